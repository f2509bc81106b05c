/** Where a page's requests go: to the source that holds the site, or on through the filtering proxy. */
import type { Request, Route } from 'playwright-core'
import type { Fetched, ResourceKind, SiteSource } from '../artifacts.ts'
import { within } from './page-session.ts'

const kinds: Readonly<Record<string, ResourceKind>> = {
  document: 'page',
  stylesheet: 'stylesheet',
  image: 'image',
  manifest: 'manifest',
}

/** The source decoded the body already, and says how long it is by giving it. */
const goneHeaders = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection'])

/**
 * What frames show is no part of the page's content, so they get an empty document: no maps, no players, no consent
 * platforms. Video and sound are never fetched.
 */
async function isAnsweredHere(route: Route): Promise<boolean> {
  const request = route.request()
  if (request.resourceType() === 'media') {
    await route.abort('blockedbyclient')
    return true
  }
  if (request.isNavigationRequest() && isInsideFrame(request)) {
    await route.fulfill({ status: 200, contentType: 'text/html', body: '' })
    return true
  }
  return false
}

function isInsideFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() !== null
  } catch {
    return false // A pop-up that has no page yet.
  }
}

/** Sends a page's requests to the network; the browser has no way there but the proxy. */
export async function passOn(route: Route): Promise<void> {
  if (!(await isAnsweredHere(route))) await route.continue()
}

/** So long an answer waits for the one before it, which may never come or wait for a script that waits for this one. */
const turnMsMax = 250

/**
 * Answers a page's requests from a folder or a saved capture; what the source does not hold is aborted. One answer after
 * the other, in the order of the requests: answers that overtake each other make another page each time.
 * @param known answers that were given already, by address
 */
export function answerFrom(source: SiteSource, known: ReadonlyMap<string, Fetched>, signal: AbortSignal) {
  let last: Promise<unknown> = Promise.resolve()
  return async (route: Route): Promise<void> => {
    const before = last
    const answering = (async () => {
      const fetched = await fetchedFor(route.request(), source, known, signal)
      await within(before, turnMsMax)
      if (await isAnsweredHere(route)) return
      if (fetched === null) return route.abort('blockedbyclient')
      await route.fulfill({
        status: fetched.status,
        headers: Object.fromEntries(Object.entries(fetched.headers).filter(([name]) => !goneHeaders.has(name))),
        body: Buffer.from(fetched.body.buffer, fetched.body.byteOffset, fetched.body.byteLength),
      })
      await within(arrival(route.request()), turnMsMax)
    })()
    last = answering.catch(() => {})
    await answering
  }
}

async function fetchedFor(
  request: Request,
  source: SiteSource,
  known: ReadonlyMap<string, Fetched>,
  signal: AbortSignal,
): Promise<Fetched | null> {
  const url = request.url()
  const isFrame = request.isNavigationRequest() && isInsideFrame(request)
  if (isFrame || request.resourceType() === 'media' || !/^(?:GET|HEAD)$/.test(request.method())) return null
  if (!/^https?:/.test(url)) return null
  return known.get(url) ?? ask(source, url, kinds[request.resourceType()] ?? 'data', signal)
}

/** When the page has the whole answer. */
async function arrival(request: Request): Promise<void> {
  const response = await request.response()
  await response?.finished()
}

async function ask(source: SiteSource, url: string, kind: ResourceKind, signal: AbortSignal): Promise<Fetched | null> {
  const answer = await source.request(url, { kind, signal })
  return answer.ok ? answer.value : null
}
