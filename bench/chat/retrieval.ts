/** What the chat finds over many passages, and how soon. */
import { findGrounding } from '../../packages/server/src/features/chat/grounding/find-grounding.ts'
import type { Db } from '../../packages/server/src/platform/database/db.ts'
import { type Figure, median, milliseconds, percentile } from '../service/figures.ts'
import { asked, largePassages } from './analyses.ts'

const p95MsMax = 20
const rounds = 20
const warmUpRounds = 5

/** One question after the other. */
export async function measureRetrieval(db: Db, analysisId: string): Promise<Figure[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const message of asked) {
      const start = performance.now()
      await findGrounding(db, { analysisId, message, turns: [{ role: 'user', content: asked[1]! }] })
      if (round >= warmUpRounds) times.push(performance.now() - start)
    }
  }
  const p95 = percentile(times, 95)
  return [
    {
      name: `retrieval over ${largePassages} passages, p95`,
      figure: `${milliseconds(p95)} (median ${milliseconds(median(times))})`,
      aim: { text: `≤ ${milliseconds(p95MsMax)}`, isMet: p95 <= p95MsMax },
    },
  ]
}
