/** Receivers that hang or send wrong or endless answers: each attempt ends in time with a reason, and nothing reaches a private address. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, test } from 'node:test'
import {
  type LyingNameServer,
  type NameAnswer,
  startLyingNameServer,
} from '../../../engine/src/net/test-support/lying-name-server.ts'
import { startRawServer } from '../../../engine/src/net/test-support/raw-server.ts'
import { createDispatcher, type Dispatcher } from '../features/webhooks/index.ts'
import { startDeafListener } from '../test-support/deaf-listener.ts'
import { type Receiver, startReceiver, testAuthority } from '../test-support/receiver.ts'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'
import { memberAdded } from '../test-support/webhook-service.ts'

const certificates = new URL('../../../engine/src/net/fixtures/certificates/', import.meta.url)
const certificate = (name: string) => readFileSync(new URL(`${name}.pem`, certificates), 'utf8')

let server: TestServer
let names: LyingNameServer
let dispatcher: Dispatcher
let receiver: Receiver
let acme: TestAccount
/** The answer of the name server for a name, at the nth query. */
let whereIs: (name: string, before: number) => NameAnswer
before(async () => {
  names = await startLyingNameServer((name, before) => whereIs(name, before))
  receiver = await startReceiver()
  server = await startTestServer({
    // The loopback address as the answer of two names; a port beyond 443 for both.
    settings: { BRANDPRINT_ALLOW_HOSTS: 'hooks.test, shop.test, 127.0.0.1' },
    nameServer: names.address,
    ca: `${testAuthority}\n${certificate('authority')}`,
  })
  acme = await server.account('agency')
  dispatcher = createDispatcher(server.deps)
})
after(async () => {
  await dispatcher.stop(0)
  await server[Symbol.asyncDispose]()
  await receiver[Symbol.asyncDispose]()
  await names[Symbol.asyncDispose]()
})
const loopback = () => ({ addresses: ['127.0.0.1'] })
afterEach(() => server.deps.db.deleteFrom('webhook').execute())

/** Sends an event to an address. @returns the records of the attempts so far */
async function send(url: string): Promise<{ status: string; error?: string; response_code?: number }[]> {
  const { id } = await register(url)
  await happen()
  return attemptsOf(id)
}
async function register(url: string): Promise<{ id: string }> {
  const payload = { url, events: ['team.member_added'] }
  const response = await acme.send({ method: 'POST', url: '/v1/webhooks', payload })
  assert.equal(response.statusCode, 201, response.body)
  return response.json().data
}
const happen = () => memberAdded(server.deps, acme)
async function attemptsOf(id: string) {
  await dispatcher.poll()
  await dispatcher.idle()
  return (await acme.send({ method: 'GET', url: `/v1/webhooks/${id}/deliveries` })).json().data
}

test('an attempt whose name server does not answer fails, and its error says so', async () => {
  whereIs = loopback
  const { id } = await register(`https://hooks.test:${receiver.port}/`)
  whereIs = () => 'silence'
  await happen()
  assert.match((await attemptsOf(id))[0].error, /could not be looked up in time/)
})

test('the error of a name without an address says so', async () => {
  whereIs = loopback
  const { id } = await register(`https://hooks.test:${receiver.port}/`)
  whereIs = () => ({ code: 'NXDOMAIN' })
  await happen()
  assert.match((await attemptsOf(id))[0].error, /has no address/)
})

test('the error of a closed port says that no connection was made', async () => {
  await using deaf = await startDeafListener()
  assert.match((await send(`https://127.0.0.1:${deaf.port}/`))[0]!.error!, /within 5 seconds: no connection was made/)
})

test('the error of a TLS handshake that stalls says so', async () => {
  await using raw = await startRawServer(() => undefined)
  assert.match((await send(`https://127.0.0.1:${raw.port}/`))[0]!.error!, /within 5 seconds: the TLS handshake/)
})

test('the error of a receiver that does not answer in time says to answer before working', async () => {
  receiver.answer(() => undefined)
  const [record] = await send(receiver.url)
  assert.match(record!.error!, /within 5 seconds.*Answer first, work afterwards/)
  assert.equal(record!.response_code, undefined)
})

