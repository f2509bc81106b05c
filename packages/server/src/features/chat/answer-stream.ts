import { Readable } from 'node:stream'
import type { Deps } from '../../platform/deps.ts'
import type { RunningAnswer } from './answers.ts'
import type { AnswerTiming } from './chat-limits.ts'
import { commentLine, deltaLine, lastLine } from './stream-messages.ts'

const readAheadBytes = 16 * 1_024

interface StreamOptions {
  /** The piece that is being waited for, or is there. */
  first: Promise<string | null>
  timing: AnswerTiming
}

/** What a client is sent: an answer, asked for no faster than the client takes it, and one last line in any case. */
export function answerStream(
  { log }: Pick<Deps, 'log'>,
  answer: RunningAnswer,
  { first, timing }: StreamOptions,
): Readable {
  let writtenAt = performance.now()
  let stalledSince: number | null = null
  let demand = Promise.withResolvers<void>()

  const out = new Readable({
    highWaterMark: readAheadBytes,
    read: () => demand.resolve(),
    destroy(error, done) {
      answer.abort('client')
      demand.resolve()
      done(error)
    },
  })
  // An answer that is not wanted any more does not wait for its reader.
  answer.signal.addEventListener('abort', () => demand.resolve(), { once: true })

  const ticking = setInterval(() => {
    const now = performance.now()
    if (stalledSince !== null && now - stalledSince >= timing.stalledMs) out.destroy()
    else if (stalledSince === null && now - writtenAt >= timing.commentMs) push(commentLine)
  }, timing.tickMs)

  function push(text: string): boolean {
    writtenAt = performance.now()
    return out.destroyed || out.push(text)
  }

  /** Resolves when its reader takes more. */
  async function write(text: string): Promise<void> {
    demand = Promise.withResolvers()
    if (push(text) || answer.signal.aborted) return
    stalledSince = performance.now()
    await demand.promise
    stalledSince = null
  }

  async function run(): Promise<void> {
    for (let piece = await first; piece !== null; piece = await answer.next()) await write(deltaLine(piece))
    const error = await answer.finishStream().catch((cause) => {
      log.error({ err: cause }, 'The end of an answer could not be stored.')
      return { code: 'INTERNAL', message: 'Something went wrong on our side; the answer may not be kept.' }
    })
    push(lastLine(answer, error))
    if (!out.destroyed) out.push(null)
  }

  void run().finally(() => clearInterval(ticking))
  return out
}
