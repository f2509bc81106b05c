import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TextBlock } from './queries.ts'
import { bestTexts, markAbout, markFound, matchTexts } from './rank-texts.ts'

const block = (found: Record<string, number[]>, change: Partial<TextBlock> = {}): TextBlock => ({
  kind: 'passage',
  config: 'english',
  ids: [11, 12, 13],
  lengths: [10, 10, 10],
  found: new Map(Object.entries(found)),
  ...change,
})
const term = (group: number, config = 'english') => ({ group, config, text: 'x', isPrefix: false })
const part = (number: number, ...lexemes: string[]) => ({ term: number, count: 1, lexemes })
const ranking = { weights: [1, 1], total: 3, limit: 10 }

test('a rare word counts more than one that many texts have', () => {
  const { texts } = matchTexts({ terms: [term(0), term(1)], groups: 2, parts: [part(0, 'tea'), part(1, 'smoked')] }, [
    block({ tea: [1, 2, 3], smoked: [2] }),
  ])
  assert.deepEqual(bestTexts(texts, ranking), [12, 11, 13])
})

test('several words of a group count once', () => {
  const { texts } = matchTexts({ terms: [term(0), term(0)], groups: 1, parts: [part(0, 'price'), part(1, 'cost')] }, [
    block({ price: [1, 2], cost: [2] }),
  ])
  assert.deepEqual(bestTexts(texts, ranking), [11, 12])
})

test('a long text counts less', () => {
  const { texts } = matchTexts({ terms: [term(0)], groups: 1, parts: [part(0, 'tea')] }, [
    block({ tea: [1, 2] }, { lengths: [90, 20, 20] }),
  ])
  assert.deepEqual(bestTexts(texts, ranking), [12, 11])
})

test('no more are given than asked for, of equal ones the first', () => {
  const { texts } = matchTexts({ terms: [term(0)], groups: 1, parts: [part(0, 'tea')] }, [block({ tea: [1, 2, 3] })])
  assert.deepEqual(bestTexts(texts, { ...ranking, limit: 2 }), [11, 12])
})

test('a term is looked for in texts of its configuration, and in those of several', () => {
  const search = { terms: [term(0, 'german')], groups: 1, parts: [part(0, 'tee')] }
  const { texts } = matchTexts(search, [
    block({ tee: [1] }),
    block({ tee: [1] }, { config: 'german', ids: [21], lengths: [9] }),
    block({ tee: [1] }, { config: null, ids: [31], lengths: [9] }),
  ])
  assert.deepEqual(bestTexts(texts, ranking), [21, 31])
})

test('of words in a row those texts stay open that have each, and count once read', () => {
  const search = { terms: [term(0)], groups: 1, parts: [part(0, 'open'), part(0, 'hour')] }
  const { texts, open } = matchTexts(search, [block({ open: [1, 3], hour: [2, 3] })])
  assert.deepEqual(open, { terms: [0], ids: [13] })
  assert.deepEqual(bestTexts(texts, ranking), [])
  markFound(texts, [{ group: 0, ids: [13] }])
  assert.deepEqual(bestTexts(texts, ranking), [13])
})

test('a text that has another word of the group is not read', () => {
  const parts = [part(0, 'open'), part(0, 'hour'), part(1, 'hour')]
  const { open } = matchTexts({ terms: [term(0), term(0)], groups: 1, parts }, [block({ open: [1], hour: [1] })])
  assert.deepEqual(open, { terms: [], ids: [] })
})

test('what is about a group counts less than its words, and most with them', () => {
  const { texts } = matchTexts({ terms: [term(0)], groups: 1, parts: [part(0, 'color')] }, [
    block({ color: [2, 3] }, { kind: 'claim', config: null }),
  ])
  markAbout(texts, [{ group: 0, ids: [11, 13] }])
  assert.deepEqual(bestTexts(texts, { ...ranking, total: 30 }), [13, 12, 11])
})
