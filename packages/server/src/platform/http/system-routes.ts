/** What operators, load balancers and readers ask: health, readiness, metrics, the reference. */
import { readFile } from 'node:fs/promises'
import type { Registry } from 'prom-client'
import { Type } from 'typebox'
import { migrationState } from '../database/migrate.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { openApiFile } from '../openapi/file.ts'
import { docsPage, docsPolicy } from '../openapi/page/docs-page.ts'
import { toAppError, unavailableError } from './error-answers.ts'
import { madeOnce, sendFixed } from './fixed-answer.ts'
import type { Http, Lifecycle } from './http.ts'

export interface SystemDeps extends Pick<Deps, 'db' | 'config'> {
  lifecycle: Lifecycle
  metrics: Registry | null
}

export const systemTags = {
  System: 'What operators, load balancers and readers ask. None of it needs an API key.',
}
const tags = Object.keys(systemTags)
/** An answer that is no JSON. */
const Text = (mediaType: string, description: string, example: string) =>
  Type.Unsafe<string | Buffer>({
    type: 'string',
    'x-media-type': mediaType,
    description,
    examples: [example],
  })
const NotChanged = Type.Null({ description: 'Not changed since `If-None-Match`.' })
/** Of the reference, which changes with the version alone. */
const cached = 'public, max-age=300'
const Healthy = Type.Object(
  { status: Type.Literal('ok', { description: 'Always `ok`.' }) },
  { description: 'It works.' },
)

export function systemRoutes(app: Http, { db, config, lifecycle, metrics }: SystemDeps): void {
  app.get(
    '/healthz',
    {
      config: { access: 'open', isExtension: true },
      schema: {
        operationId: 'getHealth',
        summary: 'Whether the process answers',
        description: 'Checks nothing else: 200 says that the process answers.',
        tags,
        response: { 200: Healthy },
      },
    },
    async () => ({ status: 'ok' as const }),
  )

  app.get(
    '/readyz',
    {
      config: { access: 'open', isExtension: true, errors: ['UNAVAILABLE'] },
      schema: {
        operationId: 'getReadiness',
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

  app.get(
    '/metrics',
    {
      config: { access: 'open', isExtension: true, errors: ['NOT_FOUND'] },
      schema: {
        operationId: 'getMetrics',
        summary: 'Figures for Prometheus',
        description: '404 unless the setting `BRANDPRINT_METRICS` is `on`.',
        tags,
        response: {
          200: Text(
            'text/plain',
            'The figures.',
            '# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total 12.5\n',
          ),
        },
      },
    },
    async (_request, reply) => {
      if (metrics === null)
        throw new AppError('NOT_FOUND', null, 'There is nothing at this address; the reference is at /docs.')
      return reply.type(metrics.contentType).send(await metrics.metrics())
    },
  )
  // Made at the first request, as most processes never get one, and then kept: it changes with the code alone.
  const document = madeOnce(() => readFile(openApiFile))
  const page = madeOnce(async () => Buffer.from(docsPage(JSON.parse(await readFile(openApiFile, 'utf8')), config)))

  app.get(
    '/openapi.json',
    {
      config: { access: 'open', isExtension: true },
      schema: {
        operationId: 'getOpenApi',
        summary: 'This reference as OpenAPI',
        description: 'OpenAPI 3.1, for generators of clients and other tools. It changes with the version alone.',
        tags,
        response: {
          200: Type.Unsafe<Buffer>({ type: 'object', description: 'The document.', examples: [{ openapi: '3.1.0' }] }),
          304: NotChanged,
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', cached).type('application/json; charset=utf-8')
      return sendFixed(request, reply, await document())
    },
  )

  app.get(
    '/docs',
    {
      config: { access: 'open', isExtension: true },
      schema: {
        operationId: 'getDocs',
        summary: 'This reference as a page',
        description: 'Made from the OpenAPI document, without scripts and without anything from elsewhere.',
        tags,
        response: { 200: Text('text/html', 'The page.', '<!doctype html>…'), 304: NotChanged },
      },
    },
    async (request, reply) => {
      reply.headers({ 'content-security-policy': docsPolicy, 'cache-control': cached }).type('text/html; charset=utf-8')
      return sendFixed(request, reply, await page())
    },
  )
}

const toUnavailable = (error: unknown): AppError => {
  const known = toAppError(error)
  return known.code === 'UNAVAILABLE' ? known : unavailableError('The database does not answer.', error)
}
