/** Traces in what links and headings are called, and in the types of pages. */

import type { PageType } from '../../artifacts.ts'
import { journeyWords } from '../../lexicon/pages/journey-words.ts'
import { actionPageWords, typeOfLabel } from '../../lexicon/pages/page-words.ts'
import { policiesNamed } from '../../lexicon/pages/policy-words.ts'
import { partOfAction, partOfJourney, partOfType, partsOfPolicy, type TracedPart, type Tracer } from './parts.ts'

/** Different short texts of a site that are looked up as labels; what is repeated on each page is looked up once. */
const labelsMax = 6_000
/** A label that is hardly more than the word: “Our prices”, and not “News of the price of oil”. */
const labelScoreMin = 0.8

export function traceType(type: PageType, { traces }: Tracer): void {
  const part = partOfType[type]
  if (part !== undefined) traces.add(part)
}

export function traceLabel(label: string, tracer: Tracer): void {
  const { labels, traces } = tracer
  if (labels.has(label) || labels.size >= labelsMax) return
  labels.add(label)
  const typed = typeOfLabel(label)
  if (typed !== null && typed.score >= labelScoreMin) traceType(typed.type, tracer)
  for (const part of partsOfLabel(label)) traces.add(part)
}

function partsOfLabel(label: string): TracedPart[] {
  const action = actionPageWords.exact(label)
  return [
    ...policiesNamed(label).flatMap(({ kind }) => partsOfPolicy(kind)),
    action === null ? undefined : partOfAction[action.tag],
    ...journeyWords.match(label).map(({ tag }) => partOfJourney[tag]),
  ].filter((part) => part !== undefined)
}
