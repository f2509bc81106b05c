/** For whom a site is: said far from where people decide, or said to two kinds of them with one headline. */
import type { Fact, Quote } from '../../../../evidence.ts'
import type { AudienceSign } from '../../../../facts/audience/shapes.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { capitalised, inWords, listed } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'

type Sign = Fact<AudienceSign>

const sureMin = 0.6
const hintMin = 0.35
const wordsMin = 6
const readersMin = 2
const wordsMax = 24
const told: ReadonlySet<AudienceSign['source']> = new Set<AudienceSign['source']>(['phrase', 'heading'])
const farTypes: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>([
  'about',
  'product',
  'features',
  'solutions',
  'other',
])
/** Whoever reads a page of these is who is meant: pupils learn, patients are treated. */
const people = ({ value: { kind, source } }: Sign) => kind !== 'place' && source !== 'request' && source !== 'kind'

/** The line of the brand that a sign was read in, whole. */
const lineOf = ({ quotes }: Sign, lines: readonly OwnLine[]): OwnLine | null => {
  const [quote] = quotes
  return quote === undefined
    ? null
    : (lines.find(({ page, text }) => page === quote.page && text.includes(quote.text)) ?? null)
}

function farReaders({ audiences, lines, names }: Pick<DiagnosisFacts, 'audiences' | 'lines' | 'names'>) {
  const signs = audiences.filter(people)
  const isAtHome = signs.some(
    ({ confidence, quotes, value: { source } }) =>
      source === 'menu' || (confidence >= hintMin && quotes.some(({ page }) => page === names.home)),
  )
  if (isAtHome) return null
  const far = signs.filter(({ confidence, value: { source } }) => confidence >= sureMin && told.has(source))
  const byLine = new Map<OwnLine, Set<string>>()
  for (const sign of far) {
    const line = lineOf(sign, lines)
    if (line === null || !farTypes.has(line.pageType) || line.role === 'faq' || line.place === 'action') continue
    const count = wordCount(line.text)
    if (count < wordsMin || count > wordsMax) continue
    byLine.set(line, (byLine.get(line) ?? new Set()).add(sign.value.label))
  }
  const [best] = [...byLine].sort((a, b) => b[1].size - a[1].size || a[0].at - b[0].at)
  return best === undefined || best[1].size < readersMin ? null : { line: best[0], labels: [...best[1]] }
}

const privateKinds = new Set<AudienceSign['kind']>(['person'])
const tradeKinds = new Set<AudienceSign['kind']>(['role', 'size', 'industry'])

/** One sign of private people and one of firms, both on the home page, neither in its opening nor with a page of its own. */
function twoSides({ audiences, names, opening }: Pick<DiagnosisFacts, 'audiences' | 'names' | 'opening'>) {
  const signs = audiences.filter(people)
  const hasDoor = (id: string) =>
    signs.some(
      ({ value, quotes }) =>
        value.id === id &&
        (value.source === 'menu' ||
          value.source === 'page' ||
          (value.source === 'heading' && quotes.some(({ page }) => page !== names.home))),
    )
  const atHome = signs.filter(
    ({ value, confidence, quotes: [quote] }) =>
      confidence >= sureMin &&
      (value.source === 'heading' || value.source === 'phrase') &&
      quote?.page === names.home &&
      !opening.texts.some((text) => text.includes(quote.text)) &&
      !hasDoor(value.id),
  )
  const one = atHome.find(({ value }) => privateKinds.has(value.kind))
  const other = atHome.find(
    ({ value, quotes }) => tradeKinds.has(value.kind) && quotes[0]?.text !== one?.quotes[0]?.text,
  )
  const [first] = one?.quotes ?? []
  const [second] = other?.quotes ?? []
  if (one === undefined || other === undefined || first === undefined || second === undefined) return null
  return { one, other, first, second, count: new Set(atHome.map(({ value }) => value.id)).size }
}

