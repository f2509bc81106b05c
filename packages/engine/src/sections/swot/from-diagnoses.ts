/** What was diagnosed, as entries of the SWOT: assets are strengths, tensions weaknesses. */
import type { DiagnosisGroup } from '../diagnoses/diagnosis.ts'
import type { FoundDiagnoses } from '../diagnoses/find-diagnoses.ts'
import type { SwotEntry, Topic } from './swot-findings.ts'

const topics: Record<DiagnosisGroup, Topic> = {
  asset: 'message',
  proof: 'proof',
  opening: 'message',
  call: 'conversion',
  readers: 'audience',
  offer: 'pricing',
  name: 'look',
  site: 'content',
}

/** Above all other rules, as several facts bear them out; each a little less than the one before. */
const weightMax = 10
const weightStep = 0.25

export const entriesOfDiagnoses = ({ told }: Pick<FoundDiagnoses, 'told'>): SwotEntry[] =>
  told.map(({ rule, group, title, text, confidence, quotes, subject }, index) => ({
    rule,
    quadrant: group === 'asset' ? 'strengths' : 'weaknesses',
    topic: topics[group],
    subject: `${group} ${subject}`,
    gist: title,
    weight: weightMax - weightStep * index,
    needsCompetitors: false,
    text,
    basis: 'computed',
    confidence,
    quotes,
  }))

/** Whether every passage that an entry rests on is told by a diagnosis already. */
export function isTold({ quotes }: SwotEntry, diagnosed: readonly SwotEntry[]): boolean {
  const texts = new Set(diagnosed.flatMap(({ quotes }) => quotes.map(({ text }) => text)))
  return quotes.length > 0 && quotes.every(({ text }) => texts.has(text))
}
