/**
 * Where a page's requests go: to the source that holds the site. The browser itself has no way to any network; over the
 * network each request is made by the guarded client, under robots.txt and at its pace.
 */
import type { Page, Request, Route } from 'playwright-core'
import type { Fetched, ResourceKind, SiteSource } from '../artifacts.ts'
import type { FetchError } from '../net/fetch-error.ts'
import { createSlots } from '../net/slots.ts'
import { fail, ok, type Result } from '../result.ts'
import { isSameSite } from '../site-url.ts'
import { late, within } from './page-session.ts'
import { createRequestCaps, type RequestLimits } from './request-caps.ts'
import { answerHeaders, sentHeaders } from './request-headers.ts'

export interface RequestAnswers {
  route(page: Page, route: Route): Promise<void>
  /** Why the page is not to be read, once it has gone, or tried to go, where it must not; null otherwise. */
  refusal(): FetchError | null
  /** Requests to the page's own site that were not made, by the reason. */
  unmade(): Readonly<{ robots: number; caps: number }>
}

export interface AnswerInput {
  source: SiteSource
  /** The page that was asked for: what is of its site may become the page. */
  url: string
  /** Answers that were given already, by URL. */
  known: ReadonlyMap<string, Fetched>
  limits: RequestLimits
  signal: AbortSignal
}

const kinds: Readonly<Record<string, ResourceKind>> = {
  document: 'page',
  stylesheet: 'stylesheet',
  image: 'image',
  manifest: 'manifest',
}

/** Never fetched: video and sound, what only reports back, and streams, which never end. */
const unwantedTypes: ReadonlySet<string> = new Set(['media', 'ping', 'eventsource', 'websocket', 'texttrack'])

/** Answers under way at the same time: each may be held in memory whole. */
const answersAtOnce = 12
/** Answers on their way into the browser: each is held twice more, in the text that the driver sends. */
const handedAtOnce = 4

/** A visitor is led on once or twice, to a language or a country; after more the page is in a circle. */
const navigationsMax = 5

export function answerRequests({ source, url, known, limits, signal }: AnswerInput): RequestAnswers {
  const site = new URL(url)
  const isNetwork = source.kind === 'network'
  const caps = createRequestCaps(site, limits)
  const slots = createSlots(answersAtOnce)
  const handing = createSlots(handedAtOnce)
  const asked = new Map<string, Promise<Result<Fetched, FetchError>>>()
  const inTurn = createTurns()
  let refusal: FetchError | null = null
  let navigations = 0
  const unmade = { robots: 0, caps: 0 }

  async function ask(request: Request, kind: ResourceKind): Promise<Result<Fetched, FetchError>> {
    const target = URL.parse(request.url())
    if (target === null || !/^https?:$/.test(target.protocol)) return fail(notHttp)
    const held = known.get(target.href)
    if (held !== undefined) return ok(held)
    if (!isNetwork) return source.request(target.href, { kind, signal })
    const headers = sentHeaders(request)
    const key = JSON.stringify([target.href, headers])
    const earlier = asked.get(key)
    if (earlier !== undefined) return earlier
    const answer = fetched(target, kind, headers)
    asked.set(key, answer)
    return answer
  }

  async function fetched(target: URL, kind: ResourceKind, headers: Record<string, string>) {
    await slots.take(signal)
    try {
      // Asked only now: those before it may have used up what there was.
      if (!caps.take(target)) {
        unmade.caps++
        return fail(overCap)
      }
      const answer = await source.request(target.href, { kind, headers, signal })
      if (answer.ok) caps.add(target, answer.value.body.length)
      else if (answer.error.code === 'ROBOTS_DISALLOWED' && isSameSite(target, site)) unmade.robots++
      return answer
    } finally {
      slots.give()
    }
  }

  /** The page itself, first or when it leads on by itself: only to its own site, and only to read. */
  async function navigate(route: Route): Promise<void> {
    const request = route.request()
    const outcome = await destination(request)
    if (outcome.ok) return fulfill(route, outcome.value)
    refusal ??= outcome.error
    // Any other way to end it makes the browser show an error page of its own in place of the page.
    return route.abort('aborted')
  }

  async function destination(request: Request): Promise<Result<Fetched, FetchError>> {
    const target = URL.parse(request.url())
    if (target === null || !isSameSite(target, site)) return fail(leadsAway(target))
    if (!isRead(request)) return fail(submits)
    if (++navigations > navigationsMax) return fail(inCircles)
    const answer = await ask(request, 'page')
    if (!answer.ok) return answer
    const end = new URL(answer.value.finalUrl)
    if (!isSameSite(end, site)) return fail(leadsAway(end))
    if (navigations > 1 && answer.value.status >= 400) return fail(leadsToError(answer.value.status))
    return answer
  }

  async function fulfill(route: Route, { status, headers, body }: Fetched): Promise<void> {
    await route.fulfill({
      status,
      headers: answerHeaders(headers, isNetwork ? route.request() : null),
      body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
    })
  }

  /** Hands a part of the page over, while it may have more: to ask for the same again, or for a file, costs it nothing else. */
  async function hand(route: Route, answered: () => Promise<Result<Fetched, FetchError>>): Promise<void> {
    if (!caps.mayHand()) return withhold(route)
    // Over the network a slow answer keeps no other one waiting; files are read only once they can be passed on.
    if (isNetwork) await answered()
    await handing.take(signal)
    try {
      const answer = await answered()
      // A redirect that is no answer would be followed by the browser itself.
      if (!answer.ok || (answer.value.status >= 300 && answer.value.status < 400))
        return await route.abort('blockedbyclient')
      // Those before it may have used up what there was.
      if (!caps.mayHand()) return await withhold(route)
      caps.hand(answer.value.body.length)
      await fulfill(route, answer.value)
    } finally {
      handing.give()
    }
  }

  async function withhold(route: Route): Promise<void> {
    unmade.caps++
    await route.abort('blockedbyclient')
  }

  return {
    async route(page, route) {
      const request = route.request()
      const place = placeOf(request, page)
      if (place === 'frame') return route.fulfill({ status: 200, contentType: 'text/html', body: '' })
      if (place === 'elsewhere') return route.abort('aborted')
      if (place === 'page') return navigate(route)
      if (unwantedTypes.has(request.resourceType()) || !isRead(request)) return route.abort('blockedbyclient')
      const handed = () => hand(route, () => ask(request, kinds[request.resourceType()] ?? 'data'))
      return isNetwork ? handed() : inTurn(request, handed)
    },
    refusal: () => refusal,
    unmade: () => unmade,
  }
}

