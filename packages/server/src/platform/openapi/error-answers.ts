/** The error answers of an operation for the reference: by status, an example for each code. */
import { AppError, type ErrorBody, type ErrorCode, errorAnswer, notFound } from '../errors.ts'
import type { DeclaredRoute } from '../http/route-table.ts'
import { errorGuide } from './error-guide.ts'
import type { Shape } from './example.ts'
import { inputExamples } from './input-examples.ts'

/** What an answer with each code looks like: [details.field, message, retry_after]. Those of fields follow from the operation. */
const examples: Partial<Record<ErrorCode, [string | null, string, number?]>> = {
  // Of followEvents: a fault of two fields together.
  INVALID_VALUE: ['since', '“since” does not go with “after”; give one of them.'],
  INVALID_TYPE: ['body', 'The body is not a JSON object.'],
  TOO_LONG: ['idempotency-key', 'The Idempotency-Key has 300 characters; at most 255 are allowed.'],
  TOO_SHORT: ['idempotency-key', 'The Idempotency-Key is empty.'],
  INVALID_JSON: ['body', 'The body is not valid JSON: line 3, column 12: a comma or } is expected.'],
  HTTPS_REQUIRED: ['url', 'The address has to start with https://.'],
  PORT_NOT_ALLOWED: ['url', 'Only ports 80 and 443 are allowed.'],
  MISSING_CREDENTIAL: ['authorization', 'Send your API key as “Authorization: Bearer <API_KEY>”.'],
  INVALID_CREDENTIAL: ['authorization', 'The API key is not valid.'],
  INSUFFICIENT_SCOPE: ['scope', 'The API key lacks the scope write:analyses, which this needs.'],
  TIER_REQUIRED: ['tier', 'This needs the tier pro or agency; the account’s is free.'],
  PLAN_LIMIT_REACHED: [
    'plan',
    'The plan free has at most 3 webhooks, and this account has 3; delete one that is not needed, or change the plan.',
  ],
  NOT_FOUND: [null, 'There is nothing at this address; the reference is at /docs.'],
  ANALYSIS_NOT_COMPLETED: ['id', 'The analysis is still processing; only a completed one can be exported.'],
  THREAD_BUSY: ['thread_id', 'An answer is being written in this thread; send the next message after it.'],
  THREAD_FULL: ['thread_id', 'The thread has 200 messages of at most 200; begin another one.'],
  DUPLICATE_COMPETITOR: ['url', 'This website is tracked already, as cmp_4fGh7Jk2Lm9Np3Qr6St1Uv8W.'],
  DOWNLOAD_EXPIRED: [
    null,
    'This file could be downloaded until 2026-01-22T10:30:42.000Z; export the analysis again for a new one.',
  ],
  IDEMPOTENCY_IN_PROGRESS: [
    'idempotency-key',
    'The first request with this Idempotency-Key is still running; its answer can be asked for again in a moment.',
  ],
  WEBHOOK_NOT_ACTIVE: ['webhook_id', 'This webhook is paused; set its status to active before anything is sent to it.'],
  WEBHOOK_TEST_REQUIRED: [
    'webhook_id',
    'This webhook failed. Send it a test (POST …/test); once that is answered with 200, set its status in a request of its own.',
  ],
  IDEMPOTENCY_KEY_REUSED: [
    'idempotency-key',
    'This Idempotency-Key was sent before with another payload; take a new one for a new request.',
  ],
  OUTSIDE_RETENTION: [
    'since',
    '“since” is 2025-12-01T00:00:00.000Z; events are kept for 30 days, and the earliest allowed is 2025-12-16T10:00:00.000Z.',
  ],
  PAYLOAD_TOO_LARGE: [null, 'The body is larger than 65536 bytes.'],
  UNSUPPORTED_MEDIA_TYPE: [
    null,
    'The body’s media type is not application/json; send it with “Content-Type: application/json”.',
  ],
  LOGIN_REQUIRED: ['url', 'https://acme.example asks for a login: HTTP 401.'],
  ROBOTS_DISALLOWED: ['url', 'robots.txt forbids to read this address.'],
  NOT_PUBLIC: ['url', 'The address is not that of a public website.'],
  UNREACHABLE: ['url', 'The website did not answer.'],
  NOT_HTML: ['url', 'https://acme.example/brand.pdf is no web page: application/pdf.'],
  BLOCKED: ['url', 'https://acme.example is closed to automated readers: a challenge.'],
  PARKED_DOMAIN: ['url', 'https://acme.example holds no website of its owner: the words “this domain is for sale”.'],
  EMPTY_PAGE: ['url', 'https://acme.example is empty: no visible text and no picture.'],
  PAGE_TOO_COMPLEX: ['url', 'The page takes more than 2 s of computing time to parse.'],
  RATE_LIMITED: [null, 'At most 60 analyses an hour; the next may start at 2026-01-15T11:02:10.000Z.', 1_928],
  INTERNAL: [null, 'Something went wrong on our side. The request id names it in our log.'],
  UNAVAILABLE: [null, 'The service cannot reach its database; it will be back.', 5],
}

const inputFaults = [
  'INVALID_TYPE',
  'INVALID_VALUE',
  'INVALID_FORMAT',
  'OUT_OF_RANGE',
  'UNKNOWN_FIELD',
  'REQUIRED_FIELD',
  'TOO_LONG',
  'TOO_SHORT',
  'INVALID_JSON',
] as const satisfies ErrorCode[]
type InputFault = (typeof inputFaults)[number]
const isInputFault = (code: ErrorCode) => (inputFaults as readonly ErrorCode[]).includes(code)

