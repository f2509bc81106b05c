import type { MarkedSentence } from './style-marks.ts'

const pageWordsMin = 80
const lengthBounds = [5, 10, 16, 24]
const letterBounds = [3, 5, 7, 10]

/**
 * How alike pages sound: 1 less the Jensen-Shannon distance (base 2) of each page from all of them, weighted by its words.
 * Compared are lengths of sentences, lengths of words, and who is spoken of with how much feeling.
 */
export function consistency(sentences: readonly MarkedSentence[]): number | null {
  const pages = [...Map.groupBy(sentences, ({ sentence }) => sentence.page).values()]
    .map((marked) => ({ words: wordsIn(marked), profile: profileOf(marked) }))
    .filter(({ words }) => words >= pageWordsMin)
  const [first, ...others] = pages
  if (first === undefined || others.length === 0) return null
  const all = first.profile.map((parts, which) =>
    parts.map((_, bin) => sum(pages.map(({ profile }) => profile[which]![bin]!))),
  )
  const words = sum(pages.map((page) => page.words))
  const distance = sum(pages.map((page) => (page.words / words) * profileDistance(page.profile, all)))
  return Math.round((1 - distance) * 100) / 100
}

/** Three histograms. */
type Profile = [lengths: number[], letters: number[], marks: number[]]

function profileOf(sentences: readonly MarkedSentence[]): Profile {
  const lengths = Array.from({ length: lengthBounds.length + 1 }, () => 0)
  const letters = Array.from({ length: letterBounds.length + 1 }, () => 0)
  const marks = { we: 0, you: 0, feeling: 0, jargon: 0, caution: 0, others: 0 }
  for (const { sentence, words, marks: found, isExclamation } of sentences) {
    lengths[binOf(words, lengthBounds)]!++
    for (const word of sentence.text.split(/\s+/)) letters[binOf(word.length, letterBounds)]!++
    marks.we += found.we
    marks.you += found.you
    marks.feeling += found.emotion + found.superlatives + (isExclamation ? 1 : 0)
    marks.jargon += found.jargon
    marks.caution += found.hedges + found.courtesy
    marks.others += Math.max(0, words / 10)
  }
  return [lengths, letters, Object.values(marks)]
}

const profileDistance = (a: Profile, b: number[][]) =>
  sum(a.map((histogram, which) => Math.sqrt(divergence(histogram, b[which]!)))) / a.length

/** Jensen-Shannon divergence in bits; half a count is added to each bin, as an empty one of a short page says little. */
function divergence(a: readonly number[], b: readonly number[]): number {
  const p = normalised(a)
  const q = normalised(b)
  let bits = 0
  for (const [bin, share] of p.entries()) {
    const middle = (share + q[bin]!) / 2
    bits += (share * Math.log2(share / middle) + q[bin]! * Math.log2(q[bin]! / middle)) / 2
  }
  return Math.max(0, bits)
}

function normalised(counts: readonly number[]): number[] {
  const total = sum(counts) + counts.length / 2
  return counts.map((count) => (count + 0.5) / total)
}

function binOf(value: number, bounds: readonly number[]): number {
  const bin = bounds.findIndex((bound) => value <= bound)
  return bin < 0 ? bounds.length : bin
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const wordsIn = (sentences: readonly MarkedSentence[]) => sum(sentences.map(({ words }) => words))
