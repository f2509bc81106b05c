/** Assets of a scene, a chain and a narrowing: what stands in one place, one house, or for one reader. */

import type { Quote } from '../../../../evidence.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { kindOf } from '../../../../lexicon/kinds/kind-table.ts'
import { audienceIndex } from '../../../../lexicon/market/audience-words.ts'
import { distinctionWordsOf } from '../../../../lexicon/speech/introduction-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { capitalised, inWords } from '../../../../writing/prose.ts'
import { inQuotes, quotedList } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { withoutLeadingMarks } from '../../phrases/clauses.ts'
import { assetLines, bestOf } from './asset-lines.ts'
import { namesOfPlace } from './names-of-place.ts'

export const sceneAssets: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'place-with-names',
    group: 'asset',
    stakes: 0.8,
    share: 0.06,
    effort: 'M',
    leads: true,
    needs: ['lines', 'names', 'name', 'language', 'kind', 'plans', 'opening', 'hero', 'audiences', 'path', 'contacts'],
    find(facts) {
      const place = namesOfPlace(facts)
      if (place === null) return null
      const { names, opening, hero, path } = facts
      const { names: named, line } = place
      const list = quotedList(named.slice(0, 3))
      const words = inQuotes(withoutLeadingMarks(line.text), 110)
      const isOpening = named.some((one) => opening.texts.some((text) => text.includes(one)))
      const headline = hero.headline === null ? null : inQuotes(hero.headline.value, 60)
      return {
        title: `${quotedList(named.slice(0, 2))}: a place told by its names`,
        text: frame(
          [
            isOpening,
            `The opening already has a name on the map, and the pages go on: ${list}. ${words}, says ${names.page(line.page)}.`,
          ],
          [
            line.page !== names.home,
            `${capitalised(names.page(line.page))} speaks of ${list} as only a neighbour can: ${words}.`,
          ],
          [named.length > 9, `${named.length} places and people have their names here, ${list} among them: ${words}.`],
          `${list}: the pages of ${names.brand} know them by name, as in ${words}.`,
        ),
        pole: `${quotedList(named.slice(0, 2))}, by name`,
        against: null,
        move: {
          title: 'Put a name of the place into the headline',
          page: names.home,
          text:
            headline === null
              ? `Put ${inQuotes(named[0] ?? '', 60)} into the first line, with an own photo of it.`
              : `Put ${inQuotes(named[0] ?? '', 60)} beside ${headline}, with an own photo of it.`,
        },
        contrast: 'both quoted',
        subject: 'place',
        isNear: path.isNear(line.page),
        isSensitive: false,
        confidence: Math.min(0.85, 0.6 + 0.02 * named.length),
        quotes: [quoteOfLine(line)],
      }
    },
  }),
  diagnosis({
    id: 'whole-chain-in-one-house',
    group: 'asset',
    stakes: 0.7,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['lines', 'names', 'language', 'services', 'path', 'opening'],
    find(facts) {
      const line = chainOf(facts)
      if (line === undefined) return null
      const { names, services, path, opening } = facts
      const words = inQuotes(withoutLeadingMarks(line.text), 110)
      const parts = services.map(({ value }) => value.name).filter((name) => wordCount(name) <= 6)
      const isOpening = opening.texts.some((text) => text.includes(line.text))
      const page = names.page(line.page)
      return {
        title: `The whole chain is one house’s: ${inQuotes(withoutLeadingMarks(line.text), 50)}`,
        text: frame(
          [isOpening, `${words} stands in the opening: one house answers for every step of it.`],
          [
            parts.length > 2 && path.isNear(line.page),
            `${words}, says ${page}; ${quotedList(parts)} are its parts, and whoever begins with one finds the next in the same house.`,
          ],
          [
            parts.length > 2,
            `${capitalised(page)} counts the steps, ${words}; ${quotedList(parts)} are offered one by one.`,
          ],
          `${capitalised(page)} names the chain in one line: ${words}. One house answers for all of it.`,
        ),
        pole: words,
        against: null,
        move: {
          title: isOpening ? 'List the steps under the line' : 'Name the chain first, the parts below',
          page: names.home,
          text: isOpening
            ? `Keep ${words}, and put its steps under it in order.`
            : `Put ${words} under the headline, its steps below it in order.`,
        },
        contrast: 'both quoted',
        subject: 'product',
        isNear: path.isNear(line.page),
        isSensitive: false,
        confidence: parts.length > 2 ? 0.75 : 0.65,
        quotes: [quoteOfLine(line)],
      }
    },
  }),
  diagnosis({
    id: 'one-job-for-one-reader',
    group: 'asset',
    stakes: 0.75,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['audiences', 'kind', 'names', 'hero', 'tagline', 'lines', 'language'],
    find(facts) {
      const reader = soleReader(facts)
      if (reader === null) return null
      const { names, kind, hero } = facts
      const { label, line, places } = reader
      const words = inQuotes(line.text, 110)
      const job = kind?.value.label ?? null
      const headline = hero.headline?.value ?? ''
      const isHeadline = headline === line.text
      return {
        title: `${names.brandFirst} is made for ${label}`,
        text: frame(
          [
            isHeadline,
            `The headline itself chooses its reader, ${words}: whoever is not among ${label} may leave, and the others know that they are meant.`,
          ],
          [
            places > 2,
            `${words}, says the opening, and the pages keep to it: ${label} come up in ${inWords(places)} places, before any other reader.`,
          ],
          [job !== null, `One ${job}, one reader: ${words} speaks to ${label} before anyone else.`],
          `${words}: ${names.brand} has ${label} in mind, and says so where they arrive.`,
        ),
        pole: frame([wordCount(line.text) <= 9, inQuotes(line.text, 80)], `One reader, ${label}, from the first line`),
        against: null,
        move: {
          title: isHeadline ? `Keep ${label} in the headline` : `Name ${label} in the headline`,
          page: names.home,
          text: isHeadline
            ? `Keep ${words}, and let one of the ${label} confirm it beside the call.`
            : `Put ${label} into the first five words of the headline; ${words} stays below it.`,
        },
        contrast: 'both quoted',
        subject: 'readers',
        isNear: true,
        isSensitive: false,
        confidence: reader.confidence,
        quotes: [line.quote],
      }
    },
  }),
]

