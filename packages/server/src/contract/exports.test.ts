/** API.md's exports: what is asked for, the states, and what is refused. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { exportJob } from '../features/exports/export-job.ts'
import { startExportService } from '../features/exports/exports-fixtures.ts'
import { newId } from '../platform/ids.ts'
import { startTestServer, type TestAccount } from '../test-support/server.ts'

const service = await startExportService()
const { server, exported, start, work } = service
after(() => service[Symbol.asyncDispose]())

const shown = async (account: TestAccount, id: string) =>
  (await account.send({ method: 'GET', url: `/v1/exports/${id}` })).json().data

test('a new export is processing, without an address, and its own address is in Location', async () => {
  const acme = await server.account('pro')
  const analysis = await completedAnalysis(server, acme.id)
  const response = await start(acme, analysis, { format: 'json' })
  const { data } = response.json()
  assert.equal(response.statusCode, 201)
  assert.match(data.export_id, /^exp_[0-9A-Za-z]{24}$/)
  assert.deepEqual(data, { export_id: data.export_id, status: 'processing', download_url: null, expires_at: null })
  assert.equal(response.headers.location, `/v1/exports/${data.export_id}`)
  const polled = await acme.send({ method: 'GET', url: String(response.headers.location) })
  assert.deepEqual(polled.json().data, data)
  assert.equal(polled.headers['retry-after'], '1')
})

test('a completed export has an address, which ends seven days after it was made', async () => {
  const acme = await server.account('pro')
  const analysis = await completedAnalysis(server, acme.id)
  const { export_id: id } = (await start(acme, analysis, { format: 'json' })).json().data
  await work()
  const { download_url: url, expires_at: expiresAt, ...rest } = await shown(acme, id)
  assert.deepEqual(rest, { export_id: id, status: 'completed' })
  assert.equal(expiresAt, new Date(server.deps.clock.now().getTime() + 7 * 86_400_000).toISOString())
  const seconds = Date.parse(expiresAt) / 1_000
  assert.match(url, new RegExp(`^http://[^/]+/v1/exports/${id}/download\\?expires=${seconds}&signature=[\\w-]{43}$`))
})

test('its event is there when it is completed, once, with the members of the contract', async () => {
  const acme = await server.account('pro')
  const analysis = await completedAnalysis(server, acme.id)
  const { data } = await exported(acme, analysis, { format: 'json' })
  const events = await server.deps.db
    .selectFrom('event')
    .select(['kind', 'data'])
    .where('subject_id', '=', data.export_id)
    .execute()
  const { export_id, download_url, expires_at } = data
  const told = { export_id, analysis_id: analysis, format: 'json', download_url, expires_at }
  assert.deepEqual(events, [{ kind: 'export.ready', data: told }])
})

test('the event of a sandbox analysis’ export is marked', async () => {
  const acme = await server.account('pro')
  const analysis = await completedAnalysis(server, acme.id, { test: true })
  const { data } = await exported(acme, analysis, { format: 'json' })
  const event = await server.deps.db
    .selectFrom('event')
    .select('data')
    .where('subject_id', '=', data.export_id)
    .executeTakeFirstOrThrow()
  assert.equal((event.data as { test?: boolean }).test, true)
})

for (const [what, sections, field, code] of [
  ['an unknown name', ['swot', 'colours'], 'sections.1', 'INVALID_VALUE'],
  ['all beside others', ['swot', 'all'], 'sections.1', 'INVALID_VALUE'],
  ['the same name twice', ['swot', 'personas', 'swot'], 'sections.2', 'INVALID_VALUE'],
  ['an empty list', [], 'sections', 'TOO_SHORT'],
  ['a text', 'swot', 'sections', 'INVALID_TYPE'],
  ['a number', ['swot', 7], 'sections.1', 'INVALID_TYPE'],
  ['a part of flash analyses', ['insights'], 'sections.0', 'INVALID_VALUE'],
] as const) {
  test(`sections with ${what} are refused, and the field is named`, async () => {
    const acme = await server.account('pro')
    const analysis = await completedAnalysis(server, acme.id)
    const response = await start(acme, analysis, { sections })
    assert.equal(response.statusCode, 400, response.body)
    assert.deepEqual(response.json().details, { field, code })
  })
}

const takenByEither =
  'a full analysis takes one of: all, brandIdentity, personas, swot, strategy, visualIdentity, messaging, positioning, offerings, customerJourney, contentThemes, digitalPresence, discoverability, trustAndExperience; a flash analysis one of: all, summary, brandIdentity, insights, primaryCallToAction, palette, logo'

for (const [what, wanted] of [
  ['a flash analysis', { type: 'flash' }],
  ['an analysis that is processing', { end: null }],
  ['an analysis that failed', { type: 'flash', end: 'failed' }],
  ['an analysis that is not there', null],
] as const) {
  test(`a name that no analysis has is refused before ${what} is looked at, and the message lists what each type has`, async () => {
    const acme = await server.account('pro')
    const analysis = wanted === null ? newId('anl') : await completedAnalysis(server, acme.id, wanted)
    const response = await start(acme, analysis, { sections: ['summary', 'colours'] })
    assert.equal(response.statusCode, 400)
    assert.deepEqual(response.json().details, { field: 'sections.1', code: 'INVALID_VALUE' })
    assert.equal(response.json().message, `“sections.1” is “colours”, which no analysis has; ${takenByEither}.`)
  })
}

test('of a flash analysis the message lists what it has', async () => {
  const acme = await server.account('pro')
  const analysis = await completedAnalysis(server, acme.id, { type: 'flash' })
  const response = await start(acme, analysis, { sections: ['summary', 'swot'] })
  assert.equal(response.statusCode, 400)
  assert.equal(
    response.json().message,
    '“sections.1” is “swot”, which a flash analysis does not have; it takes one of: all, summary, brandIdentity, insights, primaryCallToAction, palette, logo.',
  )
})

for (const [end, says] of [
  [null, 'is still processing'],
  ['failed', 'failed'],
] as const) {
  for (const [type, section] of [
    ['flash', 'swot'],
    ['full', 'insights'],
  ] as const) {
    test(`a ${type} analysis that ${says} is answered so, before a section that it would not have`, async () => {
      const acme = await server.account('pro')
      const analysis = await completedAnalysis(server, acme.id, { type, end })
      const response = await start(acme, analysis, { sections: [section] })
      assert.equal(response.statusCode, 409, response.body)
      assert.deepEqual(response.json().details, { field: 'id', code: 'ANALYSIS_NOT_COMPLETED' })
    })
  }
}

test('an analysis that is not there is answered so, before a section of the other type', async () => {
  const acme = await server.account('pro')
  assert.equal((await start(acme, newId('anl'), { sections: ['swot', 'insights'] })).statusCode, 404)
})

test('an analysis that is another account’s, deleted, or none is not there', async () => {
  const [acme, other] = [await server.account('pro'), await server.account('pro')]
  const analysis = await completedAnalysis(server, other.id)
  for (const id of [analysis, newId('anl'), 'x']) {
    assert.equal((await start(acme, id, {})).statusCode, 404)
  }
})

test('an export is another account’s business only', async () => {
  const [acme, other] = [await server.account('pro'), await server.account('pro')]
  const { data } = await exported(acme, await completedAnalysis(server, acme.id), { format: 'json' })
  const response = await other.send({ method: 'GET', url: `/v1/exports/${data.export_id}` })
  assert.equal(response.statusCode, 404)
})

for (const tier of ['free', 'pro'] as const) {
  test(`white_label is refused to the tier ${tier}, before the analysis is looked for`, async () => {
    const acme = await server.account(tier)
    const response = await start(acme, newId('anl'), { white_label: true })
    assert.equal(response.statusCode, 403)
    assert.deepEqual(response.json().details, { field: 'tier', code: 'TIER_REQUIRED' })
  })
}

test('white_label is refused with the tier before the other fields are looked at', async () => {
  const acme = await server.account('pro')
  const response = await start(acme, newId('anl'), { white_label: true, sections: [], colour: 'red' })
  assert.equal(response.json().details.code, 'TIER_REQUIRED')
})

test('to start needs write:analyses, to poll read:analyses', async () => {
  const [reads, writes] = [
    await server.account('pro', ['read:analyses']),
    await server.account('pro', ['write:analyses']),
  ]
  assert.equal((await start(reads, newId('anl'), {})).json().details.code, 'INSUFFICIENT_SCOPE')
  const polled = await writes.send({ method: 'GET', url: `/v1/exports/${newId('exp')}` })
  assert.equal(polled.json().details.code, 'INSUFFICIENT_SCOPE')
})

test('the eleventh export of a free account in an hour is refused until the first has left the hour', async () => {
  const acme = await server.account('free')
  const analysis = await completedAnalysis(server, acme.id)
  for (let made = 0; made < 10; made++) await exported(acme, analysis, { format: 'json' })
  server.advance(600)
  const refused = await start(acme, analysis, { format: 'json' })
  assert.equal(refused.statusCode, 429)
  const seconds = refused.json().retry_after
  assert.equal(seconds, 3_000)
  server.advance(seconds)
  assert.equal((await start(acme, analysis, { format: 'json' })).statusCode, 201)
  await work()
})

test('of parallel exports exactly as many begin as the plan allows at once', async () => {
  // Without a worker: none ends meanwhile.
  await using waiting = await startTestServer()
  const acme = await waiting.account('pro')
  const analysis = await completedAnalysis(waiting, acme.id)
  const responses = await Promise.all(Array.from({ length: 30 }, () => start(acme, analysis, { format: 'json' })))
  const statuses = responses.map(({ statusCode }) => statusCode).sort()
  assert.deepEqual(statuses, [...Array(5).fill(201), ...Array(25).fill(429)])
})

test('what is refused uses no quota', async () => {
  const acme = await server.account('free')
  const analysis = await completedAnalysis(server, acme.id)
  for (let asked = 0; asked < 12; asked++) await start(acme, analysis, { sections: ['nothing'] })
  const response = await start(acme, analysis, { format: 'json' })
  assert.match(String(response.headers.ratelimit), /"exports";r=9/)
  await work()
})

test('equal exports have a file in common, and an identifier, an event and an end each', async () => {
  const acme = await server.account('agency')
  const analysis = await completedAnalysis(server, acme.id)
  const first = await exported(acme, analysis, { format: 'json' })
  server.advance(3_600)
  const second = await exported(acme, analysis, { format: 'json', sections: ['all'] })
  const other = await exported(acme, analysis, { format: 'json', sections: ['swot'] })
  const files = await server.deps.db
    .selectFrom('export')
    .select(['id', 'file_id'])
    .where('analysis_id', '=', analysis)
    .execute()
  const fileOf = (id: string) => files.find((each) => each.id === id)?.file_id
  assert.equal(fileOf(first.data.export_id), fileOf(second.data.export_id))
  assert.notEqual(fileOf(first.data.export_id), fileOf(other.data.export_id))
  assert.notEqual(first.data.expires_at, second.data.expires_at)
})

test('two equal exports that are made at once have one file, and nothing else stays in the storage', async () => {
  const acme = await server.account('agency')
  const analysis = await completedAnalysis(server, acme.id)
  const ids = await Promise.all(
    Array.from({ length: 6 }, async () => (await start(acme, analysis, { format: 'json' })).json().data.export_id),
  )
  await work()
  const keys = new Set<string | null>()
  for (const id of ids) {
    assert.equal((await shown(acme, id)).status, 'completed')
    keys.add(await service.fileOf(id))
  }
  assert.equal(keys.size, 1)
  assert.deepEqual(await service.unknownFiles(), [])
})

test('deleting the analysis takes its exports and their files at once', async () => {
  const acme = await server.account('agency')
  const analysis = await completedAnalysis(server, acme.id)
  const { data } = await exported(acme, analysis, { format: 'json' })
  const key = await service.fileOf(data.export_id)
  const path = data.download_url.replace(/^http:\/\/[^/]+/, '')
  assert.equal((await server.app.inject({ method: 'GET', url: path })).statusCode, 200)
  await acme.send({ method: 'DELETE', url: `/v1/analyses/${analysis}` })
  assert.equal((await server.app.inject({ method: 'GET', url: path })).statusCode, 404)
  assert.equal((await acme.send({ method: 'GET', url: `/v1/exports/${data.export_id}` })).statusCode, 404)
  await service.clean()
  assert.equal(await service.isStored(key as never), false)
})

test('an export whose analysis is deleted while it waits ends without a trace', async () => {
  const acme = await server.account('agency')
  const analysis = await completedAnalysis(server, acme.id)
  const { export_id: id } = (await start(acme, analysis, { format: 'json' })).json().data
  await acme.send({ method: 'DELETE', url: `/v1/analyses/${analysis}` })
  await work()
  assert.equal((await server.deps.queue.states(exportJob, [id])).get(id), 'ended')
  assert.deepEqual(await service.unknownFiles(), [])
})

test('the same Idempotency-Key gives the same export, and uses the quota once', async () => {
  const acme = await server.account('pro')
  const analysis = await completedAnalysis(server, acme.id)
  const request = {
    method: 'POST',
    url: `/v1/analyses/${analysis}/export`,
    payload: { format: 'json' },
    headers: { 'idempotency-key': 'once' },
  } as const
  const [first, again] = [await acme.send(request), await acme.send(request)]
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.equal(again.body, first.body)
  await work()
})

test('a white-label JSON file has three members, and no branding among them', async () => {
  const acme = await server.account('agency')
  const branding = { name: 'Northlight', color: '#0a7d55', footer: 'Hamburg' }
  assert.equal((await acme.send({ method: 'PUT', url: '/v1/account/branding', payload: branding })).statusCode, 200)
  const analysis = await completedAnalysis(server, acme.id)
  const { data } = await exported(acme, analysis, { format: 'json', white_label: true })
  const path = data.download_url.replace(/^http:\/\/[^/]+/, '')
  const file = await server.app.inject({ method: 'GET', url: path })
  assert.deepEqual(Object.keys(file.json()), ['analysis', 'schema', 'results'])
  assert.doesNotMatch(file.body, /Northlight/)
})
