/** What the index of a saved capture may hold: it may come from anybody, and everything after trusts it. */
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import {
  type Capture,
  type Degradation,
  type PageStateName,
  pageTypes,
  type ResourceKind,
  type SkippedPage,
} from '../artifacts.ts'
import type { FetchError, FetchErrorCode } from '../net/fetch-error.ts'
import { fail, ok, type Result } from '../result.ts'

// Records, so that a value that is added to the type and not here does not compile.
const resourceKinds: Record<ResourceKind, true> = {
  page: true,
  stylesheet: true,
  image: true,
  manifest: true,
  feed: true,
  sitemap: true,
  robots: true,
  data: true,
}
const pageStates: Record<PageStateName, true> = {
  ok: true,
  shell: true,
  login: true,
  blocked: true,
  parked: true,
  error: true,
  empty: true,
  'not-html': true,
}
const skipReasons: Record<SkippedPage['reason'], true> = {
  robots: true,
  noindex: true,
  duplicate: true,
  budget: true,
  failed: true,
  language: true,
  state: true,
}
const degradedParts: Record<Degradation['part'], true> = {
  rendering: true,
  robots: true,
  stylesheets: true,
  pages: true,
  parsing: true,
  facts: true,
}
const stages: Record<NonNullable<FetchError['stage']>, true> = {
  dns: true,
  connect: true,
  tls: true,
  'first byte': true,
  idle: true,
  whole: true,
}
const errorCodes: Record<FetchErrorCode, true> = {
  INVALID_URL: true,
  PORT_NOT_ALLOWED: true,
  NOT_PUBLIC: true,
  UNREACHABLE: true,
  TLS: true,
  TIMEOUT: true,
  BLOCKED_REDIRECT: true,
  TOO_MANY_REDIRECTS: true,
  BAD_REDIRECT: true,
  RESPONSE_TOO_LARGE: true,
  HEADERS_TOO_LARGE: true,
  BAD_ENCODING: true,
  BAD_RESPONSE: true,
  PAGE_TOO_COMPLEX: true,
  NOT_HTML: true,
  ROBOTS_DISALLOWED: true,
  NOT_IN_SOURCE: true,
  BUDGET: true,
  ABORTED: true,
}

const dayMs = 24 * 3_600_000
/** Whether it can be parsed is looked at afterwards (misplacedAddress). */
const Url = Type.String({ maxLength: 100_000 })
const Moment = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?Z$' })

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const closed = { additionalProperties: false }

const CapturedError = Type.Object(
  {
    code: Type.Enum(Object.keys(errorCodes)),
    message: Type.String(),
    stage: Type.Optional(Type.Enum(Object.keys(stages))),
  },
  closed,
)

