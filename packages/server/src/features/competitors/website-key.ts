/** Which addresses are one website: pure. */
import { createHash } from 'node:crypto'

/** File names that servers answer a folder with. */
const indexFile = /\/(?:index|default|home)\.(?:html?|xhtml|shtml|php\d?|aspx?|jspx?|cfm)$/i

/**
 * The same for addresses that lead to one website: without scheme, `www.`, default port, index file, slash at the end and
 * fragment, the host in lower case and without the dot after it. Path and query are compared as they are.
 * @param address one that `parsePublicUrl` has accepted
 */
export function foldedAddress(address: string): string {
  const { hostname, port, pathname, search } = new URL(address)
  const host = hostname.replace(/\.$/, '').replace(/^www\.(?=[^.]+\.)/, '')
  const path = pathname.replace(indexFile, '/').replace(/\/+$/, '')
  return `${host}${port === '' ? '' : `:${port}`}${path}${search}`
}

/** The address that is fetched: as it was sent, without its fragment. */
export function fetchedAddress(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}

/** What an address of any length is found by. */
export const addressHash = (address: string): Buffer => createHash('sha256').update(address).digest()
