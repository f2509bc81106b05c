/** Seconds an analysis takes where none was measured yet: twelve pages a second apart; one page. */
const unmeasuredSeconds = { full: 30, flash: 5 } as const
/** The sandbox answers from a folder. */
const sandboxSeconds = 3

export interface EstimateInput {
  type: 'full' | 'flash'
  test: boolean
  now: Date
  medianSeconds: number | null
  /** Analyses before it, and how many run at once. */
  ahead: number
  lanes: number
}

/** When an analysis is expected to be done: its own kind's median, after those before it. */
export function estimatedCompletion({ type, test, now, medianSeconds, ahead, lanes }: EstimateInput): Date {
  const own = test ? sandboxSeconds : (medianSeconds ?? unmeasuredSeconds[type])
  const rounds = Math.floor(ahead / Math.max(1, lanes))
  return new Date(now.getTime() + Math.ceil(own * (rounds + 1)) * 1_000)
}
