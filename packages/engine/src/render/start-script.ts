/** The script that starts a browser: the driver takes a program, and cannot lower its rights and its limits. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserUser } from './browser-user.ts'

export interface StartInput {
  program: string
  /** null: ours. */
  user: (BrowserUser & { setpriv: string }) | null
  /** Writable memory of each of its processes, without what is shared. */
  processBytesMax: number
}

/**
 * Whatever else the machine does goes first: at 5 a busy process gets a third of what an ordinary one gets. Much lower,
 * and pages would not come to an end in time on a machine that is busy anyway. A browser is a session of its own: where
 * the kernel groups by sessions, that has a priority of its own, too (sched(7), autogroup).
 */
const niceness = 5

/**
 * Writes the script. It becomes the browser, so that the process that the driver started is the browser itself.
 * @returns its path
 */
export async function writeStartScript(folder: string, input: StartInput): Promise<string> {
  const path = join(folder, 'start')
  await writeFile(path, scriptOf(input), { mode: 0o700, flag: 'wx' })
  return path
}

function scriptOf({ program, user, processBytesMax }: StartInput): string {
  const asUser =
    user === null
      ? ''
      : `${quoted(user.setpriv)} --reuid=${user.uid} --regid=${user.gid} --clear-groups --inh-caps=-all -- `
  return `#!/bin/sh
ulimit -c 0 2> /dev/null
ulimit -d ${Math.floor(processBytesMax / 1024)} 2> /dev/null
{ echo ${niceness} > /proc/self/autogroup; } 2> /dev/null
nice=$(command -v nice) && set -- "$nice" -n ${niceness} ${asUser}${quoted(program)} "$@" || set -- ${asUser}${quoted(program)} "$@"
exec "$@"
`
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
