/** The name of a competitor as people write it. */
import { AppError } from '../../platform/errors.ts'

/** Besides controls, what changes the direction of the text around it and what breaks a line. */
const refused = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u
/** What is seen of a text: neither spaces nor what fonts draw nothing for. */
const seen = /[^\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** @throws {AppError} INVALID_FORMAT, TOO_SHORT */
export function checkName(written: string): void {
  if (refused.test(written)) {
    const what = 'a control character, a line break or a character that changes the direction of text'
    throw new AppError('INVALID_FORMAT', 'name', `“name” holds ${what}; leave it out.`)
  }
  if (!seen.test(written)) {
    throw new AppError(
      'TOO_SHORT',
      'name',
      '“name” shows nothing; leave it out, or give at least one visible character.',
    )
  }
}

export const givenName = (written: string): string => written.trim()
