import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import type { FetchOptions } from './guarded-client.ts'
import { httpAnswer, type Script, sends, startRawServer } from './test-support/raw-server.ts'
import { testClient } from './test-support/test-client.ts'

/** For servers that are to be too slow; others may be as slow as a busy machine makes them. */
const small = { firstByteMs: 150, idleMs: 150 }

/** Status and body's length, or the error's code and stage, of one request to a server with this script. */
async function outcome(script: Script, options: FetchOptions = {}): Promise<string> {
  await using server = await startRawServer(script)
  const client = testClient({ allow: '127.0.0.1' })
  const answer = await client.fetch(`${server.origin}/`, options)
  if (answer.ok) return `${answer.value.status} ${answer.value.body.length}`
  return [answer.error.code, answer.error.stage].filter(Boolean).join(' ')
}

const ok = 'HTTP/1.1 200 OK\r\n'
const encoded = (encoding: string, body: Uint8Array) => sends(httpAnswer([`Content-Encoding: ${encoding}`], body))

const text = Buffer.from('the same words again, and '.repeat(1000))
const encodings = {
  gzip: gzipSync(text),
  br: brotliCompressSync(text),
  deflate: deflateSync(text),
  zstd: zstdCompressSync(text),
}

test('every encoding that we ask for is decoded, and deflate without its wrapper too', async () => {
  for (const [encoding, body] of Object.entries({ ...encodings, GZIP: encodings.gzip, identity: text })) {
    assert.equal(await outcome(encoded(encoding, body)), `200 ${text.length}`, encoding)
  }
  assert.equal(await outcome(encoded('deflate', deflateRawSync(text))), `200 ${text.length}`)
})

test('row 49: a bomb in any encoding is refused long before it is unpacked', async () => {
  const zeros = Buffer.alloc(64 * 1024 * 1024)
  const bombs = {
    gzip: gzipSync(zeros),
    br: brotliCompressSync(zeros, { params: { 1: 4 } }),
    deflate: deflateSync(zeros),
    zstd: zstdCompressSync(zeros),
  }
  for (const [encoding, bomb] of Object.entries(bombs)) {
    const memory = () => process.memoryUsage().external + process.memoryUsage().heapUsed
    const before = memory()
    let peak = before
    const sampling = setInterval(() => {
      peak = Math.max(peak, memory())
    }, 1).unref()
    assert.equal(await outcome(encoded(encoding, bomb)), 'RESPONSE_TOO_LARGE', encoding)
    clearInterval(sampling)
    const grown = Math.max(peak, memory()) - before
    // What was unpacked before it was refused, and what of it is not collected yet: less than the whole.
    assert.ok(grown < zeros.length * 0.75, `${encoding}: ${grown} bytes more`)
  }
})

test('row 49: a body that repeats itself a hundred times within a MiB is no bomb', async () => {
  const zeros = Buffer.alloc(1024 * 1024)
  assert.equal(await outcome(encoded('gzip', gzipSync(zeros))), `200 ${zeros.length}`)
})

test('row 50: nested, cut, false and unknown encodings are refused', async () => {
  assert.equal(await outcome(encoded('gzip, gzip', gzipSync(encodings.gzip))), 'BAD_ENCODING')
  assert.equal(await outcome(encoded('gzip\r\nContent-Encoding: gzip', gzipSync(encodings.gzip))), 'BAD_ENCODING')
  assert.equal(await outcome(encoded('compress', text)), 'BAD_ENCODING')
  for (const [encoding, body] of Object.entries(encodings)) {
    assert.equal(await outcome(encoded(encoding, body.subarray(0, body.length / 2))), 'BAD_ENCODING', `${encoding} cut`)
    assert.equal(await outcome(encoded(encoding, text)), 'BAD_ENCODING', `${encoding} false`)
  }
})

