/** What a line shows of being the brand's own, and of being worth reading first. */
import { contentKeys } from '../../../facts/language/content-keys.ts'
import { tellingNumbers } from '../../../facts/language/telling-numbers.ts'
import { cueWords } from '../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../lexicon/fold.ts'
import { capitalisesNouns } from '../../../lexicon/grammar/wording.ts'
import { claimWordsOf, idleWordsOf, parityWordsOf } from '../../../lexicon/speech/claim-words.ts'
import { distinctionWordsOf } from '../../../lexicon/speech/introduction-words.ts'
import { firstPersonPluralWords } from '../../../lexicon/speech/mission-words.ts'
import { negationWords } from '../../../lexicon/speech/negation-words.ts'
import { imperativeWordsOf, styleWordsOf } from '../../../lexicon/speech/style-words.ts'
import { wordCount } from '../../../page/word-count.ts'
import type { SiteReading } from '../../site-reading.ts'
import type { OwnLine } from '../own-lines.ts'
import type { NamedPerson } from '../people/named-people.ts'
import { withoutLeadingMarks } from './clauses.ts'
import { refusalReader } from './refusal-clauses.ts'

/** Points of a line, after docs/report.md. */
export const weights = {
  /** Short sentences beside each other, or a word said twice: somebody has worked at it. */
  shaped: 3,
  /** Denies or refuses. */
  refusal: 2,
  /** Says what it is and what it is not. */
  contrast: 1,
  /** A number that says how much, with its unit. */
  number: 2,
  /** A name of a person of the brand. */
  person: 2,
  /** Another proper noun. */
  name: 1,
  /** What one gets, or gets out of: free, cancel at any time, pay only if. */
  term: 1,
  guarantee: 1,
  /** Words that stand out against everyday language. */
  ownWords: 1,
  /** It speaks of its own deeds: we, or the brand's name. */
  deed: 1,
  opening: 1,
  home: 1,
  isShort: 1,
  pain: 1,
  repeated: 1,
  backed: 1,
  isLong: -1,
  /** No end of a sentence, and no form of its own: a label. */
  label: -2,
  list: -2,
  answer: -1,
  /** A page of one offer, beside the main one. */
  inner: -2,
  superlative: -2,
  jargon: -2,
  stock: -2,
  call: -3,
} as const
export type PhraseSign = keyof typeof weights

type Inputs = Pick<
  SiteReading,
  'vocabulary' | 'audienceNeeds' | 'claims' | 'guarantees' | 'testimonials' | 'name' | 'kind' | 'hero' | 'tagline'
>

const shortWords = 9
const longWords = 13
const fragmentWordsMax = 6
/** Of more words with a capital a line is a title. */
const titleShare = 0.4

/** What a site’s lines are read by; made once a site. */
export function signReader(
  facts: Inputs,
  { lines, people, language }: { lines: readonly OwnLine[]; people: readonly NamedPerson[]; language: string },
) {
  const strongOf = strongSignReader(facts, people, language)
  const weakOf = weakSignReader(facts, lines, language)
  /** null where nothing makes it more than any line. */
  return (text: string, line: OwnLine): PhraseSign[] | null => {
    const strong = strongOf(text, line)
    return strong.length === 0 ? null : [...strong, ...weakOf(text, line, new Set(strong))]
  }
}

const signsThat = (said: readonly (readonly [PhraseSign, boolean])[]): PhraseSign[] =>
  said.flatMap(([sign, isSo]) => (isSo ? [sign] : []))

