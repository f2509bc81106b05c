/** `brandprint listen` as a process of its own, with a running service and running receivers. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, test } from 'node:test'
import { verifyWebhook, webhookEventKinds } from '@brandprint/client'
import { revokeKey } from '../../../server/src/features/accounts/index.ts'
import { createDispatcher, type Dispatcher } from '../../../server/src/features/webhooks/index.ts'
import { createHttp } from '../../../server/src/http.ts'
import { insertEvent } from '../../../server/src/platform/events.ts'
import type { Http } from '../../../server/src/platform/http/http.ts'
import { newId } from '../../../server/src/platform/ids.ts'
import { eventStreamsMax } from '../../../server/src/platform/tiers.ts'
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

/** Writes an event, a second later, and has it sent. @returns the event's id */
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
  await dispatcher.poll()
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
    response.writeHead(answer).end('a body that is ignored')
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

test('each new event is a line, also without a webhook; no earlier one is shown, and Ctrl-C ends it with 0', async () => {
  acme = await server.account()
  const old = await happen()
  const child = listen([])
  await child.saying('Ctrl-C ends it.')
  const shown = await happen()
  await child.saying(shown)
  assert.equal(await stopped(child), 0)
  const text = child.text()
  assert.ok(text.startsWith(`Listening to the events of the account at http://127.0.0.1:${port}.\n`), text)
  assert.match(text, new RegExp(`^10:\\d\\d:\\d\\d • team\\.member_added +${shown}$`, 'm'))
  assert.ok(!text.includes(old))
  assert.ok(!text.includes(acme.key))
  for (const line of text.split('\n')) assert.ok([...line].length <= 80, line)
})

test('events are forwarded once, as the service sends them, signed with a secret that is shown', async () => {
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
  const sent = receiver.received.find((each) => JSON.parse(each.body).id === forwarded)!
  assert.equal(body, sent.body)
  for (const name of Object.keys(sent.headers).filter((each) => !['host', 'connection'].includes(each)))
    assert.ok(headers[name] !== undefined, name)
  assert.match(child.text(), new RegExp(`→ team\\.member_added +${forwarded} 200 \\d+ ms`))
})

test('with --webhook each attempt is a line as well', async () => {
  const id = await hook()
  const old = await happen()
  const child = listen(['--webhook', id])
  await child.saying('Ctrl-C ends it.')
  const received = await happen()
  await child.saying('✓')
  receiver.answer(status(500))
  const refused = await happen()
  await child.saying('an error on its side')
  const text = child.text()
  assert.match(text, new RegExp(`^10:\\d\\d:\\d\\d ✓ team\\.member_added +${received} 200 \\d+ ms$`, 'm'))
  assert.match(
    text,
    new RegExp(`^10:\\d\\d:\\d\\d ✗ team\\.member_added +${refused} 500\\n {9}The endpoint answered 500`, 'm'),
  )
  assert.ok(!text.includes(old))
})

test('a secret given by --secret signs, and is not shown', async () => {
  await using local = await startLocal(204)
  acme = await server.account()
  const secret = 'a secret that the receiver knows'
  const child = listen(['--forward', local.url, '--secret', secret])
  await child.saying('Ctrl-C ends it.')
  await happen()
  await child.saying('takes only 200')
  assert.ok(verifyWebhook(local.got[0]!.body, local.got[0]!.headers, secret))
  assert.ok(!child.text().includes(secret))
})

test('with --events other kinds are skipped', async () => {
  acme = await server.account()
  const [all, none] = [listen([]), listen(['--events', 'export.ready,analysis.failed'])]
  await Promise.all([all.saying('Ctrl-C'), none.saying('Ctrl-C')])
  const event = await happen()
  await all.saying(event)
  await trigger('export.ready')
  await none.saying('export.ready  ')
  assert.ok(!none.text().includes(event))
})

test('a webhook that is paused, at the start or later, is reported', async () => {
  const id = await hook()
  const child = listen([])
  await child.saying('Ctrl-C')
  await acme.send({ method: 'PATCH', url: `/v1/webhooks/${id}`, payload: { status: 'paused' } })
  await child.saying(`! ${id}`)
  const second = listen([])
  await second.saying(`! ${id}`)
  await acme.send({ method: 'PATCH', url: `/v1/webhooks/${id}`, payload: { status: 'active' } })
  await child.saying('again')
})