/** By what a schema limits. */
const limitFaults: Readonly<Record<string, InputFault>> = {
  enum: 'INVALID_VALUE',
  anyOf: 'INVALID_VALUE',
  uniqueItems: 'INVALID_VALUE',
  minimum: 'OUT_OF_RANGE',
  maximum: 'OUT_OF_RANGE',
  maxLength: 'TOO_LONG',
  maxItems: 'TOO_LONG',
  minLength: 'TOO_SHORT',
  minItems: 'TOO_SHORT',
}

/** Of a field of any type: another type, or a character that no text may hold. */
function fieldFaults(field: Shape): InputFault[] {
  const limits = Object.entries(limitFaults).flatMap(([keyword, fault]) =>
    field[keyword] === undefined ? [] : [fault],
  )
  return ['INVALID_TYPE', 'INVALID_FORMAT', ...limits, ...(field.items === undefined ? [] : fieldFaults(field.items))]
}

/** What can be wrong with the query and the body of an operation. */
function inputFaultsOf({ method, schema, config }: DeclaredRoute): InputFault[] {
  const { querystring, body } = schema as Record<string, Shape | undefined>
  const faults: InputFault[] = ['UNKNOWN_FIELD']
  for (const { properties = {}, required = [] } of [querystring, body].filter((shape) => shape !== undefined)) {
    faults.push(...Object.values(properties).flatMap(fieldFaults))
    if (required.length > 0) faults.push('REQUIRED_FIELD')
  }
  if (method !== 'GET') faults.push('INVALID_TYPE', 'INVALID_JSON')
  // Of the Idempotency-Key.
  if (method === 'POST' && config.access !== 'open') faults.push('TOO_LONG', 'TOO_SHORT')
  return inputFaults.filter((fault) => faults.includes(fault))
}

const badBody: ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']

/** Every code that an operation may answer with. */
function codesOf(route: DeclaredRoute): ErrorCode[] {
  const { method, config } = route
  const codes: ErrorCode[] = [...(config.errors ?? []), ...inputFaultsOf(route), 'INTERNAL', 'UNAVAILABLE']
  if (config.missing !== undefined) codes.push('NOT_FOUND')
  if (method !== 'GET') codes.push(...badBody)
  if (config.access !== 'open') codes.push('MISSING_CREDENTIAL', 'INVALID_CREDENTIAL', 'RATE_LIMITED')
  if (config.access !== 'open' && config.access !== 'any') codes.push('INSUFFICIENT_SCOPE')
  if (config.tiers !== undefined) codes.push('TIER_REQUIRED')
  if (method === 'POST' && config.access !== 'open') codes.push('IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED')
  return [...new Set(codes)]
}

const notFoundExamples = (missing: readonly string[]): ErrorExamples['examples'] =>
  Object.fromEntries(
    missing.map((what) => [
      missing.length === 1 ? 'NOT_FOUND' : `NOT_FOUND (${what})`,
      { ...guideOf('NOT_FOUND'), value: errorAnswer(notFound(what)).body },
    ]),
  )

interface ErrorExample {
  /** What the code means. */
  summary: string
  /** What to do about it. */
  description: string
  value: ErrorBody
}

export interface ErrorExamples {
  status: number
  title: string
  examples: Record<string, ErrorExample>
}

function guideOf(code: ErrorCode): Pick<ErrorExample, 'summary' | 'description'> {
  const guide = errorGuide[code]
  if (guide === undefined) throw new Error(`The reference does not say what ${code} means; see error-guide.ts.`)
  return { summary: guide.meaning, description: guide.remedy }
}

/** Messages for the address of a webhook, where they differ from those for a website. */
const webhookMessages: Partial<Record<ErrorCode, string>> = {
  PORT_NOT_ALLOWED: 'Only port 443 is allowed.',
  NOT_PUBLIC: 'The address is not public: we can send nothing there.',
  UNREACHABLE: 'The host of the address cannot be found.',
}

/** An error that does not depend on the fields of the operation. */
function exampleOfCode(code: ErrorCode, codes: readonly ErrorCode[]): AppError {
  const example = examples[code]
  if (example === undefined) throw new Error(`The reference has no example of ${code}.`)
  const [field, message, seconds] = example
  const ofWebhook = codes.includes('HTTPS_REQUIRED') ? webhookMessages[code] : undefined
  const options = seconds === undefined ? {} : { retryAfterSeconds: seconds }
  return new AppError(code, field, ofWebhook ?? message, options)
}

/** Of every code that an operation may answer with, by status, lowest first. */
export function errorExamples(route: DeclaredRoute): ErrorExamples[] {
  const codes = codesOf(route)
  const ofFields = inputExamples(route)
  const { missing = [] } = route.config
  const byStatus = new Map<number, ErrorExamples>()
  for (const code of codes) {
    const { status, body } = errorAnswer((isInputFault(code) && ofFields.get(code)) || exampleOfCode(code, codes))
    const known = byStatus.get(status) ?? { status, title: body.error, examples: {} }
    if (code === 'NOT_FOUND' && missing.length > 0) Object.assign(known.examples, notFoundExamples(missing))
    else known.examples[code] = { ...guideOf(code), value: body }
    byStatus.set(status, known)
  }
  return [...byStatus.values()].sort((one, other) => one.status - other.status)
}
