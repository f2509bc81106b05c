import { askRules } from '../../writing/ask-rules.ts'
import { tidied } from '../../writing/quoted-words.ts'
import { isVerbatim, type PageTexts } from '../../writing/verify.ts'
import type { Wording } from '../../writing/wording.ts'
import type { FoundDiagnoses } from '../diagnoses/find-diagnoses.ts'
import { fitting, mannerOf } from '../manner.ts'
import type { SiteReading } from '../site-reading.ts'
import { entriesOfDiagnoses, isTold } from './from-diagnoses.ts'
import { type Quadrant, quadrants, type Swot, type SwotEntry } from './swot-findings.ts'
import type { AnySwotRule, SwotFinding } from './swot-rule.ts'
import { swotRules } from './swot-rules.ts'

interface Surroundings {
  pageTexts: PageTexts
  wording: Wording
  /** What several facts mean together stands before what one rule finds. */
  diagnoses?: Pick<FoundDiagnoses, 'told'>
}

export function findSwot(
  reading: SiteReading,
  { pageTexts, wording, diagnoses = { told: [] } }: Surroundings,
  rules: readonly AnySwotRule[] = swotRules,
): Swot {
  const manner = mannerOf(reading)
  const { found, lost } = askRules(rules, reading, {
    kind: 'SWOT rule',
    say: (id, ...wordings) => wording.oneOf(`swot ${id}`, fitting(manner, wordings)),
    isOnPage: (quote) => isVerbatim(quote, pageTexts),
  })
  const diagnosed = entriesOfDiagnoses(diagnoses)
  const others = found.map(entryOf).filter((entry) => !isTold(entry, diagnosed))
  return { ...pickSwot([...diagnosed, ...others]), lost }
}

function entryOf({ rule, finding }: { rule: AnySwotRule; finding: SwotFinding }): SwotEntry {
  const { id, quadrant, topic, subject, gist, weight, needsCompetitors = false } = rule
  const { text, confidence, quotes, basis = 'computed' } = finding
  return {
    rule: id,
    quadrant,
    topic,
    subject,
    gist,
    weight,
    needsCompetitors,
    text: tidied(text),
    basis,
    confidence,
    quotes,
  }
}

const entriesOfQuadrantMax = 6
const entriesOfTopicMax = 2
/** Of weight × confidence: what lies below would only fill the page. */
const importanceMin = 2

/** By weight × confidence: one of a subject, two of a topic and six in all in a quadrant, and never more than there is to say. */
export function pickSwot(found: readonly SwotEntry[]): Record<Quadrant, SwotEntry[]> {
  const picked: SwotEntry[] = []
  for (const candidate of [...found].sort((a, b) => importanceOf(b) - importanceOf(a))) {
    if (importanceOf(candidate) < importanceMin) break
    if (picked.some(({ subject }) => subject === candidate.subject)) continue
    const beside = picked.filter(({ quadrant }) => quadrant === candidate.quadrant)
    const ofTopic = beside.filter(({ topic }) => topic === candidate.topic).length
    if (beside.length < entriesOfQuadrantMax && ofTopic < entriesOfTopicMax) picked.push(candidate)
  }
  const of = (quadrant: Quadrant) => picked.filter((entry) => entry.quadrant === quadrant)
  return Object.fromEntries(quadrants.map((quadrant) => [quadrant, of(quadrant)])) as Record<Quadrant, SwotEntry[]>
}

/** What an entry counts for beside others. */
export const importanceOf = ({ weight, confidence }: SwotEntry) => weight * confidence
