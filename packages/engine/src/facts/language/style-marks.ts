import type { Emotion } from '../../lexicon/speech/lists.ts'
import { firstPersonPluralWords } from '../../lexicon/speech/mission-words.ts'
import { imperativeWordsOf, readerWordsOf, type StyleTag, styleWordsOf } from '../../lexicon/speech/style-words.ts'
import { wordCount } from '../../page/word-count.ts'
import { type AddressCounts, addressMarks, isToldByEnds } from './address-form.ts'
import { type Sentence, type WritingMark, writingMarks } from './shapes.ts'
import { sourceOf } from './sources.ts'
import { tellingNumbers } from './telling-numbers.ts'

/** What one sentence shows of how its writer writes. */
export interface MarkedSentence {
  sentence: Sentence
  words: number
  /** Whether it is running text: a sentence of some words with an end mark, not a heading or a label. */
  isProse: boolean
  marks: Record<WritingMark, number>
  emotions: Record<Emotion, number>
  /** Which phrases were met: one that comes back again and again is a name or a subject, not a style. */
  phrases: { mark: WritingMark; phrase: string }[]
  address: AddressCounts
  isExclamation: boolean
  isQuestion: boolean
  /** null where no verbs are known for the language, and for what is neither heading nor label. */
  isImperative: boolean | null
  emoji: number
  numbers: number
  numbersSourced: number
}

const proseWordsMin = 4
const endMark = /[.!?…。！？؟।][\s"'”’»」』)\]]*$/u
const emoji = /\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic})*/gu
/** What a line begins with stands where others have an icon: “📞 Call us”. */
const icon = /^\s*(?:\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic}){0,6}\s*){1,2}/u
/** Signs that are set as text: ©, ®, ™ and arrows. */
const textualSigns = /[©®™‼⁉ℹ↔-↪▪-◾☎✓✔✖➡⬅-⬇✉]/u

/** @param tag of the language, ISO 639-1 */
export function markedSentence(sentence: Sentence, language: string): MarkedSentence {
  const { text, place } = sentence
  const marks = Object.fromEntries(writingMarks.map((mark) => [mark, 0])) as Record<WritingMark, number>
  const emotions: Record<Emotion, number> = { thrill: 0, warmth: 0, worry: 0 }
  const phrases: MarkedSentence['phrases'] = []
  for (const { tag, phrase } of styleWordsOf(language).match(text)) {
    const mark = isEmotion(tag) ? 'emotion' : tag
    if (isEmotion(tag)) emotions[tag]++
    marks[mark]++
    phrases.push({ mark, phrase })
  }
  const address = addressMarks(text, language)
  // What an end of a sentence says is no word for the reader.
  marks.you = isToldByEnds(language) ? 0 : address.formal
  for (const { tag } of readerWordsOf(language).match(text)) {
    marks.you++
    if (tag !== 'plain') address[tag]++
  }
  marks.we = firstPersonPluralWords(language).match(text).length
  const words = wordCount(text)
  const isHeading = place === 'heading' || place === 'headline' || place === 'action'
  const numbers = place === 'action' ? 0 : tellingNumbers(text, language).length
  return {
    sentence,
    words,
    isProse: !isHeading && words >= proseWordsMin && endMark.test(text),
    marks,
    emotions,
    phrases,
    address,
    isExclamation: /[!！][\s"”»」)]*$/u.test(text),
    isQuestion: /[?？؟;][\s"”»」)]*$/u.test(text) && !/;\s*$/.test(language === 'el' ? '' : text),
    isImperative: isHeading && words > 1 ? isImperative(text, language) : null,
    emoji: (text.replace(icon, '').match(emoji) ?? []).filter((sign) => !textualSigns.test(sign)).length,
    numbers,
    numbersSourced: numbers > 0 && sourceOf(text) !== null ? numbers : 0,
  }
}

// English verbs that are nouns as well: “Contact us” asks, “Contact form” names.
const nounOrVerb =
  /^(?:access|contact|control|cook|cut|design|dream|experience|email|find|guide|level|look|love|message|order|own|pay|place|plan|play|release|request|run|schedule|search|share|show|stream|support|switch|talk|test|time|track|train|travel|treat|view|visit|watch|win|work)\s/i
const asksFor =
  /^\S+\s(?:an?|the|your|our|us|it|this|that|these|now|today|for|with|in|to|from|more|all|any|yourself|me|my|what|how|where|like|up|out|on|at|by)(?!\p{L})/iu

function isImperative(text: string, language: string): boolean {
  if (imperativeWordsOf(language).startsWith(text) === null) return false
  return language !== 'en' || !nounOrVerb.test(text) || asksFor.test(text)
}

const isEmotion = (tag: StyleTag): tag is Emotion => tag === 'thrill' || tag === 'warmth' || tag === 'worry'
