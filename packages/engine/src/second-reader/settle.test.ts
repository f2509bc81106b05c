import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Facts } from '../facts.ts'
import { oakrowNumbers as n, oakrowAfter, oakrowFacts } from './oakrow-fixtures.ts'

const kind = oakrowFacts.kind!
const sureOf = (confidence: number): Partial<Facts> => ({ kind: { ...kind, confidence } })
const readersIn = ({ audiences }: Facts) =>
  audiences.map(({ value, confidence }) => `${value.id} ${value.source} ${confidence}`)
const painsIn = ({ audienceNeeds }: Facts) =>
  audienceNeeds.filter(({ value }) => value.kind === 'pain').map(({ value }) => value.text)

test('without an answer nothing changes', () => {
  const { secondReader, ...after } = oakrowAfter({})
  assert.deepEqual(after, oakrowFacts)
  assert.deepEqual(secondReader, { model: 'judge:7b', passages: 8, leftOut: [] })
})

test('of kinds that the rules are in doubt of the model chooses another, which is no surer than the first', () => {
  const after = oakrowAfter({ kind: n.bakery }).kind!
  assert.deepEqual([after.value.text, after.value.id, after.value.label], ['bakery', 'bakery', 'bakery'])
  assert.deepEqual(after.value.candidates, [{ text: kind.value.text, id: 'museum', quote: kind.quotes[0] }])
  assert.deepEqual(after.quotes, [kind.value.candidates[0]!.quote])
  assert.equal(after.confidence, 0.6)
  assert.deepEqual(after.secondReader, { model: 'judge:7b', decided: 'chosen' })
})

test('how the firm earns follows the kind that was chosen', () => {
  assert.equal(oakrowAfter({ kind: n.bakery }).businessModel?.value, 'sales')
})

test('a kind that the rules are sure of stays, and is a little less sure', () => {
  const after = oakrowAfter({ kind: n.bakery }, sureOf(0.7)).kind!
  assert.equal(after.value.id, 'museum')
  assert.ok(after.confidence < 0.7 && after.confidence > 0.5)
  assert.equal(after.secondReader?.decided, 'doubted')
  assert.equal(oakrowAfter({ kind: n.bakery }, sureOf(0.69)).kind?.value.id, 'bakery')
})

test('a kind that the model agrees with is as sure as before', () => {
  const after = oakrowAfter({ kind: n.museum }).kind!
  assert.deepEqual({ ...after, secondReader: undefined }, { ...kind, secondReader: undefined })
  assert.equal(after.secondReader?.decided, 'confirmed')
})

test('where no phrase says the kind it stays, in doubt', () => {
  const after = oakrowAfter({ kind: null }).kind!
  assert.deepEqual([after.value, after.confidence, after.secondReader?.decided], [kind.value, 0.42, 'doubted'])
})

test('readers whom a phrase alone names are left out where it is not made for them', () => {
  const after = oakrowAfter({ readers: [{ number: n.families, role: 'neither' }] })
  assert.ok(after.audiences.every(({ value }) => value.id !== 'families'))
  const [left] = after.secondReader?.leftOut ?? []
  assert.deepEqual([left?.part, left?.quote.text], ['readers', 'A bakery for families and hikers'])
})

test('readers whom a heading names stay in doubt, and what a phrase says of them goes', () => {
  const after = oakrowAfter({ readers: [{ number: n.hikers, role: 'neither' }] })
  assert.ok(readersIn(after).includes('hikers heading 0.49'))
  assert.ok(!readersIn(after).some((reader) => reader.startsWith('hikers phrase')))
  assert.deepEqual(after.secondReader?.leftOut, [])
})

test('readers who do not buy are a little less sure, and come after those who are surer', () => {
  const after = oakrowAfter({ readers: [{ number: n.families, role: 'benefits' }] })
  assert.deepEqual(readersIn(after).slice(0, 2), ['hikers heading 0.7', 'families phrase 0.68'])
})

test('readers who buy are marked, and no surer', () => {
  const [families] = oakrowAfter({ readers: [{ number: n.families, role: 'buys' }] }).audiences
  assert.deepEqual([families?.confidence, families?.secondReader?.decided], [0.8, 'confirmed'])
})

