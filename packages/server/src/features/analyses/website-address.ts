/** The address of a website to analyze: what can be said of it before any network. */
import { type AllowHosts, parsePublicUrl } from '@brandprint/engine/net'
import { AppError } from '../../platform/errors.ts'

/**
 * The address as the caller wrote it, so that they find it again; with a host beyond ASCII in punycode, which no other
 * host can look like.
 * @throws {AppError} INVALID_FORMAT, PORT_NOT_ALLOWED, TOO_LONG
 */
export function websiteAddress(field: string, text: string, allowHosts: AllowHosts): string {
  const url = parsePublicUrl(text, { schemes: ['http', 'https'], allowHosts })
  if (!url.ok) throw new AppError(url.error.code, field, url.error.message)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII.
  return /^[\u0000-\u007f]*$/.test(text) ? text : url.value.href
}
