import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { unavailableError } from '../../../platform/http/error-answers.ts'
import { matchesEtag } from '../../../platform/http/etag.ts'
import type { Http } from '../../../platform/http/http.ts'
import { createRequestRate } from '../../../platform/http/request-rate.ts'
import type { FileKey } from '../../../platform/storage/storage.ts'
import { downloadRequests, exportKeptDays } from '../../../platform/tiers.ts'
import { contentDisposition } from '../files/file-name.ts'
import { downloadOf } from '../queries.ts'
import { DownloadParams, DownloadQuery } from '../schema.ts'
import { type Bytes, bytesAsked } from './byte-range.ts'
import { isSigned, unixSeconds } from './download-address.ts'

const tags = ['Exports']

const mediaTypes = { pdf: 'application/pdf', json: 'application/json; charset=utf-8' } as const

const aFile = (description: string) =>
  Type.Unsafe<Readable>({
    type: 'string',
    format: 'binary',
    'x-media-type': mediaTypes.pdf,
    description,
    examples: ['%PDF-1.7 …'],
  })

interface DownloadOptions {
  /** A client that takes nothing for so long loses its connection: it would hold the open file for ever. */
  stalledMs?: number
}

/** The file behind `download_url`. */
export function downloadRoutes(
  app: Http,
  { db, clock, secrets, storage }: Pick<Deps, 'db' | 'clock' | 'secrets' | 'storage'>,
  { stalledMs = 60_000 }: DownloadOptions = {},
): void {
  const rate = createRequestRate({ name: 'downloads', what: 'requests for the file of an export', ...downloadRequests })

  app.get(
    '/v1/exports/:id/download',
    {
      config: { access: 'open', missing: ['download'], errors: ['DOWNLOAD_EXPIRED', 'RATE_LIMITED', 'UNAVAILABLE'] },
      schema: {
        operationId: 'downloadExport',
        summary: 'Download the file of an export',
        description: `The address is \`download_url\` of the export: its signature stands in for an API key. For ${exportKeptDays} days; after them 410. A changed address is 404. \`HEAD\`, \`Range\`, \`If-Range\` and \`If-None-Match\` work as RFC 9110 says; of several ranges the whole file is sent. The media type follows from the format: \`application/pdf\` or \`application/json\`.`,
        tags,
        params: DownloadParams,
        querystring: DownloadQuery,
        response: {
          200: aFile('The file.'),
          206: aFile('The bytes of `Range`.'),
          304: Type.Null({ description: 'Not changed since `If-None-Match`.' }),
          416: Type.Null({ description: 'No byte of the file is in `Range`; `Content-Range` says how long it is.' }),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { expires, signature } = request.query
      if (!isSigned(secrets.downloadSigning, { exportId: id, expires }, signature)) throw notFound('download')
      const { figures, refused } = rate.take(id, clock.now())
      request.rateFigures.push(figures)
      if (refused !== null) throw refused
      const file = await downloadOf(db, id)
      // Signed by us once: it was deleted.
      if (file === undefined || file.expires_at === null) throw notFound('download')
      if (unixSeconds(clock.now()) > Number(expires) || file.storage_key === null) throw expired(file.expires_at)
      const { format, storage_key, file_name, bytes, etag } = file
      return send(request, reply, {
        key: storage_key,
        size: Number(bytes),
        etag: String(etag),
        headers: {
          'content-type': mediaTypes[format],
          'content-disposition': contentDisposition(String(file_name)),
          'accept-ranges': 'bytes',
        },
      })
    },
  )

  async function send(request: FastifyRequest, reply: FastifyReply, { key, size, etag, headers }: StoredFile) {
    const { 'if-none-match': ifNoneMatch, 'if-range': ifRange, range: rangeHeader } = request.headers
    const validators = { etag, 'cache-control': 'private' }
    if (matchesEtag(ifNoneMatch, etag)) return reply.code(304).headers(validators).send()
    // Strong comparison (RFC 9110 § 13.1.5): a date or a weak tag never matches, and the whole file is sent.
    const mayBePart = ifRange === undefined || ifRange === etag
    // `Range` is of GET alone (RFC 9110 § 14.2).
    const range = mayBePart && request.method === 'GET' ? bytesAsked(rangeHeader, size) : null
    if (range === 'outside') {
      return reply
        .code(416)
        .headers({ ...validators, 'content-range': `bytes */${size}` })
        .send()
    }
    const body = request.method === 'HEAD' ? Readable.from([]) : await opened(request, reply, { key, size, range })
    const part = range ?? { start: 0, end: size - 1 }
    if (range !== null) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
    return reply.headers({ ...headers, ...validators, 'content-length': String(part.end - part.start + 1) }).send(body)
  }

  /** Its reading ends with the answer, or with the connection. */
  async function opened(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, size, range }: { key: FileKey; size: number; range: Bytes | null },
  ): Promise<Readable> {
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    // Of the socket: what it still sends counts as well, however large it is. Node takes it back with the next request.
    reply.raw.setTimeout(stalledMs, () => {
      request.log.info({ stalledMs }, 'A download was ended, as its client takes nothing.')
      reply.raw.destroy()
    })
    const file = await storage.open(key, range ?? undefined, gone.signal).catch((error) => {
      // Its client left: there is nothing to answer, and nothing wrong.
      if (gone.signal.aborted) return { bytes: size, stream: Readable.from([]) }
      throw error
    })
    if (file?.bytes === size) return file.stream
    file?.stream.destroy()
    request.log.error(
      { storageKey: key, bytes: file?.bytes ?? null, size },
      'A file of an export is not in the storage.',
    )
    throw unavailableError('The file cannot be read at the moment.')
  }
}

interface StoredFile {
  key: FileKey
  size: number
  etag: string
  /** Of an answer with its bytes. */
  headers: Record<string, string>
}

const expired = (at: Date) =>
  new AppError(
    'DOWNLOAD_EXPIRED',
    null,
    `This file could be downloaded until ${at.toISOString()}; export the analysis again for a new one.`,
  )
