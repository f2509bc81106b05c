/** Reads an answer as it is written: pieces that may be sent and stored as they are, and how it ended. */
import { setTimeout as delay } from 'node:timers/promises'
import type { AnswerPart, PreparedAnswer, Source } from '@brandprint/engine/answers'
import { countTokens } from '@brandprint/engine/llm'

type FailedPart = Extract<AnswerPart, { kind: 'failed' }>

export interface AnswerEnd {
  /** null when it came to its end. */
  failure: FailedPart['failure'] | null
  sources: readonly Source[]
  /** Of prompt and answer. */
  tokens: number
}

export interface AnswerReader {
  /** The next piece, never empty; null when it has ended. It is not read ahead: who does not ask slows down the writer. */
  next(): Promise<string | null>
  /** All pieces so far. */
  content(): string
  /** After `next` gave null. */
  end(): AnswerEnd
}

interface ReadOptions {
  tokensMax: number
  /** Aborted when the answer is not wanted any more. */
  signal: AbortSignal
  abortMs: number
}

export function readAnswer(prepared: PreparedAnswer, { tokensMax, signal, abortMs }: ReadOptions): AnswerReader {
  const parts = prepared.parts(tokensMax, signal)[Symbol.asyncIterator]()
  const aborted = Promise.withResolvers<null>()
  if (signal.aborted) aborted.resolve(null)
  signal.addEventListener('abort', () => aborted.resolve(null), { once: true })
  let content = ''
  /** The first half of a surrogate pair, whose second half comes with the next part. */
  let half = ''
  let ended: AnswerEnd | null = null

  async function next(): Promise<string | null> {
    while (ended === null) {
      const coming = partAfter()
      const part = await Promise.race([coming, aborted.promise])
      if (part === null) {
        ended = await stopped(coming)
        leave()
        return null
      }
      const piece = take(part)
      if (piece !== '') return piece
    }
    return null
  }

  /** The answerer puts away what it holds, such as the timers of its model, once nobody takes another part. */
  function leave(): void {
    parts.return?.().catch(() => undefined)
  }

  /** Answerers do not throw; one that does has failed. */
  async function partAfter(): Promise<AnswerPart> {
    try {
      const { done, value } = await parts.next()
      if (done !== true) return value
      return failed('The answer broke off without an end.')
    } catch (error) {
      return failed(`The answerer broke: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  function take(part: AnswerPart): string {
    if (part.kind === 'text') {
      const text = half + part.text
      half = /[\ud800-\udbff]$/.test(text) ? text.slice(-1) : ''
      return add(text.slice(0, text.length - half.length))
    }
    const rest = add(half)
    half = ''
    ended = endOf(part)
    leave()
    return rest
  }

  function add(text: string): string {
    // Neither Postgres nor UTF-8 can keep the others.
    const piece = text.replaceAll('\0', '').toWellFormed()
    content += piece
    return piece
  }

  /** Its texts are not wanted any more, but what it used is. */
  async function stopped(coming: Promise<AnswerPart>): Promise<AnswerEnd> {
    const late = delay(abortMs, null, { ref: false })
    for (let current = coming; ; current = partAfter()) {
      const part = await Promise.race([current, late])
      if (part === null) return endOf(failed('The answer was no longer wanted.'))
      if (part.kind !== 'text') return endOf(part)
    }
  }

  const failed = (message: string): FailedPart => ({
    kind: 'failed',
    failure: { code: signal.aborted ? 'ABORTED' : 'MALFORMED', message, retryAfterSeconds: null },
    sources: [],
    usage: { prompt: prepared.promptTokens, answer: countTokens(content), isReported: false },
  })

  return {
    next,
    content: () => content,
    end() {
      if (ended === null) throw new Error('The answer has not ended.')
      return ended
    },
  }
}

const endOf = (part: Exclude<AnswerPart, { kind: 'text' }>): AnswerEnd => ({
  failure: part.kind === 'failed' ? part.failure : null,
  sources: part.sources,
  tokens: part.usage.prompt + part.usage.answer,
})
