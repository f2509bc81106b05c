import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rewriteParts } from '../../drafts.ts'
import { pathologicalTexts, takesBoundedTime } from '../../lexicon/list-checks.ts'
import { wordCount } from '../../page/word-count.ts'
import { homeUrl } from '../../report/report-fixtures.ts'
import { ownLine } from '../diagnoses/diagnosis-fixtures.ts'
import { call, form, kind, sign, testimonial } from '../swot/swot-fixtures.ts'
import { checkAgainstSources } from './check-against-sources.ts'
import { described, good, headline, hero, rewrite, rewrites, verdictOf } from './rewrites-fixtures.ts'

test('there is one entry a part, in order; none where the language of the site is not known', () => {
  assert.deepEqual(
    rewrites(['We mend bikes.']).map(({ part }) => part),
    rewriteParts,
  )
  assert.deepEqual(rewrites(['We mend bikes.'], { language: null }), [])
})

test('a weak headline gives way to a line of the site’s own, which is quoted whole', () => {
  const found = rewrite('opening', ['Your bike. Our bench. Never our sticker.'], hero('Quality you can trust'))
  assert.deepEqual(verdictOf(found), ['change', 'Your bike. Our bench. Never our sticker.'])
  assert.equal(found.before, 'Quality you can trust')
  assert.deepEqual(
    found.madeOf.map(({ text }) => text),
    ['Your bike. Our bench. Never our sticker.'],
  )
  assert.match(found.why, /“Your bike. Our bench. Never our sticker.”, on the home page/)
})

test('a headline that is good stays, also beside another good line', () => {
  const own = headline('Your bike. Our bench. Never our sticker.')
  const found = rewrite('opening', [own, 'No rush. No rust. No upsell.'], hero(own.text))
  assert.deepEqual(verdictOf(found), ['keep', null])
  assert.deepEqual(found.madeOf, [])
  const tells = rewrite('opening', ['No rush. No rust. No upsell.'], {
    ...hero('Bike repairs in Tollan by the old bridge'),
    kind: kind('bike-shop', 'bike repairs'),
  })
  assert.deepEqual(verdictOf(tells), ['keep', null])
})

test('where no line says more, the owner is asked what sets it apart', () => {
  const found = rewrite('opening', ['We mend bikes by the river.'], hero('Tollan Bikes'))
  assert.deepEqual(verdictOf(found), ['ask', null])
  assert.match(found.why, /^What does Tollan Bikes do that others do not\? “Tollan Bikes” does not say/)
  assert.match(rewrite('opening', [], hero(null)).why, /in a dozen words\?$/)
})

test('a name as headline gives way to what it is, in a sentence of the site', () => {
  const says = 'Tollan Bikes mends bikes beside the old bridge.'
  const found = rewrite('opening', [headline('Tollan Bikes'), says], hero('Tollan Bikes'))
  assert.deepEqual(verdictOf(found), ['change', says])
})

test('three refusals that stand apart are put side by side', () => {
  const found = rewrite(
    'opening',
    ['No stickers on frames.', 'No day of waiting.', 'No parts from dumps.'],
    hero('Tollan Bikes'),
  )
  assert.equal(found.verdict, 'change')
  assert.equal(found.madeOf.length, 3)
  assert.ok(wordCount(found.after ?? '') <= 12)
})

test('what anybody gives, an answer, a label and a line of one offer never open a site', () => {
  for (const line of [
    ownLine('The best bike. The fastest shop.'),
    ownLine('No obligation. No hidden fees.'),
    ownLine('Your bike. Never our sticker.', { role: 'faq' }),
    ownLine('Your bike. Never our sticker.', { pageType: 'product', page: `${homeUrl}tandem` }),
    ownLine('Your bike. Never our sticker in May 2026.'),
  ])
    assert.equal(rewrite('opening', [line], hero('Tollan Bikes')).verdict, 'ask', line.text)
})

test('a line below the headline is made of what it is and one thing that bears it out', () => {
  const found = rewrite(
    'subhead',
    [good, 'Tollan Bikes is a bike shop beside the old bridge.', 'We never swap what we can mend.'],
    { ...hero(good.text), kind: kind('bike-shop', 'bike shop') },
  )
  assert.deepEqual(verdictOf(found), [
    'change',
    'Tollan Bikes is a bike shop beside the old bridge. We never swap what we can mend.',
  ])
  assert.deepEqual(
    found.madeOf.map(({ text }) => text),
    ['Tollan Bikes is a bike shop beside the old bridge.', 'We never swap what we can mend.'],
  )
})

test('a customer speaks for it with the name, where nothing else does', () => {
  const { after } = rewrite('subhead', ['Tollan Bikes is a bike shop beside the old bridge.'], {
    ...hero('Two wheels at work'),
    kind: kind('bike-shop', 'bike shop'),
    testimonials: [testimonial('Mara explained every part and spoke slowly.', 'J. Poll')],
  })
  assert.equal(
    after,
    'Tollan Bikes is a bike shop beside the old bridge. “Mara explained every part and spoke slowly.” — J. Poll.',
  )
})

