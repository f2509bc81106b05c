/** What all proposals of a site are written with: its language, the words that are its own anyway, and the check that nothing is invented. */
import type { Quote } from '../../evidence.ts'
import { contentKeys } from '../../facts/language/content-keys.ts'
import { foldText } from '../../lexicon/fold.ts'
import { pagesLists } from '../../lexicon/joined/pages.ts'
import { distinctionWordsOf } from '../../lexicon/speech/introduction-words.ts'
import { wordEntriesOf } from '../../lexicon/word-lists.ts'
import { wordCount } from '../../page/word-count.ts'
import { asSentence, capitalised } from '../../writing/prose.ts'
import type { DiagnosisFacts } from '../diagnoses/diagnosis-facts.ts'
import type { PhraseSign } from '../diagnoses/phrases/phrase-signs.ts'
import type { Phrase } from '../diagnoses/phrases.ts'
import { checkAgainstSources } from './check-against-sources.ts'

/** A clause of the site that can stand as a sentence, and where it stands. */
export interface Passage {
  text: string
  quote: Quote
}

export interface Writer {
  language: string
  facts: DiagnosisFacts
  /** Words of the site's own that need no passage: name, category, places, verbs of calls. */
  allowed: readonly string[]
  /** A capital at its beginning and a full stop at its end, as the language has it. */
  sentence(text: string): string
  /** Within quotation marks, as the language has them. */
  quoted(text: string): string
  /** Whether it says nothing but what its passages say. */
  holds(text: string, passages: readonly Passage[]): boolean
  /** Whether two texts share a word that says something. */
  repeats(one: string, other: string): boolean
}

/** null where the language of the site is not known: nothing is written then. */
export function writerOf(facts: DiagnosisFacts): Writer | null {
  if (facts.language === null) return null
  const language = facts.language.value
  const allowed = allowedWords(facts, language)
  const isCjk = language === 'ja' || language === 'zh'
  const brand = new Set(contentKeys(facts.name?.value.name ?? '', language))
  const [open, close] = quotationMarks[language] ?? ['“', '”']
  return {
    language,
    facts,
    allowed,
    sentence: (text) => (isCjk ? (/[。！？]$/.test(text) ? text : `${text}。`) : asSentence(capitalised(text))),
    quoted: (text) => `${open}${text}${close}`,
    holds: (text, passages) => checkAgainstSources(text, passages, allowed, language).length === 0,
    repeats(one, other) {
      const keys = contentKeys(one, language)
      if (keys === null) return foldText(one).includes(foldText(other)) || foldText(other).includes(foldText(one))
      const others = contentKeys(other, language) ?? new Set()
      return [...keys].some((key) => others.has(key) && !brand.has(key))
    },
  }
}

const quotationMarks: Record<string, readonly [string, string]> = {
  de: ['„', '“'],
  cs: ['„', '“'],
  pl: ['„', '”'],
  ro: ['„', '”'],
  hu: ['„', '”'],
  fr: ['« ', ' »'],
  es: ['«', '»'],
  it: ['«', '»'],
  pt: ['«', '»'],
  ru: ['«', '»'],
  uk: ['«', '»'],
  el: ['«', '»'],
  no: ['«', '»'],
  ja: ['「', '」'],
  zh: ['“', '”'],
}

function allowedWords({ name, kind, audiences }: DiagnosisFacts, language: string): string[] {
  const places = audiences.filter(({ value }) => value.kind === 'place').map(({ value }) => value.label)
  const names = name === null ? [] : [name.value.name, ...name.value.variants]
  // “Start for free” is a call, and “free” no word that anybody may say.
  const terms = distinctionWordsOf(language)
  const verbs = wordEntriesOf(pagesLists, 'calls', language)
    .map(({ phrase }) => phrase)
    .filter((phrase) => !terms.has(phrase))
  return [...names, ...(kind === null ? [] : [kind.value.text]), ...places, ...verbs]
}

/** What is never promoted: what anybody says, what is put above all others, labels, and what belongs to one offer beside the main one. */
const spoilt: readonly PhraseSign[] = ['inner', 'label', 'list', 'jargon', 'stock', 'superlative', 'call']

export const isPromotable = ({ signs }: Pick<Phrase, 'signs'>) => !spoilt.some((sign) => signs.includes(sign))

export const passageOf = ({ text, quote }: Phrase): Passage => ({ text, quote })

/** An amount of money without what it is for. */
const bareAmount = /^(?:\p{L}{1,5}\s)?(?:\p{Sc}\s?\d[\d.,’' ]*|\d[\d.,’' ]*\s?\p{Sc})\.?$/u

/** “Report 4h → 30 min”, “No fees. on all orders”: signs and ends of what stood elsewhere. */
const pieced = /[→←⟶]|[.!?]\s+\p{Ll}/u

export const saysEnough = (text: string) => !bareAmount.test(text) && !pieced.test(text) && wordCount(text) > 2
