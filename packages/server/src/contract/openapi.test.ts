import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { signWebhook } from '@brandprint/client'
import fc from 'fast-check'
import { Check } from 'typebox/schema'
import { type LyingNameServer, startLyingNameServer } from '../../../engine/src/net/test-support/lying-name-server.ts'
import { runAnalysis } from '../features/analyses/run-analysis.ts'
import { currentDocument, openApiFile } from '../openapi.ts'
import type { Shape } from '../platform/openapi/example.ts'
import { dereferenced } from '../test-support/openapi-document.ts'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'

let server: TestServer
let names: LyingNameServer
let accounts: TestAccount[]
before(async () => {
  // Every host is there, and nothing is sent to any.
  names = await startLyingNameServer(() => ({ addresses: ['93.184.215.14'] }))
  server = await startTestServer({ settings: { BRANDPRINT_METRICS: 'on' }, nameServer: names.address })
  accounts = [await server.account('agency'), await server.account('free', ['read:analyses'])]
})
after(async () => {
  await server[Symbol.asyncDispose]()
  await names[Symbol.asyncDispose]()
})

const text = await readFile(openApiFile, 'utf8')
const document = JSON.parse(text)

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; schema: object }[]
  requestBody?: {
    content: { 'application/json': { schema: { properties: Record<string, object> }; example: unknown } }
  }
  responses: Record<
    string,
    { content?: Record<string, { schema: object; example?: unknown; examples?: Record<string, { value: unknown }> }> }
  >
}
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase() as 'GET', operation })),
)

const events = Object.values(document.webhooks as Record<string, { post: Operation }>).map(({ post }) => post)

/** With what `#/components/` refers to in its place. */
const resolved = (schema: object): object => ({ ...schema, components: document.components })

test('openapi.json is what the routes say', async () => {
  assert.ok(text === (await currentDocument()), 'run `npm run openapi -w @brandprint/server`')
})

test('every operation and every event has an id of its own, a verb and what it is done to', () => {
  const ids = Object.fromEntries(
    operations.map(({ path, method, operation }) => [`${method} ${path}`, operation.operationId]),
  )
  assert.equal(ids['POST /v1/analyze'], 'createAnalysis')
  assert.equal(ids['GET /v1/analyses/{id}'], 'getAnalysis')
  assert.equal(ids['GET /v1/webhooks'], 'listWebhooks')
  assert.equal(ids['POST /v1/webhooks/{webhook_id}/events/{event_id}/replay'], 'replayWebhookEvent')
  const eventIds = events.map(({ operationId }) => operationId)
  assert.ok(eventIds.includes('onTeamMemberAdded'))
  const all = [...Object.values(ids), ...eventIds]
  for (const id of all)
    assert.match(
      String(id),
      /^(create|get|list|update|delete|follow|send|test|rotate|replay|recover|on)([A-Z][a-z]+)+$/,
    )
  assert.equal(new Set(all).size, all.length)
})

test('every operation is served as documented, with examples that fit their schemas', () => {
  for (const { path, method, operation } of operations) {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      for (const { schema, example, examples = {} } of Object.values(content ?? {})) {
        const values = [
          ...Object.values(examples).map(({ value }) => value),
          ...(example === undefined ? [] : [example]),
        ]
        for (const value of values) assert.ok(Check(resolved(schema), value), `${method} ${path} ${status}`)
      }
    }
  }
})

/** Every object of the document, where schemas are among them. */
function schemasOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(schemasOf)
  const { example, examples, default: fallback, ...rest } = value as Record<string, unknown>
  return [value as Record<string, unknown>, ...Object.values(rest).flatMap(schemasOf)]
}

