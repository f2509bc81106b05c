/** Seconds an analysis takes where none was measured yet: twelve pages a second apart; one page. */
const unmeasuredSeconds = { full: 30, flash: 5 } as const

export interface EstimateInput {
  type: 'full' | 'flash'
  /** Of the sandbox, which has a lane of its own, it is known; null for a website. */
  knownSeconds: number | null
  now: Date
  medianSeconds: number | null
  /** Analyses of websites before it, and how many run at once. */
  ahead: number
  lanes: number
}

/** When an analysis is expected to be done: its own kind's median, after those before it. */
export function estimatedCompletion({ type, knownSeconds, now, medianSeconds, ahead, lanes }: EstimateInput): Date {
  const own = medianSeconds ?? unmeasuredSeconds[type]
  const rounds = Math.floor(ahead / Math.max(1, lanes))
  return new Date(now.getTime() + Math.ceil(knownSeconds ?? own * (rounds + 1)) * 1_000)
}
