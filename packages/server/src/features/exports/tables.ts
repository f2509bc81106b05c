/** The tables of exports, as Kysely types them, and the prefixes of their identifiers. */

import type { ColumnType, JSONColumnType } from 'kysely'
import type { Fixed, Nullable } from '../../platform/database/schema.ts'
import type { FileKey } from '../../platform/storage/storage.ts'
import type { Branding } from '../branding/index.ts'

declare module '../../platform/database/schema.ts' {
  interface Tables {
    export: ExportTable
    export_file: ExportFileTable
    export_usage: ExportUsageTable
  }
}

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    exp: 'export'
    fil: 'file of exports'
  }
}

interface ExportTable {
  id: Fixed<string>
  account_id: Fixed<string>
  analysis_id: Fixed<string>
  /** Shared by equal exports; null until it is made, and after it was removed. */
  file_id: Nullable<string>
  format: Fixed<'pdf' | 'json'>
  sections: Fixed<string[]>
  white_label: Fixed<boolean>
  /** Until the file is made: a logo in each record would be kept for nothing. */
  branding: JSONColumnType<Branding | null, string | null, null>
  status: 'processing' | 'completed' | 'failed'
  created_at: Fixed<Date>
  finished_at: Nullable<Date>
  expires_at: Nullable<Date>
  /** While it is processing: why the last try failed. */
  error_message: Nullable<string>
}

interface ExportFileTable {
  id: Fixed<string>
  analysis_id: Fixed<string>
  digest: Fixed<string>
  storage_key: Fixed<FileKey>
  file_name: Fixed<string>
  /** A bigint, which pg brings as text. */
  bytes: ColumnType<string, number, number>
  etag: string
  created_at: Fixed<Date>
}

interface ExportUsageTable {
  export_id: Fixed<string>
  account_id: Fixed<string>
  used_at: Fixed<Date>
}
