/**
 * What the built-in answerer says to a list of questions, and how long it takes: `npm run bench:answers [-- --questions FILE
 * --analyses DIR --quiet]`. It asks about the example sites; `--analyses` is a folder of JSON files with `report` and
 * `passages`, for sites of one's own. A line of the file is a question, which every site is asked, or the name of a site, a
 * tab and a question for it alone; ` >> ` parts the questions of one thread. Aim: p95 at most 100 ms.
 */
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { analyze, type Passage, type Report } from '@brandprint/engine'
import { claimsOf, createBuiltInAnswerer, type Grounding, type Turn } from '@brandprint/engine/answers'

const { values } = parseArgs({
  options: { questions: { type: 'string' }, analyses: { type: 'string' }, quiet: { type: 'boolean', default: false } },
})

interface Analyzed {
  name: string
  report: Report
  passages: Passage[]
}

const sites = new URL('../examples/sites/', import.meta.url)

async function examples(): Promise<Analyzed[]> {
  const index = JSON.parse(await readFile(new URL('index.json', sites), 'utf8')) as {
    sites: { name: string; folder: string; originalHost: string; entryPath: string }[]
  }
  const analyzed: Analyzed[] = []
  for (const { name, folder, originalHost, entryPath } of index.sites) {
    const site = { folder: new URL(folder, sites).pathname, origin: `https://${originalHost}`, entryPath }
    const analysis = await analyze(site, { type: 'full', browser: 'off', now: () => Date.UTC(2026, 10, 22) })
    if (!analysis.ok) throw new Error(analysis.error.message)
    analyzed.push({ name, report: analysis.value.report, passages: analysis.value.passages })
  }
  return analyzed
}

async function stored(folder: string): Promise<Analyzed[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (file) => ({
      ...(JSON.parse(await readFile(join(folder, file), 'utf8')) as Omit<Analyzed, 'name'>),
      name: basename(file, '.json'),
    })),
  )
}

const everySite = [
  'Who is it for?',
  'Which archetype is it, and why?',
  'What does it cost?',
  'Welche Farben verwendet die Marke?',
  'Quelles sont les forces de la marque ?',
  '¿Qué deberían hacer primero?',
  'Do they offer refunds?',
  'What is their revenue?',
  'Write me a slogan',
]

const lines = values.questions === undefined ? everySite : (await readFile(values.questions, 'utf8')).split('\n')
const wanted = lines
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [first = '', second] = line.split('\t')
    return second === undefined ? { site: null, thread: first } : { site: first, thread: second }
  })

const answerer = createBuiltInAnswerer({ countTokens: (text) => Math.ceil(text.length / 4) })
const milliseconds: number[] = []

async function ask(message: string, turns: Turn[], { report, passages }: Analyzed): Promise<string> {
  const { results, url } = report
  const grounding: Grounding = { url, results, claims: claimsOf(results), passages }
  const start = performance.now()
  const prepared = answerer.prepare(
    { message, turns, context: null, temperature: 0, grounding },
    { promptTokensMax: 3000 },
  )
  let content = ''
  for await (const part of prepared.parts(prepared.answerTokensMax, new AbortController().signal)) {
    if (part.kind === 'text') content += part.text
  }
  milliseconds.push(performance.now() - start)
  return content
}

for (const analyzed of values.analyses === undefined ? await examples() : await stored(values.analyses)) {
  for (const { thread } of wanted.filter(({ site }) => site === null || site === analyzed.name)) {
    const turns: Turn[] = []
    for (const message of thread.split(' >> ')) {
      const content = await ask(message, [...turns], analyzed)
      turns.push({ role: 'user', content: message }, { role: 'assistant', content })
      if (!values.quiet) console.log(`\n=== ${analyzed.name}: ${message}\n${content}`)
    }
  }
}

const sorted = milliseconds.toSorted((one, other) => one - other)
const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1)
console.log(
  `\n${sorted.length} answers: median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms (aim: p95 ≤ 100 ms)`,
)
