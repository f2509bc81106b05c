/** Parses Server-Sent Events (HTML, “Server-sent events”) from a text that comes in parts. */

export interface StreamMessage {
  /** The last id so far, for `Last-Event-ID` at the next connection. */
  lastId: string | null
  event: string
  data: string
}

/** The size limit of one message; the service's are a few kilobytes. */
const messageCharactersMax = 4 * 1024 * 1024

/**
 * @param lastId the last id of an earlier connection
 * @returns `read` takes the next part and returns the messages that it completes; `lastId` is also set by messages without
 * data, and never by an incomplete message
 */
export function createMessageReader(lastId: string | null) {
  let known = lastId
  let next = lastId
  let rest = ''
  let event = ''
  let data: string[] = []

  function take(line: string): StreamMessage | null {
    if (line === '') {
      known = next
      const message = data.length === 0 ? null : { lastId: known, event: event || 'message', data: data.join('\n') }
      event = ''
      data = []
      return message
    }
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'data') data.push(value)
    else if (name === 'event') event = value
    else if (name === 'id' && !value.includes('\0')) next = value === '' ? null : value
    return null
  }

  return {
    /** @throws {RangeError} for a message without an end */
    read(part: string): StreamMessage[] {
      // A break of two characters may come in two parts.
      const lines = (rest + part).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      if (rest.length > messageCharactersMax) throw new RangeError('a message is too long')
      return lines.flatMap((line) => take(line) ?? [])
    },
    lastId: () => known,
  }
}
