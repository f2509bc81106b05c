/**
 * The same corpus under other names: each site's name and host are replaced by words of the same length and script, in
 * its pages, styles, scripts, file names and labels alike. An engine that knows a site would do worse on it.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Corpus, LabelledSite } from './corpus.ts'

const textFiles = /\.(?:html?|css|js|mjs|json|xml|svg|txt|webmanifest|rss|atom|md)$/i

export async function renamedCorpus(corpus: Corpus, into: string): Promise<Corpus> {
  const sites: LabelledSite[] = []
  for (const site of corpus.sites) {
    const rename = createRenaming(site)
    await copyRenamed(join(corpus.folder, site.folder), join(into, site.folder), rename)
    sites.push({
      ...site,
      originalHost: site.originalHost === null ? null : rename(site.originalHost),
      labels: JSON.parse(rename(JSON.stringify(site.labels))) as LabelledSite['labels'],
    })
  }
  return { folder: into, sites }
}

async function copyRenamed(from: string, to: string, rename: (text: string) => string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const target = join(to, rename(path.slice(from.length)))
    const body = await readFile(path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, textFiles.test(entry.name) ? renamedBytes(body, rename) : body)
  }
}

/** Bytes that are no UTF-8 are renamed as Latin-1, which gives back every byte that no name is written in. */
function renamedBytes(body: Buffer, rename: (text: string) => string): Buffer {
  const text = body.toString('utf8')
  if (!text.includes('\ufffd')) return Buffer.from(rename(text), 'utf8')
  return Buffer.from(rename(body.toString('latin1')), 'latin1')
}

/** Shorter names stand in too many other words. */
const lettersMin = 4

function createRenaming({ labels, originalHost }: LabelledSite): (text: string) => string {
  const accepted = (labels.siteNameAccept as string[] | undefined) ?? []
  const host = originalHost?.replace(/^www\./, '').split('.')[0]
  const names = [labels.siteName, ...accepted, host].filter((name): name is string => typeof name === 'string')
  const wanted = names
    .map((name) => name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.join('').length >= lettersMin)
    .sort((a, b) => b.join('').length - a.join('').length)
  if (wanted.length === 0) return (text) => text
  // Between the words of a name there may be anything that sites put there: “Blue Fox”, “blue-fox”, “BlueFox”.
  const pattern = new RegExp(wanted.map((words) => words.join("[\\s\\-_&+.’']{0,3}")).join('|'), 'giu')
  return (text) => text.replace(pattern, renamedWords)
}

const renamedWords = (text: string) => text.replace(/\p{L}/gu, otherLetter)

const rows = ['aeiou', 'bdgptkcfvlmnrshwjqxyz'].flatMap((row) => [row, row.toUpperCase()])

/** Vowels become vowels and consonants consonants; of other scripts each letter becomes its neighbour. */
function otherLetter(letter: string): string {
  const row = rows.find((letters) => letters.includes(letter))
  if (row !== undefined) return row[(row.indexOf(letter) + 3) % row.length]!
  if (letter.charCodeAt(0) < 0x250) return letter
  const next = String.fromCodePoint(letter.codePointAt(0)! + 1)
  return /\p{L}/u.test(next) ? next : letter
}
