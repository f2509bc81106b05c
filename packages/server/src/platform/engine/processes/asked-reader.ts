/** The second reader as an engine process has it: a name, and the service that is asked. */
import type { SecondReader } from '@brandprint/engine/second-reader'
import type { ReadingAnswer, ReadingQuestion, ToProcess } from '../tasks.ts'

/** Readings that are not answered yet. */
const asked = new Map<number, (opinion: ReadingAnswer['opinion']) => void>()
let readings = 0

export function askedReader(model: string): SecondReader {
  process.on('message', (message: ToProcess<unknown>) => {
    if ('reading' in message) asked.get(message.reading)?.(message.opinion)
  })
  return {
    model,
    ask(questions) {
      const reading = readings++
      const { promise, resolve } = Promise.withResolvers<ReadingAnswer['opinion']>()
      asked.set(reading, resolve)
      process.send?.({ reading, questions } satisfies ReadingQuestion)
      return promise.finally(() => asked.delete(reading))
    },
  }
}
