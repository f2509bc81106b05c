/** The catalogue of everything that can go wrong for a caller, and the one place where an error becomes HTTP. */

/** `error` of an answer by status (docs/errors.md, docs/decisions/0010). */
const titles = {
  400: 'Validation error',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload too large',
  415: 'Unsupported media type',
  422: 'Unprocessable entity',
  429: 'Rate limit exceeded',
  500: 'Internal error',
  503: 'Service unavailable',
} as const
export type ErrorStatus = keyof typeof titles

const statuses = {
  REQUIRED_FIELD: 400,
  INVALID_TYPE: 400,
  INVALID_VALUE: 400,
  INVALID_FORMAT: 400,
  TOO_LONG: 400,
  TOO_SHORT: 400,
  OUT_OF_RANGE: 400,
  UNKNOWN_FIELD: 400,
  INVALID_JSON: 400,
  HTTPS_REQUIRED: 400,
  PORT_NOT_ALLOWED: 400,
  MISSING_CREDENTIAL: 401,
  INVALID_CREDENTIAL: 401,
  INSUFFICIENT_SCOPE: 403,
  TIER_REQUIRED: 403,
  PLAN_LIMIT_REACHED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  THREAD_BUSY: 409,
  THREAD_FULL: 409,
  ANALYSIS_NOT_COMPLETED: 409,
  DUPLICATE_COMPETITOR: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  WEBHOOK_NOT_ACTIVE: 409,
  WEBHOOK_TEST_REQUIRED: 409,
  DOWNLOAD_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  LOGIN_REQUIRED: 422,
  ROBOTS_DISALLOWED: 422,
  NOT_PUBLIC: 422,
  UNREACHABLE: 422,
  NOT_HTML: 422,
  BLOCKED: 422,
  PARKED_DOMAIN: 422,
  EMPTY_PAGE: 422,
  PAGE_TOO_COMPLEX: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  OUTSIDE_RETENTION: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<string, ErrorStatus>
export type ErrorCode = keyof typeof statuses

/** Statuses whose answers name a field and a code in `details`; the others carry none. */
const detailed: ReadonlySet<ErrorStatus> = new Set([400, 401, 403, 409, 422])

export interface AppErrorOptions {
  cause?: unknown
  /** Whole seconds after which the same request may succeed. */
  retryAfterSeconds?: number
  headers?: Record<string, string>
}

/** An error that a caller of the API or the operator can act on, in a sentence for them. All others are bugs of ours. */
abstract class ExpectedError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = new.target.name
  }
}

/**
 * An error that an operator or administrator can act on; there are no HTTP endpoints for that. `invalid`: what was written
 * is not valid; `refused`: the current state does not allow it.
 */
export class OperatorError extends ExpectedError {
  readonly kind: 'invalid' | 'refused'

  constructor(kind: 'invalid' | 'refused', message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.kind = kind
  }
}

/** An error that a caller of the API can act on. Any other error of a request is a 500. */
export class AppError extends ExpectedError {
  readonly code: ErrorCode
  /** The field's path as the caller wrote it: `events.2`, `limit`; null without a field. */
  readonly field: string | null
  readonly retryAfterSeconds: number | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, field: string | null, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.field = field
    this.retryAfterSeconds = options.retryAfterSeconds
    this.headers = options.headers ?? {}
  }
}

export interface ErrorBody {
  error: string
  message: string
  details?: { field: string; code: string }
  retry_after?: number
}

export interface ErrorAnswer {
  status: ErrorStatus
  body: ErrorBody
  headers: Record<string, string>
}

export function errorAnswer(error: AppError): ErrorAnswer {
  const status = statuses[error.code]
  const { retryAfterSeconds } = error
  const body: ErrorBody = { error: titles[status], message: error.message }
  if (detailed.has(status) && error.field !== null) body.details = { field: error.field, code: error.code }
  if (retryAfterSeconds !== undefined) body.retry_after = retryAfterSeconds
  const headers = { ...error.headers }
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds)
  if (status === 401) headers['www-authenticate'] = 'Bearer'
  return { status, body, headers }
}

export const internalError = (cause: unknown) =>
  new AppError('INTERNAL', null, 'Something went wrong on our side. The request id names it in our log.', { cause })

export const notFound = (what: string) => new AppError('NOT_FOUND', null, `There is no such ${what}.`)
