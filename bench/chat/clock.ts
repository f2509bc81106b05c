/** A clock that all processes of the machine share, and marks of it in texts. */

/** Microseconds of the machine's monotonic clock. */
export const microseconds = (): number => Number(process.hrtime.bigint() / 1_000n)

/** Letters: of a number an answer's filter may wait for the next digit. */
const letters = 'abcdefghij'

export const markNow = (): string => `Q${String(microseconds()).replaceAll(/\d/g, (digit) => letters[Number(digit)]!)}Q`

const mark = /Q([a-j]+)Q/g

/** How long ago the marks in a text were made. */
export function agesOf(text: string): number[] {
  const now = microseconds()
  return [...text.matchAll(mark)].map(([, coded]) => {
    const then = Number(coded!.replaceAll(/./g, (letter) => String(letters.indexOf(letter))))
    return (now - then) / 1_000
  })
}
