/**
 * Whether a text says nothing that its sources do not say. It is what proposals of ours are held against, and drafts of a model can be: each
 * word that is more than grammar has to come from a source, numbers with their units and conditions, and what a firm may be held to whole.
 */
import type { Quote } from '../../evidence.ts'
import { saidKeys } from '../../facts/language/content-keys.ts'
import { foldText } from '../../lexicon/fold.ts'
import type { PhraseIndex } from '../../lexicon/match.ts'
import { claimWordsOf } from '../../lexicon/speech/claim-words.ts'
import { distinctionWordsOf } from '../../lexicon/speech/introduction-words.ts'
import { negationWords } from '../../lexicon/speech/negation-words.ts'
import { conditionWords, regulatedWords } from '../../lexicon/speech/promise-words.ts'
import { styleWordsOf } from '../../lexicon/speech/style-words.ts'

/** What was invented or left out, and the words that show it. */
export interface Invention {
  kind: 'word' | 'clause' | 'number' | 'superlative' | 'regulated' | 'condition' | 'negation'
  text: string
}

type Sources = readonly Pick<Quote, 'text'>[]

/**
 * @param allowed words beside those of the sources: the brand's name, its category, place and readers, verbs of calls
 * @returns empty: nothing was invented
 */
export function checkAgainstSources(
  text: string,
  madeOf: Sources,
  allowed: readonly string[],
  language: string,
): Invention[] {
  const sources = madeOf.flatMap((source) => sentencesOf(source.text))
  const about: About = { text, sources, allowed, language }
  const sentences = sentencesOf(text)
  return [
    ...wordsInvented(about),
    ...termsInvented(about),
    ...numbersChanged(about),
    ...superlativesOf(about),
    ...sentences.flatMap((sentence) => [...regulatedAlone(sentence, about), ...conditionsDropped(sentence, about)]),
  ]
}

interface About {
  text: string
  /** Sentences of the sources. */
  sources: readonly string[]
  allowed: readonly string[]
  language: string
}

const sentenceEnds = /(?<=[^\s\d][.!?…]["”’»)]?)\s+|(?<=[。！？])|\s[–—]\s|[:：]\s?(?=\S)/u

/** Sentences, and what stands before and behind a dash or colon. */
export function sentencesOf(text: string): string[] {
  return text.split(sentenceEnds).flatMap((part) => (/[\p{L}\p{N}]/u.test(part) ? [part.trim()] : []))
}

/** Without punctuation at its ends. */
export const bare = (text: string) => foldText(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '')

function wordsInvented({ text, sources, allowed, language }: About): Invention[] {
  const keys = saidKeys(text, language)
  if (keys === null) {
    const known = [...sources, ...allowed].map(bare)
    return sentencesOf(text)
      .filter((sentence) => !known.some((one) => ` ${one} `.includes(` ${bare(sentence)} `)))
      .map((sentence) => ({ kind: 'clause', text: sentence }))
  }
  const known = new Set([...sources, ...allowed].flatMap((one) => [...(saidKeys(one, language) ?? [])]))
  return [...keys].filter((key) => !known.has(key)).map((key) => ({ kind: 'word', text: key }))
}

const numbers = /(?:\p{Sc}\s?)?\d+(?:[.,’'\u00a0\u202f ]\d+)*\s?(?:%|‰|\p{Sc})?/gu
const wordAfter = /^[\s-]*([\p{L}\p{M}’'-]+|\/\s?\p{L}+)/u

/** A number stands in a source, and with what is counted there. */
function numbersChanged({ text, sources, allowed }: About): Invention[] {
  const known = [...sources, ...allowed].map(foldText)
  return [...text.matchAll(numbers)].flatMap((match): Invention[] => {
    const figure = foldText(match[0]).trim()
    const unit = wordAfter.exec(text.slice(match.index + match[0].length))?.[1]
    const holds = known.some((one) => {
      const at = placeOf(figure, one)
      if (at < 0) return false
      const said = wordAfter.exec(one.slice(at + figure.length))?.[1]
      return said === undefined || (unit !== undefined && foldText(unit) === said)
    })
    return holds ? [] : [{ kind: 'number', text: match[0].trim() }]
  })
}

/** Where a figure stands by itself: 48 is not in 1948, nor in 48,5. */
function placeOf(figure: string, text: string): number {
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
    if (!/[\d.,]$/.test(text.slice(0, at)) && !/^(?:\d|[.,]\d)/.test(text.slice(at + figure.length))) return at
  }
  return -1
}

/** Nothing is put above all others, whoever says it: a superlative is never proposed. */
function superlativesOf({ text, language }: About): Invention[] {
  const isOne = ({ tag }: { tag: string }) => tag === 'superlative' || tag === 'superlatives'
  const found = [...styleWordsOf(language).match(text), ...claimWordsOf(language).match(text)].filter(isOne)
  return found.map(({ phrase }) => ({ kind: 'superlative', text: phrase }))
}

const phrasesIn = (words: PhraseIndex<string>, text: string) => words.match(text).map(({ phrase }) => phrase)

/** What a firm may be held to stands as its source has it, whole. */
function regulatedAlone(sentence: string, { sources, allowed, language }: About): Invention[] {
  const words = regulatedWords(language)
  const own = bare(sentence)
  return phrasesIn(words, sentence)
    .filter((phrase) => {
      const whole = sources.filter((source) => phrasesIn(words, source).includes(phrase))
      const isNamed = allowed.some((one) => phrasesIn(words, one).includes(phrase))
      return !isNamed && !whole.some((source) => own.includes(bare(source)))
    })
    .map((phrase) => ({ kind: 'regulated', text: phrase }))
}

/** What one gets, or need not pay, is said by a source in the same words: “free”, “24/7”, “in-house”. */
function termsInvented({ text, sources, allowed, language }: About): Invention[] {
  const words = distinctionWordsOf(language)
  const known = new Set([...sources, ...allowed].flatMap((one) => phrasesIn(words, one)))
  return phrasesIn(words, text).flatMap((phrase) => (known.has(phrase) ? [] : [{ kind: 'word', text: phrase }]))
}

/** Where a sentence takes a part of a source, what narrows or denies it there stays with it. */
function conditionsDropped(sentence: string, { sources, language }: About): Invention[] {
  const keys = saidKeys(sentence, language)
  if (keys === null || keys.size === 0) return []
  const closest = sources
    .map((source) => ({ source, keys: saidKeys(source, language) ?? new Set<string>() }))
    .map(({ source, keys: said }) => ({ source, shared: [...keys].filter((key) => said.has(key)).length }))
    .filter(({ shared }) => shared >= 0.5 * keys.size)
  if (closest.length === 0) return []
  const missing = (words: PhraseIndex<string>) => {
    const own = phrasesIn(words, sentence)
    const all = closest.map(({ source }) => phrasesIn(words, source).filter((phrase) => !own.includes(phrase)))
    return all.some((one) => one.length === 0) ? [] : (all[0] ?? [])
  }
  const denies = negationWords(language).has(sentence)
  const isTurned = closest.every(({ source }) => negationWords(language).has(source) !== denies)
  return [
    ...missing(conditionWords(language)).map((text): Invention => ({ kind: 'condition', text })),
    ...(isTurned ? [{ kind: 'negation' as const, text: sentence }] : []),
  ]
}
