/** What went wrong, in our words: from the SDK's errors and those of connections. */
import { APICallError, InvalidResponseDataError, JSONParseError, TypeValidationError } from '@ai-sdk/provider'
import { RedirectRefused } from './connections.ts'
import type { ModelFailure, ModelFailureCode } from './model.ts'

const messageCharactersMax = 300

export function modelFailure(error: unknown, secret: string | null): ModelFailure {
  const redirect = causes(error).find((cause) => cause instanceof RedirectRefused)
  if (redirect instanceof RedirectRefused) {
    const to = redirect.to === null ? 'elsewhere' : `to ${redirect.to}`
    return failure('REJECTED', `It answered ${redirect.status} and sent us ${to}; redirects are not followed.`)
  }
  const isInvalid = causes(error).some(
    (cause) =>
      JSONParseError.isInstance(cause) ||
      TypeValidationError.isInstance(cause) ||
      InvalidResponseDataError.isInstance(cause),
  )
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    const said = error.message.replaceAll(/\s+/g, ' ').slice(0, messageCharactersMax)
    const harmless = secret === null || secret === '' ? said : said.replaceAll(secret, '…')
    return failure(codeOf(error.statusCode), `It answered ${error.statusCode}: ${harmless}`, retryAfter(error))
  }
  if (isInvalid) return failure('MALFORMED', 'What it sent is not of its protocol.')
  const code = causes(error)
    .map((cause) => (cause as NodeJS.ErrnoException).code)
    .find((one) => typeof one === 'string')
  return failure('UNREACHABLE', code === undefined ? 'The connection broke.' : `No connection, or it broke (${code}).`)
}

/** Whether to ask again may help: not where the key or the request is wrong. */
export const isWorthRetrying = ({ code }: ModelFailure): boolean => code === 'UNREACHABLE' || code === 'OVERLOADED'

/** Whether the server took the request for a wrong one, as it does where a model does not know one of its members. */
export const isOfRequest = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)

export const failure = (
  code: ModelFailureCode,
  message: string,
  retryAfterSeconds: number | null = null,
): ModelFailure => ({ code, message, retryAfterSeconds })

function codeOf(status: number): ModelFailureCode {
  if (status === 401 || status === 403) return 'UNAUTHORIZED'
  if (status === 429 || status === 503 || status === 529) return 'OVERLOADED'
  return status < 500 ? 'REJECTED' : 'UNREACHABLE'
}

function retryAfter({ responseHeaders }: APICallError): number | null {
  const text = responseHeaders?.['retry-after'] ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

function causes(error: unknown): Error[] {
  const found: Error[] = []
  for (let one = error; one instanceof Error && found.length < 8; one = one.cause) found.push(one)
  return found
}
