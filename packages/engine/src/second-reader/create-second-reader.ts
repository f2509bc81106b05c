import { isDraftOrder } from '../drafts.ts'
import type { Model } from '../llm/model.ts'
import type { RandomBytes } from '../llm/random-words.ts'
import { fail, ok } from '../result.ts'
import { draftPromptFor, draftSchema, draftsIn, fittingOrder } from './draft-prompt.ts'
import { answerSchema, answersIn, fitting, promptFor } from './prompt.ts'
import { areQuestions, passagesOf } from './second-questions.ts'
import type { SecondReader } from './second-reader.ts'

export interface SecondReaderOptions {
  model: Model
  /** Draws the mark of the data in each prompt; `randomBytes` of node:crypto. */
  random: RandomBytes
  /** What a prompt may come to, in tokens as we count them; by default 6,000, and no more than the model has room for. */
  tokensMax?: number
}

const promptTokensMax = 6_000
/** All passages that may be asked take some 300, and five drafts some 600. */
const answerTokensMax = 800

/**
 * A second reader over a model. It asks once, with temperature 0; where what comes is no answer, once more (llm/ask-for-value.ts). What has no
 * room in its prompt is not asked.
 */
export function createSecondReader({ model, random, tokensMax = promptTokensMax }: SecondReaderOptions): SecondReader {
  // Where the first answer was none, it stands in the second prompt.
  const room = Math.min(tokensMax, model.contextTokens - 2 * answerTokensMax)
  return {
    model: model.name,
    async ask(questions, signal) {
      if (!areQuestions(questions)) return refused('The questions are not within their bounds.')
      const asked = fitting(questions, room)
      if (asked === null) return refused(`No question has room in ${room} tokens.`)
      const request = { messages: promptFor(asked, random), tokensMax: answerTokensMax, temperature: 0 }
      const answered = await model.value(request, answerSchema(asked), signal)
      if (!answered.ok) return fail({ code: answered.error.code, message: answered.error.message })
      const { value, usage } = answered.value
      return ok({ answers: answersIn(value), passages: passagesOf(asked).length, usage })
    },
    async draft(order, signal) {
      if (!isDraftOrder(order)) return refused('What is to be drafted is not within its bounds.')
      const asked = fittingOrder(order, room)
      if (asked === null) return refused(`No passage has room in ${room} tokens.`)
      const request = { messages: draftPromptFor(asked, random), tokensMax: answerTokensMax, temperature: 0 }
      const answered = await model.value(request, draftSchema(asked), signal)
      if (!answered.ok) return fail({ code: answered.error.code, message: answered.error.message })
      const { value, usage } = answered.value
      return ok({ drafts: draftsIn(value), usage })
    },
  }
}

const refused = (message: string) => fail({ code: 'REFUSED' as const, message })
