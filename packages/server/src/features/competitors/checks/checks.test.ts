/** What checks do with a competitor: its states, confirmations, rotations, what accounts share, and what stops a check. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTier } from '../../accounts/index.ts'
import { startTrackingService } from '../competitors-fixtures.ts'
import { correctDueTimes, pauseCompetitorsOverCap } from '../plan-changes.ts'
import { deleteUnusedSnapshots } from '../retention.ts'
import { answerFrom, firstState } from '../tracked-site-fixtures.ts'
import { createChecker } from './checker.ts'
import { claimSites } from './queries.ts'

/** A website that is tracked by an account and has its baseline. */
async function startTracked() {
  const state = firstState()
  const service = await startTrackingService({}, answerFrom(state))
  const acme = await service.server.account('pro')
  const url = `${service.site.url}/`
  const { id } = await service.created(acme, { url })
  await service.pass()
  const shown = async (account = acme, competitorId = id) => (await service.get(account, `/${competitorId}`)).data
  return { ...service, state, acme, id, url, shown }
}

const minuteMs = 60_000
const first = 'Four miles an hour is fast enough'
const second = 'A slower week on the water'

test('what the confirmation does not see again is not told', async () => {
  await using tracked = await startTracked()
  tracked.state.headline = second
  await tracked.pass()
  tracked.state.headline = first
  await tracked.pass()
  await tracked.pass()
  assert.equal((await tracked.shown()).changes_count, 0)
})

test('a headline that comes back from one of the last checks is not told', async () => {
  await using tracked = await startTracked()
  for (const headline of [second, first, second, first]) {
    tracked.state.headline = headline
    await tracked.pass()
    await tracked.pass()
  }
  assert.equal((await tracked.shown()).changes_count, 1)
})

test('a price that comes back is told', async () => {
  await using tracked = await startTracked()
  for (const price of ['£920', '£880']) {
    tracked.state.price = price
    await tracked.pass()
    await tracked.pass()
  }
  assert.equal((await tracked.shown()).changes_count, 2)
})

test('a confirmation comes 5 to 15 minutes after the check, and the next check is not moved by it', async () => {
  await using tracked = await startTracked()
  tracked.state.headline = second
  await tracked.pass()
  const checked = await tracked.shown()
  await tracked.pass()
  const confirmed = await tracked.shown()
  const gap = Date.parse(confirmed.last_checked_at) - Date.parse(checked.last_checked_at)
  assert.ok(gap >= 5 * minuteMs && gap <= 15 * minuteMs, `${gap / minuteMs}`)
  assert.equal(confirmed.next_check_at, checked.next_check_at)
})

test('a change is an event, unless its competitor does not notify', async () => {
  await using tracked = await startTracked()
  const { server, acme, id, state } = tracked
  const events = () =>
    server.deps.db.selectFrom('event').select(['data', 'subject_id']).where('kind', '=', 'competitor.changed').execute()
  state.headline = second
  await tracked.pass()
  await tracked.pass()
  const change = { type: 'headline_change', field: 'headline', old_value: first, new_value: second }
  const data = { competitor_id: id, competitor_name: 'Quillmere', url: tracked.url, change }
  assert.deepEqual(await events(), [{ data, subject_id: id }])
  await tracked.patch(acme, id, { notify_on_change: false })
  state.price = '£920'
  await tracked.pass()
  await tracked.pass()
  assert.equal((await tracked.shown()).changes_count, 2)
  assert.equal((await events()).length, 1)
})

for (const status of [403, 404, 500]) {
  test(`three answers of ${status}, ten minutes apart, make it failed; the next check heals it`, async () => {
    await using tracked = await startTracked()
    const { state, server } = tracked
    const moments: number[] = []
    state.status = status
    for (let tries = 0; tries < 3; tries++) {
      assert.equal((await tracked.shown()).status, 'active')
      await tracked.pass()
      moments.push(server.deps.clock.now().getTime())
    }
    assert.deepEqual([moments[1]! - moments[0]!, moments[2]! - moments[1]!], [10 * minuteMs, 10 * minuteMs])
    const failed = await tracked.shown()
    assert.equal(failed.status, 'failed')
    assert.equal(failed.last_error.at, server.deps.clock.now().toISOString())
    assert.ok(failed.last_error.message.length > 10)
    await tracked.pass()
    assert.equal((await tracked.shown()).status, 'failed')
    state.status = 200
    await tracked.pass()
    const healed = await tracked.shown()
    assert.deepEqual([healed.status, healed.last_error, healed.changes_count], ['active', null, 0])
  })
}

