import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Report } from '@brandprint/engine'
import { searchedTexts } from '@brandprint/engine/answers'
import type { Db } from '../../platform/database/db.ts'
import { gatherWords, indexPassages, insertClaims, insertIndex, storedPassages } from './text-queries.ts'

/** Indexes an analysis that was made before texts were; safe to be asked for twice at once. */
export async function indexTexts(db: Db, analysisId: string, results: Report['results']): Promise<void> {
  const stored = await storedPassages(db, analysisId)
  await nextTurn()
  // The whole texts of its pages are gone; what its passages hold was seen, or taken for it.
  const seenTexts = new Map(
    [...Map.groupBy(stored, ({ pageUrl }) => pageUrl)].map(([page, own]) => [
      page,
      own.map(({ text }) => text).join(' '),
    ]),
  )
  const texts = searchedTexts(results, stored, seenTexts)
  await nextTurn()
  await db.transaction().execute(async (transaction) => {
    if (!(await insertIndex(transaction, analysisId, texts))) return
    await indexPassages(transaction, analysisId, texts.passages)
    await insertClaims(transaction, analysisId, texts.claims)
    await gatherWords(transaction, analysisId)
  })
}
