/**
 * The tables as Kysely types them: the service's own here, those of a feature in its `tables.ts`, which adds them. `migrations/`
 * is where they are made.
 */

import type { ColumnType, JSONColumnType } from 'kysely'
import type { EventKind } from '../event-schemas.ts'
import type { FileKey } from '../storage/storage.ts'

/** Written once: by insert, never by update. */
export type Fixed<Value> = ColumnType<Value, Value, never>
export type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

export interface Tables {
  event: EventTable
  idempotent_request: IdempotentRequestTable
  removed_file: RemovedFileTable
}

interface EventTable {
  id: Fixed<string>
  account_id: Fixed<string>
  kind: Fixed<EventKind>
  subject_id: Fixed<string>
  data: JSONColumnType<object, string, never>
  body: Fixed<string | null>
  created_at: Fixed<Date>
  /** A bigint, which pg brings as text. */
  position: ColumnType<string, never, never>
}

interface IdempotentRequestTable {
  account_id: Fixed<string>
  method: Fixed<string>
  path: Fixed<string>
  key: Fixed<string>
  payload_hash: Buffer
  created_at: Date
  status: Nullable<number>
  headers: JSONColumnType<Record<string, string> | null, string | null, string | null>
  body_sealed: Nullable<Buffer>
  subject_id: Nullable<string>
}

/** Written by triggers, for each row deleted that a file in the storage belonged to. */
interface RemovedFileTable {
  storage_key: ColumnType<FileKey, never, never>
  removed_at: ColumnType<Date, never, never>
}
