/** What a later check needs to know of an earlier one. */
import type { PageType, ResourceKind, SiteSource } from '../artifacts.ts'
import { rulesFingerprint } from './rules-fingerprint.ts'

/** Plain JSON of a few kB, stored between checks. */
export interface SiteWatch {
  format: 'brandprint-watch'
  version: 1
  /** Of the rules that snapshots were made by: under other rules a site is to have a new baseline. */
  fingerprint: string
  /** A browser was needed at the baseline: then, and only then, later checks render. */
  isRendered: boolean
  /** Pages to be read, the home page first, 8 at most. */
  pages: WatchedPage[]
  /** All that they were read from, pages first; robots.txt is not among it, as every check reads it whole. */
  files: WatchedFile[]
}

export interface WatchedPage {
  /** The home page as it was asked for; others by the URL that answered. */
  url: string
  /** What it was chosen for. */
  type: PageType
}

export interface WatchedFile {
  /** As asked for. */
  url: string
  /** Says what to ask it with: an answer may vary by `Accept`. */
  kind: ResourceKind
  /** Where redirects ended; null: there were none. */
  finalUrl: string | null
  /** Validators of an answer with status 200; null without one. */
  etag: string | null
  lastModified: string | null
  /** SHA-256 (hex) of the decoded bytes; for what was not answered with 200, the status or the code of the error. */
  hash: string
}

/** Whether a watch is one of a site, and of the rules by which it would be read now. */
export const isUsable = (watch: SiteWatch | null, { entryUrl }: SiteSource): watch is SiteWatch =>
  watch !== null && watch.version === 1 && watch.fingerprint === rulesFingerprint && watch.pages[0]?.url === entryUrl

export const watchBounds = {
  pages: 8,
  files: 96,
  /** Of all URLs and validators: a page may name sheets at URLs of any length. */
  characters: 48_000,
  validatorCharacters: 256,
} as const
