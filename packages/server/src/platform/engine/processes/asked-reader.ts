/** The second reader as an engine process has it: a name, and the service that is asked. */
import type { SecondReader } from '@brandprint/engine/second-reader'
import type { ReadingAnswer, ReadingQuestion, ToProcess } from '../tasks.ts'

/** Questions that are not answered yet. */
const asked = new Map<number, (answer: ReadingAnswer) => void>()
let readings = 0

export function askedReader(model: string): SecondReader {
  process.on('message', (message: ToProcess<unknown>) => {
    if ('reading' in message) asked.get(message.reading)?.(message)
  })
  return {
    model,
    async ask(questions) {
      const answer = await answerTo({ reading: readings++, questions })
      return 'opinion' in answer ? answer.opinion : mistaken
    },
    async draft(order) {
      const answer = await answerTo({ reading: readings++, order })
      return 'drafts' in answer ? answer.drafts : mistaken
    },
  }
}

function answerTo(question: ReadingQuestion): Promise<ReadingAnswer> {
  const { promise, resolve } = Promise.withResolvers<ReadingAnswer>()
  asked.set(question.reading, resolve)
  process.send?.(question)
  return promise.finally(() => asked.delete(question.reading))
}

const mistaken = {
  ok: false as const,
  error: { code: 'MALFORMED' as const, message: 'Another question was answered.' },
}
