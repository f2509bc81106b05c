/** Ends processes and Postgres as the kernel would (SIGKILL), at moments and in an order that a seed decides. */
import { setTimeout as delay } from 'node:timers/promises'
import { eventually } from './eventually.ts'
import type { Installation } from './installation.ts'

const restMs = { least: 200, most: 4_000 }

/** All kinds are equally likely; the last is like a power cut. */
const victims = ['worker', 'postgres', 'api', 'worker', 'api', 'postgres', 'api', 'everything'] as const

/** @returns how often what was killed */
export async function killAtRandom(
  installation: Installation,
  { kills, random }: { kills: number; random: () => number },
): Promise<Record<string, number>> {
  const killed: Record<string, number> = {}
  const apis = installation.members.filter(({ role }) => role === 'api')
  for (let done = 0; done < kills; done++) {
    // Waits until there is work to interrupt.
    await Promise.race(apis.map((api) => api.ready()))
    await delay(restMs.least + random() * (restMs.most - restMs.least))
    const victim = victims[done % victims.length]!
    const ofRole = installation.members.filter(({ role }) => role === victim || victim === 'everything')
    const members = victim === 'everything' ? ofRole : ofRole.slice(Math.floor(random() * ofRole.length)).slice(0, 1)
    await Promise.all([
      ...(victim === 'postgres' || victim === 'everything' ? [killPostgres(installation)] : []),
      ...members.map((member) => member.end('SIGKILL')),
    ])
    killed[victim] = (killed[victim] ?? 0) + 1
  }
  return killed
}

/** Waits for a process that is being started. */
async function killPostgres(installation: Installation): Promise<void> {
  const pid = await eventually(() => installation.postgresPid(), { what: 'there is a Postgres to kill', ms: 90_000 })
  process.kill(pid, 'SIGKILL')
}