export const readersNamed: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'readers-named-far',
    group: 'readers',
    stakes: 0.8,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['audiences', 'lines', 'names', 'hero', 'path', 'reach'],
    find({ audiences, lines, names, hero, path, reach }) {
      const found = farReaders({ audiences, lines, names })
      const headline = hero.headline
      const [headlineQuote] = headline?.quotes ?? []
      if (found === null || headline === null || headlineQuote === undefined || !reach.home) return null
      const { line, labels } = found
      const words = inQuotes(line.text, 110)
      const where = names.page(line.page)
      const opens = inQuotes(headline.value, 70)
      const readers = listed(labels.slice(0, 3))
      const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
      return {
        title: `${capitalised(where)} says for whom ${names.brand} is; the opening does not`,
        text: frame(
          [
            labels.length > 2,
            `${capitalised(where)} names ${inWords(labels.length)} kinds of readers at once, ${words}; the home page opens with ${opens} and leaves all of them to guess.`,
          ],
          [
            line.pageType === 'about',
            `Whom it was made for, ${names.brand} tells on ${where}: ${words}. On the home page, under ${opens}, nobody can tell that they are meant.`,
          ],
          [
            call !== null,
            `${words}, says ${where}. The home page leads from ${opens} to ${call} and names no reader on the way.`,
          ],
          `${opens} opens the home page, and no reader is named there; ${readers} find themselves on ${where}: ${words}.`,
        ),
        pole: `but whom it is for comes on ${where}`,
        against: null,
        move: {
          title: 'Name the readers under the headline',
          page: names.home,
          text: `Put ${words} under ${opens}, cut to the readers and what they get.`,
        },
        contrast: 'both quoted',
        subject: 'readers',
        isNear: true,
        isSensitive: false,
        confidence: 0.65,
        quotes: [quoteOfLine(line), headlineQuote],
      }
    },
  }),
  diagnosis({
    id: 'one-headline-two-readers',
    of: 'asks',
    isOfOnePage: true,
    group: 'readers',
    stakes: 0.7,
    share: 0.04,
    effort: 'M',
    leads: true,
    needs: ['audiences', 'names', 'opening', 'hero', 'path'],
    find({ audiences, names, opening, hero, path }) {
      const found = twoSides({ audiences, names, opening })
      const [headlineQuote] = hero.headline?.quotes ?? []
      if (found === null || hero.headline === null || headlineQuote === undefined) return null
      const { one, other, first, second, count } = found
      const [a, b]: [Quote, Quote] = [first, second]
      const opens = inQuotes(hero.headline.value, 70)
      const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
      const pair = `${one.value.label} and ${other.value.label}`
      return {
        title: `One headline for ${pair}`,
        text: frame(
          [
            count > 2,
            `The home page speaks to ${inWords(count)} kinds of readers further down, from ${inQuotes(a.text, 50)} to ${inQuotes(b.text, 50)}; ${opens} is the one headline for all of them.`,
          ],
          [
            call !== null,
            `${inQuotes(a.text, 60)} and ${inQuotes(b.text, 60)} want different things, and both get ${opens} and ${call}.`,
          ],
          [
            a.text.length + b.text.length > 90,
            `${opens} has to do for ${pair}: ${inQuotes(a.text, 60)} here, ${inQuotes(b.text, 60)} there, and no link that parts them.`,
          ],
          `Below ${opens} the home page turns to ${inQuotes(a.text, 60)} and to ${inQuotes(b.text, 60)}; the opening greets neither.`,
        ),
        pole: `but one headline must do for ${pair}`,
        against: null,
        move: {
          title: 'Set two doors under the headline',
          page: names.home,
          text: `Under ${opens} put two links, one for ${one.value.label}, one for ${other.value.label}, each with one proof of its own.`,
        },
        contrast: 'both quoted',
        subject: 'readers',
        isNear: true,
        isSensitive: false,
        confidence: 0.65,
        quotes: [a, b, headlineQuote],
      }
    },
  }),
]
