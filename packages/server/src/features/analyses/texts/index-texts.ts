import { setImmediate as nextTurn } from 'node:timers/promises'
import { searchedTexts } from '@brandprint/engine/answers'
import type { Db } from '../../../platform/database/db.ts'
import { insertBlocks } from './block-queries.ts'
import { indexPassages, insertClaims, insertIndex, isIndexed, storedPassages, storedResults } from './queries.ts'

/**
 * Indexes an analysis that was made before texts were, or before there were blocks of them; safe to be asked for twice at once.
 */
export async function indexTexts(db: Db, analysisId: string): Promise<void> {
  if (await isIndexed(db, analysisId)) {
    await db.transaction().execute((transaction) => insertBlocks(transaction, analysisId))
    return
  }
  const [results, stored] = await Promise.all([storedResults(db, analysisId), storedPassages(db, analysisId)])
  if (results === null) return
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
    if (await insertIndex(transaction, analysisId, texts)) {
      await indexPassages(transaction, analysisId, texts.passages)
      await insertClaims(transaction, analysisId, texts.claims)
    }
    await insertBlocks(transaction, analysisId)
  })
}
