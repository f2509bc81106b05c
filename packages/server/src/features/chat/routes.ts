import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, notFound } from '../../platform/errors.ts'
import { Envelope, PageOf } from '../../platform/http/envelope.ts'
import type { Http } from '../../platform/http/http.ts'
import { answerPage } from '../../platform/http/pages.ts'
import { momentOf } from '../../platform/http/times.ts'
import { isId } from '../../platform/ids.ts'
import { isSeen } from '../../platform/line-text.ts'
import { tiers } from '../../platform/tiers.ts'
import { answerStream } from './answer-stream.ts'
import { createAnswers, type RunningAnswer } from './answers.ts'
import type { ChatDeps } from './chat-deps.ts'
import type { KeptHold } from './kept-hold.ts'
import { isMessageOf, listThreads, messagesOf, sourcesOf, threadOf } from './queries.ts'
import { removeThread } from './remove-thread.ts'
import {
  AnswerMessages,
  ChatAnswer,
  Citations,
  DeletedThread,
  MessageParams,
  NewMessage,
  Thread,
  ThreadListItem,
  ThreadParams,
  ThreadQuery,
} from './schema.ts'
import { checkReads } from './start-answer.ts'
import { streamHeaders } from './stream-messages.ts'
import { answerToWire, citationToWire, listItemToWire, threadToWire } from './wire.ts'

const tags = ['Chat']

/** Scope and tier come before the fields, in the order in which requests are checked (docs/decisions/0010). */
async function checkRights({ caller, body }: FastifyRequest): Promise<void> {
  const { analysis_id: analysisId, model } = (body ?? {}) as { analysis_id?: unknown; model?: unknown }
  if (analysisId !== undefined) checkReads(caller)
  const models: readonly unknown[] = tiers[caller.tier].chatModels
  if (model === 'pro' && !models.includes(model)) {
    const message = `The model “pro” needs the tier pro or agency; the account’s is ${caller.tier}. “flash” is for all.`
    throw new AppError('TIER_REQUIRED', 'tier', message)
  }
}

/** @throws {AppError} TOO_SHORT: nobody can answer what shows nothing */
function checkMessage(message: string): void {
  if (isSeen(message)) return
  throw new AppError('TOO_SHORT', 'message', '“message” shows nothing; give at least one visible character.')
}

