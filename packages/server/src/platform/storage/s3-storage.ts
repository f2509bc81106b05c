import { PassThrough, Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { defaultProvider } from '@aws-sdk/credential-provider-node'
import { checkRange, isFileName, keyParts } from './file-key.ts'
import { type ConnectionLimits, connectS3, type RequestHandler } from './s3-connections.ts'
import { s3Error } from './s3-failure.ts'
import { type ByteRange, type FileKey, type Storage, StorageError } from './storage.ts'

export interface S3Settings {
  bucket: string
  /** '' or one that ends with a slash. */
  prefix: string
  /** null: AWS, in the region. */
  endpoint: string | null
  region: string
  /** null: what the environment gives, such as the role of a machine. */
  credentials: S3Credentials | null
}

export interface S3Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

export interface S3Limits extends ConnectionLimits {
  /** For the head of an answer, tries included: callers wait for it. */
  answerMs: number
  /** For a whole put, tries included: some tens of MB at half a MB a second. */
  putMs: number
  /** A reader who takes nothing for so long loses the connection to others. */
  takenMs: number
}

const usualLimits: S3Limits = {
  connectMs: 5_000,
  silentMs: 30_000,
  answerMs: 20_000,
  putMs: 120_000,
  takenMs: 60_000,
  readers: 64,
  others: 16,
}

/** Files as objects of a bucket; of S3, or of what speaks its protocol. */
export function createS3Storage(settings: S3Settings, limits: S3Limits = usualLimits): Storage {
  const { bucket, prefix } = settings
  const { endpoint, origin, isPathStyle } = addressOf(settings)
  const place = `s3://${bucket}/${prefix} at ${endpoint}`
  const connections = connectS3(origin, limits)
  const clientOver = (requestHandler: RequestHandler) =>
    new S3Client({ ...clientConfig(settings), endpoint, forcePathStyle: isPathStyle, requestHandler })
  const readers = clientOver(connections.reading)
  const others = clientOver(connections.others)

  const objectOf = (key: FileKey) => {
    const { kind, name } = keyParts(key)
    return { Bucket: bucket, Key: `${prefix}${kind}/${name}` }
  }
  const within = <Value>(ms: number, work: (limit: AbortSignal) => Promise<Value>, signal?: AbortSignal) =>
    boundedBy(ms, { work, signal, place }).catch((error) => {
      throw signal?.aborted ? signal.reason : s3Error(error, place)
    })

  /** null: there is no such object. */
  async function read(key: FileKey, range: ByteRange | undefined, signal: AbortSignal): Promise<Read | null> {
    const object = objectOf(key)
    const asked = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end ?? ''}` }
    try {
      const answer = await readers.send(new GetObjectCommand({ ...object, ...asked }), { abortSignal: signal })
      return { bytes: wholeBytes(answer, range), body: answer.Body as Readable }
    } catch (error) {
      if (isMissing(error)) return null
      if (statusOf(error) !== 416) throw error
      // Nothing of the object is in the range; the answer does not say everywhere how long the object is.
      const { ContentLength } = await readers.send(new HeadObjectCommand(object), { abortSignal: signal })
      return { bytes: ContentLength ?? 0, body: Readable.from([], { objectMode: false }) }
    }
  }

  return {
    place,

    async put(key, bytes) {
      const command = new PutObjectCommand({ ...objectOf(key), Body: bytes, ContentLength: bytes.length })
      await within(limits.putMs, (abortSignal) => others.send(command, { abortSignal }))
    },

    async open(key, range, signal) {
      if (range !== undefined) checkRange(range)
      objectOf(key)
      signal?.throwIfAborted()
      const found = await within(limits.answerMs, (limit) => read(key, range, limit), signal)
      if (found === null) return null
      return { bytes: found.bytes, stream: takenWithin(found.body, { place, takenMs: limits.takenMs }) }
    },

    async remove(key) {
      const command = new DeleteObjectCommand(objectOf(key))
      await within(limits.answerMs, (abortSignal) => others.send(command, { abortSignal }))
    },

    async *list(kind, putBefore) {
      const folder = `${prefix}${kind}/`
      let from: string | undefined
      do {
        const page = { Bucket: bucket, Prefix: folder, ...(from !== undefined && { ContinuationToken: from }) }
        const command = new ListObjectsV2Command(page)
        const answer = await within(limits.answerMs, (abortSignal) => others.send(command, { abortSignal }))
        for (const { Key = '', Size = 0, LastModified } of answer.Contents ?? []) {
          const name = Key.slice(folder.length)
          if (!isFileName(name) || LastModified === undefined || LastModified >= putBefore) continue
          yield { key: `${kind}/${name}`, bytes: Size, putAt: LastModified }
        }
        from = answer.NextContinuationToken
      } while (from !== undefined)
    },

    close() {
      connections.close()
      readers.destroy()
      others.destroy()
    },
  }
}

interface Read {
  bytes: number
  body: Readable
}

/** Where the bucket is asked for. AWS has an address for each bucket, others have one for all; a dot would not fit a certificate. */
function addressOf({ bucket, endpoint, region }: S3Settings) {
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  const isPathStyle = endpoint !== null || bucket.includes('.')
  const whole = new URL(endpoint ?? `https://${host}`).origin
  return { endpoint: whole, origin: isPathStyle ? whole : `https://${bucket}.${host}`, isPathStyle }
}

/** All that the SDK would otherwise look for in the environment and in files of the user. */
function clientConfig({ region, credentials }: S3Settings): S3ClientConfig {
  // Its requests go to other addresses than S3's: it gets nothing of the client, whose connections are for S3 alone.
  const fromEnvironment = defaultProvider({ clientConfig: { region } })
  return {
    region,
    credentials: credentials ?? (() => fromEnvironment()),
    maxAttempts: 3,
    retryMode: 'standard',
    // Newer checksums are refused or stored as content by some that speak S3. What is put is signed with its SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    followRegionRedirects: false,
    useArnRegion: false,
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    disableMultiregionAccessPoints: true,
    disableS3ExpressSessionAuth: true,
    defaultsMode: 'standard',
    userAgentAppId: 'brandprint',
  }
}

/** Of the whole object. What answers a range with other bytes than those is no S3, and has no place in a download. */
function wholeBytes(
  { ContentLength, ContentRange, Body }: GetObjectCommandOutput,
  range: ByteRange | undefined,
): number {
  if (range === undefined && ContentLength !== undefined) return ContentLength
  const [, start, end, bytes] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(ContentRange ?? '') ?? []
  const last = Math.min(range?.end ?? Number.POSITIVE_INFINITY, Number(bytes) - 1)
  if (range !== undefined && Number(start) === range.start && Number(end) === last) return Number(bytes)
  ;(Body as Readable).destroy()
  throw new StorageError(`S3 answered ${ContentRange ?? 'the whole file'} where other bytes were asked for.`)
}

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? null

const isMissing = (error: unknown) => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket'

interface Bounded<Value> {
  work: (limit: AbortSignal) => Promise<Value>
  signal: AbortSignal | undefined
  place: string
}

/** In time, even where what is under way heeds no signal, as the search for credentials does. */
async function boundedBy<Value>(ms: number, { work, signal, place }: Bounded<Value>): Promise<Value> {
  const late = new AbortController()
  const leave = () => late.abort(new StorageError(`${place} cannot be used: it did not answer within ${ms / 1_000} s.`))
  const timer = setTimeout(leave, ms)
  const limit = signal === undefined ? late.signal : AbortSignal.any([late.signal, signal])
  const ended = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason), { once: true })
  })
  try {
    return await Promise.race([work(limit), ended])
  } finally {
    clearTimeout(timer)
  }
}

/** The body, as long as somebody takes it: one that is left alone gives its connection back. */
function takenWithin(body: Readable, { place, takenMs }: { place: string; takenMs: number }): Readable {
  const stream = new PassThrough()
  let waiting: NodeJS.Timeout | undefined
  const leave = () => stream.destroy(new StorageError(`Nothing was taken of a file for ${takenMs / 1_000} s.`))
  body.on('pause', () => {
    clearTimeout(waiting)
    waiting = setTimeout(leave, takenMs)
  })
  stream.on('drain', () => clearTimeout(waiting))
  body.once('error', (error) => stream.destroy(error.name === 'AbortError' ? error : s3Error(error, place)))
  stream.once('error', () => undefined)
  stream.once('close', () => {
    clearTimeout(waiting)
    body.destroy()
  })
  return body.pipe(stream)
}
