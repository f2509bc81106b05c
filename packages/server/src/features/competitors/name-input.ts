/** The name of a competitor as people write it. */
import { AppError } from '../../platform/errors.ts'
import { isOneLine, isSeen, refusedInLine } from '../../platform/line-text.ts'

/** @throws {AppError} INVALID_FORMAT, TOO_SHORT */
export function checkName(written: string): void {
  if (!isOneLine(written)) {
    throw new AppError('INVALID_FORMAT', 'name', `“name” holds ${refusedInLine}; leave it out.`)
  }
  if (!isSeen(written)) {
    throw new AppError(
      'TOO_SHORT',
      'name',
      '“name” shows nothing; leave it out, or give at least one visible character.',
    )
  }
}

export const givenName = (written: string): string => written.trim()
