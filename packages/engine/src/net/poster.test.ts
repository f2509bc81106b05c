import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { test } from 'node:test'
import { allowNothing } from './addresses/allow-hosts.ts'
import { createResolver } from './addresses/resolver.ts'
import { createGuard } from './guard.ts'
import { createPoster, type Message } from './poster.ts'
import { startLyingNameServer } from './test-support/lying-name-server.ts'
import { httpAnswer, type Script, sends, startRawServer } from './test-support/raw-server.ts'
import { allowHosts } from './test-support/test-client.ts'

const certificate = (name: string) =>
  readFileSync(new URL(`fixtures/certificates/${name}.pem`, import.meta.url), 'utf8')

function testPoster({ allow = '127.0.0.1', nameServer }: { allow?: string; nameServer?: string } = {}) {
  const allowed = allowHosts(allow)
  const servers = nameServer === undefined ? {} : { servers: [nameServer] }
  const resolver = createResolver({ allowHosts: allowed, ...servers })
  const guard = createGuard({ resolver, allowHosts: allowed, ownAddresses: allowNothing })
  return createPoster({ guard, ca: certificate('authority') })
}

const message = (fields: Partial<Message> = {}): Message => ({
  body: Buffer.from('{"id":"evt_1"}'),
  headers: { 'content-type': 'application/json' },
  withinMs: 5_000,
  ...fields,
})

/** What one message to a server that does this ends with, in a word or two. */
async function outcome(script: Script, { scheme = 'http', withinMs = 5_000 } = {}): Promise<string> {
  await using server = await startRawServer(script)
  const poster = testPoster()
  const posted = await poster.post(new URL(`${scheme}://127.0.0.1:${server.port}/hook`), message({ withinMs }))
  poster.close()
  return posted.ok
    ? String(posted.value.status)
    : [posted.error.code, posted.error.stage, posted.error.detail].join(' ')
}

const ok = httpAnswer([], 'thanks')

test('the body arrives byte for byte, with its length and the headers that were given', async () => {
  await using server = await startRawServer((socket) => socket.end(ok))
  const posted = await testPoster().post(new URL(`${server.origin}/hook?a=1`), message())
  assert.equal(posted.ok && posted.value.status, 200)
  assert.match(server.requests[0]!, /^POST \/hook\?a=1 HTTP\/1\.1\r\n/)
  assert.match(server.requests[0]!, /content-length: 14\r\n/i)
})

test('it says at which address the message was, and null when none was let through', async () => {
  await using server = await startRawServer((socket) => socket.end(ok))
  const poster = testPoster()
  const sent = await poster.post(new URL(`${server.origin}/`), message())
  assert.equal(sent.ok && sent.value.address, '127.0.0.1')
  const refused = await poster.post(new URL('http://10.0.0.1/'), message())
  assert.deepEqual(!refused.ok && [refused.error.code, refused.error.address], ['NOT_PUBLIC', null])
  poster.close()
})

test('a redirect is an answer, and nobody goes there', async () => {
  assert.equal(await outcome(sends('HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n')), '302')
})

test('an answer without end is read a little of, and its status counts', async () => {
  const endless = (socket: Socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    const more = () => {
      while (!socket.destroyed && socket.write(Buffer.alloc(16_384)));
    }
    socket.on('drain', more)
    more()
  }
  assert.equal(await outcome(endless), '200')
})

