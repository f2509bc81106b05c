import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createPreflightMeter } from '../features/analyses/preflight/meter.ts'
import { deleteOldAnalyses } from '../features/analyses/retention.ts'
import { createHttp } from '../http.ts'
import { startTestServer, type TestAccount } from '../test-support/server.ts'
import { simplePage, startWebsite } from '../test-support/website.ts'

/** Paths of the pages that were asked for. */
const asked: string[] = []
const site = await startWebsite(({ url = '/' }, response) => {
  asked.push(url)
  response.writeHead(url.startsWith('/closed') ? 401 : 200).end(simplePage)
})
const server = await startTestServer({ settings: { BRANDPRINT_ALLOW_HOSTS: '127.0.0.1' } })
after(async () => {
  await server[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

const analyze = (account: TestAccount, path: string) =>
  account.send({ method: 'POST', url: '/v1/analyze', payload: { url: `${site.url}${path}` } })
const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length
/** Statuses of so many requests at once. */
const analyzeAtOnce = async (account: TestAccount, path: string, times: number) =>
  (await Promise.all(Array.from({ length: times }, () => analyze(account, path)))).map(({ statusCode }) => statusCode)

test('of 200 parallel requests for refused websites exactly 60 get a preflight, and the others are 429', async () => {
  const acme = await server.account()
  const statuses = await analyzeAtOnce(acme, '/closed-200', 200)
  assert.deepEqual([count(statuses, 422), count(statuses, 429)], [60, 140])
  assert.equal(asked.filter((path) => path === '/closed-200').length, 60)
})

test('two API processes count the same refusals', async () => {
  const acme = await server.account()
  const other = createHttp(server.deps, { isDraining: () => false })
  const payload = { url: `${site.url}/closed` }
  const headers = { authorization: `Bearer ${acme.key}` }
  const responses = await Promise.all([
    ...Array.from({ length: 50 }, () => analyze(acme, '/closed')),
    ...Array.from({ length: 50 }, () => other.inject({ method: 'POST', url: '/v1/analyze', payload, headers })),
  ])
  await other.close()
  const statuses = responses.map(({ statusCode }) => statusCode)
  assert.deepEqual([count(statuses, 422), count(statuses, 429)], [60, 40])
})

test('at the limit the message names it and its end, and a retry after retry_after seconds gets a preflight', async () => {
  const acme = await server.account()
  for (let refused = 0; refused < 60; refused++) {
    assert.equal((await analyze(acme, '/closed')).statusCode, 422)
    server.advance(7.3)
  }
  const before = asked.length
  const full = await analyze(acme, '/open')
  assert.equal(full.statusCode, 429)
  assert.equal(asked.length, before, 'no network')
  const { error, message, retry_after, details } = full.json()
  assert.equal(error, 'Rate limit exceeded')
  assert.match(message, /^At most 60 requests an hour for websites that cannot be analyzed; the next may come at 2026-/)
  assert.equal(details, undefined)
  assert.equal(full.headers['retry-after'], String(retry_after))
  assert.match(String(full.headers['ratelimit-policy']), /"refused-looks";q=60;w=3600/)
  assert.match(String(full.headers.ratelimit), /"refused-looks";r=0;t=3593$/)
  server.advance(retry_after - 1)
  assert.equal((await analyze(acme, '/closed')).statusCode, 429)
  server.advance(1)
  assert.equal((await analyze(acme, '/closed')).statusCode, 422)
})

test('refusals use no quota of analyses, and analyses none of the refusals', async () => {
  const acme = await server.account()
  await analyze(acme, '/closed')
  await analyze(acme, '/closed')
  const accepted = await analyze(acme, '/open')
  assert.equal(accepted.statusCode, 201)
  assert.match(String(accepted.headers.ratelimit), /"analyses";r=299;t=3600, "refused-looks";r=58;t=3600/)
  const rows = await server.deps.db
    .selectFrom('refused_look')
    .select('is_refused')
    .where('account_id', '=', acme.id)
    .execute()
  assert.deepEqual(rows, [{ is_refused: true }, { is_refused: true }])
})

test('an account that may start no analysis gets 429 before its refusals are counted', async () => {
  const acme = await server.account('free')
  assert.equal((await analyze(acme, '/open')).statusCode, 201)
  const full = await analyze(acme, '/open')
  assert.equal(full.statusCode, 429)
  assert.match(full.json().message, /At most 1 analysis at the same time/)
  assert.doesNotMatch(String(full.headers.ratelimit), /refused-looks/)
})

test('of parallel requests no more get a preflight than analyses may begin', async () => {
  const acme = await server.account('free')
  const statuses = await analyzeAtOnce(acme, '/parallel', 12)
  assert.deepEqual([count(statuses, 201), count(statuses, 429)], [1, 11])
  assert.equal(asked.filter((path) => path === '/parallel').length, 1)
})

test('a sandbox analysis that is refused is not counted, as it uses no network', async () => {
  const acme = await server.account()
  const payload = { url: 'https://login.test', test: true }
  assert.equal((await acme.send({ method: 'POST', url: '/v1/analyze', payload })).statusCode, 422)
  const rows = await server.deps.db.selectFrom('refused_look').select('id').where('account_id', '=', acme.id).execute()
  assert.deepEqual(rows, [])
})

test('preflights of a process that died count for half a minute and no longer', async () => {
  const acme = await server.account()
  const died = createPreflightMeter(server.deps, 2)
  await Promise.all([died.begin(acme.id, 20), died.begin(acme.id, 20)])
  server.advance(30)
  const begun = await createPreflightMeter(server.deps, 2).begin(acme.id, 20)
  assert.ok('preflight' in begun)
  assert.equal(begun.ifAccepted.remaining, 2)
  assert.equal(begun.ifRefused.remaining, 1)
})

test('a preflight waits for running ones that may free their room', async () => {
  const acme = await server.account()
  const meter = createPreflightMeter(server.deps, 1)
  const first = await meter.begin(acme.id, 20)
  assert.ok('preflight' in first)
  const second = meter.begin(acme.id, 20)
  await first.preflight.wasAccepted()
  assert.ok('preflight' in (await second))
})

test('the clean-up deletes refusals older than the trailing hour', async () => {
  const acme = await server.account()
  await analyze(acme, '/closed')
  const kept = () => server.deps.db.selectFrom('refused_look').select('id').where('account_id', '=', acme.id).execute()
  server.advance(2 * 3_600)
  await deleteOldAnalyses(server.deps)
  assert.equal((await kept()).length, 1)
  server.advance(1)
  await deleteOldAnalyses(server.deps)
  assert.equal((await kept()).length, 0)
})

test('the number of refusals is a setting', async () => {
  const settings = { BRANDPRINT_ALLOW_HOSTS: '127.0.0.1', BRANDPRINT_REFUSED_LOOKS_PER_HOUR: '1' }
  await using strict = await startTestServer({ settings })
  const acme = await strict.account()
  assert.equal((await analyze(acme, '/closed')).statusCode, 422)
  assert.match((await analyze(acme, '/closed')).json().message, /^At most 1 request an hour/)
})
