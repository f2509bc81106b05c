/**
 * CPU time of each stage of an analysis, and memory over many of them: `npm run bench:engine -- --corpus DIR`.
 *
 * The site with the most bytes of pages and stylesheets of each corpus is gathered once from its folder, without a
 * browser; then each stage runs `--runs` times over that capture and the median is printed, with the share that each
 * fact has in deriving. Parsing is measured in this thread, as it would run in its worker.
 */
import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Capture } from '../packages/engine/src/artifacts.ts'
import { type ParsedPage, type ParseJob, runParseJob } from '../packages/engine/src/document/parse-jobs.ts'
import { createParsePool } from '../packages/engine/src/document/parse-pool.ts'
import { deriveFacts } from '../packages/engine/src/facts/derive-facts.ts'
import { gather } from '../packages/engine/src/gatherers/gather.ts'
import { gatherBudget } from '../packages/engine/src/gatherers/recorder.ts'
import { writeReport } from '../packages/engine/src/report/write-report.ts'
import { type ParsedCapture, siteOf } from '../packages/engine/src/site.ts'
import { createFolderSource } from '../packages/engine/src/sources/folder-source.ts'
import type { ParsedStylesheet } from '../packages/engine/src/styles/parse-css.ts'

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true, default: ['examples/sites'] },
    runs: { type: 'string', default: '15' },
    'memory-runs': { type: 'string', default: '500' },
  },
})
const runs = Number(options.runs)
const memoryRuns = Number(options['memory-runs'])

interface ListedSite {
  name: string
  folder: string
  originalHost: string | null
  entryPath?: string
}

async function capture(corpus: string, site: ListedSite, pages: number): Promise<Capture | null> {
  const origin = `https://${site.originalHost ?? 'site.example'}`
  const folder = join(corpus, site.folder)
  const source = await createFolderSource({ folder, origin, entryPath: site.entryPath ?? '/', now: () => 0 })
  if (!source.ok) throw new Error(source.error.message)
  const pool = createParsePool()
  const gathered = await gather(
    {
      source: source.value,
      pool,
      renderer: null,
      rendererMissing: null,
      now: () => 0,
      onProgress: () => {},
      signal: new AbortController().signal,
    },
    { ...gatherBudget, pages },
  )
  await pool.close()
  return gathered.ok ? gathered.value.capture : null
}

const textBytes = (capture: Capture) =>
  capture.exchanges
    .filter(({ kind }) => kind === 'page' || kind === 'stylesheet')
    .reduce((sum, { bodyHash }) => sum + (bodyHash === null ? 0 : capture.bodies.get(bodyHash)!.length), 0)

async function largest(corpus: string, pages: number): Promise<{ site: ListedSite; capture: Capture }> {
  const index = JSON.parse(await readFile(join(corpus, 'index.json'), 'utf8')) as { sites: ListedSite[] }
  let best: { site: ListedSite; capture: Capture } | null = null
  for (const site of index.sites) {
    const candidate = await capture(corpus, site, pages)
    if (candidate === null || candidate.pages.length < Math.min(pages, 8)) continue
    if (best === null || textBytes(candidate) > textBytes(best.capture)) best = { site, capture: candidate }
  }
  if (best === null) throw new Error(`No site of ${corpus} could be gathered.`)
  return best
}

function parseAll(capture: Capture): ParsedCapture {
  const pages = new Map<string, ParsedPage>()
  const sheets = new Map<string, ParsedStylesheet>()
  for (const { bodyHash } of capture.pages) {
    const job: ParseJob = { kind: 'page', body: capture.bodies.get(bodyHash)!, contentType: 'text/html' }
    pages.set(bodyHash, runParseJob(job) as ParsedPage)
  }
  for (const { kind, url, bodyHash, headers } of capture.exchanges) {
    if (kind !== 'stylesheet' || bodyHash === null) continue
    const job: ParseJob = { kind, body: capture.bodies.get(bodyHash)!, contentType: headers['content-type'] }
    sheets.set(url, runParseJob(job) as ParsedStylesheet)
  }
  return { pages, sheets, pictures: new Map() }
}

