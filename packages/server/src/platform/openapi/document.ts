/** The OpenAPI 3.1 document of the routes as they are declared. */
import { type TSchema, Type } from 'typebox'
import { eventEnvelope, eventKinds, eventName, eventTriggers } from '../event-schemas.ts'
import type { DeclaredRoute } from '../http/route-table.ts'
import { errorExamples } from './error-answers.ts'
import { exampleOf, type Shape, shapeOf } from './example.ts'
import { createSchemaWriter, type SchemaWriter } from './written-schema.ts'

const ErrorAnswer = Type.Object(
  {
    error: Type.String({ description: 'What the status means, such as “Validation error”.' }),
    message: Type.String({ description: 'What is wrong and what would be right, for people. It may change.' }),
    details: Type.Optional(
      Type.Object(
        {
          field: Type.String({
            description:
              'The field, as the request wrote it: `events.2`. Where it is no field: `body`, `authorization`, `scope`, `tier`, `plan`, `idempotency-key` or `webhook_id`.',
          }),
          code: Type.String({ description: 'What is wrong, for programs. It does not change.' }),
        },
        { additionalProperties: false, description: 'Only with 400, 401, 403, 409 and 422.' },
      ),
    ),
    retry_after: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Seconds after which the same request may succeed; with 429 and 503.' }),
    ),
  },
  { title: 'Error', description: 'The body of every error.', additionalProperties: false },
)

const text = (description: string, example: string) => ({ description, schema: { type: 'string' }, example })
const headers = {
  'X-Request-Id': text('Names the request in our log.', 'req_4fGh7Jk2Lm9Np3Qr6St1Uv8W'),
  'Retry-After': text('Seconds after which to ask again.', '5'),
  Location: text('Address of what was made.', '/v1/analyses/anl_4fGh7Jk2Lm9Np3Qr6St1Uv8W'),
  'WWW-Authenticate': text('How to send the API key.', 'Bearer'),
  ETag: text('Names the bytes that are answered; send it as `If-None-Match`.', '"2jmj7l5rSw0yVb_vlWAYkK_YBwk"'),
  'Idempotent-Replayed': {
    description: 'The answer is that of an earlier request with the same `Idempotency-Key`; absent otherwise.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  Link: text('The other pages (RFC 8288).', '</v1/analyses?page=2>; rel="next"'),
  RateLimit: text(
    'What is left of each limit (`r`), and the seconds until all of it is available again if nothing more is used (`t`; draft-ietf-httpapi-ratelimit-headers).',
    '"requests";r=59;t=1',
  ),
  'RateLimit-Policy': text('The limits that were checked: `q` in `w` seconds.', '"requests";q=60;w=6'),
}
const headerRefs = (...names: (keyof typeof headers)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'For 24 hours a request with the same key and payload gets the first one’s answer. Only answers that succeeded are kept: after a refusal the key is free. An account has at most 10,000 keys at once; beyond, a new one is 429 until the oldest ends.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

/** Schemas beside those of the routes, which refer to them by these names. */
export type NamedSchemas = Readonly<Record<string, TSchema>>

/** The tags of our routes, in their order. */
function tagsOf(routes: readonly DeclaredRoute[], descriptions: Readonly<Record<string, string>>) {
  const names = new Set([...routes.flatMap(({ schema }) => schema.tags ?? []), 'Events'])
  return [...names].map((name) => {
    const description = descriptions[name]
    if (description === undefined) throw new Error(`The tag ${name} has no description among the tags of its feature.`)
    return { name, description }
  })
}

interface Referred {
  schemas: NamedSchemas
  /** What to know of the example of a schema, by its name. */
  exampleNotes: Readonly<Record<string, string>>
}

interface DocumentInput extends Referred {
  version: string
  /** What each tag is about. */
  tags: Readonly<Record<string, string>>
}

export function openApiDocument(
  routes: readonly DeclaredRoute[],
  { version, tags, schemas, exampleNotes }: DocumentInput,
) {
  const writer = createSchemaWriter()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][route.method.toLowerCase()] = operation(route, writer, { schemas, exampleNotes })
  }
  const events = webhooks(writer)
  for (const [title, schema] of Object.entries(schemas)) {
    // Their examples are with the answers that they are part of.
    const { examples: _, ...shape } = shapeOf(schema)
    writer.write({ ...shape, title })
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Brandprint',
      version,
      description: 'Reads a company’s public website and says what its brand is, with the evidence for every claim.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This service.' }],
    tags: tagsOf(routes, tags),
    security: [{ apiKey: [] }],
    paths,
    webhooks: events,
    components: {
      schemas: writer.named(),
      headers,
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: `bp_live_…`.' } },
    },
  }
  // Through text: what TypeBox keeps beside the schema stays behind.
  return JSON.parse(JSON.stringify(document)) as typeof document
}

