/**
 * Tracking of competitors at full load: `npm run bench:tracking`, on Linux as root, as it makes a network of its own for
 * thousands of websites. `-- --minutes 15` (default) is how long 10,000 competitors are checked in turn, `--pairs 10` how often
 * reads are measured with and without checks beside them; `--only load`, `same`, `reads`, `hostile` or `peer` measures a part.
 *
 * Each website has five watched pages (an example site) at an address of its own, and pages are asked for a second apart as
 * of any website. 40 % answer 304, 30 % the same bytes, 30 % pages that differ each time and mean nothing. The service, Postgres
 * and the websites run in processes of their own on the same machine.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpus, totalmem } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { atConstantRate } from './api/load.ts'
import { asTable, type Figure, mebibytes, median, milliseconds, percentile } from './service/figures.ts'
import { type Installation, openInstallation } from './service/installation.ts'
import { parentOf, type Used, usedByTree } from './service/process-tree.ts'
import type { ServerProcess } from './service/processes.ts'
import { forgetWebsites, makeBaselines, type SeededSite, seedCompetitors, seedHostile } from './tracking/seed.ts'
import { addressOf, hostileFrom, kindOf, network, type SiteKind, type Sites, serveSites } from './tracking/sites.ts'

const ownNetwork = 'BRANDPRINT_BENCH_NETWORK'
if (process.env[ownNetwork] === undefined) await runInOwnNetwork()

/** Runs this script again where all addresses of the websites are this machine's, and nobody else's. */
async function runInOwnNetwork(): Promise<never> {
  const script = `ip link set lo up && ip route add local ${network} dev lo && exec "$@"`
  const command = ['-n', 'sh', '-c', script, 'sh', process.execPath, import.meta.filename, ...process.argv.slice(2)]
  const child = spawn('unshare', command, { stdio: 'inherit', env: { ...process.env, [ownNetwork]: 'yes' } })
  const [code] = await once(child, 'exit')
  process.exit(code ?? 1)
}

const parts = ['load', 'same', 'reads', 'hostile', 'peer'] as const
type Part = (typeof parts)[number]
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    minutes: { type: 'string', default: '15' },
    pairs: { type: 'string', default: '10' },
    site: { type: 'string', default: 'examples/sites/tallymoor' },
  },
})
const [minutes, pairs] = [Number(options.minutes), Number(options.pairs)]
const isMeasured = (part: Part) => options.only?.includes(part) ?? true

const perHour = 10_000
const hourMs = 60 * 60_000
const minuteMs = 60_000
/** As many as an agency tracks. */
const ofOneAccount = 50
const aims = { lagSeconds: 60, cpuMs: 10, reads: 1.5, memory: 1.1 }
const sameMinutes = 3
const idleSeconds = 60
const hostileCount = 50
const hostileMinutes = 4
const readLoad = { perSecond: 100, seconds: 8 }

const figures: Figure[] = []
function report(...found: readonly Figure[]): void {
  figures.push(...found)
  for (const { name, figure } of found) console.error(`${name}: ${figure}`)
}

interface Bench {
  installation: Installation
  service: ServerProcess
  sites: Sites
  baselines: ReadonlyMap<SiteKind, SeededSite>
  postgresPid: number
}

const sites = await serveSites(options.site)
const installation = await openInstallation({ BRANDPRINT_ALLOW_HOSTS: network })
try {
  const { rows } = await installation.client.query('select pg_backend_pid() as pid')
  const postgresPid = await parentOf(rows[0].pid)
  await installation.withService('all', async (service) => {
    const baselines = await makeBaselines({ installation, service })
    const bench = { installation, service, sites, baselines, postgresPid }
    if (isMeasured('load')) await measureLoad(bench)
    if (isMeasured('same')) await measureSame(bench)
    if (isMeasured('reads')) await measureReads(bench)
    if (isMeasured('hostile')) await measureHostile(bench)
    if (isMeasured('peer')) await measurePeer()
  })
  console.log(`${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${mebibytes(totalmem())}, Node ${process.version}`)
  console.log(asTable(figures))
} finally {
  sites.close()
  await installation.close()
}

interface Window {
  /** Milliseconds from due to the first request, of each that was checked. */
  lags: number[]
  /** How many were due and not begun. */
  missed: number
  service: Used
  postgres: Used
  /** Resident memory of the service's processes, every ten seconds. */
  memory: number[]
}

