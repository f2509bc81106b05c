/** A disk that can be filled: a file system of its own in memory. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  folder: string
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * @param options of the mount, such as `size=256k`
 * @returns why there is none, where this user may mount nothing
 */
export async function smallDisk(options: string): Promise<SmallDisk | string> {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    await rm(folder, { recursive: true })
    return 'this user may mount nothing'
  }
  return {
    folder,
    async [Symbol.asyncDispose]() {
      execFileSync('umount', [folder])
      await rm(folder, { recursive: true })
    },
  }
}
