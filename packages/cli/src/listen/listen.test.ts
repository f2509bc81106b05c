/** `brandprint listen` as a process of its own, beside a service that listens and receivers that are there. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, test } from 'node:test'
import { verifyWebhook } from '@brandprint/client'
import { createDispatcher, type Dispatcher } from '../../../server/src/features/webhooks/index.ts'
import { createHttp, type Http } from '../../../server/src/http.ts'
import { insertEvent } from '../../../server/src/platform/events.ts'
import { newId } from '../../../server/src/platform/ids.ts'
import { type Child, startChild } from '../../../server/src/test-support/child-process.ts'
import { eventually } from '../../../server/src/test-support/eventually.ts'
import { type Receiver, startReceiver, status, testAuthority } from '../../../server/src/test-support/receiver.ts'
import { startTestServer, type TestAccount, type TestServer } from '../../../server/src/test-support/server.ts'
import { brandprint, folderWith, sources } from '../cli-fixtures.ts'

let server: TestServer
let http: Http
let port: number
let dispatcher: Dispatcher
let receiver: Receiver
let acme: TestAccount
before(async () => {
  receiver = await startReceiver()
  server = await startTestServer({ settings: { BRANDPRINT_ALLOW_HOSTS: '127.0.0.1' }, ca: testAuthority })
  dispatcher = createDispatcher(server.deps)
  http = createHttp(server.deps, { isDraining: () => false })
  await http.listen({ port: 0, host: '127.0.0.1' })
  port = (http.server.address() as AddressInfo).port
})
const children: Child[] = []
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill('SIGKILL')
    await child.ended()
  }
  receiver.answer(status(200))
})
after(async () => {
  await http.close()
  await dispatcher.stop(0)
  await server[Symbol.asyncDispose]()
  await receiver[Symbol.asyncDispose]()
})

async function hook(): Promise<string> {
  acme = await server.account()
  const payload = { url: receiver.url, events: ['team.member_added'] }
  const response = await acme.send({ method: 'POST', url: '/v1/webhooks', payload })
  return response.json().data.id
}

/** Something happens, a second later, and is sent. @returns the event's id */
async function happen(): Promise<string> {
  server.advance(1)
  const createdAt = server.deps.clock.now()
  const subjectId = newId('mem')
  const data = { member_id: subjectId, email: 'ada@acme.example', role: 'member', added_at: createdAt.toISOString() }
  const kind = 'team.member_added'
  const { db } = server.deps
  await db
    .transaction()
    .execute((transaction) => insertEvent(transaction, { accountId: acme.id, kind, subjectId, data, createdAt }))
  await dispatcher.look()
  await dispatcher.idle()
  const event = await db.selectFrom('event').select('id').where('subject_id', '=', subjectId).executeTakeFirstOrThrow()
  return event.id
}

const bin = new URL('../../bin/brandprint.js', import.meta.url)

function listen(args: string[], key = acme.key): Child {
  const env = { TZ: 'UTC', HOME: '/nonexistent', ...sources, BRANDPRINT_API_KEY: key }
  const child = startChild(bin, ['listen', '--url', `http://127.0.0.1:${port}`, ...args], { env })
  children.push(child)
  return child
}

async function stopped(child: Child): Promise<number | null> {
  child.process.kill('SIGINT')
  return child.ended()
}

/** A receiver on this machine, as a developer has one. */
async function startLocal(answer = 200) {
  const got: { headers: Record<string, string>; body: string }[] = []
  const local = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    got.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(parts).toString() })
    response.writeHead(answer).end('a body that nobody asked for')
  })
  local.listen(0, '127.0.0.1')
  await once(local, 'listening')
  return {
    got,
    url: `http://localhost:${(local.address() as AddressInfo).port}/hooks`,
    async [Symbol.asyncDispose]() {
      local.closeAllConnections()
      local.close()
    },
  }
}

