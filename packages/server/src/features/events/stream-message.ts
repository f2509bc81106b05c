/** Messages of a stream in the form of Server-Sent Events (HTML, “Server-sent events”). */

/** A line break in Server-Sent Events; within a value it would start another field. */
const lineBreak = /\r\n|\r|\n/

/** Sets what a client sends as `Last-Event-ID` when it reconnects; has no data, so readers see no message. */
export const startMessage = (lastId: string) => `retry: 1000\n${field('id', lastId)}\n`

/** An event, or without an `id` a message that a client cannot resume from. */
export const streamMessage = ({ id, event, data }: { id?: string; event: string; data: string }) =>
  `${id === undefined ? '' : field('id', id)}${field('event', event)}${field('data', data)}\n`

/** An empty comment, so that clients and proxies see that the connection is alive. */
export const heartbeat = ':\n\n'

export const comment = (text: string) => `${field('', ` ${text}`)}\n`

const field = (name: string, value: string) =>
  value
    .split(lineBreak)
    .map((line) => (name === '' ? `:${line}\n` : `${name}: ${line}\n`))
    .join('')
