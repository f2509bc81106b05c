/** Answers about an analysis: what they may rest on, how their sources are listed, and the answerer that needs no model. */
export type { Answerer, AnswerPart, Claim, Grounding, PreparedAnswer, Question, Source, Turn } from './answerer.ts'
export { type BuiltInOptions, builtInName, createBuiltInAnswerer } from './built-in/answerer.ts'
export { claimsOf } from './claims.ts'
export { listOfSources, shortQuote } from './list-of-sources.ts'
export { type SoughtGroup, type SoughtWord, soughtGroups } from './question-words.ts'
export { type SearchedClaim, type SearchedPassage, type SearchedTexts, searchedTexts } from './search-text.ts'
