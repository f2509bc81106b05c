import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signWebhook } from '@brandprint/client'
import { currentDocument } from '../openapi.ts'
import type { Shape } from '../platform/openapi/example.ts'
import { document, documentText, events, operations, schemasOf } from '../test-support/openapi-document.ts'

test('openapi.json is current', async () => {
  assert.ok(documentText === (await currentDocument()), 'run `npm run openapi -w @brandprint/server`')
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
      /^(create|get|list|set|update|delete|follow|send|stream|test|rotate|replay|recover|download|on)([A-Z][a-z]+)+$/,
    )
  assert.equal(new Set(all).size, all.length)
})

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
  const referred = new Set(documentText.match(/(?<="#\/components\/schemas\/)\w+/g))
  assert.deepEqual(Object.keys(schemas), [...referred].sort())
})

test('every list of choices says of which type they are', () => {
  const choices = schemasOf(document).filter((schema) => Array.isArray(schema.enum))
  assert.ok(choices.length > 50)
  for (const schema of choices) {
    for (const value of schema.enum as unknown[]) assert.equal(schema.type, typeof value, JSON.stringify(schema))
  }
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
