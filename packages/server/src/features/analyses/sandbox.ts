/** Hosts that force an outcome of an analysis with `test: true` (docs/decisions/0010). */
export type SandboxOutcome = 'sample' | 'fails' | 'needs login' | 'robots forbid' | 'slow'

const outcomes: Record<string, SandboxOutcome> = {
  'fail.test': 'fails',
  'login.test': 'needs login',
  'robots.test': 'robots forbid',
  'slow.test': 'slow',
}

/** Seconds that `slow.test` takes: its job waits for so long before it may run. */
export const slowSeconds = 30

/** The sandbox answers from a folder. */
const sampleSeconds = 3

/** How long the job of an analysis with `test: true` waits before it may run. */
export const sandboxDelaySeconds = (url: string): number => (sandboxOutcome(url) === 'slow' ? slowSeconds : 0)

export const sandboxSeconds = (url: string): number => sandboxDelaySeconds(url) + sampleSeconds

/** What the events of an analysis with `test: true` have in addition. */
export const testMark = (test: boolean): { test?: true } => (test ? { test: true } : {})

export function sandboxOutcome(url: string): SandboxOutcome {
  const host = URL.parse(url)?.hostname.toLowerCase() ?? ''
  return outcomes[host] ?? 'sample'
}
