import { type Grounding, type SoughtGroup, soughtGroups, type Turn } from '@brandprint/engine/answers'
import type { Db } from '../../../platform/database/db.ts'
import {
  analysisOfTexts,
  indexTexts,
  reportConfig,
  storedPassages,
  storedResults,
  textConfig,
} from '../../analyses/index.ts'
import { findTexts } from './find-texts.ts'
import { claimsByPosition, passagesById } from './queries.ts'
import type { GroupedTerm } from './rank-texts.ts'

const claimsMax = 40
const passagesMax = 20
/** So many passages are given whole to who reads all of them: the pages of nearly every website. */
const wholeMax = 500
/** Of which some say the same. */
const foundPerKept = 2

export interface AskedOf {
  analysisId: string
  message: string
  /** What was said before in the thread, oldest first. */
  turns: readonly Turn[]
  /** All passages in the order of their pages, where they are not too many: for who searches them without a prompt to fill. */
  isWhole?: boolean
}

/** What an answer can rest on; null: no such analysis, or not completed. Whose it is, is the caller's to check. */
export async function findGrounding(
  db: Db,
  { analysisId, message, turns, isWhole = false }: AskedOf,
): Promise<Grounding | null> {
  const analysis = await indexedAnalysis(db, analysisId)
  if (analysis === null) return null
  const { url, index } = analysis
  const groups = soughtGroups({ message, turns, languages: index.languages })
  const isAllRead = isWhole && index.passages <= wholeMax
  const search = {
    analysisId,
    terms: groups.flatMap((group, at) => termsOf(group, at, index.languages)),
    groups,
    kinds: [
      { kind: 'claim', total: index.claims, limit: claimsMax * foundPerKept } as const,
      ...(isAllRead ? [] : [{ kind: 'passage', total: index.passages, limit: passagesMax * foundPerKept } as const]),
    ],
  }
  // The results are large: read while the texts are looked for.
  const [results, best] = await Promise.all([storedResults(db, analysisId), findTexts(db, search)])
  if (results === null) return null
  const [claims, passages] = await Promise.all([
    claimsByPosition(db, analysisId, best.claim),
    isAllRead
      ? storedPassages(db, analysisId)
      : passagesById(db, analysisId, best.passage).then((found) =>
          distinct(found, isWhole ? passagesMax * foundPerKept : passagesMax),
        ),
  ])
  return { url, results, claims: distinct(claims, claimsMax), passages }
}

async function indexedAnalysis(db: Db, analysisId: string) {
  const analysis = await analysisOfTexts(db, analysisId)
  if (analysis === null) return null
  const { index } = analysis
  if (index !== null) return { ...analysis, index }
  await indexTexts(db, analysisId)
  const again = await analysisOfTexts(db, analysisId)
  return again?.index == null ? null : { ...again, index: again.index }
}

const lettersOnly = /^[\p{L}\p{M}\p{N}]+$/u

function termsOf({ words }: SoughtGroup, group: number, languages: readonly string[]): GroupedTerm[] {
  // `simple`: of texts whose language has no configuration or cannot be told.
  const all = [...new Set([...languages.map(textConfig), reportConfig, 'simple'])]
  return words.flatMap(({ text, isPrefix, language }) =>
    (language === null ? all : [...new Set([textConfig(language), 'simple'])]).map((config) => ({
      group,
      config,
      text,
      isPrefix: isPrefix && lettersOnly.test(text),
    })),
  )
}

/** Each text once, as the best place has it; pages repeat their notices. */
function distinct<Found extends { text: string }>(found: readonly Found[], most: number): Found[] {
  const kept = new Map<string, Found>()
  for (const one of found) {
    if (kept.size === most) break
    const key = one.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
    if (!kept.has(key)) kept.set(key, one)
  }
  return [...kept.values()]
}
