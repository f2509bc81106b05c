/** A client of `POST /v1/chat/stream` over a real connection. */
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'

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
  const head = Promise.withResolvers<{ status: number; headers: IncomingHttpHeaders }>()
  const ended = Promise.withResolvers<void>()
  let text = ''
  let answer: IncomingMessage | null = null
  let more = Promise.withResolvers<void>()
  let isWhole = false
  let isOver = false
  outgoing.on('response', (response) => {
    answer = response
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part
      more.resolve()
      more = Promise.withResolvers()
    })
    response.on('close', () => {
      isWhole = response.complete
      isOver = true
      ended.resolve()
      more.resolve()
    })
    head.resolve({ status: response.statusCode!, headers: response.headers })
  })
  outgoing.on('error', (error) => {
    head.reject(error)
    ended.resolve()
  })
  outgoing.end(JSON.stringify(payload))

  const objects = (): StreamedObject[] =>
    text
      .split('\n\n')
      .slice(0, -1)
      .filter((block) => block.startsWith('data: '))
      .map((block) => JSON.parse(block.slice('data: '.length)))
  const { status, headers: answered } = await head.promise
  return {
    status,
    headers: answered,
    text: () => text,
    objects,
    content: () =>
      objects()
        .map(({ delta }) => delta)
        .join(''),
    /** Resolves when the text has it. @throws where the stream has ended without */
    async until(part: string): Promise<void> {
      while (!text.includes(part)) {
        if (isOver) throw new Error(`The stream ended without “${part}”: ${text}`)
        await more.promise
      }
    },
    ended: ended.promise,
    /** Whether the service ended it, and not the connection. */
    isWhole: () => isWhole,
    pause: () => void answer?.pause(),
    leave: () => void outgoing.destroy(),
    [Symbol.dispose]: () => void outgoing.destroy(),
  }
}