/** An analysis reads: it sends nothing. */
const isRead = (request: Request) => request.method() === 'GET' || request.method() === 'HEAD'

/**
 * What a request would become: the page, a frame in it, a window beside it, or a part of one of them. What frames show is
 * no part of the page's content, so they get an empty document: no maps, no players, no consent platforms.
 */
function placeOf(request: Request, page: Page): 'page' | 'frame' | 'elsewhere' | 'part' {
  if (!request.isNavigationRequest()) return 'part'
  try {
    const frame = request.frame()
    if (frame.parentFrame() !== null) return 'frame'
    return frame === page.mainFrame() ? 'page' : 'elsewhere'
  } catch {
    return 'elsewhere' // A pop-up that has no page yet.
  }
}

/** So long a turn may take: an answer may never come, or wait for a script that waits for the one after it. */
const turnMsMax = 1_000
/** After so many that took longer nobody waits for his turn: the page's own time would be over before. */
const lateTurnsMax = 3

/**
 * One answer after the other, in the order of the requests, for pages that are to give the same bytes each time: answers
 * that overtake each other make another page each time. A turn's time counts from its beginning, so that many requests
 * at once, or a busy machine, do not break the order.
 */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  let lateTurns = 0
  return async (request: Request, hand: () => Promise<void>): Promise<void> => {
    const answering = last.then(async () => {
      await hand()
      await arrival(request)
    })
    last = last.then(async () => {
      if (lateTurns < lateTurnsMax && (await within(answering, turnMsMax).catch(() => null)) === late) lateTurns++
    })
    await answering
  }
}

/** When the page has the whole answer. */
async function arrival(request: Request): Promise<void> {
  const response = await request.response()
  await response?.finished()
}

const notHttp: FetchError = { code: 'INVALID_URL', message: 'The address is not one that we can request.' }
const overCap: FetchError = { code: 'BUDGET', message: 'The page asks for more than a page may.' }
const submits: FetchError = { code: 'BLOCKED_REDIRECT', message: 'The page sends a form by itself.' }
const inCircles: FetchError = {
  code: 'TOO_MANY_REDIRECTS',
  message: `The page leads on by itself more than ${navigationsMax - 1} times.`,
}
const leadsAway = (target: URL | null): FetchError => ({
  code: 'BLOCKED_REDIRECT',
  message:
    target === null || !/^https?:$/.test(target.protocol)
      ? 'The page leads on by itself to what is no web page.'
      : `The page leads on by itself to another site, ${target.host}.`,
})
const leadsToError = (status: number): FetchError => ({
  code: 'BLOCKED_REDIRECT',
  message: `The page leads on by itself to a page that answers ${status}.`,
})
