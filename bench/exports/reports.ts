/** Full reports of the example sites, as many as are needed, no two the same. */
import { readFile } from 'node:fs/promises'
import { analyze, type Report, type VettedPicture } from '@brandprint/engine'

export interface MadeReport {
  report: Report
  pictures: ReadonlyMap<string, VettedPicture>
}

const sites = new URL('../../examples/sites/', import.meta.url)

interface Index {
  sites: { folder: string; originalHost: string; entryPath: string }[]
}

/** One of each site, with the pictures that it draws. */
export async function exampleReports(): Promise<MadeReport[]> {
  const index = JSON.parse(await readFile(new URL('index.json', sites), 'utf8')) as Index
  const made: MadeReport[] = []
  for (const { folder, originalHost, entryPath } of index.sites) {
    const site = { folder: new URL(folder, sites).pathname, origin: `https://${originalHost}`, entryPath }
    const analysis = await analyze(site, { type: 'full', browser: 'off' })
    if (!analysis.ok) throw new Error(analysis.error.message)
    made.push({ report: analysis.value.report, pictures: analysis.value.pictures })
  }
  return made
}

/** The sites in turn, each time with another summary: equal documents would be taken from caches. */
export function variantOf(reports: readonly MadeReport[], number: number): MadeReport {
  const { report, pictures } = reports[number % reports.length]!
  const changed = structuredClone(report)
  changed.results.summary = `${changed.results.summary} ${number}`
  return { report: changed, pictures }
}
