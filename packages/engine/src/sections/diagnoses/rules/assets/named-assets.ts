/** Assets that have a name and a beginning: the person who does the work, and where it all came from. */

import type { Quote } from '../../../../evidence.ts'
import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { distinctionWordsOf } from '../../../../lexicon/speech/introduction-words.ts'
import { firstPersonPluralWords } from '../../../../lexicon/speech/mission-words.ts'
import { memoised } from '../../../../memoised.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame, inSubhead, type PlacedWords } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { assetLines, bestOf, quotable } from './asset-lines.ts'
import { personOf } from './person-of-brand.ts'

export const namedAssets: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'person-is-the-product',
    group: 'asset',
    stakes: 0.95,
    share: 0.13,
    effort: 'S',
    leads: true,
    needs: ['people', 'lines', 'testimonials', 'names', 'name', 'language', 'opening', 'path', 'audiences'],
    find(facts) {
      const person = personOf(facts)
      if (person === null) return null
      const { names, opening, testimonials, path } = facts
      const { name, role, voice, count, quote, intro } = person
      const isOpening = opening.texts.some((text) => text.includes(name))
      const called = role === null ? name : `${name}, ${inQuotes(role, 60)},`
      return {
        title: frame(
          [voice !== null && count > 1, `Customers come for ${name}`],
          [voice !== null, `A customer calls ${names.brand} by a person’s name: ${name}`],
          [person.isNameOfBrand, `${name} stands behind the name ${names.brand}`],
          [intro !== null, `${name} speaks for ${names.brand} in person`],
          `${name} answers for ${names.brand}`,
        ),
        text: frame(
          [
            voice !== null && isOpening,
            `${name} stands in the opening, and in ${count} of the ${testimonials.length} reviews: ${inQuotes(voice ?? '', 100)}.`,
          ],
          [
            voice !== null && count > 1,
            `${name} stands in ${count} of ${testimonials.length} reviews: ${inQuotes(voice ?? '', 100)}. Customers come for a person, not for a firm.`,
          ],
          [voice !== null, `A customer calls the work by its name, ${name}: ${inQuotes(voice ?? '', 100)}.`],
          [
            intro !== null && person.isNameOfBrand,
            `${inQuotes(intro ?? '', 100)}, says ${names.page(person.page)}: name of the firm and name of the person are one.`,
          ],
          [
            intro !== null,
            `${inQuotes(intro ?? '', 100)}, says ${names.page(person.page)}: the visitor knows who will do the work before asking.`,
          ],
          [
            person.isNameOfBrand,
            `${called} gives ${names.brand} its name: who stands behind the work needs no looking up.`,
          ],
          [
            path.isNear(person.page),
            `${called} answers for ${names.brand} by name on ${names.page(person.page)}: a name that no rival can borrow.`,
          ],
          `On ${names.page(person.page)} ${names.brand} has a name and no department: ${role === null ? name : `${name}, ${inQuotes(role, 60)}`}.`,
        ),
        pole: frame(
          [voice !== null && count > 1, `Customers come for ${name}`],
          [voice !== null && voice.length <= 60, inQuotes(voice ?? '', 60)],
          [voice !== null, `A customer knows it by a name, ${name}`],
          [intro !== null && intro.length <= 50, inQuotes(intro ?? '', 60)],
          `${names.brandFirst} has a name behind it, ${name}`,
        ),
        against: null,
        move: {
          title: isOpening ? `Show ${name} beside the headline` : `Put ${name} into the opening`,
          page: names.home,
          text: frame(
            [
              voice !== null,
              `Put ${name} with a portrait under the headline, and beside it ${inQuotes(voice ?? '', 80)}.`,
            ],
            `Put ${name}${role === null ? '' : `, ${inQuotes(role, 60)},`} with a portrait and one sentence under the headline.`,
          ),
        },
        ...(isOpening || role === null || quote === null ? {} : personPlaced(name, role, [quote, ...person.more])),
        contrast: 'both quoted',
        subject: 'person',
        isNear: isOpening || path.isNear(person.page),
        isSensitive: false,
        confidence: person.confidence,
        quotes: quote === null ? [] : [quote, ...person.more],
      }
    },
  }),
  diagnosis({
    id: 'origin-told',
    of: 'asks',
    group: 'asset',
    stakes: 0.7,
    share: 0.12,
    effort: 'S',
    leads: true,
    needs: ['lines', 'names', 'name', 'language', 'readOn', 'path', 'opening', 'people', 'audiences', 'contacts'],
    find(facts) {
      const origin = originOf(facts)
      if (origin === null) return null
      const { names, path, opening, readOn, people } = facts
      const { line, year, tells } = origin
      const said = saidOf(line.text, year)
      const words = inQuotes(said, 150)
      const page = names.page(line.page)
      const age = year === null ? 0 : Number(readOn.slice(0, 4)) - year
      const isOpening = opening.texts.some((text) => text.includes(line.text))
      return {
        title:
          year === null
            ? `${names.brandFirst} tells how it began, and by whom`
            : tells
              ? `${names.brandFirst} has a beginning one can name: ${year}`
              : `${names.brandFirst} names its year: ${year}`,
        text: frame(
          [tells && year !== null, `${words}: ${age} years that ${names.brand} can tell, and a newcomer cannot.`],
          [
            tells && people.some((person) => line.text.includes(person.name)),
            `${words}, says ${page}: a beginning with a name in it, which only ${names.brand} can tell.`,
          ],
          [isOpening, `${words} stands in the opening: an age of ${age} years that anyone can check.`],
          `${page === 'the home page' ? 'The home page' : `On ${page} ${names.brand}`} dates its work, ${words}: ${age} years of it.`,
        ),
        pole: frame(
          [said.length <= 70, inQuotes(said, 70)],
          [year !== null, `${names.brandFirst}, at it since ${year}`],
          'A beginning told by its reason',
        ),
        against: null,
        move: {
          title: isOpening ? 'Say what the years have taught' : 'Put the beginning into the opening',
          page: names.home,
          text: isOpening
            ? `Keep ${inQuotes(said, 90)}, and add one thing that has stayed the same since.`
            : `Put ${inQuotes(said, 110)} under the headline, signed by whoever began it.`,
        },
        ...(isOpening ? {} : { places: inSubhead(quoteOfLine(line)) }),
        contrast: 'both quoted',
        subject: 'person',
        isNear: path.isNear(line.page),
        isSensitive: false,
        confidence: tells ? 0.75 : 0.6,
        quotes: [quoteOfLine(line)],
      }
    },
  }),
]

