/** What the well-behaved account asks for, and how long that takes. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Receivers } from '../webhooks/receiver-process.ts'
import type { Client } from './client.ts'

export type Measure = 'accepted' | 'completed' | 'first delivery'
/** Milliseconds. */
export type Probed = Partial<Record<Measure, number>>

/** Under the requests a minute that a key may send. */
const pollMs = 120
const arrivalPollMs = 20
/** Longer than any answer that a client would wait for. */
const probeMsMax = 180_000

/**
 * A flash analysis: until it is accepted, and from its beginning until it is completed, both as its answer says: polls are too
 * far apart to measure that.
 */
export async function probeAnalysis(client: Client, siteUrl: string): Promise<Probed> {
  const began = performance.now()
  const { data } = await client.expect(201, 'POST', '/v1/analyze', { url: siteUrl, type: 'flash' })
  const accepted = performance.now()
  for (;;) {
    const { data: analysis } = await client.expect(200, 'GET', `/v1/analyses/${data.id}`)
    if (analysis.status === 'completed') {
      const completed = Date.parse(String(analysis.completed_at)) - Date.parse(String(analysis.created_at))
      return { accepted: accepted - began, completed }
    }
    if (analysis.status === 'failed' || performance.now() - accepted > probeMsMax)
      throw new Error(`It is ${analysis.status}.`)
    await delay(pollMs)
  }
}

let probed = 0

/** A new webhook's first event: from the answer that an analysis began until the event arrives. */
export async function probeWebhook(client: Client, receivers: Receivers): Promise<Probed> {
  const path = `/well-behaved/${probed++}`
  const webhook = { url: receivers.endpointUrl(path), events: ['analysis.started'] }
  const { data } = await client.expect(201, 'POST', '/v1/webhooks', webhook)
  const began = performance.now()
  await client.expect(201, 'POST', '/v1/analyze', { url: 'https://acme.example', type: 'flash', test: true })
  const accepted = performance.now()
  for (;;) {
    const arrival = (await receivers.arrivals()).find((each) => each.path === path)
    if (arrival !== undefined) {
      await client.expect(200, 'DELETE', `/v1/webhooks/${data.id}`)
      const first = arrival.at - (performance.timeOrigin + accepted)
      return { accepted: accepted - began, 'first delivery': Math.max(1, first) }
    }
    if (performance.now() - accepted > probeMsMax) throw new Error('Its event did not arrive.')
    await delay(arrivalPollMs)
  }
}
