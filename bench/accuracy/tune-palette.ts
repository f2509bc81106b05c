/**
 * Whether the weights of the palette fit the sites they were chosen on only: `npm run bench:tune -- --corpus DIR --corpus DIR`.
 *
 * The sites are read once. Then, for each of `--splits` random halves, weights are searched on one half, starting from
 * those shipped, and measured on the other. `--all` also prints what a search over all sites would change.
 */
import { parseArgs } from 'node:util'
import { analyze, createParsePool } from '@brandprint/engine'
import { parseCapture } from '../../packages/engine/src/capture/parse-capture.ts'
import { seenPalette } from '../../packages/engine/src/facts/look/palette/seen-palette.ts'
import { paletteWeights } from '../../packages/engine/src/facts/look/palette/weights.ts'
import { siteOf } from '../../packages/engine/src/site.ts'
import { placeOf, readCorpus } from './corpus.ts'
import { createRandom, splitInHalves } from './halves.ts'
import { changesOf, createJudge, type SeenSite, tune, tunedFields } from './palette-search.ts'
import { figure } from './table.ts'

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true, default: ['examples/sites'] },
    browser: { type: 'string', default: 'auto' },
    splits: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
  },
})

const parsePool = createParsePool({ threads: 2 })
try {
  await tunePalette()
} finally {
  await parsePool.close()
}

async function tunePalette(): Promise<void> {
  const sites: SeenSite[] = []
  for (const folder of options.corpus) sites.push(...(await readSites(folder)))
  crossValidate(sites, { splits: Number(options.splits), seed: Number(options.seed) })
  if (!options.all) return
  const changes = changesOf(paletteWeights, tune(sites, paletteWeights, createJudge()))
  console.log(`\nSearched over all sites:\n${changes.join('\n')}`)
}

/** Sites whose colours are labelled, with what is seen of them. */
async function readSites(folder: string): Promise<SeenSite[]> {
  const corpus = await readCorpus(folder)
  const read: SeenSite[] = []
  for (const site of corpus.sites) {
    if (!site.labels.brandColors?.length) continue
    const { browser } = options
    const searchPath = process.env.PATH ?? ''
    const outcome = await analyze(placeOf(corpus, site), { type: 'full', browser, searchPath, parsePool })
    if (!outcome.ok) throw new Error(`${site.name}: ${outcome.error.message}`)
    const { capture, facts } = outcome.value
    const whole = siteOf(capture, await parseCapture(capture, parsePool))
    if (whole !== null) read.push({ name: site.name, labels: site.labels, seen: seenPalette(whole, facts) })
  }
  return read
}

function crossValidate(sites: readonly SeenSite[], { splits, seed }: { splits: number; seed: number }): void {
  const judge = createJudge()
  const byName = new Map(sites.map((site) => [site.name, site]))
  const random = createRandom(seed)
  const runs = Array.from({ length: splits }, () => {
    const [a, b] = splitInHalves([...byName.keys()], random).map((names) => names.map((name) => byName.get(name)!))
    const tuned = tune(a!, paletteWeights, judge)
    return {
      tunedOnSeen: judge(a!, tuned),
      tunedOnUnseen: judge(b!, tuned),
      shippedOnUnseen: judge(b!, paletteWeights),
    }
  })
  const shipped = judge(sites, paletteWeights)
  console.log(`${sites.length} sites, ${splits} splits, seed ${seed}`)
  console.log(`${'field'.padEnd(15)} shipped  tuned, seen  tuned, unseen  shipped, unseen  gap (spread)`)
  for (const field of tunedFields) {
    const of = (part: keyof (typeof runs)[number]) => runs.map((run) => run[part][field])
    const gaps = runs.map(({ tunedOnSeen, tunedOnUnseen }) => tunedOnSeen[field] - tunedOnUnseen[field])
    const columns = [
      figure(shipped[field]).padStart(7),
      figure(mean(of('tunedOnSeen'))).padStart(11),
      figure(mean(of('tunedOnUnseen'))).padStart(13),
      figure(mean(of('shippedOnUnseen'))).padStart(15),
      `${figure(mean(gaps))} (${figure(spread(gaps))})`,
    ]
    console.log(`${field.padEnd(15)} ${columns.join('  ')}`)
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Standard deviation. */
function spread(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}
