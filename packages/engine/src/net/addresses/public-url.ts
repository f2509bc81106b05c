import { fail, ok, type Result } from '../../result.ts'
import { isPortAllowed, urlPort } from '../guard.ts'
import { type AllowHosts, isListed } from './allow-hosts.ts'
import { canonicalHostname, isTooLongForDns } from './public-host.ts'

export interface UrlError {
  code: 'INVALID_FORMAT' | 'HTTPS_REQUIRED' | 'PORT_NOT_ALLOWED' | 'TOO_LONG'
  /** A sentence for people. */
  message: string
}

export interface PublicUrlRules {
  /** Webhooks take `https` alone; then port 443 is the only one besides those that `allowHosts` names. */
  schemes: readonly ['http', 'https'] | readonly ['https']
  allowHosts: AllowHosts
}

export const urlLengthMax = 2048

/**
 * Reads the address of a website or of a webhook as somebody typed it. The raw text is checked for what the URL parser
 * drops or reinterprets without a word (tab, newline, backslash, spaces, a missing scheme); everything else is read off
 * the parsed object, as only that says where a request would go. The host comes out in lower case and punycode.
 *
 * Says nothing about whether the host is public: that is the guard's word, as it needs DNS.
 */
export function parsePublicUrl(input: string, { schemes, allowHosts }: PublicUrlRules): Result<URL, UrlError> {
  if (input.length > urlLengthMax) return fail(tooLong)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\u0000-\u0020\u007f-\u00a0\\\ufeff]/.test(input)) return fail(invalid('It holds spaces or control characters.'))
  if (!/^https?:\/\/[^/?#]/i.test(input)) return fail(invalid('It does not start with https:// and a host.'))
  const url = URL.parse(input)
  if (url === null) return fail(invalid('It is not a complete web address.'))
  if (url.href.length > urlLengthMax) return fail(tooLong)

  const authority = /^https?:\/\/([^/?#]*)/i.exec(input)![1]!
  if (url.username !== '' || url.password !== '' || authority.includes('@')) {
    return fail(invalid('It holds a user name or a password.'))
  }
  const hostname = canonicalHostname(url.hostname)
  // A percent sign is an encoded character or a zone; neither is part of a public host's name.
  if (hostname === null || authority.includes('%')) return fail(invalid('Its host name is not valid.'))
  if (isTooLongForDns(hostname)) return fail(tooLong)
  if (url.protocol === 'http:' && schemes[0] === 'https') return fail(httpsRequired)
  const port = urlPort(url)
  if (schemes[0] === 'https') return port === 443 || isListed(allowHosts, hostname, port) ? ok(url) : fail(only443)
  return isPortAllowed(allowHosts, hostname, port) ? ok(url) : fail(portNotAllowed)
}

const invalid = (reason: string): UrlError => ({
  code: 'INVALID_FORMAT',
  message: `The address is not valid. ${reason}`,
})

const tooLong: UrlError = {
  code: 'TOO_LONG',
  message: `The address is too long: at most ${urlLengthMax} characters, 253 of them for the host and 63 between two dots.`,
}
const httpsRequired: UrlError = { code: 'HTTPS_REQUIRED', message: 'The address has to start with https://.' }
const portNotAllowed: UrlError = { code: 'PORT_NOT_ALLOWED', message: 'Only ports 80 and 443 are allowed.' }
const only443: UrlError = { code: 'PORT_NOT_ALLOWED', message: 'Only port 443 is allowed.' }
