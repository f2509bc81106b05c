/**
 * What a bag of words lets pass: each word of a draft stands in a passage, and together they say what none of them says (“We never test on
 * animals”, “We bake bread”: “We bake animals”). So every clause takes its words from one passage, and one with a figure in the same order.
 */
import { saidKeys } from '../../facts/language/content-keys.ts'
import { foldText } from '../../lexicon/fold.ts'
import { sentencesOf } from './check-against-sources.ts'
import type { Passage } from './writer.ts'

interface Allowed {
  /** Words that need no passage. */
  allowed: readonly string[]
  language: string
}

type Said = Pick<Passage, 'text'>

const commas = /[,;]\s+|[、，；]/u

/** Holds in a language without lists, too: there only whole clauses pass the check of words. */
export function isOfOnePassageEach(text: string, passages: readonly Said[], { allowed, language }: Allowed): boolean {
  const free = saidKeys(allowed.join('\n'), language)
  if (free === null) return true
  const sources = passages.map((passage) => [...(saidKeys(passage.text, language) ?? [])])
  return clausesOf(text).every((clause) => {
    const keys = [...(saidKeys(clause, language) ?? [])].filter((key) => !free.has(key))
    const isOrdered = /\p{N}/u.test(clause)
    return keys.length === 0 || sources.some((source) => isPartOf(keys, source, isOrdered))
  })
}

const clausesOf = (text: string) => sentencesOf(text).flatMap((sentence) => sentence.split(commas))

function isPartOf(keys: readonly string[], source: readonly string[], isOrdered: boolean): boolean {
  const places = keys.map((key) => source.indexOf(key))
  return places.every((at, index) => at >= 0 && (!isOrdered || index === 0 || at > places[index - 1]!))
}

/** What it is said to be made of is in it. */
export function usesEach(text: string, passages: readonly Said[], language: string): boolean {
  const keys = saidKeys(text, language)
  if (keys === null) return true
  return passages.every((passage) => !(saidKeys(passage.text, language) ?? keys).isDisjointFrom(keys))
}

/** No sentence breaks off: its last word says something, or ends a clause of a passage, too (“Ready in 48 hours, or”). */
export function endsWhole(text: string, passages: readonly Said[], language: string): boolean {
  const sources = passages.map((passage) => `${foldText(passage.text)}.`)
  return sentencesOf(text).every((sentence) => {
    const last = /([\p{L}\p{N}’'-]+)[^\p{L}\p{N}]*$/u.exec(foldText(sentence))?.[1] ?? ''
    const keys = saidKeys(last, language)
    if (keys === null || keys.size > 0) return true
    return sources.some((source) => ends(source, last))
  })
}

function ends(source: string, word: string): boolean {
  for (let at = source.indexOf(word); at >= 0; at = source.indexOf(word, at + 1)) {
    const isWhole = !/[\p{L}\p{N}]$/u.test(source.slice(0, at))
    if (isWhole && /^\s*[^\p{L}\p{N}\s]/u.test(source.slice(at + word.length))) return true
  }
  return false
}

const quotedWords = /[“„«「『"]\s?([^“”„«»「」『』"]+?)\s?[”“»」』"]/gu

/** What stands between quotation marks is somebody's words. */
export const quotesVerbatim = (text: string, passages: readonly Said[]): boolean =>
  [...text.matchAll(quotedWords)].every(([, words = '']) =>
    passages.some((passage) => foldText(passage.text).includes(foldText(words).replace(/[.,!?]$/, ''))),
  )
