/** Assets of people who put their names to it: customers who sign, and those who do the work. */
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { tellingNumbers } from '../../../../facts/language/telling-numbers.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { customerVoicesOf, namesOwner } from '../../../../lexicon/speech/customer-voice-words.ts'
import { firstPersonPluralWords } from '../../../../lexicon/speech/mission-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { capitalised, inWords, listed } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { wordsWritten } from '../../people/written-words.ts'
import { bestOf } from './asset-lines.ts'

/** Of fewer each has to sign with a whole name. */
const voicesMin = 3
const peopleMin = 4

export const voiceAssets: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'customers-sign-their-words',
    group: 'asset',
    stakes: 0.65,
    share: 0.13,
    effort: 'S',
    leads: true,
    needs: ['testimonials', 'language', 'names', 'path', 'lines'],
    find(facts) {
      const voices = signedVoices(facts)
      const [first, second] = voices
      if (first === undefined || second === undefined) return null
      if (voices.length < voicesMin && !voices.every(isSignedInFull)) return null
      const { names, path } = facts
      const words = inQuotes(first.text, 100)
      const other = inQuotes(second.text, 80)
      const page = names.page(first.quote.page)
      const isHome = first.quote.page === names.home
      const here = voices.filter(({ quote }) => quote.page === first.quote.page).length
      return {
        title: `${capitalised(inWords(voices.length))} people sign what they say of ${names.brand}`,
        text: frame(
          [
            first.hasNumber,
            `${words}, signs ${first.signed}: a figure with a name under it${here > 1 ? `, one of ${inWords(here)} on ${page}` : `, on ${page}`}.`,
          ],
          [
            first.role !== null && second.role !== null,
            `${words}, says ${first.signed}; ${other}, says ${second.signed}. ${givenOf(first, second)}`,
          ],
          [
            isHome && here > 1,
            `On the home page ${inWords(here)} people put their names to it, ${first.signed} to this: ${words}.`,
          ],
          `${words}, says ${first.signed} on ${page}; ${inWords(voices.length)} people in all sign theirs.`,
        ),
        pole:
          wordCount(first.text) <= 9 ? words : `${capitalised(inWords(voices.length))} people who sign their praise`,
        against: null,
        move: {
          title: isHome ? `Put ${first.author} beside the call` : `Bring ${first.author} to the home page`,
          page: names.home,
          text: `Put ${words}, signed ${first.signed}, beside the first call.`,
        },
        contrast: 'both quoted',
        subject: 'customers',
        isNear: path.isNear(first.quote.page),
        isSensitive: false,
        confidence: voices.length < voicesMin ? 0.55 : first.role === null ? 0.6 : 0.7,
        quotes: [first.quote, second.quote],
      }
    },
  }),
  diagnosis({
    id: 'team-with-names',
    group: 'asset',
    stakes: 0.65,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['people', 'names', 'path', 'opening'],
    find({ people, names, path, opening }) {
      const shown = people.filter(({ quote }) => quote !== null)
      const [first] = shown
      if (shown.length < peopleMin || first === undefined) return null
      const on = shown.filter(({ page }) => page === first.page)
      const withRole = on.filter(({ role }) => role !== null)
      const called = listed(
        on.slice(0, 3).map(({ name }) => name),
        3,
      )
      const page = names.page(first.page)
      const [headed] = withRole
      const isOpening = opening.texts.some((text) => on.some(({ name }) => text.includes(name)))
      return {
        title: `${capitalised(inWords(shown.length))} people stand behind ${names.brand}, by name`,
        text: frame(
          [isOpening, `The opening already names who is behind ${names.brand}; ${called} follow on ${page}.`],
          [
            headed !== undefined && withRole.length > 2,
            `${capitalised(page)} gives names and duties: ${called}, ${headed?.name} as ${inQuotes(headed?.role ?? '', 50)}. ${capitalised(inWords(shown.length))} people can be asked for.`,
          ],
          [
            path.isNear(first.page),
            `${called} ${Math.min(3, on.length) === 1 ? 'is' : 'are'} named where people decide, on ${page}, with ${inWords(shown.length - Math.min(3, on.length))} more.`,
          ],
          `${called} stand on ${page} with ${inWords(shown.length)} names in all: whoever deals with ${names.brand} knows with whom.`,
        ),
        pole: `${capitalised(inWords(shown.length))} people behind it, all by name`,
        against: null,
        move: {
          title: 'Show two of them on the home page',
          page: names.home,
          text: `Put ${listed(on.slice(0, 2).map(({ name }) => name))} with portraits and one sentence each on the home page.`,
        },
        contrast: 'both quoted',
        subject: 'person',
        isNear: path.isNear(first.page),
        isSensitive: false,
        confidence: 0.75,
        quotes: on.slice(0, 3).flatMap(({ quote }) => quote ?? []),
      }
    },
  }),
]

