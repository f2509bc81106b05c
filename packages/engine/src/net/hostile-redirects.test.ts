import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGuardedClient, type FetchOptions } from './guarded-client.ts'
import { nextHop } from './redirect.ts'
import { startLyingNameServer } from './test-support/lying-name-server.ts'
import { httpAnswer, sends, startRawServer } from './test-support/raw-server.ts'
import { testClient } from './test-support/test-client.ts'

const redirecting = (location: string | null, status = '302 Found') =>
  httpAnswer(location === null ? [] : [`Location: ${location}`], '', status)

/** The outcome of a request to a server that answers each path with a redirect to `to(path)`, or `arrived` for null. */
async function outcome(
  to: (path: string) => string | null,
  status?: string,
  options: FetchOptions = {},
): Promise<string> {
  await using server = await startRawServer((socket, head) => {
    const location = to(head.split(' ')[1]!)
    socket.end(location === null ? httpAnswer([], 'arrived') : redirecting(location, status))
  })
  const answer = await testClient({ allow: `127.0.0.1:${server.port}` }).fetch(`${server.origin}/`, options)
  return answer.ok
    ? `${answer.value.finalUrl.slice(server.origin.length)} after ${answer.value.redirects.length}`
    : answer.error.code
}

test('row 40: a redirect to a private address is refused for every status, and the listener there sees nothing', async () => {
  await using hidden = await startRawServer(sends(httpAnswer([], 'hidden')), { host: '127.0.0.2' })
  for (const status of ['301 a', '302 a', '303 a', '307 a', '308 a']) {
    for (const host of [
      `127.0.0.2:${hidden.port}`,
      '127.0.0.2',
      '169.254.169.254',
      '2130706434',
      '[::ffff:127.0.0.2]',
      'redis',
      'localhost',
    ]) {
      assert.equal(await outcome(() => `http://${host}/`, status), 'BLOCKED_REDIRECT', `${status} ${host}`)
    }
  }
  assert.equal(hidden.connections, 0)
})

test('row 40: a redirect to a name that turned private is refused', async () => {
  await using names = await startLyingNameServer((_name, before) => ({
    addresses: [before === 0 ? '127.0.0.1' : '169.254.169.254'],
  }))
  await using server = await startRawServer(sends(redirecting('/next')))
  const client = testClient({ allow: 'rebinding.example,127.0.0.1', nameServer: names.address })
  const elsewhere = await client.fetch(`http://rebinding.example:${server.port}/`)
  assert.equal(!elsewhere.ok && elsewhere.error.code, 'BLOCKED_REDIRECT')
  await using strangers = await startLyingNameServer(() => ({ addresses: ['127.0.0.1'] }))
  await using second = await startRawServer(sends(redirecting(`http://evil.example/`)))
  const answer = await testClient({ allow: '127.0.0.1', nameServer: strangers.address }).fetch(`${second.origin}/`)
  assert.equal(!answer.ok && answer.error.code, 'BLOCKED_REDIRECT')
})

test('row 41: https to http is followed for a site and refused for a webhook', () => {
  const hop = { url: new URL('https://a.com/'), visited: ['https://a.com/'], redirectsMax: 5 }
  const answer = { status: 301, headers: { location: 'http://a.com/' } }
  const site = nextHop({ ...hop, schemes: ['http', 'https'] }, answer)
  assert.equal(site?.ok && site.value.url.href, 'http://a.com/')
  const webhook = nextHop({ ...hop, schemes: ['https'] }, answer)
  assert.equal(webhook?.ok === false && webhook.error.code, 'BLOCKED_REDIRECT')
})

test('row 42: a redirect to another scheme is refused', async () => {
  for (const location of ['file:///etc/passwd', 'data:text/html,a', 'javascript:alert(1)', 'ftp://a.com/']) {
    assert.equal(await outcome(() => location), 'BLOCKED_REDIRECT', location)
  }
})

test('row 43: circles and long chains are refused, five hops and relative addresses are followed', async () => {
  assert.equal(await outcome(() => '/'), 'TOO_MANY_REDIRECTS')
  assert.equal(await outcome((path) => (path === '/' ? '/b' : '/')), 'TOO_MANY_REDIRECTS')
  const chain = (hops: number) => (path: string) => (path.length > hops ? null : `${path}a`)
  assert.equal(await outcome(chain(5)), '/aaaaa after 5')
  assert.equal(await outcome(chain(6)), 'TOO_MANY_REDIRECTS')
  assert.equal(await outcome((path) => (path === '/' ? 'caf\u00e9?q#part' : null)), '/caf%C3%A9?q after 1')
})

test('row 43: a Location that is missing, too long or malformed is refused', async () => {
  await using server = await startRawServer(sends(redirecting(null)))
  const missing = await testClient({ allow: '127.0.0.1' }).fetch(`${server.origin}/`)
  assert.equal(!missing.ok && missing.error.code, 'BAD_REDIRECT')
  for (const location of [
    `/${'a'.repeat(20_000)}`,
    'http://[::1',
    'http://user:pass@a.com/',
    '\\\\a.com',
    'http://a b/',
  ]) {
    assert.equal(await outcome(() => location), 'BAD_REDIRECT', location.slice(0, 40))
  }
  assert.equal(await outcome(() => `/${'a'.repeat(65_536)}`), 'HEADERS_TOO_LARGE')
})

test('row 44: a redirect is an answer when redirects are not followed', async () => {
  assert.equal(await outcome(() => '/b', '307 a', { method: 'POST', body: 'x', redirect: 'manual' }), '/ after 0')
})

