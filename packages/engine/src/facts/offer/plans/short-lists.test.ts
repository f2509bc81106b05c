import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../../site-fixtures.ts'
import { deriveFacts } from '../../derive-facts.ts'

const siteOf = (html: string, { lang = 'en', title = 'Fernhollow', path = '/preise', type = 'other' } = {}) =>
  deriveFacts(
    siteOfPages({
      '/': `<html lang="${lang}"><title>${title}</title><h1>${title}</h1><p>Since 1990.</p>`,
      [path]: { type, html: `<html lang="${lang}"><title>${title}</title><body>${html}` } as TestPage,
    }),
  )
const plansOf = (...given: Parameters<typeof siteOf>) =>
  siteOf(...given).plans.map(({ value: { name, price } }) => [name, price.amount, price.period])

test('tickets in rows are plans where nothing else is', () => {
  const rows = '<h5>Einzelfahrt 1,50 €</h5><h5>Zehnerkarte 12,00 €</h5><h5>Jahreskarte für Familien 90,00 €</h5>'
  assert.deepEqual(plansOf(rows, { lang: 'de' }), [
    ['Einzelfahrt', 1.5, null],
    ['Zehnerkarte', 12, null],
    ['Jahreskarte für Familien', 90, null],
  ])
})

test('courses with a word of what they are and no button are plans', () => {
  const course = (name: string, price: string) =>
    `<div class="c"><h3>${name}</h3><p>月に二回、少人数で学びます。</p><p>${price}</p></div>`
  const html = `<h2>コース</h2>${course('入門コース', '¥3,300 (税込)')}${course('個人コース', '¥12,000 (税込)')}`
  assert.deepEqual(plansOf(html, { lang: 'ja' }), [
    ['入門コース', 3300, null],
    ['個人コース', 12_000, null],
  ])
})

test('a short list is said once, as plans and not as lines of a price list', () => {
  const { priceItems } = siteOf('<p>Einzelstunde 60 €</p><p>Gruppenstunde 20 €</p>', { lang: 'de' })
  assert.deepEqual(priceItems, [])
})

test('the list of the page about prices is the one, where there is such a page', () => {
  const facts = deriveFacts(
    siteOfPages({
      '/': '<html lang="sv"><title>Lunden</title><h1>Lunden</h1><p>Prova: 95 kr</p><p>Kurs: 990 kr</p>',
      '/priser': {
        type: 'pricing',
        html: '<html lang="sv"><title>Priser</title><body><p>Provtimme 95 kr</p><p>Nybörjarkurs 990 kr</p>',
      } as TestPage,
    }),
  )
  assert.deepEqual(
    facts.plans.map(({ value }) => value.name),
    ['Provtimme', 'Nybörjarkurs'],
  )
})

test('a long list stays a price list', () => {
  const rows = Array.from({ length: 14 }, (_, index) => `<p>Behandlung ${'ABCDEFGHIJKLMN'[index]}: ${20 + index} €</p>`)
  const { plans, priceItems } = siteOf(rows.join(''), { lang: 'de' })
  assert.deepEqual([plans.length, priceItems.length], [0, 14])
})

test('dishes are no plans, the rooms of the same inn are', () => {
  const title = 'Trattoria del Mulino'
  const dishes = '<h1>Da provare</h1><p>Tagliatelle al ragù 12 €</p><p>Coniglio arrosto 16 €</p>'
  assert.deepEqual(plansOf(dishes, { lang: 'it', title }), [])
  const rooms = '<h1>Le camere</h1><p>Camera singola 55 €</p><p>Camera doppia 80 €</p>'
  assert.deepEqual(plansOf(rooms, { lang: 'it', title }), [
    ['Camera singola', 55, null],
    ['Camera doppia', 80, null],
  ])
})

test('the parts of one fare are no plans', () => {
  const fare = '<p>Grundpreis je Fahrt 6,50 €</p><p>Jeder Kilometer 2,30 €/km</p><p>Wartezeit 21,00 € pro Stunde</p>'
  assert.deepEqual(plansOf(fare, { lang: 'de' }), [])
})

test('names that come again and again tell no plans apart', () => {
  const month = (season: string) => `<div class="m"><b>${season}</b><p>Нова тема щомісяця.</p><p>450 грн</p></div>`
  const html = ['Осінь', 'Осінь', 'Осінь', 'Зима', 'Зима', 'Зима'].map(month).join('')
  assert.deepEqual(plansOf(html, { lang: 'uk' }), [])
})

test('a deposit is no plan', () => {
  const html = '<p>Canoë deux places 90 €</p><p>Grand canoë 150 €</p><p>Caution 300 €</p>'
  assert.deepEqual(plansOf(html, { lang: 'fr' }), [
    ['Canoë deux places', 90, null],
    ['Grand canoë', 150, null],
  ])
})

test('a price under a heading of its own belongs to the heading above that', () => {
  const section = (name: string, price: string) =>
    `<div><h3>${name}</h3></div><div><h4>Durée</h4></div><div><p>La formation dure une journée.</p></div>
     <div><h4>Tarif</h4></div><div><p>- ${price}</p></div>`
  const html = `<h1>Formations</h1>${section('Premiers gestes', '65 euros')}${section('Équipier', '300 euros')}`
  assert.deepEqual(plansOf(html, { lang: 'fr' }), [
    ['Premiers gestes', 65, null],
    ['Équipier', 300, null],
  ])
})

