/** Calls to action by what they ask of a visitor. */
import type { Fact } from '../../../evidence.ts'
import type { CallToAction } from '../../../facts.ts'

/** Intents that ask for different commitments; two of a kind (buy here, buy there) do not compete. */
const commitments = new Set([
  'buy',
  'trial',
  'demo',
  'contact',
  'sign-up',
  'join',
  'download',
  'donate',
  'book',
  'quote',
  'start',
])

/** A call this sure is one that the page shows as such. */
const prominent = 0.5

/** Whether a call asks people to commit to something, and not to look further. */
export const asksForCommitment = (call: Fact<CallToAction>) => commitments.has(call.value.intent)

/** The best call of each intent that asks for a commitment. */
export function competingCalls(ctas: readonly Fact<CallToAction>[]): Fact<CallToAction>[] {
  const byIntent = new Map<string, Fact<CallToAction>>()
  for (const call of ctas) {
    const { intent } = call.value
    if (call.confidence >= prominent && asksForCommitment(call) && !byIntent.has(intent)) byIntent.set(intent, call)
  }
  return [...byIntent.values()]
}
