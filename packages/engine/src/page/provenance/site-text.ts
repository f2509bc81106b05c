/** The lines of all pages of a site with their classes: what a page alone shows, and what only the site as a whole does. */
import { countBefore } from '../../document/ordered-nodes.ts'
import type { Quote } from '../../evidence.ts'
import { memoised } from '../../memoised.ts'
import type { Site, SitePage } from '../../site.ts'
import { pageKey } from '../../site-url.ts'
import { pageLinks } from '../links.ts'
import { fillerSign } from './filler.ts'
import { type ClassedLine, classedLines } from './line-provenance.ts'
import { type Provenance, type TextClass, textClasses } from './text-classes.ts'

export interface SiteText {
  /** Lines of a page in order; none for a page of another site. */
  linesOf(page: string): readonly ClassedLine[]
  /** Of each line that holds the passage, in page order; what stands in the head or in structured data, or in no line, is declared, or filler. */
  classesOf(passage: Quote): readonly TextClass[]
  /** How many lines of all pages are of each class. */
  counts: Readonly<Record<TextClass, number>>
}

export const siteText = memoised((site: Site): SiteText => {
  const byPage = new Map(withRepeats(site).map(({ page, lines }) => [page.url, lines]))
  const known = new Map<string, readonly TextClass[]>()
  const joined = new Map<string, JoinedLines>()
  const counts = Object.fromEntries(textClasses.map((name) => [name, 0])) as Record<TextClass, number>
  for (const lines of byPage.values()) for (const { provenance } of lines) counts[provenance.class]++
  const linesOf = (page: string) => byPage.get(page) ?? []
  return {
    linesOf,
    classesOf: ({ page, text, locator }) => {
      if (declaredLocator.test(locator)) return [declaredOr(text)]
      const key = `${page}\n${text}`
      let classes = known.get(key)
      if (classes === undefined) {
        const lines = joined.get(page) ?? joinedLines(linesOf(page))
        joined.set(page, lines)
        classes = classesIn(lines, text)
        known.set(key, classes)
      }
      return classes
    },
    counts,
  }
})

/** What stands in the head of a page, and in structured data, wherever else it is said. */
const declaredLocator = /^(?:script|meta|title|link|html)(?![\w-])/

const declaredOr = (text: string): TextClass => (fillerSign(text) === null ? 'declared' : 'filler')

/** The lines of a page as one text, with where each begins. */
interface JoinedLines {
  lines: readonly ClassedLine[]
  text: string
  starts: readonly number[]
}

function joinedLines(lines: readonly ClassedLine[]): JoinedLines {
  const starts: number[] = []
  let at = 0
  for (const { text } of lines) {
    starts.push(at)
    at += text.length + 1
  }
  return { lines, text: lines.map(({ text }) => text).join('\n'), starts }
}

const linesHoldingMax = 20

/** A passage is a line, a part of one, or runs over several: then that of its first counts. */
function classesIn(joined: JoinedLines, text: string): readonly TextClass[] {
  const holding: ClassedLine[] = []
  for (let at = joined.text.indexOf(text); at >= 0 && holding.length < linesHoldingMax; ) {
    const line = joined.lines[countBefore(joined.starts, at + 1) - 1]
    if (line !== undefined) holding.push(line)
    at = joined.text.indexOf(text, at + Math.max(1, text.length))
  }
  const whole = holding.filter((line) => line.text === text)
  const found = whole.length > 0 ? whole : holding.length > 0 ? holding : beginningOf(joined.lines, text)
  if (found.length === 0) return [declaredOr(text)]
  return [...new Set(found.map(({ provenance }) => provenance.class))]
}

const beginningOf = (lines: readonly ClassedLine[], text: string): ClassedLine[] =>
  lines.filter((line) => line.text.length >= charactersMin && text.startsWith(line.text)).slice(0, 1)

const charactersMin = 3

const pagesMin = 3
const shareMin = 0.6
const repeatedCharactersMin = 20
const repeated: Provenance = { class: 'chrome', reason: 'stands on most pages', confidence: 0.75 }
const unlinked: Provenance = { class: 'filler', reason: 'on a page of drafts that no page links to', confidence: 0.7 }

/** Classes that say more than that a line is repeated or stands on a page of drafts. */
const keptClasses: ReadonlySet<TextClass> = new Set(['hidden', 'filler', 'legal', 'navigation', 'chrome', 'sample'])

function withRepeats(site: Site): { page: SitePage; lines: readonly ClassedLine[] }[] {
  const counts = new Map<string, number>()
  for (const page of site.pages) {
    const onPage = new Set(classedLines(page).map(({ text }) => text))
    for (const key of onPage) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const isRepeated = ({ text }: ClassedLine) => {
    const count = counts.get(text) ?? 0
    return text.length >= repeatedCharactersMin && count >= pagesMin && count >= shareMin * site.pages.length
  }
  const drafts = draftPages(site)
  return site.pages.map((page) => {
    const isDraft = drafts.has(page.url)
    const lines = classedLines(page).map((line) => {
      if (keptClasses.has(line.provenance.class)) return line
      if (isDraft) return { ...line, provenance: unlinked }
      // The home page is where a line is met first.
      return page !== site.home && isRepeated(line) ? { ...line, provenance: repeated } : line
    })
    return { page, lines }
  })
}

/** Generators keep what is in the making in folders that begin with an underscore; a site that links one means it. */
function draftPages({ pages }: Site): ReadonlySet<string> {
  const candidates = pages.filter(({ url }) => /\/_[^/]/.test(new URL(url).pathname))
  if (candidates.length === 0) return new Set()
  const linked = new Set(pages.flatMap((page) => pageLinks(page.document, page.url, page.head).map(({ key }) => key)))
  return new Set(candidates.map(({ url }) => url).filter((url) => !linked.has(pageKey(new URL(url)))))
}
