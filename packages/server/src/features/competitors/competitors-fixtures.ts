/** The service beside a website of which every path is a website of its own, for tests of competitors. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ChangeType } from '@brandprint/engine/change-types'
import { newId } from '../../platform/ids.ts'
import { startTestServer, type TestAccount, type TestServerOptions } from '../../test-support/server.ts'
import { simplePage, startWebsite } from '../../test-support/website.ts'
import { createChecker } from './checks/checker.ts'

export async function startTrackingService(
  options: TestServerOptions = {},
  answer?: (request: IncomingMessage, response: ServerResponse) => unknown,
) {
  /** Paths that were asked for, robots.txt apart. */
  const asked: string[] = []
  const site = await startWebsite((request, response) => {
    asked.push(request.url ?? '')
    if (answer !== undefined) return answer(request, response)
    const status = request.url?.startsWith('/closed') ? 401 : 200
    return response.writeHead(status).end(simplePage)
  })
  const server = await startTestServer({
    ...options,
    settings: { BRANDPRINT_ALLOW_HOSTS: '127.0.0.1', ...options.settings },
  })
  let sites = 0
  const checker = createChecker(server.deps)

  /** Lets the time pass until something is due, and does what is due then. */
  async function pass(): Promise<void> {
    const { due_at } = await server.deps.db
      .selectFrom('competitor')
      .select(({ fn }) => fn.min('due_at').as('due_at'))
      .executeTakeFirstOrThrow()
    if (due_at !== null && due_at > server.deps.clock.now()) server.setClock(due_at)
    await checker.poll()
    await checker.idle()
  }

  const create = (account: TestAccount, payload: Record<string, unknown> = {}) =>
    account.send({
      method: 'POST',
      url: '/v1/competitors',
      payload: { url: `${site.url}/site-${++sites}`, ...payload },
    })

  return {
    server,
    site,
    asked,
    checker,
    pass,
    create,
    /** The record of one that was just created. */
    created: async (account: TestAccount, payload: Record<string, unknown> = {}) =>
      (await create(account, payload)).json().data,
    get: async (account: TestAccount, path: string) => (await account.send({ url: `/v1/competitors${path}` })).json(),
    patch: (account: TestAccount, id: string, payload: Record<string, unknown>) =>
      account.send({ method: 'PATCH', url: `/v1/competitors/${id}`, payload }),
    remove: (account: TestAccount, id: string) => account.send({ method: 'DELETE', url: `/v1/competitors/${id}` }),
    /** A change, as a check records it. @param daysAgo since it was confirmed */
    async addChange(
      account: TestAccount,
      competitorId: string,
      { type = 'headline_change' as ChangeType, daysAgo = 0 } = {},
    ): Promise<string> {
      const id = newId('chg')
      const confirmedAt = new Date(server.deps.clock.now().getTime() - daysAgo * 86_400_000)
      const evidence = {
        page_url: site.url,
        before: 'Bridges that last',
        after: 'Bridges that outlast us',
        before_hash: null,
        after_hash: null,
      }
      await server.deps.db
        .insertInto('competitor_change')
        .values({
          id,
          competitor_id: competitorId,
          account_id: account.id,
          type,
          field: 'headline',
          old_value: evidence.before,
          new_value: evidence.after,
          detected_at: new Date(confirmedAt.getTime() - 600_000),
          confirmed_at: confirmedAt,
          evidence: JSON.stringify(evidence),
        })
        .execute()
      return id
    },
    async [Symbol.asyncDispose]() {
      await checker.stop(0)
      await server[Symbol.asyncDispose]()
      await site[Symbol.asyncDispose]()
    },
  }
}
