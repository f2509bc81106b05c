/**
 * Second readings for engine processes, which read strangers' pages and have no keys: the service asks the model in their place. What such a
 * process sends is taken for a stranger's words: bounded passages, once an analysis to be read, and once for drafts.
 */
import type { Result } from '@brandprint/engine'
import type { ModelUsage } from '@brandprint/engine/llm'
import type { DraftOrder, SecondReader, SecondReaderFailure } from '@brandprint/engine/second-reader'
import type { Log } from '../log.ts'
import type { EngineTask, ReadingAnswer, ReadingQuestion } from './tasks.ts'

export interface SecondReadings {
  /** A task begins: it may ask once for each where it is a full analysis of a website. */
  begin(task: EngineTask): void
  answer(question: ReadingQuestion): Promise<ReadingAnswer>
  /** Ends what its task asked. */
  end(): void
}

/** For one process, which works on one task at a time. */
export function createSecondReadings(reader: SecondReader | null): SecondReadings {
  let mayAsk = { reading: false, drafts: false }
  let leaving = new AbortController()
  return {
    begin(task) {
      const isFull = task.kind === 'analyze' && task.type === 'full'
      mayAsk = { reading: isFull, drafts: isFull }
      leaving = new AbortController()
    },
    async answer(question) {
      const { reading } = question
      const { signal } = leaving
      if ('order' in question) {
        if (reader?.draft === undefined || !mayAsk.drafts) return { reading, drafts: refused }
        mayAsk.drafts = false
        return { reading, drafts: await reader.draft(question.order, signal).catch(() => broken) }
      }
      if (reader === null || !mayAsk.reading) return { reading, opinion: refused }
      mayAsk.reading = false
      return { reading, opinion: await reader.ask(question.questions, signal).catch(() => broken) }
    },
    end() {
      mayAsk = { reading: false, drafts: false }
      leaving.abort()
    },
  }
}

const refused = { ok: false as const, error: { code: 'REFUSED' as const, message: 'This may not be asked.' } }
const broken = { ok: false as const, error: { code: 'UNREACHABLE' as const, message: 'Asking failed.' } }

/** The same reader, which tells the operator what it took, and why it failed: reports say that in our words alone. */
export function loggedReader(reader: SecondReader, log: Pick<Log, 'info' | 'warn'>): SecondReader {
  const { model } = reader
  async function logged<Answer extends { usage: ModelUsage }>(
    asking: Promise<Result<Answer, SecondReaderFailure>>,
    said: { done: string; failed: string },
  ): Promise<Result<Answer, SecondReaderFailure>> {
    const asked = await asking
    if (asked.ok) log.info({ model, ...asked.value.usage }, said.done)
    else log.warn({ model, code: asked.error.code, reason: asked.error.message }, said.failed)
    return asked
  }
  return {
    model,
    ask: (questions, signal) =>
      logged(reader.ask(questions, signal), {
        done: 'A model read an analysis a second time.',
        failed: 'A second reading of an analysis failed.',
      }),
    ...(reader.draft !== undefined && {
      draft: (order: DraftOrder, signal: AbortSignal) =>
        logged(reader.draft!(order, signal), {
          done: 'A model drafted words for an analysis.',
          failed: 'Drafts for an analysis failed.',
        }),
    }),
  }
}
