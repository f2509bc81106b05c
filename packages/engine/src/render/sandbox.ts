/** Whether Chromium's sandbox is on: asked of the running process, as Chromium goes without parts of it silently. */
import { statusLine } from './process-tree.ts'

/** `off` is the operator's word that the browser may run without. */
export type SandboxSetting = 'on' | 'off'

/** What was found: `unknown` where the system does not tell (macOS). */
export type SandboxState = 'on' | 'off' | 'unknown'

/** SECCOMP_MODE_FILTER */
const filtered = '2'

/**
 * Both halves have to be there in a process that runs a page's scripts: a filter on its system calls, and namespaces of
 * its own (of processes, and with it of users or of the setuid helper), in which it sees nothing of this machine.
 */
export function sandboxState(rendererPid: number): SandboxState {
  if (process.platform !== 'linux') return 'unknown'
  const namespaces = (pid: number | 'self') => statusLine(pid, 'NSpid')?.trim().split(/\s+/).length ?? 0
  const isFiltered = statusLine(rendererPid, 'Seccomp')?.trim() === filtered
  return isFiltered && namespaces(rendererPid) > namespaces('self') ? 'on' : 'off'
}

/** Why no page is rendered here, and what can be done about it. */
export class SandboxError extends Error {
  constructor(cause: string) {
    super(
      `Chromium's sandbox does not work here (${cause}), so pages are not rendered. See “The browser's sandbox” in docs/install.md; ` +
        'BRANDPRINT_BROWSER_SANDBOX=off renders them without it.',
    )
  }
}
