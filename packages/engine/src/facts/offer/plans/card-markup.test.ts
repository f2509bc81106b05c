import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../../site-fixtures.ts'
import { deriveFacts } from '../../derive-facts.ts'

/** The plans of the page about prices: name, amount and period of each. */
function plansOf(html: string, { lang = 'en', type = 'pricing' } = {}) {
  const facts = deriveFacts(
    siteOfPages({
      '/': `<html lang="${lang}"><title>Fernhollow</title><h1>Fernhollow</h1><p>Since 1990.</p>`,
      '/preise': {
        type,
        html: `<html lang="${lang}"><title>Fernhollow</title><body><h1>Fernhollow</h1>${html}`,
      } as TestPage,
    }),
  )
  return facts.plans.map(({ value: { name, price } }) => [name, price.amount, price.period])
}

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

test('a heading that holds name and price leads, whatever is priced below it', () => {
  const card = (title: string, extra: string) =>
    `<div class="c"><h3>${title}</h3><p>• <b>50 Kurse/Monat</b><br>• ${extra} je Nachricht</p><a href="/k">Buchen</a></div>`
  const html = card('Garten — 9,90 € / Monat', '0,10 €') + card('Wald — 19,90 € / Monat', '0,05 €')
  assert.deepEqual(plansOf(html, { lang: 'de' }), [
    ['Garten', 9.9, 'month'],
    ['Wald', 19.9, 'month'],
  ])
})

test('a heading that ends in a word for free names a free plan', () => {
  const card = (title: string) => `<div class="c"><h3>${title}</h3>${list('One garden', 'One gardener')}</div>`
  assert.deepEqual(plansOf(`${card('Seedling (free)')}${card('Grove: $12 / month')}`), [
    ['Seedling', 0, null],
    ['Grove', 12, 'month'],
  ])
  const carte = (title: string) => `<div class="c"><h3>${title}</h3>${list('Un jardin', 'Une visite')}</div>`
  assert.deepEqual(plansOf(`${carte('Graine – gratuit')}${carte('Bosquet – 12 € / mois')}`, { lang: 'fr' }), [
    ['Graine', 0, null],
    ['Bosquet', 12, 'month'],
  ])
})

test('a heading that ends in another word names no free plan', () => {
  const card = (title: string) => `<div class="c"><h3>${title}</h3>${list('One garden', 'One gardener')}</div>`
  assert.deepEqual(plansOf(`${card('Grove: $12 / month')}${card('Seedling: for starters')}`), [['Grove', 12, 'month']])
})

test('a period at the top of a card is its name', () => {
  const card = (name: string, price: string, period: string) =>
    `<div class="c"><p class="large">${name}</p><p>Pour tous</p><div>${price}</div><div>${period}</div></div>`
  const html = card('Mensuel', '9,99 €', 'par mois') + card('Annuel', '99,99 €', 'par an')
  assert.deepEqual(plansOf(html, { lang: 'fr' }), [
    ['Mensuel', 9.99, 'month'],
    ['Annuel', 99.99, 'year'],
  ])
})

test('a period below the name of a card is what its price is paid for', () => {
  const card = (name: string, price: string) => `<div class="c"><p>${name}</p><p>Monthly</p><p>${price}</p></div>`
  assert.deepEqual(
    plansOf(card('Moss', '$9') + card('Fern', '$19')).map(([name]) => name),
    ['Moss', 'Fern'],
  )
})

test('a month and a year side by side within each of several cards are terms of these', () => {
  const term = (name: string, price: string) => `<div class="term"><span>${name}</span><p>${price}</p></div>`
  const card = (name: string, ...[month, year]: [string, string]) =>
    `<div class="c"><h3>${name}</h3><div>${term('Monatlich', month)}${term('Jährlich', year)}</div></div>`
  assert.deepEqual(
    plansOf(card('Moos', '9 €', '90 €') + card('Farn', '19 €', '190 €'), { lang: 'de' }).map(([name]) => name),
    ['Moos', 'Farn'],
  )
})

test('cards that are items of a list are read as cards', () => {
  const card = (name: string, price: string) =>
    `<li class="card"><h3>${name}</h3><p>${price}</p><p>al mese</p>${list('Un orto', 'Una visita')}<a href="/a">Scegli</a></li>`
  const html = `<ul class="cards">${card('Muschio', '10 €')}${card('Felce', '20 €')}</ul>`
  assert.deepEqual(plansOf(html, { lang: 'it' }), [
    ['Muschio', 10, 'month'],
    ['Felce', 20, 'month'],
  ])
})

