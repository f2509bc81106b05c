/** What a PDF holds, for tests: read by another program than the one that wrote it. */
import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'
import type { PdfOptions } from './pdf-input.ts'

export const plainOptions: PdfOptions = {
  paper: 'A4',
  sections: 'all',
  whiteLabel: false,
  branding: null,
  sample: false,
}

interface Annotation {
  subtype: string
  url?: string
  dest?: unknown
}

/** Its pages as text, and what a reader of it is told besides. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages: string[] = []
  const links: Annotation[] = []
  const sizes: number[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(foldedText(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')))
    links.push(...((await page.getAnnotations()) as Annotation[]).filter(({ subtype }) => subtype === 'Link'))
    sizes.push(page.view)
  }
  const { info } = await document.getMetadata()
  const bookmarks = ((await document.getOutline()) ?? []).map(({ title }) => title)
  return { pages, text: pages.join(' '), links, sizes, info: info as Record<string, unknown>, bookmarks }
}

/** As it is compared: without places to break at, direction marks and runs of spaces. */
export const foldedText = (text: string) =>
  text
    .replace(/[\u200b\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Where a line ends is not told from where a word does. */
export const unspaced = (text: string) => foldedText(text).replaceAll(' ', '')

/** All that stands in the file, compressed or not, as bytes. */
export function unpacked(bytes: Uint8Array): string {
  const file = Buffer.from(bytes)
  const parts = [file.toString('latin1')]
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue
    const end = file.indexOf('endstream', at)
    try {
      parts.push(inflateSync(file.subarray(at + 7, end)).toString('latin1'))
    } catch {
      // Not compressed: it stands in the file as it is.
    }
  }
  return parts.join('\n')
}