const originLength = { min: 2, max: 30 }
const yearNamed = /(?<![\d.,/-])(?:1[5-9]\d\d|20[0-2]\d)(?![\d/%-])/
/** A longer line that only dates something has to say whom. */
const datedWordsMax = 8
/** “Since 1998 …”: the line is about what follows. */
const dateNear = 20
/** Younger firms have no age to show. */
const ageMin = 10

interface Origin {
  line: OwnLine
  year: number | null
  /** Whether it tells how it began, beyond a “since”. */
  tells: boolean
}

/** The line that tells how it began, and when or by whom; or since when the brand is at work. */
type OriginInputs = Pick<DiagnosisFacts, 'lines' | 'language' | 'readOn' | 'people' | 'name' | 'audiences' | 'contacts'>

export const originOf = (facts: OriginInputs): Origin | null => originIn(facts.lines, facts)

const originIn = memoised(
  (
    _lines: readonly OwnLine[],
    { lines, language, readOn, people, name, audiences, contacts }: OriginInputs,
  ): Origin | null => {
    if (language === null) return null
    const tale = cueWords(language.value, 'origin')
    const made = distinctionWordsOf(language.value)
    const now = Number(readOn.slice(0, 4))
    const we = firstPersonPluralWords(language.value)
    const isOfParent = parentReader({ lines, name, audiences, contacts })
    const told = assetLines(lines, originLength).flatMap((line): Origin[] => {
      const { text, pageType, textClass } = line
      if (isOfParent(line)) return []
      if (textClass === 'answer' || (pageType !== 'home' && pageType !== 'about')) return []
      const named = yearNamed.exec(text)
      const year = named !== null && now - Number(named[0]) >= ageMin ? Number(named[0]) : null
      const tells = tale.has(text)
      // “since” is among the words of how things are made, and stands right before the year.
      const isSince = made
        .match(text)
        .some(({ tag, end }) => tag === 'made' && named !== null && isRightBefore(end, named.index))
      const isSigned = people.some(({ name }) => text.includes(name))
      // “A finger that has been too short since 1998” dates a thing, and not the brand.
      const isOfBrand =
        wordCount(text) <= datedWordsMax ||
        (named !== null && named.index <= dateNear) ||
        we.has(text) ||
        (name !== null && text.includes(name.value.name))
      if (year === null ? !(tells && isSigned) : !(tells || (isSince && isOfBrand))) return []
      return [{ line, year, tells }]
    })
    // Of a later year it may be that a second house was opened, or the firm moved.
    const first = Math.min(...told.map(({ year }) => year ?? Number.POSITIVE_INFINITY))
    const oldest = told.filter(({ year }) => year === null || year === first)
    return bestOf(oldest, ({ tells, line }) => (tells ? 2 : 0) + (line.pageType === 'home' ? 0.5 : 0)) ?? null
  },
)