const Index = Type.Object(
  {
    format: Type.Literal('brandprint-capture'),
    version: Type.Literal(1),
    entryUrl: Url,
    capturedAt: Moment,
    exchanges: Type.Array(
      Type.Object(
        {
          url: Url,
          finalUrl: Url,
          redirects: Type.Array(Url),
          kind: Type.Enum(Object.keys(resourceKinds)),
          status: Nullable(Type.Integer({ minimum: 100, maximum: 999 })),
          headers: Type.Record(Type.String(), Type.String()),
          fetchedAt: Moment,
          durationMs: Type.Number({ minimum: 0, maximum: dayMs }),
          bodyHash: Nullable(Hash),
          error: Nullable(CapturedError),
        },
        closed,
      ),
    ),
    pages: Type.Array(
      Type.Object(
        {
          url: Url,
          finalUrl: Url,
          type: Type.Enum([...pageTypes]),
          selectionReason: Type.String(),
          bodyHash: Hash,
          encoding: Type.String(),
          state: Type.Object(
            {
              state: Type.Enum(Object.keys(pageStates)),
              confidence: Type.Number({ minimum: 0, maximum: 1 }),
              reasons: Type.Array(Type.String()),
            },
            closed,
          ),
          rendered: Nullable(
            Type.Object(
              {
                htmlHash: Hash,
                fullPageScreenshotHash: Nullable(Hash),
                firstScreenScreenshotHash: Nullable(Hash),
                reason: Type.String(),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
      { minItems: 1 },
    ),
    skipped: Type.Array(
      Type.Object(
        {
          url: Url,
          type: Type.Enum([...pageTypes]),
          reason: Type.Enum(Object.keys(skipReasons)),
          detail: Type.String(),
        },
        closed,
      ),
    ),
    degraded: Type.Array(
      Type.Object(
        {
          part: Type.Enum(Object.keys(degradedParts)),
          detail: Type.String(),
          unrenderedPage: Type.Optional(Url),
        },
        closed,
      ),
    ),
    screenshotHash: Type.Optional(Hash),
  },
  closed,
)

const captureIndex = Compile(Index)

/** All but the bytes of a capture. */
export interface CaptureIndex extends Omit<Capture, 'bodies' | 'screenshot'> {
  /** SHA-256 of the screenshot; left out where there is none. */
  screenshotHash?: string
}

/** The index, or the place in it that is wrong and why: `/pages/0/finalUrl is not the URL of a website`. */
export function checkCaptureIndex(index: unknown): Result<CaptureIndex, string> {
  const long = tooLong(index)
  if (long !== null) return fail(long)
  if (!captureIndex.Check(index)) {
    const [first] = captureIndex.Errors(index)
    const place = first?.instancePath === '' ? 'the whole file' : first?.instancePath
    return fail(`${place} ${first?.message}`)
  }
  const capture = index as unknown as CaptureIndex
  const misplaced = misplacedUrl(capture)
  return misplaced === null ? ok(capture) : fail(`${misplaced} is not the address of a website`)
}

/** Ours have some hundreds: 50 pages at most, each with up to 24 style sheets and what those import, in 90 seconds. */
const listsMax = { exchanges: 5_000, pages: 100 }
/** Of all lists and objects together. */
const entriesMax = 1_000_000

/** Looked at before what the entries are: to say what is wrong with millions of them takes minutes and gigabytes. */
function tooLong(index: unknown): string | null {
  for (const [name, most] of Object.entries(listsMax)) {
    const list: unknown = (index as Record<string, unknown> | null)?.[name]
    if (Array.isArray(list) && list.length > most)
      return `/${name} has ${list.length} entries, and at most ${most} are read`
  }
  const left: unknown[] = [index]
  let entries = 0
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const inner = Array.isArray(value) ? value : Object.values(value)
    entries += inner.length
    if (entries > entriesMax) return `the whole file has more than ${entriesMax} entries`
    for (const one of inner) if (typeof one === 'object' && one !== null) left.push(one)
  }
  return null
}

function misplacedUrl({ entryUrl, exchanges, pages, skipped }: CaptureIndex): string | null {
  const isWebsite = (url: string) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')
  if (!isWebsite(entryUrl)) return '/entryUrl'
  for (const [at, { url, finalUrl, redirects, error }] of exchanges.entries()) {
    // A page may name any URL; one that could not be asked for is kept with its error.
    const isUrl = error === null ? isWebsite : URL.canParse
    if (!isUrl(url)) return `/exchanges/${at}/url`
    if (!isUrl(finalUrl)) return `/exchanges/${at}/finalUrl`
    const redirect = redirects.findIndex((url) => !isUrl(url))
    if (redirect >= 0) return `/exchanges/${at}/redirects/${redirect}`
  }
  for (const [at, { url, finalUrl }] of pages.entries()) {
    if (!isWebsite(url)) return `/pages/${at}/url`
    if (!isWebsite(finalUrl)) return `/pages/${at}/finalUrl`
  }
  const at = skipped.findIndex(({ url }) => !isWebsite(url))
  return at < 0 ? null : `/skipped/${at}/url`
}
