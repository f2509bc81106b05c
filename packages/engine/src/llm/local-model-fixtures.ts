/** A small real model in a process of its own, for tests of streams, usage, limits and ends: it is too small to be wise. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { openModels } from './open-models.ts'
import type { ModelLimits } from './sdk-model.ts'

/** What its server says of an answer, counted by the model's own tokenizer. */
export interface LocalAnswer {
  reason: 'stop' | 'length' | 'aborted'
  read: number
  written: number
}

export interface LocalModel extends AsyncDisposable {
  /** Why there is none, in words for who reads that its tests were skipped; null: it runs. */
  missing: string | null
  name: string
  /** Of its server, such as `http://127.0.0.1:8091/v1`. */
  baseUrl: string
  contextTokens: number
  /** What the server says of the answer that the work asked for. Every answer is asked for here, as its line comes after it. */
  during<Value>(work: () => Promise<Value>): Promise<{ value: Value; answer: LocalAnswer }>
}

const script = new URL('../../../../scripts/local-model.ts', import.meta.url)
const contextTokens = 4_096

/** Ended by its disposal, also where it is not there. It brings nothing: `npm run model:get` does. */
export async function startLocalModel(): Promise<LocalModel> {
  const args = ['--offline', '--leashed', '--port', '0', '--context', String(contextTokens)]
  const child = spawn(process.execPath, [script.pathname, ...args], { stdio: 'pipe' })
  const exited = once(child, 'exit')
  const answers: LocalAnswer[] = []
  const begun = Promise.withResolvers<{ name: string; baseUrl: string } | null>()
  let more = Promise.withResolvers<void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, name, baseUrl] = /^(\S+) answers at (http:\S+),/.exec(line) ?? []
    if (name !== undefined) begun.resolve({ name, baseUrl: baseUrl! })
    const [, reason, read, written] = /^(stop|length|aborted): (\d+) tokens read, (\d+) written/.exec(line) ?? []
    if (reason === undefined) return
    answers.push({ reason: reason as LocalAnswer['reason'], read: Number(read), written: Number(written) })
    more.resolve()
    more = Promise.withResolvers()
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  exited.then(() => begun.resolve(null))
  const started = await begun.promise
  // 3: it cannot be had. All else is a fault of ours, or of the loader.
  if (started === null && child.exitCode !== 3) throw new Error(`The local model did not start: ${complaint}`)
  return {
    missing: started === null ? complaint.trim() : null,
    name: started?.name ?? '',
    baseUrl: started?.baseUrl ?? '',
    contextTokens,
    async during(work) {
      const before = answers.length
      const value = await work()
      while (answers.length === before) await Promise.race([more.promise, exited.then(failed)])
      return { value, answer: answers[before]! }
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

function failed(): never {
  throw new Error('The local model ended.')
}

/** As the service opens it. */
export const openLocalModel = ({ name, baseUrl, contextTokens }: LocalModel, limits: Partial<ModelLimits> = {}) =>
  openModels(
    {
      pro: `local:${name}`,
      flash: null,
      baseUrl,
      keys: { openai: null, anthropic: null, google: null, local: null },
      contextTokens,
    },
    limits,
  )
