/**
 * `npm run examples`: writes what documents show of the invented brands of examples/sites; `--check` only says whether it
 * is current.
 *
 * - docs/examples/reports: reports of three of them as pages
 * - packages/server/src/platform/openapi/*-results.example.json: results of the first, for the OpenAPI document
 * - README.md: the sample runs, between `<!-- sample: NAME -->` and `<!-- /sample -->`
 */
import { readFile, writeFile } from 'node:fs/promises'
import { type Analysis, analyze, type FlashReport, type FullReport, formatHtml } from '@brandprint/engine'
import { claimsOf, createBuiltInAnswerer } from '@brandprint/engine/answers'
import { readmeSamples, shownMessage, shownQuestion } from './examples/readme-samples.ts'
import { shortenedResults } from './examples/shortened-results.ts'

const shown = ['tallymoor', 'quendelrauch', 'mihbara']
const root = new URL('../', import.meta.url)
const sites = new URL('examples/sites/', root)
/** The day on which they are read, every time: what is written changes with the rules and not with the calendar. */
const readOn = Date.parse('2026-11-22T09:00:00Z')
/** Where README.md serves the first of them. */
const localOrigin = 'http://127.0.0.1:8090'

interface Site {
  name: string
  folder: string
  originalHost: string
  entryPath: string
}

async function read({ name, folder, entryPath }: Site, origin: string, type: 'full' | 'flash') {
  const source = { folder: new URL(folder, sites).pathname, origin, entryPath }
  const result = await analyze(source, { type, browser: 'off', now: () => readOn })
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`)
  return result.value
}

/** Everything that is written, by its path in the repository. */
async function examples(): Promise<Map<string, string>> {
  const index = JSON.parse(await readFile(new URL('index.json', sites), 'utf8')) as { sites: Site[] }
  const files = new Map<string, string>()
  let full: FullReport | null = null
  for (const name of shown) {
    const site = index.sites.find((known) => known.name === name)
    if (site === undefined) throw new Error(`examples/sites/index.json has no “${name}”.`)
    const analysis = await read(site, `https://${site.originalHost}`, 'full')
    const { report, pictures } = analysis
    files.set(`docs/examples/reports/${name}.html`, formatHtml(report, { pictures }))
    if (full !== null) continue
    full = report as FullReport
    const flash = (await read(site, `https://${site.originalHost}`, 'flash')).report as FlashReport
    const local = (await read(site, localOrigin, 'flash')).report as FlashReport
    const folder = 'packages/server/src/platform/openapi'
    files.set(`${folder}/full-results.example.json`, jsonOf(shortenedResults(full.results)))
    files.set(`${folder}/flash-results.example.json`, jsonOf(flash.results))
    const samples = readmeSamples(full, local, {
      question: await answerTo(shownQuestion, analysis),
      message: await answerTo(shownMessage, analysis),
    })
    files.set('README.md', withSamples(await readFile(new URL('README.md', root), 'utf8'), samples))
  }
  return files
}

/** What the built-in answerer says. */
async function answerTo(message: string, { report: { url, results }, passages }: Analysis): Promise<string> {
  const grounding = { url, results, claims: claimsOf(results), passages }
  const question = { message, turns: [], context: null, temperature: 0, grounding }
  const answerer = createBuiltInAnswerer({ countTokens: (text) => text.length })
  const prepared = answerer.prepare(question, { promptTokensMax: Number.POSITIVE_INFINITY })
  let answer = ''
  for await (const part of prepared.parts(prepared.answerTokensMax, new AbortController().signal)) {
    if (part.kind === 'text') answer += part.text
  }
  return answer
}

const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** @throws {Error} when a sample has no place, or a place no sample */
function withSamples(text: string, samples: Readonly<Record<string, string>>): string {
  const missing = new Set(Object.keys(samples))
  const written = text.replace(/(<!-- sample: (\S+) -->\n).*?(<!-- \/sample -->)/gs, (_, start, name, end) => {
    const sample = samples[name]
    if (sample === undefined) throw new Error(`There is no sample “${name}”, which README.md asks for.`)
    missing.delete(name)
    return `${start}${sample}${end}`
  })
  if (missing.size > 0) throw new Error(`README.md has no place for ${[...missing].join(', ')}.`)
  return written
}

const stale: string[] = []
for (const [path, text] of await examples()) {
  const file = new URL(path, root)
  const before = await readFile(file, 'utf8').catch(() => null)
  if (before === text) continue
  if (process.argv.includes('--check')) stale.push(path)
  else await writeFile(file, text)
}
if (stale.length > 0) {
  console.error(`${stale.join(', ')}: not what the engine says now; run \`npm run examples\`.`)
  process.exitCode = 1
}
