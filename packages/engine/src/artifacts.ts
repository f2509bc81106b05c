/** Every artifact of a site, by name and shape: what gatherers bring and everything after them reads. */
import type { FetchError } from './net/fetch-error.ts'
import type { Result } from './result.ts'

/** What a resource is wanted for: decides its limits, its `Accept` header and who may ask for it at the same time. */
export type ResourceKind = 'page' | 'stylesheet' | 'image' | 'manifest' | 'feed' | 'sitemap' | 'robots' | 'data'

/** An answer to one request, its body decoded of any Content-Encoding. Any status, 404 and 503 included. */
export interface Fetched {
  /** As asked for: absolute, without fragment. */
  url: string
  /** After redirects. */
  finalUrl: string
  /** Each URL that redirected, in order; empty when the first answered. */
  redirects: string[]
  status: number
  /** Names in lower case; several values of one name are joined by `, `. */
  headers: Record<string, string>
  body: Uint8Array
  /** ISO 8601, UTC. */
  fetchedAt: string
  durationMs: number
}

export interface SiteRequest {
  kind: ResourceKind
  /** Conditional request: sent as If-None-Match and If-Modified-Since; the answer may then be a 304 without body. */
  ifNoneMatch?: string
  ifModifiedSince?: string
  /** What a page's script asks with, names in lower case; over the network they are sent along. */
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

/** Answers requests for URLs of a site: over the network, from a folder of built pages or from a saved capture. */
export interface SiteSource {
  readonly kind: 'network' | 'folder' | 'capture'
  /** The URL the analysis starts at. */
  readonly entryUrl: string
  request(url: string, request: SiteRequest): Promise<Result<Fetched, FetchError>>
  close(): Promise<void>
}

/** One request and its outcome, as a capture keeps it; the body lies beside it under its SHA-256. */
export interface Exchange {
  url: string
  finalUrl: string
  redirects: string[]
  kind: ResourceKind
  /** null when there was no answer; `error` then says why. */
  status: number | null
  headers: Record<string, string>
  fetchedAt: string
  durationMs: number
  /** SHA-256 (hex) of the decoded body; null without one. */
  bodyHash: string | null
  error: FetchError | null
}

export const pageTypes = [
  'home',
  'about',
  'pricing',
  'product',
  'features',
  'solutions',
  'customers',
  'testimonials',
  'team',
  'careers',
  'blog',
  'post',
  'press',
  'contact',
  'faq',
  'security',
  'legal',
  'other',
] as const
export type PageType = (typeof pageTypes)[number]

export type PageStateName = 'ok' | 'shell' | 'login' | 'blocked' | 'parked' | 'error' | 'empty' | 'not-html'

/** What kind of thing a page is before anybody reads a brand off it. */
export interface PageState {
  state: PageStateName
  /** 0 to 1. */
  confidence: number
  /** What was seen, in words: “HTTP 403 with a challenge script of a bot filter”. */
  reasons: string[]
}

/** The page as a browser showed it, kept beside the static answer. */
export interface RenderedPage {
  /** SHA-256 of the serialised document, its elements stamped with their layout (document/layout.ts). */
  htmlHash: string
  /** SHA-256 of PNG pictures; null when the browser gave none. */
  fullPageScreenshotHash: string | null
  firstScreenScreenshotHash: string | null
  /** Why a browser was asked: “the static page holds 3 visible words”. */
  reason: string
}

export interface CapturedPage {
  /** The URL that was chosen. */
  url: string
  /** The URL that answered, without fragment: the page's name in evidence and coverage. */
  finalUrl: string
  type: PageType
  /** Why this page was read: “pricing: link ‘Preise’ in the navigation”. */
  selectionReason: string
  bodyHash: string
  /** WHATWG name of the character set that the body was read in. */
  encoding: string
  state: PageState
  rendered: RenderedPage | null
}

export interface SkippedPage {
  url: string
  type: PageType
  /** `robots`, `noindex`, `duplicate`, `budget`, `failed`, `language`, `state`. */
  reason: 'robots' | 'noindex' | 'duplicate' | 'budget' | 'failed' | 'language' | 'state'
  /** The same in words. */
  detail: string
}

/** Everything that was fetched of a site. The same capture always gives the same facts and the same report. */
export interface Capture {
  format: 'brandprint-capture'
  version: 1
  entryUrl: string
  /** ISO 8601, UTC. */
  capturedAt: string
  exchanges: Exchange[]
  /** The home page first, then in the order chosen. */
  pages: CapturedPage[]
  skipped: SkippedPage[]
  /** What was missing while gathering: “no browser was found, so the page was read without its scripts”. */
  degraded: Degradation[]
  /** Bodies by SHA-256 (hex). */
  bodies: Map<string, Uint8Array>
  /** The first screen of the home page as WebP, where a browser showed it. Nothing is concluded from it. */
  screenshot: Uint8Array | null
}

export interface Degradation {
  part: 'rendering' | 'robots' | 'stylesheets' | 'pages' | 'parsing' | 'facts'
  /** For people. */
  detail: string
  /** The address (`finalUrl`) of the page that was read without its scripts, where a browser was wanted and could not be had. */
  unrenderedPage?: string
}
