import type { SoughtGroup } from '@brandprint/engine/answers'
import type { Db } from '../../../platform/database/db.ts'
import { blocksWith, claimsOfSections, findInRow, partsOfTerms, type TermPairs, type TextKind } from './queries.ts'
import { bestTexts, type GroupedTerm, type GroupTexts, markAbout, markFound, matchTexts } from './rank-texts.ts'

export interface TextSearch {
  analysisId: string
  terms: readonly GroupedTerm[]
  groups: readonly SoughtGroup[]
  /** Of each kind that is looked for: how many there are, and how many are wanted. */
  kinds: readonly { kind: TextKind; total: number; limit: number }[]
}

/** Of each kind the best ones first: of passages their identifiers, of claims their positions. */
export async function findTexts(db: Db, search: TextSearch): Promise<Record<TextKind, number[]>> {
  const { analysisId, terms, groups, kinds } = search
  const parts = await partsOfTerms(db, analysisId, terms)
  const lexemes = [...new Set(parts.flatMap((part) => part.lexemes))]
  const [about, blocks] = await Promise.all([
    claimsAbout(db, analysisId, groups),
    blocksWith(db, analysisId, { kinds: kinds.map(({ kind }) => kind), lexemes }),
  ])
  const weights = groups.map(({ weight }) => weight)
  const best = await Promise.all(
    kinds.map(async ({ kind, total, limit }) => {
      const own = blocks.filter((block) => block.kind === kind)
      const { texts, open } = matchTexts({ terms, groups: groups.length, parts }, own)
      markFound(texts, await readOpen(db, { analysisId, kind, terms }, open))
      if (kind === 'claim') markAbout(texts, about)
      return [kind, bestTexts(texts, { weights, total, limit })] as const
    }),
  )
  return { passage: [], claim: [], ...Object.fromEntries(best) }
}

/** By group: a claim of one of its sections is about it, whatever its words. */
async function claimsAbout(db: Db, analysisId: string, groups: readonly SoughtGroup[]): Promise<GroupTexts[]> {
  const claims = await claimsOfSections(db, analysisId, [...new Set(groups.flatMap(({ sections }) => sections))])
  return groups.flatMap(({ sections }, group) =>
    claims.filter(({ section }) => sections.includes(section)).map(({ positions }) => ({ group, ids: positions })),
  )
}

/** Of phrases and the texts that may hold them; a website that repeats the words of many costs no more than this. */
const pairsMax = 10_000

async function readOpen(
  db: Db,
  { analysisId, kind, terms }: { analysisId: string; kind: TextKind; terms: readonly GroupedTerm[] },
  open: TermPairs,
): Promise<GroupTexts[]> {
  if (open.terms.length === 0) return []
  const paired = open.terms.slice(0, pairsMax)
  const read = [...new Set(paired)]
  const numbers = new Map(read.map((term, number) => [term, number]))
  const found = await findInRow(
    db,
    { analysisId, kind, terms: read.map((term) => terms[term]!) },
    { terms: paired.map((term) => numbers.get(term)!), ids: open.ids.slice(0, pairsMax) },
  )
  return found.terms.map((number, at) => ({ group: terms[read[number]!]!.group, ids: [found.ids[at]!] }))
}
