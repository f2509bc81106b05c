/** The process that reads one logo; it ends with it. Its argument is `LogoProcessData`. */
import { vetLogo } from '@brandprint/engine/logo'
import type { LogoProcessData, LogoTask } from '../tasks.ts'
import { readProcessData, serveTasks, watchLimits } from './process-frame.ts'
import { standBack } from './process-rank.ts'

const { limits, serviceId } = readProcessData<LogoProcessData>()
const timer = watchLimits(serviceId, limits)
standBack(10)

serveTasks(({ file }: LogoTask) => {
  timer.begin()
  return vetLogo(file)
})
