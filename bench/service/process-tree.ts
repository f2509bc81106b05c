/** Processor time and memory of a process and all that it has started, on Linux. */
import { readdir, readFile } from 'node:fs/promises'

const msPerTick = 10
const pageBytes = 4_096

interface Stat {
  parent: number
  /** With those of its children that have ended. */
  cpuMs: number
  residentBytes: number
}

async function stats(): Promise<Map<number, Stat>> {
  const found = new Map<number, Stat>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => null)
    if (stat === null) continue
    // After the name in brackets (proc_pid_stat(5)): the parent is the 2nd field, times the 12th to 15th, pages the 22nd.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields[11]! + fields[12]! + fields[13]! + fields[14]!
    found.set(Number(name), { parent: fields[1]!, cpuMs: ticks * msPerTick, residentBytes: fields[21]! * pageBytes })
  }
  return found
}

/** Of a process that runs. */
export async function parentOf(pid: number): Promise<number> {
  return (await stats()).get(pid)!.parent
}

export interface Used {
  cpuMs: number
  residentBytes: number
}

export async function usedByTree(root: number): Promise<Used> {
  const all = await stats()
  const used = { cpuMs: 0, residentBytes: 0 }
  for (const [pid, { cpuMs, residentBytes }] of all) {
    if (!isUnder(all, pid, root)) continue
    used.cpuMs += cpuMs
    used.residentBytes += residentBytes
  }
  return used
}

function isUnder(all: ReadonlyMap<number, Stat>, pid: number, root: number): boolean {
  for (let at: number | undefined = pid; at !== undefined && at !== 0; at = all.get(at)?.parent) {
    if (at === root) return true
  }
  return false
}
