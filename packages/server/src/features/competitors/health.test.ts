import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startTrackingService } from './competitors-fixtures.ts'
import { competitorFindings } from './health.ts'
import { answerFrom, firstState } from './tracked-site-fixtures.ts'

const service = await startTrackingService({ settings: { BRANDPRINT_METRICS: 'on' } }, answerFrom(firstState()))
const { server, site, checker } = service
after(() => service[Symbol.asyncDispose]())

const { db, clock } = server.deps
const finding = async () => (await competitorFindings({ db, now: clock.now(), secrets: null }))[0]

/** Figures of tracking, as /metrics shows them. */
async function figures(): Promise<Record<string, number>> {
  server.advance(5)
  const { body } = await server.app.inject('/metrics')
  const lines = body.matchAll(/^brandprint_(comp\S+|check\S+) (\S+)$/gm)
  return Object.fromEntries([...lines].map(([, name, value]) => [name, Number(value)]))
}

test('figures and findings follow what is tracked, due and checked', async () => {
  assert.match((await finding())?.message ?? '', /^None is overdue; 0 tracked/)
  const acme = await server.account('pro')
  const { id } = await service.created(acme, { url: `${site.url}/` })
  const second = await service.created(acme, { url: `${site.url}/boats/` })
  await service.patch(acme, id, { status: 'paused' })
  const first = (await service.patch(acme, id, { status: 'active' })).json().data
  const waiting = await figures()
  assert.equal(waiting['competitors{status="active"}'], 2)
  // By their addresses, which have another port each time, a first check may be due within the seconds that reading takes.
  const lags = [first, second].map(({ next_check_at }) => (clock.now().getTime() - Date.parse(next_check_at)) / 1_000)
  const late = lags.filter((lag) => lag >= 0)
  assert.deepEqual([waiting.checks_due, waiting.check_lag_seconds], [late.length, Math.max(0, ...late)])

  server.advance(3_600)
  const overdue = await figures()
  assert.equal(overdue.checks_due, 2)
  assert.ok(overdue.check_lag_seconds! >= 3_000)
  const found = await finding()
  assert.equal(found?.isOk, false)
  assert.match(found.message, /^2 checks are due, one for \d+ s: is a worker running/)

  await checker.poll()
  await checker.idle()
  await checker.beat()
  const checked = await figures()
  assert.equal(checked['checks_total{outcome="read"}'], 2)
  assert.equal(checked.checks_due, 0)
  assert.equal((await finding())?.isOk, true)
})
