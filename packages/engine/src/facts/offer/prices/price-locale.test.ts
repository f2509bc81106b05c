import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StructuredNode } from '../../../facts.ts'
import { siteOfPages } from '../../../site-fixtures.ts'
import { priceLocale } from './price-locale.ts'
import { toggledPrices } from './toggled-prices.ts'

const english = '<p>We build kitchens of solid oak in our own workshop by the river, and we mend them for life.</p>'
const localeOf = (html: string, nodes: StructuredNode[] = []) => priceLocale(siteOfPages({ '/': html }), nodes)
const page = 'https://www.acme.example/'

test('language and region are those of the page', () => {
  assert.deepEqual(localeOf(`<html lang="en-CA">${english}`), { language: 'en', region: 'CA', named: [] })
  assert.deepEqual(localeOf(`<html lang="en_gb">${english}`).region, 'GB')
  assert.deepEqual(localeOf(`<html lang="en">${english}`).region, '')
})

test('the region may stand in the metadata for social networks', () => {
  const meta = '<meta property="og:locale" content="en_AU">'
  assert.equal(localeOf(`<html lang="en"><head>${meta}</head>${english}`).region, 'AU')
  assert.equal(localeOf(`<html lang="en-NZ"><head>${meta}</head>${english}`).region, 'NZ')
})

test('what is written counts before what the page calls itself', () => {
  assert.equal(localeOf(`<html lang="de">${english}`).language, 'en')
  assert.equal(localeOf('<html lang="de"><p>12</p>').language, 'de')
})

test('a currency that structured data or metadata name is the site’s', () => {
  const node = { page, types: ['Offer'], data: { priceCurrency: 'CHF' } } as StructuredNode
  const meta = '<meta property="product:price:currency" content="NOK">'
  assert.deepEqual(localeOf(`<html lang="en"><head>${meta}</head>${english}`, [node]).named, ['CHF', 'NOK'])
  const unknown = { page, types: ['Offer'], data: { priceCurrency: 'euros' } } as StructuredNode
  assert.deepEqual(localeOf(`<html lang="en">${english}`, [unknown]).named, [])
})

test('codes beside amounts are named, most used first, where nothing else tells', () => {
  const prices = '<p>CAD 20</p><p>40 CAD</p><p>30 AUD</p><p>RMB 9</p>'
  assert.deepEqual(localeOf(`<html lang="en">${english}${prices}`).named, ['CAD', 'AUD', 'CNY'])
  assert.deepEqual(localeOf(`<html lang="en-CA">${english}${prices}`).named, [])
})

test('letters within a word are no code of a currency', () => {
  assert.deepEqual(localeOf(`<html lang="en">${english}<p>CADMUS and ACAD</p>`).named, [])
})

const toggled = (attributes: string) => {
  const site = siteOfPages({ '/': `<div ${attributes}><b>€19</b></div>` })
  const shown = { amount: 19, currency: 'EUR', period: 'month', text: '€19' } as const
  return toggledPrices(site.home, 0, shown).map(({ amount, currency, period, text }) => [
    amount,
    currency,
    period,
    text,
  ])
}

test('prices that a toggle will show are read from attributes, in the currency shown', () => {
  assert.deepEqual(toggled('data-monthly="19" data-price-yearly="190,00"'), [
    [19, 'EUR', 'month', '19'],
    [190, 'EUR', 'year', '190,00'],
  ])
})

const untold: [what: string, attributes: string][] = [
  ['another attribute', 'monthly="19"'],
  ['no period', 'data-price="19"'],
  ['no digits', 'data-monthly="on"'],
  ['two amounts', 'data-monthly="19 29"'],
  ['words', 'data-monthly="19 euro each"'],
  ['a long value', `data-monthly="${'1'.padStart(25)}"`],
]
for (const [what, attributes] of untold) {
  test(`an attribute tells no price: ${what}`, () => assert.deepEqual(toggled(attributes), []))
}
