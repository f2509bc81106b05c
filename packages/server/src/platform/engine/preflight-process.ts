/**
 * The process that takes first looks at websites: what pages do to its memory stays out of the service's. It loads little of
 * the engine, and waits for many sites at once. Its argument is `PreflightProcessData`.
 */
import { Worker } from 'node:worker_threads'
import { parseAllowHosts } from '@brandprint/engine/net'
import { createPreflight } from '@brandprint/engine/preflight'
import type { WatchdogData } from './engine-watchdog.ts'
import { packPages } from './packed-pages.ts'
import { endFirst } from './process-rank.ts'
import type { FromPreflights, LookOutcome, PreflightProcessData, ToPreflights } from './tasks.ts'

function hosts(text: string) {
  const parsed = parseAllowHosts(text)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value
}

const { settings, limits, serviceId } = JSON.parse(process.argv[2] ?? '') as PreflightProcessData

// Each parse has a limit on its computing time, and looks are many at once: here memory alone is watched.
const watchdog = new Worker(new URL('./engine-watchdog.ts', import.meta.url), {
  workerData: {
    limits: { ...limits, cpuSeconds: Number.POSITIVE_INFINITY },
    serviceId,
    begunAt: new Float64Array(new SharedArrayBuffer(8)),
  } satisfies WatchdogData,
})
watchdog.unref()
endFirst()

const preflight = createPreflight({
  allowHosts: hosts(settings.allowHosts),
  ownAddresses: hosts(settings.ownAddresses),
})
const running = new Map<number, AbortController>()
const answer = (message: FromPreflights) => void process.send?.(message)

async function look(url: string, owner: string, signal: AbortSignal): Promise<LookOutcome> {
  const looked = await preflight.look(url, owner, signal)
  if (!looked.ok) return looked
  return { ok: true, value: looked.value.length === 0 ? null : await packPages(looked.value) }
}

process.on('message', async (message: ToPreflights) => {
  if ('abort' in message) {
    running.get(message.id)?.abort()
    return
  }
  const { id, url, owner } = message
  const controller = new AbortController()
  running.set(id, controller)
  try {
    answer({ id, outcome: await look(url, owner, controller.signal) })
  } catch (error) {
    answer({ id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  } finally {
    running.delete(id)
  }
})
// The service ends it. Ctrl-C and service managers tell all processes to stop, also those with a look to finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
answer({ started: true })
