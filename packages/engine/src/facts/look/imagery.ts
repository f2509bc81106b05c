import type { Fact } from '../../evidence.ts'
import type { PageBlocks } from '../../page/page-blocks.ts'
import type { Site } from '../../site.ts'
import { heroPicture } from './imagery/hero-picture.ts'
import { type PagePicture, pagePictures } from './imagery/page-pictures.ts'
import { kindOf, type SeenKind } from './imagery/picture-kinds.ts'
import type { Imagery, Logo } from './shapes.ts'

const pagesMax = 6

/** What kinds of pictures the pages show, how many carry a text, and which one opens the home page. */
export function imagery(site: Site, { blocks, logo }: { blocks: PageBlocks[]; logo: Logo }): Fact<Imagery> | null {
  const logos = new Set([logo.primary, logo.icon, ...logo.alternates].map((mark) => mark?.value.url))
  const counts: Record<SeenKind, number> = {
    photo: 0,
    illustration: 0,
    icon: 0,
    logo: 0,
    video: 0,
    spacer: 0,
    unknown: 0,
  }
  const seen = new Set<string>()
  let images = 0
  let withAlt = 0
  let hero: Imagery['hero'] = null
  for (const page of site.pages.slice(0, pagesMax)) {
    const pictures = pagePictures(page).filter(({ url }) => url === null || !logos.has(url))
    if (page === site.home) {
      const own = blocks.find((candidate) => candidate.page === page.url)?.blocks ?? []
      hero = heroPicture(page, pictures, own)
    }
    for (const picture of pictures) {
      const kind = kindOf(picture)
      if (isRepeated(picture, seen)) continue
      counts[kind]++
      if (!isContent(kind) || picture.form !== 'image') continue
      images++
      if (/[\p{L}\p{N}]/u.test(picture.alt ?? '')) withAlt++
    }
  }
  const pictures = counts.photo + counts.illustration + counts.unknown
  if (pictures + counts.icon + counts.video === 0) return null
  const value: Imagery = {
    pictures,
    photos: counts.photo,
    illustrations: counts.illustration,
    icons: counts.icon,
    videos: counts.video,
    altShare: images === 0 ? 0 : Math.round((withAlt / images) * 100) / 100,
    hero,
    summary: '',
  }
  const told = counts.photo + counts.illustration
  const confidence = Math.round((0.5 + (pictures === 0 ? 0 : 0.4 * (told / pictures))) * 100) / 100
  return { value: { ...value, summary: summaryOf(value, images) }, basis: 'computed', confidence, quotes: [] }
}

const isContent = (kind: SeenKind) => kind === 'photo' || kind === 'illustration' || kind === 'unknown'

/** A picture of the header or footer stands on every page. */
function isRepeated({ url, form }: PagePicture, seen: Set<string>): boolean {
  if (url === null) return false
  const key = `${form} ${url}`
  if (seen.has(key)) return true
  seen.add(key)
  return false
}

/** “24 pictures, mostly photographs (18); 3 videos; 71 % of the pictures carry an alternative text.” */
function summaryOf({ pictures, photos, illustrations, icons, videos, altShare }: Imagery, images: number): string {
  const parts = [counted(pictures, 'picture', 'pictures') + mostly({ pictures, photos, illustrations })]
  if (icons > 0) parts.push(counted(icons, 'icon', 'icons'))
  if (videos > 0) parts.push(counted(videos, 'video', 'videos'))
  if (images > 0) parts.push(alternatives(Math.round(100 * altShare)))
  return `${parts.join('; ')}.`
}

const alternatives = (percent: number) =>
  percent === 0
    ? 'no picture carries an alternative text'
    : percent === 100
      ? 'all pictures carry an alternative text'
      : `${percent} % of the pictures carry an alternative text`

const counted = (count: number, one: string, many: string) =>
  count === 0 ? `No ${many}` : `${count} ${count === 1 ? one : many}`

function mostly({ pictures, photos, illustrations }: Pick<Imagery, 'pictures' | 'photos' | 'illustrations'>): string {
  if (pictures === 0) return ''
  const kinds = [
    { count: photos, name: 'photographs', one: 'a photograph' },
    { count: illustrations, name: 'illustrations', one: 'an illustration' },
  ]
  const lead = kinds.sort((a, b) => b.count - a.count)[0]!
  if (lead.count === pictures)
    return pictures === 1
      ? `, ${lead.name === 'photographs' ? 'a photograph' : 'an illustration'}`
      : `, all ${lead.name}`
  if (lead.count / pictures > 0.5) return `, mostly ${lead.name} (${lead.count})`
  return lead.count > 0 ? `, ${lead.count} of them recognised as ${lead.count === 1 ? lead.one : lead.name}` : ''
}
