import type { Answerer, PreparedAnswer, Question } from '@brandprint/engine/answers'
import type { Db } from '../../platform/database/db.ts'
import { lockAccount } from '../../platform/database/lock-account.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { countOne, windowStart } from '../../platform/hourly-quota.ts'
import type { Hold } from '../../platform/http/idempotency.ts'
import type { RateFigures } from '../../platform/http/rate-headers.ts'
import type { Caller } from '../../platform/http/request-context.ts'
import { isId, newId } from '../../platform/ids.ts'
import { tiers } from '../../platform/tiers.ts'
import { holdAnalysis } from '../analyses/index.ts'
import { answerIn, type ChatUse, chatUse, insertAnswer, insertUsage } from './answer-queries.ts'
import type { ChatDeps } from './chat-deps.ts'
import { modelAnswerTokensMax, promptTokensMax, threadMessagesMax, turnsMax } from './chat-limits.ts'
import { type EndDeps, endExpired } from './end-answer.ts'
import { findGrounding } from './grounding/find-grounding.ts'
import { type KeptHold, keptHold } from './kept-hold.ts'
import {
  insertMessage,
  insertThread,
  lastTurns,
  lockThread,
  setThreadCount,
  type ThreadRow,
  threadOf,
} from './queries.ts'
import { answerTokens, checkQuota, dayOf, quotaFigures } from './quota.ts'
import type { NewMessage } from './schema.ts'

export type StartDeps = EndDeps & Pick<ChatDeps, 'answerers'>

export interface Asked {
  caller: Caller
  message: NewMessage
  hold: Hold | null
  as: KeptHold['as']
  rateFigures: RateFigures[]
}

export interface Started {
  id: string
  threadId: string
  answerer: Answerer
  prepared: PreparedAnswer
  tokensMax: number
}

/**
 * Checks a message, makes its answer ready and reserves what it may cost. Nothing has been asked yet, and no connection is held
 * any more.
 * @throws {AppError} NOT_FOUND, INSUFFICIENT_SCOPE, INVALID_VALUE, THREAD_BUSY, THREAD_FULL, ANALYSIS_NOT_COMPLETED, RATE_LIMITED
 */
export async function startAnswer(deps: StartDeps, asked: Asked, leaseMs: number): Promise<Started> {
  const { db, clock, answerers } = deps
  const { caller, message } = asked
  await endExpired(deps, caller.id)
  const thread = await threadFor(db, asked)
  const analysisId = thread === null ? (message.analysis_id ?? null) : thread.analysis_id
  if (thread !== null) await checkThread(db, thread)
  else if (analysisId !== null) await checkAnalysis(db, caller.id, analysisId)
  await checkUse(deps, asked)

  const alias = message.model ?? defaultModel(caller)
  const answerer = answerers[alias]
  const question = await questionOf(db, { message, thread, analysisId, isWhole: answerer.readsAll === true })
  const prepared = answerer.prepare(question, {
    promptTokensMax: promptTokensMax[alias],
    answerTokensMax: modelAnswerTokensMax[alias],
  })
  const { promptTokens } = prepared

  const [id, questionId] = [newId('msg'), newId('msg')]
  const now = clock.now()
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, caller.id)
    const threadId = thread?.id ?? newId('thr')
    if (thread === null) {
      await insertThread(transaction, { id: threadId, accountId: caller.id, analysisId, createdAt: now })
    } else {
      await checkUnchanged(transaction, thread)
    }
    const use = await chatUse(transaction, useQuery(caller, now))
    checkQuota({ tier: caller.tier, now, use })
    const tokensMax = answerTokens({ tier: caller.tier, now, use }, prepared)
    const position = (thread?.message_count ?? 0) + 1
    await insertMessage(transaction, {
      id: questionId,
      threadId,
      position,
      role: 'user',
      content: message.message,
      createdAt: now,
      model: null,
      tokensUsed: null,
    })
    await setThreadCount(transaction, threadId, { count: position, lastAt: now })
    await insertUsage(transaction, { messageId: questionId, accountId: caller.id, usedAt: now })
    await insertAnswer(transaction, {
      id,
      threadId,
      accountId: caller.id,
      questionId,
      model: answerer.name,
      day: dayOf(now),
      promptTokens,
      reservedTokens: promptTokens + tokensMax,
      leaseUntil: new Date(now.getTime() + leaseMs),
      hold: asked.hold === null ? null : keptHold(asked.hold, asked.as),
    })
    return { id, threadId, answerer, prepared, tokensMax }
  })
}

