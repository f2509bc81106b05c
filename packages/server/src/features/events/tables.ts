/** The tables of the stream of events, as Kysely types them, and the prefixes of their identifiers. */
import type { ColumnType } from 'kysely'
import type { Fixed } from '../../platform/database/schema.ts'

declare module '../../platform/database/schema.ts' {
  interface Tables {
    event_stream: EventStreamTable
  }
}

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    str: 'stream of events'
  }
}

interface EventStreamTable {
  id: Fixed<string>
  account_id: Fixed<string>
  seen_at: ColumnType<Date, never, Date>
}
