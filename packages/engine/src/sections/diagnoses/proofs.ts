import type { Quote } from '../../evidence.ts'
import { cueWords } from '../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../lexicon/fold.ts'
import type { SiteReading } from '../site-reading.ts'
import type { OwnLine } from './own-lines.ts'
import { quoteOfLine } from './own-lines.ts'
import type { Path } from './path.ts'

/** What bears out what a brand says, most telling first: a measured result, a named voice, a certificate, a customer, a rating, a count, an unnamed voice. */
export const proofKinds = ['result', 'named voice', 'certificate', 'customer', 'rating', 'count', 'voice'] as const
export type ProofKind = (typeof proofKinds)[number]

export interface Proof {
  kind: ProofKind
  /** In the site’s words. */
  text: string
  /** Who says so, or to whom it happened; null where nobody is named. */
  who: string | null
  quote: Quote
  isNear: boolean
}

type Inputs = Pick<SiteReading, 'testimonials' | 'customers' | 'certifications' | 'claims' | 'language'>

/** Everything that bears out what the brand says, most telling first; within a kind in the order of the pages. */
export function proofsOf(facts: Inputs, lines: readonly OwnLine[], path: Path): Proof[] {
  const { testimonials, customers, certifications, claims, language } = facts
  const found: Omit<Proof, 'isNear'>[] = []
  const result = language === null ? null : cueWords(language.value, 'result')
  for (const line of lines) {
    if (/\d/.test(line.text) && line.place === 'body' && result?.has(line.text) === true)
      found.push({ kind: 'result', text: line.text, who: null, quote: quoteOfLine(line) })
  }
  for (const { value, quotes } of testimonials) {
    const [quote] = quotes
    if (quote === undefined) continue
    found.push({ kind: value.author === null ? 'voice' : 'named voice', text: value.text, who: value.author, quote })
  }
  for (const { value, quotes } of certifications) {
    const [quote] = quotes
    if (quote !== undefined)
      found.push({ kind: value.kind === 'rating' ? 'rating' : 'certificate', text: value.name, who: null, quote })
  }
  for (const { value, quotes } of customers) {
    const [quote] = quotes
    if (quote !== undefined && value.kind === 'customer')
      found.push({ kind: 'customer', text: value.name, who: value.name, quote })
  }
  for (const { value, quotes } of claims) {
    const [quote] = quotes
    if (quote !== undefined && value.type === 'number')
      found.push({ kind: 'count', text: value.text, who: null, quote })
  }
  const seen = new Set<string>()
  return found
    .filter(({ text }) => !seen.has(foldText(text)) && seen.add(foldText(text)))
    .map((proof) => ({ ...proof, isNear: path.isNear(proof.quote.page) }))
    .sort((a, b) => rankOf(a.kind) - rankOf(b.kind))
}

/** 0 for the most telling. */
export const rankOf = (kind: ProofKind) => proofKinds.indexOf(kind)
