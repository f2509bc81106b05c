/** API.md's competitors: what is asked for, what is answered, what is refused, and the caps of plans. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTier } from '../features/accounts/index.ts'
import { startTrackingService } from '../features/competitors/competitors-fixtures.ts'
import { deleteOldChanges } from '../features/competitors/retention.ts'
import { newId } from '../platform/ids.ts'
import type { Scope } from '../platform/scopes.ts'

const service = await startTrackingService()
const { server, site, asked, create, created, get, patch, remove, addChange } = service
after(() => service[Symbol.asyncDispose]())

const now = () => server.deps.clock.now().getTime()
const minuteMs = 60_000
const dayMs = 86_400_000
const unknownId = newId('cmp')
const missing = { error: 'Not found', message: 'There is no such competitor.' }

test('a new competitor is active, unchecked and due within ten minutes, and its own address is in Location', async () => {
  const acme = await server.account('pro')
  const response = await create(acme, { name: 'Tallymoor' })
  const { data } = response.json()
  assert.equal(response.statusCode, 201)
  assert.match(data.id, /^cmp_[0-9A-Za-z]{24}$/)
  assert.equal(response.headers.location, `/v1/competitors/${data.id}`)
  const { id, url, next_check_at, ...rest } = data
  const created_at = new Date(now()).toISOString()
  assert.deepEqual(rest, {
    name: 'Tallymoor',
    check_frequency: 'daily',
    notify_on_change: true,
    status: 'active',
    created_at,
    updated_at: created_at,
    last_checked_at: null,
    last_change_at: null,
    last_error: null,
    changes_count: 0,
  })
  const wait = Date.parse(next_check_at) - now()
  assert.ok(wait > 0 && wait <= 10 * minuteMs, next_check_at)
  assert.ok(url.startsWith(site.url))
  assert.deepEqual(await get(acme, `/${id}`), { data: { ...data, changes: [] } })
})

test('the address is answered as it was sent, without the spaces around it', async () => {
  const acme = await server.account('pro')
  const url = `${site.url.replace('http', 'HTTP')}/As-Sent/index.html#top`
  assert.equal((await created(acme, { url: `  ${url} ` })).url, url)
})

test('without a name it has the one that its home page shows', async () => {
  const acme = await server.account('pro')
  assert.equal((await created(acme)).name, 'Acme')
})

for (const [payload, field, code] of [
  [{ url: undefined }, 'url', 'REQUIRED_FIELD'],
  [{ url: 'ftp://acme.example' }, 'url', 'INVALID_FORMAT'],
  [{ url: 'https://acme.example:8080' }, 'url', 'PORT_NOT_ALLOWED'],
  [{ url: 7 }, 'url', 'INVALID_TYPE'],
  [{ check_frequency: 'hourly' }, 'check_frequency', 'INVALID_VALUE'],
  [{ notify_on_change: 'yes' }, 'notify_on_change', 'INVALID_TYPE'],
  [{ name: '' }, 'name', 'TOO_SHORT'],
  [{ name: ' \u200b ' }, 'name', 'TOO_SHORT'],
  [{ name: 'Two\nlines' }, 'name', 'INVALID_FORMAT'],
  [{ name: 'a'.repeat(101) }, 'name', 'TOO_LONG'],
  [{ name: null }, 'name', 'INVALID_TYPE'],
  [{ frequency: 'daily' }, 'frequency', 'UNKNOWN_FIELD'],
] as const) {
  test(`a new competitor with ${JSON.stringify(payload).slice(0, 60)} is refused: ${code}`, async () => {
    const acme = await server.account('pro')
    const response = await create(acme, payload)
    assert.equal(response.statusCode, 400, response.body)
    assert.deepEqual(response.json().details, { field, code })
    assert.equal((await get(acme, '')).pagination.total, 0)
  })
}

for (const [url, code] of [
  [`${site.url}/closed`, 'LOGIN_REQUIRED'],
  ['http://10.0.0.1/', 'NOT_PUBLIC'],
  ['http://localhost/', 'NOT_PUBLIC'],
] as const) {
  test(`${url.replace(/:\d+/, '')} is refused as by an analysis: ${code}`, async () => {
    const acme = await server.account('pro')
    const analysis = await acme.send({ method: 'POST', url: '/v1/analyze', payload: { url } })
    const response = await create(acme, { url })
    assert.equal(response.statusCode, 422)
    assert.deepEqual(response.json(), analysis.json())
    assert.equal(response.json().details.code, code)
  })
}

test('one website, however its address is written, is tracked once by an account', async () => {
  const acme = await server.account('pro')
  const other = await server.account('pro')
  const { id } = await created(acme, { url: `${site.url}/brand` })
  for (const path of ['/brand', '/brand/', '/brand/index.html', '/brand#prices']) {
    const response = await create(acme, { url: `${site.url}${path}` })
    assert.equal(response.statusCode, 409, path)
    const { message, details } = response.json()
    assert.deepEqual(details, { field: 'url', code: 'DUPLICATE_COMPETITOR' })
    assert.match(message, new RegExp(id))
  }
  assert.equal((await create(other, { url: `${site.url}/brand` })).statusCode, 201)
})

test('of twenty creations of one website at once, one succeeds', async () => {
  const acme = await server.account('agency')
  const url = `${site.url}/at-once`
  const responses = await Promise.all(Array.from({ length: 20 }, () => create(acme, { url })))
  const statuses = responses.map(({ statusCode }) => statusCode).sort()
  assert.deepEqual(statuses, [201, ...Array.from({ length: 19 }, () => 409)])
})

for (const [tier, cap] of [
  ['pro', 10],
  ['agency', 50],
] as const) {
  test(`of 100 creations at once, an account of ${tier} gets ${cap}`, async () => {
    const acme = await server.account(tier)
    const responses = await Promise.all(Array.from({ length: 100 }, () => create(acme)))
    assert.equal(responses.filter(({ statusCode }) => statusCode === 201).length, cap)
    const refused = responses.filter(({ statusCode }) => statusCode === 403)
    assert.equal(refused.length, 100 - cap)
    assert.deepEqual(refused[0]?.json().details, { field: 'plan', code: 'PLAN_LIMIT_REACHED' })
    assert.equal((await get(acme, '')).pagination.total, cap)
  })
}

test('a paused competitor counts where one is created, and not where another one is resumed', async () => {
  const acme = await server.account('pro')
  const ids: string[] = []
  for (let at = 0; at < 10; at++) ids.push((await created(acme)).id)
  await patch(acme, ids[0]!, { status: 'paused' })
  assert.equal((await create(acme)).statusCode, 403)
  assert.equal((await patch(acme, ids[0]!, { status: 'active' })).statusCode, 200)
})

test('after a downgrade a paused one is resumed only where the plan has room', async () => {
  const acme = await server.account('agency')
  const ids: string[] = []
  for (let at = 0; at < 11; at++) ids.push((await created(acme)).id)
  await patch(acme, ids[0]!, { status: 'paused' })
  await setTier(server.deps, { accountId: acme.id, tier: 'pro' })
  const refused = await patch(acme, ids[0]!, { status: 'active' })
  assert.deepEqual([refused.statusCode, refused.json().details], [403, { field: 'plan', code: 'PLAN_LIMIT_REACHED' }])
  await patch(acme, ids[1]!, { status: 'paused' })
  assert.equal((await patch(acme, ids[0]!, { status: 'active' })).statusCode, 200)
})

test('creating and deleting in a loop fetches the website once in ten minutes', async () => {
  const acme = await server.account('pro')
  const url = `${site.url}/loop`
  const fetched = () => asked.filter((path) => path === '/loop').length
  for (let time = 0; time < 5; time++) {
    const { id } = await created(acme, { url })
    assert.equal((await remove(acme, id)).statusCode, 200)
    server.advance(110)
  }
  assert.equal(fetched(), 1)
  server.advance(60)
  await created(acme, { url })
  assert.equal(fetched(), 2)
})

test('a website that was refused is refused for ten minutes without being fetched, with the same answer', async () => {
  const acme = await server.account('pro')
  const url = `${site.url}/closed-loop`
  const first = await create(acme, { url })
  const second = await create(acme, { url })
  assert.deepEqual([first.statusCode, second.statusCode], [422, 422])
  assert.deepEqual(second.json(), first.json())
  assert.equal(asked.filter((path) => path === '/closed-loop').length, 1)
})

test('an account can add 120 websites an hour, those included that it tracks no more', async () => {
  const acme = await server.account('pro')
  for (let at = 0; at < 120; at++) {
    const { id } = await created(acme)
    await remove(acme, id)
    server.advance(1)
  }
  const refused = await create(acme)
  assert.equal(refused.statusCode, 429)
  const { message, retry_after } = refused.json()
  assert.match(message, /^At most 120 websites an hour can be added; the next at 20/)
  assert.equal(retry_after, 3_600 - 120)
  server.advance(retry_after)
  assert.equal((await create(acme)).statusCode, 201)
})

test('of two creations at once of a website that is refused, none succeeds', async () => {
  const acme = await server.account('pro')
  const url = `${site.url}/closed-at-once`
  const responses = await Promise.all([create(acme, { url }), create(acme, { url }), create(acme, { url })])
  assert.deepEqual(
    responses.map(({ statusCode }) => statusCode),
    [422, 422, 422],
  )
  assert.equal(asked.filter((path) => path === '/closed-at-once').length, 1)
})

test('every account fetches a website itself: its answer says nothing of others', async () => {
  const url = `${site.url}/two-accounts`
  for (const account of [await server.account('pro'), await server.account('pro')]) await created(account, { url })
  assert.equal(asked.filter((path) => path === '/two-accounts').length, 2)
})

test('two accounts that track one address have it checked at the same moments', async () => {
  const url = `${site.url}/same-moments`
  const moments = []
  for (const account of [await server.account('pro'), await server.account('pro')]) {
    moments.push((await created(account, { url })).next_check_at)
  }
  assert.equal(moments[0], moments[1])
})

test('the list is the newest first, in pages', async () => {
  const acme = await server.account('pro')
  const ids: string[] = []
  for (let at = 0; at < 5; at++) {
    ids.unshift((await created(acme)).id)
    server.advance(1)
  }
  const shown = async (query: string) => (await get(acme, query)).data.map(({ id }: { id: string }) => id)
  assert.deepEqual(await shown(''), ids)
  assert.deepEqual(await shown('?limit=2&page=2'), ids.slice(2, 4))
  assert.deepEqual((await get(acme, '?limit=2')).pagination, { page: 1, limit: 2, total: 5, pages: 3 })
})

test('of another account nothing is shown, changed or deleted', async () => {
  const [acme, other] = [await server.account('pro'), await server.account('pro')]
  const { id } = await created(acme)
  await addChange(acme, id)
  assert.deepEqual((await get(other, '')).data, [])
  assert.deepEqual((await get(other, '/changes')).data, [])
  assert.deepEqual((await get(other, `/changes?competitor_id=${id}`)).data, [])
  assert.deepEqual(await get(other, `/${id}`), missing)
  assert.deepEqual((await patch(other, id, { name: 'Mine' })).json(), missing)
  assert.deepEqual((await remove(other, id)).json(), missing)
  assert.equal((await get(acme, `/${id}`)).data.name, 'Acme')
})

for (const id of [unknownId, 'cmp_1', 'anl_4fGh7Jk2Lm9Np3Qr6St1Uv8W']) {
  test(`there is no competitor ${id}`, async () => {
    const acme = await server.account('pro')
    const answers = [
      await patch(acme, id, {}),
      await remove(acme, id),
      await acme.send({ url: `/v1/competitors/${id}` }),
    ]
    for (const answer of answers) assert.deepEqual([answer.statusCode, answer.json()], [404, missing])
  })
}

test('an address that one method has is not taken for the id of a competitor by another', async () => {
  const { send } = await server.account('agency')
  const changed = await send({ method: 'PATCH', url: '/v1/competitors/changes?days=7', payload: { name: 'Other' } })
  assert.deepEqual([changed.statusCode, changed.headers.allow], [405, 'GET, HEAD'])
})

test('a change of settings is answered with the record, and all else stays', async () => {
  const acme = await server.account('pro')
  const before = await created(acme)
  server.advance(60)
  const response = await patch(acme, before.id, { name: ' Tallymoor ', notify_on_change: false })
  assert.equal(response.statusCode, 200)
  const updated_at = new Date(now()).toISOString()
  assert.deepEqual(response.json().data, { ...before, name: 'Tallymoor', notify_on_change: false, updated_at })
})

test('an empty change changes nothing', async () => {
  const acme = await server.account('pro')
  const before = await created(acme)
  server.advance(60)
  assert.deepEqual((await patch(acme, before.id, {})).json().data, before)
})

test('a paused competitor is not due, and one that is resumed is due within ten minutes', async () => {
  const acme = await server.account('pro')
  const { id } = await created(acme)
  const paused = (await patch(acme, id, { status: 'paused' })).json().data
  assert.deepEqual([paused.status, paused.next_check_at], ['paused', null])
  server.advance(3_600)
  const resumed = (await patch(acme, id, { status: 'active' })).json().data
  assert.equal(resumed.status, 'active')
  const wait = Date.parse(resumed.next_check_at) - now()
  assert.ok(wait > 0 && wait <= 10 * minuteMs)
})

test('to resume one that is active moves nothing', async () => {
  const acme = await server.account('pro')
  const before = await created(acme)
  const { data } = (await patch(acme, before.id, { status: 'active' })).json()
  assert.equal(data.next_check_at, before.next_check_at)
})

test('another frequency gives another due time, as if it had held since the last check', async () => {
  const acme = await server.account('pro')
  const { id } = await created(acme)
  await server.deps.db
    .updateTable('competitor')
    .set({ last_checked_at: new Date(now()), next_check_at: new Date(now() + dayMs), due_at: new Date(now() + dayMs) })
    .where('id', '=', id)
    .execute()
  const due = async (check_frequency: string) =>
    Date.parse((await patch(acme, id, { check_frequency })).json().data.next_check_at) - now()
  const [weekly, monthly, daily] = [await due('weekly'), await due('monthly'), await due('daily')]
  assert.ok(weekly > 0.6 * dayMs && weekly <= 7.7 * dayMs, `${weekly / dayMs}`)
  assert.ok(monthly > 3 * dayMs && monthly <= 36 * dayMs, `${monthly / dayMs}`)
  assert.ok(daily > 0 && daily <= 1.1 * dayMs, `${daily / dayMs}`)
})

test('a deleted competitor is gone with its changes', async () => {
  const acme = await server.account('pro')
  const { id } = await created(acme)
  await addChange(acme, id)
  const response = await remove(acme, id)
  assert.deepEqual([response.statusCode, response.json()], [200, { data: { id, deleted: true } }])
  assert.deepEqual(await get(acme, `/${id}`), missing)
  assert.deepEqual((await get(acme, '/changes')).data, [])
})

test('a change is shown with its competitor, its values and its evidence', async () => {
  const acme = await server.account('pro')
  const { id, url } = await created(acme, { name: 'Tallymoor' })
  const changeId = await addChange(acme, id)
  const confirmed_at = new Date(now()).toISOString()
  const change = {
    id: changeId,
    competitor_id: id,
    competitor_name: 'Tallymoor',
    url,
    type: 'headline_change',
    field: 'headline',
    old_value: 'Bridges that last',
    new_value: 'Bridges that outlast us',
    detected_at: new Date(now() - 600_000).toISOString(),
    confirmed_at,
    evidence: {
      page_url: site.url,
      before: 'Bridges that last',
      after: 'Bridges that outlast us',
      before_hash: null,
      after_hash: null,
    },
  }
  assert.deepEqual((await get(acme, '/changes')).data, [change])
  assert.deepEqual((await get(acme, `/${id}`)).data.changes, [change])
})

test('changes are the newest first, and a competitor shows its newest 50', async () => {
  const acme = await server.account('pro')
  const { id } = await created(acme)
  const ids: string[] = []
  for (let at = 60; at > 0; at--) ids.unshift(await addChange(acme, id, { daysAgo: at }))
  const shown: { id: string }[] = (await get(acme, `/${id}`)).data.changes
  assert.deepEqual(
    shown.map((change) => change.id),
    ids.slice(0, 50),
  )
})

test('a change is forgotten after 400 days', async () => {
  const acme = await server.account('pro')
  const { id } = await created(acme)
  await addChange(acme, id, { daysAgo: 401 })
  const kept = await addChange(acme, id, { daysAgo: 399 })
  await deleteOldChanges(server.deps)
  const { changes } = (await get(acme, `/${id}`)).data
  assert.deepEqual(
    changes.map((change: { id: string }) => change.id),
    [kept],
  )
})

test('changes are filtered by days, type and competitor', async () => {
  const acme = await server.account('pro')
  const [one, two] = [await created(acme), await created(acme)]
  const recent = await addChange(acme, one.id, { daysAgo: 6.9 })
  const older = await addChange(acme, one.id, { daysAgo: 7.1, type: 'pricing_change' })
  const others = await addChange(acme, two.id, { daysAgo: 1, type: 'pricing_change' })
  const shown = async (query: string) => (await get(acme, `/changes${query}`)).data.map(({ id }: { id: string }) => id)
  assert.deepEqual(await shown(''), [others, recent])
  assert.deepEqual(await shown('?days=90'), [others, recent, older])
  assert.deepEqual(await shown('?days=90&type=pricing_change'), [others, older])
  assert.deepEqual(await shown(`?days=90&competitor_id=${one.id}`), [recent, older])
  assert.deepEqual(await shown(`?days=90&type=cta_change`), [])
  assert.deepEqual(await shown(`?competitor_id=${unknownId}`), [])
  assert.deepEqual(await shown('?competitor_id=nothing'), [])
})

for (const [query, field, code] of [
  ['days=0', 'days', 'OUT_OF_RANGE'],
  ['days=91', 'days', 'OUT_OF_RANGE'],
  ['days=7.5', 'days', 'INVALID_TYPE'],
  ['type=price_change', 'type', 'INVALID_VALUE'],
  ['status=active', 'status', 'UNKNOWN_FIELD'],
] as const) {
  test(`changes with ${query} are refused: ${code}`, async () => {
    const acme = await server.account('pro')
    const response = await acme.send({ url: `/v1/competitors/changes?${query}` })
    assert.deepEqual([response.statusCode, response.json().details], [400, { field, code }])
  })
}

const requests = [
  ['POST', '', 'write:competitors'],
  ['GET', '', 'read:competitors'],
  ['GET', '/changes', 'read:competitors'],
  ['GET', `/${unknownId}`, 'read:competitors'],
  ['PATCH', `/${unknownId}`, 'write:competitors'],
  ['DELETE', `/${unknownId}`, 'write:competitors'],
] as const

for (const [method, path, scope] of requests) {
  const payload = method === 'POST' || method === 'PATCH' ? { payload: {} } : {}
  const request = { method, url: `/v1/competitors${path}`, ...payload }

  test(`${method} ${path.replace(unknownId, ':id')} needs the scope ${scope}`, async () => {
    const others = (['read:competitors', 'write:competitors', 'admin:full'] as Scope[]).filter((one) => one !== scope)
    const refused = await (await server.account('pro', others)).send(request)
    assert.deepEqual([refused.statusCode, refused.json().details.code], [403, 'INSUFFICIENT_SCOPE'])
    const allowed = await (await server.account('pro', [scope])).send(request)
    assert.notEqual(allowed.statusCode, 403)
  })

  test(`${method} ${path.replace(unknownId, ':id')} is not for the tier free`, async () => {
    const refused = await (await server.account('free')).send(request)
    assert.deepEqual([refused.statusCode, refused.json().details], [403, { field: 'tier', code: 'TIER_REQUIRED' }])
  })
}

test('after a downgrade to free everything waits, and is there after an upgrade', async () => {
  const acme = await server.account('pro')
  const before = await created(acme)
  const change = async (tier: string) => {
    await setTier(server.deps, { accountId: acme.id, tier })
    // For so long a process may know a key by its former tier.
    server.advance(5)
  }
  await change('free')
  assert.equal((await acme.send({ url: `/v1/competitors/${before.id}` })).statusCode, 403)
  await change('pro')
  assert.equal((await get(acme, `/${before.id}`)).data.id, before.id)
})

test('the same creation under one Idempotency-Key makes one competitor', async () => {
  const acme = await server.account('pro')
  const request = {
    method: 'POST',
    url: '/v1/competitors',
    payload: { url: `${site.url}/idempotent` },
    headers: { 'idempotency-key': 'one' },
  } as const
  const [first, second] = [await acme.send(request), await acme.send(request)]
  assert.deepEqual([first.statusCode, second.statusCode], [201, 201])
  assert.deepEqual(second.json(), first.json())
  assert.equal((await get(acme, '')).pagination.total, 1)
})
