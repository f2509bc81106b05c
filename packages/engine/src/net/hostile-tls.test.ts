import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createServer, type TlsOptions } from 'node:tls'
import { startLyingNameServer } from './test-support/lying-name-server.ts'
import { httpAnswer, startRawServer } from './test-support/raw-server.ts'
import { testClient } from './test-support/test-client.ts'

const certificate = (name: string) =>
  readFileSync(new URL(`fixtures/certificates/${name}.pem`, import.meta.url), 'utf8')

/** Asks `https://shop.test` of a TLS server with these options; what came back, and the name that TLS asked for. */
async function outcome(options: TlsOptions, budgets = {}): Promise<{ outcome: string; serverNames: string[] }> {
  const serverNames: string[] = []
  const server = createServer({ ...options, ALPNProtocols: ['h2', 'http/1.1'] }, (socket) => {
    serverNames.push(String(socket.servername))
    socket.on('error', () => {})
    socket.once('data', () => socket.end(httpAnswer([], `over ${socket.alpnProtocol}`)))
  })
  server.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await using names = await startLyingNameServer(() => ({ addresses: ['127.0.0.1'] }))
  const client = testClient({
    allow: 'shop.test,127.0.0.1',
    nameServer: names.address,
    ca: certificate('authority'),
    budgets,
  })
  const answer = await client.fetch(`https://shop.test:${(server.address() as AddressInfo).port}/`)
  await new Promise((resolve) => server.close(resolve))
  return { outcome: answer.ok ? Buffer.from(answer.value.body).toString() : answer.error.code, serverNames }
}

const pair = (name: string) => ({ key: certificate(name), cert: certificate(name) })

test('a valid certificate is accepted for the name of the URL, not for the address, over HTTP/1.1', async () => {
  assert.deepEqual(await outcome(pair('valid')), { outcome: 'over http/1.1', serverNames: ['shop.test'] })
})

for (const name of ['self-signed', 'expired', 'wrong-name']) {
  test(`row 63: a certificate that is ${name} is refused`, async () => {
    assert.equal((await outcome(pair(name))).outcome, 'TLS')
  })
}

test('row 63: a certificate signed with SHA-1 is refused', async () => {
  assert.equal((await outcome({ ...pair('sha1'), ciphers: 'DEFAULT@SECLEVEL=0' })).outcome, 'TLS')
})

test('row 63: TLS 1.0 and 1.1 are refused', async () => {
  const old = { ...pair('valid'), ciphers: 'ALL@SECLEVEL=0', minVersion: 'TLSv1' } as const
  assert.equal((await outcome({ ...old, maxVersion: 'TLSv1' })).outcome, 'TLS')
  assert.equal((await outcome({ ...old, maxVersion: 'TLSv1.1' })).outcome, 'TLS')
})

test('row 63: the environment cannot turn the check off', async (context) => {
  context.after(() => delete process.env.NODE_TLS_REJECT_UNAUTHORIZED)
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  assert.equal((await outcome(pair('self-signed'))).outcome, 'TLS')
})

test('row 53: a handshake that stalls ends with its own budget', async () => {
  await using server = await startRawServer(() => {})
  const client = testClient({ allow: '127.0.0.1', budgets: { tlsMs: 100 } })
  const answer = await client.fetch(`https://127.0.0.1:${server.port}/`)
  assert.deepEqual(!answer.ok && [answer.error.code, answer.error.stage], ['TIMEOUT', 'tls'])
})

test('row 63: something else than TLS is refused', async () => {
  await using server = await startRawServer(() => {})
  server.greet = 'SSH-2.0-OpenSSH\r\n'
  const client = testClient({ allow: '127.0.0.1' })
  const answer = await client.fetch(`https://127.0.0.1:${server.port}/`)
  assert.equal(!answer.ok && answer.error.code, 'TLS')
})