/** Seeds competitors that are due from a moment on, and watches until all of them are checked. */
async function watchWindow(
  bench: Bench,
  { from, ms, count }: { from: number; ms: number; count: number },
): Promise<Window> {
  const { installation, service, sites, baselines, postgresPid } = bench
  // Seeded before they are due: 10,000 take a minute.
  const begin = Date.now() + 1_000 + count * 12
  const spreadMs = (count / perHour) * hourMs
  const due = await seedCompetitors(installation, { baselines, from, count, each: ofOneAccount, begin, spreadMs })
  await sites.firstAsked()
  await delay(Math.max(0, begin - Date.now()))
  const before = { service: await usedByTree(service.pid), postgres: await usedByTree(postgresPid) }
  const memory: number[] = []
  const end = begin + ms
  while (Date.now() < end) {
    await delay(Math.min(10_000, Math.max(0, end - Date.now())))
    memory.push((await usedByTree(service.pid)).residentBytes)
  }
  const after = { service: await usedByTree(service.pid), postgres: await usedByTree(postgresPid) }
  const asked = await sites.firstAsked()
  const begun = [...due].filter(([, dueAt]) => dueAt < end - 5_000)
  const lags = begun.flatMap(([number, dueAt]) => {
    const askedAt = asked.get(number)
    return askedAt === undefined ? [] : [askedAt - dueAt]
  })
  return {
    lags,
    missed: begun.length - lags.length,
    service: used(before.service, after.service),
    postgres: used(before.postgres, after.postgres),
    memory,
  }
}

function used(before: Used, after: Used): Used {
  return { cpuMs: after.cpuMs - before.cpuMs, residentBytes: after.residentBytes }
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}

function lagText(lags: readonly number[]): string {
  return `p50 ${seconds(median(lags))}, p99 ${seconds(percentile(lags, 99))}, most ${seconds(Math.max(...lags))}`
}

async function measureLoad(bench: Bench): Promise<void> {
  const { client } = bench.installation
  const { lags, missed, service, postgres, memory } = await watchWindow(bench, {
    from: 0,
    ms: minutes * minuteMs,
    count: perHour,
  })
  const p99 = percentile(lags, 99) / 1_000
  const quarter = Math.floor(memory.length / 4)
  const [early, late] = [median(memory.slice(quarter, 2 * quarter)), median(memory.slice(-quarter))]
  const { rows } = await client.query(
    `select (select count(*)::int from competitor_change) as changes,
       (select count(*)::int from competitor where candidate_id is not null) as candidates,
       (select json_object_agg(outcome, checks) from check_count) as outcomes`,
  )
  report(
    {
      name: `${perHour} competitors an hour for ${minutes} min: checks begun, and not`,
      figure: `${lags.length}, ${missed} (${JSON.stringify(rows[0].outcomes)})`,
    },
    {
      name: 'lag of start',
      figure: lagText(lags),
      aim: { text: `p99 ≤ ${aims.lagSeconds} s`, isMet: p99 <= aims.lagSeconds && missed === 0 },
    },
    {
      name: 'processor time a check, the service, and Postgres',
      figure: `${milliseconds(service.cpuMs / lags.length)}, ${milliseconds(postgres.cpuMs / lags.length)}`,
    },
    {
      name: 'memory of the service’s processes, second quarter → last',
      figure: `${mebibytes(early)} → ${mebibytes(late)}`,
      aim: { text: `flat: ≤ ${aims.memory} times`, isMet: late / early <= aims.memory },
    },
    {
      name: 'changes told, and to be confirmed',
      figure: `${rows[0].changes}, ${rows[0].candidates}`,
      aim: { text: 'none', isMet: rows[0].changes === 0 },
    },
  )
  await forgetWebsites(bench.installation)
}

async function measureSame(bench: Bench): Promise<void> {
  await bench.sites.answerSame(true)
  // Of websites whose baseline has validators.
  const { baselines, service, postgresPid } = bench
  const known = baselines.get('304')!
  const all = new Map<SiteKind, SeededSite>([...baselines.keys()].map((kind) => [kind, known]))
  const idleBefore = [await usedByTree(service.pid), await usedByTree(postgresPid)] as const
  await delay(idleSeconds * 1_000)
  const idleAfter = [await usedByTree(service.pid), await usedByTree(postgresPid)] as const
  const [idle, idlePostgres] = idleAfter.map(({ cpuMs }, at) => (cpuMs - idleBefore[at]!.cpuMs) / idleSeconds) as [
    number,
    number,
  ]
  const window = await watchWindow(
    { ...bench, baselines: all },
    { from: 20_000, ms: sameMinutes * minuteMs, count: Math.ceil((perHour * sameMinutes) / 60) },
  )
  const seconds = sameMinutes * 60
  const each = (window.service.cpuMs - idle * seconds) / window.lags.length
  const ofPostgres = (window.postgres.cpuMs - idlePostgres * seconds) / window.lags.length
  report({
    name: 'processor time a check where all is answered with 304, above that of the idle service; and of Postgres',
    figure: `${milliseconds(each)}; ${milliseconds(ofPostgres)} (${window.lags.length} checks; idle ${idle.toFixed(1)} and ${idlePostgres.toFixed(1)} ms a second)`,
    aim: { text: `≤ ${aims.cpuMs} ms`, isMet: each <= aims.cpuMs },
  })
  await bench.sites.answerSame(false)
  await forgetWebsites(bench.installation)
}

