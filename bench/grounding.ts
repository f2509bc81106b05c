/**
 * What the chat finds: `npm run bench:grounding`. Retrieval over 5,000 passages by one question after the other, and what
 * indexing an analysis from before costs. With `--questions FILE` also how often the first five texts hold the answer: FILE
 * has `{"analyses": {"NAME": {url, results, passages}}, "questions": [{analysis, set, kind, message, expect: [part of a text]}]}`.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findGrounding } from '../packages/server/src/features/chat/grounding/find-grounding.ts'
import { connect } from '../packages/server/src/platform/database/connect.ts'
import { asked, enlarged, exampleAnalysis, type Stored, storeAnalysis } from './chat/analyses.ts'
import { measureRetrieval } from './chat/retrieval.ts'
import { asTable, milliseconds } from './service/figures.ts'
import { openInstallation } from './service/installation.ts'

interface Labelled {
  analysis: string
  set: string
  /** Such as `own language` and `English`. */
  kind: string
  message: string
  expect: string[]
}

const accountId = 'acc_bench'

const { values: options } = parseArgs({
  options: { questions: { type: 'string' }, misses: { type: 'boolean', default: false } },
})
const installation = await openInstallation({})
const db = connect({ url: installation.databaseUrl, applicationName: 'brandprint bench' })
try {
  await measureTimes()
  if (options.questions !== undefined) await measureHits(JSON.parse(await readFile(options.questions, 'utf8')))
} finally {
  await db.destroy()
  await installation.close()
}

async function store(id: string, stored: Stored, isIndexed = true): Promise<void> {
  await db
    .insertInto('account')
    .values({ id: accountId, name: 'Bench', tier: 'pro', created_at: new Date('2026-01-15T10:00:00.000Z') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await storeAnalysis(db, { id, accountId, isIndexed }, stored)
}

async function measureTimes(): Promise<void> {
  const large = enlarged(await exampleAnalysis())
  await store('anl_large', large)
  await store('anl_earlier', large, false)
  await installation.client.query('analyze')
  const first = performance.now()
  await findGrounding(db, { analysisId: 'anl_earlier', message: asked[0]!, turns: [] })
  const lazyMs = performance.now() - first
  console.log(asTable(await measureRetrieval(db, 'anl_large')))
  console.log(`The first question on an analysis from before: ${milliseconds(lazyMs)}.`)
}

async function measureHits({
  analyses,
  questions,
}: {
  analyses: Record<string, Stored>
  questions: Labelled[]
}): Promise<void> {
  for (const [name, stored] of Object.entries(analyses)) await store(`anl_${name}`, stored)
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