const stages = ['parse', 'facts', 'report', 'serialise'] as const
type Stage = (typeof stages)[number]

interface Times {
  stages: Record<Stage, number>
  /** By fact, in the order they are derived; the first that asks for styles pays for them. */
  facts: Map<string, number>
}

function analyzeOnce(capture: Capture): Times {
  const times = {} as Record<Stage, number>
  const facts = new Map<string, number>()
  const timed = <Value>(stage: Stage, work: () => Value): Value => {
    const before = process.cpuUsage()
    const value = work()
    times[stage] = milliseconds(process.cpuUsage(before))
    return value
  }
  const parsed = timed('parse', () => parseAll(capture))
  const site = siteOf(capture, parsed)!
  let before = process.cpuUsage()
  const onDerived = (fact: string) => {
    facts.set(fact, (facts.get(fact) ?? 0) + milliseconds(process.cpuUsage(before)))
    before = process.cpuUsage()
  }
  const derived = timed('facts', () => deriveFacts(site, onDerived))
  const report = timed('report', () => writeReport(site, derived, 'full'))
  timed('serialise', () => JSON.stringify(report))
  return { stages: times, facts }
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(0)

function report(title: string, capture: Capture): void {
  const first = analyzeOnce(capture)
  const measured = Array.from({ length: runs }, () => analyzeOnce(capture))
  const sum = (times: Times) => stages.reduce((total, stage) => total + times.stages[stage], 0)
  const columns = stages
    .map((stage) => `${stage} ${median(measured.map((times) => times.stages[stage])).toFixed(1)}`)
    .join('  ')
  console.log(`${title}: ${capture.pages.length} pages, ${(textBytes(capture) / 1_024).toFixed(0)} KiB of HTML and CSS`)
  console.log(
    `  CPU ms, median of ${runs}: ${columns}  total ${median(measured.map(sum)).toFixed(1)}  (first run ${sum(first).toFixed(0)})`,
  )
  for (const line of factLines(first, measured)) console.log(`    ${line}`)
}

/** What each fact takes of the computing time of all, the dearest first; those under a hundredth together. */
function factLines(first: Times, measured: Times[]): string[] {
  const rows = [...first.facts].map(([fact, cold]) => ({
    fact,
    cold,
    warm: median(measured.map(({ facts }) => facts.get(fact) ?? 0)),
  }))
  const all = rows.reduce((sum, { warm }) => sum + warm, 0)
  const dear = rows.filter(({ warm, cold }) => warm >= all / 100 || cold >= 5).sort((a, b) => b.warm - a.warm)
  const rest = rows.filter((row) => !dear.includes(row))
  const sumOf = (of: 'warm' | 'cold') => rest.reduce((sum, row) => sum + row[of], 0)
  return [...dear, { fact: `${rest.length} others`, warm: sumOf('warm'), cold: sumOf('cold') }].map(
    ({ fact, warm, cold }) =>
      `${fact.padEnd(16)} ${warm.toFixed(1).padStart(7)} ms ${((100 * warm) / all).toFixed(0).padStart(3)} %  (first run ${cold.toFixed(1)})`,
  )
}

console.log(`${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}`)
for (const corpus of options.corpus) {
  const full = await largest(corpus, 12)
  report(`${full.site.name}, full`, full.capture)
  const home = await capture(corpus, full.site, 1)
  report(`${full.site.name}, home page alone`, home!)
}

const { capture: sample } = await largest(options.corpus[0]!, 12)
const readings: number[] = []
for (let run = 1; run <= memoryRuns; run++) {
  analyzeOnce(sample)
  if (run % Math.ceil(memoryRuns / 10) === 0) {
    globalThis.gc?.()
    readings.push(process.memoryUsage.rss())
  }
}
console.log(`Resident memory over ${memoryRuns} full analyses, MiB: ${readings.map(megabytes).join(' ')}`)
