/** What is repeated for chat. */
import type { Deps } from '../../platform/deps.ts'
import { hourMs } from '../../platform/hourly-quota.ts'
import type { Round } from '../../platform/rounds.ts'
import { deleteOldUsage } from './answer-queries.ts'
import { endExpired } from './end-answer.ts'

/** Quotas count the trailing hour; a row is kept for as long again, as clocks of processes differ. */
const usedKeptMs = 2 * hourMs

export const chatRounds = (deps: Deps): Round[] => [
  { everyMs: 5_000, run: () => endExpired(deps) },
  { everyMs: 60_000, run: () => deleteOldUsage(deps.db, new Date(deps.clock.now().getTime() - usedKeptMs)) },
]
