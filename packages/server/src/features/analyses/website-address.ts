/** The address of a website to analyze: checks that need no network. */
import { type AllowHosts, parsePublicUrl } from '@brandprint/engine/net'
import { AppError } from '../../platform/errors.ts'
import { sentAddress } from '../../platform/sent-address.ts'

/**
 * The address as answers show it.
 * @throws {AppError} INVALID_FORMAT, PORT_NOT_ALLOWED, TOO_LONG
 */
export function websiteAddress(field: string, text: string, allowHosts: AllowHosts): string {
  const url = parsePublicUrl(text, { schemes: ['http', 'https'], allowHosts })
  if (!url.ok) throw new AppError(url.error.code, field, url.error.message)
  return sentAddress(text)
}
