/** The limits of one analysis. They count its own computing time and memory, so the load of the machine does not matter. */
export interface EngineLimits extends MemoryLimits {
  /** Computing time of the engine's process and all its threads for one analysis; the browser has limits of its own. */
  cpuSeconds: number
}

export interface MemoryLimits {
  /** Of the thread that the process begins with. V8 ends the process when it needs more. */
  heapMegabytes: number
  /** Resident memory of the process: heaps of all its threads, and what lies outside of them. */
  residentMegabytes: number
}

/**
 * Of 57 real sites, up to twelve pages each in a fresh process, the largest took 5.3 s of computing time (median 2.8) and
 * 421 MiB of resident memory.
 */
export const engineLimits: EngineLimits = { cpuSeconds: 25, heapMegabytes: 768, residentMegabytes: 1_024 }

/**
 * Of the process that runs preflights: bodies of up to 10 MiB of all of them at once, and two threads that parse them. V8
 * cleans a heap up only when it nears its bound; 200 preflights of small pages make one without such a bound 200 MB large.
 */
export const preflightLimits: MemoryLimits = { heapMegabytes: 192, residentMegabytes: 640 }

/** Of the process that probes tracked websites: bodies of up to 10 MiB of all of them at once, and nothing is parsed. */
export const probeLimits: MemoryLimits = { heapMegabytes: 192, residentMegabytes: 1_024 }

/**
 * Of the process that reads a logo. The largest picture that is decoded at all, an interlaced PNG of 25 million pixels of 16
 * bits a channel, took 288 MiB of resident memory and 0.4 s of computing time.
 */
export const logoLimits: EngineLimits = { cpuSeconds: 6, heapMegabytes: 128, residentMegabytes: 400 }

export type Exceeded = 'cpu' | 'memory'

/** What the failed analysis says. */
export const exceededMessages: Record<Exceeded, string> = {
  cpu: 'The website’s pages take more computing time to analyze than one analysis is given.',
  memory: 'The website’s pages take more memory to analyze than one analysis is given.',
}
