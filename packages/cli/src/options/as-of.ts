/** The date that a folder counts as read on: the same folder then gives the same bytes, whenever it is read. */
import type { AnalyzedSite } from '@brandprint/engine'
import { echoed } from '../output/echoed.ts'
import { UsageError } from '../usage-error.ts'

/** Years of four digits, as reports write them. */
const momentsMax = Date.UTC(10_000, 0, 1)

/**
 * SOURCE_DATE_EPOCH (reproducible-builds.org/specs/source-date-epoch): seconds since 1970 in decimal digits.
 * @returns milliseconds; null when it is no such number
 */
export function sourceDate(written: string): number | null {
  const milliseconds = /^\d{1,12}$/.test(written) ? Number(written) * 1_000 : Number.NaN
  return milliseconds < momentsMax ? milliseconds : null
}

const form = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/

/** A date is its first moment, and without an offset it is UTC. @returns milliseconds since the epoch */
export function asOfDate(written: string): number {
  const [, day = '', time = '00:00', offset = 'Z'] = form.exec(written.toUpperCase()) ?? []
  const midnight = Date.parse(`${day}T00:00Z`)
  // 31 February parses as 3 March: the date has to read back as it was written.
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
  const moment = isDay ? Date.parse(`${day}T${time}${offset}`) : Number.NaN
  if (moment >= 0 && moment < momentsMax) return moment
  throw new UsageError(
    `--as-of is “${echoed(written)}”; it takes a date or a date and time from 1970 on, such as 2026-01-31 or 2026-01-31T18:00:00Z.`,
  )
}

interface Dates {
  /** `--as-of`, which takes precedence. */
  asOf: string | undefined
  /** SOURCE_DATE_EPOCH in milliseconds; it is set for whole builds, so it is ignored where it does not apply. */
  sourceDate: number | null
}

/** Dates the folders among the sites. `--as-of` without a folder is a UsageError. */
export function datedSites<Sites extends readonly AnalyzedSite[]>(sites: Sites, { asOf, sourceDate }: Dates): Sites {
  const readAt = asOf === undefined ? sourceDate : asOfDate(asOf)
  if (asOf !== undefined && !sites.some((site) => 'folder' in site)) {
    throw new UsageError(
      '--as-of goes with a folder: a website is read as it is now, and a capture keeps the date on which it was read.',
    )
  }
  if (readAt === null) return sites
  return sites.map((site) => ('folder' in site ? { ...site, readAt } : site)) as unknown as Sites
}
