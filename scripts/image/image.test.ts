/**
 * `npm run test:image`: builds the image as docs/install.md says, and runs it read-only and without capabilities.
 *
 * It needs Podman on Linux, and the registries of images (node:24-slim) and of npm. Podman's own settings hold: on a machine
 * that has its base image under another name, CONTAINERS_REGISTRIES_CONF names a file with an alias; CONTAINERS_CONF one with
 * another runtime or other limits; BUILDAH_ISOLATION=chroot builds where containers may not be nested.
 * BRANDPRINT_TEST_IMAGE names an image that is there already: then none is built. Without Podman the tests are skipped.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { freePort } from '../../packages/server/src/platform/database/embedded/server.ts'
import { eventually } from '../../packages/server/src/test-support/eventually.ts'
import { type Api, apiAt } from './api.ts'
import { type Container, createVolume, imageToTest, inProject, isImpossible, startContainer } from './podman.ts'
import { type ServedSite, serveSite } from './served-site.ts'

const startMs = 120_000

describe('the image, read-only and without capabilities', { skip: await isImpossible() }, () => {
  let static_: ServedSite
  let scripted: ServedSite
  let volume: Awaited<ReturnType<typeof createVolume>>
  let files: Awaited<ReturnType<typeof createVolume>>
  let container: Container
  let api: Api

  before(async () => {
    const image = await imageToTest()
    static_ = await serveSite(inProject('examples/sites/tallymoor'))
    scripted = await serveSite(inProject('examples/sites/grumblefern'))
    volume = await createVolume()
    files = await createVolume()
    const port = await freePort()
    container = await startContainer({
      image,
      options: [
        `--volume=${volume.name}:/data`,
        `--volume=${files.name}:/files`,
        // As compose.yaml gives it to workers: what the browser's own sandbox is made of.
        `--security-opt=seccomp=${inProject('deploy/seccomp-browser.json')}`,
      ],
      environment: {
        HOST: '127.0.0.1',
        PORT: String(port),
        BRANDPRINT_ALLOW_HOSTS: `${static_.host},${scripted.host}`,
        BRANDPRINT_STORAGE: 'file:///files',
      },
    })
    await eventually(() => container.isHealthy(), { what: 'the image is healthy', ms: startMs })
    const key = await eventually(async () => /bp_live_\w{38}/.exec(await container.log())?.[0], {
      what: 'a key is shown',
    })
    api = apiAt(`http://127.0.0.1:${port}`, key)
  })
  after(async () => {
    await container?.[Symbol.asyncDispose]()
    await volume?.[Symbol.asyncDispose]()
    await files?.[Symbol.asyncDispose]()
    await scripted?.[Symbol.asyncDispose]()
    await static_?.[Symbol.asyncDispose]()
  })

  test('it runs as a user without rights, and writes to its data folder and to /tmp alone', async () => {
    const ids = await container.exec(
      'sh',
      '-c',
      'id -u; grep CapEff /proc/self/status; grep NoNewPrivs /proc/self/status',
    )
    assert.match(ids.out, /^1000\nCapEff:\s+0+\nNoNewPrivs:\s+1\n$/)
    for (const folder of ['/app', '/usr/local', '/home/node', '/var']) {
      assert.notEqual((await container.exec('touch', `${folder}/file`)).code, 0, folder)
    }
    for (const folder of ['/data', '/tmp'])
      assert.equal((await container.exec('touch', `${folder}/file`)).code, 0, folder)
  })

  test('an analysis of a website completes', async () => {
    const { status, body } = await api.post('/v1/analyze', { url: static_.url, type: 'flash' })
    assert.equal(status, 201, JSON.stringify(body))
    const ended = await api.ended(body.data.id)
    assert.equal(ended.status, 'completed', ended.error_message)
    assert.match(ended.results.summary, /Every berth, lift and invoice on one chart\./)
  })

  test('a sandbox analysis completes', async () => {
    const { body } = await api.post('/v1/analyze', { url: 'https://acme.example', test: true })
    assert.equal((await api.ended(body.data.id)).status, 'completed')
  })

  test('an export is a PDF, and kept in the volume for files', async () => {
    const { body: analysis } = await api.post('/v1/analyze', { url: 'https://acme.example', type: 'flash', test: true })
    assert.equal((await api.ended(analysis.data.id)).status, 'completed')
    const { status, body } = await api.post(`/v1/analyses/${analysis.data.id}/export`, {})
    assert.equal(status, 201, JSON.stringify(body))
    const { export_id: id } = body.data
    const ended = await eventually(
      async () => {
        const { data } = (await api.get(`/v1/exports/${id}`)).body
        return data.status === 'processing' ? null : data
      },
      { what: 'the export ends', ms: startMs },
    )
    assert.equal(ended.status, 'completed', ended.error_message)
    const file = Buffer.from(await (await fetch(ended.download_url)).arrayBuffer())
    assert.match(file.subarray(0, 8).toString('latin1'), /^%PDF-1\.\d/)
    const kept = await container.exec('sh', '-c', 'cat /files/exports/*.pdf | wc -c')
    assert.equal(Number(kept.out), file.length, kept.err)
  })

  test('a page that exists only after its scripts ran is read by the browser inside', async () => {
    const { status, body } = await api.post('/v1/analyze', { url: scripted.url, type: 'flash' })
    assert.equal(status, 201, JSON.stringify(body))
    const ended = await api.ended(body.data.id)
    assert.equal(ended.status, 'completed', ended.error_message)
    // Written by its script, and nowhere in its page.
    assert.match(ended.results.summary, /Your plant would like a word\./, JSON.stringify(ended.results.coverage))
  })

  test('doctor finds nothing wrong, the browser’s sandbox included', async () => {
    const { code, out, err } = await container.exec('brandprint', 'doctor', '--json')
    const { ok, checks } = JSON.parse(out) as { ok: boolean; checks: { check: string; ok: boolean; message: string }[] }
    assert.deepEqual({ code, ok, wrong: checks.filter((each) => !each.ok) }, { code: 0, ok: true, wrong: [] }, err)
    assert.match(checks.find(({ check }) => check === 'browser')!.message, /sandbox/)
  })

  test('told to stop, it ends in order with 0', async () => {
    assert.equal(await container.stop(), 0)
    const log = await container.log()
    assert.match(log, /"msg":"Stopping\.".*"msg":"Stopped\."/s)
    assert.doesNotMatch(log, /"level":(?:50|60)/)
  })
})
