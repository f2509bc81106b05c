/** The worker thread of `parse-pool.ts`: takes a job, answers with its result or with the reason it failed. */
import { parentPort } from 'node:worker_threads'
import { type ParseJob, runParseJob } from './parse-jobs.ts'

parentPort?.on('message', async ({ id, job }: { id: number; job: ParseJob }) => {
  try {
    parentPort?.postMessage({ id, value: job.kind === 'drawing' ? await runDrawingJob(job.body) : runParseJob(job) })
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) })
  }
})

/** What reads drawings and their colours is loaded with the first of them: most threads meet none. */
async function runDrawingJob(body: Uint8Array) {
  const { readDrawing } = await import('../pictures/drawing-file.ts')
  return readDrawing(body)
}
