/** `brandprint-extractive-1`: answers without any model, in the report’s own sentences and the pages’ own words. */
import type { Answerer, AnswerPart, PreparedAnswer, Question } from '../answerer.ts'
import { type Drafted, draftAnswer } from './answer.ts'
import { type Written, write } from './draft.ts'

export const builtInName = 'brandprint-extractive-1'

export interface BuiltInOptions {
  /** How many tokens a text is charged as. */
  countTokens: (text: string) => number
}

export function createBuiltInAnswerer({ countTokens }: BuiltInOptions): Answerer {
  return {
    name: builtInName,
    readsAll: true,
    prepare(question: Question): PreparedAnswer {
      const promptTokens = countTokens(question.message)
      const drafted = draftAnswer(question)
      const whole = write(drafted.lines, drafted.language)
      const answerTokensMax = countTokens(whole.content)
      return {
        promptTokens,
        answerTokensMax,
        parts: (tokensMax, signal) =>
          partsOf(answerTokensMax <= tokensMax ? whole : within(drafted, tokensMax, countTokens), signal, {
            promptTokens,
            countTokens,
          }),
      }
    },
  }
}

/** As many of the lines, from the first on, as the tokens allow; a line is left out whole, and its sources with it. */
function within({ lines, language }: Drafted, tokensMax: number, countTokens: BuiltInOptions['countTokens']): Written {
  for (let count = lines.length - 1; count > 0; count--) {
    const written = write(lines.slice(0, count), language)
    if (countTokens(written.content) <= tokensMax) return written
  }
  return { content: '', pieces: [], sources: [] }
}

async function* partsOf(
  { pieces, sources }: Written,
  signal: AbortSignal,
  { promptTokens, countTokens }: { promptTokens: number } & BuiltInOptions,
): AsyncGenerator<AnswerPart> {
  let sent = ''
  const usage = () => ({ prompt: promptTokens, answer: countTokens(sent), isReported: false })
  for (const piece of pieces) {
    if (signal.aborted) {
      const cited = sources.filter(({ n }) => sent.includes(`[${n}]`))
      const failure = { code: 'ABORTED', message: 'The answer was no longer wanted.', retryAfterSeconds: null } as const
      yield { kind: 'failed', failure, sources: cited, usage: usage() }
      return
    }
    sent += piece
    yield { kind: 'text', text: piece }
  }
  yield { kind: 'end', sources, usage: usage() }
}
