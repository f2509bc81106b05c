/** One thesis: an asset, a tension and the first move, chosen together. */
import type { Quote } from '../../evidence.ts'
import { asSentence, capitalised } from '../../writing/prose.ts'
import type { Diagnosis, Move } from './diagnosis.ts'

/** What was found, weightiest first. */
interface Weighed {
  assets: readonly Diagnosis[]
  tensions: readonly Diagnosis[]
}

export interface Thesis {
  /** Both poles in a line. */
  headline: string
  /** Strongest point, tension and first move as one paragraph. */
  text: string
  asset: Diagnosis
  tension: Diagnosis
  confidence: number
  quotes: Quote[]
}

/** Below, what was found says too little of this site, or too little is sure. */
const scoreMin = 0.35
const confidenceMin = 0.5
const oneSubjectFactor = 1.4

/** null where no asset and no tension are sure and telling enough: then only what to ask is told. */
export function thesisOf({ assets, tensions }: Weighed): Thesis | null {
  let best: { asset: Diagnosis; tension: Diagnosis; score: number } | null = null
  for (const asset of assets.filter(mayLead)) {
    for (const tension of tensions.filter(mayLead)) {
      if (sayTheSame(asset, tension) || !fits(asset, tension)) continue
      const score = Math.sqrt(asset.score * tension.score) * (asset.subject === tension.subject ? oneSubjectFactor : 1)
      if (best === null || score > best.score) best = { asset, tension, score }
    }
  }
  if (best === null || best.score < scoreMin) return null
  const { asset, tension } = best
  return {
    headline: capitalised(asSentence(`${asset.pole}, ${tension.pole}`)),
    text: [asset.text, tension.text, tension.move.text].map(asSentence).join(' '),
    asset,
    tension,
    confidence: Math.min(asset.confidence, tension.confidence),
    quotes: [...asset.quotes.slice(0, 2), ...tension.quotes.slice(0, 3)],
  }
}

const mayLead = ({ leads, confidence }: Diagnosis) => leads && confidence >= confidenceMin

/** “But far below the opening” is said of the words that the asset quotes. */
const fits = (asset: Diagnosis, { about }: Diagnosis) =>
  about === undefined || asset.quotes.some(({ text }) => text === about)

/** A tension whose quotes are those of the asset praises and blames one line. */
const sayTheSame = (asset: Diagnosis, tension: Diagnosis) =>
  tension.quotes.length > 0 && tension.quotes.every(({ text }) => asset.quotes.some((quote) => quote.text === text))

const movesMax = 3

/** The move of the thesis, where there is one, then those of the next tensions: one of a subject, at most three. */
export function movesOf(
  thesis: Thesis | null,
  { tensions }: Pick<Weighed, 'tensions'>,
): (Move & Pick<Diagnosis, 'effort' | 'rule'>)[] {
  const picked: Diagnosis[] = thesis === null ? [] : [thesis.tension]
  for (const tension of tensions) {
    if (picked.length === movesMax) break
    if (tension.confidence < confidenceMin || picked.some((one) => isAlike(one, tension))) continue
    picked.push(tension)
  }
  return picked.map(({ move, effort, rule }) => ({ ...move, effort, rule }))
}

const isAlike = (one: Diagnosis, other: Diagnosis) =>
  one.rule === other.rule || one.subject === other.subject || one.move.title === other.move.title
