/** SQL of answers that are being written, and of what they use: one function, one statement. */
import { sql } from 'kysely'
import { countRows } from '../../platform/database/count-rows.ts'
import type { Db } from '../../platform/database/db.ts'
import { deleteOlder } from '../../platform/database/delete-older.ts'
import { windowColumns, windowUseOf } from '../../platform/database/window-use.ts'
import type { WindowUse } from '../../platform/hourly-quota.ts'
import type { KeptHold } from './kept-hold.ts'

const answerColumns = [
  'id',
  'thread_id',
  'account_id',
  'question_id',
  'model',
  sql<string>`day::text`.as('day'),
  'prompt_tokens',
  'reserved_tokens',
  'lease_until',
  'written',
  'hold',
] as const

export interface AnswerInsert {
  id: string
  threadId: string
  accountId: string
  questionId: string
  model: string
  /** `YYYY-MM-DD`, UTC. */
  day: string
  promptTokens: number
  reservedTokens: number
  leaseUntil: Date
  hold: KeptHold | null
}

export async function insertAnswer(db: Db, answer: AnswerInsert): Promise<void> {
  await db
    .insertInto('chat_answer')
    .values({
      id: answer.id,
      thread_id: answer.threadId,
      account_id: answer.accountId,
      question_id: answer.questionId,
      model: answer.model,
      day: answer.day,
      prompt_tokens: answer.promptTokens,
      reserved_tokens: answer.reservedTokens,
      lease_until: answer.leaseUntil,
      hold: answer.hold === null ? null : JSON.stringify(answer.hold),
    })
    .execute()
}

/** Takes the answer out of those that are being written: of two who end it, one gets it. */
export async function takeAnswer(db: Db, id: string) {
  const row = await db.deleteFrom('chat_answer').where('id', '=', id).returning(answerColumns).executeTakeFirst()
  return row ?? null
}

export type AnswerRow = NonNullable<Awaited<ReturnType<typeof takeAnswer>>>

/** As `takeAnswer`, where its lease is over. */
export async function takeExpired(db: Db, id: string, now: Date): Promise<AnswerRow | null> {
  const row = await db
    .deleteFrom('chat_answer')
    .where('id', '=', id)
    .where('lease_until', '<=', now)
    .returning(answerColumns)
    .executeTakeFirst()
  return row ?? null
}

/** Answers whose process died, of all accounts or of one. */
export async function expiredAnswers(db: Db, now: Date, accountId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_answer')
    .select('id')
    .where('lease_until', '<=', now)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .orderBy('lease_until')
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}

/** The answer that is being written in a thread. */
export async function answerIn(db: Db, threadId: string): Promise<string | null> {
  const row = await db.selectFrom('chat_answer').select('id').where('thread_id', '=', threadId).executeTakeFirst()
  return row?.id ?? null
}

/**
 * Renews the leases of answers and keeps what they have written. @returns those that are still there and whose threads are:
 * the others are not wanted any more
 */
export async function renewAnswers(
  db: Db,
  answers: readonly { id: string; written: string }[],
  leaseUntil: Date,
): Promise<string[]> {
  const ids = answers.map(({ id }) => id)
  const texts = answers.map(({ written }) => written)
  const { rows } = await sql<{ id: string; has_thread: boolean }>`
    update chat_answer set lease_until = ${leaseUntil}, written = renewed.written
    from unnest(${ids}::text[], ${texts}::text[]) as renewed (id, written)
    where chat_answer.id = renewed.id
    returning chat_answer.id, exists (select from chat_thread where id = thread_id) as has_thread`.execute(db)
  return rows.filter((row) => row.has_thread).map(({ id }) => id)
}

export interface ChatUse extends WindowUse {
  /** Threads in which an answer is being written. */
  busyThreads: number
  /** Of the day: charged, and reserved by what is being written. */
  tokens: number
}

export interface ChatUseQuery {
  accountId: string
  /** Messages after this moment count. */
  since: Date
  limit: number
  /** `YYYY-MM-DD`, UTC. */
  day: string
}

/** What an account has used of chat. */
export async function chatUse(db: Db, { accountId, since, limit, day }: ChatUseQuery): Promise<ChatUse> {
  const uses = db.selectFrom('chat_usage').where('account_id', '=', accountId).where('used_at', '>', since)
  const writing = db.selectFrom('chat_answer').where('account_id', '=', accountId)
  const row = await db
    .selectNoFrom([
      ...windowColumns(uses, limit),
      writing.select(({ fn }) => fn.countAll<string>().as('count')).as('busy'),
      writing
        .where('day', '=', day)
        .select(({ fn }) => fn.sum<string | null>('reserved_tokens').as('sum'))
        .as('reserved'),
      db
        .selectFrom('chat_tokens')
        .where('account_id', '=', accountId)
        .where('day', '=', day)
        .select(({ fn }) => fn.sum<string | null>('tokens').as('sum'))
        .as('charged'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ...windowUseOf(row),
    busyThreads: Number(row.busy),
    tokens: Number(row.reserved ?? 0) + Number(row.charged ?? 0),
  }
}

export async function insertUsage(db: Db, use: { messageId: string; accountId: string; usedAt: Date }): Promise<void> {
  await db
    .insertInto('chat_usage')
    .values({ message_id: use.messageId, account_id: use.accountId, used_at: use.usedAt })
    .execute()
}

/** Gives the use back, after a failure of the model. */
export async function deleteUsage(db: Db, messageId: string): Promise<void> {
  await db.deleteFrom('chat_usage').where('message_id', '=', messageId).execute()
}

export const deleteOldUsage = (db: Db, before: Date) =>
  deleteOlder(db, { from: 'chat_usage', column: 'used_at', before })

/** Adds to what a model was charged on a day. */
export async function chargeTokens(
  db: Db,
  charge: { accountId: string; day: string; model: string; tokens: number },
): Promise<void> {
  const { accountId, day, model, tokens } = charge
  await db
    .insertInto('chat_tokens')
    .values({ account_id: accountId, day, model, tokens, answers: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'day', 'model']).doUpdateSet({
        tokens: sql`chat_tokens.tokens + excluded.tokens`,
        answers: sql`chat_tokens.answers + 1`,
      }),
    )
    .execute()
}

/** Days and models, newest first. */
export async function tokensOf(db: Db, accountId: string, limit: number) {
  const rows = await db
    .selectFrom('chat_tokens')
    .select([sql<string>`day::text`.as('day'), 'model', 'tokens', 'answers'])
    .where('account_id', '=', accountId)
    .orderBy('chat_tokens.day', 'desc')
    .orderBy('model')
    .limit(limit)
    .execute()
  return rows.map(({ tokens, ...row }) => ({ ...row, tokens: Number(tokens) }))
}

/** Of all accounts: what is being written, and what was charged by model. */
export async function countAnswers(db: Db): Promise<number> {
  return countRows(db.selectFrom('chat_answer'))
}

export async function tokensByModel(db: Db) {
  const rows = await db
    .selectFrom('chat_tokens')
    .select(['model', ({ fn }) => fn.sum<string>('tokens').as('tokens')])
    .groupBy('model')
    .orderBy('model')
    .limit(100)
    .execute()
  return rows.map(({ model, tokens }) => ({ model, tokens: Number(tokens) }))
}