/** The strongest that the plan has. */
const defaultModel = ({ tier }: Caller): 'pro' | 'flash' => tiers[tier].chatModels[0]

const useQuery = ({ id: accountId, tier }: Caller, now: Date) => ({
  accountId,
  since: windowStart(now),
  limit: tiers[tier].chatMessagesPerHour,
  day: dayOf(now),
})

async function checkUse({ db, clock }: StartDeps, { caller, rateFigures }: Asked): Promise<ChatUse> {
  const now = clock.now()
  const use = await chatUse(db, useQuery(caller, now))
  const figures = quotaFigures({ tier: caller.tier, now, use })
  rateFigures.push(...figures)
  // Before anything is searched: what a plan has no room for has to cost little.
  checkQuota({ tier: caller.tier, now, use })
  answerTokens({ tier: caller.tier, now, use }, { promptTokens: 0, answerTokensMax: Number.MAX_SAFE_INTEGER })
  countOne(figures[0]!)
  return use
}

async function threadFor(db: Db, { caller, message }: Asked): Promise<ThreadRow | null> {
  const { thread_id: id, analysis_id: analysisId } = message
  if (id === undefined) return null
  const thread = isId('thr', id) ? await threadOf(db, caller.id, id) : undefined
  if (thread === undefined) throw notFound('thread')
  if (analysisId !== undefined && analysisId !== thread.analysis_id) {
    const own = thread.analysis_id === null ? 'The thread has no analysis' : 'The thread is about another analysis'
    throw new AppError(
      'INVALID_VALUE',
      'analysis_id',
      `${own}, which stays so; leave “analysis_id” out, or “thread_id”.`,
    )
  }
  // What a thread says of its analysis is the analysis.
  if (thread.analysis_id !== null) checkReads(caller)
  return thread
}

/** @throws {AppError} INSUFFICIENT_SCOPE */
export function checkReads({ scopes }: Caller): void {
  if (scopes.includes('read:analyses')) return
  const message = 'The API key lacks the scope read:analyses, which answers about an analysis need.'
  throw new AppError('INSUFFICIENT_SCOPE', 'scope', message)
}

async function checkAnalysis(db: Db, accountId: string, id: string): Promise<void> {
  const analysis = isId('anl', id) ? await holdAnalysis(db, accountId, id) : undefined
  if (analysis === undefined) throw notFound('analysis')
  if (analysis.status === 'completed') return
  const state = analysis.status === 'failed' ? 'failed, and has no results' : 'is still processing'
  const message = `The analysis ${state}; only a completed one can be talked about.`
  throw new AppError('ANALYSIS_NOT_COMPLETED', 'analysis_id', message)
}

const busy = () =>
  new AppError('THREAD_BUSY', 'thread_id', 'An answer is being written in this thread; send the next message after it.')

async function checkThread(db: Db, { id, message_count: count }: ThreadRow): Promise<void> {
  if ((await answerIn(db, id)) !== null) throw busy()
  if (count + 2 <= threadMessagesMax) return
  const message = `The thread has ${count} messages of at most ${threadMessagesMax}; begin another one.`
  throw new AppError('THREAD_FULL', 'thread_id', message)
}

/** The question was made of the thread as it was read; another request may have been faster. */
async function checkUnchanged(transaction: Db, { id, message_count: count }: ThreadRow): Promise<void> {
  const now = await lockThread(transaction, id)
  if (now === undefined) throw notFound('thread')
  if (now.message_count !== count) throw busy()
}

async function questionOf(
  db: Db,
  {
    message,
    thread,
    analysisId,
    isWhole,
  }: { message: NewMessage; thread: ThreadRow | null; analysisId: string | null; isWhole: boolean },
): Promise<Question> {
  const turns = thread === null ? [] : await lastTurns(db, thread.id, turnsMax)
  const found =
    analysisId === null ? null : await findGrounding(db, { analysisId, message: message.message, turns, isWhole })
  return {
    message: message.message,
    turns,
    context: message.context ?? null,
    temperature: message.temperature,
    grounding: analysisId !== null && found === null ? 'gone' : found,
  }
}
