/** What holds for every account; what depends on the plan is in `platform/tiers.ts`. */

/** Messages of a thread, of both sides. */
export const threadMessagesMax = 200
/** With less left of the day an answer would break off in its first sentences. */
export const answerTokensMin = 100
/** What a prompt may come to: a free account, which has `flash`, gets several answers out of its day. */
export const promptTokensMax = { flash: 600, pro: 3_000 } as const
/** What a model may write: with its prompt, five times of `flash` are the day of a free account. */
export const modelAnswerTokensMax = { flash: 400, pro: 1_024 } as const
/** Of a thread, so many are read; what of them fits into a prompt is the answerer's to say. */
export const turnsMax = 40

/** How long things of an answer may take. */
export interface AnswerTiming {
  /** How long the first text is waited for before a stream is opened without it. */
  firstTextMs: number
  /** A stream that sent nothing for so long gets a comment. */
  commentMs: number
  /** A client that takes nothing for so long is dropped. */
  stalledMs: number
  /** How often the two are looked at. */
  tickMs: number
  /** How often leases are renewed and what was written is kept. */
  renewMs: number
  /** A thread is free so long after the last renewal, if its process died. */
  leaseMs: number
  /** How long an answerer that was told to stop may take to say what it used. */
  abortMs: number
  /** How long answers may go on after the signal to stop. */
  graceMs: number
}

/** As in production; tests wait less. */
export const usualTiming: AnswerTiming = {
  firstTextMs: 10_000,
  commentMs: 15_000,
  stalledMs: 30_000,
  tickMs: 1_000,
  renewMs: 2_000,
  leaseMs: 20_000,
  abortMs: 500,
  graceMs: 3_000,
}
