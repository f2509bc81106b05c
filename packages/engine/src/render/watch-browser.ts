/** Watches what a browser uses while it shows one page, and says when that is more than a page may. */
import { putLast, readTree } from './process-tree.ts'

export interface BrowserLimits {
  /** Memory of all its processes together, in bytes. */
  browserBytesMax: number
  /** Writable memory of each process, in bytes; kept by the kernel. */
  processBytesMax: number
  /** Computing time of all its processes together for one page, in seconds. */
  pageCpuSecondsMax: number
  processesMax: number
}

export interface BrowserWatch {
  /** What was too much, in words: “3.1 GB of memory”. Never settles when nothing was. */
  exceeded: Promise<string>
  isExceeded(): boolean
  stop(): void
}

/** The most that was seen. */
interface BrowserUse {
  bytes: number
  cpuSeconds: number
  processes: number
}

/** In so short a time a page fills some hundred megabytes; measuring takes 2 to 5 ms. */
const measureEveryMs = 100
/** Pages of real sites take 6 s at most, and most less than 2: one that takes more yields to all that is not like it. */
const busyCpuSeconds = 3

/** @param pid the browser's first process; where there is no /proc nothing is watched */
export function watchBrowser(pid: number, limits: BrowserLimits): BrowserWatch {
  const most: BrowserUse = { bytes: 0, cpuSeconds: 0, processes: 0 }
  let known: ReadonlyMap<number, number> | null = null
  let isExceeded = false
  let tell: (what: string) => void = () => {}
  const exceeded = new Promise<string>((resolve) => {
    tell = resolve
  })

  const measure = () => {
    const use = readTree(pid)
    if (use === null) return
    // The time of a process is lost when it ends, so what each has used since the last time is added up.
    for (const [process, seconds] of use.cpuSeconds) {
      if (known !== null) most.cpuSeconds += Math.max(0, seconds - (known.get(process) ?? 0))
    }
    known = use.cpuSeconds
    most.bytes = Math.max(most.bytes, use.bytes)
    most.processes = Math.max(most.processes, use.pids.length)
    if (most.cpuSeconds > busyCpuSeconds) putLast(use.pids)
    const what = tooMuch(most, limits)
    if (what === null) return
    isExceeded = true
    tell(what)
  }

  measure()
  const timer = setInterval(measure, measureEveryMs)
  return {
    exceeded,
    isExceeded: () => isExceeded,
    stop: () => clearInterval(timer),
  }
}

function tooMuch({ bytes, cpuSeconds, processes }: BrowserUse, limits: BrowserLimits): string | null {
  if (bytes > limits.browserBytesMax) return `${(bytes / 2 ** 30).toFixed(1)} GiB of memory`
  if (cpuSeconds > limits.pageCpuSecondsMax) return `${Math.round(cpuSeconds)} seconds of computing time`
  if (processes > limits.processesMax) return `${processes} processes`
  return null
}
