import type { ModelMessage } from './model.ts'

/**
 * An estimate of our own, not yet measured against a tokeniser: three bytes of ASCII a token, two of anything else, and a tenth more.
 * It is meant to come out too high.
 */
export function countTokens(text: string): number {
  const bytes = Buffer.byteLength(text)
  const ascii = text.replace(/[^\0-\x7F]/g, '').length
  return Math.ceil((ascii / 3 + (bytes - ascii) / 2) * 1.1)
}

/** Roles and marks around a message are tokens as well. */
const tokensAroundMessage = 6

export const countPromptTokens = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, { content }) => sum + countTokens(content) + tokensAroundMessage, 0)
