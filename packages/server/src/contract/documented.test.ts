/** Statements of the document that the service once did not keep. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startTestServer } from '../test-support/server.ts'

const server = await startTestServer()
const acme = await server.account()
after(() => server[Symbol.asyncDispose]())

interface Schema {
  pattern?: string
  maximum?: number
  description?: string
  items?: Schema
  properties?: Record<string, Schema>
}

interface Document {
  components: { schemas: Record<string, Schema> }
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; description?: string; schema: Schema }[]
        responses: Record<string, unknown>
      }
    >
  >
}

const document = async (): Promise<Document> => (await server.app.inject('/openapi.json')).json()
const documented = async () => (await document()).paths
const schemaOf = async (name: string) => (await document()).components.schemas[name]!

test('/metrics that is switched off answers as the document says', async () => {
  const { get } = (await documented())['/metrics']!
  assert.ok(get!.responses['404'] !== undefined)
  assert.equal((await server.app.inject('/metrics')).statusCode, 404)
})

for (const method of ['POST', 'DELETE', 'TRACE', 'PATCH'] as const) {
  test(`${method} /metrics is 405 with the allowed methods, also when it is switched off`, async () => {
    const response = await server.app.inject({ method: method as 'POST', url: '/metrics' })
    assert.equal(response.statusCode, 405)
    assert.equal(response.headers.allow, 'GET, HEAD')
  })
}

const refused = [
  '',
  'acme.example',
  'ftp://acme.example',
  'https://',
  'https:///acme',
  '//acme.example',
  'https://a b.example',
]
const taken = [
  'https://acme.example',
  'HTTP://Acme.example/?q=1#top',
  'https://bücher.example/ü',
  'https://acme.example:443',
]

test('addresses of websites that are refused for their form are not what the document allows', async () => {
  const { properties = {} } = await schemaOf('NewAnalysis')
  for (const schema of [properties.url!, properties.social_links!.items!]) {
    const pattern = new RegExp(schema.pattern!, 'u')
    for (const url of [...refused, 'https://user@acme.example', 'https://acme.example\\'])
      assert.doesNotMatch(url, pattern)
    for (const url of taken) assert.match(url, pattern)
  }
  for (const url of taken) {
    const response = await acme.send({ method: 'POST', url: '/v1/analyze', payload: { url, test: true } })
    assert.equal(response.statusCode, 201, url)
  }
})

test('addresses of webhooks that are refused for their form are not what the document allows', async () => {
  const { properties = {} } = await schemaOf('NewWebhook')
  const pattern = new RegExp(properties.url!.pattern!, 'u')
  for (const url of [...refused, 'http://acme.example', 'https://acme.example/#top']) {
    assert.doesNotMatch(url, pattern)
    const payload = { url, events: ['analysis.completed'] }
    assert.equal((await acme.send({ method: 'POST', url: '/v1/webhooks', payload })).statusCode, 400, url)
  }
  for (const url of ['https://acme.example', 'https://acme.example/hooks?a=1']) assert.match(url, pattern)
})

test('a field that breaks its form and another rule is refused for the other rule', async () => {
  const payload = { url: 'https://acme.example', social_links: [1, 'nowhere'], test: true }
  const response = await acme.send({ method: 'POST', url: '/v1/analyze', payload })
  assert.equal(response.statusCode, 400)
  assert.deepEqual(response.json().details, { field: 'social_links.0', code: 'INVALID_TYPE' })
})

test('the document states how far lists reach', async () => {
  const page = (await documented())['/v1/analyses']!.get!.parameters!.find(({ name }) => name === 'page')!
  assert.equal(page.schema.maximum, 100_000)
  assert.match(page.description!, /`page` times `limit` is at most 100000/)
  const send = (query: string) => acme.send({ url: `/v1/analyses?${query}` })
  assert.equal((await send('page=100000&limit=1')).statusCode, 200)
  assert.equal((await send('page=1000&limit=100')).statusCode, 200)
  for (const query of ['page=100001&limit=1', 'page=1001&limit=100']) {
    assert.deepEqual((await send(query)).json().details, { field: 'page', code: 'OUT_OF_RANGE' })
  }
})
