/** Lines that an asset may be quoted by: the brand's own, short enough to stand whole, of what it offers today. */
import type { PageType } from '../../../../artifacts.ts'
import { wordCount } from '../../../../page/word-count.ts'
import type { OwnLine } from '../../own-lines.ts'
import { withoutLeadingMarks } from '../../phrases/clauses.ts'

/** Pages whose lines are of one occasion, one place to work, one rule, or one way to write. */
const otherPages: ReadonlySet<PageType> = new Set<PageType>([
  'post',
  'blog',
  'careers',
  'legal',
  'press',
  'contact',
  'testimonials',
])

/** A telephone number, an address of mail or of the web: a line that says how to reach the brand. */
const wayToReach = /\d[\d\s().-]{6,}\d|\S@\S|https?:|www\./

const otherClasses: ReadonlySet<OwnLine['textClass']> = new Set<OwnLine['textClass']>(['form', 'announced'])

/** Of a word with its space; longer lines need no counting. */
const charactersMax = 14

interface Length {
  min: number
  max: number
}

/** Each text once, where it stands first. */
export function assetLines(lines: readonly OwnLine[], { min, max }: Length): OwnLine[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const { text, place, pageType, role, textClass } = line
    if (place === 'action' || otherPages.has(pageType) || otherClasses.has(textClass)) return false
    if (role === 'legal' || role === 'testimonials' || wayToReach.test(text) || /[?？:：]$/.test(text)) return false
    if (text.length < min || text.length > max * charactersMax) return false
    const count = wordCount(text)
    if (count < min || count > max || seen.has(text)) return false
    seen.add(text)
    return true
  })
}

/** Where a line may end before its end: what follows explains, adds or lists. */
const ends = /:\s|;\s|\s[–—-]\s/u
const headWordsMin = 4

/** A line as it is quoted: whole if it is short, else what stands before its colon or dash and says enough alone. */
export function quotable(line: string, charactersMax = 90, holds: (text: string) => boolean = () => true): string {
  const whole = withoutLeadingMarks(line)
  if (whole.length <= charactersMax) return whole
  const at = whole.search(ends)
  const head = at < 0 ? '' : whole.slice(0, at)
  return wordCount(head) >= headWordsMin && head.length <= charactersMax && holds(head) ? head : whole
}

/** Developers name what a page draws to show a product: the figures of a drawn screen are nobody's. */
export const isDrawn = ({ locator }: Pick<OwnLine, 'locator'>) =>
  /[.#_-](?:dash(?:board)?|mock(?:up)?|screen(?:shot)?|demo|preview|phone|device|browser|terminal|widget)(?:[-_ ]|$)/i.test(
    locator,
  )

/** A row of labels, “Free · No card · 14 days”, or a label with its value, “Pulse: 38”. */
export const isRow = (text: string) => /\s[·|•]\s|[→➜]\s*$/u.test(text) || /^[^:：.!?]{1,30}\s?[:：]\s/u.test(text)

/** The line that stands best for what it says: the one with the most points, of these the first. */
export const bestOf = <Item>(items: readonly Item[], pointsOf: (item: Item) => number): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, item) => (best === undefined || pointsOf(item) > pointsOf(best) ? item : best),
    undefined,
  )
