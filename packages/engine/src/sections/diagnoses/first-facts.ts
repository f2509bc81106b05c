/** Five facts that a reader wants first: for whom, what it is, what it costs, what proves it, what visitors should do. */
import type { Fact, Quote } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { fieldOfKind, kindOf } from '../../lexicon/kinds/kind-table.ts'
import { greets } from '../../lexicon/pages/greeting-words.ts'
import { wordCount } from '../../page/word-count.ts'
import { capitalised, shortened } from '../../writing/prose.ts'
import { readersOf } from '../positioning/composed-statement.ts'
import type { DiagnosisFacts } from './diagnosis-facts.ts'
import { withoutLeadingMarks } from './phrases/clauses.ts'
import { isTelling, type Proof } from './proofs.ts'
import { isPlainPrice, mainPrice } from './rules/assets/price-assets.ts'

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

/** Who is spoken to by their age or family may be so on one page alone: a room for children, a plan for families. */
const personConfidenceMin = 0.75
const readersConfidenceMin = 0.62

function readersFact({ audiences, kind, hero }: DiagnosisFacts): FirstFact | null {
  const headline = hero.headline?.value ?? ''
  // “Welcome to Oakrow Rentals” names the brand.
  const isGreeted = (label: string) => greets(headline) && headline.includes(label)
  const teaches = kind !== null && fieldOfKind(kind.value.id) === 'learning'
  const sure = audiences.filter(({ value }) => !isGreeted(value.label))
  const isMeant = sure.some(
    ({ value, confidence }) => value.kind !== 'place' && (value.kind !== 'person' || confidence >= personConfidenceMin),
  )
  const readers = isMeant || teaches ? readersOf(sure) : null
  const least = teaches ? confidenceMin : readersConfidenceMin
  return readers === null || readers.confidence < least
    ? null
    : quotedFact('readers', capitalised(readers.value), readers, false)
}

/** Less sure, the words of a category are often those of another trade, or half a sentence. */
const categoryConfidenceMin = 0.6
/** The English name of a kind may be of a trade beside it, and has to be surer. */
const labelConfidenceMin = 0.85
const categoryWordsMax = 8

/**
 * What it is: in its own words where they are a phrase, else by the English name of its kind. What begins small is a piece of a
 * sentence, but for one in English that names the kind; a list is no phrase, nor is one of its offers or its name.
 */
function categoryFact({ kind, services, features, name }: DiagnosisFacts): FirstFact | null {
  if (kind === null || kind.confidence < categoryConfidenceMin) return null
  const { text, label, id } = kind.value
  const folded = foldText(text)
  const words = folded.split(' ')
  const namesKind = foldText(label)
    .split(' ')
    .every((word) => words.includes(word))
  const others = new Set([...services, ...features].map(({ value }) => foldText(value.name)))
  for (const one of name === null ? [] : [name.value.name, ...name.value.variants]) others.add(foldText(one))
  const isPhrase =
    (namesKind || !/^\p{Ll}/u.test(text) || isShortNoun(text)) &&
    wordCount(text) <= categoryWordsMax &&
    !text.includes(',') &&
    !others.has(folded)
  if (isPhrase) return quotedFact('category', text, kind)
  return kind.confidence < labelConfidenceMin || kindOf(id).isBare === true
    ? null
    : quotedFact('category', capitalised(label), kind, false)
}

/** “terapeuta holística”, and no “d’accompagnement immobilier”. */
const isShortNoun = (text: string) => wordCount(text) <= 2 && !/['’]/.test(text)

/** From so many on it is a menu or a list, of which none stands for the whole. */
const listedPricesMax = 6

/** What is sold first, and for how much; else the first price that can be read as it stands. */
function priceFact(facts: DiagnosisFacts): FirstFact | null {
  const main = mainPrice(facts)
  const { plans, priceItems, language } = facts
  const all = [...plans, ...priceItems]
  const isPlain = ({ value }: (typeof all)[number]) =>
    isPlainPrice(value.name, value.price.text, language?.value ?? null) && value.price.amount !== null
  const found =
    all.find(
      ({ value }) =>
        main !== null &&
        value.page === main.page &&
        value.price.text.includes(main.text) &&
        value.name.includes(main.name),
    ) ??
    plans.find((plan) => isPlain(plan) && !plan.value.isFree) ??
    plans.find(({ value }) => value.isFree)
  const isOfList = main !== null && !main.isPlan && main.others.length >= listedPricesMax
  return found === undefined || isOfList
    ? null
    : quotedFact('price', `${withoutLeadingMarks(found.value.name)}: ${found.value.price.text}`, found, false)
}

function proofFact({ proofs }: DiagnosisFacts): FirstFact | null {
  const readable = proofs.filter(isTelling)
  const proof = readable.find(({ isNear, kind }) => isNear && kind !== 'voice') ?? readable[0]
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
