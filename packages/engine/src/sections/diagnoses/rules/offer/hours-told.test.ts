import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hoursTold } from './hours-told.ts'

const nineToSix = { days: [0, 4], times: [540, 1080] }

test('hours of a row of days are told in any notation', () => {
  for (const line of ['Mon–Fri: 9:00–18:00', 'Monday to Friday 9 am – 6 pm', 'Mon - Fri: 9 AM - 6 PM'])
    assert.deepEqual(hoursTold(line, 'en'), nineToSix, line)
})

test('days have the names of the language of the site', () => {
  assert.deepEqual(hoursTold('Mo - Fr 9:00 bis 18:00 Uhr', 'de'), nineToSix)
  assert.deepEqual(hoursTold('Lundi - Vendredi : 9h00 - 12h00 / 14h00 - 18h00', 'fr'), {
    days: [0, 4],
    times: [540, 720, 840, 1080],
  })
  assert.deepEqual(hoursTold('Sábado: 10:00 - 14:00', 'es'), { days: [5, 5], times: [600, 840] })
})

test('a line that tells anything else is not of opening hours', () => {
  for (const line of [
    'Mon–Fri',
    'Call us Mon–Fri 9:00–18:00 for soup',
    'Soup 9:00–18:00',
    'Fri–Mon 9:00–18:00',
    'Mon 9:00',
  ])
    assert.equal(hoursTold(line, 'en'), null, line)
})
