/**
 * A thread beside the engine in its process, which a page cannot keep busy: it ends the process when an analysis exceeds
 * its limits, and when the service that started the process has ended.
 */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { EngineLimits, Exceeded } from '../engine-limits.ts'

export interface WatchdogData {
  limits: EngineLimits
  /** The process that started this one. */
  serviceId: number
  /** One number, the milliseconds of computing time that the process had used when its analysis began; negative: none runs. */
  begunAt: Float64Array
}

/** Where the service reads which limit was exceeded: a pipe beside the standard streams and the channel. */
const verdictFile = 4
const checkMs = 100

const { limits, serviceId, begunAt } = workerData as WatchdogData

function exceeded(): Exceeded | null {
  const begun = begunAt[0]!
  if (begun < 0) return null
  const { user, system } = process.cpuUsage()
  if ((user + system) / 1_000 - begun > limits.cpuSeconds * 1_000) return 'cpu'
  return process.memoryUsage.rss() > limits.residentMegabytes * 1_048_576 ? 'memory' : null
}

setInterval(() => {
  const limit = exceeded()
  if (limit !== null) writeSync(verdictFile, limit)
  if (limit !== null || process.ppid !== serviceId) process.kill(process.pid, 'SIGKILL')
}, checkMs)
