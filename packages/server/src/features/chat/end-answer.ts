/** The end of an answer: the message, its sources, what is charged and what a retry gets, in one transaction. */
import type { Source } from '@brandprint/engine/answers'
import { countTokens } from '@brandprint/engine/llm'
import type { Db } from '../../platform/database/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { freeKey, keepText } from '../../platform/http/idempotency.ts'
import { type AnswerRow, chargeTokens, deleteUsage, expiredAnswers, takeAnswer, takeExpired } from './answer-queries.ts'
import { holdOf } from './kept-hold.ts'
import {
  deleteMessage,
  deleteThread,
  insertMessage,
  insertSources,
  lastMessage,
  lockThread,
  setThreadCount,
  type ThreadRow,
} from './queries.ts'
import { deltaLine, lastLine, type StreamError, streamHeaders } from './stream-messages.ts'
import { answerToWire, type WrittenAnswer } from './wire.ts'

export type EndDeps = Pick<Deps, 'db' | 'clock' | 'secrets'>

export interface Ending {
  content: string
  sources: readonly Source[]
  /** What was used; not more than was reserved is charged. */
  tokens: number
  /** `undo`: the question goes too, as if it had not been asked; `undo-free`: nor does it count as a message. */
  how: 'store' | 'undo' | 'undo-free'
  /** Told to those who follow the stream. */
  error: StreamError | null
}

/** @returns the message; `undone`; `gone` when the thread was deleted meanwhile, or somebody else has ended the answer */
export function endAnswer(deps: EndDeps, id: string, ending: Ending): Promise<WrittenAnswer | 'undone' | 'gone'> {
  return deps.db.transaction().execute(async (transaction) => {
    const answer = await takeAnswer(transaction, id)
    return answer === null ? 'gone' : endTaken({ ...deps, db: transaction }, answer, ending)
  })
}

async function endTaken(deps: EndDeps, answer: AnswerRow, ending: Ending): Promise<WrittenAnswer | 'undone' | 'gone'> {
  const { db } = deps
  const { account_id: accountId, day, model } = answer
  const thread = await lockThread(db, answer.thread_id)
  const tokens = Math.min(ending.tokens, answer.reserved_tokens)
  if (tokens > 0) await chargeTokens(db, { accountId, day, model, tokens })
  if (thread === undefined || ending.how !== 'store') {
    if (thread !== undefined) await undoQuestion(db, thread, answer.question_id)
    if (ending.how === 'undo-free') await deleteUsage(db, answer.question_id)
    if (answer.hold !== null) await freeKey(db, holdOf(accountId, answer.hold))
    return thread === undefined ? 'gone' : 'undone'
  }
  const createdAt = deps.clock.now()
  const { id } = answer
  const { content } = ending
  await insertMessage(db, {
    id,
    threadId: thread.id,
    position: thread.message_count + 1,
    role: 'assistant',
    content,
    createdAt,
    model,
    tokensUsed: tokens,
  })
  await insertSources(db, id, ending.sources)
  await setThreadCount(db, thread.id, { count: thread.message_count + 1, lastAt: createdAt })
  const written = { id, threadId: thread.id, content, createdAt, model, tokensUsed: tokens }
  await keepForRetries(deps, answer, written, ending.error)
  return written
}

/** Takes back the question that has no answer; a thread that it began goes with it. */
async function undoQuestion(db: Db, thread: ThreadRow, questionId: string): Promise<void> {
  await deleteMessage(db, questionId)
  const last = await lastMessage(db, thread.id)
  if (last === undefined) await deleteThread(db, thread.account_id, thread.id)
  else await setThreadCount(db, thread.id, { count: last.position, lastAt: last.created_at })
}

async function keepForRetries(deps: EndDeps, answer: AnswerRow, written: WrittenAnswer, error: StreamError | null) {
  if (answer.hold === null) return
  const isStream = answer.hold.as === 'stream'
  await keepText(deps, holdOf(answer.account_id, answer.hold), {
    text: isStream
      ? (written.content === '' ? '' : deltaLine(written.content)) + lastLine(written, error)
      : JSON.stringify({ data: answerToWire(written) }),
    headers: isStream ? streamHeaders : { 'content-type': 'application/json; charset=utf-8' },
    subjectId: written.threadId,
  })
}

const interrupted: StreamError = {
  code: 'UNAVAILABLE',
  message: 'The answer broke off: the process that wrote it ended. What was written is kept.',
}

/**
 * Ends answers whose process died: what it had written becomes the message, and is charged by our count; where it had written
 * nothing, the prompt is charged, and the question can be asked again.
 */
export async function endExpired(deps: EndDeps, accountId?: string): Promise<void> {
  const now = deps.clock.now()
  for (const id of await expiredAnswers(deps.db, now, accountId)) {
    await deps.db.transaction().execute(async (transaction) => {
      const answer = await takeExpired(transaction, id, now)
      if (answer === null) return
      const { written, prompt_tokens: promptTokens } = answer
      await endTaken({ ...deps, db: transaction }, answer, {
        content: written,
        sources: [],
        tokens: promptTokens + countTokens(written),
        how: written === '' ? 'undo' : 'store',
        error: interrupted,
      })
    })
  }
}
