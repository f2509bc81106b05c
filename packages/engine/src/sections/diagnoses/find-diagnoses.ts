/** Asks the diagnoses, and weighs what they found. */
import type { Quote } from '../../evidence.ts'

import { askRules } from '../../writing/ask-rules.ts'
import { capitalised } from '../../writing/prose.ts'
import { tidied } from '../../writing/quoted-words.ts'
import type { ReportDegradation } from '../../writing/shapes.ts'
import { isVerbatim, type PageTexts } from '../../writing/verify.ts'
import { wordsOf } from '../../writing/wording.ts'
import type { SiteReading } from '../site-reading.ts'
import { diagnoses } from './diagnoses.ts'
import type { AnyDiagnosisRule, Contrast, Diagnosis } from './diagnosis.ts'
import { type DiagnosisFacts, diagnosisFacts } from './diagnosis-facts.ts'
import { type Thesis, thesisOf } from './thesis.ts'

export interface FoundDiagnoses {
  facts: DiagnosisFacts
  /** Weightiest first. */
  assets: Diagnosis[]
  tensions: Diagnosis[]
  /** null where nothing is sure and telling enough. */
  thesis: Thesis | null
  /** What is told: those of the thesis first, then the others by weight. */
  told: Diagnosis[]
  lost: ReportDegradation[]
}

export function findDiagnoses(
  reading: SiteReading,
  pageTexts: PageTexts,
  rules: readonly AnyDiagnosisRule[] = diagnoses,
): FoundDiagnoses {
  const facts = diagnosisFacts(reading)
  const { found, lost } = askRules(rules, facts, {
    kind: 'diagnosis',
    // Frames are chosen by the facts at hand (diagnosis.ts).
    say: (_, first) => wordsOf(first),
    isOnPage: (quote) => isVerbatim(quote, pageTexts),
  })
  const weighed = found
    .map(({ rule, finding }): Diagnosis => {
      const { id, group, effort, leads, isOfOnePage = false } = rule
      return {
        ...withTidyTexts(finding),
        quotes: finding.quotes.filter(isShort),
        rule: id,
        group,
        effort,
        leads,
        isOfOnePage,
        score: scoreOf(rule, finding),
      }
    })
    .sort((a, b) => b.score - a.score)
  const assets = weighed.filter(({ group }) => group === 'asset')
  const tensions = weighed.filter(({ group }) => group !== 'asset')
  const thesis = thesisOf({ assets, tensions })
  return { facts, assets, tensions, thesis, told: toldOf(assets, tensions, thesis), lost }
}

/** What is longer is a text, and no passage that one would show. */
const quoteCharactersMax = 1_000
export const isShort = ({ text }: Pick<Quote, 'text'>) => text.length <= quoteCharactersMax

/** Less sure, it is not told. */
const toldConfidenceMin = 0.55
const assetsMax = 6
const tensionsMax = 14

function toldOf(assets: readonly Diagnosis[], tensions: readonly Diagnosis[], thesis: Thesis | null): Diagnosis[] {
  const isSure = ({ confidence }: Diagnosis) => confidence >= toldConfidenceMin
  const all = [...assets.filter(isSure).slice(0, assetsMax), ...tensions.filter(isSure).slice(0, tensionsMax)]
  const first = [thesis?.asset, thesis?.tension].filter((one) => one != null)
  return [...first, ...all.filter((one) => !first.includes(one))]
}

const contrastWorth: Record<Contrast, number> = { 'both quoted': 1, 'one missing': 0.7, computed: 0.3 }
const sensitiveFactor = 1.5
const farFactor = 0.5

/** Stakes × certainty × contrast × nearness × rarity. */
function scoreOf(
  { stakes, share }: AnyDiagnosisRule,
  { confidence, contrast, isNear, isSensitive }: Pick<Diagnosis, 'confidence' | 'contrast' | 'isNear' | 'isSensitive'>,
): number {
  const rarity = -Math.log2(share)
  return (
    stakes *
    (isSensitive ? sensitiveFactor : 1) *
    confidence *
    contrastWorth[contrast] *
    (isNear ? 1 : farFactor) *
    rarity
  )
}

function withTidyTexts<Finding extends Pick<Diagnosis, 'title' | 'text' | 'pole' | 'move' | 'against'>>(
  finding: Finding,
): Finding {
  const { title, text, pole, move, against } = finding
  return {
    ...finding,
    title: capitalised(tidied(title)),
    text: capitalised(tidied(text)),
    pole: tidied(pole),
    against: against === null ? null : tidied(against),
    move: { ...move, title: tidied(move.title), text: tidied(move.text) },
  }
}
