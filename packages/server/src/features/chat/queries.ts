/** SQL of threads and messages: one function, one statement. */
import type { Source, Turn } from '@brandprint/engine/answers'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { deleteOwn } from '../../platform/database/delete-own.ts'

const threadColumns = ['id', 'account_id', 'analysis_id', 'created_at', 'message_count', 'last_message_at'] as const

/** A thread of an account; undefined without one. */
export function threadOf(db: Db, accountId: string, id: string) {
  return db
    .selectFrom('chat_thread')
    .select(threadColumns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof threadOf>>>

/** Locks the thread until the transaction ends. */
export function lockThread(db: Db, id: string) {
  return db.selectFrom('chat_thread').select(threadColumns).where('id', '=', id).forUpdate().executeTakeFirst()
}

export interface ThreadInsert {
  id: string
  accountId: string
  analysisId: string | null
  createdAt: Date
}

export async function insertThread(db: Db, { id, accountId, analysisId, createdAt }: ThreadInsert): Promise<void> {
  await db
    .insertInto('chat_thread')
    .values({
      id,
      account_id: accountId,
      analysis_id: analysisId,
      created_at: createdAt,
      message_count: 0,
      last_message_at: createdAt,
    })
    .execute()
}

/** What a thread shows of its messages, after one was added or taken back. */
export async function setThreadCount(db: Db, id: string, change: { count: number; lastAt: Date }): Promise<void> {
  await db
    .updateTable('chat_thread')
    .set({ message_count: change.count, last_message_at: change.lastAt })
    .where('id', '=', id)
    .execute()
}

/** @returns whether it was there */
export const deleteThread = (db: Db, accountId: string, id: string): Promise<boolean> =>
  deleteOwn(db, 'chat_thread', accountId, id)

export interface MessageInsert {
  id: string
  threadId: string
  position: number
  role: 'user' | 'assistant'
  content: string
  createdAt: Date
  model: string | null
  tokensUsed: number | null
}

export async function insertMessage(db: Db, message: MessageInsert): Promise<void> {
  await db
    .insertInto('chat_message')
    .values({
      id: message.id,
      thread_id: message.threadId,
      position: message.position,
      role: message.role,
      content: message.content,
      created_at: message.createdAt,
      model: message.model,
      tokens_used: message.tokensUsed,
    })
    .execute()
}

export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('chat_message').where('id', '=', id).execute()
}

/** The newest message of a thread. */
export function lastMessage(db: Db, threadId: string) {
  return db
    .selectFrom('chat_message')
    .select(['position', 'created_at'])
    .where('thread_id', '=', threadId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const messageColumns = ['id', 'thread_id', 'role', 'content', 'created_at', 'model', 'tokens_used'] as const

/** All of them: a thread has a limit. */
export function messagesOf(db: Db, threadId: string) {
  return db
    .selectFrom('chat_message')
    .select(messageColumns)
    .where('thread_id', '=', threadId)
    .orderBy('position')
    .execute()
}

export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number]

/** What was said last, oldest first. */
export async function lastTurns(db: Db, threadId: string, most: number): Promise<Turn[]> {
  const rows = await db
    .selectFrom('chat_message')
    .select(['role', 'content'])
    .where('thread_id', '=', threadId)
    .orderBy('position', 'desc')
    .limit(most)
    .execute()
  return rows.reverse()
}

export async function insertSources(db: Db, messageId: string, sources: readonly Source[]): Promise<void> {
  if (sources.length === 0) return
  await db
    .insertInto('chat_message_source')
    .values(sources.map(({ n, page, quote, pointer }) => ({ message_id: messageId, n, page, quote, pointer })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether an account has such a message. */
export async function isMessageOf(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_message')
    .innerJoin('chat_thread', 'chat_thread.id', 'chat_message.thread_id')
    .select('chat_message.id')
    .where('chat_message.id', '=', id)
    .where('chat_thread.account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** What a message cites, in the order of its numbers. */
export function sourcesOf(db: Db, messageId: string) {
  return db
    .selectFrom('chat_message_source')
    .select(['n', 'page', 'quote', 'pointer'])
    .where('message_id', '=', messageId)
    .orderBy('n')
    .execute()
}

export interface ThreadPage {
  accountId: string
  analysisId?: string
  createdAfter?: Date
  offset: number
  limit: number
}

type ListedThread = Pick<ThreadRow, 'id' | 'analysis_id' | 'created_at' | 'message_count' | 'last_message_at'>

/** Newest first, ties by id; a page and the total of all pages, of one moment. */
export async function listThreads(db: Db, page: ThreadPage): Promise<{ total: number; rows: ListedThread[] }> {
  const { rows } = await sql<{ total: string } & (ListedThread | { id: null })>`
    select counted.total, page.*
    from (select count(*) as total from chat_thread where ${conditions(page)}) counted
    left join lateral (
      select id, analysis_id, created_at, message_count, last_message_at
      from chat_thread
      where ${conditions(page)}
      order by created_at desc, id desc
      offset ${page.offset}
      limit ${page.limit}
    ) page on true
    order by page.created_at desc, page.id desc`.execute(db)
  return { total: Number(rows[0]!.total), rows: rows.filter((row) => row.id !== null) }
}

function conditions({ accountId, analysisId, createdAfter }: ThreadPage): RawBuilder<unknown> {
  const all = [sql`account_id = ${accountId}`]
  if (analysisId !== undefined) all.push(sql`analysis_id = ${analysisId}`)
  if (createdAfter !== undefined) all.push(sql`created_at >= ${createdAfter}`)
  return sql.join(all, sql` and `)
}
