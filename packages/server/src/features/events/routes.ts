import type { Deps } from '../../platform/deps.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { envelopeOf } from '../../platform/events.ts'
import { Envelope } from '../../platform/http/envelope.ts'
import type { Http } from '../../platform/http/http.ts'
import { createRequestRate } from '../../platform/http/request-rate.ts'
import { momentOf } from '../../platform/http/times.ts'
import { isId, newId } from '../../platform/ids.ts'
import { eventSamplesPerMinute, eventStreamsMax } from '../../platform/tiers.ts'
import { createEventStreams } from './event-streams.ts'
import { beginning, lastPlace, type Place, placeBefore, placeOf } from './queries.ts'
import { samplePayload } from './sample-event.ts'
import { EventMessages, NewSample, SentSample, StreamHeaders, StreamQuery } from './schema.ts'

const tags = ['Events']
const access = 'admin:full'

/** All routes of the stream of events. */
export function eventRoutes(app: Http, deps: Deps): void {
  const { db, clock } = deps
  const streams = createEventStreams(deps)
  const perMinute = eventSamplesPerMinute
  const sampleRate = createRequestRate({ name: 'event-samples', what: 'sample events', perMinute, burst: perMinute })
  // Before the server waits for its connections to close: streams never end by themselves.
  app.addHook('preClose', () => streams.close())

  /** @throws {AppError} INVALID_FORMAT, NOT_FOUND */
  async function placeNamed(accountId: string, field: string, id: string): Promise<Place> {
    if (id === beginning.id) return beginning
    if (!isId('evt', id)) {
      const message = `“${field}” is no id of an event, such as evt_4fGh7Jk2Lm9Np3Qr6St1Uv8W, nor 0.`
      throw new AppError('INVALID_FORMAT', field, message)
    }
    const place = await placeOf(db, accountId, id)
    if (place === undefined) throw notFound('event')
    return place
  }

  app.get(
    '/v1/events/stream',
    {
      // A HEAD request would never end.
      exposeHeadRoute: false,
      config: {
        access,
        isExtension: true,
        missing: ['event'],
        errors: ['INVALID_VALUE'],
        fieldChecks: { after: () => undefined, since: (text: string) => momentOf('since', text) },
      },
      schema: {
        operationId: 'followEvents',
        summary: 'Follow events',
        description: `The account’s events as they happen, as Server-Sent Events: \`id\` is the event’s, \`event\` its kind, \`data\` what a webhook is sent, the same bytes. A webhook need not be registered. A client that connects again with \`Last-Event-ID\` gets what came meanwhile, each event once, as long as events are kept. A message \`webhook.status\` (webhook_id, url, status) says within seconds which webhooks are not active, and when one is no more or is again; samples and it have no \`id\`. At most ${eventStreamsMax} streams of an account are open at once.`,
        tags,
        headers: StreamHeaders,
        querystring: StreamQuery,
        response: { 200: EventMessages },
      },
    },
    async (request, reply) => {
      const { query, headers, caller } = request
      const accountId = caller.id
      const lastId = headers['last-event-id']
      if (query.after !== undefined && query.since !== undefined) {
        throw new AppError('INVALID_VALUE', 'since', '“since” does not go with “after”; give one of them.')
      }
      const given =
        typeof lastId === 'string' && lastId !== ''
          ? await placeNamed(accountId, 'last-event-id', lastId)
          : query.after === undefined
            ? null
            : await placeNamed(accountId, 'after', query.after)
      const since = query.since === undefined ? null : momentOf('since', query.since)
      const start = async (settled: () => Promise<string>) => {
        if (given !== null) return given
        const upTo = await settled()
        const last = since === null ? lastPlace(db, accountId, upTo) : placeBefore(db, { accountId, since, upTo })
        return (await last) ?? beginning
      }
      const messages = await streams.open({ accountId, keyId: caller.keyId }, start)
      reply.headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
      reply.type('text/event-stream; charset=utf-8')
      return messages
    },
  )

  app.post(
    '/v1/events/trigger',
    {
      config: { access, isExtension: true },
      schema: {
        operationId: 'sendSampleEvent',
        summary: 'Send a sample event',
        description:
          'An invented event of the kind that is named, to the streams of the account that are open at this moment; never to a webhook. Its `data` has `test: true`, but for `webhook.test`, which is a test already. It is kept nowhere.',
        tags,
        body: NewSample,
        response: { 200: Envelope(SentSample) },
      },
    },
    async (request) => {
      const { caller, body } = request
      const now = clock.now()
      const { figures, refused } = sampleRate.take(caller.id, now)
      request.rateFigures.push(figures)
      if (refused !== null) throw refused
      const id = newId('evt')
      const kind = body.event
      const sent = envelopeOf(id, { kind, createdAt: now, data: samplePayload(kind) as never })
      const listeners = await streams.send({ id, accountId: caller.id, kind, body: sent })
      return { data: { event_id: id, event_type: kind, listeners, event: JSON.parse(sent) } }
    },
  )
}
