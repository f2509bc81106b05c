/**
 * What a question asks for, told by example questions (`example-questions/`): it is compared with those of each kind, by
 * words, pairs of words, pieces of words, and the phrases of `topic-words.ts`. Two simple classifiers vote, the nearest
 * centroid (Rocchio) and complement naive Bayes (Rennie et al. 2003), which err on other questions.
 */
import { foldText } from '../../../lexicon/fold.ts'
import type { QuestionKind } from './example-questions/example-table.ts'
import { exampleQuestions } from './example-questions/index.ts'
import { formIndex } from './form-words.ts'
import { questionWords } from './language.ts'
import type { Language } from './languages.ts'
import { topicIndex } from './topic-words.ts'

export interface RankedKind {
  kind: QuestionKind
  /** How far its score is above that of the next one, in standard deviations of the scores of all kinds. */
  lead: number
}

interface Feature {
  /** Inverse document frequency. */
  rarity: number
  /** What it weighs in all examples together, and in those of each kind. */
  sum: number
  byKind: Map<number, number>
}

interface Model {
  features: ReadonlyMap<string, Feature>
  kinds: readonly QuestionKind[]
  /** By kind, of the weights of all features in its examples: their sum, and the length of the vector. */
  sums: readonly number[]
  lengths: readonly number[]
  sum: number
}

type Weighted = readonly (readonly [Feature, number])[]

const models = new Map<Language, Model>()

/** Made when a language is first asked in, of some 3,000 questions. */
function modelOf(language: Language): Model {
  const made = models.get(language) ?? createModel(language)
  models.set(language, made)
  return made
}

const pieceLength = 4

function piecesOf(word: string): string[] {
  const bounded = ` ${word} `
  const count = Math.max(1, bounded.length - pieceLength + 1)
  return Array.from({ length: count }, (_, at) => `…${bounded.slice(at, at + pieceLength)}`)
}

const pairsOf = (words: readonly string[]) => words.slice(1).map((word, index) => `${words[index]} ${word}`)

/** Three families: the many pieces of words together weigh as much as the words. */
function familiesOf(question: string, language: Language): string[][] {
  const folded = foldText(question)
  const words = questionWords(folded)
  const phrases = [...topicIndex(language).match(folded), ...formIndex.match(folded)].map(({ tag }) => `#${tag}`)
  return [[...words, ...pairsOf(words)], words.flatMap(piecesOf), phrases].map((family) => [...new Set(family)])
}

/** What a phrase counts beside all words together, which count 1. */
const phraseWeight = 0.6

function weighted(families: readonly string[][], features: ReadonlyMap<string, Feature>): Weighted {
  return families.flatMap((family, order) => {
    const known = family.flatMap((name) => features.get(name) ?? [])
    if (order === families.length - 1) return known.map((feature) => [feature, phraseWeight] as const)
    const length = Math.hypot(...known.map(({ rarity }) => rarity))
    return known.map((feature) => [feature, feature.rarity / length] as const)
  })
}

/** What only one example has tells too little of others. */
const examplesMin = 2

function createModel(language: Language): Model {
  const examples = exampleQuestions(language).map(({ kind, question }) => ({
    kind,
    families: familiesOf(question, language),
  }))
  const features = featuresOf(examples.map(({ families }) => families.flat()))
  const kinds = [...new Set(examples.map(({ kind }) => kind))]
  const numbers = new Map(kinds.map((kind, number) => [kind, number]))
  for (const { kind, families } of examples) {
    const number = numbers.get(kind) ?? 0
    for (const [feature, weight] of weighted(families, features)) {
      feature.sum += weight
      feature.byKind.set(number, (feature.byKind.get(number) ?? 0) + weight)
    }
  }
  const sums = kinds.map(() => 0)
  const squares = kinds.map(() => 0)
  for (const { byKind } of features.values()) {
    for (const [number, weight] of byKind) {
      sums[number] = (sums[number] ?? 0) + weight
      squares[number] = (squares[number] ?? 0) + weight ** 2
    }
  }
  const sum = sums.reduce((all, one) => all + one, 0)
  return { features, kinds, sums, lengths: squares.map(Math.sqrt), sum }
}

function featuresOf(examples: readonly string[][]): Map<string, Feature> {
  const counts = new Map<string, number>()
  for (const names of examples) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const features = new Map<string, Feature>()
  for (const [name, count] of counts) {
    if (count < examplesMin) continue
    const rarity = Math.log((1 + examples.length) / (1 + count)) + 1
    features.set(name, { rarity, sum: 0, byKind: new Map() })
  }
  return features
}

/** Of naive Bayes. */
const smoothing = 0.3

/** The likelier a kind, the less its features are those of all other kinds. */
function complementScores(question: Weighted, { kinds, sums, sum, features }: Model): number[] {
  const weight = question.reduce((all, [, one]) => all + one, 0)
  const scores = kinds.map((_, number) => weight * Math.log(sum - (sums[number] ?? 0) + smoothing * features.size))
  for (const [{ sum: all, byKind }, one] of question) {
    for (const number of scores.keys()) {
      const others = all - (byKind.get(number) ?? 0)
      scores[number] = (scores[number] ?? 0) - one * Math.log(others + smoothing)
    }
  }
  return scores
}

function centroidScores(question: Weighted, { kinds, lengths }: Model): number[] {
  const scores = kinds.map(() => 0)
  for (const [{ byKind }, one] of question) {
    for (const [number, weight] of byKind) {
      scores[number] = (scores[number] ?? 0) + (one * weight) / (lengths[number] ?? 1)
    }
  }
  return scores
}

function standardised(scores: readonly number[]): number[] {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length)
  return scores.map((score) => (spread === 0 ? 0 : (score - mean) / spread))
}

/** The likeliest kinds of a question, best first. @param question with `it` or the like in place of the brand's name */
export function rankedKinds(question: string, language: Language): RankedKind[] {
  const model = modelOf(language)
  const features = weighted(familiesOf(question, language), model.features)
  const complement = standardised(complementScores(features, model))
  const centroid = standardised(centroidScores(features, model))
  const scored = model.kinds
    .map((kind, number) => ({ kind, score: ((complement[number] ?? 0) + (centroid[number] ?? 0)) / 2 }))
    .sort((one, other) => other.score - one.score)
  return scored.map(({ kind, score }, index) => ({ kind, lead: score - (scored[index + 1]?.score ?? score) }))
}
