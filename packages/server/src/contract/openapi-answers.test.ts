/** Answers of the service, checked against the OpenAPI document. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { Check } from 'typebox/schema'
import { type LyingNameServer, startLyingNameServer } from '../../../engine/src/net/test-support/lying-name-server.ts'
import { runAnalysis } from '../features/analyses/run-analysis.ts'
import { dereferenced, document, type Operation, operations, resolved } from '../test-support/openapi-document.ts'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'

let server: TestServer
let names: LyingNameServer
let accounts: TestAccount[]
before(async () => {
  // Every host has an address, and nothing is sent to any.
  names = await startLyingNameServer(() => ({ addresses: ['93.184.215.14'] }))
  server = await startTestServer({ settings: { BRANDPRINT_METRICS: 'on' }, nameServer: names.address })
  accounts = [await server.account('agency'), await server.account('free', ['read:analyses'])]
})
after(async () => {
  await server[Symbol.asyncDispose]()
  await names[Symbol.asyncDispose]()
})

/** The parameters that an operation needs, as their examples have them, and others besides. */
function requiredQuery({ parameters = [] }: Operation, others: Record<string, string> = {}): string {
  const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const values = needed.map(({ name, schema }) => [name, String((schema as { examples: unknown[] }).examples[0])])
  const query = new URLSearchParams([...values, ...Object.entries(others)]).toString()
  return query === '' ? '' : `?${query}`
}

test('a resource that does not exist is answered as documented', async () => {
  const [acme] = accounts
  const address = (path: string) =>
    path
      .replace('{webhook_id}', 'whk_4fGh7Jk2Lm9Np3Qr6St1Uv8W')
      .replace('{id}', 'anl_4fGh7Jk2Lm9Np3Qr6St1Uv8W')
      .replace('{event_id}', 'evt_4fGh7Jk2Lm9Np3Qr6St1Uv8W')
  const withParameters = operations.filter(({ path }) => path.includes('{'))
  for (const { path, method, operation } of withParameters) {
    const body = operation.requestBody?.content['application/json']
    const { required = [] } = body === undefined ? {} : (dereferenced(body.schema) as { required?: string[] })
    const payload = body && { payload: (required.length > 0 ? body.example : {}) as object }
    const response = await acme!.send({ method, url: address(path) + requiredQuery(operation), ...payload })
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

/** The example of UNKNOWN_FIELD of an operation. */
const unknownFieldOf = ({ responses }: Operation) =>
  responses['400']!.content!['application/json']!.examples!.UNKNOWN_FIELD!.value as { details: { field: string } }

test('a field that an operation does not know is answered as its example shows', async () => {
  const [acme] = accounts
  for (const { path, method, operation } of operations) {
    const example = unknownFieldOf(operation)
    const body = operation.requestBody?.content['application/json'].example
    const { field } = example.details
    const response = await acme!.send({
      method,
      url: path.replace(/\{\w+\}/g, 'x') + (body === undefined ? requiredQuery(operation, { [field]: 'x' }) : ''),
      ...(body !== undefined && { payload: { ...body, [field]: 'x' } }),
    })
    assert.deepEqual(response.json(), example, `${method} ${path}`)
  }
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

/** Mostly fields of the schema with any values; always of the sandbox, so that no network is used. */
function requestOf({ path, method, operation }: (typeof operations)[number]) {
  const { properties } = dereferenced(operation.requestBody?.content['application/json'].schema ?? noFields)
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
