import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isVerbatim } from './verify.ts'

const page = 'https://www.acme.example/'
const quote = (text: string) => ({ page, text, locator: 'body' })

test('each quote is looked for once, and no more than a report may have', () => {
  const text = Array.from({ length: 5_000 }, (_, index) => `word${index}.`).join(' ')
  let lookedUp = 0
  const pageTexts = new Map([[page, text]])
  const get = pageTexts.get.bind(pageTexts)
  pageTexts.get = (url) => {
    lookedUp++
    return get(url)
  }
  const verdicts = Array.from({ length: 5_000 }, (_, index) => isVerbatim(quote(`word${index}.`), pageTexts))
  assert.equal(verdicts.filter((verdict) => verdict).length, 2_000)
  assert.equal(isVerbatim(quote('word0.'), pageTexts), true)
  assert.equal(lookedUp, 2_000)
})
