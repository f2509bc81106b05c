import type { ReportDegradation } from '../../writing/shapes.ts'
import { isVerbatim, type PageTexts } from '../../writing/verify.ts'
import type { Wording } from '../../writing/wording.ts'
import { fitting, type Manner, mannerOf } from '../manner.ts'
import type { SiteReading } from '../site-reading.ts'
import { type Quadrant, quadrants, type Swot, type SwotEntry } from './swot-findings.ts'
import type { AnySwotRule } from './swot-rule.ts'
import { swotRules } from './swot-rules.ts'

interface Surroundings {
  pageTexts: PageTexts
  wording: Wording
}

interface Asking extends Surroundings {
  manner: Manner
}

export function findSwot(
  reading: SiteReading,
  surroundings: Surroundings,
  rules: readonly AnySwotRule[] = swotRules,
): Swot {
  const lost: ReportDegradation[] = []
  const found: SwotEntry[] = []
  const asking: Asking = { ...surroundings, manner: mannerOf(reading) }
  for (const rule of rules) {
    if (!canBeAsked(rule, reading)) continue
    try {
      const entry = ask(rule, reading, asking)
      if (entry === 'misquoted') {
        lost.push({ part: 'evidence', detail: `The SWOT rule ${rule.id} was left out: a quote is not on its page.` })
      } else if (entry !== null) found.push(entry)
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      lost.push({ part: 'sections', detail: `The SWOT rule ${rule.id} could not be read: ${detail}` })
    }
  }
  return { ...pickSwot(found), lost }
}

/** What was not read is not missing, and what could not be derived is not known. */
function canBeAsked({ needs, denies }: AnySwotRule, { reach }: SiteReading): boolean {
  if (needs.some((need) => reach.failed.includes(need))) return false
  if (denies === undefined) return true
  return reach.home && (denies === 'home' || !denies.some((type) => reach.missed.includes(type)))
}

function ask(rule: AnySwotRule, reading: SiteReading, { pageTexts, wording, manner }: Asking) {
  const { id, quadrant, topic, subject, gist, weight, needsCompetitors = false, find } = rule
  const finding = find(reading, (...wordings) => wording.oneOf(`swot ${id}`, fitting(manner, wordings)))
  if (finding === null) return null
  const { text, confidence, quotes, basis = 'computed' } = finding
  if (!quotes.every((quote) => isVerbatim(quote, pageTexts))) return 'misquoted'
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

/** A site's words may end in a full stop of their own: one is enough, and none before a comma. */
export const tidied = (text: string) => text.replace(/([.!?。])”\./g, '$1”').replace(/\.”([,;:)])/g, '”$1')

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
