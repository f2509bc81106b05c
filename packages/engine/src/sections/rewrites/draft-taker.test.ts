import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Draft, isDraftOrder, type RewritePart } from '../../drafts.ts'
import type { Sentence } from '../../facts/language/shapes.ts'
import { pathologicalTexts, takesBoundedTime } from '../../lexicon/list-checks.ts'
import { ownLine } from '../diagnoses/diagnosis-fixtures.ts'
import { findDiagnoses } from '../diagnoses/find-diagnoses.ts'
import type { SiteReading } from '../site-reading.ts'
import { call, fact, form, kind, need, nothing, page, same, sign } from '../swot/swot-fixtures.ts'
import { draftOrderOf, rewritesOf } from './rewrites.ts'

const what = 'Tollan Bikes is a bike shop for commuters beside the old bridge of Tollan.'
const lends = 'Your bike is ready in 48 hours, or we lend you another.'
const mends = 'We never swap what we can mend on our own bench.'
const pain = 'Weeks without a bike for a broken chain.'
const label = 'Book a repair'

const headline = (text: string) => ownLine(text, { place: 'headline' })
const own: Partial<SiteReading> = {
  name: fact({ name: 'Tollan Bikes', variants: [] as string[] }),
  kind: kind('bike-shop', 'bike shop'),
  pages: [page('')],
  hero: { headline: same('Quality you can trust'), subhead: same('Welcome here.'), eyebrow: null },
  ctas: [call('Contact', 'contact'), call(label, 'book')],
  audiences: [sign('commuters', { source: 'heading' })],
  audienceNeeds: [need('pain', pain)],
}

function factsOf(lines: (string | Sentence)[], more: Partial<SiteReading> = {}, language = 'en') {
  const sentences = lines.map((line) => (typeof line === 'string' ? ownLine(line) : line))
  return findDiagnoses({ ...nothing, ...own, language: fact(language), ...more, sentences }, new Map(), []).facts
}
const lines = [headline('Quality you can trust'), what, lends, mends]
const facts = factsOf(lines)

/** The numbers of passages, by their texts. */
const numbersOf = (texts: readonly string[], from = facts): number[] =>
  texts.map((text) => {
    const found = draftOrderOf(from)?.passages.find((passage) => passage.text === text)
    assert.ok(found !== undefined, text)
    return found.number
  })

const drafted = (...drafts: Draft[]) => ({ model: 'judge:7b', drafts })
const after = (part: RewritePart, text: string, passages: number[], from = facts) => {
  const found = rewritesOf(from, { drafted: drafted({ part, text, passages }) }).find((one) => one.part === part)
  assert.ok(found !== undefined)
  return found
}

function refused(part: RewritePart, text: string, from: readonly string[]): void {
  const found = after(part, text, numbersOf(from))
  assert.deepEqual(
    found,
    rewritesOf(facts).find((one) => one.part === part),
  )
  assert.notEqual(found.after, text)
}

describe('what a model is asked for', () => {
  test('the places that are not to stay, and numbered passages of the site', () => {
    const order = draftOrderOf(facts)
    assert.ok(isDraftOrder(order))
    assert.deepEqual(
      order.places.map(({ part, before }) => [part, before]),
      [
        ['opening', 'Quality you can trust'],
        ['subhead', 'Welcome here.'],
        ['call', 'Contact'],
        ['metaDescription', null],
        ['positioning', null],
      ],
    )
    assert.deepEqual(
      [order.language, order.brand, order.category, order.readers],
      ['en', 'Tollan Bikes', 'bike shop', ['commuters']],
    )
    const texts = order.passages.map(({ text }) => text)
    for (const text of [what, lends, mends, label, pain]) assert.ok(texts.includes(text), text)
  })

  test('nothing where no line of the site can be promoted', () => {
    assert.equal(draftOrderOf(factsOf([headline('Quality you can trust')])), null)
    assert.equal(draftOrderOf(factsOf(lines, { language: null })), null)
  })

  test('no place whose words are to stay', () => {
    const order = draftOrderOf(factsOf(lines, { ctas: [call(label, 'book')] }))
    assert.deepEqual(
      order?.places.map(({ part }) => part),
      ['opening', 'subhead', 'metaDescription', 'positioning'],
    )
  })
})

