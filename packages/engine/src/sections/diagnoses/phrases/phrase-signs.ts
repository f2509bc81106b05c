/** What a line shows of being the brand's own, and of being worth reading first. */
import { contentKeys } from '../../../facts/language/content-keys.ts'
import { tellingNumbers } from '../../../facts/language/telling-numbers.ts'
import { cueWords } from '../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../lexicon/fold.ts'
import { capitalisesNouns } from '../../../lexicon/grammar/wording.ts'
import { claimWordsOf, parityWordsOf } from '../../../lexicon/speech/claim-words.ts'
import { distinctionWordsOf } from '../../../lexicon/speech/introduction-words.ts'
import { firstPersonPluralWords } from '../../../lexicon/speech/mission-words.ts'
import { negationWords } from '../../../lexicon/speech/negation-words.ts'
import { imperativeWordsOf, styleWordsOf } from '../../../lexicon/speech/style-words.ts'
import { wordCount } from '../../../page/word-count.ts'
import type { SiteReading } from '../../site-reading.ts'
import type { NamedPerson } from '../named-people.ts'
import type { OwnLine } from '../own-lines.ts'

/** Points of a line, after docs/report.md. */
export const weights = {
  /** Short sentences beside each other, or a word said twice: somebody has worked at it. */
  shaped: 3,
  /** Denies, refuses or restricts. */
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

export function signReader(
  facts: Inputs,
  { lines, people, language }: { lines: readonly OwnLine[]; people: readonly NamedPerson[]; language: string },
) {
  const { vocabulary, audienceNeeds, claims, guarantees, testimonials, name, kind, hero, tagline } = facts
  const distinctions = distinctionWordsOf(language)
  const claimed = claimWordsOf(language)
  const parity = parityWordsOf(language)
  const style = styleWordsOf(language)
  const imperative = imperativeWordsOf(language)
  const negation = negationWords(language)
  const calming = cueWords(language, 'calming')
  const we = firstPersonPluralWords(language)
  const keysIn = (text: string) => [...(contentKeys(text, language) ?? [])]
  const bare = new Set(
    claims.filter(({ value }) => !value.sourced && value.type === 'superlative').map(({ value }) => value.text),
  )
  const guaranteed = new Set(guarantees.map(({ value }) => value))
  const pains = audienceNeeds.filter(({ value }) => value.kind === 'pain').map(({ value }) => foldText(value.text))
  const own = new Set((vocabulary?.value.distinctive ?? []).flatMap(keysIn))
  const voices = new Set(testimonials.slice(0, 40).flatMap(({ value }) => keysIn(value.text)))
  const common = new Set(keysIn(`${name?.value.name ?? ''} ${kind?.value.text ?? ''}`))
  const names = name === null ? [] : [name.value.name, ...name.value.variants].map(foldText)
  const brandWords = new Set(names.flatMap((one) => one.split(/\s+/)))
  const peopleNames = new Set(
    people
      .filter(({ role }) => role !== null)
      .flatMap(({ name: one }) => one.split(/\s+/))
      .filter((part) => part.length > 3 && !brandWords.has(foldText(part))),
  )
  const opening = [hero.headline, hero.subhead, hero.eyebrow, tagline].flatMap((fact) => fact?.value ?? [])
  const pagesOf = new Map<string, Set<string>>()
  for (const { text, page } of lines) {
    const key = foldText(text)
    pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(page))
  }
  return (text: string, line: OwnLine): PhraseSign[] => {
    const folded = foldText(text)
    const count = wordCount(text)
    const keys = keysIn(text).filter((key) => !common.has(key))
    const styles = new Set(style.match(text).map(({ tag }) => tag))
    const tags = new Set(distinctions.match(text).map(({ tag }) => tag))
    const isEnded = /[.!。！]["”’»」]?$/.test(text)
    const isParallel = isOfShortSentences(text)
    const isRefusal = (negation.has(text) || tags.has('refusal')) && (isParallel || count > 3)
    const isShaped =
      isParallel ||
      (saysTwice(text, keysIn, line.place === 'headline' ? none : common) && (line.place !== 'body' || isEnded))
    const isNumber = tellingNumbers(text, language).length > 0
    const isOpening = opening.some((one) => one.includes(text))
    const isPerson = (text.match(/\p{L}[\p{L}\p{M}’'-]+/gu) ?? []).some((word) => peopleNames.has(word))
    const commas = text.match(/[,、，]/g)?.length ?? 0
    const said: readonly [PhraseSign, boolean][] = [
      ['shaped', isShaped],
      ['refusal', isRefusal],
      ['contrast', isRefusal && count <= longWords && /[,;—–]|\. /.test(text.slice(0, -1))],
      ['number', isNumber],
      ['person', isPerson],
      ['name', !isPerson && hasProperNoun(text, language)],
      ['term', tags.has('given') || calming.has(text)],
      [
        'guarantee',
        guaranteed.has(text) || claimed.match(text).some(({ tag }) => tag === 'guarantee' || tag === 'comparison'),
      ],
      ['ownWords', keys.filter((key) => own.has(key)).length >= 1 && keys.length >= 2],
      ['deed', we.has(text) || names.some((one) => one.length > 2 && folded.includes(one))],
      ['opening', isOpening],
      ['home', line.pageType === 'home'],
      ['isShort', count <= shortWords],
      ['pain', pains.some((pain) => pain.includes(folded))],
      ['repeated', (pagesOf.get(folded)?.size ?? 0) > 1],
      ['backed', keys.filter((key) => voices.has(key)).length > 1],
      ['isLong', count > longWords],
      ['label', !isEnded && !isOpening && ((!isShaped && !isRefusal) || (line.place === 'body' && /^\d/.test(text)))],
      ['list', commas >= 3 || (commas >= 2 && !isRefusal && !isEnded) || /\s&\s.*,|,.*\s&\s/.test(text)],
      ['answer', line.textClass === 'answer' || line.role === 'faq'],
      ['inner', line.pageType === 'product' || line.pageType === 'other' || line.pageType === 'customers'],
      [
        'superlative',
        bare.has(text) || styles.has('superlatives') || claimed.match(text).some(({ tag }) => tag === 'superlative'),
      ],
      ['jargon', styles.has('jargon')],
      ['stock', parity.has(text) || styles.has('cliches') || styles.has('courtesy') || keys.length === 0],
      ['call', !isParallel && imperative.startsWith(text) !== null],
    ]
    return said.filter(([, isSo]) => isSo).map(([sign]) => sign)
  }
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
  if (wordCount(text) > shortWords) return false
  const words: string[] = foldText(text).match(/\p{L}{4,}/gu) ?? []
  return words.some((word, index) => words.indexOf(word) !== index && keysIn(word).some((key) => !common.has(key)))
}

/** A capital within a sentence, in languages that do not capitalise every noun. */
const hasProperNoun = (text: string, language: string) =>
  !capitalisesNouns(language) &&
  /\p{Ll}[,]?\s\p{Lu}\p{Ll}{2,}/u.test(text) &&
  (text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0) <= titleShare * wordCount(text)
