/** Who answers as `pro` and as `flash`. */
import { randomBytes } from 'node:crypto'
import { type Answerer, createBuiltInAnswerer, createGenerativeAnswerer } from '@brandprint/engine/answers'
import { countTokens, type Model, type Models } from '@brandprint/engine/llm'

/** Who answers, by the name that a message may ask for. */
export interface Answerers {
  pro: Answerer
  flash: Answerer
}

/** Without a model both are the built-in answerer. */
export function createAnswerers({ pro, flash }: Pick<Models, 'pro' | 'flash'>): Answerers {
  const builtIn = createBuiltInAnswerer({ countTokens })
  const over = (model: Model | null) =>
    model === null ? builtIn : createGenerativeAnswerer({ model, random: randomBytes, countTokens })
  const answersPro = over(pro)
  return { pro: answersPro, flash: flash === pro ? answersPro : over(flash) }
}