describe('a draft that is taken', () => {
  const good: [part: RewritePart, text: string, from: string[]][] = [
    ['opening', 'Your bike ready in 48 hours, or we lend you another', [lends]],
    [
      'subhead',
      'A bike shop for commuters beside the old bridge of Tollan. We never swap what we can mend.',
      [what, mends],
    ],
    ['call', 'Book a bike repair', [label]],
    [
      'metaDescription',
      'Tollan Bikes, a bike shop beside the old bridge of Tollan. Your bike is ready in 48 hours, or we lend you another. Book a repair.',
      [what, lends, label],
    ],
    ['positioning', 'For commuters, Tollan Bikes is the bike shop that never swaps what it can mend.', [mends]],
  ]
  for (const [part, text, from] of good) {
    test(`stands in place of what rules say of the ${part}, with its passages`, () => {
      const found = after(part, text, numbersOf(from))
      assert.deepEqual([found.after, found.verdict, found.basis], [text, 'change', 'generated'])
      assert.deepEqual(
        found.madeOf.map((quote) => quote.text),
        from,
      )
      assert.match(found.why, /^Drafted by judge:7b from “/)
    })
  }

  test('is less sure than what rules compose', () => {
    const [part, text, from] = good[0]!
    assert.ok(after(part, text, numbersOf(from)).confidence <= 0.45)
    for (const { confidence, verdict } of rewritesOf(facts)) assert.ok(verdict !== 'change' || confidence > 0.45)
  })

  test('and no other place changes with it but the line below an opening', () => {
    const [part, text, from] = good[2]!
    const others = (all: ReturnType<typeof rewritesOf>) => all.filter((one) => one.part !== 'call')
    const passages = numbersOf(from)
    assert.deepEqual(
      others(rewritesOf(facts, { drafted: drafted({ part, text, passages }) })),
      others(rewritesOf(facts)),
    )
  })

  test('in German, of German passages', () => {
    const german = factsOf(
      [headline('Qualität für Sie'), 'Wir flicken jeden Schlauch in 48 Stunden.'],
      { kind: kind('bike-shop', 'Fahrradwerkstatt'), hero: { ...own.hero!, headline: same('Qualität für Sie') } },
      'de',
    )
    const text = 'Fahrradwerkstatt: jeden Schlauch in 48 Stunden'
    assert.equal(after('opening', text, [1], german).basis, 'generated')
  })
})