/** Signs of which a phrase has one at least. */
function strongSignReader(
  { guarantees, name, kind, hero, tagline }: Inputs,
  people: readonly NamedPerson[],
  language: string,
) {
  const distinctions = distinctionWordsOf(language)
  const claimed = claimWordsOf(language)
  const negation = negationWords(language)
  // “Not only clean” refuses nothing.
  const idle = idleWordsOf(language)
  const calming = cueWords(language, 'calming')
  const refuses = refusalReader(language)
  const we = firstPersonPluralWords(language)
  const guaranteed = new Set(guarantees.map(({ value }) => value))
  const keysIn = (text: string) => [...(contentKeys(text, language) ?? [])]
  const common = new Set(keysIn(`${name?.value.name ?? ''} ${kind?.value.text ?? ''}`))
  const names = name === null ? [] : [name.value.name, ...name.value.variants].map(foldText)
  const peopleNames = namesOfPeople(people, names)
  const opening = [hero.headline, hero.subhead, hero.eyebrow, tagline].flatMap((fact) => fact?.value ?? [])
  return (text: string, { place }: OwnLine): PhraseSign[] => {
    const count = wordCount(text)
    const tags = new Set(distinctions.match(text).map(({ tag }) => tag))
    const isParallel = isOfShortSentences(text)
    const isDenial = (isParallel || count > 3) && negation.has(text) && !idle.has(text)
    const refusing = isDenial ? refuses(withoutLeadingMarks(text)) : null
    // That one thing is not there, “No payment is active”, is a fact; beside others it is a choice.
    const isRefusal =
      isDenial &&
      (isParallel || (refusing !== null && (refusing.isContrast || refusing.isOfBrand || refusing.count > 1)))
    const isEnded = ended.test(text) || place === 'headline'
    const isTwice = count <= shortWords && isEnded && saysTwice(text, keysIn, place === 'headline' ? none : common)
    const claims = claimed.match(text)
    return signsThat([
      ['shaped', isParallel || isTwice],
      ['refusal', isRefusal],
      ['contrast', isRefusal && count <= longWords && /[,;—–]|\. /.test(text.slice(0, -1))],
      ['number', tellingNumbers(text, language).length > 0],
      ['person', peopleNames.size > 0 && wordsIn(text).some((word) => peopleNames.has(word))],
      ['term', tags.has('given') || calming.has(text)],
      ['guarantee', guaranteed.has(text) || claims.some(({ tag }) => tag === 'guarantee' || tag === 'comparison')],
      ['opening', opening.some((one) => one.includes(text))],
      ['deed', we.has(text) || names.some((one) => one.length > 2 && foldText(text).includes(one))],
    ])
  }
}

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}\p{M}’'-]+/gu) ?? []
const ended = /[.!。！]["”’»」]?$/

/** Words of the names of people whose role is known, but for those that the brand is called by. */
function namesOfPeople(people: readonly NamedPerson[], brand: readonly string[]): ReadonlySet<string> {
  const brandWords = new Set(brand.flatMap((one) => one.split(/\s+/)))
  const words = people.filter(({ role }) => role !== null).flatMap(({ name }) => name.split(/\s+/))
  return new Set(words.filter((part) => part.length > 3 && !brandWords.has(foldText(part))))
}

/** What makes it more or less; of a line that has a strong sign. */
function weakSignReader(facts: Inputs, lines: readonly OwnLine[], language: string) {
  const { vocabulary, audienceNeeds, claims, testimonials, name, kind } = facts
  const claimed = claimWordsOf(language)
  const parity = parityWordsOf(language)
  const style = styleWordsOf(language)
  const imperative = imperativeWordsOf(language)
  const keysIn = (text: string) => [...(contentKeys(text, language) ?? [])]
  const bare = new Set(
    claims.filter(({ value }) => !value.sourced && value.type === 'superlative').map(({ value }) => value.text),
  )
  const pains = audienceNeeds.filter(({ value }) => value.kind === 'pain').map(({ value }) => foldText(value.text))
  const own = new Set((vocabulary?.value.distinctive ?? []).flatMap(keysIn))
  const voices = new Set(testimonials.slice(0, 40).flatMap(({ value }) => keysIn(value.text)))
  const common = new Set(keysIn(`${name?.value.name ?? ''} ${kind?.value.text ?? ''}`))
  const pagesOf = pagesOfTexts(lines)
  const isCall = callReader(imperative, negationWords(language), name?.value.name)
  return (text: string, { place, pageType, textClass, role }: OwnLine, has: ReadonlySet<PhraseSign>): PhraseSign[] => {
    const folded = foldText(text)
    const count = wordCount(text)
    const keys = keysIn(text).filter((key) => !common.has(key))
    const styles = new Set(style.match(text).map(({ tag }) => tag))
    const isEnded = ended.test(text)
    const commas = text.match(/[,、，]/g)?.length ?? 0
    const isFormed = has.has('shaped') || has.has('refusal')
    return signsThat([
      ['name', !has.has('person') && hasProperNoun(text, language)],
      ['ownWords', keys.length >= 2 && keys.some((key) => own.has(key))],
      ['home', pageType === 'home'],
      ['isShort', count <= shortWords],
      ['pain', pains.some((pain) => pain.includes(folded))],
      ['repeated', (pagesOf.get(text)?.size ?? 0) > 1],
      ['backed', keys.filter((key) => voices.has(key)).length > 1],
      ['isLong', count > longWords],
      [
        'label',
        !isEnded &&
          !has.has('opening') &&
          (!isFormed || (place === 'body' && /^\d/.test(text)) || (place === 'heading' && isTitle(text, language))),
      ],
      ['list', commas >= 3 || (commas >= 2 && !has.has('refusal') && !isEnded) || /\s&\s.*,|,.*\s&\s/.test(text)],
      ['answer', textClass === 'answer' || role === 'faq'],
      ['inner', ['product', 'other', 'customers', 'solutions'].includes(pageType)],
      [
        'superlative',
        bare.has(text) || styles.has('superlatives') || claimed.match(text).some(({ tag }) => tag === 'superlative'),
      ],
      ['jargon', styles.has('jargon')],
      ['stock', parity.has(text) || styles.has('cliches') || styles.has('courtesy') || keys.length === 0],
      ['call', isCall(text)],
    ])
  }
}

/** The half of “ne … pas”. */
const denying = /^ne$/iu

/** What asks for a deed: “Try it”, “Do not miss”, and in beats where the first names the brand, “Try Oakrow. Cook faster”. */
function callReader(
  imperative: ReturnType<typeof imperativeWordsOf>,
  negation: ReturnType<typeof negationWords>,
  brand: string | undefined,
): (text: string) => boolean {
  const folded = foldText(brand ?? '')
  return (text) => {
    if (isOfShortSentences(text)) {
      const [first = ''] = text.split(/[.!]\s/u)
      return folded !== '' && imperative.startsWith(text) !== null && foldText(first).includes(folded)
    }
    if (imperative.startsWith(text) !== null) return true
    const [first = '', ...others] = text.split(/\s+/)
    return (negation.has(first) || denying.test(first)) && imperative.startsWith(others.join(' ')) !== null
  }
}

function pagesOfTexts(lines: readonly OwnLine[]): ReadonlyMap<string, ReadonlySet<string>> {
  const pages = new Map<string, Set<string>>()
  for (const { text, page } of lines) pages.set(text, (pages.get(text) ?? new Set()).add(page))
  return pages
}

const none: ReadonlySet<string> = new Set()

/** Two to four short sentences that begin each for themselves: “Find. Make sure. Delete.”; or two that begin alike. */
function isOfShortSentences(text: string): boolean {
  const sentences = text.split(/(?<=[^\s\d][.!。！])\s+|(?<=[。！])/u).filter((part) => /\p{L}/u.test(part))
  if (sentences.length < 2 || sentences.length > 4) return false
  if (sentences.some((part) => /^\p{L}{1,3}\.$|(?:^|\s)\p{Lu}\.$/u.test(part.trim()))) return false
  const [first, ...others] = sentences.map((part) => foldText(part).split(' ')[0])
  return sentences.every((part) => wordCount(part) <= fragmentWordsMax) || others.every((word) => word === first)
}

/** “1 cup = 1 cup”, “neighbours drive for neighbours”: a word that says something, twice in few. */
function saysTwice(text: string, keysIn: (text: string) => string[], common: ReadonlySet<string>): boolean {
  const words: string[] = foldText(text).match(/\p{L}{4,}/gu) ?? []
  return words.some((word, index) => words.indexOf(word) !== index && keysIn(word).some((key) => !common.has(key)))
}

const capitalsIn = (text: string) => text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0

/** “Host Security — No Platform Required”. */
const isTitle = (text: string, language: string) =>
  !capitalisesNouns(language) && wordCount(text) > 3 && capitalsIn(text) > 0.7 * wordCount(text)

/** A capital within a sentence, in languages that do not capitalise every noun. */
const hasProperNoun = (text: string, language: string) =>
  !capitalisesNouns(language) &&
  /\p{Ll}[,]?\s\p{Lu}\p{Ll}{2,}/u.test(text) &&
  capitalsIn(text) <= titleShare * wordCount(text)
