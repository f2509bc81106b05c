/**
 * How the judgements of reports compare with a strategist's: `npm run bench:judgement -- --corpus DIR`.
 *
 * Needs a corpus with `labels.judgement` (bench/judgement/labels.ts). Worst sites come first.
 *
 * - `--verbose` prints each miss with the claim, rule and passage that made it
 * - `--hidden` measures the hidden sites alone and prints means only (bench/hidden-sites.ts); they are left out otherwise
 * - `--captures DIR` reads saved captures by the sites' names, in place of the folders
 * - `--browser off` reads static pages alone; `--only NAME`
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { analyze, createParsePool, type FullReport } from '@brandprint/engine'
import { placeOf, readCorpus } from './accuracy/corpus.ts'
import { sitesInView } from './hidden-sites.ts'
import { judgementOf } from './judgement/labels.ts'
import { type SiteScores, scoresOf, scoresOfNothing } from './judgement/scores.ts'
import { printCalibration, printMeans, printSites } from './judgement/table.ts'

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', default: 'examples/sites' },
    browser: { type: 'string', default: 'auto' },
    captures: { type: 'string' },
    hidden: { type: 'boolean', default: false },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})

const corpus = await readCorpus(options.corpus)
const rows = new Map<string, SiteScores>()
const parsePool = createParsePool()
try {
  for (const site of sitesInView(corpus.sites, options.hidden)) {
    const judgement = judgementOf(site)
    if (judgement === null || (options.only !== undefined && !site.name.includes(options.only))) continue
    const source =
      options.captures === undefined
        ? { ...placeOf(corpus, site), readAt: Date.now() }
        : { captureFolder: join(options.captures, site.name) }
    const outcome = await analyze(source, {
      type: 'full',
      browser: options.browser,
      searchPath: process.env.PATH ?? '',
      parsePool,
    })
    // Of type full, as asked for.
    const scores = outcome.ok ? scoresOf(judgement, outcome.value.report as FullReport) : scoresOfNothing(judgement)
    rows.set(site.name, scores)
  }
} finally {
  await parsePool.close()
}
if (rows.size === 0) console.log('No site of this corpus has judgements among its labels.')
else {
  if (!options.hidden) printSites(rows, options.verbose)
  printMeans(rows)
  printCalibration(rows)
}
