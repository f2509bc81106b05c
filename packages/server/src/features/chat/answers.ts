/** The answers that this process writes: their leases, and how each of them ends. */
import { AppError, notFound } from '../../platform/errors.ts'
import { endingError } from '../../platform/http/error-answers.ts'
import { renewAnswers } from './answer-queries.ts'
import { type AnswerEnd, type AnswerReader, readAnswer } from './answer-reader.ts'
import type { ChatDeps } from './chat-deps.ts'
import { type Ending, endAnswer } from './end-answer.ts'
import { type Asked, type StartDeps, startAnswer } from './start-answer.ts'
import type { StreamError } from './stream-messages.ts'
import type { WrittenAnswer } from './wire.ts'

/** `client`: it left, or takes nothing · `deleted`: its thread was · `stopping`: this process is */
export type AbortReason = 'client' | 'deleted' | 'stopping'

export interface RunningAnswer {
  id: string
  threadId: string
  /** The next piece; null when it has ended. */
  next(): Promise<string | null>
  abort(reason: AbortReason): void
  /** Aborted when the answer is not wanted any more. */
  signal: AbortSignal
  /**
   * After `next` gave null: stores and charges it.
   * @throws {AppError} what the request is answered with, where nothing is stored
   */
  finish(): Promise<WrittenAnswer>
  /** As `finish`, where the client has been answered: the error goes into the last line. */
  finishStream(): Promise<StreamError | null>
}

export interface Answers {
  /** @throws {AppError} UNAVAILABLE, and as `startAnswer` */
  start(asked: Asked): Promise<RunningAnswer>
  /** The answer in this thread is not wanted any more; one of another process ends within seconds. */
  abortThread(threadId: string): void
  /** Waits for those that end in time; the others end with what they have. */
  close(): Promise<void>
}

type AnswersDeps = StartDeps & Pick<ChatDeps, 'log' | 'answerTiming'>

interface Entry {
  id: string
  threadId: string
  reader: AnswerReader
  abort(reason: AbortReason): void
  over: Promise<void>
}

const defaultRetrySeconds = 10

export function createAnswers(deps: AnswersDeps): Answers {
  const { db, clock, log, answerTiming: timing } = deps
  const running = new Map<string, Entry>()
  let isClosing = false
  let renewing: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null

  function watch(): void {
    timer ??= setInterval(() => {
      renewing ??= renew()
        .catch((error) => log.warn({ err: error }, 'The leases of answers could not be renewed.'))
        .finally(() => {
          renewing = null
        })
    }, timing.renewMs)
    timer.unref()
  }

  async function renew(): Promise<void> {
    if (running.size === 0) return
    const entries = [...running.values()]
    const leaseUntil = new Date(clock.now().getTime() + timing.leaseMs)
    const written = entries.map(({ id, reader }) => ({ id, written: reader.content() }))
    const kept = new Set(await renewAnswers(db, written, leaseUntil))
    for (const { id, abort } of entries) if (!kept.has(id)) abort('deleted')
  }

  async function start(asked: Asked): Promise<RunningAnswer> {
    if (isClosing) throw endingError()
    const { id, threadId, answerer, prepared, tokensMax } = await startAnswer(deps, asked, timing.leaseMs)
    const aborting = new AbortController()
    const { signal } = aborting
    const abort = (reason: AbortReason) => aborting.abort(reason)
    const reader = readAnswer(prepared, { tokensMax, signal, abortMs: timing.abortMs })
    const over = Promise.withResolvers<void>()
    running.set(id, { id, threadId, reader, abort, over: over.promise })
    watch()
    if (isClosing) abort('stopping')

    async function end(how: Ending['how'], tokens: number, error: StreamError | null) {
      try {
        const { sources } = reader.end()
        return await endAnswer(deps, id, { content: reader.content(), sources, tokens, how, error })
      } finally {
        running.delete(id)
        over.resolve()
      }
    }

    function logFailure({ failure }: AnswerEnd): void {
      if (failure === null || signal.aborted) return
      log.warn({ model: answerer.name, code: failure.code, reason: failure.message }, 'A model failed to answer.')
    }

    const reason = () => (signal.aborted ? (signal.reason as AbortReason) : null)

    return {
      id,
      threadId,
      next: reader.next,
      abort,
      signal,

      async finish() {
        const ended = reader.end()
        logFailure(ended)
        const { how, tokens, refusal } = unstreamed(ended, reader.content(), reason())
        const outcome = await end(how, tokens, null)
        if (refusal !== null) throw refusal
        if (outcome === 'gone' || outcome === 'undone') throw notFound('thread')
        return outcome
      },

      async finishStream() {
        const ended = reader.end()
        logFailure(ended)
        const error = streamError(ended, reason())
        // A model that was down from the first to the last is not charged.
        const isFree = reader.content() === '' && ended.failure !== null && reason() === null
        // Who left before the first word can ask again.
        const how = reason() === 'client' && reader.content() === '' ? 'undo' : 'store'
        const outcome = await end(how, isFree ? 0 : ended.tokens, error)
        return outcome === 'gone' ? threadGone : error
      },
    }
  }

  return {
    start,
    abortThread(threadId) {
      for (const entry of running.values()) if (entry.threadId === threadId) entry.abort('deleted')
    },
    async close() {
      isClosing = true
      const late = setTimeout(() => {
        for (const { abort } of running.values()) abort('stopping')
      }, timing.graceMs)
      // Those that were starting are there by the second look.
      while (running.size > 0) await Promise.all([...running.values()].map(({ over }) => over))
      clearTimeout(late)
      if (timer !== null) clearInterval(timer)
      await renewing
    },
  }
}

const threadGone: StreamError = { code: 'NOT_FOUND', message: 'The thread was deleted while the answer was written.' }

/** How an answer ends of which nothing was sent yet. */
function unstreamed(
  { failure, tokens }: AnswerEnd,
  content: string,
  reason: AbortReason | null,
): { how: Ending['how']; tokens: number; refusal: AppError | null } {
  if (reason === 'deleted') return { how: 'store', tokens, refusal: null }
  if (reason === 'stopping') return { how: 'undo-free', tokens: 0, refusal: endingError() }
  // What the model read was paid for, though nobody waits for the answer.
  if (reason === 'client')
    return { how: content === '' ? 'undo' : 'store', tokens, refusal: content === '' ? endingError() : null }
  if (failure !== null || content === '') {
    return { how: 'undo-free', tokens: 0, refusal: modelDown(failure?.retryAfterSeconds ?? null) }
  }
  return { how: 'store', tokens, refusal: null }
}

/** Its name and its words are the operator's to know: the log says them. */
const modelDownMessage = 'The model that answers cannot be reached or does not answer; nothing was charged.'

const modelDown = (retryAfterSeconds: number | null) =>
  new AppError('UNAVAILABLE', null, modelDownMessage, { retryAfterSeconds: retryAfterSeconds ?? defaultRetrySeconds })

function streamError({ failure }: AnswerEnd, reason: AbortReason | null): StreamError | null {
  if (reason === 'deleted') return threadGone
  if (reason === 'stopping') {
    return { code: 'UNAVAILABLE', message: 'The service is stopping; the answer breaks off here. It is kept as it is.' }
  }
  if (reason === 'client') return { code: 'UNAVAILABLE', message: 'The connection was lost; what was written is kept.' }
  if (failure === null) return null
  return { code: 'UNAVAILABLE', message: 'The model broke off its answer; what it had written is kept.' }
}
