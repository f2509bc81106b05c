/** SQL of what is found for a question. */
import type { Claim } from '@brandprint/engine/answers'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { integersOf, lexemesOf } from './binary-format.ts'

export type TextKind = 'passage' | 'claim'

/** One word or words in a row, for texts of one configuration. */
export interface SoughtTerm {
  config: string
  text: string
  isPrefix: boolean
}

/** What stands in texts for a word of a term: itself, or what begins so. */
export interface TermPart {
  /** Of the terms that were given. */
  term: number
  /** How often the term has it. */
  count: number
  lexemes: string[]
}

/** Up to 250 texts, which have their places from 1. */
export interface TextBlock {
  kind: TextKind
  /** null: texts of several. */
  config: string | null
  /** Of passages their id, of claims their position. */
  ids: number[]
  /** How many different words each has. */
  lengths: number[]
  /** The places of texts that have a lexeme. */
  found: Map<string, number[]>
}

const columnsOf = (terms: readonly SoughtTerm[]) => sql`
  ${terms.map(({ config }) => config)}::text[], ${terms.map(({ text }) => text)}::text[],
  ${terms.map(({ isPrefix }) => isPrefix)}::boolean[]`

/**
 * By Postgres's own parser: nothing in a term is an operator. A stop word has no parts. A prefix is stemmed all the same, as
 * what is indexed is a stem: “aulas” is found as “aul”, which “aula” does not begin.
 */
export async function partsOfTerms(db: Db, analysisId: string, terms: readonly SoughtTerm[]): Promise<TermPart[]> {
  const isPrefixed = terms.some(({ isPrefix }) => isPrefix)
  const { rows } = await sql<TermPart>`
    with part as materialized (
      select number::integer - 1 as term, lexeme, cardinality(positions) as count, is_prefix
      from unnest(${columnsOf(terms)}) with ordinality as given (config, text, is_prefix, number),
        unnest(to_tsvector(config::regconfig, text))
    ), word as materialized (
      select lexeme from text_index, unnest(tsvector_to_array(words)) as lexeme
      where analysis_id = ${analysisId} and ${isPrefixed}::boolean
      union all
      -- Where they are too many for one tsvector.
      select lexeme from text_block, unnest(tsvector_to_array(words)) as lexeme
      where analysis_id = ${analysisId} and ${isPrefixed}::boolean
        and (select words from text_index where analysis_id = ${analysisId}) is null
    ), longer as materialized (
      select beginning, array_agg(distinct word.lexeme) as lexemes
      from (select distinct lexeme as beginning from part where is_prefix) as beginnings
      join word on starts_with(word.lexeme, beginning) group by beginning
    )
    select term, count, case when is_prefix then coalesce(longer.lexemes, '{}') else array[lexeme] end as lexemes
    from part left join longer on is_prefix and beginning = lexeme`.execute(db)
  return rows
}

/** Everything of an analysis that has a kind, and which of the lexemes are where. */
export async function blocksWith(
  db: Db,
  analysisId: string,
  { kinds, lexemes }: { kinds: readonly TextKind[]; lexemes: readonly string[] },
): Promise<TextBlock[]> {
  const { rows } = await sql<{ kind: TextKind; config: string | null; ids: Buffer; lengths: Buffer; found: Buffer }>`
    -- What is stored has no weight, so that the weight tells the lexemes that are looked for.
    select kind, config, array_send(ids) as ids, array_send(lengths) as lengths,
      tsvectorsend(ts_filter(setweight(words, 'A', ${lexemes}::text[]), '{a}')) as found
    from text_block where analysis_id = ${analysisId} and kind = any(${kinds}::text[]) order by number`.execute(db)
  return rows.map(({ kind, config, ids, lengths, found }) => ({
    kind,
    config,
    ids: integersOf(ids),
    lengths: integersOf(lengths),
    found: lexemesOf(found),
  }))
}

/** Terms of several words that may stand in texts, by position of the one in the terms and identifier of the other. */
export interface TermPairs {
  terms: number[]
  ids: number[]
}

/** Those of the pairs whose text has the words of the term in a row. */
export async function findInRow(
  db: Db,
  { analysisId, kind, terms }: { analysisId: string; kind: TextKind; terms: readonly SoughtTerm[] },
  pairs: TermPairs,
): Promise<TermPairs> {
  const text = kind === 'passage' ? sql`passage on passage.id = pair.id` : sql`claim on claim.position = pair.id`
  const { rows } = await sql<TermPairs>`
    with query as materialized (
      select number::integer - 1 as term,
        case when is_prefix then to_tsquery(config::regconfig, quote_literal(text) || ':*')
          else phraseto_tsquery(config::regconfig, text) end as query
      from unnest(${columnsOf(terms)}) with ordinality as given (config, text, is_prefix, number)
    )
    select coalesce(json_agg(term), '[]') as terms, coalesce(json_agg(pair.id), '[]') as ids
    from unnest(${pairs.terms}::integer[], ${pairs.ids}::bigint[]) as pair (term, id)
    join query using (term) join ${text} and analysis_id = ${analysisId}
    where search @@ query`.execute(db)
  return rows[0]!
}

export interface SectionClaims {
  section: Claim['section']
  positions: number[]
}

export async function claimsOfSections(
  db: Db,
  analysisId: string,
  sections: readonly Claim['section'][],
): Promise<SectionClaims[]> {
  if (sections.length === 0) return []
  const { rows } = await sql<SectionClaims>`
    select section, array_agg(position) as positions from claim
    where analysis_id = ${analysisId} and section = any(${sections}::text[]) group by section`.execute(db)
  return rows
}

export interface FoundPassage {
  pageUrl: string
  position: number
  text: string
}

/** In the order of the identifiers. */
export async function passagesById(db: Db, analysisId: string, ids: readonly number[]): Promise<FoundPassage[]> {
  const { rows } = await sql<FoundPassage>`
    select page_url as "pageUrl", position, text from unnest(${ids}::bigint[]) with ordinality as found (id, number)
    join passage using (id) where analysis_id = ${analysisId} order by number`.execute(db)
  return rows
}

export interface FoundClaim {
  pointer: string
  section: Claim['section']
  text: string
  quotes: { page: string; text: string }[]
}

/** In the order of the positions. */
export async function claimsByPosition(
  db: Db,
  analysisId: string,
  positions: readonly number[],
): Promise<FoundClaim[]> {
  const { rows } = await sql<FoundClaim>`
    select pointer, section, text, quotes from unnest(${positions}::integer[]) with ordinality as found (position, number)
    join claim using (position) where analysis_id = ${analysisId} order by number`.execute(db)
  return rows
}
