/**
 * Exports of the service: `npm run bench:exports`, on Linux. A PDF alone, a hundred at once, what they cost the reads of
 * others, and our PDF beside a browser's print. `-- --only single`, `burst`, `reads` or `printing` measures a part; `--pairs`,
 * `--documents` and `--burst` make it shorter. What the maker holds in memory is measured by `npm run bench:pdf`.
 *
 * The service and Postgres run in processes of their own, on a fresh data folder with Postgres as safe as in production. Reports
 * are those of the example sites, each time with another summary.
 */
import { cpus, totalmem } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { atConstantRate, type Target } from './api/load.ts'
import { comparePrinting } from './exports/printing.ts'
import { exampleReports, type MadeReport, variantOf } from './exports/reports.ts'
import { ended, forgetExports, oneAfterTheOther, type Service, startExport } from './exports/runs.ts'
import { type Account, type Exportable, seedReport } from './exports/seed.ts'
import { asTable, type Figure, mebibytes, median, milliseconds, percentile } from './service/figures.ts'
import { type Installation, openInstallation } from './service/installation.ts'

const warmMsMax = 150
const firstMsMax = 1_500
const ratioMax = 1.5
const starts = 3
const warmUpSeconds = 15
/** An agency has twenty at once. */
const ofOneAccount = 20
const load = { perSecond: 100, seconds: 5 }
/** As many as a worker makes at once, and as many that wait. */
const busyAccounts = 4

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    pairs: { type: 'string', default: '10' },
    documents: { type: 'string', default: '60' },
    burst: { type: 'string', default: '100' },
  },
})
const parts = ['single', 'burst', 'reads', 'printing'] as const
const measured = parts.filter((part) => options.only?.includes(part) ?? true)
if (measured.length === 0) throw new Error(`--only takes ${parts.join(', ')}.`)
const [pairs, documents, burst] = [options.pairs, options.documents, options.burst].map(Number) as [
  number,
  number,
  number,
]
if (![pairs, documents, burst].every((count) => Number.isInteger(count) && count > 0)) {
  throw new Error('--pairs, --documents and --burst take numbers from 1.')
}

const figures: Figure[] = []
function report(found: readonly Figure[]): void {
  figures.push(...found)
  for (const { name, figure } of found) console.error(`${name}: ${figure}`)
}

const reports = await exampleReports()
const installation = await openInstallation({})
const database = new pg.Pool({ connectionString: installation.databaseUrl, max: 2 * busyAccounts })
try {
  const exported = await seedAll(installation, reports)
  if (measured.includes('single')) report(await measureSingle(installation, exported))
  if (measured.includes('burst') || measured.includes('reads')) await measureBusy(installation, exported)
  if (measured.includes('printing')) {
    report(await comparePrinting(reports, Math.max(1, Math.round(documents / reports.length))))
  }
  console.log(`${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${mebibytes(totalmem())}, Node ${process.version}`)
  console.log(asTable(figures))
} finally {
  await database.end()
  await installation.close()
}

/** By account: twenty of the first, then twenty of the next. */
async function seedAll(seeded: Installation, made: readonly MadeReport[]): Promise<Exportable[]> {
  const count = Math.max(burst, documents + starts, busyAccounts * ofOneAccount)
  const exported: Exportable[] = []
  let account: Account | null = null
  for (let number = 0; number < count; number++) {
    if (account === null || number % ofOneAccount === 0) account = await seeded.newAccount()
    exported.push(await seedReport(seeded, account, { number, made: variantOf(made, number) }))
  }
  return exported
}

/** Alone on the service: the first of a fresh one, which starts the process, and one after the other. */
async function measureSingle({ withService }: Installation, all: readonly Exportable[]): Promise<Figure[]> {
  const first: number[] = []
  const warm: number[] = []
  for (let start = 0; start < starts; start++) {
    await withService('all', async ({ url }) => {
      // The service is ready, and warms its engine.
      await delay(warmUpSeconds * 1_000)
      const service: Service = { url, database }
      first.push(...(await oneAfterTheOther(service, [all[documents + start]!])))
      if (start === starts - 1) warm.push(...(await oneAfterTheOther(service, all.slice(0, documents))))
    })
  }
  await forgetExports({ database })
  return [
    {
      name: `PDF, the first after a start (median of ${starts})`,
      figure: milliseconds(median(first)),
      aim: { text: `≤ ${milliseconds(firstMsMax)}`, isMet: median(first) <= firstMsMax },
    },
    {
      name: `PDF, later (${documents} one after the other)`,
      figure: `p50 ${milliseconds(median(warm))}, p95 ${milliseconds(percentile(warm, 95))}`,
      aim: { text: `p50 ≤ ${milliseconds(warmMsMax)}`, isMet: median(warm) <= warmMsMax },
    },
  ]
}

