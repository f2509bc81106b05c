/** Where a site says what it is, with what each place is worth. */
import type { Fact, Quote } from '../../evidence.ts'
import type { Hero, StructuredNode } from '../../facts.ts'
import { literalPattern } from '../../lexicon/literal-pattern.ts'
import { introductionWordsOf } from '../../lexicon/speech/introduction-words.ts'
import { firstPersonPluralWords } from '../../lexicon/speech/mission-words.ts'
import { unspacedScripts } from '../../lexicon/unspaced-scripts.ts'
import { wordCount } from '../../page/word-count.ts'
import type { Site } from '../../site.ts'
import type { Sentence } from '../language/shapes.ts'
import { isOrganization, strings } from '../site/structured-data.ts'

export interface KindInputs {
  language: string | null
  names: readonly string[]
  hero: Hero
  description: Fact<string> | null
  openGraph: Fact<Record<string, string>> | null
  structuredData: readonly StructuredNode[]
  sentences: readonly Sentence[]
}

/** Places that copy one another are one group: they vote once. */
export type Group = 'title' | 'description' | 'opening' | 'introduction' | 'name' | 'data'

export interface Source {
  group: Group
  text: string
  quote: Quote
  /**
   * ln((right + 2) / (wrong + 2)) of clauses with a noun of a kind in this place, as measured on 57 labelled sites; a later clause of the
   * same text counts less.
   */
  weight: number
  /** Running text, in which nouns stand for other reasons, too. */
  isRunning?: true
}

const openingSentences = 3
const aboutSentences = 3
const introductionsMax = 6

export function sources({ home }: Site, inputs: KindInputs): Source[] {
  const { hero, description, openGraph, structuredData, sentences, names } = inputs
  const found: Source[] = []
  const add = (group: Group, weight: number, quote: Quote | null | undefined, text = quote?.text) => {
    if (quote != null && text !== undefined && text !== '')
      found.push({ group, weight, quote, text: text.slice(0, 500) })
  }
  const addRunning = (group: Group, weight: number, sentence: Sentence) =>
    found.push({ group, weight, quote: quoteOf(sentence), text: sentence.text.slice(0, 500), isRunning: true })
  const title = home.head.title
  if (title !== null) add('title', 1.6, { page: home.url, text: title.text, locator: 'title' })
  for (const { text, locator } of openGraph?.quotes ?? []) {
    if (locator === 'meta[og:title]') add('title', 1.2, { page: home.url, text, locator })
    if (locator === 'meta[og:description]') add('description', 1.2, { page: home.url, text, locator })
  }
  add('description', 1.4, description?.quotes[0])
  for (const node of structuredData) {
    if (node.page !== home.url || !isOrganization(node)) continue
    const [text] = strings(node.data.description)
    if (text !== undefined)
      add('data', 1.9, {
        page: node.page,
        text: text.replace(/\s+/g, ' ').trim().slice(0, 500),
        locator: `script[type="application/ld+json"] ${node.types[0]}.description`,
      })
  }
  add('opening', 0.9, hero.headline?.quotes[0], hero.headline?.value)
  add('opening', 1.4, hero.subhead?.quotes[0], hero.subhead?.value)
  add('opening', 1.0, hero.eyebrow?.quotes[0], hero.eyebrow?.value)
  const ofBrand = sentences.filter(({ speaker, place }) => speaker === 'brand' && place === 'body')
  for (const [index, sentence] of ofBrand
    .filter(({ pageType }) => pageType === 'home')
    .slice(0, openingSentences)
    .entries())
    addRunning('opening', 1.1 - 0.2 * index, sentence)
  for (const sentence of ofBrand.filter(({ pageType }) => pageType === 'about').slice(0, aboutSentences))
    addRunning('introduction', 0.5, sentence)
  for (const { sentence, text } of introductions(sentences, inputs).slice(0, introductionsMax))
    add('introduction', 1.4, quoteOf(sentence), text)
  for (const name of names.slice(0, 3)) {
    const spelled = inputs.hero.headline?.quotes[0]
    add('name', 1.0, title === null ? spelled : { page: home.url, text: title.text, locator: 'title' }, name)
  }
  return found
}

const quoteOf = ({ page, text, locator }: Sentence): Quote => ({ page, text, locator })

const sentencesMax = 600
/** Between the subject and its verb, and before the subject. */
const gapMax = 40
/** “We”, “our company”: what stands before the verb says nothing else. */
const subjectWordsMax = 3

/** What stands behind “Oakrow is a” or “We are a”, on any page that is no post. */
function introductions(
  sentences: readonly Sentence[],
  { names, language }: KindInputs,
): { sentence: Sentence; text: string }[] {
  const words = language === null ? null : introductionWordsOf(language)
  if (words === null || language === null) return []
  const we = firstPersonPluralWords(language)
  const spelled = names.map((name) => name.toLowerCase()).filter(({ length }) => length >= 2)
  const frames = words.frames.map((frame) => ({ length: frame.length, pattern: patternOf(frame) }))
  return sentences.slice(0, sentencesMax).flatMap((sentence) => {
    const { text, speaker, pageType, place } = sentence
    if (speaker !== 'brand' || pageType === 'post' || pageType === 'careers' || place === 'action') return []
    const said = introducedIn(text, { spelled, frames, closes: words.closes, isWe: (part) => we.has(part) })
    return said === null ? [] : [{ sentence, text: said }]
  })
}

interface Subjects {
  /** Spellings of the name, in small letters. */
  spelled: readonly string[]
  frames: readonly { length: number; pattern: RegExp }[]
  closes: readonly string[]
  isWe: (text: string) => boolean
}

const patternOf = (frame: string) =>
  new RegExp(unspacedScripts.test(frame) ? literalPattern(frame) : `(?<!\\p{L})${literalPattern(frame)}(?!\\p{L})`, 'u')

function introducedIn(text: string, { spelled, frames, closes, isWe }: Subjects): string | null {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return null
  const name = spelled.find((one) => lower.includes(one) && lower.indexOf(one) <= gapMax)
  const after = name === undefined ? 0 : lower.indexOf(name) + name.length
  for (const { length, pattern } of frames) {
    const at = lower.slice(after, after + gapMax).search(pattern)
    if (at < 0 || /[.!?:;]/.test(lower.slice(after, after + at))) continue
    if (name === undefined && !(wordCount(lower.slice(0, at)) <= subjectWordsMax && isWe(lower.slice(0, at)))) continue
    return text.slice(after + at + length)
  }
  const isClosed = closes.some((close) => lower.includes(close))
  return isClosed && (name !== undefined || isWe(lower.slice(0, gapMax))) ? text.slice(after) : null
}
