/** Names of style sheets, scripts, pictures and fonts that a build hashes anew, or that carry another version. */
import { basename, extname } from 'node:path'
import type { NoiseKind } from '../kind.ts'
import { createRandom } from '../random.ts'
import { isPage, type SiteFiles } from '../site-files.ts'

const manners = ['dot', 'dash', 'letters', 'query', 'stamp'] as const

export const kind: NoiseKind = {
  name: 'asset-names',
  readings(site, random) {
    const manner = random.pick(manners)
    return [random.hex(8), random.hex(8)].map((seed) => renamed(site.files, manner, seed))
  },
}

function renamed(files: SiteFiles, manner: (typeof manners)[number], seed: string): SiteFiles {
  const names = [...files.keys()].filter((name) =>
    /\.(?:css|js|mjs|png|jpe?g|webp|avif|gif|svg|woff2?|ico)$/i.test(name),
  )
  const counts = new Map<string, number>()
  for (const name of names) counts.set(basename(name), (counts.get(basename(name)) ?? 0) + 1)
  /** By old base name, the new one; an ambiguous or very short name stays. */
  const renames = new Map<string, string>()
  for (const name of names) {
    const base = basename(name)
    if (counts.get(base)! > 1 || base.length < 5) continue
    const random = createRandom(`${seed} ${base}`)
    const extension = extname(base)
    const stem = base.slice(0, -extension.length)
    const forms = {
      dot: `${stem}.${random.hex(8)}${extension}`,
      dash: `${stem}-${random.hex(20)}${extension}`,
      letters: `${stem}-${random.token(8)}${extension}`,
      query: `${base}?v=${random.hex(8)}`,
      stamp: `${base}?ver=${random.whole(1_700_000_000, 1_799_999_999)}`,
    }
    renames.set(base, forms[manner])
  }
  const pattern =
    /([/"'(=\s,])([^/"'()=\s,?#<>&]+\.(?:css|m?js|png|jpe?g|webp|avif|gif|svg|woff2?|ico))(?=["')\s>,]|$)/gi
  const rewritten = (text: string) =>
    text.replace(pattern, (whole, before: string, base: string) => {
      const now = renames.get(decoded(base))
      return now === undefined ? whole : `${before}${now}`
    })
  return new Map(
    [...files].map(([name, content]) => {
      const isQuery = manner === 'query' || manner === 'stamp'
      const now = isQuery || isPage(name) ? undefined : renames.get(basename(name))
      const path = now === undefined ? name : `${name.slice(0, -basename(name).length)}${now}`
      return [path, typeof content === 'string' ? rewritten(content) : content]
    }),
  )
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
