/** A client of `GET /v1/events/stream` that records its messages. */
import { request } from 'node:http'
import { streamedAnswer } from './streamed-answer.ts'

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
  const messages: StreamedMessage[] = []
  let text = ''
  let startId: string | null = null

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

  const read = (part: string) => {
    const blocks = (text + part).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) take(block)
  }
  const { until, ...answer } = await streamedAnswer(outgoing, read)
  return {
    ...answer,
    messages,
    /** Text that is not a complete message: the body of a refusal. */
    rest: () => text,
    /** The value for `Last-Event-ID`. */
    lastId: () => messages.findLast(({ id }) => id !== null)?.id ?? startId,
    ids: () => messages.flatMap(({ id }) => id ?? []),
    /** Resolves with the messages once there are so many. */
    async count(number: number): Promise<StreamedMessage[]> {
      await until(
        () => messages.length >= number,
        () => `The stream ended after ${messages.length} of ${number} messages.`,
      )
      return messages
    },
    /** Resolves once a start was sent. */
    started: (): Promise<void> =>
      until(
        () => startId !== null || messages.length > 0,
        () => 'The stream ended before it began.',
      ),
    [Symbol.dispose]: answer.leave,
  }
}