describe('a draft that is left', () => {
  const inventions: [what: string, part: RewritePart, text: string, from: string[]][] = [
    ['a word that no passage has', 'opening', 'Your tandem ready in 48 hours', [lends]],
    ['a word of a passage that it does not name', 'opening', 'Your bike on our own bench', [lends]],
    ['another number', 'opening', 'Your bike is ready in 24 hours, or we lend you another', [lends]],
    ['a number of something else', 'opening', 'Your bike is ready in 48 days', [lends]],
    ['a figure moved to another subject', 'opening', 'We lend you a bike in 48 hours', [lends]],
    ['a superlative', 'opening', 'The best bike shop beside the old bridge', [what]],
    ['what a firm may be held to', 'opening', 'Your bike is guaranteed ready in 48 hours', [lends]],
    ['what one gets for nothing', 'opening', 'Your bike ready in 48 hours, free', [lends]],
    ['what is denied, without its denial', 'opening', 'We swap what we can mend', [mends]],
    ['a denial of its own', 'opening', 'Your bike is never ready in 48 hours', [lends]],
    ['words of two passages in one clause', 'opening', 'We mend your bike beside the old bridge', [mends, what]],
    ['an act that no button has', 'call', 'Download a repair', [label]],
    ['words that ask for nothing', 'call', 'Bike repair by commuters', [label]],
    ['readers’ trouble as the brand’s own words', 'opening', 'Weeks without a bike for a broken chain', [pain]],
    ['words between quotation marks that nobody said', 'opening', '“Ready, your bike, in 48 hours”', [lends]],
    ['mark-up', 'opening', '<b>Your bike ready in 48 hours</b>', [lends]],
    ['an address', 'opening', 'Your bike ready in 48 hours tollan.example', [lends]],
    ['capitals alone', 'opening', 'YOUR BIKE READY IN 48 HOURS', [lends]],
    ['an end that is none', 'opening', 'Your bike ready in 48 hours, or', [lends]],
    ['a passage of which it has no word', 'opening', 'Your bike ready in 48 hours', [lends, label]],
    ['what cannot be seen', 'opening', 'Your bike\u202e ready in 48 hours', [lends]],
  ]
  for (const [invention, part, text, from] of inventions) {
    test(`has ${invention}`, () => refused(part, text, from))
  }

  const lengths: [part: RewritePart, text: string, from: string[]][] = [
    ['opening', 'Tollan Bikes is a bike shop for commuters beside the old bridge of Tollan', [what]],
    ['subhead', 'A bike shop in Tollan.', [what]],
    ['call', 'Book', [label]],
    ['metaDescription', `${what} ${lends}`.slice(0, 110), [what, lends]],
    ['metaDescription', `${what} ${lends} ${mends}`, [what, lends, mends]],
    ['positioning', Array.from({ length: 4 }, () => what).join(' '), [what]],
  ]
  for (const [part, text, from] of lengths) {
    test(`is too long or too short for the ${part}: ${text.length} characters`, () => refused(part, text, from))
  }

  test('is in another language', () => {
    refused('subhead', 'Un atelier de vélos à Tollan, à côté du vieux pont, pour ceux qui roulent.', [what])
    refused('opening', 'Tollan Bikes ist und bleibt, was es ist', [what])
  })

  test('says what stands there, or what rules propose anyway', () => {
    const said = factsOf(lines, { hero: { ...own.hero!, headline: same('Your bike, ready in 48 hours!') } })
    assert.notEqual(after('opening', 'Your bike, ready in 48 hours', numbersOf([lends], said), said).basis, 'generated')
    const computed = rewritesOf(facts).find(({ part }) => part === 'call')
    assert.deepEqual(after('call', label, numbersOf([label])), computed)
  })

  test('says the line above once more', () => {
    const opening = { part: 'opening' as const, text: 'Your bike is ready in 48 hours', passages: numbersOf([lends]) }
    const subhead = { part: 'subhead' as const, text: lends, passages: numbersOf([lends]) }
    const [first, second] = rewritesOf(facts, { drafted: drafted(opening, subhead) })
    assert.equal(first?.after, opening.text)
    assert.notEqual(second?.after, lends)
  })

  test('names passages that were not offered, or none', () => {
    const text = 'Your bike ready in 48 hours'
    const [number] = numbersOf([lends])
    assert.equal(after('opening', text, [number!]).basis, 'generated')
    for (const passages of [[], [0], [99], [number!, 99], [-1], [1.5]])
      assert.equal(after('opening', text, passages).basis, 'computed', String(passages))
  })

  test('is for words that are to stay', () => {
    const kept = factsOf(lines, { ctas: [call(label, 'book')], forms: [form('booking', 2)] })
    const found = after('call', 'Book a bike repair', numbersOf([what], kept), kept)
    assert.deepEqual([found.verdict, found.after], ['keep', null])
  })

  test('is long and odd: it takes no longer than its length', () => {
    takesBoundedTime(() => {
      for (const text of pathologicalTexts) after('opening', text, [1])
    })
  })
})
