/** Exports of some accounts do not hold up those of others (docs/decisions/0034). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { jobHandlers } from '../features.ts'
import { eventually } from '../test-support/eventually.ts'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'

const ofOneAccount = 20
const sections = ['swot', 'personas', 'strategy', 'messaging'] as const

/** Queues exports of one analysis, none of which has the file of the one before. */
async function queued(server: TestServer, account: TestAccount, count: number): Promise<void> {
  const analysis = await completedAnalysis(server, account.id)
  for (let number = 0; number < count; number++) {
    const payload = { format: 'json', sections: [sections[number % sections.length]] }
    const response = await account.send({ method: 'POST', url: `/v1/analyses/${analysis}/export`, payload })
    assert.equal(response.statusCode, 201, response.body)
  }
}

/** Accounts by the order in which their exports were completed. */
async function completions({ deps }: TestServer): Promise<string[]> {
  const events = await deps.db
    .selectFrom('event')
    .select('account_id')
    .where('kind', '=', 'export.ready')
    .orderBy('position')
    .execute()
  return events.map(({ account_id }) => account_id)
}

for (const [who, accounts] of [
  ['an account', 1],
  ['two accounts', 2],
] as const) {
  test(`an export does not wait until ${who} with twenty before it has all of them`, async () => {
    await using server = await startTestServer()
    for (let count = 0; count < accounts; count++) await queued(server, await server.account('agency'), ofOneAccount)
    const acme = await server.account('free')
    await queued(server, acme, 1)
    // Only now, so that all wait by then.
    await server.deps.queue.startWorkers(jobHandlers(server.deps))
    const order = await eventually(
      async () => {
        const ended = await completions(server)
        return ended.length === accounts * ofOneAccount + 1 && ended
      },
      { what: 'every export is completed', ms: 120_000 },
    )
    // Two are made at a time: before it the first of each of the others, and what began when the first of them ended.
    const place = order.indexOf(acme.id) + 1
    assert.ok(place <= 4, `It was number ${place} of ${order.length}.`)
  })
}