test('a body that never comes does not change the status', async () => {
  assert.equal(await outcome((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n')), '200')
})

test('a server that says nothing ends with the time for the head', async () => {
  assert.equal(await outcome(() => undefined, { withinMs: 100 }), 'TIMEOUT first byte ')
})

test('a head that comes drop by drop ends with the time for the head', async () => {
  const drops: Script = (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    const timer = setInterval(() => socket.write('X-Drop: 1\r\n'), 10)
    socket.on('close', () => clearInterval(timer))
  }
  assert.equal(await outcome(drops, { withinMs: 200 }), 'TIMEOUT first byte ')
})

test('interim answers without end are no answer', async () => {
  const flood: Script = (socket) => {
    const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 1)
    socket.on('close', () => clearInterval(timer))
  }
  assert.match(await outcome(flood), /^BAD_RESPONSE first byte/)
})

test('a handshake that stalls names its stage', async () => {
  assert.equal(await outcome(() => undefined, { scheme: 'https', withinMs: 100 }), 'TIMEOUT tls ')
})

test('a connection that is reset says so', async () => {
  assert.match(
    await outcome((socket) => socket.resetAndDestroy()),
    /^UNREACHABLE first byte (?:ECONNRESET|UND_ERR_SOCKET)$/,
  )
})

test('what is not HTTP is a bad answer', async () => {
  assert.match(await outcome(sends('SSH-2.0-OpenSSH\r\n\r\n')), /^BAD_RESPONSE first byte/)
})

test('a port where nobody listens says that it was refused', async () => {
  const server = await startRawServer(() => undefined)
  await server[Symbol.asyncDispose]()
  const posted = await testPoster().post(new URL(`https://127.0.0.1:${server.port}/`), message())
  assert.deepEqual(!posted.ok && [posted.error.code, posted.error.stage, posted.error.detail], [
    'UNREACHABLE',
    'connect',
    'ECONNREFUSED',
  ])
})

const details = {
  expired: 'CERT_HAS_EXPIRED',
  'wrong-name': 'ERR_TLS_CERT_ALTNAME_INVALID',
  'self-signed': 'DEPTH_ZERO_SELF_SIGNED_CERT',
}
for (const [name, detail] of Object.entries(details)) {
  test(`a certificate that is ${name} is refused by its name`, async () => {
    const server = await startHttps(name)
    await using names = await startLyingNameServer(() => ({ addresses: ['127.0.0.1'] }))
    const poster = testPoster({ allow: 'shop.test,127.0.0.1', nameServer: names.address })
    const posted = await poster.post(new URL(`https://shop.test:${server.port}/`), message())
    server.close()
    assert.deepEqual(!posted.ok && [posted.error.code, posted.error.stage, posted.error.detail], ['TLS', 'tls', detail])
  })
}

test('a connection serves again for the next message', async () => {
  const server = await startHttps('valid')
  await using names = await startLyingNameServer(() => ({ addresses: ['127.0.0.1'] }))
  const poster = testPoster({ allow: 'shop.test,127.0.0.1', nameServer: names.address })
  for (let sent = 0; sent < 3; sent++) {
    const posted = await poster.post(new URL(`https://shop.test:${server.port}/`), message())
    assert.equal(posted.ok && posted.value.status, 200)
  }
  poster.close()
  server.close()
  assert.equal(server.connections(), 1)
})

test('a name is looked up for each message, and one that moved to an address that is never public gets none', async () => {
  const server = await startHttps('valid')
  await using names = await startLyingNameServer((_, before) => ({
    addresses: [before === 0 ? '127.0.0.1' : '169.254.169.254'],
  }))
  const poster = testPoster({ allow: 'shop.test,127.0.0.1', nameServer: names.address })
  const url = new URL(`https://shop.test:${server.port}/`)
  assert.ok((await poster.post(url, message())).ok)
  const second = await poster.post(url, message())
  poster.close()
  server.close()
  assert.equal(!second.ok && second.error.code, 'NOT_PUBLIC')
  assert.equal(server.requests(), 1)
})

test('a message survives that its kept connection was just closed', async () => {
  let served = 0
  await using server = await startRawServer((socket) => {
    served++
    if (served === 2) socket.resetAndDestroy()
    else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')
  })
  const poster = testPoster()
  const url = new URL(`${server.origin}/`)
  assert.ok((await poster.post(url, message())).ok)
  assert.ok((await poster.post(url, message())).ok)
  poster.close()
  assert.equal(server.connections, 2)
})

test('closing stops what is under way', async () => {
  await using server = await startRawServer(() => poster.close())
  const poster = testPoster()
  const posted = await poster.post(new URL(server.origin), message())
  assert.equal(!posted.ok && posted.error.code, 'ABORTED')
})

/** A receiver with one of the test certificates. */
async function startHttps(name: string) {
  let connections = 0
  let requests = 0
  const server = createHttpsServer({ key: certificate(name), cert: certificate(name) }, (request, response) => {
    requests++
    request.resume().on('end', () => response.end('thanks'))
  })
  server.on('secureConnection', () => connections++)
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    requests: () => requests,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
