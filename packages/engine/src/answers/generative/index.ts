/** Answers by a language model, whichever it is. */
export { createGenerativeAnswerer, type GenerativeAnswererDeps } from './generative-answerer.ts'
