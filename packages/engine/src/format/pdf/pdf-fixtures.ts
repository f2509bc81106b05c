/** What a PDF holds, for tests: read by another program than the one that wrote it. */
import { inflateSync } from 'node:zlib'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
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

export interface LinkWithin {
  /** What stands on the page where the link is. */
  text: string
  /** What it says to those who do not see the page. */
  said: string
  page: number
  /** Left, bottom, right, top. */
  rect: number[]
  /** The page that it leads to, and the link that stands at that very place; null for one that leads nowhere. */
  target: { page: number; link: LinkWithin | undefined } | null
}

/** The links from one place of a document to another, each with what it leads to. */
export async function linksWithin(bytes: Uint8Array): Promise<LinkWithin[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const links: (LinkWithin & { dest: unknown })[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const items = (await page.getTextContent()).items.filter((item) => 'str' in item)
    for (const annotation of await page.getAnnotations()) {
      const { rect, dest, contentsObj } = annotation
      if (annotation.subtype !== 'Link' || dest === undefined || dest === null) continue
      const [left, bottom, right, top] = rect as [number, number, number, number]
      const isInside = ({ transform: [, , , , x, y] }: { transform: number[] }) =>
        x! >= left - 0.1 && x! < right && y! >= bottom - 0.1 && y! < top
      const text = items.filter(isInside).map(({ str }) => str)
      links.push({ text: text.join('').trim(), said: contentsObj.str, page: number, rect, target: null, dest })
    }
  }
  for (const link of links) {
    const place = typeof link.dest === 'string' ? await document.getDestination(link.dest) : link.dest
    if (!Array.isArray(place)) continue
    const page = (await document.getPageIndex(place[0])) + 1
    const isThere = ({ page: own, rect }: LinkWithin) => own === page && rect[0] === place[2] && rect[3] === place[3]
    link.target = { page, link: links.find(isThere) }
  }
  return links
}

/** What stands where: pieces of text of all pages with their left end and their line, in points. */
export async function placedTexts(bytes: Uint8Array): Promise<{ text: string; left: number; top: number }[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const texts: { text: string; left: number; top: number }[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) {
      if ('str' in item) texts.push({ text: item.str, left: item.transform[4], top: item.transform[5] })
    }
  }
  return texts
}

/** The pictures of pixels on a page, such as `960 × 600`, and what is said to those who do not see them. */
export async function picturesOn(number: number, bytes: Uint8Array): Promise<{ sizes: string[]; said: string }> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(number)
  const { fnArray, argsArray } = await page.getOperatorList()
  const { OPS } = await getResolvedPDFJS()
  const painted = argsArray.filter((_, at) => fnArray[at] === OPS.paintImageXObject)
  return {
    sizes: painted.map(([, width, height]) => `${width} × ${height}`),
    said: JSON.stringify(await page.getStructTree()),
  }
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
