import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts } from '../../../lexicon/list-checks.ts'
import type { Locale } from '../../../lexicon/offer/currencies.ts'
import { pricesIn } from './price-text.ts'

const locale = (language: string, region = '', named: string[] = []): Locale => ({ language, region, named })
const first = (text: string, language = 'en', region = '') => {
  const [price] = pricesIn(text, locale(language, region))
  return price === undefined ? null : [price.amount, price.currency, price.period]
}

const notations: [string, string, string, unknown][] = [
  ['$1,234.56', 'en', '', [1234.56, 'USD', null]],
  ['1.234,56 €', 'de', '', [1234.56, 'EUR', null]],
  ['1 234,56 zł miesięcznie', 'pl', '', [1234.56, 'PLN', 'month']],
  ['CHF 1’234.50', 'de', 'CH', [1234.5, 'CHF', null]],
  ['₹1,23,456 per year', 'en', 'IN', [123456, 'INR', 'year']],
  ['٩٩ ر.س / شهريًا', 'ar', '', [99, 'SAR', 'month']],
  ['１，２００円/月', 'ja', '', [1200, 'JPY', 'month']],
  ['月額1,000円から', 'ja', '', [1000, 'JPY', 'month']],
  ['12.- CHF', 'de', '', [12, 'CHF', null]],
  ['12,– € mtl.', 'de', '', [12, 'EUR', 'month']],
  ['€12⁹⁹', 'de', '', [12.99, 'EUR', null]],
  ['€54 ,00 / Monat', 'de', '', [54, 'EUR', 'month']],
  ['$12k', 'en', '', [12000, 'USD', null]],
  ['$0.00125', 'en', '', [0.00125, 'USD', null]],
  ['$19.990/mes', 'es', 'CL', [19990, 'CLP', 'month']],
  ['$99.99 * Per Month', 'en', '', [99.99, 'USD', 'month']],
  ['RM 99 / MO.', 'en', '', [99, 'MYR', 'month']],
  ['345 €/sem.', 'fr', '', [345, 'EUR', 'week']],
  ['110 €/we', 'fr', '', [110, 'EUR', 'weekend']],
  ['990 ₽ в месяц', 'ru', '', [990, 'RUB', 'month']],
  ['R$ 49,90/mês', 'pt', 'BR', [49.9, 'BRL', 'month']],
  ['49 € HT / mois', 'fr', '', [49, 'EUR', 'month']],
  ['₩9,900/월', 'ko', '', [9900, 'KRW', 'month']],
  ['99 ₺/ay', 'tr', '', [99, 'TRY', 'month']],
  ['499 Kč / měsíc', 'cs', '', [499, 'CZK', 'month']],
  ['299 kr/mån', 'sv', '', [299, 'SEK', 'month']],
  ['1.499 kr. pr. måned', 'da', '', [1499, 'DKK', 'month']],
  ['￥99/月', 'zh', '', [99, 'CNY', 'month']],
  ['119,00 € / Stunde', 'de', '', [119, 'EUR', 'hour']],
]
for (const [text, language, region, expected] of notations) {
  test(`${text} is read in ${language}${region === '' ? '' : `-${region}`}`, () => {
    assert.deepEqual(first(text, language, region), expected)
  })
}

for (const text of ['$2M raised', '50% off', 'PHP 8.2', 'Try 14 days', 'call 555 0199', 'since 2019']) {
  test(`“${text}” holds no price`, () => {
    assert.deepEqual(pricesIn(text, locale('en')), [])
  })
}

for (const text of ['Save $500', 'worth €100', 'up to £40', 'bis zu 1.000 €', 'économisez 20 €']) {
  test(`the amount of “${text}” is asked of nobody`, () => {
    assert.equal(pricesIn(text, locale('en'))[0]?.isNoPrice, true)
  })
}

test('a dollar on a page that names no region and no known language is of no known currency', () => {
  assert.equal(pricesIn('$20', locale('es'))[0]?.currency, null)
})

test('the code behind the sign tells which dollar', () => {
  assert.equal(pricesIn('$20 CAD', locale('en'))[0]?.currency, 'CAD')
})

test('the unit between a price and its period is what one buys several of', () => {
  const [price] = pricesIn('$10 / seat / month', locale('en'))
  assert.deepEqual([price?.perUnit, price?.period], ['seat', 'month'])
})

test('a length in months is no period', () => {
  assert.equal(pricesIn('150 € 12 Monate', locale('de'))[0]?.period, null)
})

test('two ends of a span are one price, which starts at the lower', () => {
  const prices = pricesIn('$3,500 to $6,000 /month', locale('en'))
  assert.deepEqual([prices.length, prices[0]?.amount, prices[0]?.period, prices[0]?.isFrom], [1, 3500, 'month', true])
})

const spans: [text: string, amount: number, read: string][] = [
  ['60 à 90 € la nuit', 60, '60 à 90 € la nuit'],
  ['150-200 zł', 150, '150-200 zł'],
  ['3 000–4 500 ₽', 3000, '3 000–4 500 ₽'],
  ['$500-$2,000', 500, '$500-$2,000'],
  ['Zimmer 2 – 80 €', 80, '80 €'],
  ['Menu 1 - 25 €', 25, '25 €'],
  ['40-60 min 55 €', 55, '55 €'],
]
for (const [text, amount, read] of spans) {
  test(`the price of “${text}” begins at ${amount}`, () => {
    const [price, ...more] = pricesIn(text, locale('fr'))
    assert.deepEqual(
      [price?.amount, text.slice(price?.start, price?.end), price?.hasSign, more.length],
      [amount, read, true, 0],
    )
  })
}

test('the price before a promotion is told from the one after it', () => {
  const prices = pricesIn('statt 49 € nur 29 €', locale('de'))
  assert.deepEqual(
    prices.map(({ amount, isFormer }) => [amount, isFormer]),
    [
      [49, true],
      [29, false],
    ],
  )
})

test('“før” tells of a former price, the English “for” does not', () => {
  assert.equal(pricesIn('Før 499 kr', locale('da'))[0]?.isFormer, true)
  assert.equal(pricesIn('Get it for $20', locale('en'))[0]?.isFormer, false)
})

test('reading prices completes on pathological texts', () => {
  for (const text of [...pathologicalTexts, '$'.repeat(100_000), '1,'.repeat(50_000), `€1${'⁹'.repeat(100_000)}`]) {
    assert.ok(pricesIn(text, locale('en')).length <= 12)
  }
})

test('a dash for the cents says that an amount is a price where that is the custom', () => {
  const read = (text: string, language: string, region = '') =>
    pricesIn(text, { language, region, named: [] }).map(({ amount, currency }) => [amount, currency])
  assert.deepEqual(read('Fra 1 250,-', 'no'), [[1250, 'NOK']])
  assert.deepEqual(read('Schnitt 39.–', 'de', 'CH'), [[39, 'CHF']])
  assert.deepEqual(read('from 1 250,-', 'en'), [])
  assert.deepEqual(read('Saal 12.-14. Stock', 'de'), [])
})
