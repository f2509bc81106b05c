import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isReviewLabel, withoutByline } from './review-labels.ts'

const labels = [
  'Google',
  'via Google Maps',
  'Verified Google review',
  'Recensione Google verificata',
  '24 Bewertungen auf ProvenExpert',
  'Local Guide · 24 reviews',
  '★ 4,8/5 (112 avis)',
  'Яндекс Карты',
  '네이버 리뷰',
]
for (const label of labels) test(`“${label}” names nobody`, () => assert.equal(isReviewLabel(label), true))

const names = ['Ann Lee', 'Google Ireland', 'Mia Stern', 'Bark & Sons', 'Anna auf Reisen', 'of the', '']
for (const name of names) test(`“${name}” is no label of a review`, () => assert.equal(isReviewLabel(name), false))

test('a name is told without the word that introduces it, and whole where that is its own', () => {
  assert.equal(withoutByline('von Karin Moor'), 'Karin Moor')
  assert.equal(withoutByline('par Sophie M.'), 'Sophie M.')
  assert.equal(withoutByline('Von Trapp'), 'Von Trapp')
  assert.equal(withoutByline('by the sea'), 'by the sea')
})
