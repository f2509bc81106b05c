import { fail, ok, type Result } from '../../result.ts'
import { type AddressBlock, addressBytes, isInBlock, parseAddressBlock } from './address-block.ts'
import { canonicalHostname } from './public-host.ts'

/**
 * Private targets that an operator lets through, for development, tests and intranets: the value of
 * `BRANDPRINT_ALLOW_HOSTS`, parsed. What the entries of the list mean:
 *
 * - `intranet.acme.example`: this name at any port. It may be a name that is otherwise refused before DNS (`wiki`,
 *   `shop.test`), and it is looked up as the system does, hosts file included. Private addresses that it resolves to
 *   are opened; loopback only for `localhost` and names under it, or if the loopback address is in the list as well.
 * - `10.1.2.3`, `[fd12::1]`: this address at any port, by itself or as the answer to any name.
 * - `127.0.0.1`, `[::1]`: the same for loopback, but only by itself or as the answer to a name that is listed too: a
 *   stranger's name that points at 127.0.0.1 stays out.
 * - `10.0.0.0/8`: each address of the block; any port for an address in the URL, 80 and 443 for a name that resolves
 *   into it. A block never opens loopback, not even `127.0.0.0/8` or `0.0.0.0/0`.
 * - `localhost:3000`, `127.0.0.1:8080`, `[::1]:8080`: as above, but at this port alone.
 *
 * Nothing opens link-local and metadata addresses, multicast, reserved or translated addresses (public-address.ts).
 */
export interface AllowHosts {
  /** Lower case, punycode or address text as in a URL, without brackets and trailing dot; port null for any. */
  hosts: readonly HostEntry[]
  blocks: readonly AddressBlock[]
}

export interface HostEntry {
  hostname: string
  port: number | null
}

export const allowNothing: AllowHosts = { hosts: [], blocks: [] }

/** Parses hosts, host:port and CIDR blocks separated by commas. The error is a sentence that names the bad entry. */
export function parseAllowHosts(text: string): Result<AllowHosts, string> {
  const hosts: HostEntry[] = []
  const blocks: AddressBlock[] = []
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    if (/^https?:\/\//i.test(entry)) {
      return fail(`“${entry}” is an address; it takes the host alone, and a port if need be, such as 127.0.0.1:8090.`)
    }
    if (entry.includes('/')) {
      const block = parseAddressBlock(entry.replace(/[[\]]/g, ''))
      if (block === null) return fail(`“${entry}” is not a block of addresses such as 10.0.0.0/8.`)
      blocks.push(block)
      continue
    }
    const host = parseHostEntry(entry)
    if (host === null) return fail(`“${entry}” is not a host, a host:port or a block of addresses.`)
    hosts.push(host)
  }
  return ok({ hosts, blocks })
}

/** Whether the list holds this host at this port: by its name, its address or, for an address, its block. */
export function isListed(list: AllowHosts, hostname: string, port: number): boolean {
  if (isNamedAt(list, hostname, port)) return true
  const bytes = addressBytes(hostname)
  return bytes !== null && list.blocks.some((block) => isInBlock(bytes, block))
}

/** Whether the list names this host or address itself, at this port or any. */
export const isNamedAt = (list: AllowHosts, hostname: string, port: number): boolean =>
  list.hosts.some((host) => host.hostname === hostname && (host.port === null || host.port === port))

/** Whether the list names this host at some port: decides before the port is known how a name is looked up. */
export const isNamed = (list: AllowHosts, hostname: string): boolean =>
  list.hosts.some((host) => host.hostname === hostname)

function parseHostEntry(entry: string): HostEntry | null {
  if (addressBytes(entry) !== null) return { hostname: canonicalHostname(entry) ?? entry, port: null }
  const match = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/.exec(entry)
  const hostname = match?.[1] === undefined ? null : canonicalHostname(match[1])
  if (hostname === null) return null
  const port = match?.[2] === undefined ? null : Number(match[2])
  return port === null || (port > 0 && port < 65536) ? { hostname, port } : null
}
