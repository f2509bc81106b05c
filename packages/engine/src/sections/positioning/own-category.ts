import type { Fact } from '../../evidence.ts'
import { contentKeys } from '../../facts/language/content-keys.ts'
import type { Sentence } from '../../facts/language/shapes.ts'
import { type IntroductionWords, introductionWordsOf } from '../../lexicon/speech/introduction-words.ts'
import { wordCount } from '../../page/word-count.ts'
import type { SectionFacts } from '../section-facts.ts'

type Inputs = Pick<SectionFacts, 'sentences' | 'name' | 'language' | 'description' | 'hero'>

const sentencesMax = 600
const wordsMax = 8
const charactersMax = 80
/** Between name and frame: “Oakrow (formerly Oak & Row) is a …”. */
const gapMax = 40

/** What the brand calls itself, verbatim: of “Oakrow is a family-run joinery that …” the joinery. */
export function ownCategory({ sentences, name, language }: Inputs): Fact<string> | null {
  const words = language === null ? null : introductionWordsOf(language.value)
  if (words === null || language === null || name === null) return null
  // “Oakrow Ind.” calls itself Oakrow.
  const names = [name.value.name, ...name.value.variants, name.value.name.replace(/ \p{L}{2,6}\.$/u, '')]
    .map((spelling) => spelling.toLowerCase())
    .filter((spelling) => spelling.length >= 2)
  let best: { text: string; sentence: Sentence; points: number } | null = null
  for (const sentence of sentences.slice(0, sentencesMax)) {
    if (sentence.speaker !== 'brand' || sentence.pageType === 'post' || sentence.place === 'action') continue
    const text = introduced(sentence.text, names, words)
    if (text === null || !namesAKind(text, language.value)) continue
    const points = placePoints(sentence)
    if (best === null || points > best.points) best = { text, sentence, points }
  }
  if (best === null) return null
  const { page, text, locator } = best.sentence
  return { value: best.text, basis: 'stated', confidence: 0.8, quotes: [{ page, text, locator }] }
}

/** “A great tool” names none: one word besides those that any company has must say what kind of tool. */
function namesAKind(phrase: string, language: string): boolean {
  const keys = contentKeys(phrase, language)?.size ?? 0
  const last = phrase.split(' ').at(-1) ?? ''
  return keys >= 2 || (keys === 1 && (contentKeys(last, language)?.size ?? 0) === 1)
}

/** A brand says what it is in its description, at the top and on the page about itself. */
function placePoints({ place, pageType }: Sentence): number {
  if (place === 'description' || place === 'subhead' || place === 'headline') return 3
  return pageType === 'about' || pageType === 'home' ? 2 : 1
}

function introduced(text: string, names: readonly string[], words: IntroductionWords): string | null {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return null
  for (const name of names) {
    const at = lower.indexOf(name)
    if (at < 0 || at > gapMax) continue
    const from = frameEnd(lower, at + name.length, words)
    if (from === null) continue
    const phrase = phraseAt(text, from, words)
    if (phrase !== null) return phrase
  }
  return null
}

/** Where the phrase begins that a frame soon after `from` announces. */
function frameEnd(lower: string, from: number, { frames, closes }: IntroductionWords): number | null {
  const within = lower.slice(from, from + gapMax)
  const isGlued = closes.length > 0
  let best: { at: number; end: number } | null = null
  for (const frame of frames) {
    const needle = isGlued || /['’]$/.test(frame) ? frame : `${frame} `
    const at = within.indexOf(isGlued ? needle : ` ${needle}`)
    const end = at + needle.length + (isGlued ? 0 : 1)
    if (at >= 0 && (best === null || at < best.at || (at === best.at && end > best.end))) best = { at, end }
  }
  // A full stop between them: the frame is another sentence's.
  return best === null || /[.!?:;]/.test(within.slice(0, best.at)) ? null : from + best.end
}

/** In English what comes before the noun tells its kind: cut off there, the phrase names something else. */
const joins = /^(?:and|&|or)$/i

function phraseAt(text: string, from: number, { ends, closes }: IntroductionWords): string | null {
  let phrase = text.slice(from, from + 2 * charactersMax).replace(/^[、,\s]+/, '')
  const stop = phrase.search(/[,.;:!?()–—。、，；！？]|\s-\s/)
  if (stop >= 0) phrase = phrase.slice(0, stop)
  for (const closing of closes) {
    const at = phrase.indexOf(closing)
    if (at > 0) phrase = phrase.slice(0, at)
  }
  const kept: string[] = []
  for (const word of phrase.trim().split(' ')) {
    // “A garden and field tool maker” is no garden.
    if (joins.test(word)) return null
    if (ends.has(word.toLowerCase())) break
    kept.push(word)
  }
  const found = kept.join(' ')
  // “a fast, native …”, “a truly native”: adjectives, of which the noun comes later.
  const isAdjectiveFirst = ends.has('that') && stop >= 0
  const isCutShort =
    kept.length <= 2 && (/ly$/.test(kept[0] ?? '') || (isAdjectiveFirst && text.charAt(from + stop) === ','))
  return !isCutShort && found.length > 2 && found.length <= charactersMax && wordCount(found) <= wordsMax ? found : null
}