test('headers that arrive byte by byte are no answer within five seconds', async () => {
  receiver.answer((_, response) => {
    response.socket!.write('HTTP/1.1 200 OK\r\n')
    const timer = setInterval(() => response.socket?.write('X-Drop: 1\r\n'), 100)
    response.socket!.on('close', () => clearInterval(timer))
  })
  assert.match((await send(receiver.url))[0]!.error!, /within 5 seconds/)
})

test('a status 200 is a success even when the body never ends', async () => {
  receiver.answer((_, response) => response.writeHead(200, { 'content-length': '10' }).write('x'))
  assert.equal((await send(receiver.url))[0]!.status, 'success')
})

test('of an answer of a gigabyte only the beginning is read', async () => {
  let bytes = 0
  const piece = Buffer.alloc(65_536)
  receiver.answer((_, response) => {
    response.writeHead(200, { 'content-length': String(1_024 ** 3) })
    const more = () => {
      while (!response.destroyed && bytes < 1_024 ** 3) {
        bytes += piece.length
        if (!response.write(piece)) return
      }
    }
    response.on('drain', more)
    more()
  })
  assert.equal((await send(receiver.url))[0]!.status, 'success')
  // As much as the buffers of two sockets hold, not all that the receiver would send.
  assert.ok(bytes < 32 * 1_024 ** 2, `${bytes} bytes were taken`)
})

test('endless interim answers (1xx) are no valid answer', async () => {
  receiver.answer((_, response) => {
    const timer = setInterval(() => response.socket?.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 1)
    response.socket!.on('close', () => clearInterval(timer))
  })
  assert.match((await send(receiver.url))[0]!.error!, /not valid HTTP/)
})

test('the error of a connection that was closed without an answer says so', async () => {
  receiver.answer((_, response) => response.socket!.destroy())
  assert.match((await send(receiver.url))[0]!.error!, /closed the connection before it answered/)
})

test('the error of an answer that is no HTTP says so', async () => {
  receiver.answer((_, response) => response.socket!.end('\x16\x03garbage\r\n\r\n'))
  assert.match((await send(receiver.url))[0]!.error!, /not valid HTTP/)
})

for (const [name, words] of [
  ['expired', /certificate has expired/],
  ['wrong-name', /certificate is for another host name/],
  ['self-signed', /certificate is self-signed/],
] as const) {
  test(`a certificate that is ${name} is refused with an error of its own, and nothing is sent`, async () => {
    whereIs = loopback
    let requests = 0
    const https = createHttpsServer({ key: certificate(name), cert: certificate(name) }, () => requests++)
    https.on('tlsClientError', () => undefined)
    await new Promise<void>((resolve) => https.listen(0, '127.0.0.1', resolve))
    const [record] = await send(`https://shop.test:${(https.address() as AddressInfo).port}/`)
    await new Promise((resolve) => https.close(resolve))
    assert.match(record!.error!, words)
    assert.equal(requests, 0)
  })
}

const never = '169.254.169.254'

test('a name that gets a private address between registration and delivery is sent nothing', async () => {
  whereIs = loopback
  const { id } = await register(`https://hooks.test:${receiver.port}/moved`)
  whereIs = () => ({ addresses: [never] })
  await happen()
  assert.match((await attemptsOf(id))[0].error, /not public. Nothing was sent/)
})

test('a name that gets a private address between retries is sent nothing, even over an open connection', async () => {
  whereIs = loopback
  receiver.received.length = 0
  receiver.answer((_, response) => response.writeHead(500).end())
  const { id } = await register(`https://hooks.test:${receiver.port}/moving`)
  await happen()
  await attemptsOf(id)
  whereIs = () => ({ addresses: ['127.0.0.1', never] })
  server.advance(60)
  const [retry] = await attemptsOf(id)
  assert.match(retry.error, /not public/)
  assert.deepEqual(
    receiver.received.map(({ path }) => path),
    ['/moving'],
  )
})

test('a webhook whose address is no longer allowed is sent nothing', async () => {
  whereIs = loopback
  const { id } = await register(`https://hooks.test:${receiver.port}/strict`)
  receiver.received.length = 0
  await server.deps.db.updateTable('webhook').set({ url: 'https://localhost/private' }).where('id', '=', id).execute()
  await happen()
  assert.match((await attemptsOf(id))[0].error, /not public/)
  assert.deepEqual(receiver.received, [])
})
