/** Has a JSON file made in a thread of its own. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { JsonFileTask } from './json-file-thread.ts'

/**
 * No limit on memory: V8 ends the whole process where a thread's JSON does not fit into one, and what was stored came out of a
 * smaller process (`engine-limits.ts`).
 * @throws the signal's reason
 */
export async function makeJsonFile(task: JsonFileTask, signal: AbortSignal): Promise<Uint8Array> {
  signal.throwIfAborted()
  // It needs nothing of ours, and is told no secrets.
  const thread = new Worker(new URL('./json-file-thread.ts', import.meta.url), { workerData: task, env: {} })
  // One that comes after the signal's has nobody else to take it, and would end the process.
  thread.on('error', () => undefined)
  try {
    const [bytes] = (await once(thread, 'message', { signal })) as [Uint8Array]
    return bytes
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    await thread.terminate()
  }
}
