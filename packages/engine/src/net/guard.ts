import { isIPv4 } from 'node:net'
import { fail, ok, type Result } from '../result.ts'
import { addressBytes } from './addresses/address-block.ts'
import { type AllowHosts, isListed, isNamedAt } from './addresses/allow-hosts.ts'
import { isLoopbackAddress, isOpenableAddress, isPublicAddress, type Nat64Answers } from './addresses/public-address.ts'
import { canonicalHostname, isLocalhostName, isPublicHostname, isTooLongForDns } from './addresses/public-host.ts'
import type { Resolver } from './addresses/resolver.ts'
import { type FetchError, noAddress } from './fetch-error.ts'

/** Says of each target whether we may connect to it, and to which address. Every outbound connection asks first. */
export interface Guard {
  /**
   * Resolves a host once and vets every answer; one bad answer refuses all. Connect to the address that comes back and
   * to nothing else: looking the name up again is how a rebinding name gets in.
   *
   * `hostname` is taken in any spelling that a URL may have, IPv6 with or without brackets. Errors: `INVALID_URL`,
   * `PORT_NOT_ALLOWED`, `NOT_PUBLIC`, `UNREACHABLE`, `TIMEOUT` at stage `dns`, `ABORTED`.
   */
  vet(target: URL | Target, signal: AbortSignal): Promise<Result<VettedTarget, FetchError>>
}

export interface Target {
  hostname: string
  port: number
}

export interface VettedAddress {
  address: string
  family: 4 | 6
}

export interface VettedTarget extends VettedAddress {
  /** Other vetted answers for the same name, best first, to try when `address` does not answer. */
  alternatives: readonly VettedAddress[]
}

export interface GuardOptions {
  resolver: Resolver
  allowHosts: AllowHosts
  /**
   * What is the service's own: its public name and addresses, its API's, its database's. Refused whatever the allow list
   * says, so that it neither calls itself in a loop nor shows its own insides. Same format as the allow list.
   */
  ownAddresses: AllowHosts
  /** Default `refused`. */
  nat64Answers?: Nat64Answers
}

/** One text for every private cause, so that an answer says nothing about our network. */
export const notPublic: FetchError = { code: 'NOT_PUBLIC', message: 'The address is not a public website.' }

const portNotAllowed: FetchError = {
  code: 'PORT_NOT_ALLOWED',
  message: 'Websites are read at ports 80 and 443 only.',
}

export function createGuard({ resolver, allowHosts, ownAddresses, nat64Answers = 'refused' }: GuardOptions): Guard {
  return {
    async vet(target, signal) {
      const port = target instanceof URL ? urlPort(target) : target.port
      const hostname = canonicalHostname(target.hostname)
      if (hostname === null || isTooLongForDns(hostname)) return fail(notAHost)
      const named = isListed(allowHosts, hostname, port)
      if (isListed(ownAddresses, hostname, port)) return fail(notPublic)
      if (!isPortAllowed(allowHosts, hostname, port)) return fail(portNotAllowed)
      if (!named && !isPublicHostname(hostname)) return fail(notPublic)

      const addresses = await addressesOf(resolver, hostname, signal)
      if (!addresses.ok) return addresses
      const mayConnect = (address: string) =>
        !isListed(ownAddresses, address, port) &&
        (isPublicAddress(address, nat64Answers) || isOpened(allowHosts, hostname, address, port))
      return addresses.value.every(mayConnect) ? bestFirst(addresses.value) : fail(notPublic)
    },
  }
}

/** Whether a port is 80, 443 or one that the allow list names for this host. Takes a canonical hostname. */
export const isPortAllowed = (allowHosts: AllowHosts, hostname: string, port: number): boolean =>
  port === 80 || port === 443 || isListed(allowHosts, hostname, port)

/** The port of an http(s) address, the scheme's own if it names none. */
export const urlPort = (url: URL): number =>
  url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)

const notAHost: FetchError = { code: 'INVALID_URL', message: 'The address names no valid host.' }

async function addressesOf(
  resolver: Resolver,
  hostname: string,
  signal: AbortSignal,
): Promise<Result<string[], FetchError>> {
  return addressBytes(hostname) === null ? resolver.resolve(hostname, signal) : ok([hostname])
}

/** What the allow list says of a private address that this host is, or resolved to (allow-hosts.ts has the rules). */
function isOpened(allowHosts: AllowHosts, hostname: string, address: string, port: number): boolean {
  const hostNamed = isNamedAt(allowHosts, hostname, port)
  if (isLoopbackAddress(address)) {
    return hostNamed && (isNamedAt(allowHosts, address, port) || isLocalhostName(hostname))
  }
  return isOpenableAddress(address) && (hostNamed || isListed(allowHosts, address, port))
}

/** IPv4 first, as more hosts and networks reach it; then one answer of each family in turn. */
function bestFirst(addresses: readonly string[]): Result<VettedTarget, FetchError> {
  const vetted = [...new Set(addresses)].map((address): VettedAddress => ({ address, family: isIPv4(address) ? 4 : 6 }))
  const ipv4 = vetted.filter(({ family }) => family === 4)
  const ipv6 = vetted.filter(({ family }) => family === 6)
  const [first, ...alternatives] = [...ipv4.slice(0, 1), ...ipv6, ...ipv4.slice(1)]
  return first === undefined ? fail(noAddress) : ok({ ...first, alternatives })
}
