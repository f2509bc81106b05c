import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { type Child, startChild } from './test-support/child-process.ts'
import { eventually } from './test-support/eventually.ts'
import { s3Credentials, startS3Server } from './test-support/s3-server.ts'

const run = promisify(execFile)
const bin = new URL('./bin/serve.ts', import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'brandprint-serve-'))
const running: Child[] = []
after(async () => {
  // Processes that a failed test left.
  for (const child of running) child.process.kill('SIGTERM')
  await Promise.all(running.map((child) => child.ended()))
  await rm(folder, { recursive: true, force: true })
})

function serve(env: Record<string, string> = {}, args: string[] = []) {
  const child = startChild(bin, args, {
    env: { PORT: '0', BRANDPRINT_DATA_DIR: folder, BRANDPRINT_KEY_REQUESTS_BURST: '1000000', ...env },
  })
  running.push(child)
  return child
}

const listening = /"msg":"Server listening at (http:[^"]+)"/
const address = async (child: ReturnType<typeof serve>) => {
  for (let from = 0; ; from++) {
    const line = await child.line(from)
    const found = listening.exec(line)?.[1]
    if (found !== undefined) return found
  }
}

const call = (url: string, key: string, body?: object) =>
  fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

test('from an empty folder to a completed analysis, which is kept over a restart', async () => {
  const first = serve()
  const key = (await first.said('│   bp_live_')).replace(/[^0-9A-Za-z]/g, '')
  const base = await address(first)
  const started = await call(`${base}/v1/analyze`, `bp_live_${key}`, {
    url: 'https://acme.example',
    type: 'flash',
    test: true,
  })
  assert.equal(started.status, 201)
  const { data } = (await started.json()) as { data: { id: string } }
  const isCompleted = async (at: string) => {
    const response = await call(`${at}/v1/analyses/${data.id}`, `bp_live_${key}`)
    const answer = (await response.json()) as { data: { status: string } }
    return answer.data.status === 'completed'
  }
  await eventually(() => isCompleted(base), { what: 'the analysis', ms: 90_000 })
  first.process.kill('SIGTERM')
  assert.equal(await first.ended(), 0)

  const second = serve()
  const again = await address(second)
  assert.equal((await fetch(`${again}/readyz`)).status, 200)
  assert.ok(await isCompleted(again))
  assert.ok(!second.text().includes('bp_live_'), 'the key is shown once')
  second.process.kill('SIGTERM')
  assert.equal(await second.ended(), 0)
})

/** The exit code and the standard error of a start that fails. */
async function refusal(env: Record<string, string>) {
  const refused = await run(process.execPath, [bin.pathname], {
    env: { PORT: '0', BRANDPRINT_DATA_DIR: folder, ...env },
  }).catch((error: { code: number; stderr: string }) => error)
  assert.ok('code' in refused)
  assert.doesNotMatch(refused.stderr, /\n {4}at /)
  return { code: refused.code, message: refused.stderr }
}

test('a host that is not of this machine, or has no address, ends the start with a sentence', async () => {
  const elsewhere = await refusal({ HOST: '203.0.113.5' })
  assert.equal(
    elsewhere.message,
    'brandprint: 203.0.113.5:0 is not of this machine; set HOST or PORT to another one.\n',
  )
  const nameless = await refusal({ HOST: 'nowhere.invalid' })
  assert.match(nameless.message, /^brandprint: nowhere\.invalid:0 has no address/)
  assert.deepEqual([elsewhere.code, nameless.code], [1, 1])
})

test('a port that is in use ends the start with a sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const { code, message } = await refusal({ PORT: String(port) })
  taken.close()
  assert.equal(message, `brandprint: 127.0.0.1:${port} is in use; set HOST or PORT to another one.\n`)
  assert.equal(code, 1)
})

test('a data folder that is a file ends the start with a sentence', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const { code, message } = await refusal({ BRANDPRINT_DATA_DIR: file })
  assert.match(message, /^brandprint: BRANDPRINT_DATA_DIR is “.*file”, which is not a folder; it takes a folder/)
  assert.equal(code, 2)
})

