/** SQL of what is found for a question. */
import { type RawBuilder, sql } from 'kysely'
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
 * It is stemmed all the same, as what is indexed is a stem: “aulas” is found as “aul”, which “aula” does not begin.
 * What a configuration takes for a stop word gives an empty query.
 */
const queries = ({ terms }: TextSearch, known: RawBuilder<unknown>) => sql`
  known as materialized (select ${known} as words),   given (word_group, config, term, is_prefix) as (
    select * from unnest(
      ${terms.map(({ group }) => group)}::integer[], ${terms.map(({ config }) => config)}::text[],
      ${terms.map(({ text }) => text)}::text[], ${terms.map(({ isPrefix }) => isPrefix)}::boolean[])
  ), parsed as (
    select distinct word_group, config,
      case when is_prefix then to_tsquery(config::regconfig, quote_literal(term) || ':*')
        else phraseto_tsquery(config::regconfig, term) end as query
    from given
  ), queries as materialized (
    select word_group, config, string_agg('(' || query::text || ')', ' | ')::tsquery as query
    from parsed, known
    where numnode(query) > 0
      -- Without positions no word is beside another: of words in a row, each has to be there.
      and (known.words is null or known.words @@ regexp_replace(query::text, '<[-0-9]+>', '&', 'g')::tsquery)
    group by word_group, config
  )`

/**
 * The rarer a word among the texts the more it counts, and a little less in a long text, as in BM25. The worth of the groups
 * is one array: Postgres expects few rows of a search, and would join them in a loop.
 */
const best = ({ weights, total, limit }: TextSearch) => sql`
  worth as materialized (
    select array(
      select weight * coalesce(ln(1 + (${total}::float8 - found + 0.5) / (found + 0.5)), 0)
      from unnest(${weights}::float8[]) with ordinality as weights (weight, number)
      left join (select word_group, count(*) as found from matches group by word_group) as counted
        on word_group + 1 = number
      order by number
    ) as of_groups
  ), scored as materialized (
    select id, max(words) as words, sum((select of_groups from worth)[word_group + 1] * share) as score
    from matches group by id
  ), best as materialized (
    select id, score / (0.7 + 0.3 * greatest(words, 12) / greatest((select avg(words) from scored), 12)) as score
    from scored order by 2 desc, id limit ${limit}
  )`

const wordsOf = ({ analysisId }: TextSearch) => sql`(select words from text_index where analysis_id = ${analysisId})`

export interface FoundPassage {
  pageUrl: string
  position: number
  text: string
  score: number
}

/** Best first. */
export async function searchPassages(db: Db, search: TextSearch): Promise<FoundPassage[]> {
  const { rows } = await sql<FoundPassage>`
    with ${queries(search, wordsOf(search))}, texts as materialized (
      select passage.id, passage.config, passage.search, length(passage.search)::float8 as words from passage
      join (
        select config, string_agg('(' || query::text || ')', ' | ')::tsquery as query from queries group by config
      ) as wanted on wanted.config = passage.config and passage.search @@ wanted.query
      where passage.analysis_id = ${search.analysisId}
    ), matches as materialized (
      select texts.id, texts.words, queries.word_group, 1.0::float8 as share
      from texts join queries on queries.config = texts.config and texts.search @@ queries.query
    ), ${best(search)}
    select passage.page_url as "pageUrl", passage.position, passage.text, best.score
    from best join passage on passage.id = best.id
    order by best.score desc, passage.id`.execute(db)
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
    with ${queries(search, sql`null::tsvector`)}, wanted as materialized (
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
    ), ${best(search)}
    select claim.pointer, claim.section, claim.text, claim.quotes, best.score
    from best join claim on claim.analysis_id = ${search.analysisId} and claim.position = best.id
    order by best.score desc, claim.position`.execute(db)
  return rows
}
