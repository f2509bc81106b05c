import type { MessageRow, ThreadRow } from './queries.ts'
import type { ChatAnswer, Citation, Thread, ThreadListItem } from './schema.ts'

export interface WrittenAnswer {
  id: string
  threadId: string
  content: string
  createdAt: Date
  model: string
  tokensUsed: number
}

export const answerToWire = (answer: WrittenAnswer): ChatAnswer => ({
  id: answer.id,
  thread_id: answer.threadId,
  role: 'assistant',
  content: answer.content,
  created_at: answer.createdAt.toISOString(),
  model: answer.model,
  tokens_used: answer.tokensUsed,
})

export const threadToWire = (thread: ThreadRow, messages: readonly MessageRow[]): Thread => ({
  thread_id: thread.id,
  analysis_id: thread.analysis_id,
  created_at: thread.created_at.toISOString(),
  messages: messages.map(({ id, role, content, created_at, tokens_used: tokensUsed }) => ({
    id,
    role,
    content,
    created_at: created_at.toISOString(),
    ...(tokensUsed !== null && { tokens_used: tokensUsed }),
  })),
})

export const listItemToWire = (
  thread: Pick<ThreadRow, 'id' | 'analysis_id' | 'created_at' | 'message_count' | 'last_message_at'>,
): ThreadListItem => ({
  thread_id: thread.id,
  analysis_id: thread.analysis_id,
  created_at: thread.created_at.toISOString(),
  message_count: thread.message_count,
  last_message_at: thread.last_message_at.toISOString(),
})

export const citationToWire = ({ n, page, quote, pointer }: Citation): Citation => ({ n, page, quote, pointer })
