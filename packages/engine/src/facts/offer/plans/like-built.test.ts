/** Cards, rows and tables as sites build them that no rule was made for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../../site-fixtures.ts'
import { deriveFacts } from '../../derive-facts.ts'

function pricesOf(html: string, { lang = 'en', type = 'pricing' } = {}) {
  const { plans, priceItems } = deriveFacts(
    siteOfPages({
      '/': `<html lang="${lang}"><title>Fernhollow</title><h1>Fernhollow</h1><p>Since 1990.</p>`,
      '/prices': {
        type,
        html: `<html lang="${lang}"><title>Fernhollow</title><body><h1>Fernhollow</h1>${html}`,
      } as TestPage,
    }),
  )
  const told = (fact: (typeof plans)[number] | (typeof priceItems)[number]) => [
    fact.value.name,
    fact.value.price.amount,
    fact.value.price.period,
  ]
  return { plans: plans.map(told), items: priceItems.map(told) }
}
const plansOf = (html: string, how?: { lang?: string; type?: string }) => pricesOf(html, how).plans

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const card = (head: string, price: string) =>
  `<div class="c">${head}<p>${price}</p>${list('One bed of herbs', 'One visit')}<a href="/buy">Choose</a></div>`
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

test('a note in an element beside the name is no part of it', () => {
  const name = (text: string) => `<h3>${text} <small>for a balcony of your own</small></h3>`
  assert.deepEqual(plansOf(card(name('Fern'), '$9/mo') + card(name('Moss'), '$19/mo')), [
    ['Fern', 9, 'month'],
    ['Moss', 19, 'month'],
  ])
  const emphasised = (text: string) => `<h3>${text} <em>garden</em></h3>`
  assert.deepEqual(plansOf(card(emphasised('Fern'), '$9/mo') + card(emphasised('Moss'), '$19/mo')), [
    ['Fern garden', 9, 'month'],
    ['Moss garden', 19, 'month'],
  ])
})

test('a heading that makes a claim leaves the name to the numbered line above it', () => {
  const head = (kicker: string, claim: string) => `<p>${kicker}</p><h3>${claim}</h3>`
  const html =
    card(head('01 / Fern', 'All that a balcony needs.'), '$9/mo') +
    card(head('02 / Moss', 'More room for roots.'), '$19/mo')
  assert.deepEqual(plansOf(html), [
    ['Fern', 9, 'month'],
    ['Moss', 19, 'month'],
  ])
  const short = card('<h3>Fern.</h3>', '$9/mo') + card('<h3>Moss.</h3>', '$19/mo')
  assert.deepEqual(
    plansOf(short).map(([name]) => name),
    ['Fern.', 'Moss.'],
  )
})

test('what a class calls a number of a plan is not its name', () => {
  const head = (number: string, name: string) => `<p class="tier-num">${number}</p><p class="tier-title">${name}</p>`
  assert.deepEqual(plansOf(card(head('Step one', 'Fern'), '$9/mo') + card(head('Step two', 'Moss'), '$19/mo')), [
    ['Fern', 9, 'month'],
    ['Moss', 19, 'month'],
  ])
})

test('a heading over a price names a card by itself, and not the remark below the price', () => {
  const html = `<div><h3>Fern plan</h3><div class="box"><div><p>$9 / mo</p><p>Price of the first year</p></div>${list('One bed', 'One visit')}</div></div>`
  assert.deepEqual(plansOf(html), [['Fern plan', 9, 'month']])
})

test('rows below the price of a card are other terms of it', () => {
  const pass = (name: string, month: number) =>
    `<div class="c"><h3>${name}</h3><p>${month} kr.</p><p>pr. måned</p><p>Årskort ${10 * month} kr.</p><p>Halvårskort ${6 * month} kr.</p><a href="/b">Bliv medlem</a></div>`
  assert.deepEqual(plansOf(pass('Bregne', 400) + pass('Mos', 300), { lang: 'da' }), [
    ['Bregne', 400, 'month'],
    ['Mos', 300, 'month'],
  ])
})

test('a question, a remark and a price far below a heading make no plan', () => {
  const asked = `<div><h3>Need more beds?</h3><p>Buy some at any time</p><div><b>5</b><p>$2</p></div><div><b>15</b><p>$5</p></div></div>`
  assert.deepEqual(
    plansOf(card('<h3>Fern</h3>', '$9/mo') + card('<h3>Moss</h3>', '$19/mo') + asked).map(([name]) => name),
    ['Fern', 'Moss'],
  )
  const lines = Array.from({ length: 30 }, (_, index) => `<p>What we did in week ${index} of the year</p>`).join('')
  const part = (name: string) => `<section><h2>${name}</h2>${lines}<p>$30</p><a href="/x">More</a></section>`
  assert.deepEqual(plansOf(part('Our diary') + part('Their diary')), [])
})

test('the same words with the same amount again and again are a call and no choice', () => {
  const call = `<div class="c"><h3>Grow what you earn</h3><p>60.000 € / Monat</p>${list('Beete', 'Töpfe')}</div>`
  assert.deepEqual(plansOf(call.repeat(3), { lang: 'de', type: 'other' }), [])
})

test('many bare amounts under one heading are cells of a table and no plan', () => {
  const cells = (head: string, ...amounts: number[]) =>
    `<div class="c"><h3>${head}</h3>${list('Per child', 'Per year')}${amounts.map((amount, index) => `<span>Fund ${index}</span><div>€${amount}</div>`).join('')}</div>`
  assert.deepEqual(
    plansOf(cells('Paid back to children', 30, 20, 20, 10) + cells('Paid back to adults', 10, 10, 20, 10)),
    [],
  )
})

test('what is paid on top of something else is a line of the price list', () => {
  const cards = `<div>${card('<h3>Fern</h3>', '$9/mo')}${card('<h3>Moss</h3>', '$19/mo')}</div>`
  const extra = `<section><h2>Warm beds</h2><p>+ $140 / month</p>${list('Glass', 'Heat')}</section>`
  const { plans, items } = pricesOf(cards + extra)
  assert.deepEqual([plans.length, items], [2, [['Warm beds', 140, 'month']]])
  assert.equal(plansOf(cards + extra.replace('+ ', '')).length, 3)
})

test('the plus before an amount belongs to no name, that of a name stays', () => {
  const rows = '<div><p>Photo shoot + 490 €</p><p>Logo+ 90 €</p><p>Texts + 120 €</p></div>'
  assert.deepEqual(
    pricesOf(rows, { type: 'other' }).plans.map(([name]) => name),
    ['Photo shoot', 'Logo+', 'Texts'],
  )
})

test('a number at the end of a name is no part of a price in an element of its own', () => {
  const lesson = (name: string, price: string) => `<p><span>${name}</span><b>${price}</b></p>`
  const html = `<div>${lesson('Lesson, part 2', '900 kr')}${lesson('Lesson, part 3', '1 200 kr')}</div>`
  assert.deepEqual(plansOf(html, { lang: 'no' }), [
    ['Lesson, part 2', 900, null],
    ['Lesson, part 3', 1200, null],
  ])
  const split = (name: string) => `<h3>${name}</h3><p><span>1</span> <span>900 kr</span></p>`
  assert.deepEqual(plansOf(`<div>${split('Lesson')}${split('Exam')}</div>`, { lang: 'no' }), [
    ['Lesson', 1900, null],
    ['Exam', 1900, null],
  ])
})

test('plans that are all on request stand on the page about prices where three or more are named', () => {
  const asked = (name: string) => card(`<h3>${name}</h3>`, 'Consulte-nos')
  assert.deepEqual(plansOf(asked('Musgo') + asked('Feto') + asked('Urze'), { lang: 'pt' }), [
    ['Musgo', null, null],
    ['Feto', null, null],
    ['Urze', null, null],
  ])
  assert.deepEqual(plansOf(asked('Musgo') + asked('Feto'), { lang: 'pt' }), [])
})

test('a price beside the title of a page names no plan', () => {
  const hero = (tag: string) =>
    `<section><p>Free to try</p><${tag}>Five minutes a day. Green for good.</${tag}><p>$49 per month</p>${list('No card', 'No end')}</section>`
  assert.deepEqual(plansOf(hero('h1')), [])
})

test('nought beside a rate is the sum of a calculator', () => {
  const html = `<div><h3>Your sum</h3><p>$20 per hour</p><p>$0</p><a href="/b">Book</a>${list('Hours', 'Tools')}</div>`
  assert.deepEqual(plansOf(html), [])
})

test('a period behind a remark on taxes counts', () => {
  const html = card('<h3>苔</h3>', '1.8万円</p><p>税別 ／ 月') + card('<h3>羊歯</h3>', '3.2万円</p><p>税別 ／ 月')
  assert.deepEqual(plansOf(html, { lang: 'ja' }), [
    ['苔', 18_000, 'month'],
    ['羊歯', 32_000, 'month'],
  ])
})

test('a cell that reaches over rows is the heading of their names', () => {
  const html = `<table>${row('Work', 'Small', 'Large')}<tr><td rowspan="2">Inside</td><td>Wash</td><td>$15</td><td>$20</td></tr>${row('Wax', '$7', '$9')}<tr><td rowspan="2">Outside</td><td>Brush</td><td>$10</td><td>$12</td></tr>${row('Polish', '$30', '$35')}</table>`
  const { items } = pricesOf(html)
  assert.deepEqual([...new Set(items.map(([name]) => String(name).split(',')[0]))], ['Wash', 'Wax', 'Brush', 'Polish'])
})

test('columns that are called price and remark hold no plans', () => {
  const html = `<table>${row('施術', '料金（税込）', '説明')}${row('鍼', '1,500円', '1部位：1,500円')}${row('灸', '1,200円', '約15分')}</table>`
  const { plans, items } = pricesOf(html, { lang: 'ja' })
  assert.deepEqual([plans, items.length], [[], 3])
})

test('a header that names and prices each column names the plans', () => {
  const html = `<table>${row('Feature', 'Fern $9/mo', 'Moss $19/mo')}${row('Beds', '1', '3')}${row('Visits', '✓', '✓')}</table>`
  assert.deepEqual(plansOf(html), [
    ['Fern', 9, 'month'],
    ['Moss', 19, 'month'],
  ])
})

test('a table that sets the plans of the cards side by side says them again', () => {
  const cards = card('<h3>Fern plan</h3>', '$9/mo') + card('<h3>Moss plan</h3>', '$19/mo')
  const table = (price: string) =>
    `<table>${row('', 'Fern', 'Moss')}${row('Price', '$9/mo', price)}${row('Beds', '1', '3')}</table>`
  assert.deepEqual(
    plansOf(cards + table('$19/mo')).map(([name]) => name),
    ['Fern plan', 'Moss plan'],
  )
  assert.equal(plansOf(cards + table('$29/mo')).length > 2, true)
})