test('two answers of 500 and then the page again are nothing', async () => {
  await using tracked = await startTracked()
  tracked.state.status = 500
  await tracked.pass()
  await tracked.pass()
  tracked.state.status = 200
  await tracked.pass()
  const { status, last_error, changes_count } = await tracked.shown()
  assert.deepEqual([status, last_error, changes_count], ['active', null, 0])
})

test('a failed one that is resumed is active at once, and checked within ten minutes', async () => {
  await using tracked = await startTracked()
  tracked.state.status = 500
  for (let tries = 0; tries < 3; tries++) await tracked.pass()
  const { data } = (await tracked.patch(tracked.acme, tracked.id, { status: 'active' })).json()
  assert.deepEqual([data.status, data.last_error], ['active', null])
  assert.ok(Date.parse(data.next_check_at) - tracked.server.deps.clock.now().getTime() <= 10 * minuteMs)
})

test('a headline that stays is told although a call beside it is another one at every check', async () => {
  await using tracked = await startTracked()
  const { state } = tracked
  state.headline = second
  for (const call of ['Ring us today', 'Write to us today', 'Visit us today', 'Meet us today']) {
    state.call = call
    await tracked.pass()
  }
  const told = (await tracked.shown()).changes.map(({ new_value }: { new_value: string }) => new_value)
  assert.deepEqual(told, [second])
})

test('the name is detected by the first check that can read the website', async () => {
  const state = firstState()
  await using service = await startTrackingService({}, answerFrom(state))
  const acme = await service.server.account('pro')
  const { id } = await service.created(acme, { url: `${service.site.url}/boats/` })
  state.status = 503
  const { db } = service.server.deps
  // As after a preflight of a website that was too slow.
  await db.deleteFrom('competitor_preflight').execute()
  await db.updateTable('competitor').set({ name: '127.0.0.1' }).execute()
  await service.pass()
  assert.equal((await service.get(acme, `/${id}`)).data.name, '127.0.0.1')
  state.status = 200
  await service.pass()
  assert.equal((await service.get(acme, `/${id}`)).data.name, 'Quillmere')
})

test('a page that tells nothing heals nothing', async () => {
  await using tracked = await startTracked()
  tracked.state.status = 500
  for (let tries = 0; tries < 3; tries++) await tracked.pass()
  Object.assign(tracked.state, { status: 200, isEmpty: true })
  await tracked.pass()
  const { status, last_error } = await tracked.shown()
  assert.deepEqual([status, last_error.code], ['failed', 'SITE_ERROR'])
})

test('three errors of ours in a row pause it, with what happened', async () => {
  await using tracked = await startTracked()
  const { deps } = tracked.server
  const broken = createChecker({
    ...deps,
    engine: { run: () => Promise.reject(new Error('a bug')), close: async () => undefined },
  })
  tracked.state.headline = second
  for (let faults = 0; faults < 3; faults++) {
    assert.equal((await tracked.shown()).status, 'active')
    const due = await deps.db.selectFrom('competitor').select('due_at').executeTakeFirstOrThrow()
    tracked.server.setClock(due.due_at!)
    await broken.poll()
    await broken.idle()
  }
  const { status, last_error, next_check_at } = await tracked.shown()
  assert.deepEqual([status, last_error.code, next_check_at], ['paused', 'INTERNAL', null])
})

