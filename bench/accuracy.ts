/**
 * How the facts compare with hand-made labels: `npm run bench:accuracy -- --corpus DIR`.
 *
 * - `--browser off` reads static pages alone; a browser runs in its sandbox, and where there is none nothing is rendered
 * - `--renamed` replaces the sites' names and hosts by others first
 * - `--peers` runs other tools on the same pages, side by side (install them with `npm ci --prefix bench/peers`)
 * - `--halves` splits the sites at random and shows both halves
 * - `--hidden` measures the hidden sites alone and prints means only (bench/hidden-sites.ts); they are left out otherwise
 * - `--captures DIR` reads saved captures by the sites' names, in place of the folders
 * - `--only NAME`, `--verbose` for looking into it
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { analyze, type FullReport } from '@brandprint/engine'
import { answersOf, silence } from './accuracy/answers.ts'
import { placeOf, readCorpus } from './accuracy/corpus.ts'
import { printHalves } from './accuracy/halves.ts'
import { loadPeers, readHome } from './accuracy/peers.ts'
import { renamedCorpus } from './accuracy/renamed.ts'
import { scoresOf } from './accuracy/scores.ts'
import { openCamera } from './accuracy/screenshots.ts'
import { printMeans, printRow, printTools, type Rows } from './accuracy/table.ts'
import { sitesInView } from './hidden-sites.ts'

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', default: 'examples/sites' },
    browser: { type: 'string', default: 'auto' },
    renamed: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    halves: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    hidden: { type: 'boolean', default: false },
    captures: { type: 'string' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})
const splits = 200

const cleanup = new AsyncDisposableStack()
try {
  await measure(cleanup)
} finally {
  await cleanup.disposeAsync()
}

/** @param cleanup puts away what the run has opened */
async function measure(cleanup: AsyncDisposableStack): Promise<void> {
  const labelled = await readCorpus(options.corpus)
  const corpus = options.renamed ? await renamedCorpus(labelled, await temporaryFolder(cleanup)) : labelled
  const sites = sitesInView(corpus.sites, options.hidden).filter(
    ({ name }) => options.only === undefined || name.includes(options.only),
  )
  const tools = new Map<string, Rows>([['brandprint', new Map()]])
  const peers = options.peers ? await loadPeers() : []
  const camera = options.peers && options.browser !== 'off' ? cleanup.use(await openCamera(options.browser)) : null
  for (const { name } of peers) tools.set(name, new Map())

  for (const site of sites) {
    const place = placeOf(corpus, site)
    const startedAt = performance.now()
    const source = options.captures === undefined ? place : { captureFolder: join(options.captures, site.name) }
    const outcome = await analyze(source, {
      type: 'full',
      browser: options.browser,
      searchPath: process.env.PATH ?? '',
    })
    const seconds = (performance.now() - startedAt) / 1_000
    if (outcome.ok) {
      // Of type full, as asked for.
      const scores = scoresOf(site.labels, answersOf(outcome.value.report as FullReport))
      tools.get('brandprint')!.set(site.name, scores)
      if (!options.hidden) printRow(site.name, scores, seconds, options.verbose)
    } else {
      // A site that gives no report is one where nothing was found.
      if (!options.hidden)
        console.log(`${site.name.padEnd(20)} failed: ${outcome.error.code}: ${outcome.error.message}`)
      tools.get('brandprint')!.set(site.name, scoresOf(site.labels, silence))
    }
    if (peers.length === 0) continue
    const html = await readHome(place.folder, place.entryPath)
    const page = { html, url: `${place.origin}${place.entryPath}`, screenshot: (await camera?.take(place)) ?? null }
    for (const peer of peers) tools.get(peer.name)!.set(site.name, scoresOf(site.labels, await peer.answer(page)))
  }

  printMeans(tools.get('brandprint')!, options.hidden ? 'unnamed' : 'named')
  if (options.peers) printTools(tools)
  if (options.halves) printHalves(tools.get('brandprint')!, { seed: Number(options.seed), splits })
}

async function temporaryFolder(cleanup: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-renamed-'))
  cleanup.defer(() => rm(folder, { recursive: true, force: true }))
  return folder
}
