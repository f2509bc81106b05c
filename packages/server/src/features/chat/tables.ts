/** The tables of chat, as Kysely types them, and the prefixes of their identifiers. */
import type { ColumnType, JSONColumnType } from 'kysely'
import type { Fixed, Nullable } from '../../platform/database/schema.ts'
import type { KeptHold } from './kept-hold.ts'

declare module '../../platform/database/schema.ts' {
  interface Tables {
    chat_thread: ThreadTable
    chat_message: MessageTable
    chat_message_source: SourceTable
    chat_answer: AnswerTable
    chat_usage: UsageTable
    chat_tokens: TokensTable
  }
}

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    thr: 'thread'
    msg: 'message'
  }
}

interface ThreadTable {
  id: Fixed<string>
  account_id: Fixed<string>
  /** Stays when the analysis is deleted. */
  analysis_id: Fixed<string | null>
  created_at: Fixed<Date>
  message_count: number
  last_message_at: Date
}

interface MessageTable {
  id: Fixed<string>
  thread_id: Fixed<string>
  position: Fixed<number>
  role: Fixed<'user' | 'assistant'>
  content: Fixed<string>
  created_at: Fixed<Date>
  model: Nullable<string>
  tokens_used: Nullable<number>
}

interface SourceTable {
  message_id: Fixed<string>
  n: Fixed<number>
  page: Fixed<string>
  quote: Fixed<string>
  pointer: Fixed<string | null>
}

/** An answer that is being written. */
interface AnswerTable {
  id: Fixed<string>
  thread_id: Fixed<string>
  account_id: Fixed<string>
  question_id: Fixed<string>
  model: Fixed<string>
  day: Fixed<string>
  prompt_tokens: Fixed<number>
  reserved_tokens: Fixed<number>
  lease_until: Date
  written: ColumnType<string, string | undefined, string>
  hold: JSONColumnType<KeptHold | null, string | null, never>
}

interface UsageTable {
  message_id: Fixed<string>
  account_id: Fixed<string>
  used_at: Fixed<Date>
}

interface TokensTable {
  account_id: Fixed<string>
  /** `YYYY-MM-DD`, UTC. */
  day: Fixed<string>
  model: Fixed<string>
  /** A bigint, which pg brings as text. */
  tokens: ColumnType<string, number, number>
  answers: number
}
