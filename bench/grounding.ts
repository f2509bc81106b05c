/**
 * What the chat finds: `npm run bench:grounding`. Retrieval over 5,000 passages by one question after the other, and what
 * indexing an analysis from before costs. With `--questions FILE` also how often the first five texts hold the answer: FILE
 * has `{"analyses": {"NAME": {url, results, passages}}, "questions": [{analysis, set, kind, message, expect: [part of a text]}]}`.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { searchedTexts } from '../packages/engine/src/answers/index.ts'
import { analyze, type Passage } from '../packages/engine/src/index.ts'
import type { Report } from '../packages/engine/src/report.ts'
import { insertTexts } from '../packages/server/src/features/analyses/text-queries.ts'
import { findGrounding } from '../packages/server/src/features/chat/grounding/find-grounding.ts'
import { connect } from '../packages/server/src/platform/database/connect.ts'
import { asTable, median, milliseconds, percentile } from './service/figures.ts'
import { openInstallation } from './service/installation.ts'

const p95MsMax = 20
const largePassages = 5_000
const rounds = 5

interface Stored {
  url: string
  results: Report['results']
  passages: Passage[]
}
interface Labelled {
  analysis: string
  set: string
  /** Such as `own language` and `English`. */
  kind: string
  message: string
  expect: string[]
}

const { values: options } = parseArgs({
  options: { questions: { type: 'string' }, misses: { type: 'boolean', default: false } },
})
const asked = [
  'What does it cost per month?',
  'Who is it for, and why should they trust it?',
  'Welche Farben und Schriften hat die Marke?',
  'Where does it say anything about invoices, reminders, and exports to an accountant?',
  'What should they do first? Which strengths and weaknesses does the report see, and which prices, plans and guarantees?',
]

const installation = await openInstallation({})
const db = connect({ url: installation.databaseUrl, applicationName: 'brandprint bench' })
try {
  await measureTimes()
  if (options.questions !== undefined) await measureHits(JSON.parse(await readFile(options.questions, 'utf8')))
} finally {
  await db.destroy()
  await installation.close()
}

/** What the report quotes counts as seen. */
const quotedTexts = ({ evidence }: Report['results']): ReadonlyMap<string, string> =>
  new Map(
    [
      ...Map.groupBy(
        evidence.flatMap(({ quotes }) => quotes),
        ({ page }) => page,
      ),
    ].map(([page, own]) => [page, own.map(({ text }) => text).join(' ')]),
  )

async function store(id: string, { url, results, passages }: Stored, isIndexed: boolean): Promise<void> {
  const at = new Date('2026-01-15T10:00:00.000Z')
  await db
    .insertInto('account')
    .values({ id: 'acc_bench', name: 'Bench', tier: 'pro', created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const ended = { created_at: at, estimated_completion: at, finished_at: at, status: 'completed' as const }
  await db
    .insertInto('analysis')
    .values({ id, account_id: 'acc_bench', type: 'full', url, test: false, ...ended })
    .execute()
  await db
    .insertInto('analysis_result')
    .values({ analysis_id: id, results: JSON.stringify(results), body_gzip: Buffer.alloc(0), etag: 'x' })
    .execute()
  if (isIndexed) return insertTexts(db, id, searchedTexts(results, passages, quotedTexts(results)))
  for (let start = 0; start < passages.length; start += 500) {
    const rows = passages.slice(start, start + 500)
    await db
      .insertInto('passage')
      .values(rows.map(({ pageUrl, position, text }) => ({ analysis_id: id, page_url: pageUrl, position, text })))
      .execute()
  }
}

/** The texts of an example, again and again, each a little different. */
async function largeAnalysis(): Promise<Stored> {
  const url = 'https://www.tallymoor.example'
  const analysis = await analyze({ folder: 'examples/sites/tallymoor', origin: url }, { type: 'full', browser: 'off' })
  if (!analysis.ok) throw new Error(analysis.error.message)
  const { report, passages } = analysis.value
  const many = Array.from({ length: largePassages }, (_, at) => {
    const { text } = passages[at % passages.length]!
    const other = passages[(at * 7 + 3) % passages.length]!
    return {
      pageUrl: `${url}/page-${Math.floor(at / 100)}`,
      position: at % 100,
      text: `${text} ${other.text} ${at}`.slice(0, 600),
    }
  })
  return { url, results: report.results, passages: many }
}

async function measureTimes(): Promise<void> {
  const large = await largeAnalysis()
  await store('anl_large', large, true)
  await store('anl_earlier', large, false)
  await installation.client.query('analyze')
  const first = performance.now()
  await findGrounding(db, { analysisId: 'anl_earlier', message: asked[0]!, turns: [] })
  const lazyMs = performance.now() - first
  const times: number[] = []
  for (let round = 0; round < rounds * 4; round++) {
    for (const message of asked) {
      const start = performance.now()
      await findGrounding(db, { analysisId: 'anl_large', message, turns: [{ role: 'user', content: asked[1]! }] })
      if (round >= rounds) times.push(performance.now() - start)
    }
  }
  const p95 = percentile(times, 95)
  console.log(
    `Retrieval over ${largePassages} passages: ${milliseconds(median(times))} median, ${milliseconds(p95)} p95`,
  )
  console.log(`(aim: ${p95MsMax} ms). The first question on an analysis from before: ${milliseconds(lazyMs)}.`)
}

async function measureHits({
  analyses,
  questions,
}: {
  analyses: Record<string, Stored>
  questions: Labelled[]
}): Promise<void> {
  for (const [name, stored] of Object.entries(analyses)) await store(`anl_${name}`, stored, true)
  const found = new Map<string, { hits: number; of: number }>()
  for (const question of questions) {
    const { analysis, set, kind, message, expect } = question
    const grounding = await findGrounding(db, { analysisId: `anl_${analysis}`, message, turns: [] })
    const passages = grounding!.passages.slice(0, 5).map(({ text }) => text)
    const claims = grounding!.claims
      .slice(0, 5)
      .map((claim) => [claim.text, ...claim.quotes.map((q) => q.text)].join(' '))
    const holds = (texts: string[]) => texts.some((text) => expect.some((part) => text.includes(part)))
    const plain = await plainHits(`anl_${analysis}`, message)
    const outcomes = {
      'before: simple, ts_rank_cd': holds(plain),
      passages: holds(passages),
      'passages or claims': holds([...passages, ...claims]),
    }
    for (const [how, isHit] of Object.entries(outcomes)) {
      const key = `${set}, ${kind}, ${how}`
      const tally = found.get(key) ?? { hits: 0, of: 0 }
      found.set(key, { hits: tally.hits + Number(isHit), of: tally.of + 1 })
    }
    if (options.misses && !outcomes.passages)
      console.log(
        'MISS',
        JSON.stringify(question),
        passages.map((t) => t.slice(0, 90)),
      )
  }
  console.log(asTable([...found].sort().map(([what, { hits, of }]) => ({ name: what, figure: `${hits} of ${of}` }))))
}

/** As passages were indexed before: words as they are, in any language. */
async function plainHits(analysisId: string, message: string): Promise<string[]> {
  const { rows } = await installation.client.query<{ text: string }>(
    `with asked as (select replace(plainto_tsquery('simple', $2)::text, '&', '|')::tsquery as query)
    select text from passage, asked where analysis_id = $1 and to_tsvector('simple', text) @@ query
    order by ts_rank_cd(to_tsvector('simple', text), query) desc, id limit 5`,
    [analysisId, message],
  )
  return rows.map(({ text }) => text)
}
