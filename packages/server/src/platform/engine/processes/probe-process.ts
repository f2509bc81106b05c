/**
 * The process that probes tracked websites: most checks end here, and it waits for many sites at once. It loads nothing that
 * parses. Its argument is `ProbeProcessData`.
 */
import { probeSite } from '@brandprint/engine/probe'
import { packAnswers } from '../packed-pages.ts'
import type { ProbeOutcome, ProbeProcessData, ProbeTask } from '../tasks.ts'
import { readOutside } from './outside.ts'
import { readProcessData, serveTasks, takeTurnAt, watchLimits } from './process-frame.ts'
import { standBack } from './process-rank.ts'

const { settings, limits, serviceId } = readProcessData<ProbeProcessData>()
watchLimits(serviceId, limits)
standBack(2)
const outside = readOutside(settings)

serveTasks(async ({ url, watch, speed }: ProbeTask, signal): Promise<ProbeOutcome> => {
  const probed = await probeSite(url, { ...outside, watch, signal, takeTurn: takeTurnAt(speed) })
  if (!probed.ok || probed.value.kind === 'same') return probed as ProbeOutcome
  return { ok: true, value: { kind: 'differs', answers: packAnswers(probed.value.answers) } }
})
