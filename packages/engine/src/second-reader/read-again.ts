import { statedText } from '../facts/accepted-text.ts'
import type { Facts } from '../facts.ts'
import { siteText } from '../page/provenance/site-text.ts'
import type { Site } from '../site.ts'
import { isVerbatim } from '../writing/verify.ts'
import { questionsOf } from './questions.ts'
import { areAnswersTo, passagesOf } from './second-questions.ts'
import type { SecondReader, SecondReaderFailure } from './second-reader.ts'
import { settled } from './settle.ts'

const timeMsMax = 60_000

export interface ReadingAgain {
  reader: SecondReader
  signal: AbortSignal
  /** Ends the reading, and with it no more than the reading. */
  limit?: AbortSignal
}

/**
 * The facts after a second reader was asked, once, about what the rules are least sure of. Where that fails in whatever way, they are as they
 * were, and say so.
 */
export async function readAgain(
  site: Site,
  facts: Facts,
  { reader, signal, limit = AbortSignal.timeout(timeMsMax) }: ReadingAgain,
): Promise<Facts> {
  const text = siteText(site)
  const pageTexts = new Map(site.pages.map((page) => [page.url, page.text]))
  const accepted = new Set(statedText)
  const prepared = questionsOf(
    facts,
    (quote) => isVerbatim(quote, pageTexts) && text.classesOf(quote).some((textClass) => accepted.has(textClass)),
  )
  const { questions } = prepared
  if (passagesOf(questions).length === 0) return facts
  const ending = AbortSignal.any([signal, limit])
  const asking = async () => reader.ask(questions, ending)
  const asked = await answeredBefore(ending, asking()).catch(() => failed)
  if (!asked.ok) return withoutReading(facts, limit.aborted ? 'TIMED_OUT' : asked.error.code)
  const { answers, passages } = asked.value
  if (!areAnswersTo(questions, answers)) return withoutReading(facts, 'MALFORMED')
  return settled(facts, { prepared, answers, model: reader.model, passages, text })
}

const failed = { ok: false, error: { code: 'BROKEN' } } as const

/** A reader that takes no notice of its signal is not waited for. */
function answeredBefore<Answer>(signal: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  return Promise.race([answer, promise]).finally(() => signal.removeEventListener('abort', leave))
}

/** For readers of the report: what a model's server says is for its operator. */
const reasons: Record<SecondReaderFailure['code'] | 'BROKEN', string> = {
  UNREACHABLE: 'the model could not be reached, or its connection broke',
  TIMED_OUT: 'the model did not answer in time',
  OVERLOADED: 'the model’s server had too much to do',
  UNAUTHORIZED: 'the model’s server does not take its key',
  REJECTED: 'the model’s server refused the request',
  MALFORMED: 'what the model answered is no answer to the questions',
  ABORTED: 'it was stopped',
  REFUSED: 'its questions are more than may be asked',
  BROKEN: 'asking the model failed',
}

const withoutReading = (facts: Facts, code: keyof typeof reasons): Facts => ({
  ...facts,
  degraded: [
    ...facts.degraded,
    {
      part: 'facts',
      detail: `The second reading was not made, as ${reasons[code]}. What is said is what the rules found.`,
    },
  ],
})
