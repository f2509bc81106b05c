/** The examples of the OpenAPI document. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Check } from 'typebox/schema'
import {
  dereferenced,
  document,
  documentText,
  events,
  operations,
  resolved,
  schemasOf,
} from '../test-support/openapi-document.ts'

test('examples of answers fit their schemas', () => {
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

test('every example of a wrong request names a field of its operation', () => {
  for (const { path, method, operation } of operations) {
    const body = operation.requestBody?.content['application/json'].schema
    const known = [
      ...Object.keys(body === undefined ? {} : dereferenced(body).properties),
      ...(operation.parameters ?? []).map(({ name }) => name),
    ]
    const examples = operation.responses['400']?.content?.['application/json']?.examples ?? {}
    for (const [code, { value }] of Object.entries(examples)) {
      if (code === 'UNKNOWN_FIELD') continue
      const { field } = (value as { details: { field: string } }).details
      const [name = ''] = field.split('.')
      const isKnown = ['body', 'idempotency-key', ...known].includes(name)
      assert.ok(isKnown, `${method} ${path} ${code}: ${field}`)
    }
  }
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

test('examples of lists have totals that fit their entries', () => {
  for (const { operation } of operations) {
    const { data, pagination } = (operation.responses['200']?.content?.['application/json']?.example ?? {}) as {
      data?: unknown[]
      pagination?: object
    }
    if (pagination !== undefined) assert.deepEqual(pagination, { page: 1, limit: 20, total: data!.length, pages: 1 })
  }
})

test('no example holds a secret that would be accepted', () => {
  const secrets = [...documentText.matchAll(/whsec_[^"`]*/g)].map(([secret]) => secret)
  assert.ok(secrets.length > 0)
  for (const secret of secrets) assert.ok(!Check(document.components.schemas.NewSecret, { secret }), secret)
})
