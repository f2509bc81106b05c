import type { SiteSource } from '../artifacts.ts'
import { type AllowHosts, isNamed } from '../net/addresses/allow-hosts.ts'
import { parsePublicUrl } from '../net/addresses/public-url.ts'
import { bot } from '../net/bot.ts'
import { systemClock } from '../net/clock.ts'
import type { FetchError } from '../net/fetch-error.ts'
import type { Guard } from '../net/guard.ts'
import { createGuardedClient } from '../net/guarded-client.ts'
import { createPacing, type TakeTurn } from '../net/pacing.ts'
import { fail, ok, type Result } from '../result.ts'
import { createNetworkSource } from './network-source.ts'

export interface Website {
  guard: Guard
  /** Milliseconds since the epoch. */
  now: () => number
  allowHosts: AllowHosts
  /** Turns for pages; by default those of this source alone. */
  takeTurn?: TakeTurn | undefined
}

/** A website as a source: over the guarded client, at a polite pace; closing it closes its connections. */
export function openWebsite(
  given: string,
  { guard, now, allowHosts, takeTurn }: Website,
): Result<SiteSource, FetchError> {
  const url = parsePublicUrl(given, { schemes: ['http', 'https'], allowHosts })
  if (!url.ok) {
    const { code, message } = url.error
    return fail({ code: code === 'PORT_NOT_ALLOWED' ? code : 'INVALID_URL', message })
  }
  url.value.hash = ''
  const clock = { ...systemClock, now }
  const client = createGuardedClient({ guard, userAgent: bot.userAgent, clock })
  const isUnpaced = (host: string) => isNamed(allowHosts, new URL(`http://${host}`).hostname)
  const pacing = createPacing({ clock, isUnpaced, takeTurn })
  const source = createNetworkSource({ client, entryUrl: url.value.href, pacing, clock })
  return ok({
    ...source,
    async close() {
      await source.close()
      await client.close()
    },
  })
}
