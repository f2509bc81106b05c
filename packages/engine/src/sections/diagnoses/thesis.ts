/** One thesis: an asset, a tension and the first move, chosen together; or, where one of the two is missing, the other alone. */
import type { Quote } from '../../evidence.ts'
import { asSentence, capitalised } from '../../writing/prose.ts'
import { quotedOnce, tidied } from '../../writing/quoted-words.ts'
import type { Diagnosis, DiagnosisGroup, Move, PlacedWords } from './diagnosis.ts'

/** What was found, weightiest first. */
interface Weighed {
  assets: readonly Diagnosis[]
  tensions: readonly Diagnosis[]
}

export interface Thesis {
  /** Both poles in a line, or the one there is. */
  headline: string
  /** Strongest point, tension and first move as one paragraph. */
  text: string
  /** One of the two may be null. */
  asset: Diagnosis | null
  tension: Diagnosis | null
  confidence: number
  quotes: Quote[]
}

/** Below, what was found says too little of this site, or too little is sure. */
const scoreMin = 0.35
const confidenceMin = 0.5
const oneSubjectFactor = 1.4
/** What is mended today says less of the brand than what has to be decided. */
const choreFactor = 0.8
/** Alone, a finding has to say more and be surer. */
const aloneScoreMin = 0.6
const aloneConfidenceMin = 0.55

/** null where nothing is sure and telling enough: then only what to ask is told. A small chore is told where there is nothing else. */
export function thesisOf({ assets, tensions }: Weighed): Thesis | null {
  const weighty = { assets, tensions: tensions.filter(({ chore }) => chore !== 'small') }
  const chore = aloneOf({ assets: [], tensions })
  return pairOf(weighty) ?? aloneOf(weighty) ?? (chore === null ? null : (aloneOf(weighty, scoreMin) ?? chore))
}

function pairOf({ assets, tensions }: Weighed): Thesis | null {
  let best: { asset: Diagnosis; tension: Diagnosis; score: number } | null = null
  for (const asset of assets.filter(mayLead)) {
    for (const tension of tensions.filter(mayLead)) {
      if (sayTheSame(asset, tension) || !fits(asset, tension) || !belong(asset, tension)) continue
      const score =
        Math.sqrt(asset.score * tension.score) *
        (asset.subject === tension.subject ? oneSubjectFactor : 1) *
        (tension.chore === undefined ? 1 : choreFactor)
      if (best === null || score > best.score) best = { asset, tension, score }
    }
  }
  if (best === null || best.score < scoreMin) return null
  const { asset, tension } = best
  return {
    headline: tidied(
      capitalised(asSentence(isForHeadline(asset.pole) ? `${asset.pole}, ${tension.pole}` : tension.title)),
    ),
    text: paragraph([asset, tension], tension),
    asset,
    tension,
    confidence: Math.min(asset.confidence, tension.confidence),
    quotes: [...asset.quotes.slice(0, 2), ...tension.quotes.slice(0, 3)],
  }
}

const poleCharactersMax = 90
/** A quotation that is cut, or a whole paragraph, is no headline. */
const isForHeadline = (pole: string) => !pole.includes('…') && pole.length <= poleCharactersMax

/** The weightiest finding, with the next of its side that speaks of something else. */
function aloneOf({ assets, tensions }: Weighed, leastScore = aloneScoreMin): Thesis | null {
  const isTelling = (one: Diagnosis) => mayLead(one) && one.score >= leastScore && one.confidence >= aloneConfidenceMin
  const [side, first] = [assets, tensions]
    .map((all) => [all, all.find((one) => isTelling(one) && one.about === undefined && !isPriceAlone(one))] as const)
    .toSorted(([, one], [, other]) => (other?.score ?? 0) - (one?.score ?? 0))[0]!
  if (first === undefined) return null
  const second = side.find((one) => isTelling(one) && !isAlike(one, first) && !sayTheSame(one, first))
  const isAsset = first.group === 'asset'
  return {
    headline: capitalised(asSentence(first.title)),
    text: paragraph(second === undefined ? [first] : [first, second], first),
    asset: isAsset ? first : null,
    tension: isAsset ? null : first,
    confidence: first.confidence,
    quotes: [...first.quotes.slice(0, 2), ...(second?.quotes.slice(0, 2) ?? [])],
  }
}

/** That prices are told sets nobody apart by itself. */
const isPriceAlone = ({ group, subject }: Diagnosis) => group === 'asset' && subject === 'price'

/** What was found, each line quoted whole once; what the move puts somewhere is to be copied, and stands whole again. */
const paragraph = (told: readonly Diagnosis[], { move }: Diagnosis) =>
  `${quotedOnce(told.map(({ text }) => asSentence(text)).join(' '))} ${asSentence(move.text)}`

const mayLead = ({ leads, confidence }: Diagnosis) => leads && confidence >= confidenceMin

/** “But far below the opening” is said of the words that the asset quotes. */
const fits = (asset: Diagnosis, { about }: Diagnosis) =>
  about === undefined || asset.quotes.some(({ text }) => text === about)

/**
 * “But” joins two sides of one thing. What a brand says, who it is and what its customers say is set against how it opens, what bears it out and
 * how one takes it up; prices, names and the state of a page against their like alone. What hurts a customer at once goes with every strength, and
 * after it.
 */
const belong = (asset: Diagnosis, { group, subject, about, chore }: Diagnosis) =>
  about !== undefined ||
  chore === 'urgent' ||
  asset.subject === subject ||
  (asset.subject !== 'price' && (ofTheWhole.has(group) || subject === 'place'))

const ofTheWhole: ReadonlySet<DiagnosisGroup> = new Set<DiagnosisGroup>(['proof', 'opening', 'call', 'readers'])

/** A tension whose quotes are those of the asset praises and blames one line. */
const sayTheSame = (asset: Diagnosis, tension: Diagnosis) =>
  tension.quotes.length > 0 && tension.quotes.every(({ text }) => asset.quotes.some((quote) => quote.text === text))

/** What the first move puts into the opening, then what the strongest point asks for. */
export const placedBy = (thesis: Thesis | null): PlacedWords[] =>
  [thesis?.tension?.places, thesis?.asset?.places].filter((one) => one !== undefined)

const movesMax = 3

/** The move of the thesis, where there is one, then those of the next tensions: one of a subject, at most three. */
export function movesOf(
  thesis: Thesis | null,
  { tensions }: Pick<Weighed, 'tensions'>,
): (Move & Pick<Diagnosis, 'effort' | 'rule'>)[] {
  const first = thesis === null ? null : (thesis.tension ?? thesis.asset)
  const picked: Diagnosis[] = first === null ? [] : [first]
  for (const tension of tensions) {
    if (picked.length === movesMax) break
    if (tension.confidence < confidenceMin || picked.some((one) => isAlike(one, tension))) continue
    picked.push(tension)
  }
  return picked.map(({ move, effort, rule }) => ({ ...move, effort, rule }))
}

const isAlike = (one: Diagnosis, other: Diagnosis) =>
  one.rule === other.rule ||
  one.subject === other.subject ||
  one.move.title === other.move.title ||
  // One place takes one line.
  (one.places !== undefined && one.places.part === other.places?.part)
