/** The worker thread of `parse-pool.ts`: takes a job, answers with its result or with the reason it failed. */
import { parentPort } from 'node:worker_threads'
import { type NamedState, type ParsedPage, type ParseJob, runParseJob, type StateJob } from './parse-jobs.ts'

parentPort?.on('message', async ({ id, job }: { id: number; job: ParseJob }) => {
  try {
    parentPort?.postMessage({ id, value: await run(job) })
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) })
  }
})

function run(job: ParseJob) {
  if (job.kind === 'drawing') return runDrawingJob(job.body)
  return job.kind === 'state' ? runStateJob(job) : runParseJob(job)
}

/** The words by which states are told are loaded with the first of them: threads of analyses meet none. */
async function runStateJob({ body, answer, isHtml, isNameWanted }: StateJob): Promise<NamedState> {
  const { pageState } = await import('../page/page-state.ts')
  const contentType = answer.headers['content-type']
  const page = runParseJob({ kind: 'page', body: isHtml ? body : new Uint8Array(), contentType }) as ParsedPage
  const state = pageState({ answer: { ...answer, body }, isHtml, document: page.document })
  if (!isNameWanted || state.state !== 'ok') return { state, name: null }
  const { nameOfPage } = await import('../facts/identity/name-of-page.ts')
  return { state, name: nameOfPage(answer, { page, state }) }
}

/** What reads drawings and their colours is loaded with the first of them: most threads meet none. */
async function runDrawingJob(body: Uint8Array) {
  const { readDrawing } = await import('../pictures/drawing-file.ts')
  return readDrawing(body)
}