async function measureReads(bench: Bench): Promise<void> {
  const { installation, service, baselines } = bench
  const { client } = installation
  const pairMs = 2 * (readLoad.seconds + 3) * 1_000
  const count = Math.ceil((perHour * pairs * pairMs) / hourMs) + 200
  await seedCompetitors(installation, {
    baselines,
    from: 30_000,
    count,
    each: ofOneAccount,
    begin: Date.now() + count * 12,
    spreadMs: (count / perHour) * hourMs,
  })
  const { rows } = await client.query('select id, account_id from competitor limit 1')
  const { key } = await installation.newAccount()
  const target = { url: `${service.url}/v1/competitors`, headers: { authorization: `Bearer ${key}` }, status: 200 }
  const ratios: number[] = []
  const shown: string[] = []
  if (rows.length === 0) throw new Error('No competitor was seeded.')
  await client.query(`update competitor set due_at = due_at + interval '1 day'`)
  await atConstantRate([target], readLoad)
  for (let pair = 0; pair < pairs; pair++) {
    const isFirst = pair % 2 === 0
    const measured = { with: 0, without: 0 }
    for (const mode of isFirst ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
      // As many as are due in that time at this rate, evenly spread.
      if (mode === 'with') await makeDue(bench, readLoad.seconds + 3)
      await delay(3_000)
      measured[mode] = percentile(await atConstantRate([target], readLoad), 95)
      await client.query(
        `update competitor set due_at = now() + interval '1 day' where due_at < now() + interval '1 hour'`,
      )
    }
    ratios.push(measured.with / measured.without)
    shown.push(`${measured.without.toFixed(1)} → ${measured.with.toFixed(1)}`)
  }
  report({
    name: `reads at ${readLoad.perSecond}/s, p95 beside checks to p95 without, median of ${pairs} pairs`,
    figure: `${median(ratios).toFixed(2)} (ms: ${shown.join(', ')})`,
    aim: { text: `≤ ${aims.reads}`, isMet: median(ratios) <= aims.reads },
  })
  await forgetWebsites(bench.installation)
}

async function makeDue({ installation: { client } }: Bench, secondsAhead: number): Promise<void> {
  const most = Math.ceil((perHour / 3_600) * secondsAhead)
  await client.query(
    `with next as (select id, row_number() over () as place from (
       select id from competitor where due_at > now() + interval '1 hour' order by due_at limit $1) as few)
     update competitor set due_at = now() + next.place * $2 * interval '1 ms' from next where next.id = competitor.id`,
    [most, hourMs / perHour],
  )
}

/** The lag of others while one account's websites do their worst. */
async function measureHostile(bench: Bench): Promise<void> {
  const window = (from: number) =>
    watchWindow(bench, { from, ms: hostileMinutes * minuteMs, count: Math.ceil((perHour * hostileMinutes) / 60) })
  const alone = await window(40_000)
  await forgetWebsites(bench.installation)
  await seedHostile(bench.installation, { baselines: bench.baselines, from: hostileFrom, count: hostileCount })
  const beside = await window(50_000)
  const [without, withThem] = [percentile(alone.lags, 99), percentile(beside.lags, 99)]
  report({
    name: `lag of others beside ${hostileCount} hostile websites of one account`,
    figure: `without: ${lagText(alone.lags)}; with: ${lagText(beside.lags)}; not begun ${beside.missed}`,
    aim: { text: 'unchanged', isMet: beside.missed === 0 && withThem <= without * 1.5 + 1_000 },
  })
  await forgetWebsites(bench.installation)
}

/** A plain text diff over the same websites. */
async function measurePeer(): Promise<void> {
  const of = Array.from({ length: 100 }, (_, at) =>
    ['', 'pricing/', 'features/', 'customers/', 'blog/'].map((path) => `${addressOf(at)}${path}`),
  )
  const script = new URL('./peers/text-diff-process.ts', import.meta.url).pathname
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(of)])
  const { alarms, cpuMs } = JSON.parse(stdout)
  const noisy = of.filter((_, at) => kindOf(at) === 'noise').length
  report({
    name: 'a plain text diff of the same pages, fetched in full: alarms, and processor time a check',
    figure: `${alarms} of ${of.length} websites (${noisy} differ by noise alone), ${milliseconds(cpuMs)}`,
  })
}
