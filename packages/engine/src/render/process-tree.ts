/** What a browser's processes use, all together, as Linux tells it in /proc. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

export interface TreeUse {
  pids: number[]
  /** Memory that its processes hold and that is not just their program read from disk. */
  bytes: number
  /** Seconds of computing time so far, by process. */
  cpuSeconds: Map<number, number>
}

interface Stat {
  pid: number
  parent: number
  group: number
  session: number
  cpuSeconds: number
}

/** USER_HZ, which is 100 on every Linux that Node runs on. */
const ticksPerSecond = 100

/** Of program, libraries and fonts a process maps this much of files; what is more is memory that it shares by a file. */
const programBytes = 350 * 1024 * 1024

/**
 * The processes below one, and those of its group and session, which stay when a parent of theirs has ended.
 * @returns null where /proc does not tell
 */
export function readTree(root: number): TreeUse | null {
  const all = readStats()
  if (!all.some(({ pid }) => pid === root)) return null
  const members = new Set([root])
  for (let size = 0; size !== members.size; ) {
    size = members.size
    for (const { pid, parent, group, session } of all) {
      if (members.has(parent) || group === root || session === root) members.add(pid)
    }
  }
  const stats = all.filter(({ pid }) => members.has(pid))
  return {
    pids: stats.map(({ pid }) => pid),
    bytes: stats.reduce((bytes, { pid }) => bytes + bytesOf(pid), 0),
    cpuSeconds: new Map(stats.map(({ pid, cpuSeconds }) => [pid, cpuSeconds])),
  }
}

function readStats(): Stat[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []))
  } catch {
    return []
  }
}

/** proc_pid_stat(5). The name in brackets may hold anything, brackets as well. */
function statOf(pid: string): Stat | null {
  const text = readProc(`${pid}/stat`)
  if (text === null) return null
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const at = (index: number) => Number(fields[index])
  return {
    pid: Number(pid),
    parent: at(1),
    group: at(2),
    session: at(3),
    cpuSeconds: (at(11) + at(12)) / ticksPerSecond,
  }
}

/** Resident and swapped out. Shared memory counts in each process that has it: rather too much than too little. */
function bytesOf(pid: number): number {
  const status = readProc(`${pid}/status`) ?? ''
  const bytes = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024
  return bytes('RssAnon') + bytes('RssShmem') + bytes('VmSwap') + Math.max(0, bytes('RssFile') - programBytes)
}

/** A line of /proc/PID/status; null when there is none. */
export function statusLine(pid: number | 'self', name: string): string | null {
  const status = readProc(`${pid}/status`) ?? ''
  return new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? null
}

/** Everything else on the machine goes before these processes, with all their threads. */
export function putLast(pids: readonly number[]): void {
  for (const pid of pids) {
    for (const thread of threadsOf(pid)) attempt(() => setPriority(thread, lastNiceness))
    // Between sessions the priority of the whole session counts, where the kernel groups by them (sched(7), autogroup).
    attempt(() => writeFileSync(`/proc/${pid}/autogroup`, String(lastNiceness)))
  }
}

const lastNiceness = 19

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return []
  }
}

function attempt(step: () => void): void {
  try {
    step()
  } catch {
    // Ended meanwhile.
  }
}

function readProc(path: string): string | null {
  try {
    return readFileSync(`/proc/${path}`, 'latin1')
  } catch {
    return null // Ended meanwhile, or there is no /proc.
  }
}
