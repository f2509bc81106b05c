import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'

let server: TestServer
let acme: TestAccount
let reader: TestAccount
before(async () => {
  server = await startTestServer()
  acme = await server.account()
  reader = await server.account('pro', ['read:analyses'])
})
after(() => server[Symbol.asyncDispose]())

const analyze = { method: 'POST', url: '/v1/analyze' } as const
const json = { 'content-type': 'application/json' }

test('an unknown address is 404 before anything else', async () => {
  for (const url of ['/', '/v1', '/v2/analyses', '/v1/analyze/', '/nothing', '//', '/v1/%zz', '/%ff']) {
    const response = await server.app.inject({
      method: 'POST',
      url,
      payload: '{',
      headers: { 'content-type': 'text/x' },
    })
    assert.equal(response.statusCode, 404, url)
    assert.deepEqual(response.json(), {
      error: 'Not found',
      message: 'There is nothing at this address; the reference is at /docs.',
    })
  }
})

test('a method that an address does not take is 405 with Allow, before the credential', async () => {
  for (const method of ['PUT', 'PATCH', 'OPTIONS', 'DELETE', 'GET'] as const) {
    const response = await server.app.inject({ method, url: '/v1/analyze' })
    assert.equal(response.statusCode, 405, method)
    assert.equal(response.headers.allow, 'POST')
    assert.equal(response.json().error, 'Method not allowed')
  }
  const one = await server.app.inject({ method: 'POST', url: '/v1/analyses/anl_1' })
  assert.equal(one.headers.allow, 'DELETE, GET, HEAD')
})

test('checks run in order: of two faults the earlier one is answered', async () => {
  const big = JSON.stringify({ context: 'a'.repeat(70_000) })
  const cases: [string, Parameters<TestAccount['send']>[0], number][] = [
    ['size before media type', { ...analyze, payload: big, headers: { 'content-type': 'text/plain' } }, 413],
    ['media type before JSON', { ...analyze, payload: '{', headers: { 'content-type': 'text/plain' } }, 415],
    ['encoding before JSON', { ...analyze, payload: '{', headers: { ...json, 'content-encoding': 'gzip' } }, 415],
    ['JSON before scope', { ...analyze, payload: '{', headers: json }, 400],
    ['scope before fields', { ...analyze, payload: {} }, 403],
  ]
  for (const [what, request, status] of cases) {
    assert.equal((await reader.send(request)).statusCode, status, what)
    const { headers, ...rest } = request
    const anonymous = await server.app.inject({ ...rest, ...(headers && { headers }) })
    assert.equal(anonymous.statusCode, 401, `credential before ${what}`)
  }
  const fields = await acme.send({ method: 'GET', url: '/v1/analyses/anl_1?x=1' })
  assert.equal(fields.statusCode, 400, 'fields before ownership')
})

test('media types', async () => {
  const accepted = ['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset="UTF-8"']
  for (const type of accepted) {
    const response = await acme.send({ ...analyze, payload: '{}', headers: { 'content-type': type } })
    assert.equal(response.json().details?.code, 'REQUIRED_FIELD', type)
  }
  const refused = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json; charset=utf-16',
    'x',
    '',
  ]
  for (const type of refused) {
    const response = await acme.send({ ...analyze, payload: '{}', headers: { 'content-type': type } })
    assert.equal(response.statusCode, 415, type)
    assert.deepEqual(Object.keys(response.json()), ['error', 'message'])
  }
  const empty = await acme.send(analyze)
  assert.deepEqual(empty.json().details, { field: 'url', code: 'REQUIRED_FIELD' })
})

