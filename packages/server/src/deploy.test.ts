/** What deploy/ and compose.yaml promise about an installation. */
import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import { renderLimits } from '../../engine/src/render/render-limits.ts'
import { readConfig } from './config.ts'
import { checkProcesses } from './features/competitors/index.ts'
import { engineLimits, logoLimits, preflightLimits, probeLimits } from './platform/engine/engine-limits.ts'
import { declared, Settings } from './settings.ts'

const run = promisify(execFile)
const root = new URL('../../../', import.meta.url)
const unit = fileURLToPath(new URL('deploy/brandprint.service', root))
const exposureMax = 2.5

/** `security --offline` came with systemd 250. */
function analyzerIsMissing(): string | false {
  try {
    const version = Number(/^systemd (\d+)/.exec(execFileSync('systemd-analyze', ['--version']).toString())?.[1])
    return version >= 250 ? false : `systemd-analyze ${version} cannot judge a unit that is not installed`
  } catch {
    return 'there is no systemd-analyze to judge the unit'
  }
}

test(`systemd-analyze finds the unit exposed by ${exposureMax} of 10 at most`, {
  skip: analyzerIsMissing(),
}, async () => {
  const { stdout } = await run('systemd-analyze', ['security', '--offline=true', '--no-pager', unit])
  const exposure = Number(/exposure level for brandprint\.service: ([\d.]+)/.exec(stdout)?.[1])
  assert.ok(exposure <= exposureMax, stdout)
})

test('the unit limits memory and tasks, and allows what the sandbox of the browser needs', async () => {
  const text = await readFile(unit, 'utf8')
  for (const line of [/^MemoryMax=\d+G$/m, /^TasksMax=\d+$/m, /^OOMPolicy=continue$/m]) assert.match(text, line)
  assert.match(text, /^RestrictNamespaces=user pid net$/m)
  assert.match(text, /^SystemCallFilter=.*\bchroot\b.*\bseccomp\b/m)
})

const read = (path: string) => readFile(new URL(path, root), 'utf8')
const mebibyte = 2 ** 20
/** What is left when limits are added up: the service itself, the process of the sandbox, the embedded Postgres. */
const usualBytes = { service: 450 * mebibyte, sandbox: 450 * mebibyte, postgres: 512 * mebibyte }

/** What a worker takes when every analysis, check and browser takes all that it may. */
function workerBytes(): number {
  // One more than configured is for accounts that have nothing running.
  const websites = readConfig({}).workerConcurrency + 1 + checkProcesses.apart
  const ofWebsite = engineLimits.residentMegabytes * mebibyte + renderLimits.browserBytesMax
  const ofChecks = (checkProcesses.reading * engineLimits.residentMegabytes + probeLimits.residentMegabytes) * mebibyte
  return websites * ofWebsite + ofChecks + usualBytes.sandbox + usualBytes.service
}
const preflightBytes = preflightLimits.residentMegabytes * mebibyte
/** One logo is read at a time. */
const logoBytes = logoLimits.residentMegabytes * mebibyte

function bytesOf(text: string): number {
  const [, count, unit] = /^(\d+)([mgMG])$/.exec(text) ?? []
  return Number(count) * (unit?.toLowerCase() === 'g' ? 1024 : 1) * mebibyte
}

test('the sum of the limits of analyses and checks fits the memory limits of the unit and of compose.yaml', async () => {
  const ofUnit = /^MemoryMax=(\S+)$/m.exec(await readFile(unit, 'utf8'))![1]!
  assert.ok(bytesOf(ofUnit) >= workerBytes() + preflightBytes + logoBytes + usualBytes.postgres, ofUnit)
  const services = await section('services')
  const ofService = (name: string) => /^ {4}mem_limit: (?:\$\{\w+:-)?(\d+[mg])\}?$/m.exec(services.get(name)!)![1]!
  assert.ok(bytesOf(ofService('worker')) >= workerBytes(), ofService('worker'))
  assert.ok(bytesOf(ofService('api')) >= usualBytes.service + preflightBytes + logoBytes, ofService('api'))
})

/** Of the working folder, where the image has no `.env`. */
const notForContainers = ['BRANDPRINT_ENV_FILE']

test('compose.yaml passes every setting of the service on, those that the image itself sets left out', async () => {
  const settings = Object.values(Settings.properties).map((schema) => declared(schema).env)
  const compose = await read('compose.yaml')
  const ofImage = /^ENV (.*)$/m.exec(await read('Dockerfile'))![1]!
  // For all processes, or for those that answer chat messages.
  const missing = settings.filter(
    (name) => !new RegExp(`^(?: {4}| {6})${name}:`, 'm').test(compose) && !ofImage.includes(`${name}=`),
  )
  assert.deepEqual(missing.toSorted(), notForContainers.toSorted())
})

