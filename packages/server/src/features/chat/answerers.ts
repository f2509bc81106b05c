/** Who answers as `pro` and as `flash`. */
import { type Answerer, createBuiltInAnswerer } from '@brandprint/engine/answers'
import { countTokens } from './count-tokens.ts'

export interface Answerers {
  pro: Answerer
  flash: Answerer
}

/** Without a model both are the built-in answerer. */
export function createAnswerers(): Answerers {
  const builtIn = createBuiltInAnswerer({ countTokens })
  return { pro: builtIn, flash: builtIn }
}
