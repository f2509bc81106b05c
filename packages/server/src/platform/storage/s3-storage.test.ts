/** What holds for files in S3, beside what holds for all: servers that refuse, hang, redirect and break off. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { after, before, test } from 'node:test'
import { inspect } from 'node:util'
import { startDeafListener } from '../../test-support/deaf-listener.ts'
import { eventually } from '../../test-support/eventually.ts'
import {
  answerError,
  type S3Server,
  s3Credentials,
  settingsFor,
  startAnswering,
  startS3Server,
} from '../../test-support/s3-server.ts'
import { createS3Storage, type S3Limits, type S3Settings } from './s3-storage.ts'
import { type Storage, StorageError } from './storage.ts'
import { content } from './storage-fixtures.ts'

/** What fits into no buffer on the way. */
const large = randomBytes(20_000_000)

let s3: S3Server
before(async () => {
  s3 = await startS3Server()
})
after(() => s3[Symbol.asyncDispose]())

const limits: S3Limits = {
  connectMs: 1_000,
  silentMs: 1_000,
  answerMs: 2_500,
  putMs: 5_000,
  takenMs: 60_000,
  readers: 4,
  others: 2,
}
/** Beyond all limits by far: one that does not hold fails the test. */
const bounded = { timeout: 60_000 }

/** Closed at the end of the test. */
function storageAt(settings: Partial<S3Settings>, changed: Partial<S3Limits> = {}) {
  const storage = createS3Storage({ ...s3.settings, ...settings }, { ...limits, ...changed })
  return Object.assign(storage, { [Symbol.dispose]: () => storage.close() })
}

/** All that can be asked of a storage. */
const operations: [name: string, ask: (storage: Storage) => Promise<unknown>][] = [
  ['put', (storage) => storage.put('exports/a.pdf', Buffer.from('a'))],
  ['open', (storage) => storage.open('exports/a.pdf')],
  ['open a range', (storage) => storage.open('exports/a.pdf', { start: 0, end: 0 })],
  ['remove', (storage) => storage.remove('exports/a.pdf')],
  ['list', (storage) => storage.list('exports', new Date())[Symbol.asyncIterator]().next()],
]

/** That each is refused with this sentence, in which there is no secret. */
async function assertRefused(storage: Storage, reason: RegExp): Promise<void> {
  const outcomes = await Promise.allSettled(operations.map(([, ask]) => ask(storage)))
  for (const [at, outcome] of outcomes.entries()) {
    const [name] = operations[at]!
    assert.ok(outcome.status === 'rejected' && outcome.reason instanceof StorageError, name)
    assert.match(outcome.reason.message, reason, name)
    assert.doesNotMatch(inspect(outcome.reason, { depth: null, showHidden: true }), /hunter2/)
  }
}

test('an access key that is not known is refused with a sentence', async () => {
  using storage = storageAt({ credentials: { accessKeyId: 'other', secretAccessKey: 'hunter2' } })
  await assertRefused(storage, /there is no such access key; see AWS_ACCESS_KEY_ID\.$/)
})

test('a wrong secret is refused with a sentence, and stands nowhere in it', async () => {
  using storage = storageAt({ credentials: { ...s3Credentials, secretAccessKey: 'hunter2' } })
  await assertRefused(storage, /the secret does not fit the access key/)
})

test('a bucket that is not there is no file that is not there', async () => {
  using storage = storageAt({ bucket: 'not-there' })
  await assertRefused(storage, /^s3:\/\/not-there\/kept\/ at http.* there is no such bucket\.$/)
})

test('a right that is missing is told with the rights that there have to be', async () => {
  await using server = await startAnswering((_, response) => answerError(response, 403, 'AccessDenied'))
  using storage = storageAt(settingsFor(server.endpoint))
  await assertRefused(storage, /s3:PutObject, s3:GetObject and s3:DeleteObject .* s3:ListBucket/)
})