test('of a fee at the start and a price for each month the latter is the price of a plan', () => {
  const card = (name: string, fee: string, price: string) =>
    `<div class="t"><h3>${name}</h3><div><span>${fee}</span><span> one-time setup</span></div><div>then <b>${price}</b> / month</div></div>`
  assert.deepEqual(plansOf(card('Moss', '$300', '$49') + card('Fern', '$500', '$99')), [
    ['Moss', 49, 'month'],
    ['Fern', 99, 'month'],
  ])
  const karte = (name: string, fee: string, price: string) =>
    `<div class="t"><h3>${name}</h3><div>${fee} einmalig</div><div>danach ${price} pro Monat</div></div>`
  assert.deepEqual(plansOf(karte('Moos', '300 €', '49 €') + karte('Farn', '500 €', '99 €'), { lang: 'de' }), [
    ['Moos', 49, 'month'],
    ['Farn', 99, 'month'],
  ])
})

test('a card by itself with a button is the plan of the page about prices', () => {
  const html =
    '<h2>All in one</h2><div class="b"><h3>Whole garden</h3><p>One-time payment</p><p>$790</p><a href="/c">Start</a></div>'
  assert.deepEqual(plansOf(html), [['Whole garden', 790, 'once']])
})

test('a section with headings of its own is no card', () => {
  const html =
    '<div><h2>Opłaty</h2><h3>Wpisowe</h3><p>500 zł</p><h3>Terminy</h3><p>Do dziesiątego dnia.</p><a href="/k">Kontakt</a></div>'
  assert.deepEqual(plansOf(html, { lang: 'pl' }), [])
})

test('cards of ticked lines on the page about prices are plans, and extras beside them are not', () => {
  const card = (name: string, price: string) =>
    `<div class="c"><h3>${name}</h3><h2>${price}</h2><p>✔ Ombrellone</p><p>✔ Due lettini</p></div>`
  const extra = (name: string, price: string) => `<div class="c"><h3>${name}</h3><h2>${price}</h2></div>`
  const html = `<section>${card('Giugno', '€18')}${card('Agosto', '€20')}</section><section>${extra('Sdraio', '+ €4')}${extra('Pouf', '+ €5')}</section>`
  assert.deepEqual(plansOf(html, { lang: 'it' }), [
    ['Giugno', 18, null],
    ['Agosto', 20, null],
  ])
})

test('a price from one amount to another is the lower one', () => {
  const card = (name: string, price: string) =>
    `<div class="c"><h3>${name}</h3><p>${price} la nuit</p><p>Ménage inclus</p><a href="/r">Réserver</a></div>`
  assert.deepEqual(plansOf(card('Pour deux', '60 à 90 €') + card('Pour quatre', '80 à 120€'), { lang: 'fr' }), [
    ['Pour deux', 60, 'day'],
    ['Pour quatre', 80, 'day'],
  ])
})

test('a commission is no plan', () => {
  const card = (name: string, price: string) =>
    `<div class="c"><h3>${name}</h3><p>${price}</p>${list('Ein Garten', 'Ein Besuch')}</div>`
  assert.deepEqual(
    plansOf(card('Moos', '9 € / Monat') + card('Provision', '2 € pro Besuch') + card('Farn', '19 € / Monat'), {
      lang: 'de',
    }),
    [
      ['Moos', 9, 'month'],
      ['Farn', 19, 'month'],
    ],
  )
})

const compared = (name: string) =>
  `<table><tr><th>Method</th><th>Precision</th><th>Cost</th></tr><tr><td>Laboratory</td><td>1%</td><td>$500-$2,000</td></tr><tr><td>Hand meter</td><td>2%</td><td>$100-$400</td></tr><tr><td>${name}</td><td>3%</td><td>Free</td></tr></table>`

test('a table that sets the brand beside others names no prices of its own', () => {
  assert.deepEqual(plansOf(compared('Fernhollow.example (app)'), { type: 'other' }), [])
})

test('a table without the brand among its rows is a short price list', () => {
  assert.deepEqual(plansOf(compared('Sample kit'), { type: 'other' }), [
    ['Laboratory', 500, null],
    ['Hand meter', 100, null],
  ])
})

test('a price in ten thousands is read, and a capital is no price', () => {
  const card = (name: string, price: string) =>
    `<li class="i"><dl><dt>${name}</dt><dd>${price}<span>万円</span>〜</dd><dd>小さなお庭のためのプランです。</dd></dl></li>`
  assert.deepEqual(plansOf(`<ul>${card('苔プラン', '25')}${card('羊歯プラン', '13.5')}</ul>`, { lang: 'ja' }), [
    ['苔プラン', 250_000, null],
    ['羊歯プラン', 135_000, null],
  ])
  const company = '<table><tr><th>設立</th><td>1990年</td></tr><tr><th>資本金</th><td>1,000万円</td></tr></table>'
  assert.deepEqual(plansOf(company, { lang: 'ja' }), [])
})

