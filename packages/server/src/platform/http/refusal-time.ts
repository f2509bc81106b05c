import type { Deps } from '../../deps.ts'

const stepMs = 500

/**
 * Refusals of what is not public are told at whole half seconds since the question: whether an address was refused as it
 * stands or after a name server was asked, and how long that took, is nothing that the answer tells.
 * @param began of `performance.now()`
 */
export function waitForStep({ sleep }: Pick<Deps, 'sleep'>, began: number): Promise<void> {
  return sleep(stepMs - ((performance.now() - began) % stepMs), new AbortController().signal)
}