test('two accounts share a check, and neither sees what was before it began', async () => {
  await using tracked = await startTracked()
  const { server, state, acme, asked } = tracked
  state.headline = second
  const other = await server.account('pro')
  const { id: theirs } = await tracked.created(other, { url: tracked.url })
  await tracked.pass()
  state.price = '£920'
  await tracked.patch(acme, tracked.id, { status: 'paused' })
  await tracked.patch(acme, tracked.id, { status: 'active' })
  await server.deps.db.updateTable('competitor').set({ due_at: server.deps.clock.now() }).execute()
  const before = asked.filter((path) => path === '/').length
  await tracked.pass()
  assert.equal(asked.filter((path) => path === '/').length, before + 1)
  await tracked.pass()
  const types = async (account: typeof acme, id: string) =>
    (await tracked.shown(account, id)).changes.map(({ type }: { type: string }) => type).sort()
  assert.deepEqual(await types(acme, tracked.id), ['headline_change', 'pricing_change'])
  assert.deepEqual(await types(other, theirs), ['pricing_change'])
})

test('of two checkers at once, one checks', async () => {
  await using tracked = await startTracked()
  const { server, asked, checker } = tracked
  const rival = createChecker(server.deps)
  const due = await server.deps.db.selectFrom('competitor').select('due_at').executeTakeFirstOrThrow()
  server.setClock(due.due_at!)
  const before = asked.filter((path) => path === '/').length
  await Promise.all([checker.poll(), rival.poll()])
  await Promise.all([checker.idle(), rival.idle()])
  assert.equal(asked.filter((path) => path === '/').length, before + 1)
  await rival.stop(0)
})

test('the check of a checker that died is taken over when its claim expires', async () => {
  await using tracked = await startTracked()
  const { server, checker } = tracked
  const { db } = server.deps
  const due = await db.selectFrom('competitor').select('due_at').executeTakeFirstOrThrow()
  server.setClock(due.due_at!)
  const claimed_until = new Date(due.due_at!.getTime() + 60_000)
  await db.updateTable('tracked_site').set({ claim: '00000000-0000-4000-8000-000000000000', claimed_until }).execute()
  await checker.poll()
  await checker.idle()
  assert.notEqual((await tracked.shown()).last_checked_at, due.due_at!.toISOString())
  server.setClock(claimed_until)
  await checker.poll()
  await checker.idle()
  assert.equal((await tracked.shown()).last_checked_at, claimed_until.toISOString())
})

test('a check that is stopped leaves everything as it was, due at once', async () => {
  await using tracked = await startTracked()
  const { server } = tracked
  const { db } = server.deps
  const due = await db.selectFrom('competitor').selectAll().executeTakeFirstOrThrow()
  server.setClock(due.due_at!)
  const stopped = createChecker(server.deps)
  await stopped.poll()
  await stopped.stop(0)
  assert.deepEqual(await db.selectFrom('competitor').selectAll().executeTakeFirstOrThrow(), due)
  assert.equal((await db.selectFrom('tracked_site').select('claim').executeTakeFirstOrThrow()).claim, null)
})

test('a competitor that is paused or deleted while it is checked stays so', async () => {
  await using tracked = await startTracked()
  const { server, checker, acme, id, state } = tracked
  const due = await server.deps.db.selectFrom('competitor').select('due_at').executeTakeFirstOrThrow()
  server.setClock(due.due_at!)
  state.headline = second
  await checker.poll()
  await tracked.patch(acme, id, { status: 'paused' })
  await checker.idle()
  const { status, next_check_at } = await tracked.shown()
  assert.deepEqual([status, next_check_at], ['paused', null])
})

test('an account without a plan for it has nothing checked, and goes on after an upgrade', async () => {
  await using tracked = await startTracked()
  const { server, acme } = tracked
  await setTier(server.deps, { accountId: acme.id, tier: 'free' })
  const before = tracked.asked.length
  await tracked.pass()
  assert.equal(tracked.asked.length, before)
  await setTier(server.deps, { accountId: acme.id, tier: 'pro' })
  await tracked.pass()
  assert.ok(tracked.asked.length > before)
})

test('after a downgrade the newest over the cap are paused, and an upgrade resumes none', async () => {
  await using service = await startTrackingService()
  const { server } = service
  const acme = await server.account('agency')
  const ids: string[] = []
  for (let at = 0; at < 12; at++) {
    ids.push((await service.created(acme)).id)
    server.advance(1)
  }
  await setTier(server.deps, { accountId: acme.id, tier: 'pro' })
  await pauseCompetitorsOverCap(server.deps)
  const paused = async () =>
    (await service.get(acme, '')).data.flatMap(({ id, status }: { id: string; status: string }) =>
      status === 'paused' ? [id] : [],
    )
  assert.deepEqual(await paused(), ids.slice(10).reverse())
  await setTier(server.deps, { accountId: acme.id, tier: 'agency' })
  await pauseCompetitorsOverCap(server.deps)
  assert.deepEqual(await paused(), ids.slice(10).reverse())
})

