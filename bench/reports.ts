/**
 * What the reports of a corpus are worth: `npm run bench:reports -- --corpus DIR [--browser off] [--only NAME]`.
 *
 * - every quote is held against the stored text of its page, every claim pointer is resolved
 * - sections that are empty without a reason are named
 * - each report is written a second time and compared byte for byte
 * - sentences of the summaries and of the first page, and titles and reasons of initiatives, are compared with the facts taken out: the share
 *   of sites on which the commonest stands
 * - theses and diagnoses are counted: `share` of a diagnosis follows from it
 * - `--captures DIR` reads saved captures by the sites' names, in place of the folders; hidden sites (bench/hidden-sites.ts) are left out
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { analyze, type FullReport } from '@brandprint/engine'
import { integrityOf } from '../packages/engine/src/report/integrity.ts'
import { placeOf, readCorpus } from './accuracy/corpus.ts'
import { sitesInView } from './hidden-sites.ts'
import { firstPageOf, summariesOf, templatesOf } from './reports/templates.ts'

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', default: 'examples/sites' },
    browser: { type: 'string', default: 'auto' },
    captures: { type: 'string' },
    only: { type: 'string' },
    shown: { type: 'string', default: '12' },
  },
})

const folder = await mkdtemp(join(tmpdir(), 'brandprint-reports-'))
try {
  await measure()
} finally {
  await rm(folder, { recursive: true })
}

async function measure(): Promise<void> {
  const corpus = await readCorpus(options.corpus)
  const sites = sitesInView(corpus.sites, false).filter(
    ({ name }) => options.only === undefined || name.includes(options.only),
  )
  /** By part of the report and template, the sites on which it stands. */
  const templates = new Map<string, Set<string>>()
  /** By rule, on how many sites a diagnosis is told. */
  const told = new Map<string, number>()
  const totals = { reports: 0, claims: 0, quotes: 0, faults: 0, identical: 0, theses: 0 }
  for (const site of sites) {
    const { captures } = options
    const captureFolder = join(captures ?? folder, site.name)
    const first = await analyze(captures === undefined ? placeOf(corpus, site) : { captureFolder }, {
      type: 'full',
      browser: options.browser,
      searchPath: process.env.PATH ?? '',
      ...(captures === undefined ? { saveCaptureTo: captureFolder } : {}),
    })
    if (!first.ok) {
      console.log(`${site.name.padEnd(20)} no report: ${first.error.code}`)
      continue
    }
    const again = await analyze({ captureFolder }, { type: 'full' })
    const isIdentical = again.ok && JSON.stringify(again.value.report) === JSON.stringify(first.value.report)
    const { claims, quotes, faults } = integrityOf(first.value.report, first.value.pageTexts)
    console.log(
      `${site.name.padEnd(20)} ${String(claims).padStart(4)} claims ${String(quotes).padStart(5)} quotes ` +
        `${faults.length} faults, ${isIdentical ? 'identical' : 'NOT identical'} again`,
    )
    for (const fault of faults) console.log(`    ${fault}`)
    totals.reports++
    totals.claims += claims
    totals.quotes += quotes
    totals.faults += faults.length
    totals.identical += isIdentical ? 1 : 0
    const report = first.value.report as FullReport
    for (const { rule } of report.results.diagnoses ?? []) told.set(rule, (told.get(rule) ?? 0) + 1)
    totals.theses += report.results.thesis?.headline == null ? 0 : 1
    collect(report, site.name, templates)
  }
  print(totals, templates)
  printDiagnoses(totals, told)
}

function collect(report: FullReport, site: string, templates: Map<string, Set<string>>): void {
  for (const { part, text } of [...summariesOf(report), ...firstPageOf(report)]) {
    for (const template of templatesOf(text, report)) {
      const key = `${part.padEnd(20)} ${template}`
      templates.set(key, (templates.get(key) ?? new Set()).add(site))
    }
  }
}

interface Totals {
  reports: number
  claims: number
  quotes: number
  faults: number
  identical: number
  /** Reports that tell a thesis. */
  theses: number
}

function printDiagnoses({ reports, theses }: Totals, told: ReadonlyMap<string, number>): void {
  console.log(`\n${theses} of ${reports} tell a thesis. Diagnoses, by the share of reports that tell them:`)
  for (const [rule, count] of [...told].sort((a, b) => b[1] - a[1]))
    console.log(`${(100 * (count / reports)).toFixed(0).padStart(4)} %  ${rule}`)
}

function print({ reports, claims, quotes, faults, identical }: Totals, templates: Map<string, Set<string>>): void {
  console.log(
    `\n${reports} reports: ${claims} claims, ${quotes} quotes, ${faults} faults; ${identical} identical again`,
  )
  const common = [...templates]
    .map(([key, sites]) => ({ key, share: sites.size / reports }))
    .sort((a, b) => b.share - a.share)
  const tooCommon = common.filter(({ share }) => share > 1 / 3)
  console.log(
    `${templates.size} sentence templates; ${tooCommon.length} on more than a third of the sites. The commonest:`,
  )
  const shown = Math.max(Number(options.shown), tooCommon.length)
  for (const { key, share } of common.slice(0, shown)) console.log(`${(100 * share).toFixed(0).padStart(4)} %  ${key}`)
}
