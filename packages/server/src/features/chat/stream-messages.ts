/** The lines of a streamed answer (API.md): `data:` and a JSON object, no names of events. */

export interface StreamError {
  code: string
  message: string
}

const dataLine = (value: object) => `data: ${JSON.stringify(value)}\n\n`

export const deltaLine = (delta: string) => dataLine({ delta, done: false })

export const lastLine = (ids: { id: string; threadId: string }, error: StreamError | null) =>
  dataLine({ delta: '', done: true, id: ids.id, thread_id: ids.threadId, ...(error !== null && { error }) })

/** So that clients and proxies see that the connection is alive. */
export const commentLine = ':\n\n'

export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}
