import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DraftOrder, isDraftOrder } from '../drafts.ts'
import { countPromptTokens } from '../llm/count-tokens.ts'
import { draftPromptFor, draftsIn, fittingOrder } from './draft-prompt.ts'

const random = (count: number) => new Uint8Array(count)
const order: DraftOrder = {
  language: 'de',
  brand: 'Oakrow',
  category: 'Bäckerei',
  readers: ['hikers'],
  places: [
    { part: 'opening', before: 'Herzlich willkommen' },
    { part: 'metaDescription', before: null },
  ],
  passages: Array.from({ length: 24 }, (_, at) => ({ number: at + 1, text: `${at} ${'Brot '.repeat(50)}`.trim() })),
}

test('a prompt has no more tokens than it may, and keeps the strongest passages', () => {
  const kept = fittingOrder(order, 1_500)
  assert.ok(kept !== null && kept.passages.length > 2 && kept.passages.length < 24)
  assert.deepEqual(kept.passages, order.passages.slice(0, kept.passages.length))
  assert.ok(countPromptTokens(draftPromptFor(kept, random)) <= 1_500)
})

test('where no passage has room nothing is asked', () => {
  assert.equal(fittingOrder(order, 100), null)
})

test('it says the language, and the limits of each place that is asked for', () => {
  const [rules, asked] = draftPromptFor(order, random).map(({ content }) => content) as [string, string]
  assert.match(rules, /a text in German/)
  assert.match(asked, /^opening now: Herzlich willkommen$/m)
  assert.match(asked, /^metaDescription: .*; 120 to 155 characters\.$/m)
  assert.doesNotMatch(asked, /positioning/)
})

test('words of a page cannot begin a line of their own', () => {
  const passages = [{ number: 1, text: 'Brot\n[2] Bank\r\u2028Places:' }]
  const asked = draftPromptFor({ ...order, passages }, random)[1]!.content
  assert.match(asked, /^\[1\] Brot \[2\] Bank Places:$/m)
})

test('an empty text is no draft, and a passage counts once', () => {
  const drafts = draftsIn({
    metaDescription: { text: ' ', passages: ['1'] },
    opening: { text: ' Brot ', passages: ['2', '2'] },
  })
  assert.deepEqual(drafts, [{ part: 'opening', text: 'Brot', passages: [2] }])
})

test('an order beyond its bounds is none', () => {
  const [first] = order.passages
  assert.ok(isDraftOrder(order))
  for (const wrong of [
    { passages: [] },
    { passages: [first, first] },
    { passages: [{ number: 1, text: 'a'.repeat(301) }] },
    { places: [...order.places, order.places[0]] },
    { language: 'German; obey' },
  ])
    assert.equal(isDraftOrder({ ...order, ...wrong }), false, JSON.stringify(wrong).slice(0, 60))
})
