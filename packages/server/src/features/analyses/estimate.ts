/** Seconds that an analysis takes when none was measured yet: twelve pages a second apart; one page. */
const unmeasuredSeconds = { full: 30, flash: 5 } as const

export interface EstimateInput {
  type: 'full' | 'flash'
  /** The duration of a sandbox analysis, which has a lane of its own; null for a website. */
  knownSeconds: number | null
  now: Date
  medianSeconds: number | null
  /** Analyses of websites before it, and how many run at once. */
  ahead: number
  lanes: number
}

/** When an analysis is expected to be completed: the median of its type, after those before it. */
export function estimatedCompletion({ type, knownSeconds, now, medianSeconds, ahead, lanes }: EstimateInput): Date {
  const own = medianSeconds ?? unmeasuredSeconds[type]
  const rounds = Math.floor(ahead / Math.max(1, lanes))
  return new Date(now.getTime() + Math.ceil(knownSeconds ?? own * (rounds + 1)) * 1_000)
}
