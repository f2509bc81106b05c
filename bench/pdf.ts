/**
 * How long a PDF takes, how large it is, and what its maker holds, against the aims of docs/decisions/0031: `npm run
 * bench:pdf [-- --documents 500 --reports DIR]`. It makes full reports of the example sites, each time with another summary;
 * `--reports` is a folder of reports as JSON (`brandprint analyze … --format json`), for sites of one's own.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { analyze, type Report, type VettedPicture } from '@brandprint/engine'
import { createPdfMaker } from '@brandprint/engine/pdf'

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '60' }, reports: { type: 'string' } },
})
const documents = Number(values.documents)

interface Input {
  report: Report
  pictures: ReadonlyMap<string, VettedPicture>
}

const sites = new URL('../examples/sites/', import.meta.url)

async function exampleReports(): Promise<Input[]> {
  const index = JSON.parse(await readFile(new URL('index.json', sites), 'utf8')) as {
    sites: { folder: string; originalHost: string; entryPath: string }[]
  }
  const inputs: Input[] = []
  for (const { folder, originalHost, entryPath } of index.sites) {
    const site = { folder: new URL(folder, sites).pathname, origin: `https://${originalHost}`, entryPath }
    const analysis = await analyze(site, { type: 'full', browser: 'off', now: () => Date.UTC(2026, 10, 22) })
    if (!analysis.ok) throw new Error(analysis.error.message)
    inputs.push({ report: analysis.value.report, pictures: analysis.value.pictures })
  }
  return inputs
}

async function storedReports(folder: string): Promise<Input[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  return Promise.all(
    files.map(async (file) => ({
      report: JSON.parse(await readFile(join(folder, file), 'utf8')) as Report,
      pictures: new Map(),
    })),
  )
}

const inputs = values.reports === undefined ? await exampleReports() : await storedReports(values.reports)
const options = { paper: 'A4', sections: 'all', whiteLabel: false, branding: null, sample: false } as const
const maker = createPdfMaker()
const times: number[] = []
const sizes: number[] = []
const held: number[] = []
const computed: number[] = []

/** What Linux tells of the processes that this one has started: megabytes held, and seconds computed, over all cores. */
async function ofChildren(): Promise<{ megabytes: number; seconds: number }> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '')
  const told = { megabytes: 0, seconds: 0 }
  for (const id of children.trim().split(' ').filter(Boolean)) {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
    told.megabytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
    const [user = 0, system = 0] = (await readFile(`/proc/${id}/stat`, 'utf8').catch(() => ''))
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13)
      .map(Number)
    told.seconds += (user + system) / 100
  }
  return told
}

for (let at = 0; at < documents; at++) {
  const { report, pictures } = inputs[at % inputs.length] as Input
  const changed = structuredClone(report)
  changed.results.summary = `${changed.results.summary} ${at}`
  const begunAt = performance.now()
  const made = await maker.make({ report: changed, pictures, options })
  if (!made.ok) throw new Error(made.error.message)
  times.push(performance.now() - begunAt)
  sizes.push(made.value.length)
  const { megabytes, seconds } = await ofChildren()
  held.push(megabytes)
  computed.push(seconds)
}
await maker.close()

const [first = 0, ...warm] = times
const share = (list: readonly number[], part: number) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0
const half = Math.floor(held.length / 2)
const line = (name: string, value: string, aim: string) => console.log(`${name.padEnd(36)}${value.padEnd(22)}${aim}`)

line('documents', `${documents} of ${inputs.length} reports`, '')
line('the first, start included', `${first.toFixed(0)} ms`, 'at most 1,500')
line('warm, p50 · p95', `${share(warm, 0.5).toFixed(0)} · ${share(warm, 0.95).toFixed(0)} ms`, 'p50 at most 150')
const computedSeconds = (computed.at(-1) ?? 0) - (computed[0] ?? 0)
line('computing time of each, mean', `${((1_000 * computedSeconds) / warm.length).toFixed(0)} ms`, '')
line('size, p50 · largest', `${kB(share(sizes, 0.5))} · ${kB(Math.max(...sizes))} kB`, 'p50 at most 1,000')
line(
  'held by the maker, p50 · largest',
  `${share(held, 0.5).toFixed(0)} · ${Math.max(...held).toFixed(0)} MB`,
  'at most 300',
)
line(
  'held, first half · second half, p50',
  `${share(held.slice(0, half), 0.5).toFixed(0)} · ${share(held.slice(half), 0.5).toFixed(0)} MB`,
  'flat',
)

function kB(bytes: number): string {
  return (bytes / 1_000).toFixed(0)
}
