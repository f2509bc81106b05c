/** SQL of what is found for a question. */
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

/** One word of a group, for texts of one configuration; arrays in a row, as Postgres takes them. */
export interface SoughtTerm {
  group: number
  config: string
  text: string
  isPrefix: boolean
}

export interface TextSearch {
  analysisId: string
  terms: readonly SoughtTerm[]
  /** By group. */
  weights: readonly number[]
  /** Texts of the analysis in all. */
  total: number
  limit: number
}

/**
 * Words become a query by Postgres's own parser: nothing in them is an operator. A prefix is letters and digits alone.
 * What a configuration takes for a stop word gives an empty query.
 */
const queries = ({ terms }: TextSearch) => sql`
  given (word_group, config, term, is_prefix) as (
    select * from unnest(
      ${terms.map(({ group }) => group)}::integer[], ${terms.map(({ config }) => config)}::text[],
      ${terms.map(({ text }) => text)}::text[], ${terms.map(({ isPrefix }) => isPrefix)}::boolean[])
  ), parsed as (
    select word_group, config,
      case when is_prefix then to_tsquery('simple', quote_literal(lower(term)) || ':*')
        else phraseto_tsquery(config::regconfig, term) end as query
    from given
  ), queries as materialized (
    select word_group, config, string_agg('(' || query::text || ')', ' | ')::tsquery as query
    from parsed where numnode(query) > 0 group by word_group, config
  )`

/** How many times a text says it, less and less, beside its length (BM25). */
const score = ({ weights, total }: TextSearch) => sql`
  frequencies as (
    select word_group, ln(1 + (${total}::float8 - count(*) + 0.5) / (count(*) + 0.5)) as rarity
    from matches group by word_group
  ), scored as (
    select matches.id, sum(weights.weight * rarity * matches.share)
      / (0.7 + 0.3 * greatest(max(matches.words), 12) / greatest(avg(max(matches.words)) over (), 12)) as score
    from matches
    join frequencies using (word_group)
    join unnest(${weights}::float8[]) with ordinality as weights (weight, number) on weights.number = word_group + 1
    group by matches.id
  )`

export interface FoundPassage {
  pageUrl: string
  position: number
  text: string
  score: number
}

/** Best first. */
export async function searchPassages(db: Db, search: TextSearch): Promise<FoundPassage[]> {
  const { rows } = await sql<FoundPassage>`
    with ${queries(search)}, texts as materialized (
      select passage.id, passage.config, passage.search, length(passage.search)::float8 as words from passage
      join (
        select config, string_agg('(' || query::text || ')', ' | ')::tsquery as query from queries group by config
      ) as wanted on wanted.config = passage.config and passage.search @@ wanted.query
      where passage.analysis_id = ${search.analysisId}
    ), matches as materialized (
      select texts.id, texts.words, queries.word_group, 1.0::float8 as share
      from texts join queries on queries.config = texts.config and texts.search @@ queries.query
    ), ${score(search)}
    select passage.page_url as "pageUrl", passage.position, passage.text, scored.score
    from scored join passage on passage.id = scored.id
    order by scored.score desc, passage.page_url, passage.position limit ${search.limit}`.execute(db)
  return rows
}

export interface FoundClaim {
  pointer: string
  section: string
  text: string
  quotes: { page: string; text: string }[]
  score: number
}

/**
 * Best first. A claim is in English and quotes the website: the words of all configurations are looked for in it.
 * @param sections of each group, as `group:section`: a claim of one of them is about it, whatever its words
 */
export async function searchClaims(db: Db, search: TextSearch, sections: readonly string[]): Promise<FoundClaim[]> {
  const { rows } = await sql<FoundClaim>`
    with ${queries(search)}, wanted as materialized (
      select word_group, string_agg('(' || query::text || ')', ' | ')::tsquery as query from queries group by word_group
    ), about as (
      select split_part(pair, ':', 1)::integer as word_group, split_part(pair, ':', 2) as section
      from unnest(${sections}::text[]) as pair
    ), texts as materialized (
      select position as id, section, search, length(search)::float8 as words from claim
      where analysis_id = ${search.analysisId}
    ), matches as materialized (
      select id, max(words) as words, word_group, sum(share) as share from (
        select texts.id, texts.words, wanted.word_group, 1.0::float8 as share
        from texts join wanted on texts.search @@ wanted.query
        union all
        select texts.id, texts.words, about.word_group, 0.6 from texts join about using (section)
      ) as found group by id, word_group
    ), ${score(search)}
    select claim.pointer, claim.section, claim.text, claim.quotes, scored.score
    from scored join claim on claim.analysis_id = ${search.analysisId} and claim.position = scored.id
    order by scored.score desc, claim.position limit ${search.limit}`.execute(db)
  return rows
}
