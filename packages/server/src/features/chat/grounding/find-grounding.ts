import type { Report } from '@brandprint/engine'
import { type Claim, type Grounding, type SoughtGroup, soughtGroups, type Turn } from '@brandprint/engine/answers'
import type { Db } from '../../../platform/database/db.ts'
import { analysisOfTexts, indexTexts, reportConfig, storedPassages, textConfig } from '../../analyses/index.ts'
import { type SoughtTerm, searchClaims, searchPassages } from './grounding-queries.ts'

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
  const results = analysis.results as Report['results']
  const groups = soughtGroups({ message, turns, languages: index.languages })
  const terms = groups.flatMap((group, at) => termsOf(group, at, index.languages))
  const search = { analysisId, terms, weights: groups.map(({ weight }) => weight) }
  const sections = groups.flatMap((group, at) => group.sections.map((section) => `${at}:${section}`))
  const [claims, passages] = await Promise.all([
    searchClaims(db, { ...search, total: index.claims, limit: claimsMax * foundPerKept }, sections),
    isWhole && index.passages <= wholeMax
      ? storedPassages(db, analysisId)
      : searchPassages(db, { ...search, total: index.passages, limit: passagesMax * foundPerKept }).then((found) =>
          distinct(found).slice(0, isWhole ? passagesMax * foundPerKept : passagesMax),
        ),
  ])
  return {
    url,
    results,
    claims: distinct(claims)
      .slice(0, claimsMax)
      .map(({ pointer, section, text, quotes }) => ({ pointer, section: section as Claim['section'], text, quotes })),
    passages: passages.map(({ pageUrl, position, text }) => ({ pageUrl, position, text })),
  }
}

async function indexedAnalysis(db: Db, analysisId: string) {
  const analysis = await analysisOfTexts(db, analysisId)
  if (analysis === null) return null
  const { index } = analysis
  if (index !== null) return { ...analysis, index }
  await indexTexts(db, analysisId, analysis.results as Report['results'])
  const again = await analysisOfTexts(db, analysisId)
  return again?.index == null ? null : { ...again, index: again.index }
}

const lettersOnly = /^[\p{L}\p{M}\p{N}]+$/u

function termsOf({ words }: SoughtGroup, group: number, languages: readonly string[]): SoughtTerm[] {
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
function distinct<Found extends { text: string }>(found: readonly Found[]): Found[] {
  const keys = new Set<string>()
  return found.filter(({ text }) => {
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
    if (keys.has(key)) return false
    keys.add(key)
    return true
  })
}
