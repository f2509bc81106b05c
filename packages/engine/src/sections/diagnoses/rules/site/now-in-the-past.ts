/** What is announced as current, and was long ago. */
import type { Quote } from '../../../../evidence.ts'
import type { Sentence } from '../../../../facts/language/shapes.ts'
import { writtenDate } from '../../../../facts/publishing/written-dates.ts'
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { capitalised, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { quoteOfLine } from '../../own-lines.ts'

interface Stale {
  /** What says that it is of now. */
  heading: Sentence
  /** Its last date, `YYYY-MM-DD`. */
  date: string
  dated: Quote
  /** How many dates it holds. */
  count: number
}

const dayMilliseconds = 86_400_000
/** A block is taken down some weeks after the day. */
const daysMin = 45
const headingWordsMax = 5
/** A date belongs to what stands so few lines above it; later ones keep the block alive. */
const linesToFirst = 4
const linesToLast = 14
const archived: ReadonlySet<Sentence['pageType']> = new Set<Sentence['pageType']>([
  'post',
  'legal',
  'press',
  'careers',
  'blog',
])

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMilliseconds

/** Headings of now with a date below; only where no later one is to come. */
function staleBlocks({ sentences, readOn }: Pick<DiagnosisFacts, 'sentences' | 'readOn'>, language: string): Stale[] {
  const current = cueWords(language, 'current')
  const found: Stale[] = []
  for (const [at, heading] of sentences.entries()) {
    const { text, page, pageType, place, speaker } = heading
    if (archived.has(pageType) || place === 'action' || place === 'description' || speaker === 'customer') continue
    if (/\d|[.!?…]$/.test(text) || wordCount(text) > headingWordsMax || !current.has(text)) continue
    const below = sentences.slice(at + 1, at + 1 + linesToLast).filter((one) => one.page === page)
    const dates = datesIn(below, language)
    const last = dates.reduce<Dated | null>(
      (latest, one) => (latest === null || one.date > latest.date ? one : latest),
      null,
    )
    if (last === null || (dates[0]?.at ?? linesToFirst) >= linesToFirst) continue
    if (daysBetween(last.date, readOn) < daysMin || below.some((one) => namesYearFrom(one.text, last.date, readOn)))
      continue
    found.push({ heading, date: last.date, dated: last.quote, count: dates.length })
  }
  return found
}

interface Dated {
  date: string
  at: number
  quote: Quote
}

/** “Saturday, 25.” and “April 2026” are two sentences of one line. */
function datesIn(lines: readonly Sentence[], language: string): Dated[] {
  const reading = { language, order: language === 'en' ? 'month first' : 'day first' } as const
  return lines.flatMap((line, at) => {
    const before = lines[at - 1]
    const joined =
      before !== undefined && before.locator === line.locator && /\d\.?$/.test(before.text)
        ? `${before.text} ${line.text}`
        : line.text
    const date = writtenDate(joined, reading)
    return date === null || date.length < 10 ? [] : [{ date, at, quote: { ...quoteOfLine(line), text: joined } }]
  })
}

/** A year that is not over: what it is of may be to come. */
const namesYearFrom = (text: string, last: string, readOn: string) =>
  (text.match(/\b20\d\d\b/g) ?? []).some(
    (year) => year > readOn.slice(0, 4) || (year === readOn.slice(0, 4) && year > last.slice(0, 4)),
  )

export const nowInThePast: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'now-in-the-past',
    isOfOnePage: true,
    group: 'site',
    stakes: 0.7,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['sentences', 'language', 'readOn', 'names', 'path'],
    find({ sentences, language, readOn, names, path }) {
      if (language === null || !readsCues(language.value)) return null
      const [stale] = staleBlocks({ sentences, readOn }, language.value).sort(
        (a, b) => Number(path.isNear(b.dated.page)) - Number(path.isNear(a.dated.page)),
      )
      if (stale === undefined) return null
      const months = Math.floor(daysBetween(stale.date, readOn) / 30.4)
      const ago = months >= 18 ? `${inWords(Math.floor(months / 12))} years` : `${inWords(months)} months`
      const heading = inQuotes(stale.heading.text, 50)
      const words = inQuotes(stale.dated.text, 70)
      const where = names.page(stale.dated.page)
      return {
        title: `${heading} was ${ago} ago`,
        text: frame(
          [
            stale.count > 2,
            `${heading} on ${where} holds ${stale.count} dates, and the last of them, ${words}, was ${ago} before we read it.`,
          ],
          [
            months >= 18,
            `Under ${heading} ${where} still shows ${words}. After ${ago} readers take the rest for as old.`,
          ],
          [
            path.isNear(stale.dated.page),
            `${capitalised(where)} announces ${heading}, and that is ${words}: over for ${ago}. Below it stands no next date.`,
          ],
          `${words} stands under ${heading} on ${where}, ${ago} after the day.`,
        ),
        pole: `but ${heading} was ${ago} ago`,
        against: null,
        move: {
          title: `Put the next date under ${inQuotes(stale.heading.text, 30)}`,
          page: stale.dated.page,
          text: `Replace ${words} by what comes next, or take ${heading} out until there is a date.`,
        },
        contrast: 'both quoted',
        chore: 'small',
        subject: 'state',
        isNear: path.isNear(stale.dated.page),
        isSensitive: false,
        confidence: 0.75,
        quotes: [quoteOfLine(stale.heading), stale.dated],
      }
    },
  }),
]