/** A body that a brand may belong to, by the beginnings that languages share. */
const parentBody =
  /(?<!\p{L})(?:f[eéè]d[eé]r\p{L}+|federac\p{L}+|federaz\p{L}+|(?:dach|bundes|landes)?verband\p{L}*|(?:för|for|ver)bund\p{L}*|bond|parent company|holding|konzern|franchise\p{L}*|mother company)(?!\p{L})/iu

/** Tells whether a line may tell of the body, or of the chain, that the brand is a part of. */
function parentReader({
  lines,
  name,
  audiences,
  contacts,
}: Pick<DiagnosisFacts, 'lines' | 'name' | 'audiences' | 'contacts'>): (line: OwnLine) => boolean {
  const brand = name?.value.name ?? ''
  const words = brand.split(/\s+/)
  const last = foldText(words.at(-1) ?? '')
  const places = [
    ...audiences.flatMap(({ value }) => (value.kind === 'place' ? [value.label] : [])),
    ...contacts.flatMap(({ value }) => (value.kind === 'address' ? [value.value] : [])),
  ].flatMap((text) => foldText(text).split(/[^\p{L}]+/u))
  // “Oakrow Tollan” is one house of Oakrow, where Tollan is its town.
  const chain = words.length > 1 && places.includes(last) ? foldText(words.slice(0, -1).join(' ')) : null
  return (line) => {
    const text = foldText(line.text)
    if (chain !== null && text.includes(chain) && !text.includes(foldText(brand))) return true
    const at = lines.indexOf(line)
    return (
      !parentBody.test(brand) &&
      [lines[at - 1], line, lines[at + 1]].some((one) => one?.page === line.page && parentBody.test(one.text))
    )
  }
}

/** Of a row of labels the one with the year; of a long line its beginning, where that has the year. */
function saidOf(text: string, year: number | null): string {
  if (year === null) return text
  const hasYear = (part: string) => part.includes(String(year))
  const parts = text.split(/\s[·|•-]\s/u)
  const one = parts.find(hasYear)
  return one !== undefined && parts.length > 1 && wordCount(one) > 1
    ? one.replace(/[,;]$/, '')
    : quotable(text, 90, hasYear).replace(/[,;]$/, '')
}

const isRightBefore = (end: number, start: number) => start >= end && start - end <= 3

const roleCharactersMax = 60

/** “Ines Poll, head nurse”: a row of labels is no role. */
function personPlaced(name: string, role: string, quotes: readonly Quote[]): { places?: PlacedWords } {
  if (role.length > roleCharactersMax || /[·|•/]/.test(role)) return {}
  return { places: { part: 'subhead', text: `${name}, ${role}`, madeOf: [...quotes] } }
}