test('with another plan a daily competitor is checked at its interval', async () => {
  await using tracked = await startTracked()
  const { server, acme } = tracked
  const wait = async () => Date.parse((await tracked.shown()).next_check_at) - server.deps.clock.now().getTime()
  await setTier(server.deps, { accountId: acme.id, tier: 'agency' })
  await correctDueTimes(server.deps)
  assert.ok((await wait()) <= 66 * minuteMs)
  await setTier(server.deps, { accountId: acme.id, tier: 'pro' })
  await correctDueTimes(server.deps)
  assert.ok((await wait()) > 66 * minuteMs)
})

test('a website that nobody tracks any more is forgotten with its states', async () => {
  await using tracked = await startTracked()
  const { server, acme, id } = tracked
  const count = async (table: 'tracked_site' | 'site_snapshot') =>
    (await server.deps.db.selectFrom(table).select('id').execute()).length
  await deleteUnusedSnapshots(server.deps)
  assert.deepEqual([await count('tracked_site'), await count('site_snapshot')], [1, 1])
  await tracked.remove(acme, id)
  await deleteUnusedSnapshots(server.deps)
  assert.deepEqual([await count('tracked_site'), await count('site_snapshot')], [0, 0])
})

test('after thirty days one state a day is kept, after 400 days none but those that are compared with', async () => {
  await using tracked = await startTracked()
  const { server } = tracked
  const { db } = server.deps
  const { id: site } = await db.selectFrom('tracked_site').select('id').executeTakeFirstOrThrow()
  const now = server.deps.clock.now().getTime()
  const taken = [401, 40.4, 40.3, 35.2, 10.2, 10.1].map((days) => new Date(now - days * 86_400_000))
  for (const [at, taken_at] of taken.entries()) {
    const row = { site_id: site, taken_at, fingerprint: '1', digest: Buffer.from([at]), body: Buffer.from('x') }
    await db.insertInto('site_snapshot').values(row).execute()
  }
  await deleteUnusedSnapshots(server.deps)
  const kept = await db.selectFrom('site_snapshot').select('taken_at').orderBy('taken_at').execute()
  assert.deepEqual(
    kept.slice(0, -1).map(({ taken_at }) => taken_at),
    [taken[1], taken[3], taken[4], taken[5]],
  )
})

test('of a website that is another at every check 20 MB of states are kept', async () => {
  await using tracked = await startTracked()
  const { server } = tracked
  const { db } = server.deps
  const { id: site } = await db.selectFrom('tracked_site').select('id').executeTakeFirstOrThrow()
  for (let at = 0; at < 6; at++) {
    const row = { site_id: site, taken_at: server.deps.clock.now(), fingerprint: '1', digest: Buffer.from([at]) }
    await db
      .insertInto('site_snapshot')
      .values({ ...row, body: Buffer.alloc(5_000_000, at) })
      .execute()
  }
  await deleteUnusedSnapshots(server.deps)
  const kept = await db.selectFrom('site_snapshot').select('id').execute()
  // The state that is compared with is one of them, whatever it weighs.
  assert.equal(kept.length, 1 + 4)
  tracked.state.headline = second
  await tracked.pass()
  await tracked.pass()
  assert.equal((await tracked.shown()).changes_count, 1)
})

test('states of other rules are not compared: the next check is a new baseline', async () => {
  await using tracked = await startTracked()
  await tracked.server.deps.db
    .updateTable('site_snapshot')
    .set({ fingerprint: 'older' } as never)
    .execute()
  tracked.state.headline = second
  await tracked.pass()
  await tracked.pass()
  assert.equal((await tracked.shown()).changes_count, 0)
  tracked.state.headline = 'Eleven boats, each with a name'
  await tracked.pass()
  await tracked.pass()
  assert.equal((await tracked.shown()).changes_count, 1)
})

