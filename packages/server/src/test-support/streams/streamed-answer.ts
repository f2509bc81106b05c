/** An answer that is read while it is sent, over a real connection. */
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http'

/**
 * Sends a request and resolves with the head of its answer.
 * @param take gets each part of the text as it comes
 */
export async function streamedAnswer(outgoing: ClientRequest, take: (part: string) => void, body?: string) {
  const head = Promise.withResolvers<{ status: number; headers: IncomingHttpHeaders }>()
  const ended = Promise.withResolvers<void>()
  let answer: IncomingMessage | null = null
  let more = Promise.withResolvers<void>()
  let isWhole = false
  let isOver = false

  function end(): void {
    isOver = true
    ended.resolve()
    more.resolve()
  }

  outgoing.on('response', (response) => {
    answer = response
    response.setEncoding('utf8').on('data', (part: string) => {
      take(part)
      more.resolve()
      more = Promise.withResolvers()
    })
    response.on('close', () => {
      isWhole = response.complete
      end()
    })
    head.resolve({ status: response.statusCode!, headers: response.headers })
  })
  outgoing.on('error', (error) => {
    head.reject(error)
    end()
  })
  outgoing.end(body)
  return {
    ...(await head.promise),
    /** Resolves when it holds. @throws {Error} with `missing` where the answer has ended without */
    async until(holds: () => boolean, missing: () => string): Promise<void> {
      while (!holds()) {
        if (isOver) throw new Error(missing())
        await more.promise
      }
    },
    ended: ended.promise,
    /** Whether the service ended it, and not the connection. */
    isWhole: () => isWhole,
    pause: () => void answer?.pause(),
    resume: () => void answer?.resume(),
    leave: () => void outgoing.destroy(),
  }
}
