import assert from 'node:assert/strict'
import { type AllowHosts, allowNothing, parseAllowHosts } from '../addresses/allow-hosts.ts'
import { createResolver } from '../addresses/resolver.ts'
import type { Budgets } from '../budgets.ts'
import { createGuard } from '../guard.ts'
import { createGuardedClient, type GuardedClient } from '../guarded-client.ts'

export function allowHosts(text: string): AllowHosts {
  const parsed = parseAllowHosts(text)
  assert.ok(parsed.ok, parsed.ok ? '' : parsed.error)
  return parsed.value
}

export interface TestClientOptions {
  allow?: string
  own?: string
  /** `address:port` of a name server. */
  nameServer?: string
  budgets?: Partial<Budgets>
  ca?: string
}

/** The real client with a real resolver, let through to loopback only as far as `allow` says. */
export function testClient({
  allow = '',
  own = '',
  nameServer,
  budgets = {},
  ca,
}: TestClientOptions = {}): GuardedClient {
  const allowed = allowHosts(allow)
  const servers = nameServer === undefined ? {} : { servers: [nameServer] }
  const guard = createGuard({
    resolver: createResolver({ allowHosts: allowed, budgetMs: budgets.dnsMs ?? 2000, ...servers }),
    allowHosts: allowed,
    ownAddresses: own === '' ? allowNothing : allowHosts(own),
  })
  return createGuardedClient({ guard, userAgent: 'test', budgets, ...(ca !== undefined && { ca }) })
}
