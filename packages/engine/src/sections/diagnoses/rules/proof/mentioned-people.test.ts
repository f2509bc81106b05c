import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fact, nothing } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { mayNameSomebody } from './mentioned-people.ts'

const names = (language: string, ...texts: string[]) =>
  mayNameSomebody({
    ...nothing,
    language: fact(language),
    name: fact({ name: 'Lowbrook', variants: [] }),
    sentences: texts.map((text) => ownLine(text)),
  })

test('a brand, a noun and a thing that is also written small are nobody', () => {
  assert.equal(names('en', 'Lowbrook is open. Lowbrook knows dogs. Walks are led by Lowbrook.'), false)
  assert.equal(names('en', 'Training is fun.', 'Training helps.', 'We love training.'), false)
  assert.equal(names('de', 'Sicherheit ist wichtig. Sicherheit ist alles.'), false)
})

test('one sentence that begins with a capital tells of nobody, two of the same name may', () => {
  assert.equal(names('en', 'Jonas is at home.'), false)
  assert.equal(names('en', 'Jonas is at home.', 'Jonas knows the way.'), true)
})

test('who introduces somebody names a person', () => {
  assert.equal(names('de', 'Ich bin Jonas.'), true)
  assert.equal(names('nl', '1-op-1 begeleiding door Jonas.'), true)
  assert.equal(names('en', 'Meet your guide: Jonas.'), true)
})

test('without a language nothing is known, and somebody may be named', () => {
  assert.equal(mayNameSomebody({ ...nothing, language: null }), true)
})
