/** Whose rights a browser runs with when we are root: Chromium's sandbox refuses root, and a page has no need of it. */
import { randomInt } from 'node:crypto'
import { access, chmod, constants, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface BrowserUser {
  uid: number
  gid: number
}

/** Numbers that systemd's table of user ids calls unused, so that no account and no container has them. */
const firstUid = 60_706
const uids = 478

/** Only Linux: elsewhere there is no program that starts another one under a number without an account. */
export const isRootOnLinux = (): boolean => process.platform === 'linux' && process.getuid?.() === 0

/** Another one for each browser: a page that breaks out of its browser does not own the files of another. */
export function newBrowserUser(): BrowserUser {
  const uid = firstUid + randomInt(uids)
  return { uid, gid: uid }
}

/** Starts a program as another user and becomes it; part of util-linux, which nearly every Linux has. */
const setprivPaths = ['/usr/bin/setpriv', '/bin/setpriv', '/usr/local/bin/setpriv']

export async function setprivPath(): Promise<string | null> {
  for (const path of setprivPaths) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return path
  }
  return null
}

/** Where programs that root runs keep what they can make again (Filesystem Hierarchy Standard). */
const systemCacheFolder = '/var/cache/brandprint'
const othersMayPass = 0o001

/**
 * The folder for the browser's program and profiles: the one that was asked for, unless we are root and it lies where
 * nobody else gets to, such as below /root. It is opened for passing through, not for reading.
 */
export async function browserFolder(cacheFolder: string): Promise<string> {
  if (!isRootOnLinux()) return cacheFolder
  const folder = (await isPassable(dirname(cacheFolder))) ? cacheFolder : systemCacheFolder
  await mkdir(folder, { recursive: true, mode: 0o711 })
  await chmod(folder, ((await stat(folder)).mode & 0o777) | 0o011)
  return folder
}

/** Whether any user may pass through all folders down to this one; what is not there yet will be. */
async function isPassable(folder: string): Promise<boolean> {
  const stats = await stat(folder).catch(() => null)
  if (stats !== null && (stats.mode & othersMayPass) === 0) return false
  const parent = dirname(folder)
  return parent === folder || isPassable(parent)
}