test('each attempt is a line, nothing old is shown, and Ctrl-C ends it with 0', async () => {
  const id = await hook()
  const old = await happen()
  const child = listen(['--webhook', id])
  await child.saying('Ctrl-C ends it.')
  const received = await happen()
  await child.saying('✓')
  receiver.answer(status(500))
  const refused = await happen()
  await child.saying('an error on its side')
  assert.equal(await stopped(child), 0)
  const text = child.text()
  assert.match(text, new RegExp(`^10:\\d\\d:\\d\\d ✓ team\\.member_added +${received} 200 \\d+ ms$`, 'm'))
  assert.match(
    text,
    new RegExp(`^10:\\d\\d:\\d\\d ✗ team\\.member_added +${refused} 500\\n {9}The endpoint answered 500`, 'm'),
  )
  assert.ok(!text.includes(old))
  assert.ok(!text.includes(acme.key))
  for (const line of text.split('\n')) assert.ok([...line].length <= 80, line)
})

test('events are posted once to the address that is named, signed with a secret that is shown', async () => {
  await using local = await startLocal()
  const id = await hook()
  await happen()
  const child = listen(['--webhook', id, '--forward', local.url])
  const secret = await child.said('Signing with ')
  await child.saying('Ctrl-C ends it.')
  const forwarded = await happen()
  await child.saying('→')
  await happen()
  await eventually(async () => local.got.length === 2, { what: 'both were forwarded' })
  assert.equal(await stopped(child), 0)
  const { headers, body } = local.got[0]!
  assert.equal(verifyWebhook(body, headers, secret).id, forwarded)
  assert.equal(body, receiver.received.find((sent) => JSON.parse(sent.body).id === forwarded)!.body)
  assert.match(child.text(), new RegExp(`→ team\\.member_added +${forwarded} 200 \\d+ ms`))
})

test('a secret that is given signs, and is not shown', async () => {
  await using local = await startLocal(204)
  const id = await hook()
  const secret = 'a secret that the receiver knows'
  const child = listen(['--webhook', id, '--forward', local.url, '--secret', secret])
  await child.saying('Ctrl-C ends it.')
  await happen()
  await child.saying('takes only 200')
  assert.ok(verifyWebhook(local.got[0]!.body, local.got[0]!.headers, secret))
  assert.ok(!child.text().includes(secret))
})

test('what a paused webhook misses is shown as missed, and forwarded if asked', async () => {
  await using local = await startLocal()
  const id = await hook()
  await acme.send({ method: 'PATCH', url: `/v1/webhooks/${id}`, payload: { status: 'paused' } })
  const shown = listen(['--webhook', id])
  const forwarding = listen(['--webhook', id, '--forward', local.url])
  await shown.saying('paused')
  await Promise.all([shown.saying('Ctrl-C'), forwarding.saying('Ctrl-C')])
  const event = await happen()
  await Promise.all([shown.saying('missed'), forwarding.saying('→')])
  assert.match(shown.text(), new RegExp(`– team\\.member_added +${event} missed`))
  assert.equal(JSON.parse(local.got[0]!.body).id, event)
})

test('an address where nothing listens is said, and the next event is tried all the same', async () => {
  const local = await startLocal()
  await local[Symbol.asyncDispose]()
  const id = await hook()
  const child = listen(['--webhook', id, '--forward', local.url])
  await child.saying('Ctrl-C')
  await happen()
  await child.saying('Not forwarded: nothing listens there.')
  await happen()
  await eventually(async () => child.text().split('Not forwarded').length === 3, { what: 'the second one was tried' })
})

test('--since shows what happened before', async () => {
  const id = await hook()
  const first = await happen()
  const child = listen(['--webhook', id, '--since', '2026-01-15'])
  await child.saying(first)
  const second = await happen()
  await child.saying(second)
  assert.equal(child.text().split('✓').length, 3)
})

test('it lives through a restart of the service, says so once, and loses nothing', async () => {
  await using local = await startLocal()
  const id = await hook()
  const child = listen(['--webhook', id, '--forward', local.url])
  await child.saying('Ctrl-C')
  await http.close()
  const meanwhile = [await happen(), await happen()]
  await child.saying('was lost')
  http = createHttp(server.deps, { isDraining: () => false })
  await http.listen({ port, host: '127.0.0.1' })
  await child.saying('The service is back.')
  const later = await happen()
  await eventually(async () => local.got.length >= 3, { what: 'all were forwarded' })
  await eventually(async () => child.text().split('✓').length === 4, { what: 'all deliveries were shown' })
  assert.equal(await stopped(child), 0)
  const text = child.text()
  assert.deepEqual([text.split('was lost').length, text.split('is back').length], [2, 2])
  assert.deepEqual(
    local.got.map(({ body }) => JSON.parse(body).id),
    [...meanwhile, later],
  )
  for (const event of [...meanwhile, later]) assert.match(text, new RegExp(`✓ team\\.member_added +${event}`))
})

