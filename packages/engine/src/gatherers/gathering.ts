import type { CapturedPage, Degradation, SiteSource, SkippedPage } from '../artifacts.ts'
import type { FlatDocument } from '../document/flat-document.ts'
import type { ParsePool } from '../document/parse-pool.ts'
import type { Renderer } from '../render/render-page.ts'
import type { ParsedCapture } from '../site.ts'
import type { Recorder } from './recorder.ts'

export interface GatherDeps {
  source: SiteSource
  pool: ParsePool
  /** null: pages are read without their scripts. */
  renderer: Renderer | null
  /** Why there is no renderer, for the report; null when none is wanted. */
  rendererMissing: string | null
  now: () => number
  onProgress: (progress: Progress) => void
  signal: AbortSignal
}

/** What the gatherer is doing, for people who wait. */
export interface Progress {
  step: 'home' | 'rendering' | 'page' | 'deriving'
  /** The URL at hand. */
  url: string
  pagesDone: number
  pagesMax: number
}

/** What one gathering has so far. */
export interface Gathering {
  deps: GatherDeps
  recorder: Recorder
  parsed: ParsedCapture
  pages: CapturedPage[]
  skipped: SkippedPage[]
  degraded: Degradation[]
  /** SimHash of the text of each page read. */
  hashes: bigint[]
  rendered: number
  /** Whether the home page asks everybody not to index it, as a site does before it opens: its other pages mostly ask the same. */
  isUnlisted: boolean
  /** Bytes of stylesheets parsed. */
  sheetBytes: number
}

/** Adds a page to what was gathered; what was too much of it to be read is named. */
export function takePage(gathering: Gathering, page: CapturedPage): void {
  gathering.pages.push(page)
  const { truncated } = documentOf(gathering, page)
  if (truncated.length === 0) return
  gathering.degraded.push({ part: 'parsing', detail: `${page.finalUrl} was not read whole: ${truncated.join('; ')}.` })
}

/** The document that a page is read in: as rendered, where it was. */
export const documentOf = ({ parsed }: Gathering, { rendered, bodyHash }: CapturedPage): FlatDocument =>
  parsed.pages.get(rendered?.htmlHash ?? bodyHash)!.document