/** What two signatures give, and no more than that: an initial is no whole name, and a role may be a firm, a town or “parent”. */
const givenOf = (first: Voice, second: Voice): string =>
  frame(
    [[first, second].every(isSignedInFull), 'Both sign with their whole names.'],
    [
      first.role !== null && first.role === second.role,
      `Both put ${inQuotes(first.role ?? '', 50)} beside their names.`,
    ],
    'Neither name stands alone.',
  )

interface Voice {
  /** A whole sentence of what was said. */
  text: string
  author: string
  role: string | null
  /** Author and role. */
  signed: string
  hasNumber: boolean
  quote: DiagnosisFacts['testimonials'][number]['quotes'][number]
}

const sentenceWords = { min: 4, max: 22 }
const bestWords = 12
const roleCharactersMax = 50
/** Longer ones are salutations. */
const roleWordsMax = 5
const authorCharactersMax = 40
/** “Ida B.”, “Ida Brook”, “Ida & Jon”: one word alone may be “Customer”. */
const fullName = /^\p{Lu}[\p{L}\p{M}’'.-]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{M}’'.-]*)+$/u
/** No initials; “Ida & Jon” are two given names. */
const isSignedInFull = ({ author }: Voice) =>
  author.split(/\s+/).every((word) => word === '&' || /\p{L}{3}/u.test(word)) && !/^\S+\s&\s\S+$/.test(author)

/** What customers said who are named in full, those with a figure first; one voice a name, one a text. */
function signedVoices({
  testimonials,
  language,
  lines,
}: Pick<DiagnosisFacts, 'testimonials' | 'language' | 'lines'>): Voice[] {
  if (language === null) return []
  const seen = new Set<string>()
  const isWritten = wordsWritten(lines)
  const voice = customerVoicesOf(language.value)
  const we = firstPersonPluralWords(language.value)
  const voices = testimonials.flatMap(({ value: { text, author, role }, quotes }): Voice[] => {
    const [quote] = quotes
    if (quote === undefined || author === null || author.length > authorCharactersMax || !fullName.test(author))
      return []
    // “Process Engineer” is nobody; and who says neither “I” nor “we” is quoted by the brand.
    if (namesOwner(author) || author.split(/\s+/).some((word) => word.length > 2 && isWritten(word))) return []
    const tags = new Set(voice.match(text).map(({ tag }) => tag))
    if (!tags.has('self') && !we.has(text) && !(tags.has('praise') && role !== null)) return []
    if (seen.has(foldText(author)) || seen.has(foldText(text))) return []
    seen.add(foldText(author)).add(foldText(text))
    const sentences = text.split(/(?<=[.!?…])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof)\.)\s+/u).filter((one) => {
      const count = wordCount(one)
      return count >= sentenceWords.min && count <= sentenceWords.max
    })
    const best = bestOf(
      sentences,
      (one) =>
        (numbersIn(one, language.value) ? 20 : 0) +
        (voice.match(one).some(({ tag }) => tag === 'praise') ? 4 : 0) +
        2 * Math.min(contentKeys(one, language.value)?.size ?? 0, 5) -
        Math.abs(wordCount(one) - bestWords),
    )
    if (best === undefined) return []
    const known =
      role !== null && role.length <= roleCharactersMax && wordCount(role) <= roleWordsMax && !/[.,:!]$/.test(role)
        ? role
        : null
    const signed = known === null ? author : `${author} (${known})`
    return [{ text: best, author, role: known, signed, hasNumber: numbersIn(best, language.value), quote }]
  })
  return voices.sort(
    (a, b) => Number(b.hasNumber) - Number(a.hasNumber) || Number(b.role !== null) - Number(a.role !== null),
  )
}

const numbersIn = (text: string, language: string) => tellingNumbers(text, language).length > 0