test('--json prints one object a line', async () => {
  await using local = await startLocal()
  const id = await hook()
  const child = listen(['--webhook', id, '--forward', local.url, '--json'])
  await child.saying('"listening"')
  const event = await happen()
  await Promise.all([child.saying('"attempt"'), child.saying('"forwarded"')])
  const said = child
    .text()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.equal(said[0].webhook.id, id)
  assert.match(said[0].generated_secret, /^whsec_/)
  const attempt = said.find(({ type }) => type === 'attempt')
  assert.deepEqual([attempt.delivery.event_id, attempt.delivery.status], [event, 'success'])
  const forwarded = said.find(({ type }) => type === 'forwarded')
  assert.deepEqual([forwarded.event.event_id, forwarded.status], [event, 200])
})

test('the webhook need not be named when the account has only one', async () => {
  const id = await hook()
  const child = listen([])
  await child.saying(`Listening to ${id}`)
  await hook()
  await acme.send({ method: 'POST', url: '/v1/webhooks', payload: { url: receiver.url, events: ['export.ready'] } })
  const { code, err } = await refused([])
  assert.equal(code, 1)
  assert.match(err, /Which webhook\? Name it with --webhook:\n {2}whk_/)
})

async function refused(args: string[], key: string | null = acme.key) {
  await using work = await folderWith({})
  const outcome = await brandprint(
    ['listen', ...(args.includes('--url') ? [] : ['--url', `http://127.0.0.1:${port}`]), ...args],
    {
      cwd: work.folder,
      ...(key !== null && { env: { BRANDPRINT_API_KEY: key } }),
    },
  )
  assert.equal(outcome.out, '')
  return outcome
}

test('a service that refuses or is not there is a sentence, with exit code 1', async () => {
  await hook()
  const reader = await server.account('pro', ['read:analyses'])
  const cases: [args: string[], key: string, message: RegExp][] = [
    [['--webhook', newId('whk')], acme.key, /no such webhook. It has:\n {2}whk_/],
    [[], 'bp_live_nobody', /answered 401.*Is --key or BRANDPRINT_API_KEY right/],
    [[], reader.key, /answered 403.*admin:full/],
    [['--url', 'http://127.0.0.1:9'], acme.key, /nothing listens there\. Does it run/],
    [['--url', `http://127.0.0.1:${port}/elsewhere`], acme.key, /answered 404/],
  ]
  for (const [args, key, message] of cases) {
    const { code, err } = await refused(args, key)
    assert.match(err, message)
    assert.equal(code, 1, err)
    assert.ok(!err.includes(key))
  }
})

test('wrong usage is a sentence that repeats no key, with exit code 2', async () => {
  const cases: [args: string[], message: RegExp][] = [
    [['--forwad', 'http://localhost:3000'], /Did you mean --forward\?/],
    [['--forward', 'localhost:3000'], /such as http:\/\/localhost:3000\/hooks/],
    [['--forward', 'https://me:secret@localhost'], /without credentials/],
    [['--secret', 'a secret of some length'], /goes with --forward/],
    [['--forward', 'http://localhost:3000', '--secret', 'short'], /16 to 256/],
    [['--since', 'yesterday'], /15m, 2h or 1d/],
    [['--webhook'], /--webhook needs a value/],
    [['bp_live_secret'], /takes options alone/],
    [['--key', 'bp live secret'], /a character in it/],
  ]
  for (const [args, message] of cases) {
    const { code, err } = await refused(args, 'bp_live_x')
    assert.match(err, message)
    assert.equal(code, 2, err)
    assert.doesNotMatch(err, /bp.live|secret@|short/)
  }
  assert.match((await refused([], null)).err, /set BRANDPRINT_API_KEY/)
})
