import { Resolver as DnsResolver, lookup } from 'node:dns/promises'
import { fail, ok, type Result } from '../../result.ts'
import { aborted, type FetchError, noAddress } from '../fetch-error.ts'
import { type AllowHosts, isNamed } from './allow-hosts.ts'

export interface Resolver {
  /** All addresses of a name, IPv4 and IPv6, unvetted. Errors: `UNREACHABLE`, `NOT_PUBLIC`, `TIMEOUT`, `ABORTED`. */
  resolve(hostname: string, signal: AbortSignal): Promise<Result<string[], FetchError>>
}

export interface ResolverOptions {
  /** Names in this list are looked up as the system does, hosts file included; all others by DNS alone. */
  allowHosts: AllowHosts
  /** Default 2000. */
  budgetMs?: number
  /** `address:port`; asked instead of the system's name servers, and then for names of the allow list too. */
  servers?: readonly string[]
}

/** More addresses than this for one name is an attempt to make us work, not a website. */
const resolvedAddressesMax = 64

/**
 * Resolves by DNS within a budget. The hosts file is left out on purpose: it names our own machines. A name with one
 * address family only is normal, so a family that fails or stays silent is overlooked when the other answers.
 */
export function createResolver({ allowHosts, budgetMs = 2000, servers }: ResolverOptions): Resolver {
  return {
    async resolve(hostname, signal) {
      const budget = AbortSignal.timeout(budgetMs)
      const stop = AbortSignal.any([signal, budget])
      const asSystem = servers === undefined && isNamed(allowHosts, hostname)
      const answer = asSystem ? await systemLookup(hostname, stop) : await dnsLookup(hostname, stop, budgetMs, servers)
      if (signal.aborted) return fail(aborted)
      if (answer.addresses.length > resolvedAddressesMax) return fail(tooManyAddresses)
      if (answer.addresses.length > 0) return ok(answer.addresses)
      return fail(answer.silent || budget.aborted ? tooSlow : noAddress)
    },
  }
}

interface Answer {
  addresses: string[]
  /** No server said anything, not even that there is no such name. */
  silent: boolean
}

/** A resolver of its own for each name, so that stopping one lookup stops no other. */
async function dnsLookup(
  hostname: string,
  stop: AbortSignal,
  budgetMs: number,
  servers: readonly string[] | undefined,
): Promise<Answer> {
  // A lost packet gets a second chance: c-ares doubles the time at each try, which makes one budget of the two.
  const resolver = new DnsResolver({ timeout: Math.ceil(budgetMs / 3), tries: 2 })
  if (servers !== undefined) resolver.setServers(servers)
  const cancel = () => resolver.cancel()
  stop.addEventListener('abort', cancel, { once: true })
  try {
    const families = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    return {
      addresses: families.flatMap((family) => (family.status === 'fulfilled' ? family.value : [])),
      silent: families.every((family) => family.status === 'rejected' && family.reason.code === 'ETIMEOUT'),
    }
  } finally {
    stop.removeEventListener('abort', cancel)
  }
}

/** getaddrinfo cannot be stopped; once the budget is spent its answer is dropped. */
async function systemLookup(hostname: string, stop: AbortSignal): Promise<Answer> {
  const stopped = Promise.withResolvers<Answer>()
  const giveUp = () => stopped.resolve({ addresses: [], silent: true })
  stop.addEventListener('abort', giveUp, { once: true })
  const found = lookup(hostname, { all: true }).then(
    (entries) => ({ addresses: entries.map(({ address }) => address), silent: false }),
    () => ({ addresses: [], silent: false }),
  )
  const answer = await Promise.race([found, stopped.promise])
  stop.removeEventListener('abort', giveUp)
  return answer
}

const tooSlow: FetchError = { code: 'TIMEOUT', stage: 'dns', message: 'The name servers did not answer in time.' }
const tooManyAddresses: FetchError = {
  code: 'UNREACHABLE',
  message: `The host name has more than ${resolvedAddressesMax} addresses.`,
}
