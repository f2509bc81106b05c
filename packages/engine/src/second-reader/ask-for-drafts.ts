/** Drafts of a model for the places of a site, asked for once. */
import type { Drafted, DraftOrder } from '../drafts.ts'
import { type AnswerTime, answeredInTime } from './answered-in-time.ts'
import { failureReasons } from './failure-reasons.ts'
import type { SecondReader } from './second-reader.ts'

export interface AskedDrafts extends Drafted {
  /** Why there are none, for readers of the report; null where the model answered. */
  failure: string | null
}

/** null: the reader drafts nothing. */
export async function askForDrafts(
  order: DraftOrder,
  { reader, ...time }: AnswerTime & { reader: SecondReader },
): Promise<AskedDrafts | null> {
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
