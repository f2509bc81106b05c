/** A website as files in memory, and as a folder. */
import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'

/** By path within the site, without a slash in front: texts as strings, other files by where they lie. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array | { copyOf: string }>

export interface NoiseSite {
  name: string
  host: string
  language: string
  /** Path of the entry page's file. */
  entry: string
  /** As an address has it. */
  entryPath: string
  folder: string
  files: SiteFiles
}

const textTypes = new Set(['.html', '.htm', '.css'])

export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const files = new Map<string, string | { copyOf: string }>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length).replace(/^\/+/, '')
    files.set(name, (textTypes.has(extname(name).toLowerCase()) && (await textOf(path))) || { copyOf: path })
  }
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** null for what is not UTF-8: such a page stays as it is. */
async function textOf(path: string): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path))
  } catch {
    return null
  }
}

/** What is unchanged is linked, or copied where links are not possible. */
export async function writeSiteFiles(files: SiteFiles, folder: string): Promise<void> {
  const folders = new Set<string>()
  for (const [name, content] of files) {
    const path = join(folder, name)
    if (!folders.has(dirname(path))) await mkdir(dirname(path), { recursive: true })
    folders.add(dirname(path))
    if (typeof content === 'string' || content instanceof Uint8Array) await writeFile(path, content)
    else await link(content.copyOf, path).catch(() => copyFile(content.copyOf, path))
  }
}

export const isPage = (name: string): boolean => /\.html?$/i.test(name)

/** The site with another text of its pages and style sheets. */
export function withTexts(files: SiteFiles, change: (text: string, name: string) => string): SiteFiles {
  const changed = new Map(files)
  for (const [name, content] of files) if (typeof content === 'string') changed.set(name, change(content, name))
  return changed
}

/** The site with another text of its pages. */
export const withPages = (files: SiteFiles, change: (html: string, name: string) => string): SiteFiles =>
  withTexts(files, (text, name) => (isPage(name) ? change(text, name) : text))

/** The site with another text of its entry page. */
export const withEntry = ({ entry, files }: NoiseSite, change: (html: string) => string): SiteFiles =>
  withPages(files, (html, name) => (name === entry ? change(html) : html))
