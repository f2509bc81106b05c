import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Deps } from '../../platform/deps.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { countOne, windowStart } from '../../platform/hourly-quota.ts'
import { Envelope, PageOf } from '../../platform/http/envelope.ts'
import { sendFixed } from '../../platform/http/fixed-answer.ts'
import type { Http } from '../../platform/http/http.ts'
import { answerWith } from '../../platform/http/idempotency.ts'
import { answerPage } from '../../platform/http/pages.ts'
import { momentOf } from '../../platform/http/times.ts'
import { isId } from '../../platform/ids.ts'
import { tiers } from '../../platform/tiers.ts'
import { createGatheredReads } from './gathered-reads.ts'
import { listAnalyses } from './list-queries.ts'
import { createPreflightMeter } from './preflight/meter.ts'
import { preflightRefusals, preflightSandbox, preflightWebsite } from './preflight/preflight.ts'
import { analysisUse, type ServedResult } from './queries.ts'
import { checkQuota, hourlyLimit, quotaFigures, quotaName } from './quota.ts'
import { removeAnalysis } from './remove-analysis.ts'
import {
  Analysis,
  AnalysisListItem,
  AnalysisParams,
  DeletedAnalysis,
  ListQuery,
  NewAnalysis,
  StartedAnalysis,
} from './schema.ts'
import { startAnalysis } from './start-analysis.ts'
import { websiteAddress } from './website-address.ts'
import { analysisToWire, listItemToWire } from './wire.ts'

const tags = ['Analyses']

/** How soon a poller should ask again. */
const pollSecondsMax = 30

/** All routes of analyses. */
export function analysisRoutes(app: Http, deps: Deps): void {
  const { db, clock, config } = deps
  const readAnalysis = createGatheredReads(db)
  const readAddress = (field: string, text: string) => websiteAddress(field, text, config.allowHosts)
  const readLinks = (links: string[]) => links.map((link, at) => readAddress(`social_links.${at}`, link))

  const meter = createPreflightMeter(deps, config.refusedLooksPerHour)

  /** @throws {AppError} RATE_LIMITED */
  async function checkRoom(request: FastifyRequest, test: boolean): Promise<void> {
    const { id: accountId, tier } = request.caller
    const now = clock.now()
    const limit = hourlyLimit(tier, test)
    const use = await analysisUse(db, { accountId, test, since: windowStart(now), limit })
    const figures = quotaFigures({ tier, test, now, use })
    request.rateFigures = [...request.rateFigures.filter(({ name }) => name !== figures.name), figures]
    checkQuota({ tier, test, now, use })
  }

  /**
   * Runs the preflight of a website, and counts it when it is refused.
   * @returns what it fetched, and `done`, for when its analysis has begun or not: until then the preflight keeps its room
   * @throws {AppError} RATE_LIMITED, 422
   */
  async function countedPreflight(request: FastifyRequest, url: string) {
    const { id: accountId, tier } = request.caller
    const begun = await meter.begin(accountId, tiers[tier].concurrentAnalyses)
    if ('refused' in begun) {
      request.rateFigures.push(begun.figures)
      throw begun.refused
    }
    const { preflight, ifRefused: figures, ifAccepted } = begun
    try {
      // While it waited, another request of the account may have taken the last room for an analysis.
      await checkRoom(request, false)
    } catch (error) {
      await preflight.wasAccepted()
      throw error
    }
    request.rateFigures.push(figures)
    const preflighted = await preflightWebsite(deps, { url, accountId, isNameWanted: false }).catch(async (error) => {
      await (error instanceof AppError ? preflight.wasRefused() : preflight.wasAccepted())
      throw error
    })
    Object.assign(figures, ifAccepted)
    return { prefetched: preflighted?.pages ?? null, done: preflight.wasAccepted }
  }

  app.post(
    '/v1/analyze',
    {
      config: {
        access: 'write:analyses',
        fieldChecks: {
          url: (url: string) => readAddress('url', url),
          social_links: (links: string[]) => {
            readLinks(links)
          },
        },
        errors: ['PORT_NOT_ALLOWED', ...preflightRefusals],
      },
      schema: {
        operationId: 'createAnalysis',
        summary: 'Start an analysis',
        description:
          'Fetches the home page within 5 seconds at most (preflight), then queues the analysis. Poll the address in `Location`, or register a webhook. A website that is refused (422) uses no quota of analyses. An account may have a number of such refusals in the trailing hour, `refused-looks` in `RateLimit-Policy`; after them the answer is 429.',
        tags,
        body: NewAnalysis,
        response: { 201: Envelope(StartedAnalysis) },
      },
    },
    async (request, reply) => {
      const { caller } = request
      const { url, social_links = [] } = request.body
      const analysis = { ...request.body, url: readAddress('url', url), social_links: readLinks(social_links) }
      await checkRoom(request, analysis.test)
      if (analysis.test) preflightSandbox(analysis.url)
      const checked = analysis.test ? null : await countedPreflight(request, analysis.url)
      const prefetched = checked?.prefetched ?? null
      const answer = await answerWith(deps, { request, reply }, async (transaction) => {
        const input = { account: caller, analysis, prefetched, requestId: request.id }
        const started = await startAnalysis({ ...deps, db: transaction }, input)
        return { status: 201, data: started, location: `/v1/analyses/${started.id}` }
      }).finally(() => checked?.done())
      const quota = request.rateFigures.find(({ name }) => name === quotaName(analysis.test))
      if (quota !== undefined) countOne(quota)
      return answer
    },
  )

  app.get(
    '/v1/analyses/:id',
    {
      config: { access: 'read:analyses', isPolled: true, missing: ['analysis'] },
      schema: {
        operationId: 'getAnalysis',
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
      const read = await readAnalysis(request.caller.id, id)
      if (read === undefined) throw notFound('analysis')
      const { analysis, result } = read
      if (result !== null) return sendResult(request, reply, result)
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
        operationId: 'listAnalyses',
        summary: 'List analyses',
        description:
          '`url` orders by the bytes of its first 500 characters. Ties are ordered by id. `Link` leads to the other pages.',
        tags,
        querystring: ListQuery,
        response: { 200: PageOf(AnalysisListItem) },
      },
    },
    async (request, reply) => {
      const { query, caller } = request
      const filter = {
        accountId: caller.id,
        ...(query.status !== undefined && { status: query.status }),
        ...(query.type !== undefined && { type: query.type }),
        ...(query.created_after !== undefined && { createdAfter: momentOf('created_after', query.created_after) }),
        ...(query.created_before !== undefined && { createdBefore: momentOf('created_before', query.created_before) }),
      }
      const { sort, order } = query
      return answerPage(
        { request, reply },
        (slice) => listAnalyses(db, { ...filter, sort, order, ...slice }),
        listItemToWire,
      )
    },
  )

  app.delete(
    '/v1/analyses/:id',
    {
      config: { access: 'write:analyses', missing: ['analysis'] },
      schema: {
        operationId: 'deleteAnalysis',
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

/** Completed results never change, but each request checks that the analysis still exists. */
function sendResult(request: FastifyRequest, reply: FastifyReply, result: ServedResult) {
  reply.header('cache-control', 'private, no-cache').type('application/json; charset=utf-8')
  return sendFixed(request, reply, result)
}
