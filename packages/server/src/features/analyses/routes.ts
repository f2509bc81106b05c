import { gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { Http } from '../../http.ts'
import { notFound } from '../../platform/errors.ts'
import { acceptsGzip } from '../../platform/http/accept-encoding.ts'
import { Envelope, PageOf } from '../../platform/http/envelope.ts'
import { matchesEtag } from '../../platform/http/etag.ts'
import { offsetOf, pageLinks, paginationOf } from '../../platform/http/pages.ts'
import { momentOf } from '../../platform/http/times.ts'
import { isId } from '../../platform/ids.ts'
import { firstLook, sandboxLook } from './first-look.ts'
import { analysisOf, analysisUse, countAnalyses, listAnalyses, servedResult } from './queries.ts'
import { checkQuota, hourlyLimit, quotaFigures, windowStart } from './quota.ts'
import { removeAnalysis } from './remove-analysis.ts'
import { Analysis, AnalysisListItem, DeletedAnalysis, ListQuery, NewAnalysis, StartedAnalysis } from './schema.ts'
import { startAnalysis } from './start-analysis.ts'
import { websiteAddress } from './website-address.ts'
import { analysisToWire, listItemToWire } from './wire.ts'

const tags = ['Analyses']
const AnalysisParams = Type.Object({ id: Type.String({ examples: ['anl_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] }) })

/** How soon a poller should ask again. */
const pollSecondsMax = 30

export function analysisRoutes(app: Http, deps: Deps): void {
  const { db, clock, config } = deps
  const readAddress = (field: string, text: string) => websiteAddress(field, text, config.allowHosts)

  /** @throws {AppError} RATE_LIMITED */
  async function checkRoom(request: FastifyRequest, test: boolean): Promise<void> {
    const { id: accountId, tier } = request.caller
    const now = clock.now()
    const limit = hourlyLimit(tier, test)
    const use = await analysisUse(db, { accountId, test, since: windowStart(now), limit })
    request.rateFigures.push(quotaFigures({ tier, test, now, use }))
    checkQuota({ tier, test, now, use })
  }

  app.post(
    '/v1/analyze',
    {
      config: {
        access: 'write:analyses',
        fieldChecks: {
          url: (url: string) => readAddress('url', url),
          social_links: (links: string[]) => {
            for (const [at, link] of links.entries()) readAddress(`social_links.${at}`, link)
          },
        },
        errors: [
          'PORT_NOT_ALLOWED',
          'LOGIN_REQUIRED',
          'ROBOTS_DISALLOWED',
          'NOT_PUBLIC',
          'UNREACHABLE',
          'NOT_HTML',
          'BLOCKED',
        ],
      },
      schema: {
        summary: 'Start an analysis',
        description:
          'Looks at the website for at most 5 seconds, then queues its analysis. Poll the address in `Location`, or register a webhook.',
        tags,
        body: NewAnalysis,
        response: { 201: Envelope(StartedAnalysis) },
      },
    },
    async (request, reply) => {
      const { caller, remembered } = request
      const analysis = { ...request.body, url: readAddress('url', request.body.url) }
      await checkRoom(request, analysis.test)
      if (analysis.test) sandboxLook(analysis.url)
      const prefetched = analysis.test ? null : await firstLook(deps, { url: analysis.url, accountId: caller.id })
      const location = (id: string) => `/v1/analyses/${id}`
      const started = await startAnalysis(deps, {
        account: caller,
        analysis,
        prefetched,
        requestId: request.id,
        alongside: async (transaction, data) =>
          remembered?.keep(transaction, { status: 201, body: { data }, location: location(data.id) }),
      })
      const quota = request.rateFigures.at(-1)
      if (quota !== undefined) quota.remaining = Math.max(0, quota.remaining - 1)
      return reply.code(201).header('location', location(started.id)).send({ data: started })
    },
  )

  app.get(
    '/v1/analyses/:id',
    {
      config: { access: 'read:analyses', isPolled: true, errors: ['NOT_FOUND'] },
      schema: {
        summary: 'Get an analysis',
        description:
          'While it is `processing` the answer says in `Retry-After` when to ask again. A completed one has an `ETag`.',
        tags,
        params: AnalysisParams,
        response: { 200: Envelope(Analysis), 304: Type.Null({ description: 'Not changed since `If-None-Match`.' }) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isId('anl', id)) throw notFound('analysis')
      const result = await servedResult(db, request.caller.id, id)
      if (result !== undefined) return sendResult(request, reply, result)
      const analysis = await analysisOf(db, request.caller.id, id)
      if (analysis === undefined) throw notFound('analysis')
      if (analysis.status === 'processing') {
        const seconds = Math.ceil((analysis.estimated_completion.getTime() - clock.now().getTime()) / 1_000)
        reply.header('retry-after', String(Math.min(pollSecondsMax, Math.max(1, seconds))))
      }
      return { data: analysisToWire(analysis) }
    },
  )

  app.get(
    '/v1/analyses',
    {
      config: {
        access: 'read:analyses',
        fieldChecks: {
          created_after: (text: string) => momentOf('created_after', text),
          created_before: (text: string) => momentOf('created_before', text),
        },
      },
      schema: {
        summary: 'List analyses',
        description: 'Ties are ordered by id. `Link` leads to the other pages.',
        tags,
        querystring: ListQuery,
        response: { 200: PageOf(AnalysisListItem) },
      },
    },
    async ({ query, caller, url }, reply) => {
      const offset = offsetOf(query)
      const filter = {
        accountId: caller.id,
        ...(query.status !== undefined && { status: query.status }),
        ...(query.type !== undefined && { type: query.type }),
        ...(query.created_after !== undefined && { createdAfter: momentOf('created_after', query.created_after) }),
        ...(query.created_before !== undefined && { createdBefore: momentOf('created_before', query.created_before) }),
      }
      const { limit, sort, order } = query
      const total = await countAnalyses(db, filter)
      const rows = offset >= total ? [] : await listAnalyses(db, { ...filter, sort, order, offset, limit })
      const links = pageLinks(url, query, total)
      if (links !== null) reply.header('link', links)
      return { data: rows.map(listItemToWire), pagination: paginationOf(query, total) }
    },
  )

  app.delete(
    '/v1/analyses/:id',
    {
      config: { access: 'write:analyses', errors: ['NOT_FOUND'] },
      schema: {
        summary: 'Delete an analysis',
        description: 'From any state and for good; one that is running is stopped. Quota that it used stays used.',
        tags,
        params: AnalysisParams,
        response: { 200: Envelope(DeletedAnalysis) },
      },
    },
    async ({ params: { id }, caller }) => {
      if (!isId('anl', id) || !(await removeAnalysis(deps, caller.id, id))) throw notFound('analysis')
      return { data: { id, deleted: true as const } }
    },
  )
}

/** The stored bytes as they are where the caller takes gzip; they are checked anew each time, and never change. */
function sendResult(request: FastifyRequest, reply: FastifyReply, result: { body_gzip: Buffer; etag: string }) {
  const isZipped = acceptsGzip(request.headers['accept-encoding'])
  // A strong tag names bytes: the compressed answer has one of its own (RFC 9110 § 8.8.3.3).
  const etag = isZipped ? result.etag.replace(/"$/, '-gzip"') : result.etag
  reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': 'private, no-cache' })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  // At once: handing so few bytes to another thread takes three times as long as unpacking them.
  if (!isZipped) return reply.send(gunzipSync(result.body_gzip))
  return reply.header('content-encoding', 'gzip').send(result.body_gzip)
}
