/** What operators, load balancers and readers ask: health, readiness, metrics, the reference. */
import type { Registry } from 'prom-client'
import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { Http, Lifecycle } from '../../http.ts'
import { migrationState } from '../database/migrate.ts'
import type { AppError } from '../errors.ts'
import { toAppError, unavailableError } from './error-answers.ts'
import type { DeclaredRoute } from './route-table.ts'

export interface SystemDeps extends Pick<Deps, 'db' | 'config' | 'clock'> {
  lifecycle: Lifecycle
  metrics: Registry | null
  routes: readonly DeclaredRoute[]
}

const tags = ['System']
const Healthy = Type.Object({ status: Type.Literal('ok') })

export function systemRoutes(app: Http, { db, lifecycle, metrics }: SystemDeps): void {
  app.get(
    '/healthz',
    {
      config: { access: 'open', isExtension: true },
      schema: { summary: 'Whether the process answers', tags, response: { 200: Healthy } },
    },
    async () => ({ status: 'ok' as const }),
  )

  app.get(
    '/readyz',
    {
      config: { access: 'open', isExtension: true, errors: ['UNAVAILABLE'] },
      schema: {
        summary: 'Whether requests should be sent here',
        description: 'Not ready: the database cannot be reached or is not migrated, or the process is about to end.',
        tags,
        response: { 200: Healthy },
      },
    },
    async () => {
      if (lifecycle.isDraining()) throw unavailableError('This process is about to end.')
      const { pending } = await migrationState(db).catch((error) => {
        throw toUnavailable(error)
      })
      if (pending.length > 0) throw unavailableError(`The database lacks ${pending.length} migrations.`)
      return { status: 'ok' as const }
    },
  )

  if (metrics !== null) {
    app.get(
      '/metrics',
      {
        config: { access: 'open', isExtension: true },
        schema: { summary: 'Figures for Prometheus', tags },
      },
      async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()),
    )
  }
}

const toUnavailable = (error: unknown): AppError => {
  const known = toAppError(error)
  return known.code === 'UNAVAILABLE' ? known : unavailableError('The database does not answer.', error)
}
