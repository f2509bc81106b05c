/** Hosts that force an outcome of an analysis with `test: true` (docs/decisions/0010). */
export type SandboxOutcome = 'sample' | 'fails' | 'needs login' | 'robots forbid' | 'slow'

const outcomes: Record<string, SandboxOutcome> = {
  'fail.test': 'fails',
  'login.test': 'needs login',
  'robots.test': 'robots forbid',
  'slow.test': 'slow',
}

/** Seconds that `slow.test` takes. */
export const slowSeconds = 30

/** The sandbox answers from a folder. */
const sampleSeconds = 3

export const sandboxSeconds = (url: string): number =>
  sandboxOutcome(url) === 'slow' ? slowSeconds + sampleSeconds : sampleSeconds

export function sandboxOutcome(url: string): SandboxOutcome {
  const host = URL.parse(url)?.hostname.toLowerCase() ?? ''
  return outcomes[host] ?? 'sample'
}
