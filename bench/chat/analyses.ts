/** Analyses that are asked about: an example's, and one of many passages. */
import { searchedTexts } from '../../packages/engine/src/answers/index.ts'
import { analyze, type Passage } from '../../packages/engine/src/index.ts'
import type { Report } from '../../packages/engine/src/report.ts'
import { insertTexts } from '../../packages/server/src/features/analyses/texts/queries.ts'
import type { Db } from '../../packages/server/src/platform/database/db.ts'

export const largePassages = 5_000

export const asked = [
  'What does it cost per month?',
  'Who is it for, and why should they trust it?',
  'Welche Farben und Schriften hat die Marke?',
  'Where does it say anything about invoices, reminders, and exports to an accountant?',
  'What should they do first? Which strengths and weaknesses does the report see, and which prices, plans and guarantees?',
]

export interface Stored {
  url: string
  results: Report['results']
  passages: Passage[]
}

export async function exampleAnalysis(): Promise<Stored> {
  const url = 'https://www.tallymoor.example'
  const analysis = await analyze({ folder: 'examples/sites/tallymoor', origin: url }, { type: 'full', browser: 'off' })
  if (!analysis.ok) throw new Error(analysis.error.message)
  const { report, passages } = analysis.value
  return { url, results: report.results, passages }
}

/** The texts of an analysis, again and again, each a little different. */
export function enlarged({ url, results, passages }: Stored): Stored {
  const many = Array.from({ length: largePassages }, (_, at) => {
    const { text } = passages[at % passages.length]!
    const other = passages[(at * 7 + 3) % passages.length]!
    return {
      pageUrl: `${url}/page-${Math.floor(at / 100)}`,
      position: at % 100,
      text: `${text} ${other.text} ${at}`.slice(0, 600),
    }
  })
  return { url, results, passages: many }
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

/** @param isIndexed false: as a version before chat stored it */
export async function storeAnalysis(
  db: Db,
  { id, accountId, isIndexed = true }: { id: string; accountId: string; isIndexed?: boolean },
  { url, results, passages }: Stored,
): Promise<void> {
  const at = new Date('2026-01-15T10:00:00.000Z')
  const ended = { created_at: at, estimated_completion: at, finished_at: at, status: 'completed' as const }
  await db
    .insertInto('analysis')
    .values({ id, account_id: accountId, type: 'full', url, test: false, ...ended })
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
