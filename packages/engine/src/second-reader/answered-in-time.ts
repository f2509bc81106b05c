import { fail, type Result } from '../result.ts'
import type { SecondReaderFailure } from './second-reader.ts'

const timeMsMax = 60_000

export interface AnswerTime {
  signal: AbortSignal
  /** Ends the asking, and with it no more than that. */
  limit?: AbortSignal
}

/** What a reader answers, or why it does not, whatever it does: one that throws has failed, and one that takes no notice of its signal is not waited for. */
export async function answeredInTime<Answer>(
  ask: (signal: AbortSignal) => Promise<Result<Answer, SecondReaderFailure>>,
  { signal, limit = AbortSignal.timeout(timeMsMax) }: AnswerTime,
): Promise<Result<Answer, { code: SecondReaderFailure['code'] | 'BROKEN' }>> {
  const ending = AbortSignal.any([signal, limit])
  const asking = async () => ask(ending)
  const asked = await answeredBefore(ending, asking()).catch(() => fail({ code: 'BROKEN' as const }))
  if (asked.ok) return asked
  return fail({ code: limit.aborted ? 'TIMED_OUT' : asked.error.code })
}

function answeredBefore<Answer>(signal: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  return Promise.race([answer, promise]).finally(() => signal.removeEventListener('abort', leave))
}
