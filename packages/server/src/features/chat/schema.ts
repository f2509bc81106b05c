/** Wire shapes of chat: validation, types and documentation in one. */
import type { Readable } from 'node:stream'
import { type Static, Type } from 'typebox'
import { PageQuery } from '../../platform/http/pages.ts'
import { momentPattern, Time } from '../../platform/http/times.ts'
import { plainText } from '../../platform/http/validation.ts'
import { Id, shownId } from '../../platform/id-schema.ts'
import { threadMessagesMax } from './chat-limits.ts'

const shownThread = shownId('thr')
const shownMessage = shownId('msg')
const shownAnalysis = shownId('anl')
const shownAnswer =
  'The brand is a Caregiver: it speaks of looking after people and their homes [1].\n\nSources:\n[1] https://acme.example/about: “We look after your home as if it were ours.”'

export type NewMessage = Static<typeof NewMessage>
export const NewMessage = Type.Object(
  {
    message: Type.String({
      ...plainText,
      minLength: 1,
      maxLength: 2_000,
      description: 'What is asked, or said.',
      examples: ['Which archetype is the brand, and why?'],
    }),
    analysis_id: Type.Optional(
      Type.String({
        description:
          'Grounds the answers of a new thread in that completed analysis. With `thread_id` it may be left out, and is otherwise the thread’s own. Needs the scope `read:analyses` as well.',
      }),
    ),
    thread_id: Type.Optional(
      Type.String({
        description: `Continues that thread, in which at most ${threadMessagesMax} messages stand. A new one begins without it.`,
      }),
    ),
    context: Type.Optional(
      Type.String({
        ...plainText,
        maxLength: 500,
        description: 'What the answer should take into account, such as a goal or an audience; of this message alone.',
      }),
    ),
    model: Type.Optional(
      Type.Enum(['pro', 'flash'], {
        description:
          'Who answers. By default `pro` for the tiers pro and agency, `flash` for free, which has no other.',
      }),
    ),
    temperature: Type.Number({
      minimum: 0,
      maximum: 1,
      default: 0.7,
      description: 'From 0.0 to 1.0; higher is more creative.',
      examples: [0.7],
    }),
  },
  {
    title: 'NewMessage',
    description: 'A message to the assistant.',
    additionalProperties: false,
    required: ['message'],
    examples: [{ message: 'Which archetype is the brand, and why?' }],
  },
)

const ThreadId = Id('thr', 'Identifier of the thread.')
const MessageId = Id('msg', 'Identifier of the message.')
const moment = (description: string) => Time(description, '2026-01-15T10:30:00.000Z')
const AnalysisId = Type.Union([Type.String({ pattern: '^anl_' }), Type.Null()], {
  description:
    'The analysis that the answers are grounded in; null without one. It stays when the analysis is deleted; the answers then say so.',
  examples: [shownAnalysis],
})
const TokensUsed = Type.Integer({
  minimum: 0,
  description: 'Tokens that were charged, of prompt and answer.',
  examples: [412],
})

export const ThreadParams = Type.Object({
  thread_id: Type.String({ description: 'Identifier of the thread.', examples: [shownThread] }),
})
export const MessageParams = Type.Object({
  id: Type.String({ description: 'Identifier of the message.', examples: [shownMessage] }),
})

/** Answer of POST /v1/chat. */
export type ChatAnswer = Static<typeof ChatAnswer>
export const ChatAnswer = Type.Object(
  {
    id: MessageId,
    thread_id: ThreadId,
    role: Type.Literal('assistant', { description: 'Who says it.' }),
    content: Type.String({ description: 'The answer; `[n]` cites the n-th of its sources.', examples: [shownAnswer] }),
    created_at: moment('When it was written'),
    model: Type.String({
      description: 'Name of the model that really answered, or of the built-in answerer.',
      examples: ['brandprint-extractive-1'],
    }),
    tokens_used: TokensUsed,
  },
  { title: 'ChatAnswer', description: 'The assistant’s answer.' },
)

const ThreadMessage = Type.Object(
  {
    id: MessageId,
    role: Type.Enum(['user', 'assistant'], { description: 'Who says it.', examples: ['user'] }),
    content: Type.String({ description: 'Its text.', examples: ['Which archetype is the brand, and why?'] }),
    created_at: moment('When it was sent or written'),
    tokens_used: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Of answers: tokens that were charged, of prompt and answer.' }),
    ),
  },
  { title: 'ThreadMessage', description: 'A message of a thread.' },
)

/** Answer of GET /v1/chat/threads/:thread_id. */
export type Thread = Static<typeof Thread>
export const Thread = Type.Object(
  {
    thread_id: ThreadId,
    analysis_id: AnalysisId,
    created_at: moment('When it began'),
    messages: Type.Array(ThreadMessage, { description: 'In the order of the conversation.' }),
  },
  { title: 'Thread', description: 'A conversation.' },
)

export type ThreadListItem = Static<typeof ThreadListItem>
export const ThreadListItem = Type.Object(
  {
    thread_id: ThreadId,
    analysis_id: AnalysisId,
    created_at: moment('When it began'),
    message_count: Type.Integer({ minimum: 0, description: 'Its messages, of both sides.', examples: [4] }),
    last_message_at: moment('When its last message was sent or written'),
  },
  { title: 'ThreadListItem', description: 'A conversation, without its messages.' },
)

export const ThreadQuery = PageQuery({
  analysis_id: Type.Optional(
    Type.String({
      ...plainText,
      description: 'Threads that are grounded in it, also if it was deleted; none for an unknown one.',
      examples: [shownAnalysis],
    }),
  ),
  created_after: Type.Optional(
    Type.String({
      pattern: momentPattern,
      description: 'ISO 8601 date or date-time: threads that began then or later.',
      examples: ['2026-01-15'],
    }),
  ),
})

export type DeletedThread = Static<typeof DeletedThread>
export const DeletedThread = Type.Object(
  { thread_id: ThreadId, deleted: Type.Literal(true, { description: 'It is gone.' }) },
  { title: 'DeletedThread', description: 'A thread that was deleted with all its messages.' },
)

export type Citation = Static<typeof Citation>
export const Citation = Type.Object(
  {
    n: Type.Integer({ minimum: 1, description: 'Cited in the answer as `[n]`.', examples: [1] }),
    page: Type.String({ description: 'Address of the page.', examples: ['https://acme.example/about'] }),
    quote: Type.String({
      description: 'Verbatim, of the page’s stored text.',
      examples: ['We look after your home as if it were ours.'],
    }),
    pointer: Type.Union([Type.String(), Type.Null()], {
      description: 'JSON Pointer of the claim in `results` that rests on it; null for a passage found by itself.',
      examples: ['/brandIdentity/archetype'],
    }),
  },
  { title: 'Citation', description: 'A source of an answer.' },
)

export const Citations = Type.Object({
  data: Type.Array(Citation, { description: 'In the order of their numbers; none for a message without sources.' }),
})

export const AnswerMessages = Type.Unsafe<Readable>({
  type: 'string',
  'x-media-type': 'text/event-stream',
  description:
    'Server-Sent Events without names: each `data:` is an object with `delta`, a piece of the answer, and `done`. The pieces in a row are the content of the message. The last object, and no other, has `done: true`; its `delta` is empty, and it has the `id` of the message and its `thread_id`; where the answer broke off, also `error` with `code` and `message`.',
  examples: [
    `data: {"delta":"The brand is a Caregiver","done":false}\n\ndata: {"delta":".","done":false}\n\ndata: {"delta":"","done":true,"id":"${shownMessage}","thread_id":"${shownThread}"}\n\n`,
  ],
})
