/** A client of `GET /v1/events/stream` that records its messages. */
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'

export interface StreamedMessage {
  id: string | null
  event: string
  data: string
}

export interface StreamRequest {
  key: string
  lastId?: string | null
  query?: string
}

export type StreamClient = Awaited<ReturnType<typeof openStream>>

/** Resolves with the head of the answer. @param base such as `http://127.0.0.1:8080` */
export async function openStream(base: string, { key, lastId = null, query = '' }: StreamRequest) {
  const headers = { authorization: `Bearer ${key}`, ...(lastId !== null && { 'last-event-id': lastId }) }
  const outgoing = request(`${base}/v1/events/stream${query}`, { headers, agent: false })
  const head = Promise.withResolvers<{ status: number; headers: IncomingHttpHeaders }>()
  const ended = Promise.withResolvers<void>()
  const messages: StreamedMessage[] = []
  let text = ''
  let startId: string | null = null
  let isWhole = false
  let answer: IncomingMessage | null = null
  let more = Promise.withResolvers<void>()

  outgoing.on('response', (response) => {
    answer = response
    response.setEncoding('utf8').on('data', (part: string) => {
      const blocks = (text + part).split('\n\n')
      const whole = text.length + part.length - blocks.at(-1)!.length
      for (const block of blocks.slice(0, -1)) take(block)
      text = (text + part).slice(whole)
      more.resolve()
      more = Promise.withResolvers()
    })
    response.on('close', () => {
      isWhole = response.complete
      ended.resolve()
      more.resolve()
    })
    head.resolve({ status: response.statusCode!, headers: response.headers })
  })
  outgoing.on('error', (error) => {
    head.reject(error)
    ended.resolve()
  })
  outgoing.end()

  function take(block: string): void {
    const field = (name: string) =>
      block
        .split('\n')
        .filter((line) => line.startsWith(`${name}: `))
        .map((line) => line.slice(name.length + 2))
    const [id = null] = field('id')
    const data = field('data')
    if (data.length > 0) messages.push({ id, event: field('event')[0] ?? '', data: data.join('\n') })
    else if (id !== null) startId = id
  }

  let isOver = false
  ended.promise.then(() => {
    isOver = true
  })
  const { status, headers: answered } = await head.promise
  return {
    status,
    headers: answered,
    messages,
    /** Text that is not a complete message: the body of a refusal. */
    rest: () => text,
    /** The value for `Last-Event-ID`. */
    lastId: () => messages.findLast(({ id }) => id !== null)?.id ?? startId,
    ids: () => messages.flatMap(({ id }) => id ?? []),
    /** Resolves with the messages once there are so many. */
    async count(number: number): Promise<StreamedMessage[]> {
      while (messages.length < number) {
        if (isOver) throw new Error(`The stream ended after ${messages.length} of ${number} messages.`)
        await more.promise
      }
      return messages
    },
    /** Resolves once a start was sent. */
    async started(): Promise<void> {
      while (startId === null && messages.length === 0) {
        if (isOver) throw new Error('The stream ended before it began.')
        await more.promise
      }
    },
    ended: ended.promise,
    /** Whether the service ended it, and not the connection. */
    isWhole: () => isWhole,
    pause: () => void answer?.pause(),
    resume: () => void answer?.resume(),
    [Symbol.dispose]: () => outgoing.destroy(),
  }
}
