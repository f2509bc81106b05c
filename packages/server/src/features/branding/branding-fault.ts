import type { ErrorCode } from '../../platform/errors.ts'
import type { Branding } from './queries.ts'

/** What is wrong with a member of a branding: for a request as for the command line. */
export interface BrandingFault {
  field: keyof Branding
  code: Extract<ErrorCode, 'INVALID_FORMAT' | 'TOO_LONG' | 'TOO_SHORT'>
  /** A sentence that says what would be right. */
  message: string
}
