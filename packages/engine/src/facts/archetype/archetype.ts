import type { Fact, Quote } from '../../evidence.ts'
import type { CallToAction } from '../../facts.ts'
import { type Archetype, archetypes } from '../../lexicon/archetypes/archetypes.ts'
import { foldText } from '../../lexicon/fold.ts'
import { industryIndex } from '../../lexicon/market/industry-words.ts'
import { styleWordsOf } from '../../lexicon/speech/style-words.ts'
import type { Industry } from '../audience/shapes.ts'
import type { ArchetypeReading, Sentence, Writing } from '../language/shapes.ts'
import type { Palette } from '../look/shapes.ts'
import { expectedArchetypes } from './expected-archetypes.ts'
import { personality } from './personality.ts'
import { styleVotes } from './style-votes.ts'
import { tally, type WordVote, wordVotes } from './word-votes.ts'

interface Inputs {
  language: string | null
  names: readonly string[]
  writing: Fact<Writing> | null
  industry: Fact<Industry> | null
  palette: Palette
  ctas: readonly Fact<CallToAction>[]
}

/**
 * As much as this weight of words says, the line of business is counted for. Chosen on one part of the labelled sites and
 * measured on the others, both ways: from 15 to 30 all are better than none, and shuffled among the lines of business they are worse.
 */
const expectedWeight = 20

/** Fewer different words of the lexicon are chance, and a text that holds no more is too thin to say anything of its brand. */
const wordsMin = 4
/** One sign of look or manner is chance, too. */
const signsMin = 2
/** From here on more words do not make the reading surer. */
const wordsEnough = 30
/** A smaller share is noise. */
const shareMin = 0.03
/** Brings the shares of a site apart: the words of all archetypes are on every site. */
const sharpness = 1.5
/** Archetypes whose passages are kept. */
const shownMax = 4

/**
 * Which of the twelve archetypes the brand's own words speak for, always as a mix with its margin, never a certainty.
 * Where no lexicon is known for the language, the look and manner of the site give a guess of low confidence. A text in
 * which too few words of its lexicon came up is too thin: null.
 */
export function archetype(sentences: readonly Sentence[], inputs: Inputs): Fact<ArchetypeReading> | null {
  const { language, names, writing, palette, ctas } = inputs
  const industry = inputs.industry?.value.id ?? null
  const isExplained = explainedBy(industry, language)
  const words = language === null ? null : wordVotes(sentences, { language, names, isExplained })
  const style = styleVotes({ writing: writing?.value ?? null, palette, ctas: ctas.map(({ value }) => value) })
  const method = words === null ? 'looks' : 'words'
  if (sentences.length === 0 || (words === null ? style.size < signsMin : words.length < wordsMin)) return null
  const mix = mixOf(words === null ? null : tally(words), { expected: expectedArchetypes(industry), style })
  const [first, second] = mix
  if (first === undefined) return null
  const margin = rounded(first.share - (second?.share ?? 0))
  const passages = words === null ? [] : passagesOf(mix.slice(0, shownMax), words)
  const reading: ArchetypeReading = {
    primary: first.archetype,
    secondary: second?.archetype ?? null,
    mix,
    margin,
    passages,
    personality: personality(mix),
    method,
  }
  return {
    value: reading,
    basis: 'inferred',
    confidence: words === null ? 0.15 : confidence(margin, words.length),
    quotes: passages[0]?.quotes ?? [],
  }
}

/** Words of the trade itself, of business and of praise: what all firms say tells nothing of this one's stance. */
function explainedBy(industry: string | null, language: string | null): (word: string) => boolean {
  if (language === null) return () => false
  const trades = industry === null ? null : industryIndex(language)
  const styles = styleWordsOf(language)
  return (word) =>
    (trades?.match(word).some(({ tag }) => tag === industry) ?? false) ||
    styles.match(word).some(({ tag }) => tag === 'jargon' || tag === 'superlatives')
}