test('a redirect to another region is not followed, and the sentence names the region', async () => {
  await using other = await startAnswering((_, response) => response.end('from elsewhere'))
  await using server = await startAnswering((_, response) => {
    response.setHeader('x-amz-bucket-region', 'eu-west-1')
    answerError(response, 301, 'PermanentRedirect', '<Endpoint>kept.s3.eu-west-1.amazonaws.com</Endpoint>')
  })
  await using temporary = await startAnswering((_, response) => {
    response.writeHead(307, { location: `${other.endpoint}/kept?X-Amz-Signature=abc` }).end()
  })
  using permanently = storageAt(settingsFor(server.endpoint))
  await assertRefused(
    permanently,
    /sends on to kept\.s3\.eu-west-1\.amazonaws\.com, in the region eu-west-1 \(301\).* set AWS_REGION or BRANDPRINT_S3_ENDPOINT/,
  )
  using temporarily = storageAt(settingsFor(temporary.endpoint))
  await assertRefused(temporarily, new RegExp(`sends on to ${other.endpoint} \\(307\\)`))
  assert.deepEqual(other.asked, [])
})

test('a wrong region is told with the right one', async () => {
  await using server = await startAnswering((_, response) =>
    answerError(response, 400, 'AuthorizationHeaderMalformed', '<Region>eu-central-1</Region>'),
  )
  using storage = storageAt(settingsFor(server.endpoint))
  await assertRefused(storage, /it is in the region eu-central-1; set AWS_REGION\.$/)
})

test('where nothing listens, and where nobody is, the sentence says so', bounded, async () => {
  using nothing = storageAt(settingsFor('http://127.0.0.1:1'))
  await assertRefused(nothing, /nothing listens there\.$/)
  using nowhere = storageAt(settingsFor('http://minio.invalid:9000'))
  await assertRefused(nowhere, /there is no host of this name|cannot be looked up at the moment/)
})

test(
  'an S3 that takes no connection, takes requests and says nothing, or stops in its answer, ends in time',
  bounded,
  async () => {
    await using deaf = await startDeafListener()
    using unconnected = storageAt(settingsFor(`http://127.0.0.1:${deaf.port}`))
    await assertRefused(unconnected, /no connection was made in time|did not answer within/)
    await using silent = await startAnswering(() => undefined)
    using unanswered = storageAt(settingsFor(silent.endpoint))
    await assertRefused(unanswered, /it does not answer|did not answer within/)
    await using stopping = await startAnswering((_, response) => {
      response.writeHead(200, { 'content-length': '1000', 'content-range': 'bytes 0-0/1000' }).write('<?xml')
    })
    using broken = storageAt(settingsFor(stopping.endpoint))
    const file = await broken.open('exports/a.pdf')
    await assert.rejects(content(file), { constructor: StorageError, message: /its answer does not go on\.$/ })
  },
)

test('an S3 that takes a large file slowly is waited for, as long as it takes some of it', bounded, async () => {
  let taken = 0
  await using server = await startAnswering((request, response) => {
    request.on('data', (part: Buffer) => {
      taken += part.length
      request.pause()
      // Together longer than the limit of silence, and never silent for so long.
      setTimeout(() => request.resume(), taken < 10_000_000 ? 40 : 0)
    })
    request.on('end', () => response.end())
  })
  using storage = storageAt(settingsFor(server.endpoint), { silentMs: 3_000, putMs: 50_000 })
  await storage.put('exports/slow.pdf', large)
  assert.equal(taken, large.length)
  assert.equal(server.asked.length, 1)
})

test('a connection that is cut in an answer is an error, and no short file', async () => {
  await using server = await startAnswering((_, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('half', () => response.destroy())
  })
  using storage = storageAt(settingsFor(server.endpoint))
  const file = await storage.open('exports/cut.pdf')
  await assert.rejects(content(file), {
    constructor: StorageError,
    message: /the connection was closed before the answer was complete\.$/,
  })
})

test('what is refused for the moment is asked again', async () => {
  let answers = 0
  await using server = await startAnswering((_, response) => {
    answers++
    if (answers === 1) answerError(response, 503, 'SlowDown')
    else if (answers === 2) response.destroy()
    else response.end()
  })
  using storage = storageAt(settingsFor(server.endpoint))
  await storage.put('exports/again.pdf', Buffer.from('again'))
  assert.equal(answers, 3)
})

test('an answer with other bytes than were asked for is refused', async () => {
  await using server = await startAnswering((_, response) => response.end('the whole file'))
  using storage = storageAt(settingsFor(server.endpoint))
  await assert.rejects(storage.open('exports/a.pdf', { start: 4, end: 8 }), {
    constructor: StorageError,
    message: /where other bytes were asked for/,
  })
})

