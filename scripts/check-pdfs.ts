/**
 * Makes the PDF of each website of a folder and says where a page is not laid out as it should be: `npm run check:pdfs --
 * --sites DIR [--versus] [--out DIR]`. DIR has an `index.json` with `sites[]` (`folder`, `originalHost`, `entryPath`), as
 * examples/sites. `--versus` sets each site beside the next one in place of that; `--out` keeps the files.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Analysis, analyze, type FullReport } from '@brandprint/engine'
import { createPdfMaker, type PdfInput, type VersusPdfInput } from '@brandprint/engine/pdf'
import { layoutOf } from '../packages/engine/src/format/pdf/page-layout-fixtures.ts'

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: 'examples/sites' },
    versus: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
})
interface Site {
  folder: string
  originalHost: string
  entryPath: string
}
const { sites } = JSON.parse(await readFile(join(values.sites, 'index.json'), 'utf8')) as { sites: Site[] }
if (values.out !== undefined) await mkdir(values.out, { recursive: true })

interface Named {
  name: string
  analysis: Analysis
}

const options = { paper: 'A4', sections: 'all', whiteLabel: false, branding: null, sample: false } as const
const maker = createPdfMaker()
const sizes: number[] = []
const lengths: number[] = []
let asked = 0
let faulty = 0
let failed = 0
let sparse = 0

async function analysisOf({ folder, originalHost, entryPath }: Site): Promise<Named | null> {
  const name = folder.replace(/\/$/, '')
  const site = { folder: join(values.sites, folder), origin: `https://${originalHost}`, entryPath }
  const analysis = await analyze(site, { type: 'full', browser: 'off', now: () => Date.UTC(2026, 0, 15) })
  if (analysis.ok) return { name, analysis: analysis.value }
  failed++
  console.log(`${name}: no report: ${JSON.stringify(analysis.error)}`)
  return null
}

async function check(name: string, input: PdfInput | VersusPdfInput): Promise<void> {
  asked++
  const made = await maker.make(input)
  if (!made.ok) {
    failed++
    console.log(`${name}: no document: ${JSON.stringify(made.error)}`)
    return
  }
  if (values.out !== undefined) await writeFile(join(values.out, `${name}.pdf`), made.value)
  const layout = await layoutOf(made.value)
  sizes.push(made.value.length)
  lengths.push(layout.pages)
  sparse += layout.sparse.length
  if (layout.faults.length > 0) faulty++
  for (const { page, rule, text } of layout.faults) console.log(`${name}, page ${page}: ${rule}: ${text}`)
  if (layout.sparse.length > 0) console.log(`${name}: pages less than a third full: ${layout.sparse.join(', ')}`)
}

// All of these reports are full ones.
const sideBySide = (one: Analysis, other: Analysis): VersusPdfInput => ({
  reports: [one.report as FullReport, other.report as FullReport],
  pictures: new Map([...one.pictures, ...other.pictures]),
  options,
})

let before: Named | null = null
for (const site of sites) {
  const named = await analysisOf(site)
  if (named === null) continue
  const { name, analysis } = named
  if (!values.versus) await check(name, { report: analysis.report, pictures: analysis.pictures, options })
  else if (before !== null) await check(`${before.name} versus ${name}`, sideBySide(before.analysis, analysis))
  before = named
}
await maker.close()

const median = (figures: number[]) => figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0
console.log(`
documents       ${sizes.length} of ${asked}, ${failed} failed
with a fault    ${faulty}
sparse pages    ${sparse} of ${lengths.reduce((sum, pages) => sum + pages, 0)}
pages           ${median(lengths)} (median)
size            ${Math.round(median(sizes) / 1000)} kB (median), ${Math.round(Math.max(...sizes) / 1000)} kB (largest)`)
process.exitCode = faulty + failed === 0 ? 0 : 1
