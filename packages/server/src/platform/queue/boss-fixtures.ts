/** A worker process that takes one analysis and never ends it. */
import { connect } from '../database/connect.ts'
import { createLog } from '../log.ts'
import { openQueue } from './boss.ts'

const url = process.argv[2] ?? ''
const db = connect({ url, applicationName: 'brandprint test worker' })
const queue = await openQueue({ url, db, log: createLog({ level: 'silent' }), concurrency: 1 })
await queue.startWorkers({
  async runAnalysis(analysisId) {
    console.log(`running ${analysisId}`)
    await new Promise(() => undefined)
  },
  giveUpAnalysis: async () => undefined,
})
