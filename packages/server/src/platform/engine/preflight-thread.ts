/** The thread that takes first looks at websites. It loads little of the engine, and waits for many sites at once. */
import { parentPort, workerData } from 'node:worker_threads'
import { parseAllowHosts } from '@brandprint/engine/net'
import { createPreflight } from '@brandprint/engine/preflight'
import { packPages } from './packed-pages.ts'
import type { FromPreflightThread, LookOutcome, OutsideSettings, ToPreflightThread } from './tasks.ts'

function hosts(text: string) {
  const parsed = parseAllowHosts(text)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value
}

const settings = workerData as OutsideSettings
const preflight = createPreflight({
  allowHosts: hosts(settings.allowHosts),
  ownAddresses: hosts(settings.ownAddresses),
})
const running = new Map<number, AbortController>()
const answer = (message: FromPreflightThread) => parentPort?.postMessage(message)

async function look(url: string, signal: AbortSignal): Promise<LookOutcome> {
  const looked = await preflight.look(url, signal)
  if (!looked.ok) return looked
  return { ok: true, value: looked.value.length === 0 ? null : await packPages(looked.value) }
}

parentPort?.on('message', async (message: ToPreflightThread) => {
  if ('abort' in message) {
    running.get(message.id)?.abort()
    return
  }
  const { id, url } = message
  const controller = new AbortController()
  running.set(id, controller)
  try {
    answer({ id, outcome: await look(url, controller.signal) })
  } catch (error) {
    answer({ id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  } finally {
    running.delete(id)
  }
})
answer({ started: true })
