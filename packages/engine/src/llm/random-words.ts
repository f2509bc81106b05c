/** Words that nobody can guess: what marks data in prompts, and the canary of answers. */

/** @returns as many random bytes as asked for */
export type RandomBytes = (count: number) => Uint8Array

/** Consonants: no word of a language comes of them by chance. */
const letters = 'bcdfghjkmpqrtvwxz'

/** Lower-case letters; four bits of chance in each. */
export const randomLetters = (random: RandomBytes, count: number): string =>
  [...random(count)].map((byte) => letters[byte & 15]!).join('')

export const boundaryLetters = 16

/** Already the second is drawn once in 10^15 times: after so many it is the source of chance that is broken. */
const drawsMax = 8

/**
 * A mark of data for one request: what the data says cannot contain it.
 * @throws {Error} where the source of chance says the same again and again
 */
export function boundaryFor(data: string, random: RandomBytes): string {
  const folded = data.toLowerCase()
  for (let draw = 0; draw < drawsMax; draw++) {
    const boundary = randomLetters(random, boundaryLetters)
    if (!folded.includes(boundary)) return boundary
  }
  throw new Error('No mark that the data does not contain: the source of random bytes is broken.')
}
