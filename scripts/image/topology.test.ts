/**
 * `npm run test:image`: what compose.yaml starts, by hand: two API processes and two workers, each in a container of its own,
 * over one Postgres 18, behind Caddy with deploy/Caddyfile.
 *
 * As image.test.ts says, and: Postgres is the one that comes with the install. Caddy is the image caddy:2, or the program that
 * BRANDPRINT_TEST_CADDY names (an absolute path). The containers use the machine's network: API processes listen on
 * 127.0.0.2 and 127.0.0.3, which the proxy finds under one name, as it finds replicas in compose.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { freePort } from '../../packages/server/src/platform/database/embedded/server.ts'
import { eventually } from '../../packages/server/src/test-support/eventually.ts'
import { type OwnPostgres, startPostgres } from '../../packages/server/src/test-support/postgres.ts'
import { type Receiver, startReceiver, testAuthorityFile } from '../../packages/server/src/test-support/receiver.ts'
import { type Api, apiAt } from './api.ts'
import { type Container, createVolume, imageToTest, inProject, isImpossible, startContainer } from './podman.ts'
import { type ServedSite, serveSite } from './served-site.ts'

const startMs = 120_000
const upstream = 'api.brandprint.internal'
const hosts = ['127.0.0.2', '127.0.0.3']

describe('two API processes and two workers over one Postgres, behind the proxy', {
  skip: await isImpossible(),
}, () => {
  let image: string
  let postgres: OwnPostgres
  let files: Awaited<ReturnType<typeof createVolume>>
  let site: ServedSite
  let receiver: Receiver
  let settings: Record<string, string>
  let apis: Container[]
  let workers: Container[]
  let proxy: Container
  let proxyUrl: string
  let key: string
  /** Each by itself, then the proxy. */
  let a: Api
  let b: Api
  let front: Api

  before(async () => {
    image = await imageToTest()
    postgres = await startPostgres()
    files = await createVolume()
    site = await serveSite(inProject('examples/sites/tallymoor'))
    receiver = await startReceiver()
    const [port, proxyPort] = [await freePort(), await freePort()]
    proxyUrl = `http://127.0.0.1:${proxyPort}`
    settings = {
      DATABASE_URL: postgres.url,
      BRANDPRINT_SECRET_KEY: 'a secret key that only this test uses',
      BRANDPRINT_BASE_URL: proxyUrl,
      BRANDPRINT_ALLOW_HOSTS: '127.0.0.1',
      BRANDPRINT_METRICS: 'on',
      BRANDPRINT_STORAGE: 'file:///files',
      BRANDPRINT_KEY_REQUESTS_PER_MINUTE: '1000000',
      BRANDPRINT_KEY_REQUESTS_BURST: '1000000',
      PORT: String(port),
    }
    apis = []
    workers = []
    // At the same moment: one of them migrates, and one makes the first account.
    apis = await Promise.all(hosts.map((HOST) => start('api', { HOST })))
    workers = [await start('worker')]
    proxy = await startProxy(port, proxyPort)
    await eventually(async () => (await fetch(`${proxyUrl}/readyz`).catch(() => null))?.ok, {
      what: 'the proxy reaches a ready API',
      ms: startMs,
    })
    for (const host of hosts) {
      const ready = async () => (await fetch(`http://${host}:${port}/readyz`).catch(() => null))?.ok
      await eventually(ready, { what: `${host} is ready`, ms: startMs })
    }
    const logs = (await Promise.all(apis.map((api) => api.log()))).join('\n')
    const keys = logs.match(/bp_live_\w{38}/g) ?? []
    assert.equal(keys.length, 1, 'exactly one API process makes the first account')
    key = keys[0]!
    const [first, second] = hosts.map((host) => apiAt(`http://${host}:${port}`, key))
    a = first!
    b = second!
    front = apiAt(proxyUrl, key)
  })
  after(async () => {
    for (const container of [proxy, ...(workers ?? []), ...(apis ?? [])]) await container?.[Symbol.asyncDispose]()
    await receiver?.[Symbol.asyncDispose]()
    await site?.[Symbol.asyncDispose]()
    await files?.[Symbol.asyncDispose]()
    await postgres?.[Symbol.asyncDispose]()
  })

  /** With what compose.yaml gives to its role: nothing that is kept lies in the container. */
  function start(role: 'api' | 'worker', further: Record<string, string> = {}): Promise<Container> {
    const authority = '/authority.pem'
    return startContainer({
      image,
      command: ['serve', '--role', role],
      options: [
        '--tmpfs=/data:mode=1777',
        `--volume=${files.name}:/files`,
        `--volume=${testAuthorityFile}:${authority}:ro`,
        ...(role === 'worker' ? [`--security-opt=seccomp=${inProject('deploy/seccomp-browser.json')}`] : []),
      ],
      environment: { ...settings, NODE_EXTRA_CA_CERTS: authority, ...further },
    })
  }

  function startProxy(port: number, proxyPort: number): Promise<Container> {
    const program = process.env.BRANDPRINT_TEST_CADDY ?? ''
    return startContainer({
      image: program === '' ? 'docker.io/library/caddy:2' : image,
      command: ['run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'],
      options: [
        '--tmpfs=/data:mode=1777',
        '--tmpfs=/config:mode=1777',
        `--volume=${inProject('deploy/Caddyfile')}:/etc/caddy/Caddyfile:ro`,
        ...(program === '' ? [] : [`--volume=${program}:/usr/bin/caddy:ro`]),
        '--entrypoint=caddy',
        ...hosts.map((host) => `--add-host=${upstream}:${host}`),
      ],
      environment: {
        BRANDPRINT_SITE: `http://127.0.0.1:${proxyPort}`,
        BRANDPRINT_UPSTREAM: upstream,
        BRANDPRINT_UPSTREAM_PORT: String(port),
        HOME: '/tmp',
      },
    })
  }

  test('an analysis that one API process accepts is read at the other, and in front of both', async () => {
    const { status, body } = await a.post('/v1/analyze', { url: site.url, type: 'flash' })
    assert.equal(status, 201, JSON.stringify(body))
    assert.equal((await b.ended(body.data.id)).status, 'completed')
    const { results } = (await front.get(`/v1/analyses/${body.data.id}`)).body.data
    assert.match(results.summary, /Every berth, lift and invoice on one chart\./)
  })

  test('a file that a worker makes is downloaded from each API process, and in front of both', async () => {
    const { body: analysis } = await a.post('/v1/analyze', { url: 'https://acme.example', type: 'flash', test: true })
    assert.equal((await b.ended(analysis.data.id)).status, 'completed')
    const { status, body } = await a.post(`/v1/analyses/${analysis.data.id}/export`, { format: 'pdf' })
    assert.equal(status, 201, JSON.stringify(body))
    const ended = await eventually(
      async () => {
        const { data } = (await b.get(`/v1/exports/${body.data.export_id}`)).body
        return data.status === 'processing' ? null : data
      },
      { what: 'the export ends', ms: startMs },
    )
    assert.equal(ended.status, 'completed', ended.error_message)
    const { origin, pathname, search } = new URL(ended.download_url)
    assert.equal(origin, proxyUrl)
    const downloaded = await Promise.all(
      [proxyUrl, ...hosts.map((host) => `http://${host}:${settings.PORT}`)].map(async (base) =>
        Buffer.from(await (await fetch(`${base}${pathname}${search}`)).arrayBuffer()),
      ),
    )
    assert.match(downloaded[0]!.subarray(0, 8).toString('latin1'), /^%PDF-1\.\d/)
    for (const bytes of downloaded) assert.ok(bytes.equals(downloaded[0]!))
  })

  test('the proxy keeps the figures from the outside, and shows everything else', async () => {
    assert.equal((await fetch(`${proxyUrl}/metrics`)).status, 404)
    assert.equal((await fetch(`${proxyUrl}/docs`)).status, 200)
    const { status, body } = await front.get('/v1/account')
    assert.deepEqual([status, body.data.tier], [200, 'agency'])
  })

  test('a worker that is killed in the middle of an analysis is replaced by the other', async () => {
    const asked = site.hold('/pricing/')
    const { body } = await a.post('/v1/analyze', { url: site.url })
    // The only worker there is: it has this analysis.
    await asked
    workers.push(await start('worker'))
    await eventually(async () => (await workers[1]!.log()).includes('Brandprint is ready'), {
      what: 'a second worker',
      ms: startMs,
    })
    await workers[0]!.kill()
    site.release()
    const ended = await b.ended(body.data.id)
    assert.equal(ended.status, 'completed', ended.error_message)
    workers.push(await start('worker'))
  })

  test('an event is delivered once, whichever of two workers sends it', async () => {
    const events = ['analysis.completed']
    const made = await a.post('/v1/webhooks', { url: receiver.url, events })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const ids: string[] = []
    for (const api of [a, b, front, a, b]) {
      const { body } = await api.post('/v1/analyze', { url: 'https://acme.example', test: true, type: 'flash' })
      ids.push(body.data.id)
    }
    for (const id of ids) assert.equal((await front.ended(id)).status, 'completed')
    const idle = async () => {
      const { body } = await front.get(`/v1/webhooks/${made.body.data.id}/events?state=pending`)
      return body.pagination.total === 0
    }
    await eventually(idle, { what: 'every event is delivered' })
    const told = receiver.received.map(({ body }) => JSON.parse(body).data.analysis_id)
    assert.deepEqual(told.toSorted(), ids.toSorted())
  })

  test('a quota holds over both API processes', async () => {
    const sample = { url: 'https://acme.example', test: true, type: 'flash' }
    const used = (await front.get('/v1/account')).body.data.use.sandbox_analyses.used
    const answers = await Promise.all(
      Array.from({ length: 140 }, (_, at) => [a, b][at % 2]!.post('/v1/analyze', sample)),
    )
    assert.equal(answers.filter(({ status }) => status === 201).length, 120 - used)
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201, 429]))
    for (const api of [a, b]) assert.equal((await api.get('/v1/account')).body.data.use.sandbox_analyses.remaining, 0)
  })

  test('an API process that is stopped behind the proxy is missed by nobody', async () => {
    const stopped = Promise.withResolvers<number>()
    apis[0]!.stop().then(stopped.resolve, stopped.reject)
    let isStopped = false
    stopped.promise.finally(() => {
      isStopped = true
    })
    const statuses = new Set<number>()
    for (let after = 0; after < 20; after += isStopped ? 1 : 0) statuses.add((await front.get('/v1/account')).status)
    assert.deepEqual([...statuses], [200])
    assert.equal(await stopped.promise, 0)
  })

  test('workers and the other API process end in order with 0', async () => {
    const ending = [apis[1]!, ...workers.slice(1)]
    assert.deepEqual(await Promise.all(ending.map((container) => container.stop())), [0, 0, 0])
    for (const container of ending) assert.match(await container.log(), /"msg":"Stopping\.".*"msg":"Stopped\."/s)
  })
})