test('where the model would leave no readers, they stay as they are, in doubt', () => {
  const audiences = oakrowFacts.audiences.filter(({ value }) => value.source === 'phrase')
  for (const role of ['benefits', 'neither'] as const) {
    const readers = [n.families, n.hikers].map((number) => ({ number, role }))
    const after = oakrowAfter({ readers }, { audiences })
    assert.deepEqual(readersIn(after), readersIn({ ...oakrowFacts, audiences }))
    assert.ok(after.audiences.every(({ secondReader }) => secondReader?.decided === 'doubted'))
    assert.deepEqual(after.secondReader?.leftOut, [])
  }
  const onlyOne = [{ number: n.families, role: 'neither' } as const]
  assert.equal(oakrowAfter({ readers: onlyOne }, { audiences }).audiences.length, 1)
})

test('readers whom only a speaker told stay where there are no others', () => {
  const audiences = oakrowFacts.audiences.filter(({ value }) => value.id === 'bakers')
  const after = oakrowAfter({ voices: [{ number: 6, isCustomer: 'no' }] }, { audiences })
  assert.deepEqual([after.testimonials.length, after.audiences], [1, audiences])
})

test('the trouble that the model chooses comes first, and the others after it', () => {
  const after = oakrowAfter({ trouble: n.otherPain })
  assert.deepEqual(painsIn(after), ['Tired of bread that is gone by noon?', 'Never queue for stale rolls again.'])
  assert.equal(after.audienceNeeds[0]?.secondReader?.decided, 'chosen')
  assert.equal(after.audienceNeeds.length, 3)
})

test('the trouble that the rules put first is confirmed', () => {
  const [first] = oakrowAfter({ trouble: n.pain }).audienceNeeds
  assert.deepEqual(
    [first?.value.text, first?.secondReader?.decided],
    ['Never queue for stale rolls again.', 'confirmed'],
  )
})

test('where no passage says the trouble all pains are less sure, and goals are not', () => {
  const { audienceNeeds } = oakrowAfter({ trouble: null })
  assert.deepEqual(
    audienceNeeds.map(({ value, confidence }) => [value.kind, confidence]),
    [
      ['goal', 0.6],
      ['pain', 0.42],
      ['pain', 0.35],
    ],
  )
})

test('words that are no customer’s are left out, with the readers whom only their speaker’s job told', () => {
  const after = oakrowAfter({ voices: [{ number: n.advice, isCustomer: 'no' }] })
  assert.deepEqual(
    after.testimonials.map(({ value }) => value.text),
    ['I have never had better rye.'],
  )
  const ids = after.audiences.map(({ value }) => value.id)
  assert.deepEqual([ids.includes('bakers'), ids.includes('guides')], [false, true])
  assert.deepEqual(
    after.secondReader?.leftOut.map(({ part }) => part),
    ['testimonials', 'readers'],
  )
})

test('words of a customer are surer, up to .9', () => {
  const [praise, advice] = oakrowAfter({
    voices: [
      { number: n.praise, isCustomer: 'yes' },
      { number: n.advice, isCustomer: 'yes' },
    ],
  }).testimonials
  assert.deepEqual([praise?.confidence, advice?.confidence], [0.88, 0.9])
  assert.equal(praise?.secondReader?.decided, 'confirmed')
})

test('where the model cannot tell who speaks nothing changes', () => {
  const { testimonials } = oakrowAfter({ voices: [{ number: n.praise, isCustomer: 'cannot tell' }] })
  assert.deepEqual(testimonials, oakrowFacts.testimonials)
})

test('whatever is answered, every passage of the facts was one of them before', () => {
  const textsIn = ({ kind: one, audiences, audienceNeeds, testimonials }: Facts) => [
    ...(one === null ? [] : [one.value.text, ...one.value.candidates.map(({ text }) => text)]),
    ...[one, ...audiences, ...audienceNeeds, ...testimonials]
      .flatMap((fact) => fact?.quotes ?? [])
      .map(({ text }) => text),
    ...one!.value.candidates.map(({ quote }) => quote.text),
  ]
  const before = new Set(textsIn(oakrowFacts))
  for (const kindAnswer of [n.museum, n.bakery, null])
    for (const trouble of [n.pain, n.otherPain, null])
      for (const role of ['buys', 'benefits', 'neither'] as const)
        for (const isCustomer of ['yes', 'no', 'cannot tell'] as const) {
          const readers = [n.families, n.hikers].map((number) => ({ number, role }))
          const voices = [n.praise, n.advice].map((number) => ({ number, isCustomer }))
          const after = oakrowAfter({ kind: kindAnswer, trouble, readers, voices })
          assert.ok(textsIn(after).every((text) => before.has(text)))
        }
})
