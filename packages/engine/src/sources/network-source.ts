import type { Fetched, ResourceKind, SiteRequest, SiteSource } from '../artifacts.ts'
import { bot } from '../net/bot.ts'
import type { Budgets } from '../net/budgets.ts'
import type { Clock } from '../net/clock.ts'
import { aborted, type FetchError, type FetchErrorCode } from '../net/fetch-error.ts'
import type { GuardedClient } from '../net/guarded-client.ts'
import type { Pacing } from '../net/pacing.ts'
import { type Robots, robotsBytesMax, robotsFrom } from '../net/robots-txt.ts'
import { fail, type Result } from '../result.ts'

export interface NetworkSourceOptions {
  client: GuardedClient
  entryUrl: string
  pacing: Pacing
  clock: Clock
}

/** RFC 9309 § 2.4: a robots.txt is not to be believed for longer than a day. */
const robotsMaxAgeMs = 24 * 60 * 60 * 1000

/**
 * A site over the network. Everything it asks for is under the robots.txt of its origin, stylesheets and images as well:
 * who excludes a folder from robots does not say “except for its pictures”. Exempt is robots.txt itself. A redirect is
 * answered for by the URL that was asked, and the robots.txt of the URL where it ended is asked as well.
 *
 * The client is the caller's to close; `close` stops this source's own requests.
 */
export function createNetworkSource({ client, entryUrl, pacing, clock }: NetworkSourceOptions): SiteSource {
  const closing = new AbortController()
  const robotsByOrigin = new Map<string, { readAt: number; robots: Promise<Robots> }>()

  function robotsOf(origin: string): Promise<Robots> {
    const known = robotsByOrigin.get(origin)
    if (known !== undefined && clock.now() - known.readAt < robotsMaxAgeMs) return known.robots
    // Not under the caller's signal, as others may wait for the same file.
    const robots = fetchRobots(client, origin, closing.signal).then(robotsFrom)
    robotsByOrigin.set(origin, { readAt: clock.now(), robots })
    return robots
  }

  async function request(given: string, site: SiteRequest): Promise<Result<Fetched, FetchError>> {
    const signal = site.signal === undefined ? closing.signal : AbortSignal.any([closing.signal, site.signal])
    const url = URL.parse(given)
    if (url === null) return fail({ code: 'INVALID_URL', message: 'The address is not one that we can request.' })
    if (isRobotsTxt(url)) return fetchRobots(client, url.origin, signal, site)
    const robots = await robotsOf(url.origin)
    if (signal.aborted) return fail(aborted)
    if (!robots.isAllowed(url.href)) return fail(disallowed(robots))
    const { crawlDelaySeconds } = robots
    const answer = await pacing
      .run({ host: url.host, kind: site.kind, crawlDelaySeconds, signal }, () =>
        client.fetch(url.href, requestOptions(site, signal)),
      )
      .catch((error: unknown) => {
        if (signal.aborted) return fail(aborted)
        throw error
      })
    return answer.ok ? allowedEnd(answer.value) : answer
  }

  /** A redirect into what another robots.txt, or another rule, excludes does not make it ours to read. */
  async function allowedEnd(answer: Fetched): Promise<Result<Fetched, FetchError>> {
    if (answer.redirects.length === 0) return { ok: true, value: answer }
    const end = new URL(answer.finalUrl)
    const robots = await robotsOf(end.origin)
    return robots.isAllowed(end.href) ? { ok: true, value: answer } : fail(disallowed(robots))
  }

  return {
    kind: 'network',
    entryUrl,
    request,
    async close() {
      closing.abort()
    },
  }
}

const isRobotsTxt = (url: URL) => url.pathname === '/robots.txt' && url.search === ''

function fetchRobots(
  client: GuardedClient,
  origin: string,
  signal: AbortSignal,
  conditions: Pick<SiteRequest, 'ifNoneMatch' | 'ifModifiedSince'> = {},
): Promise<Result<Fetched, FetchError>> {
  return client.fetch(`${origin}/robots.txt`, {
    ...requestOptions({ kind: 'robots', ...conditions }, signal),
    bodyReading: 'start',
  })
}

function requestOptions({ kind, ifNoneMatch, ifModifiedSince, headers }: SiteRequest, signal: AbortSignal) {
  return {
    headers: { accept: acceptedTypes[kind], ...headers },
    budgets: budgetsByKind[kind] ?? {},
    ...(ifNoneMatch !== undefined && { ifNoneMatch }),
    ...(ifModifiedSince !== undefined && { ifModifiedSince }),
    signal,
  }
}

const acceptedTypes: Record<ResourceKind, string> = {
  page: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  stylesheet: 'text/css,*/*;q=0.1',
  image: 'image/svg+xml,image/png,image/webp,image/jpeg,image/gif,image/x-icon,image/*;q=0.8,*/*;q=0.1',
  manifest: 'application/manifest+json,application/json;q=0.9,*/*;q=0.1',
  feed: 'application/rss+xml,application/atom+xml,application/xml;q=0.9,text/xml;q=0.9,*/*;q=0.1',
  sitemap: 'application/xml,text/xml,text/plain;q=0.5,*/*;q=0.1',
  robots: 'text/plain,*/*;q=0.1',
  data: '*/*',
}

/** Where less than a page's limits is enough. */
const budgetsByKind: Partial<Record<ResourceKind, Partial<Budgets>>> = {
  robots: { decodedBytes: robotsBytesMax, wireBytes: robotsBytesMax },
  manifest: { decodedBytes: 1024 * 1024 },
}

/** Failures of the host itself: not its robots.txt is missing then, but the website. */
const hostFailures: ReadonlySet<FetchErrorCode> = new Set([
  'NOT_PUBLIC',
  'UNREACHABLE',
  'TLS',
  'INVALID_URL',
  'PORT_NOT_ALLOWED',
  'ABORTED',
])
const hostStages: ReadonlySet<FetchError['stage']> = new Set(['dns', 'connect', 'tls'])

function disallowed({ unreachable }: Robots): FetchError {
  if (unreachable === null) {
    return { code: 'ROBOTS_DISALLOWED', message: `The website's robots.txt asks ${bot.token} not to read this.` }
  }
  if (hostFailures.has(unreachable.code) || hostStages.has(unreachable.stage)) return unreachable
  const message = `The website's robots.txt could not be read, which excludes everything: ${unreachable.message}`
  return { code: 'ROBOTS_DISALLOWED', message }
}
