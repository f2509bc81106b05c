/** `npm run examples`: writes docs/examples/reports from three of the invented brands of examples/sites. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { analyze, formatHtml } from '@brandprint/engine'

const shown = ['tallymoor', 'quendelrauch', 'mihbara']
const sites = new URL('../examples/sites/', import.meta.url)
const reports = new URL('../docs/examples/reports/', import.meta.url)
/** The day on which they are read, every time: the reports change with the rules and not with the calendar. */
const readOn = Date.parse('2026-11-22T09:00:00Z')

interface Example {
  name: string
  folder: string
  originalHost: string
  entryPath: string
}

const index = JSON.parse(await readFile(new URL('index.json', sites), 'utf8')) as { sites: Example[] }
await mkdir(reports, { recursive: true })
for (const name of shown) {
  const site = index.sites.find((site) => site.name === name)
  if (site === undefined) throw new Error(`examples/sites/index.json has no “${name}”.`)
  const { folder, originalHost, entryPath } = site
  const source = { folder: new URL(folder, sites).pathname, origin: `https://${originalHost}`, entryPath }
  const result = await analyze(source, { type: 'full', browser: 'off', now: () => readOn })
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`)
  const { report, pictures } = result.value
  await writeFile(new URL(`${name}.html`, reports), formatHtml(report, { pictures }))
}
