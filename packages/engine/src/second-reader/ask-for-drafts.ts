/** Drafts of a model for the places of a site, asked for once. */
import type { Drafting, DraftOrder } from '../drafts.ts'
import { type AnswerTime, answeredInTime } from './answered-in-time.ts'
import { failureReasons } from './failure-reasons.ts'
import type { SecondReader } from './second-reader.ts'

/** null: the reader drafts nothing. */
export async function askForDrafts(
  order: DraftOrder,
  { reader, ...time }: AnswerTime & { reader: SecondReader },
): Promise<Drafting | null> {
  const { model } = reader
  if (reader.draft === undefined) return null
  const asked = await answeredInTime((signal) => reader.draft!(order, signal), time)
  if (asked.ok) return { model, drafts: asked.value.drafts, failure: null }
  const reason = failureReasons[asked.error.code]
  return {
    model,
    drafts: [],
    failure: `No words were drafted, as ${reason}. What is proposed is composed by the rules.`,
  }
}
