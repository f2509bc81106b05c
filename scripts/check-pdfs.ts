/**
 * Makes the PDF of each website of a folder and says where a page is not laid out as it should be: `npm run check:pdfs --
 * --sites DIR [--out DIR]`. DIR has an `index.json` with `sites[]` (`folder`, `originalHost`, `entryPath`), as examples/sites.
 * `--out` keeps the files.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { analyze } from '@brandprint/engine'
import { createPdfMaker } from '@brandprint/engine/pdf'
import { layoutOf } from '../packages/engine/src/format/pdf/page-layout-fixtures.ts'

const { values } = parseArgs({
  options: { sites: { type: 'string', default: 'examples/sites' }, out: { type: 'string' } },
})
interface Site {
  folder: string
  originalHost: string
  entryPath: string
}
const { sites } = JSON.parse(await readFile(join(values.sites, 'index.json'), 'utf8')) as { sites: Site[] }
if (values.out !== undefined) await mkdir(values.out, { recursive: true })

const options = { paper: 'A4', sections: 'all', whiteLabel: false, branding: null, sample: false } as const
const maker = createPdfMaker()
const sizes: number[] = []
const lengths: number[] = []
let faulty = 0
let failed = 0
let sparse = 0
for (const { folder, originalHost, entryPath } of sites) {
  const name = folder.replace(/\/$/, '')
  const site = { folder: join(values.sites, folder), origin: `https://${originalHost}`, entryPath }
  const analysis = await analyze(site, { type: 'full', browser: 'off', now: () => Date.UTC(2026, 0, 15) })
  const made = analysis.ok
    ? await maker.make({ report: analysis.value.report, pictures: analysis.value.pictures, options })
    : analysis
  if (!made.ok) {
    failed++
    console.log(`${name}: no document: ${JSON.stringify(made.error)}`)
    continue
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
await maker.close()

const median = (figures: number[]) => figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0
console.log(`
documents       ${sizes.length} of ${sites.length}, ${failed} without
with a fault    ${faulty}
sparse pages    ${sparse} of ${lengths.reduce((sum, pages) => sum + pages, 0)}
pages           ${median(lengths)} (median)
size            ${Math.round(median(sizes) / 1000)} kB (median), ${Math.round(Math.max(...sizes) / 1000)} kB (largest)`)
process.exitCode = faulty + failed === 0 ? 0 : 1