test('an address where nothing listens is reported, and the next event is tried all the same', async () => {
  const local = await startLocal()
  await local[Symbol.asyncDispose]()
  acme = await server.account()
  const child = listen(['--forward', local.url])
  await child.saying('Ctrl-C')
  await happen()
  await child.saying('Not forwarded: nothing listens there.')
  await happen()
  await eventually(async () => child.text().split('Not forwarded').length === 3, { what: 'the second one was tried' })
})

test('--since shows what happened before', async () => {
  acme = await server.account()
  const first = await happen()
  const child = listen(['--since', '2026-01-15'])
  await child.saying(first)
  const second = await happen()
  await child.saying(second)
  assert.equal(child.text().split('•').length, 3)
})

test('it reconnects after a restart of the service, says so once, and loses no event', async () => {
  await using local = await startLocal()
  acme = await server.account()
  const child = listen(['--forward', local.url])
  await child.saying('Ctrl-C')
  await http.close()
  const meanwhile = [await happen(), await happen()]
  await child.saying('was lost')
  http = createHttp(server.deps, { isDraining: () => false })
  await http.listen({ port, host: '127.0.0.1' })
  await child.saying('The service is back.')
  const later = await happen()
  await eventually(async () => local.got.length >= 3, { what: 'all were forwarded' })
  assert.equal(await stopped(child), 0)
  const text = child.text()
  assert.deepEqual([text.split('was lost').length, text.split('is back').length], [2, 2])
  assert.deepEqual(
    local.got.map(({ body }) => JSON.parse(body).id),
    [...meanwhile, later],
  )
})

test('--json prints one object a line', async () => {
  await using local = await startLocal()
  const id = await hook()
  const child = listen(['--webhook', id, '--forward', local.url, '--json'])
  await child.saying('"listening"')
  const event = await happen()
  await Promise.all([child.saying('"attempt"'), child.saying('"forwarded"')])
  const entries = child
    .text()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.equal(entries[0].webhook.id, id)
  assert.match(entries[0].generated_secret, /^whsec_/)
  const attempt = entries.find(({ type }) => type === 'attempt')
  assert.deepEqual([attempt.delivery.event_id, attempt.delivery.status], [event, 'success'])
  const forwarded = entries.find(({ type }) => type === 'forwarded')
  assert.deepEqual([forwarded.event.event_id, forwarded.status], [event, 200])
})

test('a revoked key ends it with an error message', async () => {
  acme = await server.account()
  const child = listen([])
  await child.saying('Ctrl-C')
  await revokeKey(server.deps, { id: acme.keyId })
  // A process caches keys for seconds.
  server.advance(5)
  assert.equal(await child.ended(), 1)
})

async function trigger(...args: string[]) {
  await using work = await folderWith({})
  const env = { BRANDPRINT_API_KEY: acme.key, PORT: String(port) }
  return brandprint(['trigger', ...args], { cwd: work.folder, env })
}

test('trigger sends a sample of any kind to every running listen, which forwards it signed, and to no webhook', async () => {
  await using local = await startLocal()
  await hook()
  const [shown, forwarding] = [listen([]), listen(['--forward', local.url])]
  const secret = await forwarding.said('Signing with ')
  await Promise.all([shown.saying('Ctrl-C'), forwarding.saying('Ctrl-C')])
  const before = receiver.received.length
  for (const kind of webhookEventKinds) {
    const { code, out } = await trigger(kind)
    assert.match(out, new RegExp(`^Sent evt_\\w{24}, a sample of ${kind}, to 2 listeners\\.\n$`))
    assert.equal(code, 0)
  }
  const { headers, body } = local.got[0]!
  const event = verifyWebhook(body, headers, secret)
  assert.equal(event.event, 'analysis.started')
  assert.equal(JSON.parse(body).data.test, true)
  await dispatcher.poll()
  await dispatcher.idle()
  assert.equal(receiver.received.length, before)
})

test('a listener over the limit of the account ends with an error message', async () => {
  acme = await server.account()
  const all = Array.from({ length: eventStreamsMax }, () => listen([]))
  await Promise.all(all.map((child) => child.saying('Ctrl-C')))
  const { code, err } = await refused([])
  assert.match(err, /refuses for now: At most 10 streams .* It may be asked again in \d+ s\./)
  assert.equal(code, 1)
})