const chainLength = { min: 4, max: 16 }
const stepWordsMax = 4
const servicesMin = 3
/** What may follow the words: “under one roof in Leeds”. */
const wordsAfterMax = 3

/** A line that lists steps, and then says that all of them come from one house. */
function chainOf({
  lines,
  language,
  services,
}: Pick<DiagnosisFacts, 'lines' | 'language' | 'services'>): OwnLine | undefined {
  if (language === null || services.length < servicesMin) return undefined
  const words = distinctionWordsOf(language.value)
  const found = assetLines(lines, chainLength).filter(({ text, textClass }) => {
    const whole = words.match(text).find(({ tag }) => tag === 'whole')
    if (textClass !== 'message' || whole === undefined) return false
    if (wordCount(text.slice(whole.end)) > wordsAfterMax) return false
    const steps = text.slice(0, whole.start).split(/[,–—]\s/u)
    const listed = steps.filter((step) => /\p{L}{2}/u.test(step))
    return listed.length > 1 && listed.every((step) => wordCount(step) <= stepWordsMax)
  })
  return bestOf(found, ({ pageType, place }) => (pageType === 'home' ? 2 : 0) + (place === 'body' ? 0 : 1))
}

const readerKinds: ReadonlySet<string> = new Set(['role', 'industry', 'person', 'pursuit', 'size'])
/** Readers whom a brand may choose; children and women come to many. */
const choosable: ReadonlySet<string> = new Set(['role', 'industry', 'pursuit'])
/** What a menu, a page or a plan is made for is a door of its own. */
const doors: ReadonlySet<string> = new Set(['menu', 'page', 'plan', 'form'])
const ownWords: ReadonlySet<string> = new Set([...doors, 'heading', 'phrase', 'structured data'])
const readerConfidenceMin = 0.6
/** So much more is said to the first kind of reader than to the next. */
const leadMin = 1.8

const lineWordsMax = 20
const linesOfOpening = 8

/** A line of the opening with where it stands. */
interface Said {
  text: string
  quote: Quote
}

interface Reader {
  label: string
  line: Said
  places: number
  confidence: number
}

/** The one kind of reader whom the opening names, and whom the pages speak to before all others. */
function soleReader({
  audiences,
  lines,
  names,
  kind,
  language,
  hero,
  tagline,
}: Pick<DiagnosisFacts, 'audiences' | 'lines' | 'names' | 'kind' | 'language' | 'hero' | 'tagline'>): Reader | null {
  const named = audiences.filter(({ value }) => readerKinds.has(value.kind) && ownWords.has(value.source))
  const weights = new Map<string, number>()
  for (const { value, confidence } of named) weights.set(value.id, (weights.get(value.id) ?? 0) + confidence)
  const [first, second] = [...weights].sort(([, a], [, b]) => b - a)
  if (language === null || first === undefined || first[1] < leadMin * (second?.[1] ?? 0)) return null
  const [id] = first
  const own = named.filter(({ value }) => value.id === id)
  const hasOtherDoor = named.some(
    ({ value, confidence }) => value.id !== id && doors.has(value.source) && confidence >= readerConfidenceMin,
  )
  const best = bestOf(own, ({ confidence }) => confidence)
  if (
    best === undefined ||
    !choosable.has(best.value.kind) ||
    best.confidence < readerConfidenceMin ||
    hasOtherDoor ||
    isExpected(kind, id)
  )
    return null
  const readers = audienceIndex(language.value)
  const said = [hero.headline, hero.subhead, hero.eyebrow, tagline].flatMap((fact): Said[] => {
    const [quote] = fact?.quotes ?? []
    return fact === null || quote === undefined ? [] : [{ text: fact.value, quote }]
  })
  const begin = lines.filter(({ page, at, place }) => page === names.home && at < linesOfOpening && place !== 'action')
  const line = [...said, ...begin.map((one) => ({ text: one.text, quote: quoteOfLine(one) }))].find(({ text }) => {
    const found = readers?.match(text) ?? []
    return (
      wordCount(text) <= lineWordsMax &&
      found.length > 0 &&
      found.every(({ tag, start }) => tag === id && !lastOfRow.test(foldText(text).slice(0, start)))
    )
  })
  if (line === undefined) return null
  const places = own.flatMap(({ quotes }) => quotes).length
  return { label: best.value.label, line, places, confidence: Math.min(0.8, 0.45 + best.confidence / 3) }
}

/** “Children, parents and |teachers|”: one of several, whoever the others are. */
const lastOfRow = /,\s\S+\s\S{1,3}\s$/u

/** Who comes to a kennel has a dog: no choice of the brand’s. */
const isExpected = (kind: DiagnosisFacts['kind'], id: string) =>
  kind !== null && (kindOf(kind.value.id).readers ?? []).some((reader) => reader === id)