/** All routes of chat. */
export function chatRoutes(app: Http, deps: ChatDeps): void {
  const { db, answerTiming: timing } = deps
  const answers = createAnswers(deps)
  // Before the server waits for its connections to close: an answer may take minutes.
  app.addHook('preClose', () => answers.close())

  /** Asks, and stops asking when the client leaves. */
  async function ask(
    request: FastifyRequest,
    reply: FastifyReply,
    { message, as }: { message: NewMessage; as: KeptHold['as'] },
  ): Promise<RunningAnswer> {
    const { caller, idempotencyKey, rateFigures } = request
    const hold = idempotencyKey?.hold ?? null
    const answer = await answers.start({ caller, message, hold, as, rateFigures })
    // From here on it is settled with the answer, which may be after this request.
    request.idempotencyKey = null
    const leave = () => answer.abort('client')
    if (reply.raw.destroyed) leave()
    reply.raw.once('close', leave)
    return answer
  }

  const errors = ['TIER_REQUIRED', 'INVALID_VALUE', 'ANALYSIS_NOT_COMPLETED', 'THREAD_BUSY', 'THREAD_FULL'] as const
  const asking = {
    access: 'write:chat',
    missing: ['thread', 'analysis'],
    errors,
    fieldChecks: { message: checkMessage },
  } as const

  app.post(
    '/v1/chat',
    {
      config: asking,
      schema: {
        operationId: 'sendMessage',
        summary: 'Send a message',
        description:
          'Answers when the whole answer is written. A client that leaves stops it; what was written by then is kept in the thread, and charged. Limits of their own: messages in the trailing hour, threads that are answered at once, and tokens a day (UTC).',
        tags,
        body: NewMessage,
        response: { 200: Envelope(ChatAnswer) },
      },
      preValidation: checkRights,
    },
    async (request, reply) => {
      const answer = await ask(request, reply, { message: request.body, as: 'json' })
      while ((await answer.next()) !== null);
      return { data: answerToWire(await answer.finish()) }
    },
  )

  app.post(
    '/v1/chat/stream',
    {
      config: asking,
      schema: {
        operationId: 'streamMessage',
        summary: 'Send a message and follow its answer',
        description:
          'As `POST /v1/chat`, with the same body; the answer is sent while it is written, as Server-Sent Events. What is refused is refused as JSON before the stream begins, also when the model cannot be reached. A comment every 15 seconds keeps the connection open; a client that takes nothing for 30 seconds is dropped. With an `Idempotency-Key` that was used before, the kept answer comes as one piece.',
        tags,
        body: NewMessage,
        response: { 200: AnswerMessages },
      },
      preValidation: checkRights,
    },
    async (request, reply) => {
      const answer = await ask(request, reply, { message: request.body, as: 'stream' })
      const first = answer.next()
      const isOver = await Promise.race([
        first.then((piece) => piece === null),
        delay(timing.firstTextMs, false, { ref: false }),
      ])
      // Throws what it is refused with: nothing was written.
      if (isOver) await answer.finish()
      reply.headers(streamHeaders)
      return reply.send(answerStream(deps, answer, { first, timing })) as never
    },
  )

  app.get(
    '/v1/chat/threads',
    {
      config: {
        access: 'read:chat',
        fieldChecks: { created_after: (text: string) => momentOf('created_after', text) },
      },
      schema: {
        operationId: 'listThreads',
        summary: 'List threads',
        description: 'Newest first. Ties are ordered by id. `Link` leads to the other pages.',
        tags,
        querystring: ThreadQuery,
        response: { 200: PageOf(ThreadListItem) },
      },
    },
    async (request, reply) => {
      const { query, caller } = request
      const filter = {
        accountId: caller.id,
        ...(query.analysis_id !== undefined && { analysisId: query.analysis_id }),
        ...(query.created_after !== undefined && { createdAfter: momentOf('created_after', query.created_after) }),
      }
      return answerPage({ request, reply }, (slice) => listThreads(db, { ...filter, ...slice }), listItemToWire)
    },
  )

  app.get(
    '/v1/chat/threads/:thread_id',
    {
      config: { access: 'read:chat', missing: ['thread'] },
      schema: {
        operationId: 'getThread',
        summary: 'Get a thread',
        description: 'With all its messages. An answer is among them when it is written.',
        tags,
        params: ThreadParams,
        response: { 200: Envelope(Thread) },
      },
    },
    async ({ params: { thread_id: id }, caller }) => {
      const thread = isId('thr', id) ? await threadOf(db, caller.id, id) : undefined
      if (thread === undefined) throw notFound('thread')
      return { data: threadToWire(thread, await messagesOf(db, id)) }
    },
  )

  app.delete(
    '/v1/chat/threads/:thread_id',
    {
      config: { access: 'write:chat', missing: ['thread'] },
      schema: {
        operationId: 'deleteThread',
        summary: 'Delete a thread',
        description:
          'With all its messages, and with the answers that are kept for retries. One that is being written in it is stopped. Quota that it used stays used.',
        tags,
        params: ThreadParams,
        response: { 200: Envelope(DeletedThread) },
      },
    },
    async ({ params: { thread_id: id }, caller }) => {
      if (!isId('thr', id) || !(await removeThread(deps, caller.id, id))) throw notFound('thread')
      answers.abortThread(id)
      return { data: { thread_id: id, deleted: true as const } }
    },
  )

  app.get(
    '/v1/chat/messages/:id/citations',
    {
      config: { access: 'read:chat', missing: ['message'], isExtension: true },
      schema: {
        operationId: 'listCitations',
        summary: 'List the sources of an answer',
        description: 'What the answer cites as `[n]`: the page and the words on it.',
        tags,
        params: MessageParams,
        response: { 200: Citations },
      },
    },
    async ({ params: { id }, caller }) => {
      if (!isId('msg', id) || !(await isMessageOf(db, caller.id, id))) throw notFound('message')
      return { data: (await sourcesOf(db, id)).map(citationToWire) }
    },
  )
}