test('an event with its date and entry is no plan', () => {
  const event = (name: string, day: string) => `<div class="e"><h3>${name}</h3><p>${day}</p><p>Eintritt 12 €</p></div>`
  const html = `${event('Blaskapelle', '12.05.2026')}${event('Lesung', '14.05.2026')}`
  assert.deepEqual(plansOf(html, { lang: 'de' }), [])
})

test('what is sold by weight or volume is a thing, and no plan', () => {
  const jar = (name: string, price: string) => `<div class="c"><h3>${name}</h3><p>Słoik 0,9 l</p><p>${price}</p></div>`
  const facts = siteOf(`<h2>Miody</h2>${jar('Lipowy', '45 zł')}${jar('Gryczany', '50 zł')}`, { lang: 'pl' })
  assert.deepEqual([facts.plans.length, facts.priceItems.length], [0, 2])
  const visit = (name: string, price: string) => `<div class="c"><h3>${name}</h3><p>Do 3 osób</p><p>${price}</p></div>`
  assert.equal(
    plansOf(`<h2>Wizyty</h2>${visit('Krótka', '45 zł')}${visit('Długa', '50 zł')}`, { lang: 'pl' }).length,
    2,
  )
})

test('lists that name the same lengths of several things are a price list', () => {
  const table = (name: string, ...prices: string[]) =>
    `<table><caption>${name}</caption>${prices.map((price, at) => `<tr><td>${30 * (at + 1)} Minuten</td><td>${price}</td></tr>`).join('')}</table>`
  const one = table('Waldbad', '30 €', '45 €')
  assert.deepEqual(plansOf(one + table('Moosbad', '35 €', '50 €'), { lang: 'de' }), [])
  assert.equal(plansOf(one, { lang: 'de' }).length, 2)
})

test('a sentence about a price is no plan', () => {
  const html =
    '<h3>How much is it?</h3><ul><li>First visits cost £75.</li><li>Later visits are £65 per session.</li></ul>'
  assert.deepEqual(plansOf(html), [])
  assert.deepEqual(plansOf('<p>Første besøg 750 kr.</p><p>Senere besøg 650 kr.</p>', { lang: 'da' }), [
    ['Første besøg', 750, null],
    ['Senere besøg', 650, null],
  ])
})

test('where goods can be put in a cart, a list beside them is no list of plans', () => {
  const goods = ['Mug', 'Bowl']
    .map((name) => `<div class="p"><a href="/${name}">${name}</a> <span>$24</span><button>Add to cart</button></div>`)
    .join('')
  const list = '<h2>New</h2><div class="n"><h3>Jug</h3><p>$30</p></div><div class="n"><h3>Vase</h3><p>$40</p></div>'
  assert.deepEqual(plansOf(`<section>${goods}</section><section>${list}</section>`), [])
  assert.equal(plansOf(`<section>${list}</section>`).length, 2)
})

test('houses and cars for sale are no plans, rooms to let are', () => {
  const card = (name: string, size: string, price: string) =>
    `<div class="c"><img src="/a.jpg"><h3>${name}</h3><p>${size}</p><p>${price}</p></div>`
  const houses = card('Haus am See', '140 m², 4 Zimmer', '350.000 €') + card('Wohnung Mitte', '80 m²', '220.000 €')
  assert.deepEqual(plansOf(houses, { lang: 'de' }), [])
  const cars = card('Ranuncolo 1.2', '45.000 km · Diesel', '7.900 €') + card('Betulla GT', '60.000 km', '15.900 €')
  assert.deepEqual(plansOf(cars, { lang: 'it' }), [])
  const rooms = card('Moss room', '25 m²', '€120 per night') + card('Fern room', '30 m²', '€150 per night')
  assert.equal(plansOf(rooms).length, 2)
})

test('what shipping costs to each country is no plan', () => {
  const table = '<table><tr><td>Deutschland</td><td>4,90 €</td></tr><tr><td>Österreich</td><td>9,90 €</td></tr></table>'
  assert.deepEqual(plansOf(`<h2>Versandkosten</h2>${table}`, { lang: 'de' }), [])
  assert.equal(plansOf(`<h2>Eintritt</h2>${table}`, { lang: 'de' }).length, 2)
})

test('numbers of names, generations of networks and runs are no ends of prices and no measures of goods', () => {
  const list = (rows: readonly string[]) => `<h2>Prices</h2><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`
  assert.deepEqual(plansOf(list(['Menu 4 – £18', 'Menu 5 – £22', 'Menu 6 – £26'])), [
    ['Menu 4', 18, null],
    ['Menu 5', 22, null],
    ['Menu 6', 26, null],
  ])
  assert.equal(plansOf(list(['Light with 5G – £8', 'Plus with 5G – £12', 'Max with 5G – £20'])).length, 3)
  assert.equal(plansOf(list(['Fun run 5 km – £18', 'Run 10 km – £24', 'Half marathon – £40'])).length, 3)
})
