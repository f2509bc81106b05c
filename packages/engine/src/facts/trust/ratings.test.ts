import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ratingIn } from './ratings.ts'

const told: [text: string, rating: string | null][] = [
  ['4.8/5 from 312 reviews', '4.8/5 from 312 reviews'],
  ['Rated 4.8 out of 5 by 1,204 customers’ reviews', null],
  ['Rated 4.8 out of 5 – 1,204 reviews', '4.8 out of 5 – 1,204 reviews'],
  ['Google: 4,9 von 5 Sternen, 87 Bewertungen', '4,9 von 5 Sternen, 87 Bewertungen'],
  ['Note de 4,7 sur 5 pour 230 avis', '4,7 sur 5 pour 230 avis'],
  ['4,6 de 5, 45 opiniones', '4,6 de 5, 45 opiniones'],
  ['4,6 su 5 · 45 recensioni', '4,6 su 5 · 45 recensioni'],
  ['4.9 ★ 87 reviews', '4.9 ★ 87 reviews'],
  ['5 stars from 12 happy ratings', '5 stars from 12 happy ratings'],
  ['4.9 (87 reviews)', '4.9 (87 reviews)'],
  ['4.9 (1,204+ Google reviews)', '4.9 (1,204+ Google reviews)'],
  ['4,9 von 5 Sternen (87 Bewertungen)', '4,9 von 5 Sternen (87 Bewertungen)'],
  ['Note : 4,7 sur 5 (230 avis clients), à Lyon', '4,7 sur 5 (230 avis clients)'],
  ['4.8/5 from 312 reviews)', '4.8/5 from 312 reviews'],
  ['4,8 из 5, 312 отзывов', '4,8 из 5, 312 отзывов'],
  ['٤٫٨ / ٥', null],
  ['4.8/5', null],
  ['312 reviews', null],
  ['14.8/5 from 312 reviews', null],
  ['6.2/5 from 312 reviews', null],
  ['5 (87 reviews)', null],
  ['4.8/5 stars from 312 reviewers', null],
  ['Great bread', null],
]
for (const [text, rating] of told) {
  test(`“${text}” ${rating === null ? 'tells no rating' : `tells the rating “${rating}”`}`, () => {
    assert.equal(ratingIn(text), rating)
  })
}

test('a text of more than 200 characters is no rating', () => {
  const rating = '4.8/5 from 312 reviews'
  assert.equal(ratingIn(rating.padEnd(200)), rating)
  assert.equal(ratingIn(rating.padEnd(201)), null)
})
