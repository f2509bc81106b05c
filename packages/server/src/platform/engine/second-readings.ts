/**
 * Second readings for engine processes, which read strangers' pages and have no keys: the service asks the model in their place. What such a
 * process sends is taken for a stranger's words: bounded passages, once an analysis.
 */
import type { SecondReader } from '@brandprint/engine/second-reader'
import type { Log } from '../log.ts'
import type { EngineTask, ReadingAnswer, ReadingQuestion } from './tasks.ts'

export interface SecondReadings {
  /** A task begins: it may ask once where it is a full analysis of a website. */
  begin(task: EngineTask): void
  answer(question: ReadingQuestion): Promise<ReadingAnswer>
  /** Ends what its task asked. */
  end(): void
}

/** For one process, which works on one task at a time. */
export function createSecondReadings(reader: SecondReader | null): SecondReadings {
  let mayAsk = false
  let leaving = new AbortController()
  return {
    begin(task) {
      mayAsk = task.kind === 'analyze' && task.type === 'full'
      leaving = new AbortController()
    },
    async answer({ reading, questions }) {
      if (reader === null || !mayAsk) return { reading, opinion: refused }
      mayAsk = false
      const opinion = await reader.ask(questions, leaving.signal).catch(() => broken)
      return { reading, opinion }
    },
    end() {
      mayAsk = false
      leaving.abort()
    },
  }
}

const refused = { ok: false as const, error: { code: 'REFUSED' as const, message: 'This may not be asked.' } }
const broken = { ok: false as const, error: { code: 'UNREACHABLE' as const, message: 'Asking failed.' } }

/** The same reader, which tells the operator what it took, and why it failed: reports say that in our words alone. */
export const loggedReader = (reader: SecondReader, log: Pick<Log, 'info' | 'warn'>): SecondReader => ({
  model: reader.model,
  async ask(questions, signal) {
    const { model } = reader
    const asked = await reader.ask(questions, signal)
    if (asked.ok) log.info({ model, ...asked.value.usage }, 'A model read an analysis a second time.')
    else
      log.warn(
        { model, code: asked.error.code, reason: asked.error.message },
        'A second reading of an analysis failed.',
      )
    return asked
  },
})
