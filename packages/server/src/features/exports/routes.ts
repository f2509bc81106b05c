import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { countOne, windowStart } from '../../platform/hourly-quota.ts'
import { Envelope } from '../../platform/http/envelope.ts'
import type { Http } from '../../platform/http/http.ts'
import { answerWith } from '../../platform/http/idempotency.ts'
import { isId } from '../../platform/ids.ts'
import { tiers } from '../../platform/tiers.ts'
import { downloadRoutes } from './downloads/routes.ts'
import { exportOf, exportUse } from './queries.ts'
import { quotaFigures } from './quota.ts'
import { AnalysisParams, Export, ExportParams, NewExport, ProcessingExport } from './schema.ts'
import { checkSections } from './sections.ts'
import { startExport } from './start-export.ts'
import { exportToWire } from './wire.ts'

const tags = ['Exports']
const pollSeconds = 1

/** With the tier and before the fields, in the order in which requests are checked (docs/decisions/0010). */
async function checkTier({ caller, body }: FastifyRequest): Promise<void> {
  if ((body as { white_label?: unknown } | null)?.white_label !== true || tiers[caller.tier].whiteLabel) return
  const message = `“white_label” needs the tier agency; the account’s is ${caller.tier}.`
  throw new AppError('TIER_REQUIRED', 'tier', message)
}

/** All routes of exports, those of their files included. */
export function exportRoutes(app: Http, deps: Deps): void {
  requestRoutes(app, deps)
  downloadRoutes(app, deps)
}

function requestRoutes(app: Http, deps: Deps): void {
  const { db, clock, config, secrets } = deps
  const signing = { baseUrl: config.baseUrl, key: secrets.downloadSigning }

  app.post(
    '/v1/analyses/:id/export',
    {
      config: {
        access: 'write:analyses',
        missing: ['analysis'],
        fieldChecks: { sections: checkSections },
        errors: ['TIER_REQUIRED', 'ANALYSIS_NOT_COMPLETED'],
      },
      schema: {
        operationId: 'createExport',
        summary: 'Export an analysis as a file',
        description:
          'Of a completed analysis. Poll the address in `Location`, or register a webhook for `export.ready`. Limits of their own: exports in the trailing hour, and exports at once.',
        tags,
        params: AnalysisParams,
        body: NewExport,
        response: { 201: Envelope(ProcessingExport) },
      },
      preValidation: checkTier,
    },
    async (request, reply) => {
      const { caller, params, body } = request
      if (!isId('anl', params.id)) throw notFound('analysis')
      const now = clock.now()
      const { id: accountId, tier } = caller
      const limit = tiers[tier].exportsPerHour
      const use = await exportUse(db, { accountId, since: windowStart(now), limit })
      const figures = quotaFigures({ tier, now, use })
      request.rateFigures.push(figures)
      const answer = await answerWith(deps, { request, reply }, async (transaction) => {
        const input = { account: caller, analysisId: params.id, wanted: body, requestId: request.id }
        const started = await startExport({ ...deps, db: transaction }, input)
        return { status: 201, data: started, location: `/v1/exports/${started.export_id}` }
      })
      countOne(figures)
      return answer
    },
  )

  app.get(
    '/v1/exports/:export_id',
    {
      config: { access: 'read:analyses', isPolled: true, missing: ['export'] },
      schema: {
        operationId: 'getExport',
        summary: 'Get an export',
        description:
          'While it is `processing` the answer says in `Retry-After` when to ask again. A completed export stays, also when its file can no longer be downloaded; it goes with its analysis.',
        tags,
        params: ExportParams,
        response: { 200: Envelope(Export) },
      },
    },
    async ({ params: { export_id: id }, caller }, reply) => {
      const found = isId('exp', id) ? await exportOf(db, caller.id, id) : undefined
      if (found === undefined) throw notFound('export')
      if (found.status === 'processing') reply.header('retry-after', String(pollSeconds))
      return { data: exportToWire(found, signing) }
    },
  )
}