test('row 51: a length that is wrong, negative or contradicted is refused', async () => {
  assert.equal(await outcome(sends(ok, 'Content-Length: 10\r\n\r\n', 'x'.repeat(10_000_000))), 'BAD_RESPONSE')
  assert.equal(await outcome(sends(ok, 'Content-Length: 10\r\n\r\n', 'x')), 'BAD_RESPONSE')
  assert.equal(await outcome(sends(ok, 'Content-Length: -1\r\n\r\n', 'x')), 'BAD_RESPONSE')
  assert.equal(await outcome(sends(ok, 'Content-Length: 1\r\nContent-Length: 2\r\n\r\n', 'xx')), 'BAD_RESPONSE')
  const chunked = 'Transfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n1\r\nx\r\n0\r\n\r\n'
  assert.equal(await outcome(sends(ok, chunked)), 'BAD_RESPONSE')
  assert.equal(await outcome(sends(ok, 'Transfer-Encoding: chunked\r\n\r\n5\r\nx')), 'BAD_RESPONSE')
})

test('row 52: a body that drips for ever ends with the budget for the whole', async () => {
  const drips: Script = (socket) => {
    socket.write(`${ok}Transfer-Encoding: chunked\r\n\r\n`)
    const timer = setInterval(() => socket.write('1\r\nx\r\n'), 20)
    socket.on('close', () => clearInterval(timer))
  }
  assert.equal(await outcome(drips, { budgets: { wholeMs: 300 } }), 'TIMEOUT whole')
})

test('row 53: silence, a head that drips and a body that pauses end with the budget of their stage', async () => {
  assert.equal(await outcome(() => {}, { budgets: small }), 'TIMEOUT first byte')
  const drips: Script = (socket) => {
    socket.write(ok)
    const timer = setInterval(() => socket.write('a: b\r\n'), 20)
    socket.on('close', () => clearInterval(timer))
  }
  assert.equal(await outcome(drips, { budgets: small }), 'TIMEOUT first byte')
  const pauses: Script = (socket) => socket.write(`${ok}Content-Length: 2\r\n\r\nx`)
  assert.equal(await outcome(pauses, { budgets: small }), 'TIMEOUT idle')
})

test('row 54: a header that is large, has many lines or holds NUL or bare CR is refused', async () => {
  assert.equal(await outcome(sends(ok, `a: ${'b'.repeat(1024 * 1024)}\r\n\r\n`)), 'HEADERS_TOO_LARGE')
  assert.equal(await outcome(sends(ok, 'a: b\r\n'.repeat(10_000), '\r\n')), 'HEADERS_TOO_LARGE')
  assert.equal(await outcome(sends(ok, 'Set-Cookie: a=b\r\n'.repeat(1_000), '\r\n')), 'HEADERS_TOO_LARGE')
  assert.equal(await outcome(sends(ok, 'a: b\0c\r\n\r\n')), 'BAD_RESPONSE')
  assert.equal(await outcome(sends(ok, 'a: b\rc: d\r\n\r\n')), 'BAD_RESPONSE')
})

test('row 55: what is not one HTTP/1.1 answer is refused', async () => {
  const hints = 'HTTP/1.1 103 Early Hints\r\n\r\n'
  assert.equal(await outcome(sends(hints, ok, 'Content-Length: 1\r\n\r\nx')), '200 1')
  const others = {
    'a 100': 'HTTP/1.1 100 Continue\r\n\r\n',
    'many 103': hints.repeat(50),
    'HTTP/0.9': '<html>hello',
    'HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    garbage: '\x00\x01\x02',
    'status 999': 'HTTP/1.1 999 No\r\nContent-Length: 0\r\n\r\n',
    'status 20': 'HTTP/1.1 20 OK\r\n\r\n',
    upgrade: 'HTTP/1.1 101 Switch\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n',
  }
  for (const [what, bytes] of Object.entries(others)) assert.equal(await outcome(sends(bytes)), 'BAD_RESPONSE', what)
})

test('row 56: a body without end is refused at the limit, wire and decoded', async () => {
  const floods: Script = (socket) => {
    socket.write(`${ok}Content-Type: text/html\r\n\r\n`)
    const flood = () => {
      while (socket.writable && socket.write(Buffer.alloc(65536, 'x'))) {}
    }
    socket.on('drain', flood)
    flood()
  }
  assert.equal(await outcome(floods), 'RESPONSE_TOO_LARGE')
  const limit = { budgets: { decodedBytes: 1000 } }
  assert.equal(await outcome(sends(httpAnswer([], Buffer.alloc(1001))), limit), 'RESPONSE_TOO_LARGE')
  assert.equal(await outcome(sends(httpAnswer([], Buffer.alloc(1000))), limit), '200 1000')
})

