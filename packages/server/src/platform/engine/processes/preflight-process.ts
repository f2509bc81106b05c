/**
 * The process that runs preflights of websites, so that pages cannot use up the service's memory. It loads little of
 * the engine, and waits for many sites at once. Its argument is `PreflightProcessData`.
 */
import { createPreflight } from '@brandprint/engine/preflight'
import { packPages } from '../packed-pages.ts'
import type { PreflightOutcome, PreflightProcessData, PreflightTask } from '../tasks.ts'
import { readOutside } from './outside.ts'
import { readProcessData, serveTasks, takeTurn, watchLimits } from './process-frame.ts'

const { settings, limits, serviceId } = readProcessData<PreflightProcessData>()
// Each parse has a limit on its computing time, and preflights are many at once: here memory alone is watched.
watchLimits(serviceId, limits)
const preflight = createPreflight({ ...readOutside(settings), takeTurn })

serveTasks(async ({ url, owner, isNameWanted }: PreflightTask, signal): Promise<PreflightOutcome> => {
  const checked = await preflight.run(url, { owner, isNameWanted, signal })
  if (!checked.ok) return checked
  const { pages, name } = checked.value
  return { ok: true, value: pages.length === 0 ? null : { pages: await packPages(pages), name } }
})
