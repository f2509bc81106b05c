/**
 * How many alarms tracking would raise for nothing: `npm run bench:noise [-- --sites DIR] [--half even|odd] [--rounds N]`.
 *
 * Of each website (the example sites, and those of DIR, a corpus in the form of examples/sites/index.json) a before and an
 * after are made that differ by noise of one kind only, and checked as the service checks: baseline, check, confirmation.
 * Whatever would be told is a false alarm. A pair is named by kind, site and round, and is the same on every run:
 * `--only KIND:SITE:ROUND` makes one again and leaves its readings in `--out DIR` (parts may be left out, as in `--only dates`).
 * `--half` takes the websites of DIR at even or odd places of its index; the example sites go with the even ones.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createParsePool } from '@brandprint/engine'
import { type LabelledSite, placeOf, readCorpus } from './accuracy/corpus.ts'
import { type NoiseKind, readKinds } from './noise/kind.ts'
import { createRandom } from './noise/random.ts'
import { isPage, type NoiseSite, readSiteFiles, writeSiteFiles } from './noise/site-files.ts'
import { createTracker, type Tracked } from './noise/tracker.ts'

const { values: options } = parseArgs({
  options: {
    sites: { type: 'string' },
    half: { type: 'string', default: 'all' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    browser: { type: 'string', default: 'off' },
    verbose: { type: 'boolean', default: false },
  },
})
if (!['all', 'even', 'odd'].includes(options.half)) throw new Error('--half is even, odd or all.')

interface KindFigures {
  pairs: number
  /** Pairs in which a reading was refused as a whole: an error page, another language. */
  refused: number
  alarms: number
  told: number
  /** Changes that only `brandprint compare` would show. */
  others: number
}

const [onlyKind = '', onlySite = '', onlyRound = ''] = options.only.split(':')
const isAsked = (asked: string, name: string) => asked === '' || asked === name
const kinds = (await readKinds()).filter(({ name }) => isAsked(onlyKind, name))
const sites = (await readSites()).filter(({ name }) => isAsked(onlySite, name))
const rounds = Array.from({ length: Number(options.rounds) }, (_, at) => at + 1)
const figures = new Map<string, KindFigures>()
const pool = createParsePool()
const workFolder = await mkdtemp(join(tmpdir(), 'brandprint-noise-'))
try {
  for (const site of sites) {
    for (const kind of kinds) {
      for (const round of onlyRound === '' ? rounds : [Number(onlyRound)]) await measure(kind, site, round)
    }
  }
} finally {
  await pool.close()
  await rm(workFolder, { recursive: true })
}
print()

async function readSites(): Promise<NoiseSite[]> {
  const examples = await readCorpus('examples/sites')
  const corpora = options.half === 'odd' ? [] : [{ corpus: examples, sites: examples.sites }]
  if (options.sites !== undefined) {
    const corpus = await readCorpus(options.sites)
    const isWanted = (_: LabelledSite, at: number) =>
      options.half === 'all' || (at % 2 === 0) === (options.half === 'even')
    corpora.push({ corpus, sites: corpus.sites.filter(isWanted) })
  }
  const read: NoiseSite[] = []
  for (const { corpus, sites: labelled } of corpora) {
    for (const site of labelled) {
      const { folder, origin, entryPath } = placeOf(corpus, site)
      const files = await readSiteFiles(folder)
      const path = decodeURIComponent(entryPath).replace(/^\//, '')
      const entry = [path, `${path}index.html`, `${path}index.htm`, `${path}.html`, `${path}/index.html`].find(
        (name) => isPage(name) && files.has(name),
      )
      if (entry === undefined) throw new Error(`${site.name} has no entry page.`)
      const language = String((site as { language?: string }).language ?? 'en')
      const host = new URL(origin).host
      read.push({ name: site.name, host, language, entry, entryPath, folder, files })
    }
  }
  return read
}

async function measure(kind: NoiseKind, site: NoiseSite, round: number): Promise<void> {
  const name = `${kind.name}:${site.name}:${round}`
  const readings = kind.readings(site, createRandom(name))
  if (readings === null) return
  if (options.out !== undefined) {
    const names = readings.length === 2 ? ['before', 'after'] : readings.map((_, at) => `reading-${at}`)
    for (const [at, files] of readings.entries()) {
      const folder = join(options.out, name.replaceAll(':', '-'), names[at]!)
      await mkdir(folder, { recursive: true })
      await writeSiteFiles(files, folder)
    }
  }
  const folder = await mkdtemp(join(workFolder, 'pair-'))
  const tracked = await createTracker({ folder, parsePool: pool, browser: options.browser }).track(site, readings)
  await rm(folder, { recursive: true })
  if (tracked === null) {
    if (options.verbose) console.log(`${name}: nothing to compare with`)
    return
  }
  count(kind, tracked)
  show(name, tracked)
}

function count({ name }: NoiseKind, { told, others, isCompared }: Tracked): void {
  const known = figures.get(name) ?? { pairs: 0, refused: 0, alarms: 0, told: 0, others: 0 }
  figures.set(name, {
    pairs: known.pairs + 1,
    refused: known.refused + (isCompared ? 0 : 1),
    alarms: known.alarms + (told.length > 0 ? 1 : 0),
    told: known.told + told.length,
    others: known.others + (others.length > 0 ? 1 : 0),
  })
}

function show(name: string, { told, others, refused }: Tracked): void {
  if (told.length === 0 && !options.verbose) return
  console.log(name)
  const shown = ({
    type,
    field,
    old_value,
    new_value,
  }: Pick<Tracked['told'][number], 'type' | 'field' | 'old_value' | 'new_value'>) =>
    `${type} · ${field}: ${old_value} → ${new_value}`
  for (const change of told) console.log(`  told: ${shown(change)} (${change.path})`)
  if (!options.verbose) return
  for (const change of others) console.log(`  not told: ${shown(change)}`)
  for (const reason of new Set(refused)) console.log(`  inconclusive: ${reason}`)
}

function print(): void {
  const row = (...cells: (string | number)[]) =>
    console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(22) : String(cell).padStart(12))).join(''))
  const total: KindFigures = { pairs: 0, refused: 0, alarms: 0, told: 0, others: 0 }
  console.log('')
  row('kind', 'pairs', 'refused', 'with alarm', 'told', 'not told')
  for (const [name, kind] of figures) {
    row(name, kind.pairs, kind.refused, kind.alarms, kind.told, kind.others)
    for (const key of Object.keys(total) as (keyof KindFigures)[]) total[key] += kind[key]
  }
  row('all', total.pairs, total.refused, total.alarms, total.told, total.others)
}
