import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createResolver } from './addresses/resolver.ts'
import { createGuard } from './guard.ts'
import { type LyingNameServer, type NameAnswer, startLyingNameServer } from './test-support/lying-name-server.ts'
import { httpAnswer, sends, startRawServer } from './test-support/raw-server.ts'
import { allowHosts, testClient } from './test-support/test-client.ts'

const never = new AbortController().signal

async function verdict(hostname: string, nameServer: LyingNameServer, { allow = '', own = '' } = {}): Promise<string> {
  const list = allowHosts(allow)
  const resolver = createResolver({ allowHosts: list, budgetMs: 300, servers: [nameServer.address] })
  const guard = createGuard({ resolver, allowHosts: list, ownAddresses: allowHosts(own) })
  const vetted = await guard.vet({ hostname, port: 443 }, never)
  if (vetted.ok) return `connects to ${vetted.value.address}`
  return vetted.error.stage === undefined ? vetted.error.code : `${vetted.error.code} ${vetted.error.stage}`
}

const answering = (answer: NameAnswer) => startLyingNameServer(() => answer)

test('row 29: a name whose only address is private is refused', async () => {
  await using names = await answering({ addresses: ['10.0.0.1'] })
  assert.equal(await verdict('a.example', names), 'NOT_PUBLIC')
})

test('row 29: one private address among public ones refuses all', async () => {
  await using names = await answering({ addresses: ['1.1.1.1', 'fd00::1'] })
  assert.equal(await verdict('a.example', names), 'NOT_PUBLIC')
  await using mixed = await answering({ addresses: ['1.1.1.1', '127.0.0.1', '2606:4700::1111'] })
  assert.equal(await verdict('a.example', mixed), 'NOT_PUBLIC')
})

test('row 29: aliases are followed to the private address at their end', async () => {
  await using names = await answering({ aliases: ['b.example', 'c.example'], addresses: ['192.168.1.1'] })
  assert.equal(await verdict('a.example', names), 'NOT_PUBLIC')
})

test('row 30: public names that point inside are refused', async () => {
  await using names = await answering({ addresses: ['127.0.0.1'] })
  for (const name of ['127.0.0.1.nip.io', 'localtest.me', 'app.127-0-0-1.sslip.io']) {
    assert.equal(await verdict(name, names), 'NOT_PUBLIC', name)
  }
})

test('row 31: a name is looked up once a request, and the private listener that it turns to sees nothing', async () => {
  await using names = await startLyingNameServer((_name, before) => ({
    addresses: [before === 0 ? '127.0.0.2' : '127.0.0.1'],
  }))
  await using vetted = await startRawServer(sends(httpAnswer([], 'vetted')), { host: '127.0.0.2' })
  await using hidden = await startRawServer(sends(httpAnswer([], 'hidden')), { port: vetted.port })
  const client = testClient({ allow: 'rebinding.example,127.0.0.2', nameServer: names.address })

  const first = await client.fetch(`http://rebinding.example:${vetted.port}/`)
  assert.equal(first.ok && Buffer.from(first.value.body).toString(), 'vetted')
  assert.deepEqual(names.questions.map(({ type }) => type).sort(), ['A', 'AAAA'])
  assert.match(vetted.requests[0]!, new RegExp(`^host: rebinding\\.example:${vetted.port}\r$`, 'im'))

  const second = await client.fetch(`http://rebinding.example:${vetted.port}/`)
  assert.equal(second.ok ? 'ok' : second.error.code, 'NOT_PUBLIC')
  assert.equal(hidden.connections, 0)
})

test('row 32: a name that turned private between two requests is refused at the second', async () => {
  await using names = await startLyingNameServer((_name, before) => ({
    addresses: [before === 0 ? '1.1.1.1' : '10.0.0.1'],
  }))
  assert.equal(await verdict('hook.example', names), 'connects to 1.1.1.1')
  assert.equal(await verdict('hook.example', names), 'NOT_PUBLIC')
})

test('row 33: a name that resolves to our own public address is refused', async () => {
  await using names = await answering({ addresses: ['8.8.4.4'] })
  assert.equal(await verdict('a.example', names, { own: '8.8.4.4' }), 'NOT_PUBLIC')
  assert.equal(await verdict('a.example', names, { own: 'api.example,8.8.4.4:80' }), 'connects to 8.8.4.4')
})

test('row 34: no such name, a failing server and a name without addresses fail closed', async () => {
  for (const answer of [{ code: 'NXDOMAIN' }, { code: 'SERVFAIL' }, { addresses: [] }] as const) {
    await using names = await answering(answer)
    assert.equal(await verdict('a.example', names), 'UNREACHABLE', JSON.stringify(answer))
  }
})

test('row 34: a silent name server ends with the budget of the lookup', async () => {
  await using names = await answering('silence')
  assert.equal(await verdict('a.example', names), 'TIMEOUT dns')
})

test('row 35: hundreds of records, an alias circle and a deep alias chain are bounded', async () => {
  const many = Array.from({ length: 500 }, (_, index) => `1.1.${index >> 8}.${index & 255}`)
  await using flood = await answering({ addresses: many })
  assert.notEqual((await verdict('a.example', flood)).slice(0, 8), 'connects')
  await using crowd = await answering({ addresses: many.slice(0, 65) })
  assert.equal(await verdict('a.example', crowd), 'UNREACHABLE')
  await using full = await answering({ addresses: many.slice(0, 64) })
  assert.equal(await verdict('a.example', full), 'connects to 1.1.0.0')
  await using circle = await answering({ aliases: ['b.example', 'a.example', 'b.example'], addresses: [] })
  assert.equal(await verdict('a.example', circle), 'UNREACHABLE')
  const chain = Array.from({ length: 10 }, (_, index) => `c${index}.example`)
  await using deep = await answering({ aliases: chain, addresses: ['10.0.0.1'] })
  assert.equal(await verdict('a.example', deep), 'NOT_PUBLIC')
})

test('rows 36-37: names of private networks never reach the name server', async () => {
  await using names = await answering({ addresses: ['1.1.1.1'] })
  for (const name of ['intranet', 'host.docker.internal', 'a.local', 'a.test', 'localhost.']) {
    assert.equal(await verdict(name, names), 'NOT_PUBLIC', name)
  }
  assert.deepEqual(names.questions, [])
})

test('row 70: a block lets a name in that resolves into it; a stranger does not get loopback by its name', async () => {
  await using inside = await answering({ addresses: ['10.1.2.3'] })
  assert.equal(await verdict('wiki.example', inside, { allow: '10.0.0.0/8' }), 'connects to 10.1.2.3')
  await using loopback = await answering({ addresses: ['127.0.0.1'] })
  assert.equal(await verdict('evil.example', loopback, { allow: '127.0.0.1' }), 'NOT_PUBLIC')
  assert.equal(await verdict('shop.test', loopback, { allow: 'shop.test' }), 'NOT_PUBLIC')
  assert.equal(await verdict('shop.test', loopback, { allow: 'shop.test,127.0.0.1' }), 'connects to 127.0.0.1')
  await using metadata = await answering({ addresses: ['169.254.169.254'] })
  assert.equal(await verdict('shop.test', metadata, { allow: 'shop.test,169.254.169.254' }), 'NOT_PUBLIC')
})
