import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBetween, defaultMain, described, homePage, typesOf } from '../compare-fixtures.ts'

interface TestPlan {
  name: string
  price: string
  points?: string[]
}

const plans = (all: TestPlan[], { heading = 'What a week costs', note = '', call = 'Book now' } = {}) => `
<section class="pricing"><h2>${heading}</h2><div class="plans">${all
  .map(
    ({ name, price, points = ['Seven nights', 'A full tank'] }) =>
      `<div class="plan"><h3>${name}</h3><p class="price">${price}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul><a class="button" href="/book/">${call}</a></div>`,
  )
  .join('')}</div><p>${note}</p></section>`

const page = (main: string, lang = 'en') => homePage({ main: defaultMain + main, lang })
const english: TestPlan[] = [
  { name: 'Dinghy', price: '$99 / month' },
  { name: 'Barge', price: '$199 / month' },
  { name: 'Flotilla', price: '$399 / month' },
]

test('another price of a plan is a pricing change and nothing else', () => {
  const after = english.map((plan) => (plan.name === 'Barge' ? { ...plan, price: '$249 / month' } : plan))
  const changes = changesBetween(page(plans(english)), page(plans(after)))
  assert.deepEqual(typesOf(changes), ['pricing_change'])
  assert.ok(changes.some(({ old_value, new_value }) => old_value?.includes('$199') && new_value?.includes('$249')))
})

test('prices that trade places are reported, plans that trade places are not', () => {
  const [a, b, c] = english as [TestPlan, TestPlan, TestPlan]
  const traded = [{ ...a, price: b.price }, { ...b, price: a.price }, c]
  assert.deepEqual(typesOf(changesBetween(page(plans(english)), page(plans(traded)))), ['pricing_change'])
  assert.deepEqual(described(changesBetween(page(plans(english)), page(plans([c, a, b])))), [])
})

test('a plan that comes is a pricing change', () => {
  const more = [...english, { name: 'Armada', price: '$999 / month' }]
  const changes = changesBetween(page(plans(english)), page(plans(more)))
  assert.deepEqual(typesOf(changes), ['pricing_change'])
  assert.ok(changes.some(({ new_value }) => new_value?.includes('Armada')))
})

for (const [lang, heading, names, old, now] of [
  ['de', 'Unsere Preise', ['Jolle', 'Kutter', 'Fregatte'], '19,90 € pro Monat', '24,90 € pro Monat'],
  ['fr', 'Nos tarifs', ['Barque', 'Péniche', 'Flotte'], '19,90 € par mois', '24,90 € par mois'],
  ['pl', 'Cennik', ['Łódka', 'Barka', 'Flota'], '49 zł / miesiąc', '59 zł / miesiąc'],
  ['ja', '料金プラン', ['ライト', 'スタンダード', 'プレミアム'], '月額 1,980円', '月額 2,480円'],
  ['ar', 'الأسعار', ['أساسي', 'متقدم', 'محترف'], '199 ريال شهريا', '249 ريال شهريا'],
] as const) {
  test(`another price is a pricing change (${lang})`, () => {
    const all = (price: string) =>
      names.map((name, at) => ({ name, price: at === 1 ? price : `${price.replace(/^\D*\d+/, (text) => `${text}0`)}` }))
    const before = all(old)
    const after = before.map((plan, at) => (at === 1 ? { ...plan, price: now } : plan))
    const changes = changesBetween(page(plans(before, { heading }), lang), page(plans(after, { heading }), lang))
    assert.deepEqual(typesOf(changes), ['pricing_change'])
  })
}

test('terms of sale below the plans are pricing', () => {
  const changes = changesBetween(
    page(plans(english, { note: 'Billed monthly, with a deposit of one week.' })),
    page(plans(english, { note: 'Billed monthly, cancel anytime and pay no deposit.' })),
  )
  assert.deepEqual(typesOf(changes), ['pricing_change'])
})

test('a line of a price list that comes, goes or costs more is pricing', () => {
  const list = (rows: [string, string][]) => ({
    '/prices/': {
      html: homePage({
        title: 'Prices',
        headline: 'Prices on the towpath',
        main: `<section><h2>Prices</h2><table>${rows.map(([name, price]) => `<tr><td>${name}</td><td>${price}</td></tr>`).join('')}</table></section>`,
      }),
      type: 'pricing' as const,
    },
  })
  const before: [string, string][] = [
    ['Coal, a sack', '£12'],
    ['Diesel, a litre', '£1.40'],
    ['Mooring, a night', '£9'],
    ['Laundry', '£6'],
  ]
  const after: [string, string][] = [
    ['Coal, a sack', '£14'],
    ['Diesel, a litre', '£1.40'],
    ['Mooring, a night', '£9'],
    ['Pump-out', '£22'],
  ]
  const changes = changesBetween(list(before), list(after))
  assert.deepEqual(typesOf(changes), ['pricing_change'])
  const values = changes.map(({ old_value, new_value }) => `${old_value} ${new_value}`).join('\n')
  for (const part of ['£12', '£14', 'Laundry', 'Pump-out']) assert.ok(values.includes(part), `${part} in\n${values}`)
})

test('a price list that is a picture changes with its name', () => {
  const list = (name: string) => ({
    '/preise.html': homePage({
      lang: 'de',
      title: 'Preise',
      main: `<h2>Preise</h2><h3>Stand ${name.slice(-4)}</h3><img src="/img/${name}.jpg" alt="">`,
    }),
  })
  assert.deepEqual(described(changesBetween(list('preisliste2025'), list('preisliste2026'))), [
    'pricing_change price list picture: preisliste2025 → preisliste2026',
  ])
})

test('other calls on plans are call changes', () => {
  const changes = changesBetween(
    page(plans(english, { call: 'Start 30-day trial' })),
    page(plans(english, { call: 'Start 14-day trial' })),
  )
  assert.ok(typesOf(changes).includes('cta_change'))
  assert.ok(!typesOf(changes).includes('content_change'))
})
