/** Messages of a stream in the form of Server-Sent Events (HTML, “Server-sent events”). */

/** A line break of that form; in a value it would begin a field that nobody wrote. */
const lineBreak = /\r\n|\r|\n/

/** What a client sends as `Last-Event-ID` when it connects again; without data, no message for whoever reads them. */
export const startMessage = (lastId: string) => `retry: 1000\n${field('id', lastId)}\n`

/** An event, or without an `id` something to which nobody can go back. */
export const streamMessage = ({ id, event, data }: { id?: string; event: string; data: string }) =>
  `${id === undefined ? '' : field('id', id)}${field('event', event)}${field('data', data)}\n`

/** Nothing, so that whoever is between knows that the connection is alive. */
export const heartbeat = ':\n\n'

export const comment = (text: string) => `${field('', ` ${text}`)}\n`

const field = (name: string, value: string) =>
  value
    .split(lineBreak)
    .map((line) => (name === '' ? `:${line}\n` : `${name}: ${line}\n`))
    .join('')
