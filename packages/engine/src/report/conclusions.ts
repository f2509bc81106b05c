/** What a report concludes over its sections, with evidence: thesis, diagnoses, words to use. */
import type { Drafted } from '../drafts.ts'
import type { Diagnosis } from '../sections/diagnoses/diagnosis.ts'
import { type FoundDiagnoses, isShort } from '../sections/diagnoses/find-diagnoses.ts'
import { firstFacts } from '../sections/diagnoses/first-facts.ts'
import { openQuestion } from '../sections/diagnoses/open-question.ts'
import { standingOf } from '../sections/diagnoses/standing.ts'
import { movesOf, placedBy } from '../sections/diagnoses/thesis.ts'
import type { Rewrite } from '../sections/rewrites/rewrite.ts'
import { rewritesOf } from '../sections/rewrites/rewrites.ts'
import { rounded, shortened } from '../writing/prose.ts'
import type { EvidenceEntry } from '../writing/shapes.ts'
import type { DiagnosisResult, RewriteResult, ThesisResult } from './diagnosis-shapes.ts'

export interface Conclusions {
  thesis: ThesisResult
  diagnoses: DiagnosisResult[]
  rewrites: RewriteResult[]
  evidence: EvidenceEntry[]
}

/** @param clarityScore 0 to 100; null where it was not computed */
export function conclusionsOf(
  found: FoundDiagnoses,
  clarityScore: number | null,
  drafted: Drafted | null = null,
): Conclusions {
  const { thesis, told } = found
  const rewrites = rewritesOf(found.facts, { placed: placedBy(thesis), drafted })
  const ofRule = (rule: string) => told.findIndex((one) => one.rule === rule)
  const indexOf = (one: Diagnosis | null | undefined) => (one == null ? null : ofRule(one.rule))
  const moves = movesOf(thesis, found).filter(({ rule }) => ofRule(rule) >= 0)
  const facts = firstFacts(found.facts)
  const standing = standingOf(found.facts, clarityScore)
  const result: ThesisResult = {
    headline: thesis?.headline ?? null,
    text: thesis?.text ?? null,
    strongest: indexOf(thesis?.asset),
    tension: indexOf(thesis?.tension),
    moves: moves.map(({ rule, ...move }) => ({ ...move, diagnosis: ofRule(rule) })),
    facts: facts.map(({ id, text, isQuoted, confidence }) => ({
      id,
      text,
      isQuoted,
      certainty: certaintyOf(confidence),
    })),
    standing: standing.map(({ quotes: _, ...one }) => one),
    question: openQuestion(found.facts, thesis),
  }
  const computed = (pointer: string, quotes: EvidenceEntry['quotes'], confidence: number): EvidenceEntry => ({
    pointer,
    basis: 'computed',
    confidence: rounded(confidence),
    quotes: quotes.filter(isShort),
  })
  return {
    thesis: result,
    diagnoses: told.map(diagnosisResult),
    rewrites: rewrites.map(rewriteResult),
    evidence: [
      ...(thesis === null ? [] : [computed('/thesis/text', thesis.quotes, thesis.confidence)]),
      ...facts.map(({ basis, confidence, quotes }, index) => ({
        pointer: `/thesis/facts/${index}`,
        basis,
        confidence: rounded(confidence),
        quotes: quotes.filter(isShort),
      })),
      ...standing.map(({ quotes }, index) => computed(`/thesis/standing/${index}`, quotes, 0.8)),
      ...told.map(({ rule, confidence, quotes }, index) => ({
        ...computed(`/diagnoses/${index}`, quotes, confidence),
        rule,
      })),
      ...rewrites.flatMap(({ madeOf, confidence, basis }, index) =>
        madeOf.length === 0 ? [] : [{ ...computed(`/rewrites/${index}`, madeOf, confidence), basis }],
      ),
    ],
  }
}

/** docs/report.md: one scale of certainty, from calibrated confidence. */
const certaintyOf = (confidence: number): DiagnosisResult['certainty'] =>
  confidence >= 0.95 ? 'says' : confidence >= 0.8 ? 'very likely' : 'likely'

const diagnosisResult = ({
  rule,
  group,
  title,
  text,
  against,
  move,
  effort,
  confidence,
}: Diagnosis): DiagnosisResult => ({
  rule,
  group,
  title,
  text,
  against,
  move,
  effort,
  certainty: certaintyOf(confidence),
})

/** Enough for a description; of what is longer the beginning shows which it is. */
const beforeCharactersMax = 500

const rewriteResult = ({ part, before, after, verdict, why, madeOf, basis }: Rewrite): RewriteResult => ({
  part,
  before: before === null ? null : shortened(before, beforeCharactersMax),
  after,
  verdict,
  why,
  madeOf: madeOf.map(({ page, text }) => ({ page, text })),
  basis,
})
