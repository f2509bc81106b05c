import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Deps } from '../../../platform/deps.ts'
import { notFound } from '../../../platform/errors.ts'
import { unavailableError } from '../../../platform/http/error-answers.ts'
import { matchesEtag } from '../../../platform/http/etag.ts'
import type { Http } from '../../../platform/http/http.ts'
import { isId } from '../../../platform/ids.ts'
import { AnalysisParams } from '../schema.ts'
import { screenshotOf } from './queries.ts'
import { openScreenshot } from './screenshots.ts'

const mediaType = 'image/webp'

const Picture = Type.Unsafe<Buffer>({
  type: 'string',
  format: 'binary',
  'x-media-type': mediaType,
  description: 'The picture: WebP, 1280 × 800 pixels or smaller in the same shape, at most 150 kB.',
  examples: ['RIFF… WEBPVP8 …'],
})

/** What a browser showed of an analyzed website. */
export function screenshotRoutes(app: Http, { db, storage }: Pick<Deps, 'db' | 'storage'>): void {
  app.get(
    '/v1/analyses/:id/screenshot',
    {
      config: { access: 'read:analyses', missing: ['screenshot'], errors: ['UNAVAILABLE'], isExtension: true },
      schema: {
        operationId: 'getScreenshot',
        summary: 'Get the screenshot of an analysis',
        description:
          'The first screen of the home page, where a browser was needed to read it. 404 while the analysis is `processing`, for one that was read without a browser, and for those of the sandbox. It is deleted with the analysis.',
        tags: ['Analyses'],
        params: AnalysisParams,
        response: { 200: Picture, 304: Type.Null({ description: 'Not changed since `If-None-Match`.' }) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const kept = isId('anl', id) ? await screenshotOf(db, request.caller.id, id) : undefined
      if (kept === undefined) throw notFound('screenshot')
      return send(request, reply, kept)
    },
  )

  async function send(request: FastifyRequest, reply: FastifyReply, { storage_key: key, etag }: ScreenshotRow) {
    // It never changes, but each request checks that the analysis still exists.
    const validators = { etag, 'cache-control': 'private, no-cache' }
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).headers(validators).send()
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const bytes = await openScreenshot({ storage }, key, gone.signal)
    if (bytes === null) {
      request.log.error({ storageKey: key }, 'A screenshot is not in the storage.')
      throw unavailableError('The screenshot cannot be read at the moment.')
    }
    return reply
      .headers({ ...validators, 'content-disposition': 'inline; filename="screenshot.webp"' })
      .type(mediaType)
      .send(bytes)
  }
}

type ScreenshotRow = NonNullable<Awaited<ReturnType<typeof screenshotOf>>>
