import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The environment that lets Node keep what it compiles for engine processes that start later: a good part of what the first
 * analysis of one computes is code that is loaded and compiled. Only this user can write the folder: who can write there
 * runs code in those processes. Without a folder each process compiles everything again.
 */
export function compiledCodeKept(cacheFolder: string): { NODE_COMPILE_CACHE?: string } {
  if (cacheFolder === '') return {}
  const folder = join(cacheFolder, 'compiled')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return { NODE_COMPILE_CACHE: folder }
  } catch {
    return {}
  }
}
