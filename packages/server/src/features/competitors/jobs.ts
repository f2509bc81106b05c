/** What the worker does for competitors: checks what is due, and runs their rounds. */

import type { Running } from '../../feature.ts'
import type { Deps } from '../../platform/deps.ts'
import { hourMs, minuteMs } from '../../platform/durations.ts'
import { type Round, startRounds } from '../../platform/rounds.ts'
import { beatMs, createChecker } from './checks/checker.ts'
import { correctDueTimes, pauseCompetitorsOverCap } from './plan-changes.ts'
import { deleteOldChanges, deleteOldPreflights, deleteUnusedSnapshots } from './retention.ts'

/** How often due checks are polled for. */
const pollMs = 1_000

/** Checks that had not ended when it stops are due at once. */
export function startChecks(deps: Deps): Running {
  const checker = createChecker(deps)
  const rounds = startRounds(deps, [
    { everyMs: pollMs, run: () => checker.poll() },
    { everyMs: beatMs, run: () => checker.beat() },
  ])
  return {
    async stop(graceMs) {
      await Promise.all([rounds.stop(), checker.stop(graceMs)])
    },
  }
}

/** Follows changes of plans, and deletes what is old. */
export const competitorRounds = (deps: Deps): Round[] => [
  { everyMs: minuteMs, run: () => pauseCompetitorsOverCap(deps) },
  { everyMs: minuteMs, run: () => correctDueTimes(deps) },
  { everyMs: hourMs, run: () => deleteOldPreflights(deps) },
  { everyMs: hourMs, run: () => deleteUnusedSnapshots(deps) },
  { everyMs: hourMs, run: () => deleteOldChanges(deps) },
]
