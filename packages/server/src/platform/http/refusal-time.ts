import type { Deps } from '../deps.ts'

const stepMs = 500

/**
 * Refusals of addresses that are not public are sent at multiples of half a second after the request: the time must not reveal
 * whether an address was refused as it is or after a DNS query, and how long that took.
 * @param began of `performance.now()`
 */
export function waitForStep({ sleep }: Pick<Deps, 'sleep'>, began: number): Promise<void> {
  return sleep(stepMs - ((performance.now() - began) % stepMs), new AbortController().signal)
}
