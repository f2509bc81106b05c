import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDueTimes, type Interval, intervalOf, isHourly } from './due-times.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const created = new Date('2026-01-31T10:00:00.000Z')
const address = 'https://www.tallymoor.example/'
const times = createDueTimes(1)
const next = (interval: Interval, now: Date, createdAt = created) =>
  times.nextCheck(address, { interval, createdAt, now })
const addresses = Array.from({ length: 10_000 }, (_, at) => `https://site-${at}.example/`)
const day = (date: Date) => date.toISOString().slice(0, 10)

/** The moments that follow each other when every check ends as soon as it is due. */
function series(interval: Interval, count: number, from = created): Date[] {
  const moments: Date[] = []
  for (let now = from; moments.length < count; now = moments.at(-1)!) moments.push(next(interval, now))
  return moments
}

test('hourly, daily and weekly checks come at the same moment of every hour, day and week', () => {
  for (const [interval, ms] of [
    ['hourly', hourMs],
    ['daily', dayMs],
    ['weekly', 7 * dayMs],
  ] as const) {
    const moments = series(interval, 30).map((moment) => moment.getTime())
    for (const [at, moment] of moments.slice(1).entries()) assert.equal(moment - moments[at]!, ms, interval)
  }
})

test('a weekly moment is a daily one, and a daily one an hourly one: accounts share their checks', () => {
  const hourly = new Set(series('hourly', 24 * 30).map(Number))
  const daily = series('daily', 29).map(Number)
  assert.ok(daily.every((moment) => hourly.has(moment)))
  assert.ok(series('weekly', 3).every((moment) => daily.includes(Number(moment))))
})

test('a check that is late by hours makes the next one neither late nor double', () => {
  const [due, second] = series('hourly', 2)
  const late = new Date(due!.getTime() + 3 * hourMs + 7 * minuteMs)
  const after = next('hourly', late)
  assert.ok(after > late && after.getTime() - late.getTime() <= 1.1 * hourMs)
  assert.equal((after.getTime() - second!.getTime()) % hourMs, 0)
})

test('a check that begins a little late is not repeated at once', () => {
  const [due] = series('hourly', 1)
  assert.equal(next('hourly', new Date(due!.getTime() - 5 * minuteMs)).getTime(), due!.getTime() + hourMs)
})

test('a monthly check is on the day of the month of its creation, and on the last day of months that lack it', () => {
  assert.deepEqual(
    series('monthly', 13).map((moment) => day(new Date(moment.getTime() - (moment.getTime() % dayMs)))),
    [
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
    ],
  )
})

test('in a leap year the month after 31 January ends on the 29th', () => {
  const start = new Date('2028-01-31T10:00:00.000Z')
  assert.equal(day(next('monthly', start, start)), '2028-02-29')
})

test('a summer time changes nothing: moments are those of UTC', () => {
  const spring = series('daily', 3, new Date('2026-03-28T00:00:00.000Z')).map((moment) =>
    moment.toISOString().slice(11),
  )
  assert.equal(new Set(spring).size, 1)
})

test('10,000 websites are spread over the hour: none of its minutes has twice its share', () => {
  const counts = new Map<number, number>()
  for (const one of addresses) {
    const due = times.nextCheck(one, { interval: 'hourly', createdAt: created, now: created })
    const minute = due.getUTCMinutes()
    counts.set(minute, (counts.get(minute) ?? 0) + 1)
  }
  assert.equal(counts.size, 60)
  assert.ok(Math.max(...counts.values()) < (2 * addresses.length) / 60, String(Math.max(...counts.values())))
})

test('a new competitor is checked within ten minutes, and so is one that is resumed, at one moment in ten minutes', () => {
  const moments = new Set<number>()
  for (let at = 0; at < 600; at += 7) {
    const now = new Date(created.getTime() + at * 1_000)
    const first = times.firstCheck(address, now)
    assert.ok(first > now && first.getTime() - now.getTime() <= 10 * minuteMs)
    moments.add(first.getTime())
  }
  assert.ok(moments.size <= 2)
})

test('a confirmation comes 5 to 15 minutes after the check', () => {
  const gaps = addresses.slice(0, 500).map((one) => times.confirmation(one, created).getTime() - created.getTime())
  assert.ok(Math.min(...gaps) >= 5 * minuteMs && Math.max(...gaps) <= 15 * minuteMs)
  assert.ok(Math.max(...gaps) - Math.min(...gaps) > 8 * minuteMs)
})

test('with a speed of 60 an hour takes a minute, in every wait', () => {
  const fast = createDueTimes(60)
  const ofSite = (interval: Interval, now: Date) => fast.nextCheck(address, { interval, createdAt: created, now })
  const first = ofSite('hourly', created)
  assert.equal(ofSite('hourly', first).getTime() - first.getTime(), minuteMs)
  assert.ok(fast.firstCheck(address, created).getTime() - created.getTime() <= 10_000)
  assert.ok(fast.confirmation(address, created).getTime() - created.getTime() <= 15_000)
  assert.equal(fast.nextTry(created).getTime() - created.getTime(), 10_000)
  assert.ok(ofSite('monthly', created).getTime() - created.getTime() <= 1.1 * 12 * hourMs)
})

test('daily is hourly for Agency alone', () => {
  assert.deepEqual(
    (['daily', 'weekly', 'monthly'] as const).map((frequency) => isHourly(frequency, 'agency')),
    [true, false, false],
  )
  assert.equal(isHourly('daily', 'pro'), false)
  assert.equal(intervalOf({ check_frequency: 'daily', is_hourly: true }), 'hourly')
  assert.equal(intervalOf({ check_frequency: 'weekly', is_hourly: false }), 'weekly')
})
