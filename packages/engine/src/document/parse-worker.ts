/** The worker thread of `parse-pool.ts`: takes a job, answers with its result or with the reason it failed. */
import { parentPort } from 'node:worker_threads'
import { type ParseJob, runParseJob } from './parse-jobs.ts'

parentPort?.on('message', ({ id, job }: { id: number; job: ParseJob }) => {
  try {
    parentPort?.postMessage({ id, value: runParseJob(job) })
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) })
  }
})