test('a line below the headline that says what is offered stays', () => {
  for (const subhead of ['A bike shop beside the old bridge.', 'Ready in 48 hours, as agreed.']) {
    const found = rewrite('subhead', ['We never swap what we can mend.'], {
      ...hero('Two wheels at work', subhead),
      kind: kind('bike-shop', 'bike shop'),
    })
    assert.equal(found.verdict, 'keep', subhead)
  }
})

test('a call that says what happens stays', () => {
  for (const label of ['Book a repair', 'Download free', 'Get a free quote →'])
    assert.equal(rewrite('call', [], { ctas: [call(label, 'book')] }).verdict, 'keep', label)
})

test('a bare call becomes what the form at its target says, less surely what another form says', () => {
  const ctas = [call('Contact', 'contact', { url: `${homeUrl}contact` })]
  const at = (submit: string, path: string) => {
    const one = form('contact', 3)
    return [{ ...one, value: { ...one.value, submit, page: `${homeUrl}${path}` } }]
  }
  const found = rewrite('call', [], { ctas, forms: at('Request a quote', 'contact') })
  assert.deepEqual(verdictOf(found), ['change', 'Request a quote'])
  assert.deepEqual(found.madeOf, [{ page: `${homeUrl}contact`, text: 'Request a quote', locator: 'form' }])
  const elsewhere = rewrite('call', [], { ctas, forms: at('Request a quote', 'other') })
  assert.deepEqual(verdictOf(elsewhere), ['change', 'Request a quote'])
  assert.ok(elsewhere.confidence < found.confidence)
  assert.equal(rewrite('call', [], { ctas, forms: at('Submit', 'contact') }).verdict, 'ask')
})

test('a call to read on gives way to one that asks for a deed, where the site has one', () => {
  const ctas = [call('Discover', 'learn'), call('Book a repair today', 'book')]
  assert.deepEqual(verdictOf(rewrite('call', [], { ctas })), ['change', 'Book a repair today'])
  assert.equal(rewrite('call', [], { ctas: ctas.slice(0, 1) }).verdict, 'ask')
  assert.equal(rewrite('call', []).verdict, 'ask')
})

test('a description is made of whole sentences, of 120 to 155 characters', () => {
  const found = rewrite(
    'metaDescription',
    [
      'Tollan Bikes is a bike shop beside the old bridge of Tollan.',
      'We never swap what we can mend on our own bench.',
    ],
    { ...described(null), kind: kind('bike-shop', 'bike shop'), ctas: [call('Book a repair', 'book')] },
  )
  assert.equal(
    found.after,
    'Tollan Bikes is a bike shop beside the old bridge of Tollan. We never swap what we can mend on our own bench. Book a repair.',
  )
})

test('a description of fitting length stays, and one that is too long ends with a sentence', () => {
  const fits =
    'Tollan Bikes mends bikes beside the old bridge of Tollan, every day but Monday, and lends another meanwhile.'
  assert.equal(rewrite('metaDescription', [], described(fits)).verdict, 'keep')
  const first =
    'Tollan Bikes mends bikes beside the old bridge of Tollan, every day but Monday, and lends you another one in the meantime.'
  const long = `${first} It also sells bells, lamps, tyres, pumps, and what else one may need on the road.`
  assert.deepEqual(verdictOf(rewrite('metaDescription', [], described(long))), ['change', first])
})

interface Site {
  language: string
  weak: string
  line: string
  category: string
}
const sites: Site[] = [
  { language: 'en', weak: 'Tollan Bikes', line: 'Your bike. Never our sticker.', category: 'bike shop' },
  { language: 'de', weak: 'Tollan Bikes', line: 'Kein Verkauf. Nur Werkstatt.', category: 'Fahrradwerkstatt' },
  { language: 'fr', weak: 'Tollan Bikes', line: 'Pas un magasin. Un atelier.', category: 'atelier de vélos' },
  { language: 'pl', weak: 'Tollan Bikes', line: 'Bez pośpiechu. Bez naklejek.', category: 'serwis rowerowy' },
  { language: 'ja', weak: 'Tollan Bikes', line: '部品は一切捨てない。自転車を直す。', category: '自転車修理店' },
]
for (const { language, weak, line, category } of sites) {
  test(`in “${language}” the opening is a line of the site, and everything proposed holds against its sources`, () => {
    const own = {
      ...hero(weak),
      kind: kind('bike-shop', category),
      audiences: [sign('commuters', { source: 'heading' })],
    }
    const found = rewrites([headline(weak), line], own, language)
    assert.equal(found[0]?.after, line)
    for (const { part, after, madeOf, verdict } of found) {
      assert.equal(after !== null, verdict === 'change')
      assert.equal(madeOf.length > 0, verdict === 'change')
      if (after !== null && part !== 'positioning')
        assert.deepEqual(checkAgainstSources(after, madeOf, [weak, category], language), [])
    }
  })
}

test('long and odd texts take no longer than their length', () => {
  takesBoundedTime(() => {
    for (const text of pathologicalTexts) rewrites([text, `${text}.`], { ...hero(text), ...described(text) })
  })
})
