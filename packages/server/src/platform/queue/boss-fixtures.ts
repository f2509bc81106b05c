/** A worker process that takes one analysis and never ends it. */
import { type AnalysisPayload, analysisJob } from '../../features/analyses/analysis-job.ts'
import { connect } from '../database/connect.ts'
import { createLog } from '../log.ts'
import { openQueue } from './boss.ts'
import type { JobHandler } from './queue.ts'

const url = process.argv[2] ?? ''
const db = connect({ url, applicationName: 'brandprint test worker' })
const queue = await openQueue({ url, kinds: [analysisJob], db, log: createLog({ level: 'silent' }), concurrency: 1 })
const handler: JobHandler<AnalysisPayload> = {
  kind: analysisJob,
  async run({ analysisId }) {
    console.log(`running ${analysisId}`)
    await new Promise(() => undefined)
  },
  giveUp: async () => undefined,
}
await queue.startWorkers([handler])