function operation(route: DeclaredRoute, writer: SchemaWriter, referred: Referred) {
  const { method, schema, config } = route
  const { params, querystring, headers: taken, body, response = {} } = schema as Record<string, Shape | undefined>
  const isOpen = config.access === 'open'
  const isRepeatable = method === 'POST' && !isOpen
  const served: Served = {
    isOpen,
    isCached: response['304'] !== undefined,
    isPolled: config.isPolled === true,
    isRepeatable,
  }
  const parameters = [
    ...parametersOf(params, 'path', writer),
    ...parametersOf(querystring, 'query', writer),
    ...parametersOf(taken, 'header', writer),
    ...(isRepeatable ? [idempotencyKey] : []),
  ]
  return {
    operationId: schema.operationId,
    summary: schema.summary,
    description: schema.description,
    tags: schema.tags,
    security: isOpen ? [] : [{ apiKey: [] }],
    ...(!isOpen && config.access !== 'any' && { 'x-scope': config.access }),
    ...(config.isExtension && { 'x-extension': true }),
    ...(config.tiers !== undefined && { 'x-tiers': config.tiers }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: {
        required: (body.required ?? []).length > 0,
        content: { 'application/json': { schema: writer.write(body), example: exampleOf(body) } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(response).map(([status, shape]) => [
          status,
          success(status, shape as Shape, { served, writer, referred }),
        ]),
      ),
      ...Object.fromEntries(
        errorExamples(route).map((error) => [
          error.status,
          {
            description: error.title,
            headers: headerRefs('X-Request-Id', ...errorHeadersOf(error.status, isOpen, Object.keys(error.examples))),
            content: {
              'application/json': { schema: writer.write(shapeOf(ErrorAnswer)), examples: error.examples },
            },
          },
        ]),
      ),
    },
  }
}

/** Beyond those on all. */
const errorHeaders: Record<number, (keyof typeof headers)[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

/** The requests of a key are counted before any answer but the one to a wrong key. */
const uncounted = [401, 500, 503]

function errorHeadersOf(status: number, isOpen: boolean, codes: readonly string[]): (keyof typeof headers)[] {
  const waits = codes.includes('IDEMPOTENCY_IN_PROGRESS') ? (['Retry-After'] as const) : []
  const rates = isOpen || uncounted.includes(status) ? [] : (['RateLimit', 'RateLimit-Policy'] as const)
  return [...(errorHeaders[status] ?? []), ...waits, ...rates]
}

interface Served {
  isOpen: boolean
  /** It answers 304 as well. */
  isCached: boolean
  isPolled: boolean
  /** It takes an `Idempotency-Key`. */
  isRepeatable: boolean
}

function success(
  status: string,
  shape: Shape,
  { served, writer, referred }: { served: Served; writer: SchemaWriter; referred: Referred },
) {
  const { isOpen, isCached, isPolled, isRepeatable } = served
  const rates = isOpen ? [] : (['RateLimit', 'RateLimit-Policy'] as const)
  const further: (keyof typeof headers)[] = []
  if (status === '201') further.push('Location')
  if (isCached) further.push('ETag')
  if (isPolled && status === '200') further.push('Retry-After')
  if (isRepeatable) further.push('Idempotent-Replayed')
  if (shape.properties?.pagination !== undefined) further.push('Link')
  const isEmpty = shape.type === 'null'
  const mediaType = (shape['x-media-type'] as string | undefined) ?? 'application/json'
  return {
    description: shape.description ?? answerOf(shape),
    headers: headerRefs('X-Request-Id', ...rates, ...further),
    ...(!isEmpty && { content: { [mediaType]: { schema: writer.write(shape), ...examplesOf(shape, referred) } } }),
  }
}

/** What an answer holds, by the schema of its `data`. */
function answerOf({ properties: { data, pagination } = {} }: Shape): string {
  if (pagination !== undefined) return 'A page of the list.'
  if (data?.type === 'array') return 'The list.'
  return data?.description ?? 'Done.'
}

/** One example; where the answer has one of several shapes, one of each, by its name. */
function examplesOf(shape: Shape, { schemas, exampleNotes }: Referred) {
  const options = shape.properties?.data?.anyOf?.filter(({ title }) => title !== undefined) ?? []
  if (options.length === 0) return { example: exampleOf(shape) }
  const examples = options
    .map((option) => [option.title!, exampleOf(option, schemas)] as const)
    .filter(([, example]) => Object.values(example as object).every((value) => value !== undefined))
  const inDocument = ([title, data]: (typeof examples)[number]) => {
    const summary = exampleNotes[title]
    return [title, { ...(summary !== undefined && { summary }), value: { data } }]
  }
  return { examples: Object.fromEntries(examples.map(inDocument)) }
}

const parametersOf = (shape: Shape | undefined, place: 'path' | 'query' | 'header', writer: SchemaWriter) =>
  Object.entries(shape?.properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || (shape?.required ?? []).includes(name),
    ...(description !== undefined && { description }),
    schema: writer.write(schema),
  }))

const signatureParameters = Object.entries({
  'X-Webhook-Signature':
    '`t=<unix_timestamp>,v1=<signature>`: HMAC-SHA-256 in hex over `<t>.<raw_body>`, keyed with the whole secret. Refuse a `t` more than 300 seconds away. For 24 hours after the secret was replaced there is a second `v1`, of the old one.',
  'webhook-id': 'The event’s id, for verifiers of Standard Webhooks.',
  'webhook-timestamp': '`t`, for verifiers of Standard Webhooks.',
  'webhook-signature': 'The signature in the form of Standard Webhooks: `v1,<base64>`.',
}).map(([name, description]) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } }))

function webhooks(writer: SchemaWriter) {
  return Object.fromEntries(
    eventKinds.map((kind) => {
      const shape = shapeOf(eventEnvelope(kind))
      return [
        kind,
        {
          post: {
            operationId: `on${eventName(kind)}`,
            summary: eventTriggers[kind],
            tags: ['Events'],
            security: [],
            parameters: signatureParameters,
            requestBody: {
              content: { 'application/json': { schema: writer.write(shape), example: exampleOf(shape) } },
            },
            responses: {
              200: { description: 'Received. Anything else, or nothing within 5 seconds, is tried again.' },
            },
          },
        },
      ]
    }),
  )
}