test('a clock that jumped ahead and back makes nothing wait for a year', async () => {
  await using tracked = await startTracked()
  const { server } = tracked
  const before = server.deps.clock.now()
  server.setClock(new Date(before.getTime() + 400 * 86_400_000))
  await tracked.pass()
  server.setClock(before)
  await correctDueTimes(server.deps)
  const { next_check_at } = await tracked.shown()
  assert.ok(Date.parse(next_check_at) - before.getTime() <= 36 * 86_400_000, next_check_at)
})

test('a clock that was weeks ahead makes a daily check wait for no more than two days', async () => {
  await using tracked = await startTracked()
  const { server } = tracked
  const before = server.deps.clock.now()
  server.setClock(new Date(before.getTime() + 20 * 86_400_000))
  await tracked.pass()
  server.setClock(before)
  await correctDueTimes(server.deps)
  const { next_check_at } = await tracked.shown()
  assert.ok(Date.parse(next_check_at) - before.getTime() <= 2 * 86_400_000, next_check_at)
})

test('a claim of a process that died while its clock was ahead does not hold', async () => {
  await using tracked = await startTracked()
  const { db, clock } = tracked.server.deps
  const until = new Date(clock.now().getTime() + 20 * 86_400_000)
  const claim = '00000000-0000-4000-8000-000000000001'
  await db.updateTable('tracked_site').set({ claim, claimed_until: until }).execute()
  const before = (await tracked.shown()).last_checked_at
  await tracked.pass()
  assert.notEqual((await tracked.shown()).last_checked_at, before)
})

test('a name with characters that a database refuses is no error of a check', async () => {
  const page =
    '<!doctype html><html lang="en"><title>Home</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Quill\\u0000mere","url":"/"}</script><h1>Boats</h1>'
  const text = '<p>We let narrow boats by the week on quiet canals, and look after them all winter.</p>'.repeat(5)
  await using service = await startTrackingService({}, (_request, response) => response.end(page + text))
  const acme = await service.server.account('pro')
  const { id } = await service.created(acme, { url: `${service.site.url}/` })
  await service.pass()
  const { data } = await service.get(acme, `/${id}`)
  assert.deepEqual([data.name, data.last_checked_at !== null], ['Quill mere', true])
})

test('the first check of a website is apart from others, the next ones are not', async () => {
  await using tracked = await startTrackingService()
  await tracked.created(await tracked.server.account('pro'))
  const isSlow = async () =>
    (await tracked.server.deps.db.selectFrom('tracked_site').select('is_slow').executeTakeFirstOrThrow()).is_slow
  assert.equal(await isSlow(), true)
  await tracked.pass()
  assert.equal(await isSlow(), false)
})

test('a website with a file that keeps the check waiting is read apart from others, and its change is found', async () => {
  const state = firstState()
  const answer = answerFrom(state)
  let asked = 0
  await using service = await startTrackingService({}, (request, response) => {
    // Whoever asks for it first gets no answer.
    if (request.url === '/slow.css') return asked++ === 0 ? undefined : response.end('h1{color:#123456}')
    return answer(request, response)
  })
  const acme = await service.server.account('pro')
  const { id } = await service.created(acme, { url: `${service.site.url}/` })
  await service.pass()
  state.headline = `${second}<link rel="stylesheet" href="/slow.css">`
  const checker = createChecker(service.server.deps, { quickMs: 1_000 })
  const { due_at } = await service.server.deps.db.selectFrom('competitor').select('due_at').executeTakeFirstOrThrow()
  service.server.setClock(due_at!)
  await checker.poll()
  await checker.idle()
  await checker.stop(0)
  const { candidate_changes } = await service.server.deps.db
    .selectFrom('competitor')
    .select('candidate_changes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(
    candidate_changes?.map(({ type }) => type),
    ['headline_change'],
  )
  assert.equal(asked, 2)
})