test('row 56: an answer without content is an answer', async () => {
  assert.equal(await outcome(sends('HTTP/1.1 204 No Content\r\n\r\n')), '204 0')
})

test('row 67: proxies of the environment, a header Host, Alt-Svc and cookies are ignored', async (context) => {
  await using proxy = await startRawServer(sends(httpAnswer([], 'proxy')))
  await using server = await startRawServer(
    sends(
      httpAnswer(
        [`Alt-Svc: h3="127.0.0.1:${proxy.port}", http/1.1="127.0.0.1:${proxy.port}"`, 'Set-Cookie: a=b'],
        'site',
      ),
    ),
  )
  const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY', 'NODE_USE_ENV_PROXY']
  context.after(() => {
    for (const name of names) delete process.env[name]
  })
  for (const name of names) process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : proxy.origin
  const client = testClient({ allow: '127.0.0.1' })
  for (let count = 0; count < 2; count++) {
    const answer = await client.fetch(`${server.origin}/`, { headers: { Host: 'a@b', 'Transfer-Encoding': 'chunked' } })
    assert.equal(answer.ok && Buffer.from(answer.value.body).toString(), 'site')
  }
  assert.equal(proxy.connections, 0)
  assert.match(server.requests[1]!, new RegExp(`^host: 127\\.0\\.0\\.1:${server.port}\r$`, 'im'))
  assert.doesNotMatch(server.requests[1]!, /a@b|cookie|transfer-encoding/i)
})

test('row 69: a webhook receiver is read a little, and only its head counts', async () => {
  const delivery = {
    method: 'POST',
    body: '{}',
    redirect: 'manual',
    bodyReading: 'best effort',
    budgets: { decodedBytes: 16_384, wholeMs: 400 },
  } as const
  const floods: Script = (socket) => {
    socket.write(`${ok}Content-Length: 1000000000\r\n\r\n`)
    const flood = () => {
      while (socket.writable && socket.write(Buffer.alloc(65536))) {}
    }
    socket.on('drain', flood)
    flood()
  }
  assert.equal(await outcome(floods, delivery), '200 16384')
  assert.equal(await outcome((socket) => socket.write(`${ok}Content-Length: 5\r\n\r\nx`), delivery), '200 1')
  const resets: Script = (socket) => {
    socket.write(`${ok}Content-Length: 5\r\n\r\n`, () => socket.resetAndDestroy())
  }
  assert.match(await outcome(resets, delivery), /^200 0$|^UNREACHABLE$/)
  assert.equal(await outcome(sends('HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n'), delivery), '201 0')
  assert.equal(
    await outcome(sends('HTTP/1.1 302 Found\r\nLocation: /a\r\nContent-Length: 0\r\n\r\n'), delivery),
    '302 0',
  )
  assert.equal(await outcome(() => {}, { ...delivery, budgets: { wholeMs: 100 } }), 'TIMEOUT whole')
  assert.equal(
    await outcome((socket) => socket.write('HTTP/1.1 200 OK\r\n'), { ...delivery, budgets: small }),
    'TIMEOUT first byte',
  )
})

test('a POST carries its body and its headers', async () => {
  await using server = await startRawServer((socket, head) => {
    if (head.includes('{"a":1}')) socket.end(httpAnswer([], 'received'))
  })
  const client = testClient({ allow: '127.0.0.1' })
  await client.fetch(`${server.origin}/hook`, { method: 'POST', body: '{"a":1}', headers: { 'X-Signature': 'abc' } })
  assert.match(server.requests[0]!, /^POST \/hook HTTP\/1\.1\r\n/)
  assert.match(server.requests[0]!, /x-signature: abc/i)
  assert.match(server.requests[0]!, /content-length: 7/i)
})

test('a caller that stops gets ABORTED, and a closed client too', async () => {
  const stopper = new AbortController()
  assert.equal(await outcome(() => stopper.abort(), { signal: stopper.signal }), 'ABORTED')
  const client = testClient({ allow: '127.0.0.1' })
  client.close()
  const answer = await client.fetch('http://127.0.0.1:9/')
  assert.equal(!answer.ok && answer.error.code, 'ABORTED')
})
