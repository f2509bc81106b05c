/**
 * The process that takes first looks at websites: what pages do to its memory stays out of the service's. It loads little of
 * the engine, and waits for many sites at once. Its argument is `PreflightProcessData`.
 */
import { createPreflight } from '@brandprint/engine/preflight'
import { packPages } from './packed-pages.ts'
import { readOutside, readProcessData, serveTasks, watchLimits } from './process-frame.ts'
import type { LookOutcome, LookTask, PreflightProcessData } from './tasks.ts'

const { settings, limits, serviceId } = readProcessData<PreflightProcessData>()
// Each parse has a limit on its computing time, and looks are many at once: here memory alone is watched.
watchLimits(serviceId, limits)
const preflight = createPreflight(readOutside(settings))

serveTasks(async ({ url, owner }: LookTask, signal): Promise<LookOutcome> => {
  const looked = await preflight.look(url, owner, signal)
  if (!looked.ok) return looked
  return { ok: true, value: looked.value.length === 0 ? null : await packPages(looked.value) }
})