test('a folder for files that cannot be made is a sentence', async () => {
  const file = join(folder, 'no-folder')
  await writeFile(file, '')
  const { code, message } = await refusal({ BRANDPRINT_STORAGE: `file://${file}` })
  assert.match(
    message,
    /^brandprint: BRANDPRINT_STORAGE is “file:.*no-folder”, which is not a folder; it takes a folder/,
  )
  assert.equal(code, 2)
})

test('with a role of its own, a process that keeps files in a folder says that all have to share it', async () => {
  const child = serve({}, ['--role', 'worker'])
  await child.saying(`Files are kept in the folder ${folder}, and API and workers are processes of their own`)
  await child.saying(`Files are kept in ${folder}.`)
  child.process.kill('SIGTERM')
  await child.ended()
})

test('an S3 that refuses ends no start, and is in the log without the secret', async () => {
  await using s3 = await startS3Server()
  const child = serve({
    BRANDPRINT_STORAGE: `s3://${s3.settings.bucket}/kept`,
    BRANDPRINT_S3_ENDPOINT: s3.endpoint,
    BRANDPRINT_LOG_LEVEL: 'trace',
    AWS_ACCESS_KEY_ID: s3Credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: 'hunter2',
    AWS_SESSION_TOKEN: 'hunter3',
  })
  await child.saying('No files can be kept.')
  assert.equal((await fetch(`${await address(child)}/readyz`)).status, 200)
  child.process.kill('SIGTERM')
  assert.equal(await child.ended(), 0)
  assert.match(child.text(), /the secret does not fit the access key/)
  assert.doesNotMatch(child.text(), /hunter/)
})

test('the start logs warnings for allowed private hosts and for unknown settings', async () => {
  const child = serve({ BRANDPRINT_ALLOW_HOSTS: 'intranet.acme.com,10.1.0.0/16', BRANDPRINT_TELEMETRY: 'x' })
  await address(child)
  const warnings = child
    .text()
    .split('\n')
    .filter((line) => line.includes('"level":40'))
    .map((line) => JSON.parse(line).msg)
  assert.deepEqual(warnings, [
    'BRANDPRINT_ALLOW_HOSTS lets every analysis read intranet.acme.com, 10.1.0.0/16, private or not.',
    'BRANDPRINT_TELEMETRY is no setting of this version, and does nothing.',
  ])
  child.process.kill('SIGTERM')
  await child.ended()
})

test('a start and a stop write nothing to the standard error: no deprecation, no warning', async () => {
  const started = run(process.execPath, [bin.pathname], { env: { PORT: '0', BRANDPRINT_DATA_DIR: folder } })
  started.child.stdout?.on('data', (part: string) => {
    if (part.includes('Brandprint is ready.')) started.child.kill('SIGTERM')
  })
  assert.equal((await started).stderr, '')
})

test('a wrong setting ends the start with a sentence and exit code 2', async () => {
  assert.equal(await serve({ PORT: 'many' }).ended(), 2)
  assert.equal(await serve({}, ['--role', 'king']).ended(), 2)
})

test('a database that cannot be reached ends the start with exit code 1', async () => {
  assert.equal(await serve({ DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' }).ended(), 1)
})

test('a signal to npm start ends it, and the service with it', async () => {
  const npm = spawn('npm', ['start'], {
    cwd: new URL('../../../', import.meta.url),
    env: { PATH: process.env.PATH, PORT: '0', BRANDPRINT_DATA_DIR: folder, HOME: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  npm.stdout.on('data', (part: Buffer) => {
    text += part.toString()
  })
  const base = await eventually(async () => listening.exec(text)?.[1], { what: 'it listens' })
  assert.equal((await fetch(`${base}/healthz`)).status, 200)
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  await assert.rejects(fetch(`${base}/healthz`))
})
