/** How much a phrase is a subject of the site. */

import { foldText } from '../../../lexicon/fold.ts'
import { subjectWordsOf } from '../../../lexicon/grammar/subject-words.ts'
import { capitalisesNouns, isCompounding } from '../../../lexicon/grammar/wording.ts'
import type { Sentence } from '../shapes.ts'
import { type Candidate, isPlace } from './theme-candidates.ts'

export const weightOf: Record<Sentence['place'], number> = {
  headline: 4,
  heading: 3,
  subhead: 2,
  description: 2,
  body: 1,
  action: 0,
}

/** Less is a word in passing. */
const sentencesMin = 3

interface Scoring {
  read: readonly Sentence[]
  /** How many pages have text. */
  breadth: number
  language: string
}

/** Of so many pages, what stands on one alone is a subject of that page. */
const broadSite = 5
const onePageFactor = 0.4

/** How much a phrase is a subject of the site; 0 for none. */
export function score(candidate: Candidate, { read, breadth, language }: Scoring): number {
  const { sentences, keys, surfaces, headings, isHeading, proper, common, weak } = candidate
  if (sentences.size < sentencesMin && !(headings > 0 && sentences.size === 2)) return 0
  const byPage = new Map<string, number>()
  for (const index of sentences) {
    const { page, place } = read[index]!
    byPage.set(page, (byPage.get(page) ?? 0) + weightOf[place])
  }
  let points = 0
  for (const sum of byPage.values()) points += Math.sqrt(sum)
  if (byPage.size === 1 && breadth >= broadSite && !isHeading) {
    if (keys.length === 1 && lengthOfOne(keys[0]!, language) <= 1) return 0
    points *= onePageFactor
  }
  points *= Math.sqrt(sentences.size)
  points *= keys.length === 1 ? lengthOfOne(keys[0]!, language) : 2.6
  if (headings === 0) points *= 0.5
  if (isHeading) points *= 1.3
  if (weak > 0) points *= 0.7
  const [surface] = [...surfaces.keys()]
  if (keys.length === 1 && !mayBeAlone(candidate, language)) return 0
  if (keys.length === 1 && sentences.size > broadShare * read.length && read.length >= 20) points *= 0.4
  if (isWrittenAsName(proper, common, language)) points *= keys.length === 1 ? 0 : 0.5
  return surface !== undefined && isPlace(surface, language) ? 0 : points
}

/** A word in every seventh sentence is what the whole site is about: its themes are what it says of that. */
const broadShare = 0.14

/** What one word must show to name a subject: that it is a noun, and no place. */
function mayBeAlone(
  { sentences, surfaces, initial, headings, proper, common, placed, isNoun }: Candidate,
  language: string,
): boolean {
  if (headings === 0 && sentences.size < 2 * sentencesMin) return false
  if (placed > 0 && 3 * placed >= proper + common) return false
  const [surface = ''] = surfaces.keys()
  if (capitalisesNouns(language)) return [...surfaces.keys()].every((spelling) => /^\p{Lu}/u.test(spelling))
  if (language === 'ar') return [...surfaces.keys()].some((spelling) => foldText(spelling).startsWith('ال'))
  // “Import your files”, “Import from elsewhere”: what mostly stands first asks for something.
  if (language === 'en' && initial > (isNoun ? 0.6 : 0.5) * sentences.size && headings < sentences.size) return false
  const { needsNoun, nounEnds } = subjectWordsOf(language)
  return isNoun || !needsNoun || nounEnds?.test(surface) === true
}

/** Languages that write all nouns with a capital tell no names by it. */
const isWrittenAsName = (proper: number, common: number, language: string) =>
  !capitalisesNouns(language) && proper >= 2 && proper > 3 * common

/** “Hundepension” says what “dog boarding” says in two words. */
function lengthOfOne(key: string, language: string): number {
  if (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(key)) return key.length >= 3 ? 1.3 : 0.8
  if (isCompounding(language) && key.length >= 10) return 1.6
  return key.length <= 3 ? 0.5 : 1
}
