import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saysHowLongAgo } from './relative-date-words.ts'

for (const text of [
  '2 months ago',
  'vor 5 Wochen',
  'Il y a 3 mois',
  'hace un mes',
  'för 3 år sedan',
  'לפני 3 חודשים',
  '2か月前',
])
  test(`“${text}” says how long ago`, () => assert.equal(saysHowLongAgo(text), true))
for (const text of ['Ada Moor', '2 months', 'in 2 months', 'vor dem Umbau', ''])
  test(`“${text}” does not say how long ago`, () => assert.equal(saysHowLongAgo(text), false))