test('every resource, body and event is a named schema, which operations refer to', () => {
  const { schemas } = document.components
  const resources = [
    'Analysis',
    'AnalysisListItem',
    'Webhook',
    'WebhookListItem',
    'WebhookEventRecord',
    'DeliveryRecord',
  ]
  for (const name of [...resources, 'Pagination', 'Error', 'AnalysisCompletedEvent']) assert.ok(name in schemas, name)
  const wrapped = operations.flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap(({ content }) =>
      Object.values(content ?? {}).map(({ schema }) => schema as { properties?: { data?: Shape; pagination?: Shape } }),
    ),
  )
  for (const { properties: { data, pagination } = {} } of wrapped) {
    if (data !== undefined) assert.match(String((data.items ?? data).$ref), /^#\/components\/schemas\/\w+$/)
    if (pagination !== undefined) assert.deepEqual(pagination, { $ref: '#/components/schemas/Pagination' })
  }
  const bodies = [...operations.map(({ operation }) => operation), ...events].flatMap(({ requestBody }) =>
    requestBody === undefined ? [] : [requestBody.content['application/json'].schema],
  )
  for (const schema of bodies) assert.deepEqual(Object.keys(schema), ['$ref'])
  const referred = new Set(text.match(/(?<="#\/components\/schemas\/)\w+/g))
  assert.deepEqual(Object.keys(schemas), [...referred].sort())
})

test('every list of choices says of which type they are', () => {
  const choices = schemasOf(document).filter((schema) => Array.isArray(schema.enum))
  assert.ok(choices.length > 50)
  for (const schema of choices) {
    for (const value of schema.enum as unknown[]) assert.equal(schema.type, typeof value, JSON.stringify(schema))
  }
})

test('examples of fields, headers and bodies fit their schemas', () => {
  const withExamples = schemasOf(document).filter((schema) => Array.isArray(schema.examples))
  assert.ok(withExamples.length > 50)
  for (const schema of withExamples) {
    for (const example of schema.examples as unknown[]) {
      assert.ok(Check(resolved(schema), example), `${JSON.stringify(example)} as ${JSON.stringify(schema)}`)
    }
  }
  for (const [name, { schema, example }] of Object.entries<{ schema: object; example: unknown }>(
    document.components.headers,
  )) {
    assert.ok(Check(schema, example), name)
  }
  const bodies = [...operations.map(({ operation }) => operation), ...events].flatMap(({ requestBody }) =>
    requestBody === undefined ? [] : [requestBody.content['application/json']],
  )
  for (const { schema, example } of bodies) assert.ok(Check(resolved(schema), example), JSON.stringify(example))
})

test('examples of an analysis are each of one status and hold what it has', () => {
  const { examples } = document.paths['/v1/analyses/{id}'].get.responses['200'].content['application/json']
  assert.deepEqual(
    Object.entries<{ value: { data: object } }>(examples).map(([name, { value }]) => [
      name,
      ...Object.keys(value.data).slice(5),
    ]),
    [
      ['ProcessingAnalysis'],
      ['CompletedFullAnalysis', 'completed_at', 'results'],
      ['CompletedFlashAnalysis', 'completed_at', 'results'],
      ['FailedAnalysis', 'error_message'],
    ],
  )
})

test('examples of lists count what they hold', () => {
  for (const { operation } of operations) {
    const { data, pagination } = (operation.responses['200']?.content?.['application/json']?.example ?? {}) as {
      data?: unknown[]
      pagination?: object
    }
    if (pagination !== undefined) assert.deepEqual(pagination, { page: 1, limit: 20, total: data!.length, pages: 1 })
  }
})

test('no example holds a secret that would be taken', () => {
  const secrets = [...text.matchAll(/whsec_[^"`]*/g)].map(([secret]) => secret)
  assert.ok(secrets.length > 0)
  for (const secret of secrets) assert.ok(!Check(document.components.schemas.NewSecret, { secret }), secret)
})

test('every resource that is not there is answered as documented', async () => {
  const [acme] = accounts
  const address = (path: string) =>
    path
      .replace('{webhook_id}', 'whk_4fGh7Jk2Lm9Np3Qr6St1Uv8W')
      .replace('{id}', 'anl_4fGh7Jk2Lm9Np3Qr6St1Uv8W')
      .replace('{event_id}', 'evt_4fGh7Jk2Lm9Np3Qr6St1Uv8W')
  const withParameters = operations.filter(({ path }) => path.includes('{'))
  for (const { path, method, operation } of withParameters) {
    const body = operation.requestBody?.content['application/json']
    const { required = [] } = body === undefined ? {} : (dereferenced(document, body.schema) as { required?: string[] })
    const payload = body && { payload: (required.length > 0 ? body.example : {}) as object }
    const response = await acme!.send({ method, url: address(path), ...payload })
    assert.equal(response.statusCode, 404, `${method} ${path}`)
    const documented = Object.values(operation.responses['404']!.content!['application/json']!.examples!)
    const messages = documented.map(({ value }) => (value as { message: string }).message)
    assert.ok(messages.includes(response.json().message), `${method} ${path}: ${messages}`)
  }
  const payload = { url: 'https://acme.example/hooks', events: ['analysis.completed'] }
  const { id } = (await acme!.send({ method: 'POST', url: '/v1/webhooks', payload })).json().data
  const replay = '/v1/webhooks/{webhook_id}/events/{event_id}/replay'
  const response = await acme!.send({ method: 'POST', url: address(replay.replace('{webhook_id}', id)) })
  const { examples } = document.paths[replay].post.responses['404'].content['application/json']
  assert.deepEqual(response.json(), examples['NOT_FOUND (event)'].value)
})

test('every operation names the headers that its answers carry', () => {
  const headersOf = (path: string, method: string, status: string): string[] =>
    Object.keys(document.paths[path][method].responses[status].headers)
  const rates = ['RateLimit', 'RateLimit-Policy']
  const one = '/v1/analyses/{id}'
  assert.deepEqual(headersOf('/v1/analyze', 'post', '201'), [
    'X-Request-Id',
    ...rates,
    'Location',
    'Idempotent-Replayed',
  ])
  assert.deepEqual(headersOf(one, 'get', '200'), ['X-Request-Id', ...rates, 'ETag', 'Retry-After'])
  assert.deepEqual(headersOf(one, 'get', '304'), ['X-Request-Id', ...rates, 'ETag'])
  assert.deepEqual(headersOf('/v1/webhooks/{webhook_id}/test', 'post', '200'), [
    'X-Request-Id',
    ...rates,
    'Idempotent-Replayed',
  ])
  for (const list of ['/v1/analyses', '/v1/webhooks/{webhook_id}/deliveries']) {
    assert.deepEqual(headersOf(list, 'get', '200'), ['X-Request-Id', ...rates, 'Link'])
  }
  assert.deepEqual(headersOf(one, 'get', '401'), ['X-Request-Id', 'WWW-Authenticate'])
  assert.deepEqual(headersOf(one, 'get', '429'), ['X-Request-Id', 'Retry-After', ...rates])
  assert.deepEqual(headersOf(one, 'get', '404'), ['X-Request-Id', ...rates])
  assert.deepEqual(headersOf('/v1/analyze', 'post', '409'), ['X-Request-Id', 'Retry-After', ...rates])
  assert.deepEqual(headersOf('/healthz', 'get', '400'), ['X-Request-Id'])
})

test('every operation names what can be wrong with its fields, and nothing else', () => {
  const faultsOf = (path: string, method: string): string[] =>
    Object.keys(document.paths[path][method].responses['400'].content['application/json'].examples)
  assert.deepEqual(faultsOf('/v1/account', 'get'), ['UNKNOWN_FIELD'])
  assert.deepEqual(faultsOf('/v1/webhooks/{webhook_id}/deliveries', 'get'), [
    'INVALID_TYPE',
    'INVALID_VALUE',
    'INVALID_FORMAT',
    'OUT_OF_RANGE',
    'UNKNOWN_FIELD',
    'TOO_LONG',
  ])
  assert.deepEqual(faultsOf('/v1/analyses/{id}', 'delete'), ['INVALID_TYPE', 'UNKNOWN_FIELD', 'INVALID_JSON'])
})

test('every event names the headers that its deliveries carry', () => {
  const sent = Object.keys(signWebhook({ eventId: 'evt_1', body: '{}', secret: 's' })).filter(
    (name) => name !== 'content-type',
  )
  for (const { parameters } of events) {
    assert.deepEqual(
      parameters!.map(({ name }) => name.toLowerCase()),
      sent,
    )
  }
})

test('the reference names the hosts that force outcomes', () => {
  const { description } = document.components.schemas.NewAnalysis.properties.test
  for (const host of ['fail.test', 'login.test', 'robots.test', 'slow.test']) assert.ok(description.includes(host))
})

test('a completed analysis of either type fits the documented results, and another shape does not', async () => {
  const [acme] = accounts
  const { schema } = document.paths['/v1/analyses/{id}'].get.responses['200'].content['application/json']
  for (const type of ['full', 'flash']) {
    const payload = { url: 'https://acme.example', test: true, type }
    const { id } = (await acme!.send({ method: 'POST', url: '/v1/analyze', payload })).json().data
    await runAnalysis(server.deps, id, AbortSignal.timeout(30_000))
    const got = await acme!.send({ method: 'GET', url: `/v1/analyses/${id}` })
    const body: { data: { results: Record<string, unknown> } } = got.json()
    assert.ok(Check(resolved(schema), body), type)
    const { summary, ...rest } = body.data.results
    assert.ok(summary)
    assert.ok(!Check(resolved(schema), { data: { ...body.data, results: rest } }))
    const other = type === 'full' ? 'flash' : 'full'
    assert.ok(!Check(resolved(schema), { data: { ...body.data, type: other } }))
  }
})

test('the document and its page are served, and the page asks nothing from outside', async () => {
  const served = await server.app.inject('/openapi.json')
  assert.equal(served.body, text)
  const page = await server.app.inject('/docs')
  assert.match(String(page.headers['content-type']), /^text\/html/)
  assert.match(String(page.headers['content-security-policy']), /style-src 'sha256-/)
  assert.doesNotMatch(page.body, /undefined|<script|<link|<img|url\(/)
  for (const { operation } of operations) assert.ok(page.body.includes(`id="${operation.operationId}"`))
})

test('the document and its page are compressed where that is taken, and 304 for who has them', async () => {
  for (const url of ['/openapi.json', '/docs']) {
    const plain = await server.app.inject(url)
    assert.equal(plain.headers['content-encoding'], undefined)
    const zipped = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    assert.equal(zipped.headers['content-encoding'], 'gzip')
    assert.equal(gunzipSync(zipped.rawPayload).toString(), plain.body)
    assert.ok(zipped.rawPayload.length * 5 < plain.rawPayload.length)
    assert.notEqual(zipped.headers.etag, plain.headers.etag)
    for (const { headers } of [plain, zipped]) assert.equal(headers.vary, 'Accept-Encoding')
    const etag = String(zipped.headers.etag)
    const again = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } })
    assert.equal(again.statusCode, 304)
    assert.equal(again.body, '')
    assert.equal(again.headers.etag, etag)
    const other = await server.app.inject({ url, headers: { 'if-none-match': etag } })
    assert.equal(other.statusCode, 200)
  }
})

test('health, readiness and metrics', async () => {
  assert.deepEqual((await server.app.inject('/healthz')).json(), { status: 'ok' })
  assert.deepEqual((await server.app.inject('/readyz')).json(), { status: 'ok' })
  assert.match((await server.app.inject('/metrics')).body, /http_request_duration_seconds_count\{.*route="\/healthz"/)
  await using draining = await startTestServer()
  assert.equal((await draining.app.inject('/metrics')).statusCode, 404)
  draining.drain()
  const response = await draining.app.inject('/readyz')
  assert.equal(response.statusCode, 503)
  assert.equal(response.json().retry_after, 5)
  assert.equal((await draining.app.inject('/healthz')).statusCode, 200)
})

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    'full',
    'flash',
    'https://acme.example',
    'https://login.test',
    '2026-01-15',
    '1',
    '-1',
    '1e9',
  ),
  fc.string({ minLength: 490, maxLength: 520 }),
)
const oddValue = fc.oneof(oddText, fc.jsonValue(), fc.constantFrom(null, true, 0, -1, 1e308, [], {}))
const oddName = fc.constantFrom('__proto__', 'constructor', 'x', 'a.b', 'limit ')

const noFields: { properties: Record<string, object> } = { properties: {} }

/** Mostly what the schema names, filled with anything; the sandbox is always asked for, so that no network is. */
function requestOf({ path, method, operation }: (typeof operations)[number]) {
  const { properties } = dereferenced(document, operation.requestBody?.content['application/json'].schema ?? noFields)
  const queryNames = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name)
  const named = (names: string[]) =>
    names.length === 0
      ? oddName
      : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: oddName })
  const query = fc.array(fc.tuple(named(queryNames), oddText), { maxLength: 3 })
  const body = fc.oneof(
    fc.array(fc.tuple(named(Object.keys(properties)), oddValue), { maxLength: 4 }).map((entries) => ({
      ...(properties.url !== undefined && { url: 'https://acme.example' }),
      ...Object.fromEntries(entries),
      ...(properties.test !== undefined && { test: true }),
    })),
    fc.constant(undefined),
  )
  return fc.record({
    method: fc.constant(method),
    path: fc.constant(path),
    id: oddText,
    query,
    body,
    operation: fc.constant(operation),
  })
}

test('4,000 generated requests never get a 500, and only documented answers', async () => {
  const who = fc.constantFrom(0, 0, 0, 1, null)
  const ending = operations.filter(
    ({ operation }) => !('text/event-stream' in (operation.responses['200']?.content ?? {})),
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(...ending.map(requestOf)), who, async (request, account) => {
      const id = encodeURIComponent(request.id.toWellFormed()) || 'x'
      const query = request.query.map(
        ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`,
      )
      const path = request.path.replace(/\{\w+\}/, () => (/^\.{1,2}$/.test(id) ? 'x' : id))
      const url = `${path}${query.length === 0 ? '' : `?${query.join('&')}`}`
      const key = account === null ? undefined : accounts[account]?.key
      const withBody = request.method !== 'GET' && request.body !== undefined
      const response = await server.app.inject({
        method: request.method,
        url,
        headers: {
          ...(key && { authorization: `Bearer ${key}` }),
          ...(withBody && { 'content-type': 'application/json' }),
        },
        ...(withBody && { payload: JSON.stringify(request.body) }),
      })
      const status = String(response.statusCode)
      assert.notEqual(status, '500', response.body)
      const documented = request.operation.responses[status]
      assert.ok(documented, `${request.method} ${request.path} answered ${status}: ${response.body}`)
      assert.ok(response.headers['x-request-id'])
      const json = documented.content?.['application/json']
      if (json !== undefined) assert.ok(Check(resolved(json.schema), response.json()), `${url}: ${response.body}`)
    }),
    { numRuns: 4_000 },
  )
})
