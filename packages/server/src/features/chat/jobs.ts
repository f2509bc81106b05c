/** What is repeated for chat. */
import type { Deps } from '../../platform/deps.ts'
import { minuteMs } from '../../platform/durations.ts'
import type { Round } from '../../platform/rounds.ts'
import { endExpired } from './end-answer.ts'
import { deleteOldUses } from './retention.ts'

/** Ends answers whose process died, and deletes what quotas no longer count. */
export const chatRounds = (deps: Deps): Round[] => [
  { everyMs: 5_000, run: () => endExpired(deps) },
  { everyMs: minuteMs, run: () => deleteOldUses(deps) },
]
