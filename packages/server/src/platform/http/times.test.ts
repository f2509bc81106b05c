import assert from 'node:assert/strict'
import { test } from 'node:test'
import { momentOf, momentPattern } from './times.ts'

const isTaken = (text: string): boolean => {
  try {
    momentOf('created_after', text)
    return true
  } catch {
    return false
  }
}
const isDocumented = (text: string): boolean => new RegExp(momentPattern, 'u').test(text)

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0')

test('the document allows exactly the days that are accepted', () => {
  for (const year of [0, 1, 4, 96, 100, 400, 1900, 2000, 2023, 2024, 2100, 9999]) {
    for (let month = 0; month <= 13; month++) {
      for (let day = 0; day <= 32; day++) {
        const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`
        assert.equal(isDocumented(text), isTaken(text), text)
      }
    }
  }
})

test('the message for a plus that arrived as a space says how to write it', () => {
  for (const text of ['2026-01-15T12:00:00 01:00', '2026-01-15T12:00 0100', '2026-01-15t12:00:00.5 05:30']) {
    assert.throws(() => momentOf('created_after', text), { message: /^“created_after” has a space .* write it as %2B/ })
  }
  assert.throws(() => momentOf('created_after', '2026-01-15 12:00'), { message: /is no ISO 8601/ })
})

test('the document allows exactly the times that are accepted', () => {
  const times = ['00:00', '23:59', '24:00', '12:60', '1:00', '12:00:59', '12:00:60', '12:00:00.5', '12:00:00,123456789']
  const offsets = ['', 'Z', 'z', '+00:00', '-2359', '+23:59', '+24:00', '+05:60', '+5', ' Z']
  for (const time of [...times, '12:00:00.', '12', '']) {
    for (const offset of offsets) {
      for (const separator of ['T', 't', ' ']) {
        const text = `2026-01-15${separator}${time}${offset}`
        assert.equal(isDocumented(text), isTaken(text), text)
      }
    }
  }
})
