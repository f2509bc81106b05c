/** The examples of docs/webhooks.md, in every language that this machine has, against the same deliveries. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { verifyDelivery } from '../../../docs/examples/webhooks/verify.ts'
import { verifyWebhook } from './index.ts'

interface Vector {
  name: string
  body: string
  header: string
  secret: string
  now: number
  /** null: to be refused. */
  event_id: string | null
}

const examples = fileURLToPath(new URL('../../../docs/examples/webhooks', import.meta.url))
const support = fileURLToPath(new URL('test-support', import.meta.url))
const vectors: Vector[] = JSON.parse(await readFile(join(examples, 'vectors.json'), 'utf8'))

/** By name, so that a failure says which. */
const named = (outcomes: (string | null)[]) => vectors.map(({ name }, at) => `${name}: ${outcomes[at] ?? 'refused'}`)
const expected = named(vectors.map(({ event_id }) => event_id))

function outcomeOf(verify: () => { id: string }): string | null {
  try {
    return verify().id
  } catch {
    return null
  }
}

test('the client', () => {
  const outcomes = vectors.map(({ body, header, secret, now }) =>
    outcomeOf(() => verifyWebhook(body, { 'x-webhook-signature': header }, secret, { now: new Date(now * 1_000) })),
  )
  assert.deepEqual(named(outcomes), expected)
})

test('TypeScript', () => {
  const outcomes = vectors.map(({ body, header, secret, now }) =>
    outcomeOf(() => verifyDelivery(Buffer.from(body), header, secret, now)),
  )
  assert.deepEqual(named(outcomes), expected)
})

/** Runs a program in a folder that holds the example and what calls it; the deliveries go in, the outcomes come out. */
function run(command: string, args: string[], files: Record<string, string>): (string | null)[] {
  const folder = mkdtempSync(join(tmpdir(), 'brandprint-examples-'))
  try {
    mkdirSync(join(folder, 'webhooks'))
    for (const [to, from] of Object.entries(files)) cpSync(from, join(folder, to))
    writeFileSync(join(folder, 'go.mod'), 'module example\n')
    const { stdout, stderr, status } = spawnSync(command, args, {
      cwd: folder,
      input: JSON.stringify(vectors),
      encoding: 'utf8',
    })
    assert.equal(status, 0, stderr)
    return JSON.parse(stdout)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

test('Shell', { skip: !hasOpenssl && '“openssl” is not on this machine' }, () => {
  const outcomes = vectors.map(({ body, header, secret, now }) =>
    outcomeOf(() => {
      const { status, stderr } = spawnSync('sh', [join(examples, 'verify.sh'), header, String(now)], {
        input: body,
        env: { ...process.env, BRANDPRINT_WEBHOOK_SECRET: secret },
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(stderr)
      return JSON.parse(body)
    }),
  )
  assert.deepEqual(named(outcomes), expected)
})

interface Language {
  name: string
  command: string
  /** Prints its version. */
  versionArgs: string[]
  args: string[]
  files: Record<string, string>
}

const languages: Language[] = [
  {
    name: 'Python',
    command: 'python3',
    versionArgs: ['--version'],
    args: ['run_vectors.py'],
    files: { 'run_vectors.py': join(support, 'run_vectors.py'), 'verify.py': join(examples, 'verify.py') },
  },
  {
    name: 'Go',
    command: 'go',
    versionArgs: ['version'],
    args: ['run', '.'],
    files: { 'main.go': join(support, 'run-vectors.go'), 'webhooks/verify.go': join(examples, 'verify.go') },
  },
  scripted('PHP', { command: 'php', extension: 'php' }),
  scripted('Ruby', { command: 'ruby', extension: 'rb' }),
]

/** A language whose script for the vectors takes the path of the verifier. */
function scripted(name: string, { command, extension }: { command: string; extension: string }): Language {
  const [vectors, verifier] = [`run-vectors.${extension}`, `verify.${extension}`]
  return {
    name,
    command,
    versionArgs: ['--version'],
    args: [vectors, `./${verifier}`],
    files: { [vectors]: join(support, vectors), [verifier]: join(examples, verifier) },
  }
}

for (const { name, command, versionArgs, args, files } of languages) {
  const isThere = spawnSync(command, versionArgs).status === 0
  test(name, { skip: !isThere && `“${command}” is not on this machine` }, () => {
    assert.deepEqual(named(run(command, args, files)), expected)
  })
}
