import { setTimeout as delay } from 'node:timers/promises'

/** Polls until the result is not null, undefined or false, and fails after a time limit. */
export async function eventually<Value>(
  ask: () => Promise<Value | null | undefined | false>,
  { what, ms = 30_000 }: { what: string; ms?: number },
): Promise<Value> {
  const until = Date.now() + ms
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined && answer !== false) return answer
    if (Date.now() > until) throw new Error(`Not within ${ms / 1_000} s: ${what}`)
    await delay(20)
  }
}
