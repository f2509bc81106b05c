/** `Range` of a request for a file (RFC 9110 § 14). */

/** Both included. */
export interface Bytes {
  start: number
  end: number
}

/**
 * @returns null where the whole file is the answer: no header, another unit, a header that is not one, or several ranges, which a
 *   server may ignore; `outside` where no byte of the file is in the range
 */
export function bytesAsked(header: string | undefined, size: number): Bytes | null | 'outside' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  if (first === '') {
    const length = Number(last)
    return length === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'outside' : { start, end }
}
