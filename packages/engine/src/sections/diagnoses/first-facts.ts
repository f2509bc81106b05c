/** Five facts that a reader wants first: for whom, what it is, what it costs, what proves it, what visitors should do. */
import type { Fact, Quote } from '../../evidence.ts'
import { capitalised, shortened } from '../../writing/prose.ts'
import { readersOf } from '../positioning/composed-statement.ts'
import type { DiagnosisFacts } from './diagnosis-facts.ts'
import type { Proof } from './proofs.ts'

export const firstFactIds = ['readers', 'category', 'price', 'proof', 'call'] as const
export type FirstFactId = (typeof firstFactIds)[number]

export interface FirstFact {
  id: FirstFactId
  text: string
  /** Whether `text` is the site’s own words. */
  isQuoted: boolean
  confidence: number
  basis: Fact<unknown>['basis']
  quotes: Quote[]
}

/** Less sure, it is no fact to begin with. */
const confidenceMin = 0.55
const textCharactersMax = 100

/** What is sure enough of the five, in their order. */
export const firstFacts = (facts: DiagnosisFacts): FirstFact[] =>
  [readersFact(facts), categoryFact(facts), priceFact(facts), proofFact(facts), callFact(facts)].filter(
    (fact) => fact !== null && fact.confidence >= confidenceMin,
  ) as FirstFact[]

function readersFact({ audiences }: DiagnosisFacts): FirstFact | null {
  const readers = readersOf(audiences)
  return readers === null ? null : quotedFact('readers', capitalised(readers.value), readers, false)
}

const categoryFact = ({ kind }: DiagnosisFacts): FirstFact | null =>
  kind === null ? null : quotedFact('category', kind.value.text, kind)

/** The first price that a visitor meets: of a plan, else of a price list. */
function priceFact({ plans, priceItems }: DiagnosisFacts): FirstFact | null {
  const plan =
    plans.find(({ value }) => value.price.amount !== null && !value.isFree) ?? plans.find(({ value }) => value.isFree)
  if (plan !== undefined) return quotedFact('price', `${plan.value.name}: ${plan.value.price.text}`, plan, false)
  const item = priceItems.find(({ value }) => value.price.amount !== null)
  return item === undefined ? null : quotedFact('price', `${item.value.name}: ${item.value.price.text}`, item, false)
}

function proofFact({ proofs }: DiagnosisFacts): FirstFact | null {
  const proof = proofs.find(({ isNear, kind }) => isNear && kind !== 'voice') ?? proofs[0]
  if (proof === undefined) return null
  return {
    id: 'proof',
    text: proofText(proof),
    isQuoted: false,
    confidence: proof.confidence,
    basis: 'stated',
    quotes: [proof.quote],
  }
}

function proofText({ text, who }: Proof): string {
  const said = `“${shortened(text, textCharactersMax)}”`
  return who === null || who === text ? said : `${said} (${shortened(who, 40)})`
}

const callFact = ({ path: { call } }: DiagnosisFacts): FirstFact | null =>
  call === null ? null : quotedFact('call', call.value.text, call)

const quotedFact = (
  id: FirstFactId,
  text: string,
  { confidence, basis, quotes }: Fact<unknown>,
  isQuoted = true,
): FirstFact => ({
  id,
  text: shortened(text, textCharactersMax),
  isQuoted,
  confidence,
  basis,
  quotes: quotes.slice(0, 1),
})