test('of one account one website at a time is read or compared', async () => {
  const state = firstState()
  const answer = answerFrom(state)
  await using service = await startTrackingService({}, (request, response) => {
    request.url = request.url?.replace(/^\/\?\d$/, '/')
    return answer(request, response)
  })
  const { deps } = service.server
  const acme = await service.server.account('pro')
  for (const query of ['?1', '?2', '?3']) await service.created(acme, { url: `${service.site.url}/${query}` })
  while ((await deps.db.selectFrom('competitor').select('id').where('seen_id', 'is', null).execute()).length > 0) {
    await service.pass()
  }
  let running = 0
  let most = 0
  const run: typeof deps.engine.run = async (task, signal) => {
    most = Math.max(most, ++running)
    return deps.engine.run(task, signal).finally(() => running--)
  }
  const checker = createChecker({ ...deps, engine: { ...deps.engine, run } })
  state.headline = second
  // All of them are due: they differ, and the second time they are the same, with something to be confirmed.
  for (let time = 0; time < 2; time++) {
    await deps.db.updateTable('competitor').set({ due_at: deps.clock.now() }).execute()
    await checker.poll()
    await checker.idle()
  }
  await checker.stop(0)
  assert.equal(most, 1)
  const rows = await deps.db.selectFrom('competitor').select('changes_count').execute()
  assert.deepEqual(
    rows.map(({ changes_count }) => changes_count),
    [1, 1, 1],
  )
})

test('of one account no more websites are claimed at once than it may have', async () => {
  await using service = await startTrackingService()
  const { db, clock } = service.server.deps
  const [acme, other] = [await service.server.account('pro'), await service.server.account('pro')]
  for (const account of [acme, acme, acme, other]) await service.created(account)
  await db.updateTable('competitor').set({ due_at: clock.now() }).execute()
  const claimed = async (claim: string, running: ReadonlyMap<string, number>) => {
    const until = new Date(clock.now().getTime() + 30_000)
    const options = { claim, now: clock.now(), until, isSlow: true, most: 10, ofAccount: 2, running, served: [] }
    return (await claimSites(db, options)).map(({ account_id }) => account_id).sort()
  }
  const two = new Map([[acme.id, 2]])
  assert.deepEqual(
    await claimed('00000000-0000-4000-8000-000000000001', new Map()),
    [acme.id, acme.id, other.id].sort(),
  )
  assert.deepEqual(await claimed('00000000-0000-4000-8000-000000000002', two), [])
  assert.deepEqual(await claimed('00000000-0000-4000-8000-000000000003', new Map()), [acme.id])
})

test('of one account one website at a time is probed at a host', async () => {
  await using service = await startTrackingService()
  const { deps } = service.server
  const acme = await service.server.account('pro')
  for (let count = 0; count < 3; count++) await service.created(acme)
  while ((await deps.db.selectFrom('competitor').select('id').where('seen_id', 'is', null).execute()).length > 0) {
    await service.pass()
  }
  let running = 0
  let most = 0
  const run: typeof deps.probes.run = async (task, signal) => {
    most = Math.max(most, ++running)
    return deps.probes.run(task, signal).finally(() => running--)
  }
  const checker = createChecker({ ...deps, probes: { ...deps.probes, run } })
  await deps.db.updateTable('competitor').set({ due_at: deps.clock.now() }).execute()
  await checker.poll()
  await checker.idle()
  await checker.stop(0)
  assert.equal(most, 1)
})

test('an account with many slow websites waits until another one had its turn', async () => {
  await using service = await startTrackingService()
  const { db, clock } = service.server.deps
  const [acme, other] = [await service.server.account('pro'), await service.server.account('pro')]
  for (const account of [acme, acme, other]) await service.created(account)
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * minuteMs)
  await db
    .updateTable('competitor')
    .set({ due_at: ago(40) })
    .where('account_id', '=', acme.id)
    .execute()
  await db
    .updateTable('competitor')
    .set({ due_at: ago(1) })
    .where('account_id', '=', other.id)
    .execute()
  const claim = '00000000-0000-4000-8000-000000000001'
  const until = new Date(clock.now().getTime() + 30_000)
  const options = { claim, now: clock.now(), until, isSlow: true, most: 1, ofAccount: 1, running: new Map() }
  const [first] = await claimSites(db, { ...options, served: [] })
  assert.equal(first?.account_id, acme.id)
  const [next] = await claimSites(db, { ...options, served: [acme.id] })
  assert.equal(next?.account_id, other.id)
})
