/**
 * Loaded before a test file: changes the text of one module as it is loaded, and tells at the end how much CPU time was used. Nothing is
 * written to the module's file, so that tests which read sources see them as they are.
 */
import { writeSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'
import type { Edit } from './test-run.ts'

if (process.env.MUTANT !== undefined) {
  const { url: mutated, start, end, after }: Edit = JSON.parse(process.env.MUTANT)
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (url !== mutated) return loaded
      const text = String(loaded.source instanceof Uint8Array ? new TextDecoder().decode(loaded.source) : loaded.source)
      return { ...loaded, source: text.slice(0, start) + after + text.slice(end) }
    },
  })
}

if (isMainThread) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    writeSync(3, String((user + system) / 1e6))
  })
}