test('trigger says when no listener is connected, and which kinds there are', async () => {
  acme = await server.account()
  const alone = await trigger('analysis.completed')
  assert.match(
    alone.err,
    /No brandprint listen is connected to this account at http:\/\/localhost:\d+; start one with: brandprint listen/,
  )
  assert.deepEqual([alone.code, alone.out], [1, ''])
  const wrong = await trigger('analysis.complete')
  assert.match(wrong.err, /Did you mean analysis\.completed\? There are: analysis\.started, .*webhook\.test\./)
  assert.equal(wrong.code, 2)
  const json = await trigger('export.ready', '--json')
  assert.deepEqual([json.code, JSON.parse(json.out).listeners], [1, 0])
})

async function refused(args: string[], key: string | null = acme.key, settings: Record<string, string> = {}) {
  await using work = await folderWith({})
  const isSaid = args.includes('--url') || settings.PORT !== undefined || settings.BRANDPRINT_BASE_URL !== undefined
  const outcome = await brandprint(['listen', ...(isSaid ? [] : ['--url', `http://127.0.0.1:${port}`]), ...args], {
    cwd: work.folder,
    env: { ...settings, ...(key !== null && { BRANDPRINT_API_KEY: key }) },
  })
  assert.equal(outcome.out, '')
  return outcome
}

test('a service that refuses or cannot be reached ends with a message that says which, and exit code 1', async () => {
  await hook()
  const reader = await server.account('pro', ['read:analyses'])
  await using other = await startLocal()
  const cases: [args: string[], key: string, message: RegExp][] = [
    [['--webhook', newId('whk')], acme.key, /no such webhook. It has:\n {2}whk_/],
    [[], 'bp_live_nobody', /127\.0\.0\.1:\d+ answered 401.*Is --key or BRANDPRINT_API_KEY right/],
    [[], reader.key, /answered 403.*admin:full/],
    [
      ['--url', 'http://127.0.0.1:9'],
      acme.key,
      /http:\/\/127\.0\.0\.1:9 cannot be asked: nothing listens there\. Does/,
    ],
    [['--url', `http://127.0.0.1:${port}/elsewhere`], acme.key, /answered 404.*of this version/],
    [['--url', other.url], acme.key, /is not Brandprint/],
  ]
  for (const [args, key, message] of cases) {
    const { code, err } = await refused(args, key)
    assert.match(err, message)
    assert.equal(code, 1, err)
    assert.ok(!err.includes(key))
  }
})

test('the address of the service is --url, BRANDPRINT_BASE_URL or PORT, in this order', async () => {
  const settings = { PORT: '9', BRANDPRINT_BASE_URL: 'http://127.0.0.1:7/base/' }
  assert.match((await refused([], 'bp_live_x', { PORT: '9' })).err, /http:\/\/localhost:9 cannot be asked/)
  assert.match((await refused([], 'bp_live_x', settings)).err, /http:\/\/127\.0\.0\.1:7\/base cannot be asked/)
  assert.match((await refused(['--url', 'http://127.0.0.1:5'], 'bp_live_x', settings)).err, /127\.0\.0\.1:5 cannot/)
})

test('wrong usage ends with a message that repeats no key, and exit code 2', async () => {
  const cases: [args: string[], message: RegExp, settings?: Record<string, string>][] = [
    [['--forwad', 'http://localhost:3000'], /Did you mean --forward\?/],
    [['--forward', 'localhost:3000'], /such as http:\/\/localhost:3000\/hooks/],
    [['--forward', 'https://me:secret@localhost'], /without credentials/],
    [['--secret', 'a secret of some length'], /goes with --forward/],
    [['--forward', 'http://localhost:3000', '--secret', 'short'], /16 to 256/],
    [['--since', 'yesterday'], /15m, 2h or 1d/],
    [['--webhook'], /--webhook needs a value/],
    [['--events', 'analysis.completed,export.redy'], /Did you mean export\.ready\?/],
    [['bp_live_secret'], /takes options alone/],
    [['--key', 'bp live secret'], /a character in it/],
    [[], /PORT is no port/, { PORT: '70000' }],
    [[], /BRANDPRINT_BASE_URL takes an address/, { BRANDPRINT_BASE_URL: 'brandprint.acme.com' }],
  ]
  for (const [args, message, settings] of cases) {
    const { code, err } = await refused(args, 'bp_live_x', settings)
    assert.match(err, message)
    assert.equal(code, 2, err)
    assert.doesNotMatch(err, /bp.live|secret@|short/)
  }
  assert.match((await refused([], null)).err, /set BRANDPRINT_API_KEY/)
})
