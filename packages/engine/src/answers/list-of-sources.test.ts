import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listOfSources, shortQuote } from './list-of-sources.ts'

const long = `${'Six soups are cooked on Monday. '.repeat(8)}A seventh is cooked on Friday for those who forgot.`

test('a source is shown with its number, its page and its words', () => {
  const sources = [{ n: 1, page: 'https://marrowell.example/', quote: 'Soup by post', pointer: null }]
  assert.equal(listOfSources(sources), '\n\nSources:\n[1] https://marrowell.example/ “Soup by post”')
})

test('an answer without sources has no list of them', () => {
  assert.equal(listOfSources([], 'de'), '')
})

test('the list is headed in the language of the question', () => {
  const sources = [{ n: 1, page: 'https://marrowell.example/', quote: 'Soup', pointer: null }]
  assert.match(listOfSources(sources, 'es'), /^\n\nFuentes:/)
})

test('a long passage is quoted with whole sentences', () => {
  const quote = shortQuote(long)
  assert.ok(long.startsWith(quote) && quote.endsWith('.') && quote.length <= 160, quote)
})

test('a passage is quoted where the words are that it is quoted for', () => {
  const quote = shortQuote(long, 'A seventh')
  assert.ok(long.includes(quote) && quote.includes('A seventh'), quote)
})
