import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { currencyOf } from './currencies.ts'
import { guaranteeEntries, guaranteeWords } from './guarantee-words.ts'
import { integrationEntries, integrationWords } from './integration-words.ts'
import { periodEntries, periodWords } from './period-words.ts'
import { insteadEntries, insteadOfPrice, noteEntries } from './price-words.ts'
import { trialEntries, trialWords } from './trial-words.ts'

const lists = [
  ['integrations', integrationWords, integrationEntries()],
  ['words in the place of a price', insteadOfPrice, insteadEntries()],
  ['guarantees', guaranteeWords, guaranteeEntries()],
  ['trials', trialWords, trialEntries()],
] as const
for (const [title, index, entries] of lists) {
  test(`every phrase of the list of ${title} is found under its own tag`, () => {
    assert.deepEqual(phrasesNotFound<string>(index, entries), [])
  })

  test(`no phrase of the list of ${title} stands under two tags`, () => {
    assert.deepEqual(phrasesUnderTwoTags<string>(entries), [])
  })

  test(`looking for ${title} completes on pathological texts`, () => {
    for (const text of pathologicalTexts) assert.ok(Array.isArray(index.match(text)))
  })
}

test('no word for a period stands under two periods', () => {
  assert.deepEqual(phrasesUnderTwoTags(periodEntries()), [])
})

test('periods are told in many languages', () => {
  const words =
    'per month|pro Monat|par mois|al mes|al mese|por mês|per maand|mån|miesięcznie|měsíčně|aylık|в месяц|月額|每月|매월|شهريا'
  assert.deepEqual(new Set(words.split('|').map((word) => periodWords.match(word)[0]?.tag)), new Set(['month']))
})

test('what is said beside prices is known in at least sixteen languages', () => {
  const languages = new Map<string, Set<string>>()
  for (const { tag, language } of noteEntries()) languages.set(tag, (languages.get(tag) ?? new Set()).add(language))
  for (const [tag, known] of languages) assert.ok(known.size >= 16, tag)
})

test('a shared sign means the currency of the region, then that of the language', () => {
  assert.equal(currencyOf('$', { language: 'en', region: 'AU', named: [] }), 'AUD')
  assert.equal(currencyOf('kr', { language: 'no', region: '', named: [] }), 'NOK')
  assert.equal(currencyOf('¥', { language: 'zh', region: '', named: [] }), 'CNY')
})

test('a currency that the page names itself outdoes its region', () => {
  assert.equal(currencyOf('$', { language: 'en', region: 'AU', named: ['USD'] }), 'USD')
})

test('a dollar of a Spanish page of no region is of no known currency', () => {
  assert.equal(currencyOf('$', { language: 'es', region: '', named: [] }), null)
})
