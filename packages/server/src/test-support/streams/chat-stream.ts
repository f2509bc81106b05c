/** A client of `POST /v1/chat/stream` over a real connection. */
import { request } from 'node:http'
import { streamedAnswer } from './streamed-answer.ts'

export interface StreamedObject {
  delta: string
  done: boolean
  id?: string
  thread_id?: string
  error?: { code: string; message: string }
}

export interface ChatRequest {
  key: string
  payload: Record<string, unknown>
  headers?: Record<string, string>
}

/** Resolves with the head of the answer. @param base such as `http://127.0.0.1:8080` */
export async function openChatStream(base: string, { key, payload, headers = {} }: ChatRequest) {
  const all = { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers }
  const outgoing = request(`${base}/v1/chat/stream`, { method: 'POST', headers: all, agent: false })
  let text = ''
  const objects = (): StreamedObject[] =>
    text
      .split('\n\n')
      .slice(0, -1)
      .filter((block) => block.startsWith('data: '))
      .map((block) => JSON.parse(block.slice('data: '.length)))
  const take = (part: string) => {
    text += part
  }
  const { until, ...answer } = await streamedAnswer(outgoing, take, JSON.stringify(payload))
  return {
    ...answer,
    text: () => text,
    objects,
    content: () =>
      objects()
        .map(({ delta }) => delta)
        .join(''),
    /** Resolves when the text has it. @throws where the stream has ended without */
    until: (part: string): Promise<void> =>
      until(
        () => text.includes(part),
        () => `The stream ended without “${part}”: ${text}`,
      ),
    [Symbol.dispose]: answer.leave,
  }
}
