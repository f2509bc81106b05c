/** The whole way of tracking, over real HTTP: a website changes, goes down and heals, and each change is told once. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startTrackingService } from '../features/competitors/competitors-fixtures.ts'
import { answerFrom, firstState } from '../features/competitors/tracked-site-fixtures.ts'
import type { TestAccount } from '../test-support/server.ts'

const state = firstState()
const service = await startTrackingService({}, answerFrom(state))
const { server, site, get, pass } = service
after(() => service[Symbol.asyncDispose]())

const shown = async (account: TestAccount, id: string) => (await get(account, `/${id}`)).data
const lines = (changes: { type: string; old_value: string; new_value: string }[]) =>
  changes.map(({ type, old_value, new_value }) => `${type}: ${old_value} → ${new_value}`)

test('a website changes its headline, then its price, then posts, goes down and heals', async () => {
  const acme = await server.account('pro')
  const created = await service.created(acme, { url: `${site.url}/` })
  await pass()
  const baseline = await shown(acme, created.id)
  assert.deepEqual([baseline.status, baseline.changes_count, baseline.changes], ['active', 0, []])
  assert.equal(baseline.name, 'Quillmere')
  assert.equal(baseline.last_checked_at, created.next_check_at)
  assert.ok(baseline.next_check_at > baseline.last_checked_at)

  state.headline = 'A slower week on the water'
  await pass()
  assert.deepEqual((await shown(acme, created.id)).changes, [])
  const seenAt = server.deps.clock.now().toISOString()
  await pass()
  const [headline] = (await shown(acme, created.id)).changes
  assert.deepEqual(lines([headline]), [
    'headline_change: Four miles an hour is fast enough → A slower week on the water',
  ])
  assert.equal(headline.detected_at, seenAt)
  assert.equal(headline.confirmed_at, server.deps.clock.now().toISOString())
  assert.equal(headline.evidence.page_url, `${site.url}/`)

  state.price = '£920'
  await pass()
  await pass()
  const [price] = (await shown(acme, created.id)).changes
  assert.equal(price.type, 'pricing_change')
  assert.match(price.old_value, /£880/)
  assert.match(price.new_value, /£920/)

  state.posts.unshift('The last towpath horse retires')
  await pass()
  await pass()
  const [post] = (await shown(acme, created.id)).changes
  assert.deepEqual(lines([post]), ['content_change: null → The last towpath horse retires'])

  state.status = 503
  await pass()
  assert.equal((await shown(acme, created.id)).status, 'active')
  await pass()
  await pass()
  const down = await shown(acme, created.id)
  assert.deepEqual([down.status, down.last_error.code], ['failed', 'SITE_ERROR'])

  state.status = 200
  await pass()
  const healed = await shown(acme, created.id)
  assert.deepEqual([healed.status, healed.last_error, healed.changes_count], ['active', null, 3])

  await pass()
  assert.equal((await shown(acme, created.id)).changes_count, 3)
})