interface Beside {
  expected: ReadonlyMap<Archetype, number>
  style: ReadonlyMap<Archetype, number>
}

/**
 * Shares of the archetypes that anything speaks for, largest first, that sum to 1; ties in the order of the list. What is
 * expected counts for archetypes that a word speaks for, too, or where no words are known.
 */
function mixOf(sums: ReadonlyMap<Archetype, number> | null, { expected, style }: Beside): ArchetypeReading['mix'] {
  const whole = [...(sums?.values() ?? [])].reduce((sum, score) => sum + score, 0)
  const voted = archetypes.map((archetype) => {
    const said = sums?.get(archetype) ?? 0
    const expectation = sums === null || said > 0 ? expectedWeight * (expected.get(archetype) ?? 0) : 0
    const share = (said + expectation) / (whole + expectedWeight) + (style.get(archetype) ?? 0)
    return { archetype, score: share ** sharpness }
  })
  const all = voted.reduce((sum, { score }) => sum + score, 0)
  const shared = voted
    .map(({ archetype, score }) => ({ archetype, share: all === 0 ? 0 : score / all }))
    .filter(({ share }) => share >= shareMin)
    .sort((a, b) => b.share - a.share)
  const kept = shared.reduce((sum, { share }) => sum + share, 0)
  const mix = shared.map(({ archetype, share }) => ({ archetype, share: rounded(share / kept) }))
  // What rounding took or gave falls to the first.
  const [first, ...others] = mix
  if (first !== undefined) first.share = rounded(1 - others.reduce((sum, { share }) => sum + share, 0))
  return mix
}

/** Margin and volume each bound it: a clear lead of four words is no certainty, nor is a close race of a hundred. */
function confidence(margin: number, words: number): number {
  const volume = Math.min(1, words / wordsEnough)
  return rounded(Math.min(0.9, (0.25 + 1.6 * margin) * (0.4 + 0.6 * volume)))
}

const rounded = (value: number) => Math.round(value * 100) / 100

const quotesMax = 4
const wordsShownMax = 8
const quotedCharactersMin = 12
const quotedCharactersMax = 320

/** For each archetype the words that spoke for it, and the sentences that hold most of them. */
function passagesOf(mix: ArchetypeReading['mix'], words: readonly WordVote[]): ArchetypeReading['passages'] {
  return mix.map(({ archetype }) => {
    const weightIn = ({ votes }: WordVote) => votes.find((vote) => vote.archetype === archetype)?.weight ?? 0
    const own = words.filter((word) => weightIn(word) > 0).sort((a, b) => weightIn(b) * b.uses - weightIn(a) * a.uses)
    const weights = new Map<Sentence, number>()
    for (const word of own) {
      for (const { sentence, weight } of word.sentences) {
        weights.set(sentence, (weights.get(sentence) ?? 0) + weight * weightIn(word))
      }
    }
    return {
      archetype,
      words: [...new Set(own.slice(0, wordsShownMax).map(surfaceOf))],
      quotes: quotesOf(weights),
    }
  })
}

/** The word with its accents and capitals, as the site has it; a word is found by its folded form. */
function surfaceOf({ word, sentences }: WordVote): string {
  const text = sentences[0]?.sentence.text ?? word
  const parts = [...text.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)]
  const length = word.split(' ').length
  for (const [index, first] of parts.entries()) {
    const last = parts[index + length - 1]
    if (last === undefined) break
    const written = text.slice(first.index, last.index + last[0].length)
    if (foldText(written) === word) return written
  }
  return word
}

function quotesOf(weights: ReadonlyMap<Sentence, number>): Quote[] {
  return [...weights]
    .filter(([{ text, place }]) => {
      const { length } = text
      return place !== 'action' && length >= quotedCharactersMin && length <= quotedCharactersMax
    })
    .sort((a, b) => b[1] - a[1])
    .slice(0, quotesMax)
    .map(([{ page, text, locator }]) => ({ page, text, locator }))
}
