import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { deriveFacts } from '../derive-facts.ts'

const factsOf = (body: string, lang = 'en') =>
  deriveFacts(
    siteOfPages({
      '/': `<html lang="${lang}"><title>Oaken</title><body><h1>Kitchens that outlive fashion</h1>${body}`,
    }),
  )
const featuresOf = (body: string, lang?: string) => factsOf(body, lang).features.map(({ value }) => value.name)
const cards = (level: string, ...names: string[]) =>
  `<div class="grid">${names.map((name) => `<div class="card"><${level}>${name}</${level}><p>It is made by hand, and it lasts.</p></div>`).join('')}</div>`
const part = (heading: string, html: string) => `<section><h2>${heading}</h2>${html}</section>`

test('cards under a heading about features are features', () => {
  assert.deepEqual(featuresOf(part('Features', cards('h3', 'Solid oak', 'Soft close', 'Oil finish'))), [
    'Solid oak',
    'Soft close',
    'Oil finish',
  ])
})

for (const [heading, lang] of [
  ['Ihre Vorteile', 'de'],
  ['Nos avantages', 'fr'],
  ['Возможности', 'ru'],
  ['特徴', 'ja'],
  ['المميزات', 'ar'],
]) {
  test(`“${heading}” is over features`, () => {
    assert.deepEqual(featuresOf(part(heading!, cards('h3', 'Aa', 'Bb', 'Cc')), lang), ['Aa', 'Bb', 'Cc'])
  })
}

test('cards without headings have their short first line for a name', () => {
  const plain = (name: string) =>
    `<div class="item"><p class="title">${name}</p><p>It is made by hand, and it lasts for years.</p></div>`
  assert.deepEqual(
    featuresOf(
      `<section class="features"><div>${['Solid oak', 'Soft close', 'Oil finish'].map(plain).join('')}</div></section>`,
    ),
    ['Solid oak', 'Soft close', 'Oil finish'],
  )
})

test('a heading over two lines is one name', () => {
  assert.deepEqual(
    featuresOf(part('Features', cards('h3', 'Solid<br>oak', 'Soft close', 'Oil finish')))[0],
    'Solid oak',
  )
})

const others: [string, string][] = [
  ['questions', part('Good to know', cards('h3', 'How long?', 'How much?', 'How big?'))],
  ['people', part('Our team', cards('h3', 'Ann Lee', 'Bo Ek', 'Cy Fox'))],
  ['voices', part('What our customers say', cards('h3', 'Great', 'Lovely', 'Superb'))],
  ['posts', part('Latest news', cards('h3', 'A new saw', 'A new shop', 'A new dog'))],
  ['steps', part('How it works', cards('h3', 'Measure', 'Draw', 'Build'))],
]
for (const [title, html] of others) {
  test(`${title} are no features`, () => {
    assert.deepEqual(featuresOf(html), [])
  })
}

test('cards under a heading about services are services', () => {
  const { services } = factsOf(part('Our services', cards('h3', 'Kitchens', 'Stairs', 'Repairs')))
  assert.deepEqual(
    services.map(({ value }) => value.name),
    ['Kitchens', 'Stairs', 'Repairs'],
  )
})

test('names and logos under a heading about integrations are integrations', () => {
  const { integrations } = factsOf(
    part('Works with', '<ul><li>Slatebook</li><li>Timberly</li></ul><img src="a.svg" alt="Joinery logo">'),
  )
  assert.deepEqual(
    integrations.map(({ value }) => value),
    ['Slatebook', 'Timberly', 'Joinery'],
  )
})

for (const text of [
  'Try it free for 14 days',
  '30 Tage kostenlos testen',
  'Essai gratuit de 14 jours',
  '7 días gratis',
  '14日間無料トライアル',
  '14 дней бесплатно',
]) {
  test(`“${text}” is a trial`, () => {
    assert.equal(factsOf(`<p>${text}</p>`).trial?.value, text)
  })
}

test('a month for a friend is no trial', () => {
  assert.equal(factsOf('<p>Refer a friend and get 1 month free</p>').trial, null)
})

for (const text of [
  '30-day money-back guarantee',
  'Monatlich kündbar',
  'Satisfait ou remboursé',
  'Garantía de devolución de 30 días',
  'Гарантия возврата денег',
  '全額返金保証',
]) {
  test(`“${text}” is a guarantee`, () => {
    assert.deepEqual(
      factsOf(`<p>${text}</p>`).guarantees.map(({ value }) => value),
      [text],
    )
  })
}

test('a word that may mean a part of the page does not take a feature away', () => {
  assert.deepEqual(featuresOf(part('Features', cards('h3', 'Wood grain insights', 'Soft close', 'Oil finish'))), [
    'Wood grain insights',
    'Soft close',
    'Oil finish',
  ])
})

test('a heading with jobs in passing is over no vacancies', () => {
  assert.deepEqual(featuresOf(part('One bench, four jobs', cards('h3', 'Planing', 'Sawing', 'Gluing', 'Drying'))), [
    'Planing',
    'Sawing',
    'Gluing',
    'Drying',
  ])
})

test('cards of a part without a heading stay apart from the priced ones of the part before it', () => {
  const priced = ['Stool', 'Bench', 'Shelf'].map(
    (name) => `<li><h3>${name}</h3><p>Of solid ash and beech</p><p>€49</p></li>`,
  )
  const html = `<section><h2>In our shop</h2><ul>${priced.join('')}</ul></section><section>${cards('h3', 'Own forest', 'Old tools', 'No plastic')}</section>`
  const { features } = deriveFacts(siteOfPages({ '/': `<body><section><h1>Kitchens</h1></section>${html}` }))
  assert.deepEqual(
    features.map(({ value }) => value.name),
    ['Own forest', 'Old tools', 'No plastic'],
  )
})

test('terms and their descriptions are cards, in Chinese after fewer signs', () => {
  const term = (name: string) => `<dl><dt>${name}</dt><dd>华东地区设十二个服务站，配件常备库存。</dd></dl>`
  const html = `<div><h3>选择我们的理由</h3>${['自有林场', '手工打磨', '终身保修'].map(term).join('')}</div>`
  assert.deepEqual(featuresOf(html, 'zh'), ['自有林场', '手工打磨', '终身保修'])
})

test('of a part with two cards that are called as parts of a page nothing is a feature, of one that card alone is none', () => {
  const names = ['Solid oak', 'Soft close', 'Oil finish', 'Our services', 'Contact us']
  assert.deepEqual(featuresOf(part('Features', cards('h3', ...names))), [])
  assert.deepEqual(featuresOf(part('Features', cards('h3', ...names.slice(0, 4)))), names.slice(0, 3))
})
