import { isIPv6 } from 'node:net'
import { domainToUnicode } from 'node:url'
import { addressBytes } from './address-block.ts'

/**
 * Names that no public DNS answers for, so that asking would only tell a stranger what our own network knows.
 * RFC 6761, 6762, 7686, 8375, 9476 and the private names of clouds and container runtimes.
 */
const refusedTopLabels = new Set([
  'alt',
  'corp',
  'domain',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'svc',
  'test',
  'workgroup',
])

/**
 * Names as they stand in a URL, without brackets and trailing dot: lower case, punycode, IPv4 in four decimal parts,
 * IPv6 compressed. So `0x7f.1`, `１２７.0.0.1`, `127.0.0.1.` are all `127.0.0.1`. Null if it is no host.
 */
export function canonicalHostname(host: string): string | null {
  const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host
  if (isIPv6(bare)) return parsedHostname(`[${bare}]`)
  return /[\s\\/?#@:%[\]]/.test(bare) ? null : parsedHostname(bare)
}

/**
 * Whether a name can be a public website's, before any DNS: it has a dot, its labels and length are within DNS's limits,
 * and its last label is not one of a private network. Takes a canonical hostname; an address is always true here, as
 * addresses are judged by isPublicAddress.
 */
export function isPublicHostname(hostname: string): boolean {
  if (addressBytes(hostname) !== null) return true
  const labels = hostname.split('.')
  const top = labels.at(-1)!
  if (labels.length < 2 || refusedTopLabels.has(top)) return false
  return !hostname.endsWith('.home.arpa') && !hostname.endsWith('.in-addr.arpa') && !hostname.endsWith('.ip6.arpa')
}

/** Whether a name is `localhost` or under it (RFC 6761 § 6.3). */
export const isLocalhostName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost')

/** A name that is longer than DNS can carry: 253 characters, 63 in a label. */
export const isTooLongForDns = (hostname: string): boolean =>
  hostname.length > 253 || hostname.split('.').some((label) => label.length > 63)

function parsedHostname(host: string): string | null {
  const url = URL.parse(`http://${host}/`)
  if (url === null || url.hostname === '') return null
  const hostname = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  return hostname === '' || isBadPunycode(hostname) ? null : hostname
}

/** `xn--a` decodes to nothing. The URL parser lets such labels through, and no registry gives them out. */
function isBadPunycode(hostname: string): boolean {
  return hostname.split('.').some((label) => label.startsWith('xn--') && domainToUnicode(label).startsWith('xn--'))
}
