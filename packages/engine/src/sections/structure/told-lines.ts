/** Lines of a page that diagnoses compare or quote, and that are no sentences: figures, and what a template left. */
import { attributeOf, descendantsByTag, foldSpace } from '../../document/flat-document.ts'
import { linkLabel } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import { headingsAbove } from '../../page/provenance/headings-above.ts'
import { siteText } from '../../page/provenance/site-text.ts'
import type { TextClass } from '../../page/provenance/text-classes.ts'
import type { Site, SitePage } from '../../site.ts'

export interface ToldLine {
  /** Verbatim. */
  text: string
  locator: string
  /** The heading above; null above the first, and of a heading itself that of the level above. */
  heading: string | null
  isHeading: boolean
  textClass: TextClass
}

export interface LinkedFile {
  /** What the link says: its text, or that of its picture. */
  label: string
  url: string
  locator: string
}

export interface ToldLines {
  /** Lines with a digit that the brand itself says, its header and footer among them. */
  figures: ToldLine[]
  /** What a template has in the place of words. */
  fillers: (ToldLine & { reason: string })[]
  /** Links to papers and pictures that are opened by themselves. */
  files: LinkedFile[]
}

const figuresMax = 250
const fillersMax = 30
const filesMax = 30
const lineCharactersMax = 220

const said: ReadonlySet<TextClass> = new Set<TextClass>([
  'message',
  'answer',
  'question',
  'chrome',
  'legal',
  'announced',
])

export function toldLines(site: Site, page: SitePage): ToldLines {
  const lines = siteText(site).linesOf(page.url)
  const above = headingsAbove(page.document, lines)
  const figures: ToldLine[] = []
  const fillers: ToldLines['fillers'] = []
  lines.forEach(({ text, node, provenance }, at) => {
    const isFigure = said.has(provenance.class) && text.length <= lineCharactersMax && /\p{Nd}/u.test(text)
    const isFiller = provenance.class === 'filler' && page.isVisible(node)
    if (!(isFigure && figures.length < figuresMax) && !(isFiller && fillers.length < fillersMax)) return
    const { texts = [], isHeading = false } = above[at] ?? {}
    const line = {
      text,
      locator: locatorOf(page.document, node),
      heading: texts[isHeading ? 1 : 0] ?? null,
      isHeading,
      textClass: provenance.class,
    }
    if (isFiller) fillers.push({ ...line, reason: provenance.reason })
    else figures.push(line)
  })
  return { figures, fillers, files: linkedFiles(page) }
}

const fileEnd = /\.(?:pdf|docx?|xlsx?|odt|jpe?g|png|webp|gif)$/i

function linkedFiles({ document, head, isVisible }: SitePage): LinkedFile[] {
  const files: LinkedFile[] = []
  for (const node of descendantsByTag(document, 0, 'a')) {
    if (files.length >= filesMax) break
    const href = attributeOf(document, node, 'href')?.trim() ?? ''
    if (href.length > 2_048 || !isVisible(node)) continue
    const target = URL.parse(href, head.baseUrl)
    if (target === null || !fileEnd.test(target.pathname)) continue
    const label = foldSpace(linkLabel(document, node)).slice(0, 120)
    if (label !== '') files.push({ label, url: target.href, locator: locatorOf(document, node) })
  }
  return files
}