test('bodies that are no JSON are 400 INVALID_JSON', async () => {
  const bodies = [
    '{',
    '{"url":}',
    "{'url':'x'}",
    '{"url":"x"}}',
    'undefined',
    '\u0000',
    '[[[[',
    '{"a":'.repeat(5_000),
    '['.repeat(60_000) + ']'.repeat(4_000),
  ]
  for (const payload of bodies) {
    const response = await acme.send({ ...analyze, payload, headers: json })
    assert.deepEqual(response.json().details, { field: 'body', code: 'INVALID_JSON' }, payload.slice(0, 20))
  }
  const latin = await acme.send({ ...analyze, payload: Buffer.from([0x22, 0xff, 0x22]), headers: json })
  assert.equal(latin.json().details.code, 'INVALID_JSON')
  const deep = await acme.send({
    ...analyze,
    payload: `{"url":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    headers: json,
  })
  assert.equal(deep.json().details.code, 'INVALID_JSON')
})

test('bodies that are no object are 400 INVALID_TYPE', async () => {
  for (const payload of ['null', '1', '"x"', '[]', 'true']) {
    const response = await acme.send({ ...analyze, payload, headers: json })
    assert.deepEqual(response.json().details, { field: 'body', code: 'INVALID_TYPE' }, payload)
  }
})

test('members that name the prototype are unknown fields', async () => {
  for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
    const payload = `{"url":"https://acme.example","test":true,"${name}":{"admin":true}}`
    const response = await acme.send({ ...analyze, payload, headers: json })
    assert.deepEqual(response.json().details, { field: name, code: 'UNKNOWN_FIELD' })
    const query = await acme.send({ method: 'GET', url: `/v1/analyses?${name}=1` })
    assert.deepEqual(query.json().details, { field: name, code: 'UNKNOWN_FIELD' })
  }
})

test('a body of exactly 64 KiB is read, one byte more is not', async () => {
  const frame = JSON.stringify({ url: 'https://acme.example', context: '' })
  const fill = (bytes: number) => frame.replace('""', `"${'a'.repeat(bytes - frame.length)}"`)
  const fits = await acme.send({ ...analyze, payload: fill(65_536), headers: json })
  assert.equal(fits.json().details.code, 'TOO_LONG')
  const larger = await acme.send({ ...analyze, payload: fill(65_537), headers: json })
  assert.equal(larger.statusCode, 413)
  assert.equal(larger.json().error, 'Payload too large')
})

test('HEAD answers as GET without a body', async () => {
  const response = await acme.send({ method: 'HEAD', url: '/v1/analyses' })
  assert.equal(response.statusCode, 200)
  assert.equal(response.body, '')
  assert.equal((await server.app.inject({ method: 'HEAD', url: '/v1/analyses' })).statusCode, 401)
})

test('every answer carries our own request id and the security headers', async () => {
  for (const url of ['/v1/analyses', '/healthz', '/nothing', '/docs', '/v1/%zz']) {
    const response = await server.app.inject({ url, headers: { 'x-request-id': 'theirs' } })
    assert.match(String(response.headers['x-request-id']), /^req_[0-9A-Za-z]{24}$/, url)
    assert.equal(response.headers['x-content-type-options'], 'nosniff')
    assert.ok(response.headers['content-security-policy'])
    assert.ok(response.headers['cache-control'])
  }
})

test('bad HTTP gets the same shape over a bare socket', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as { port: number }
  const cases: [string, RegExp, string][] = [
    ['NONSENSE\r\n\r\n', /^HTTP\/1\.1 400 /, 'Validation error'],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /, 'Validation error'],
    [
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431 /,
      'Request header fields too large',
    ],
    [
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      /^HTTP\/1\.1 400 /,
      'Validation error',
    ],
    [
      'POST /v1/nothing HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\nConnection: close\r\n\r\n{',
      /^HTTP\/1\.1 404 /,
      'Not found',
    ],
    [
      'GET /v1/analyses HTTP/1.1\r\nHost: a\r\nExpect: much\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 401 /,
      'Unauthorized',
    ],
    [
      'GET http://elsewhere.example/nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 404 /,
      'Not found',
    ],
  ]
  for (const [request, statusLine, error] of cases) {
    const answer = await overSocket(port, request)
    assert.match(answer, statusLine)
    assert.match(answer, /\r\nx-request-id: req_/i)
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
    assert.equal(body.error, error)
    assert.doesNotMatch(answer, /node_modules|\.ts:/)
  }
})

function overSocket(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
