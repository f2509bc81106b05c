import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byLanguage } from './by-language.ts'

test('what a language needs is made once, when it is first met', () => {
  const met: string[] = []
  const wordsOf = byLanguage((language) => {
    met.push(language)
    return language === 'xx' ? null : [language]
  })
  assert.deepEqual(met, [])
  assert.equal(wordsOf('de'), wordsOf('de'))
  assert.equal(wordsOf('xx'), null)
  assert.equal(wordsOf('xx'), null)
  assert.deepEqual(met, ['de', 'xx'])
})
