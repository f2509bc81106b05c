/** What is announced as current, and was long ago. */
import type { Quote } from '../../../../evidence.ts'
import { writtenDate } from '../../../../facts/publishing/written-dates.ts'
import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import type { PageSummary } from '../../../page-summary.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'

interface Stale {
  /** The heading that says that it is of now. */
  heading: string
  /** Its last date. */
  date: string
  quote: Quote
  count: number
}

const dayMilliseconds = 86_400_000
/** A block is taken down some weeks after the day. */
const daysMin = 30
const headingCharactersMax = 60
const archived: ReadonlySet<PageSummary['type']> = new Set<PageSummary['type']>([
  'post',
  'legal',
  'press',
  'careers',
  'blog',
])

/** Of each heading of now, the last date below; only where none is to come. */
function staleBlocks(pages: readonly PageSummary[], language: string, readOn: string): Stale[] {
  const current = cueWords(language, 'current')
  const found: Stale[] = []
  for (const { url, type, told } of pages) {
    if (archived.has(type)) continue
    const under = Map.groupBy(told.figures, ({ heading, isHeading, text }) => (isHeading ? text : (heading ?? '')))
    for (const [heading, lines] of under) {
      if (heading === '' || heading.length > headingCharactersMax || !current.has(heading)) continue
      const dated = lines.flatMap(({ text, locator }) => {
        const date = writtenDate(text, { language, order: language === 'en' ? 'month first' : 'day first' })
        return date === null ? [] : [{ date, quote: { page: url, text, locator } }]
      })
      const last = dated.reduce<(typeof dated)[number] | null>(
        (latest, one) => (latest === null || one.date > latest.date ? one : latest),
        null,
      )
      if (last === null || daysBetween(last.date, readOn) < daysMin) continue
      // A year that is still to come stands without its day.
      if (lines.some(({ text }) => mentionsLaterYear(text, readOn))) continue
      found.push({ heading, date: last.date, quote: last.quote, count: dated.length })
    }
  }
  return found
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMilliseconds
const mentionsLaterYear = (text: string, readOn: string) =>
  (text.match(/\b20\d\d\b/g) ?? []).some((year) => Number(year) > Number(readOn.slice(0, 4)))

export const nowInThePast: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'now-in-the-past',
    isOfOnePage: true,
    group: 'site',
    stakes: 0.7,
    share: 0.03,
    effort: 'S',
    leads: true,
    needs: ['pages', 'language', 'readOn', 'names', 'path'],
    find({ pages, language, readOn, names, path }) {
      if (language === null) return null
      const [stale] = staleBlocks(pages, language.value, readOn).sort(
        (a, b) => Number(path.isNear(b.quote.page)) - Number(path.isNear(a.quote.page)),
      )
      if (stale === undefined) return null
      const months = Math.round(daysBetween(stale.date, readOn) / 30.4)
      const ago = months >= 18 ? `${Math.round(months / 12)} years` : months <= 1 ? 'a month' : `${months} months`
      const heading = inQuotes(stale.heading, 50)
      const words = inQuotes(stale.quote.text, 80)
      const where = names.page(stale.quote.page)
      return {
        title: `${heading} was ${ago} ago`,
        text: frame(
          [
            stale.count > 2,
            `${heading} on ${where} holds ${stale.count} dates, and the last of them, ${words}, was ${ago} ago.`,
          ],
          [
            months >= 18,
            `Under ${heading}, ${where} still shows ${words}: ${ago} old, and the reader takes the rest for as old.`,
          ],
          [
            path.isNear(stale.quote.page),
            `The block ${heading} greets visitors of ${where} with ${words}, over for ${ago}. Who plans to come finds no next date.`,
          ],
          `${words} stands under ${heading} on ${where}; on the day we read it, that was ${ago} past.`,
        ),
        pole: `but ${heading} was ${ago} ago`,
        against: null,
        move: {
          title: `Put the next date under ${heading}`,
          page: stale.quote.page,
          text: `Replace ${words} by what comes next, or take ${heading} out until there is a date.`,
        },
        contrast: 'both quoted',
        subject: 'state',
        isNear: path.isNear(stale.quote.page),
        isSensitive: false,
        confidence: 0.75,
        quotes: [{ ...stale.quote, text: stale.heading }, stale.quote],
      }
    },
  }),
]
