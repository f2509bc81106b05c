/**
 * When a website is checked. Each address has moments of its own, spread by its hash: an hourly one at the same minute of
 * every hour, a daily one at one of these, a weekly one on a day of these. So 10,000 websites are not due in one minute,
 * accounts that track the same address are due together and share one check, and no moment depends on other accounts.
 */

import { createHash } from 'node:crypto'
import { dayMs, hourMs, minuteMs } from '../../platform/durations.ts'
import type { Tier } from '../../platform/tiers.ts'
import type { CheckFrequency } from './tables.ts'

const weekMs = 7 * dayMs
const monthMs = 30 * dayMs
/** A website is fetched for a new or resumed competitor at most once in this time. */
const firstCheckMs = 10 * minuteMs
/** The next check is not so soon after the one before: this part of the interval lies between them at least. */
const leastGap = 0.1

export type Interval = 'hourly' | CheckFrequency
const intervalMs: Record<Interval, number> = { hourly: hourMs, daily: dayMs, weekly: weekMs, monthly: monthMs }

/** For an Agency account `daily` is hourly (docs/decisions/0010). */
export const isHourly = (frequency: CheckFrequency, tier: Tier): boolean => frequency === 'daily' && tier === 'agency'

export const intervalOf = (checked: { check_frequency: CheckFrequency; is_hourly: boolean }): Interval =>
  checked.is_hourly ? 'hourly' : checked.check_frequency

export interface Due {
  interval: Interval
  /** Of the competitor: monthly checks are on its day of the month. */
  createdAt: Date
  now: Date
}

/** Where the moments of an address lie within their intervals, in milliseconds. */
interface Offsets {
  firstCheck: number
  hour: number
  day: number
  week: number
}

function offsetsOf(address: string): Offsets {
  const hash = createHash('sha256').update(address).digest()
  const hour = Math.floor((hash.readUInt32BE(0) / 2 ** 32) * hourMs)
  const day = hour + (hash.readUInt32BE(4) % 24) * hourMs
  const week = day + (hash.readUInt32BE(8) % 7) * dayMs
  return { firstCheck: hour % firstCheckMs, hour, day, week }
}

/** The first moment of a series at or after a time. */
const firstFrom = (from: number, { every, offset }: { every: number; offset: number }): number =>
  offset + Math.ceil((from - offset) / every) * every

/** Between a check that saw a change and its confirmation: 5 to 15 minutes, spread by the address. */
const confirmationMs = (address: string) => 5 * minuteMs + (offsetsOf(address).day % (10 * minuteMs))
/** Between the tries at a website that cannot be read. */
const tryMs = 10 * minuteMs

/**
 * @param speed BRANDPRINT_TRACKING_SPEED: all intervals are divided by it
 */
export function createDueTimes(speed: number) {
  /** Time passes `speed` times as fast: a moment of the calendar is reached earlier. */
  const scaled = (series: { every: number; offset: number }) => ({
    every: Math.max(1, Math.round(series.every / speed)),
    offset: Math.round(series.offset / speed),
  })
  const after = (moment: Date, ms: number) => new Date(moment.getTime() + Math.round(ms / speed))

  return {
    /** Of a new competitor, and of one that is resumed. */
    firstCheck(address: string, now: Date): Date {
      const series = scaled({ every: firstCheckMs, offset: offsetsOf(address).firstCheck })
      return new Date(firstFrom(now.getTime() + 1, series))
    },

    /** After a check that ended now, whatever moment it was due at: what was missed is not made up for. */
    nextCheck(address: string, { interval, createdAt, now }: Due): Date {
      const { hour, day, week } = offsetsOf(address)
      // Calendars go no faster: then a month is 30 days.
      if (interval === 'monthly' && speed === 1) {
        return nextMonthly(now.getTime() + leastGap * monthMs, { createdAt, offset: day })
      }
      const series = scaled(
        {
          hourly: { every: hourMs, offset: hour },
          daily: { every: dayMs, offset: day },
          weekly: { every: weekMs, offset: week },
          monthly: { every: monthMs, offset: week },
        }[interval],
      )
      return new Date(firstFrom(now.getTime() + Math.max(1, leastGap * series.every), series))
    },

    confirmation: (address: string, now: Date): Date => after(now, confirmationMs(address)),
    nextTry: (now: Date): Date => after(now, tryMs),

    /** What a preflight of the account has fetched is used, and not fetched again, for so long. */
    preflightKeptMs: firstCheckMs / speed,
    /** A moment that lies further ahead was set by a clock that was wrong: longer than an interval and its least gap. */
    furthest: (interval: Interval, now: Date): Date => after(now, 1.2 * intervalMs[interval]),
  }
}

export type DueTimes = ReturnType<typeof createDueTimes>

/**
 * The first moment after `from` that is some calendar months, in UTC, after the day it was created on: where a month has no
 * such day, on its last one. At the address's time of day.
 */
function nextMonthly(from: number, { createdAt, offset }: { createdAt: Date; offset: number }): Date {
  const start = new Date(from)
  for (let month = start.getUTCMonth() - 1; ; month++) {
    const year = start.getUTCFullYear()
    const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    const moment = Date.UTC(year, month, Math.min(createdAt.getUTCDate(), lastDate)) + offset
    if (moment > from) return new Date(moment)
  }
}
