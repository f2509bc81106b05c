/** What the first words of a home page are made of: names, what the trade is called, what everybody says, and what is left. */
import type { Fact } from '../../../../evidence.ts'
import { contentKeys, saidKeys } from '../../../../facts/language/content-keys.ts'
import { tellingNumbers } from '../../../../facts/language/telling-numbers.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { capitalisesNouns } from '../../../../lexicon/grammar/wording.ts'
import type { PhraseIndex } from '../../../../lexicon/match.ts'
import { headingSays } from '../../../../lexicon/pages/block-words.ts'
import { greets } from '../../../../lexicon/pages/greeting-words.ts'
import { claimWordsOf, parityWordsOf } from '../../../../lexicon/speech/claim-words.ts'
import { customerVoicesOf } from '../../../../lexicon/speech/customer-voice-words.ts'
import { distinctionWordsOf, standWordsOf } from '../../../../lexicon/speech/introduction-words.ts'
import { firstPersonPluralWords } from '../../../../lexicon/speech/mission-words.ts'
import { readerWordsOf, styleWordsOf } from '../../../../lexicon/speech/style-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'

/** What a headline is that gives no reason: `label` is what a menu or a block is called. */
export type HeadlineKind = 'greeting' | 'label' | 'name' | 'trade'

export interface OpeningWords {
  headline: Fact<string>
  subhead: Fact<string> | null
  /** null where the headline says more than that. */
  kind: HeadlineKind | null
  /** Of headline and subhead, so many stems are neither a name nor the trade nor what everybody says. */
  rest: number
  headlineRest: number
  subheadRest: number
  /** The words of everybody that were found, as printed. */
  stock: { headline: number; subhead: number }
  /** Whether the line names the brand or a place of it. */
  isNamed: { headline: boolean; subhead: boolean }
  /** A figure with what it counts, a price or a refusal. */
  isOfItsOwn: { headline: boolean; subhead: boolean }
}

type Inputs = Pick<
  DiagnosisFacts,
  'hero' | 'name' | 'kind' | 'language' | 'services' | 'products' | 'audiences' | 'contacts'
>
/** What a rule needs to ask for them. */
export const openingNeeds = [
  'hero',
  'name',
  'kind',
  'language',
  'services',
  'products',
  'audiences',
  'contacts',
] as const satisfies readonly (keyof Inputs)[]

const nameWordsMax = 10
const greetingWordsMax = 10
const labelWordsMax = 5

/** null where there is no headline, or no lists of words for the language. */
export function openingWords(facts: Inputs): OpeningWords | null {
  const { headline, subhead } = facts.hero
  const language = facts.language?.value
  if (headline === null || language === undefined || contentKeys(headline.value, language) === null) return null
  const names = keysOf(namesIn(facts), language)
  const trade = keysOf(tradeIn(facts), language)
  const stock = stockReader(language)
  const first = stock(headline.value)
  const second = stock(subhead?.value ?? '')
  const isRest = (key: string) => !names.has(key) && !trade.has(key) && !first.keys.has(key) && !second.keys.has(key)
  const isName = (key: string) => names.has(key) && !trade.has(key)
  const own = properNouns(headline.value, language)
  const headlineKeys = [...keysOf([headline.value], language)]
  const inHeadline = headlineKeys.filter((key) => isRest(key) && !own.has(key))
  const subheadKeys = [...keysOf([subhead?.value ?? ''], language)]
  const inSubhead = subheadKeys.filter((key) => isRest(key) && !headlineKeys.includes(key))
  return {
    headline,
    subhead,
    kind: kindOf(headline.value, {
      isLabel: isLabel(headline.value, facts) || (headlineKeys.length === 0 && isShortQuestion(headline.value)),
      isNamed: saysName(headline.value, facts),
      isKnown: headlineKeys.length > 0 && inHeadline.length === 0 && first.count === 0 && isBare(headline.value, facts),
    }),
    rest: inHeadline.length + inSubhead.length,
    headlineRest: inHeadline.length,
    subheadRest: inSubhead.length,
    stock: { headline: first.count, subhead: second.count },
    isNamed: {
      headline: headlineKeys.some(isName),
      subhead: subheadKeys.some(isName),
    },
    isOfItsOwn: {
      headline: saysItsOwn(first.without, language),
      subhead: saysItsOwn(second.without, language),
    },
  }
}

function kindOf(text: string, is: { isLabel: boolean; isNamed: boolean; isKnown: boolean }): HeadlineKind | null {
  const count = wordCount(text)
  if (greets(text) && count <= greetingWordsMax) return 'greeting'
  if (is.isLabel) return 'label'
  if (!is.isKnown || count > nameWordsMax) return null
  return is.isNamed ? 'name' : 'trade'
}

