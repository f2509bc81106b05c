import assert from 'node:assert/strict'
import { test } from 'node:test'
import { personTitles } from './person-titles.ts'

for (const name of ['Frau Maas', 'Mrs. Lee', 'Famille Durand', 'Dr. Ada Moor'])
  test(`“${name}” begins with a title`, () => assert.notEqual(personTitles.startsWith(name), null))
for (const name of ['Ada Moor', 'Premium Oak', 'Familienküche'])
  test(`“${name}” begins with no title`, () => assert.equal(personTitles.startsWith(name), null))
