/** Reads Server-Sent Events (HTML, “Server-sent events”): what of a text that comes in parts is a message. */

export interface StreamMessage {
  /** The last id so far; what to go on from is asked with it. */
  lastId: string | null
  event: string
  data: string
}

/** What one message may have; the service's are a few kilobytes. */
const messageCharactersMax = 4 * 1024 * 1024

/**
 * @param lastId as it is known from an earlier connection
 * @returns takes the next part, and gives the messages that it completes; `lastId` is set by what has no data as well, and
 * never by a message that is cut off
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