test('credentials stay with their origin; the method changes as browsers change it', () => {
  const hop = {
    url: new URL('https://a.com/'),
    schemes: ['https'],
    visited: [],
    redirectsMax: 5,
    method: 'POST',
    body: 'x',
  } as const
  const headers = { Authorization: 'secret', cookie: 'a=b', accept: '*/*' }
  const to = (status: number, location: string) => {
    const next = nextHop({ ...hop, headers }, { status, headers: { location } })
    return next?.ok ? [next.value.method, next.value.body, Object.keys(next.value.headers)] : next
  }
  assert.deepEqual(to(307, '/b'), ['POST', 'x', ['Authorization', 'cookie', 'accept']])
  assert.deepEqual(to(307, 'https://b.com/'), ['POST', 'x', ['accept']])
  assert.deepEqual(to(302, 'https://a.com:444/'), ['GET', undefined, ['accept']])
})

test('row 68: two names on one address never share a connection', async () => {
  await using names = await startLyingNameServer(() => ({ addresses: ['127.0.0.1'] }))
  await using server = await startRawServer((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx'))
  const client = testClient({ allow: 'a.test,b.test,127.0.0.1', nameServer: names.address })
  const connections: number[] = []
  for (const name of ['a.test', 'b.test', 'a.test', 'b.test']) {
    assert.equal((await client.fetch(`http://${name}:${server.port}/`)).ok, true)
    connections.push(server.connections)
  }
  assert.deepEqual(connections, [1, 2, 2, 2])
})

test('row 68: a connection does not serve again when the name leads elsewhere', async () => {
  let address = '127.0.0.1'
  await using names = await startLyingNameServer(() => ({ addresses: [address] }))
  await using server = await startRawServer((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx'))
  const client = testClient({ allow: 'a.test,127.0.0.1', nameServer: names.address })
  assert.equal((await client.fetch(`http://a.test:${server.port}/`)).ok, true)
  address = '127.0.0.2'
  const answer = await client.fetch(`http://a.test:${server.port}/`)
  assert.equal(!answer.ok && answer.error.code, 'NOT_PUBLIC')
  assert.equal(server.requests.length, 1)
})

test('a connection that the server closed before its next use is opened anew', async () => {
  let closed = Promise.withResolvers<void>()
  await using server = await startRawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx')
    socket.once('close', () => closed.resolve())
    socket.end()
  })
  const client = testClient({ allow: '127.0.0.1' })
  for (let time = 0; time < 2; time++) {
    assert.equal((await client.fetch(`http://127.0.0.1:${server.port}/`)).ok, true)
    await closed.promise
    closed = Promise.withResolvers()
  }
  assert.equal(server.connections, 2)
})

test('what a server sends after its answer is not taken for the next one', async () => {
  const answer = (body: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  let asked = 0
  await using server = await startRawServer((socket) => {
    // The second answer comes at once with the first, before anybody has asked for it.
    if (asked++ === 0) socket.write(answer('first'))
    else socket.write(answer('true'))
    if (asked === 1) socket.write(answer('false'))
  })
  const client = testClient({ allow: '127.0.0.1' })
  const bodies: string[] = []
  for (const path of ['/one', '/two']) {
    const got = await client.fetch(`http://127.0.0.1:${server.port}${path}`)
    bodies.push(got.ok ? Buffer.from(got.value.body).toString() : got.error.code)
  }
  assert.equal(bodies.includes('false'), false, bodies.join())
})

test('a request that a kept connection answers with the rest of an earlier answer is sent again over a new one', async () => {
  let served = 0
  await using server = await startRawServer((socket) => {
    // A 204 has no body; what this one sends of it comes before the next answer.
    const late = socket === lastSocket ? 'rest of a body' : ''
    lastSocket = socket
    socket.write(`${late}HTTP/1.1 204 No Content\r\nX-Served: ${++served}\r\n\r\n`)
  })
  let lastSocket: unknown = null
  const client = testClient({ allow: '127.0.0.1' })
  for (const path of ['/one', '/two']) {
    const got = await client.fetch(`http://127.0.0.1:${server.port}${path}`)
    assert.equal(got.ok && got.value.status, 204)
  }
  assert.equal(server.connections, 2)
  client.close()
})

test('of connections to many hosts only the newest are kept', async () => {
  let open = 0
  const closed = Promise.withResolvers<void>()
  await using server = await startRawServer(
    (socket) => {
      open++
      socket.once('close', () => {
        open--
        closed.resolve()
      })
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nKeep-Alive: timeout=600\r\n\r\nx')
    },
    { host: '0.0.0.0' },
  )
  const hosts = Array.from({ length: 17 }, (_, at) => `127.0.0.${at + 1}`)
  const client = testClient({ allow: hosts.join() })
  for (const host of hosts) assert.equal((await client.fetch(`http://${host}:${server.port}/`)).ok, true)
  await closed.promise
  assert.equal(open, 16)
  client.close()
})

test('row 68: a socket that ended up at another address than the vetted one is dropped unused', async () => {
  await using server = await startRawServer(sends(httpAnswer([], 'hidden')))
  // 0.0.0.0 is what a guard must never say: the system connects it to 127.0.0.1.
  const guard = { vet: async () => ({ ok: true, value: { address: '0.0.0.0', family: 4, alternatives: [] } }) as const }
  const client = createGuardedClient({ guard, userAgent: 'test' })
  const answer = await client.fetch(`http://a.example:${server.port}/`)
  assert.equal(!answer.ok && answer.error.code, 'NOT_PUBLIC')
  assert.deepEqual(server.requests, [])
})