test('every setting that compose.yaml passes on is one', async () => {
  const names = [...(await read('compose.yaml')).matchAll(/^(?: {4}| {6})(BRANDPRINT_(?!SITE:)\w+):/gm)].map(
    ([, name]) => name!,
  )
  assert.ok(names.length > 15)
  assert.deepEqual(readConfig(Object.fromEntries(names.map((name) => [name, '']))).unknownSettings, [])
})

test('the proxy closes idle connections before the API does', async () => {
  const seconds = Number(/^\s+keepalive (\d+)s$/m.exec(await read('deploy/Caddyfile'))?.[1])
  assert.ok(seconds > 0 && seconds * 1_000 < Fastify().server.keepAliveTimeout)
})

test('the unit is not restarted when a setting is invalid', async () => {
  // What `serve` ends with then (docs/configuration.md).
  assert.match(await readFile(unit, 'utf8'), /^RestartPreventExitStatus=2$/m)
})

/** The lines of each part of compose.yaml's section, by the part's name. */
async function section(name: string): Promise<Map<string, string>> {
  const text = await readFile(new URL('compose.yaml', root), 'utf8')
  const body = new RegExp(`^${name}:\\n((?:(?: .*)?\\n)*)`, 'm').exec(text)?.[1] ?? ''
  const parts = body.split(/^ {2}(?=\S)/m).filter((part) => /^[\w-]+:/.test(part))
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part]))
}

const listed = (part: string | undefined, key: string): string[] =>
  new RegExp(`^ {4}${key}: \\[(.*)\\]$`, 'm').exec(part ?? '')?.[1]?.split(', ') ?? []

test('every service of compose.yaml has limits of memory and processes', async () => {
  const services = await section('services')
  assert.deepEqual([...services.keys()], ['postgres', 'api', 'worker', 'proxy'])
  for (const [name, text] of services) {
    assert.match(text, /^ {4}mem_limit: (?:\d+[mg]|\$\{\w+:-\d+[mg]\})$/m, name)
    assert.match(text, /^ {4}pids_limit: \d+$/m, name)
    assert.match(text, /no-new-privileges:true/, name)
  }
})

test('in compose.yaml workers share no network with the API or the proxy, and Postgres cannot reach outside', async () => {
  const services = await section('services')
  const networks = await section('networks')
  const of = (name: string) => listed(services.get(name), 'networks')
  const inCommon = (one: string, other: string) => of(one).filter((name) => of(other).includes(name))
  assert.deepEqual(inCommon('worker', 'api'), [])
  assert.deepEqual(inCommon('worker', 'proxy'), [])
  assert.deepEqual(inCommon('proxy', 'postgres'), [])
  assert.deepEqual(inCommon('proxy', 'api'), ['proxy-api'])
  assert.deepEqual(inCommon('api', 'postgres'), ['api-database'])
  assert.deepEqual(inCommon('worker', 'postgres'), ['worker-database'])
  for (const name of [...of('postgres'), 'proxy-api']) assert.match(networks.get(name) ?? '', /internal: true/, name)
})

test('in compose.yaml API and workers share the folder of files, at one path, and no other', async () => {
  const services = await section('services')
  const mounted = (name: string) => [...services].filter(([, text]) => text.includes(`- ${name}:`)).map(([at]) => at)
  assert.deepEqual(mounted('worker-cache'), ['worker'])
  assert.deepEqual(mounted('files'), ['api', 'worker'])
  for (const name of ['api', 'worker']) assert.match(services.get(name)!, /^ {6}- files:\/files$/m)
  assert.match(await read('compose.yaml'), /^ {4}BRANDPRINT_STORAGE: \$\{BRANDPRINT_STORAGE:-file:\/\/\/files\}$/m)
  assert.match(await read('Dockerfile'), /chown node:node \/data \/files/)
})

test('the seccomp profile of the workers allows what the sandbox of the browser needs, and forbids what that would expose', async () => {
  const services = await section('services')
  const path = /- seccomp=(\S+)/.exec(services.get('worker') ?? '')?.[1] ?? ''
  const profile = JSON.parse(await readFile(new URL(path, root), 'utf8'))
  assert.equal(profile.defaultAction, 'SCMP_ACT_ALLOW')
  const rules: { names: string[]; action: string; args?: unknown[] }[] = profile.syscalls
  assert.deepEqual(new Set(rules.map(({ action }) => action)), new Set(['SCMP_ACT_ERRNO']))
  const forbidden = new Set(rules.flatMap(({ names, args }) => (args === undefined ? names : [])))
  const used = ['clone', 'clone3', 'unshare', 'chroot', 'seccomp', 'setuid', 'setgid', 'prctl']
  const opened = ['mount', 'fsopen', 'move_mount', 'setns', 'bpf', 'init_module', 'keyctl', 'ptrace', 'io_uring_setup']
  assert.deepEqual(
    used.filter((name) => forbidden.has(name)),
    [],
  )
  assert.deepEqual(
    opened.filter((name) => !forbidden.has(name)),
    [],
  )
})