const keysOf = (texts: readonly string[], language: string): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...(contentKeys(text, language) ?? [])]))

/** What the brand and its places are called. */
const namesIn = ({ name, audiences, contacts }: Inputs) => [
  ...(name === null ? [] : [name.value.name, ...name.value.variants]),
  ...audiences.flatMap(({ value }) => (value.kind === 'place' ? [value.label] : [])),
  ...contacts.flatMap(({ value }) => (value.kind === 'address' ? [value.value] : [])),
]

const tradeIn = ({ kind, services, products }: Inputs) => [
  ...(kind === null ? [] : [kind.value.text, kind.value.label]),
  ...[...services, ...products].map(({ value }) => value.name),
]

/** “About us”, “Who are we?”: what a block is called. */
function isLabel(text: string, { name }: Pick<Inputs, 'name'>): boolean {
  const names = name === null ? [] : [name.value.name, ...name.value.variants].map(foldText)
  return wordCount(text) <= labelWordsMax && headingSays(text) === 'about' && !names.includes(foldText(text))
}

const isShortQuestion = (text: string) => /[?？]\s*$/.test(text) && wordCount(text) <= labelWordsMax

const saysName = (text: string, { name }: Pick<Inputs, 'name'>) =>
  name !== null &&
  [name.value.name, ...name.value.variants].some((one) => one.length > 2 && foldText(text).includes(foldText(one)))

/** Whether a headline is no sentence, and every word of it is the brand’s name or what the trade is called. */
function isBare(text: string, facts: Inputs): boolean {
  const language = facts.language?.value ?? ''
  const folded = foldText(text)
  if (
    facts.name !== null &&
    [facts.name.value.name, ...facts.name.value.variants].some((one) => foldText(one) === folded)
  )
    return true
  if (/[.!?:=]\s*\S/.test(text) || saysItsOwn(text, language)) return false
  if (firstPersonPluralWords(language).has(text) || readerWordsOf(language).has(text)) return false
  const known = new Set([...namesIn(facts), ...tradeIn(facts)].flatMap((one) => [...(saidKeys(one, language) ?? [])]))
  const own = properNouns(text, language)
  return [...(saidKeys(text, language) ?? [])].every((key) => known.has(key) || own.has(key))
}

/** Words with a capital that stand beside such without, where capitals mark names. */
function properNouns(text: string, language: string): ReadonlySet<string> {
  if (language === 'en' || capitalisesNouns(language)) return new Set()
  const words = text.split(/[\s,;–—-]+/).slice(1)
  return keysOf(
    words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)),
    language,
  )
}

/** A figure with what it counts, a price, or a refusal; a year alone is none. */
const saysItsOwn = (text: string, language: string) =>
  tellingNumbers(text, language).length > 0 ||
  /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text) ||
  distinctionWordsOf(language)
    .match(text)
    .some(({ tag }) => tag === 'refusal')

/** Warm and stirring words tell no trade apart, and yet alone they do not make a line stock. */
const moods: ReadonlySet<string> = new Set(['thrill', 'warmth', 'courtesy'])
const moodsMin = 2

/** Whether a line has words of everybody. */
export function stockTest(language: string): (text: string) => boolean {
  const stock = stockReader(language)
  return (text) => stock(text).count > 0
}

/** Counts the words of everybody in a line, and gives their stems. */
function stockReader(language: string) {
  const style = styleWordsOf(language)
  const lists: readonly (readonly [PhraseIndex<string>, (tag: string) => boolean])[] = [
    [parityWordsOf(language), () => true],
    [claimWordsOf(language), (tag) => tag === 'superlative'],
    [style, (tag) => tag === 'cliches' || tag === 'superlatives'],
    [customerVoicesOf(language), (tag) => tag === 'praise'],
    [standWordsOf(language), (tag) => tag === 'affordable' || tag === 'premium'],
  ]
  return (text: string): Stock => {
    const folded = foldText(text)
    const found = lists.flatMap(([index, isWanted]) => index.match(text).filter(({ tag }) => isWanted(tag)))
    const mood = style.match(text).filter(({ tag }) => moods.has(tag))
    const words = [...found, ...mood].map(({ start, end }) => folded.slice(start, end))
    const places = new Set(found.map(({ start }) => start))
    return {
      count: places.size + (mood.length >= moodsMin ? 1 : 0),
      keys: keysOf(words, language),
      without: words.reduce((rest, word) => rest.replace(word, ' '), folded),
    }
  }
}

interface Stock {
  count: number
  keys: ReadonlySet<string>
  /** The line without them, folded. */
  without: string
}
