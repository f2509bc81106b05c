/** What an account can do to be a burden; each begins, lasts while the other account is measured, and is cleared away. */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { testAnalysesPerHour } from '../../packages/server/src/platform/tiers.ts'
import type { Receivers } from '../webhooks/receiver-process.ts'
import type { Answer, Client } from './client.ts'
import type { HardSite } from './site.ts'

export const abuseKinds = [
  'sandbox',
  'workers',
  'dates',
  'memory',
  'refusals',
  'webhooks',
  'hanging',
  'idempotency',
] as const
export type AbuseKind = (typeof abuseKinds)[number]

export interface Abuse {
  /** Measured by the first event of a webhook, not by an analysis. */
  isOfWebhooks: boolean
  /** Resolves when it is under way. */
  begin(): Promise<void>
  /** Resolves when nothing of it is left. */
  end(): Promise<void>
}

export interface AbuseInput {
  connect(tier: 'free' | 'pro'): Promise<Client>
  site: HardSite
  receivers: Receivers
  database: pg.Client
}

const analysesAtOnce = 4
const clientsAtOnce = 8
/** More than any plan allows. */
const webhooksTried = 500
const sandboxAnalyses = 10
const underWayMs = 10_000
const pauseMs = 50
/** A worker learns within 2 s that a job is gone, and waits a second for the engine to stop. */
const abortedMs = 3_500

export function createAbuse(kind: AbuseKind, input: AbuseInput): Abuse {
  switch (kind) {
    case 'sandbox':
      return floodOfAnalyses(input, 'free', testAnalysesPerHour, { url: 'https://slow.test', test: true })
    case 'workers':
    case 'dates':
    case 'memory':
      return floodOfAnalyses(input, 'pro', analysesAtOnce, { url: input.site.pageUrl(`/${kind}/`) })
    case 'refusals':
      return loop(async () => {
        const client = await input.connect('free')
        return () => client.send('POST', '/v1/analyze', { url: input.site.pageUrl('/login') })
      })
    case 'idempotency':
      return loop(async () => {
        const client = await input.connect('free')
        const { data } = await client.expect(201, 'POST', '/v1/webhooks', {
          url: input.receivers.endpointUrl('/abuse'),
          events: ['team.member_added'],
        })
        let sent = 0
        return () =>
          client.send('POST', `/v1/webhooks/${data.id}/rotate-secret`, {}, { 'idempotency-key': `abuse-${sent++}` })
      })
    case 'webhooks':
      return fanOut(input, '/abuse')
    case 'hanging':
      return fanOut(input, '/dead')
  }
}

/** As many analyses as the plan lets through. */
function floodOfAnalyses({ connect, database }: AbuseInput, tier: 'free' | 'pro', count: number, body: object): Abuse {
  let ids: string[] = []
  let client: Client | null = null
  return {
    isOfWebhooks: false,
    async begin() {
      client ??= await connect(tier)
      const own = client
      const answers = await Promise.all(Array.from({ length: count }, () => own.send('POST', '/v1/analyze', body)))
      ids = answers.filter(({ status }) => status === 201).map(({ data }) => String(data.id))
      if (ids.length === 0) throw new Error(`Nothing was accepted: ${answers[0]?.status}.`)
      await underWay(database)
    },
    async end() {
      // What the service does for DELETE, without the account's limit of requests.
      await database.query("delete from queue.job where name like 'analyses%'")
      await database.query('delete from analysis where id = any ($1)', [ids])
      // An hour's quota would end before the probes do.
      await database.query('delete from analysis_usage where analysis_id = any ($1)', [ids])
      await delay(abortedMs)
    },
  }
}

/** Until a worker has taken a job, where there is one to be taken at once. */
async function underWay(database: pg.Client): Promise<void> {
  const until = performance.now() + underWayMs
  for (;;) {
    const { rows } = await database.query<{ due: string; active: string }>(
      `select count(*) filter (where state = 'active') as active,
         count(*) filter (where state < 'active' and start_after <= now()) as due
       from queue.job where name like 'analyses%'`,
    )
    if (Number(rows[0]!.active) > 0 || Number(rows[0]!.due) === 0 || performance.now() > until) return
    await delay(pauseMs)
  }
}

/** Requests one after the other, of some clients at once; whatever they are answered. */
function loop(prepare: () => Promise<() => Promise<Answer>>): Abuse {
  let send: (() => Promise<Answer>) | null = null
  let stopping = new AbortController()
  let running: Promise<void>[] = []
  return {
    isOfWebhooks: false,
    async begin() {
      send ??= await prepare()
      stopping = new AbortController()
      const { signal } = stopping
      const request = send
      running = Array.from({ length: clientsAtOnce }, async () => {
        while (!signal.aborted) {
          const { status } = await request()
          // Beyond the key's rate: more requests would only measure how fast this process sends them.
          if (status === 429) await delay(pauseMs)
        }
      })
      await delay(pauseMs)
    },
    async end() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

/** As many webhooks as the account may have, at one host, and sandbox analyses whose events all of them want. */
function fanOut({ connect, receivers, database }: AbuseInput, path: string): Abuse {
  const webhooks: string[] = []
  let client: Client | null = null
  return {
    isOfWebhooks: true,
    async begin() {
      client ??= await connect('free')
      for (let number = 0; number < webhooksTried; number++) {
        const url = receivers.endpointUrl(`${path}/${number}`)
        const events = ['analysis.started', 'analysis.completed']
        const { status, data } = await client.send('POST', '/v1/webhooks', { url, events })
        if (status === 429) await delay(pauseMs)
        else if (status !== 201) break
        else webhooks.push(String(data.id))
      }
      const body = { url: 'https://acme.example', type: 'flash', test: true }
      await Promise.all(Array.from({ length: sandboxAnalyses }, () => client?.send('POST', '/v1/analyze', body)))
    },
    async end() {
      await database.query('delete from webhook where id = any ($1)', [webhooks.splice(0)])
      // As above.
      await database.query('delete from analysis_usage where test')
    },
  }
}