test('a fee that is named above its amount comes on top of the price of a card', () => {
  const card = (name: string, price: string) =>
    `<li class="s"><h4>${name}</h4><dl><dt>初期費用</dt><dd>5,000円</dd><dt>月額利用料</dt><dd>${price}円</dd></dl><a href="/a">お申込み</a></li>`
  assert.deepEqual(plansOf(`<ul>${card('苔プラン', '800')}${card('羊歯プラン', '1,500')}</ul>`, { lang: 'ja' }), [
    ['苔プラン', 800, 'month'],
    ['羊歯プラン', 1500, 'month'],
  ])
  const karte = (name: string, price: string) =>
    `<div class="s"><h4>${name}</h4><p>Einrichtungsgebühr</p><p>50 €</p><p>Monatlich</p><p>${price}</p><a href="/a">Weiter</a></div>`
  assert.deepEqual(plansOf(karte('Moos', '8 €') + karte('Farn', '15 €'), { lang: 'de' }), [
    ['Moos', 8, 'month'],
    ['Farn', 15, 'month'],
  ])
})

test('savings and sums raised are no plans', () => {
  const tile = (name: string, sum: string) => `<div class="s"><h3>${name}</h3><p>${sum}</p></div>`
  assert.deepEqual(plansOf(tile('Raised', '$12,500') + tile('Savings', '$340 per month'), { type: 'other' }), [])
})

test('rows with prices for each month elsewhere than on the page about prices are plans where they are few', () => {
  const row = (name: string) => `<tr><td>${name}</td><td>월 20만원~</td></tr>`
  const table = (...names: string[]) =>
    `<table><tr><th>규모</th><th>가격</th></tr>${names.map((name) => row(name)).join('')}</table>`
  assert.equal(plansOf(table('작은 정원', '큰 정원'), { lang: 'ko', type: 'other' }).length, 2)
  const many = Array.from('가나다라마바사아자차카타파', (letter) => `${letter} 정원`)
  assert.deepEqual(plansOf(table(...many), { lang: 'ko', type: 'other' }), [])
})

const ofTemplate = (title: string) =>
  `<html lang="en"><title>${title}</title><body><h1>Prices</h1><div class="p"><h3>Basic</h3><p>$27/month</p></div><div class="p"><h3>Plus</h3><p>$59/month</p></div>`
const plansOfSite = (title: string, link: string) =>
  deriveFacts(
    siteOfPages({
      '/': `<html lang="en"><title>Fernhollow – gardens</title><h1>Fernhollow</h1><nav><a href="/about">About</a><a href="/work">Work</a><a href="/contact">Contact</a>${link}</nav>`,
      '/about': '<html lang="en"><title>About Fernhollow</title><h1>About Fernhollow</h1><p>We plant.</p>',
      '/faq': `<html lang="en"><title>${title}</title><h1>Questions</h1>`,
      '/pricing': { type: 'pricing', html: ofTemplate(title) },
    }),
  ).plans.length

test('a page of the template that nothing leads to, with its title, names no plans', () => {
  assert.equal(plansOfSite('Startly – a template', ''), 0)
  assert.equal(plansOfSite('Startly – a template', '<a href="/pricing">Prices</a>'), 2)
  assert.equal(plansOfSite('Fernhollow – a garden', ''), 2)
})

test('a page about prices without an amount has plans where one is free', () => {
  const card = (name: string, word: string) =>
    `<div class="c"><h2>${name}</h2><p>${word}</p>${list('One garden', 'One gardener')}<a href="/x">Go</a></div>`
  assert.deepEqual(plansOf(card('Community', 'Free') + card('Enterprise', 'Contact us')), [
    ['Community', 0, null],
    ['Enterprise', null, null],
  ])
  const tarif = (name: string, word: string) =>
    `<div class="c"><h2>${name}</h2><p>${word}</p>${list('Un jardin', 'Une visite')}<a href="/x">Choisir</a></div>`
  assert.equal(plansOf(tarif('Graine', 'Gratuit') + tarif('Forêt', 'Sur devis'), { lang: 'fr' }).length, 2)
  assert.deepEqual(plansOf(card('Small', 'On request') + card('Large', 'On request')), [])
})

test('what open positions pay is no plan', () => {
  const job = (name: string, pay: string) =>
    `<div class="j"><h3>${name}</h3><p>${pay} pro Monat</p><a href="/b">Bewerben</a></div>`
  const jobs = job('Gärtnerin', '2.800 €') + job('Florist', '2.300 €')
  assert.deepEqual(plansOf(`<h2>Offene Stellen</h2>${jobs}`, { lang: 'de', type: 'other' }), [])
  assert.equal(plansOf(`<h2>Unsere Betreuung</h2>${jobs}`, { lang: 'de', type: 'other' }).length, 2)
})