test('readers who hold all their connections keep nobody from writing, removing and listing', bounded, async () => {
  using storage = storageAt({})
  await storage.put('exports/held.pdf', large)
  const held = await Promise.all(Array.from({ length: 4 }, () => storage.open('exports/held.pdf')))
  await assert.rejects(storage.open('exports/held.pdf'), {
    constructor: StorageError,
    message: /did not answer within 2.5 s/,
  })
  await storage.put('exports/meanwhile.pdf', Buffer.from('meanwhile'))
  await storage.remove('exports/meanwhile.pdf')
  await storage.list('exports', new Date(0))[Symbol.asyncIterator]().next()
  for (const file of held) file!.stream.destroy()
  assert.ok((await content(await storage.open('exports/held.pdf'))).equals(large))
})

test('who takes nothing of a file loses the connection to others', bounded, async () => {
  using storage = storageAt({}, { takenMs: 500, readers: 1 })
  await storage.put('exports/untaken.pdf', large)
  const untaken = await storage.open('exports/untaken.pdf')
  assert.ok((await content(await storage.open('exports/untaken.pdf'))).equals(large))
  await assert.rejects(content(untaken), /Nothing was taken of a file for 0\.5 s|Premature close/)
})

test('to leave a file ends the connection behind it', async () => {
  let answer: ServerResponse | undefined
  await using server = await startAnswering((_, response) => {
    answer = response
    response.writeHead(200, { 'content-length': String(large.length) }).write(large.subarray(0, 1_000))
  })
  using storage = storageAt(settingsFor(server.endpoint), { silentMs: 60_000 })
  const left = await storage.open('exports/left.pdf')
  left!.stream.destroy()
  await eventually(async () => answer?.destroyed, { what: 'its connection ends' })
  const leaving = new AbortController()
  const aborted = await storage.open('exports/left.pdf', undefined, leaving.signal)
  leaving.abort()
  await eventually(async () => answer?.destroyed, { what: 'its connection ends' })
  await assert.rejects(content(aborted), { name: 'AbortError' })
})

test('to close the storage ends what is under way', bounded, async () => {
  await using server = await startAnswering(() => undefined)
  using storage = storageAt(settingsFor(server.endpoint), { silentMs: 60_000, putMs: 60_000 })
  const put = storage.put('exports/a.pdf', Buffer.from('a'))
  await eventually(async () => server.asked.length === 1, { what: 'the put is under way' })
  storage.close()
  await assert.rejects(put, { constructor: StorageError, message: /the service is stopping\.$/ })
})

/** As on a machine of AWS that has a role: what the SDK looks for there, and nothing of whoever runs the tests. */
async function startMetadata() {
  const server = await startAnswering(({ url = '' }, response) => {
    if (url.endsWith('/api/token')) return response.end('token')
    if (url.endsWith('/security-credentials/')) return response.end('brandprint')
    const { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey } = s3Credentials
    const Expiration = new Date(Date.now() + 3_600_000).toISOString()
    response.end(JSON.stringify({ Code: 'Success', AccessKeyId, SecretAccessKey, Token: 'session', Expiration }))
  })
  const before = { ...process.env }
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name]
  process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT = server.endpoint
  process.env.AWS_CONFIG_FILE = '/dev/null'
  process.env.AWS_SHARED_CREDENTIALS_FILE = '/dev/null'
  return {
    asked: server.asked,
    async [Symbol.asyncDispose]() {
      for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name]
      Object.assign(process.env, before)
      await server[Symbol.asyncDispose]()
    },
  }
}

test('without keys the role of the machine is asked for some; with keys it is not', async () => {
  await using metadata = await startMetadata()
  using byKeys = storageAt({})
  await byKeys.put('exports/by-keys.pdf', Buffer.from('by keys'))
  assert.deepEqual(metadata.asked, [])
  using byRole = storageAt({ credentials: null })
  await byRole.put('exports/by-role.pdf', Buffer.from('by role'))
  assert.equal(String(await content(await byRole.open('exports/by-role.pdf'))), 'by role')
  assert.ok(metadata.asked.length > 0)
})

test('where there are no credentials, the sentence says how to give some', bounded, async () => {
  await using _ = await startMetadata()
  process.env.AWS_EC2_METADATA_DISABLED = 'true'
  using storage = storageAt({ credentials: null })
  await assertRefused(storage, /no credentials were found: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/)
})
