import { listInOneMoment } from '../../platform/database/one-moment.ts'
import type { Deps } from '../../platform/deps.ts'
import { dayMs } from '../../platform/durations.ts'
import { notFound } from '../../platform/errors.ts'
import { Envelope, PageOf } from '../../platform/http/envelope.ts'
import type { Http } from '../../platform/http/http.ts'
import { answerWith } from '../../platform/http/idempotency.ts'
import { answerPage } from '../../platform/http/pages.ts'
import { isId } from '../../platform/ids.ts'
import { createPreflightMeter, preflightRefusals, websiteAddress } from '../analyses/index.ts'
import { addCompetitor, checkNewCompetitor } from './add-competitor.ts'
import { changeCompetitor } from './change-competitor.ts'
import { createDueTimes } from './due-times.ts'
import { checkName, givenName } from './name-input.ts'
import { preflightCompetitor } from './preflight-competitor.ts'
import {
  competitorOf,
  countChanges,
  countCompetitors,
  deleteCompetitor,
  listChanges,
  listCompetitors,
} from './queries.ts'
import {
  Change,
  ChangeQuery,
  Competitor,
  CompetitorParams,
  CompetitorPatch,
  CompetitorQuery,
  CompetitorWithChanges,
  DeletedCompetitor,
  NewCompetitor,
} from './schema.ts'
import { changeToWire, competitorToWire } from './wire.ts'

const tags = ['Competitors']
const tiers = ['pro', 'agency'] as const
const reads = { access: 'read:competitors', tiers } as const
const writes = { access: 'write:competitors', tiers } as const

const shownChanges = 50

/** All routes below `/v1/competitors`. */
export function competitorRoutes(app: Http, deps: Deps): void {
  const { db, clock, config } = deps
  const readAddress = (text: string) => websiteAddress('url', text, config.allowHosts)
  const meter = createPreflightMeter(deps, config.refusedLooksPerHour)
  const { preflightKeptMs: keptMs } = createDueTimes(config.trackingSpeed)

  app.post(
    '/v1/competitors',
    {
      config: {
        ...writes,
        fieldChecks: { url: readAddress, name: checkName },
        errors: ['PORT_NOT_ALLOWED', 'PLAN_LIMIT_REACHED', 'DUPLICATE_COMPETITOR', ...preflightRefusals],
      },
      schema: {
        operationId: 'createCompetitor',
        summary: 'Track a competitor',
        description:
          'Fetches the home page within 5 seconds at most, as before an analysis. The first check, some minutes later, is the baseline: it tells no change. Two addresses are one website when they differ in scheme, `www.`, default port, index file or a slash at the end.',
        tags,
        body: NewCompetitor,
        response: { 201: Envelope(Competitor) },
      },
    },
    async (request, reply) => {
      const { caller: account, rateFigures } = request
      const { name, ...body } = request.body
      const competitor = { ...body, url: readAddress(body.url), ...(name !== undefined && { name: givenName(name) }) }
      await checkNewCompetitor(deps, account, competitor)
      const detected = await preflightCompetitor(deps, { account, url: competitor.url, keptMs, meter, rateFigures })
      return answerWith(deps, { request, reply }, async (transaction) => {
        const added = await addCompetitor({ ...deps, db: transaction }, account.id, { ...competitor, detected })
        return { status: 201, data: competitorToWire(added), location: `/v1/competitors/${added.id}` }
      })
    },
  )

  app.get(
    '/v1/competitors',
    {
      config: reads,
      schema: {
        operationId: 'listCompetitors',
        summary: 'List competitors',
        description: 'The newest first; ties are ordered by id. `Link` leads to the other pages.',
        tags,
        querystring: CompetitorQuery,
        response: { 200: PageOf(Competitor) },
      },
    },
    (request, reply) =>
      answerPage(
        { request, reply },
        (slice) =>
          listInOneMoment(db, {
            count: (moment) => countCompetitors(moment, request.caller.id),
            rows: (moment) => listCompetitors(moment, request.caller.id, slice),
          }),
        competitorToWire,
      ),
  )

  app.get(
    '/v1/competitors/changes',
    {
      config: reads,
      schema: {
        operationId: 'listCompetitorChanges',
        summary: 'List changes',
        description:
          'Of all competitors, the newest first. The days are counted from when a change was confirmed. Changes of a competitor that was deleted are gone.',
        tags,
        querystring: ChangeQuery,
        response: { 200: PageOf(Change) },
      },
    },
    (request, reply) => {
      const { days, type, competitor_id: competitorId } = request.query
      const filter = {
        accountId: request.caller.id,
        since: new Date(clock.now().getTime() - days * dayMs),
        ...(type !== undefined && { type }),
        ...(competitorId !== undefined && { competitorId }),
      }
      return answerPage(
        { request, reply },
        (slice) =>
          listInOneMoment(db, {
            count: (moment) => countChanges(moment, filter),
            rows: (moment) => listChanges(moment, filter, slice),
          }),
        changeToWire,
      )
    },
  )

  app.get(
    '/v1/competitors/:id',
    {
      config: { ...reads, missing: ['competitor'] },
      schema: {
        operationId: 'getCompetitor',
        summary: 'Get a competitor',
        description: `With its newest ${shownChanges} changes.`,
        tags,
        params: CompetitorParams,
        response: { 200: Envelope(CompetitorWithChanges) },
      },
    },
    async ({ params, caller }) => {
      const { accountId, id } = competitorName(caller.id, params.id)
      const competitor = await competitorOf(db, accountId, id)
      if (competitor === undefined) throw notFound('competitor')
      const filter = { accountId, competitorId: id }
      const changes = await listChanges(db, filter, { offset: 0, limit: shownChanges })
      return { data: { ...competitorToWire(competitor), changes: changes.map(changeToWire) } }
    },
  )

  app.patch(
    '/v1/competitors/:id',
    {
      config: { ...writes, fieldChecks: { name: checkName }, missing: ['competitor'], errors: ['PLAN_LIMIT_REACHED'] },
      schema: {
        operationId: 'updateCompetitor',
        summary: 'Change, pause or resume a competitor',
        description:
          'Another frequency changes `next_check_at`, as if it had held since the last check. A competitor that is resumed is checked within ten minutes.',
        tags,
        params: CompetitorParams,
        body: CompetitorPatch,
        response: { 200: Envelope(Competitor) },
      },
    },
    async ({ params, body: { name, ...body }, caller }) => {
      const patch = { ...body, ...(name !== undefined && { name: givenName(name) }) }
      return { data: competitorToWire(await changeCompetitor(deps, competitorName(caller.id, params.id), patch)) }
    },
  )

  app.delete(
    '/v1/competitors/:id',
    {
      config: { ...writes, missing: ['competitor'] },
      schema: {
        operationId: 'deleteCompetitor',
        summary: 'Delete a competitor',
        description: 'For good, with its changes; it is not checked any more. Events that were written are still sent.',
        tags,
        params: CompetitorParams,
        response: { 200: Envelope(DeletedCompetitor) },
      },
    },
    async ({ params, caller }) => {
      const { accountId, id } = competitorName(caller.id, params.id)
      if (!(await deleteCompetitor(db, accountId, id))) throw notFound('competitor')
      return { data: { id, deleted: true as const } }
    },
  )
}

/** @throws {AppError} NOT_FOUND: what cannot be an identifier is not looked up */
function competitorName(accountId: string, id: string) {
  if (!isId('cmp', id)) throw notFound('competitor')
  return { accountId, id }
}