async function measureBusy({ withService }: Installation, all: readonly Exportable[]): Promise<void> {
  await withService('all', async ({ url }) => {
    await delay(warmUpSeconds * 1_000)
    const service: Service = { url, database }
    // The process is there before anything counts.
    await oneAfterTheOther(service, all.slice(0, 2))
    await forgetExports(service)
    if (measured.includes('burst')) report([await measureBurst(service, all.slice(0, burst))])
    if (measured.includes('reads')) report([await measureReads(service, all)])
  })
}

async function measureBurst(service: Service, exported: readonly Exportable[]): Promise<Figure> {
  const begun = performance.now()
  const ids = await Promise.all(exported.map((each) => startExport(service, each)))
  const accepted = performance.now()
  const ends = await ended(service, ids)
  const completed = ends.filter(({ status }) => status === 'completed').length
  await forgetExports(service)
  const seconds = (until: number) => ((until - begun) / 1_000).toFixed(1)
  return {
    name: `${exported.length} exports at once, of ${Math.ceil(exported.length / ofOneAccount)} accounts`,
    figure: `${completed} completed in ${seconds(performance.now())} s, accepted in ${seconds(accepted)} s`,
    aim: { text: 'all complete', isMet: completed === exported.length },
  }
}

/** Reads of analyses at a constant rate, by turns with exports being made and without. */
async function measureReads(service: Service, all: readonly Exportable[]): Promise<Figure> {
  const targets: Target[] = all.map(({ key, analysisId }) => ({
    url: `${service.url}/v1/analyses/${analysisId}`,
    headers: { authorization: `Bearer ${key}`, 'accept-encoding': 'gzip' },
    status: 200,
  }))
  const read = async () => percentile(await atConstantRate(targets, load), 95)
  const besideExports = async () => {
    const exporting = keepExporting(service, all)
    const p95 = await read()
    made += await exporting.stop()
    return p95
  }
  let made = 0
  // Code is compiled and connections are open before anything counts.
  for (const half of [read, besideExports]) await half()
  const ratios: number[] = []
  const times: string[] = []
  made = 0
  for (let pair = 0; pair < pairs; pair++) {
    const order = pair % 2 === 0 ? [read, besideExports] : [besideExports, read]
    const [one, other] = [await order[0]!(), await order[1]!()]
    const [alone, beside] = pair % 2 === 0 ? [one, other] : [other, one]
    ratios.push(beside / alone)
    times.push(`${alone.toFixed(1)} → ${beside.toFixed(1)}`)
  }
  const ratio = median(ratios)
  return {
    name: `reads at ${load.perSecond}/s, p95 beside exports to p95 without, median of ${pairs} pairs`,
    figure: `${ratio.toFixed(2)} (ms: ${times.join(', ')}; ${made} exports)`,
    aim: { text: `≤ ${ratioMax}`, isMet: ratio <= ratioMax },
  }
}

/** Some accounts with one export each at any time, until it is stopped. */
function keepExporting(service: Service, all: readonly Exportable[]) {
  const stopping = new AbortController()
  let made = 0
  const running = Array.from({ length: busyAccounts }, async (_, account) => {
    const own = all.slice(account * ofOneAccount, (account + 1) * ofOneAccount)
    for (let number = 0; !stopping.signal.aborted; number++) {
      // Its analyses go round: one whose export is forgotten is laid out anew.
      if (number > 0 && number % own.length === 0) await forgetEnded(service, own)
      await oneAfterTheOther(service, [own[number % own.length]!])
      made++
    }
  })
  return {
    /** @returns how many were made */
    async stop(): Promise<number> {
      stopping.abort()
      await Promise.all(running)
      await forgetExports(service)
      return made
    },
  }
}

async function forgetEnded({ database }: Service, own: readonly Exportable[]): Promise<void> {
  const ids = own.map(({ analysisId }) => analysisId)
  for (const table of ['export', 'export_file']) {
    await database.query(`delete from ${table} where analysis_id = any ($1::text[])`, [ids])
  }
}
