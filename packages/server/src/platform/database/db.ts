import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** The database or a transaction on it: a function that takes one leaves the choice to its caller. */
export type Db = Kysely<Tables>
