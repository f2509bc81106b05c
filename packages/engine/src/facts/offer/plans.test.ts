import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../site-fixtures.ts'
import { deriveFacts } from '../derive-facts.ts'

const home = '<html lang="en"><title>Oaken</title><h1>Kitchens that outlive fashion</h1><p>Made to order.</p>'
const factsOf = (pricing: string, lang = 'en') =>
  deriveFacts(
    siteOfPages({
      '/': home.replace('en', lang),
      '/pricing': { type: 'pricing', html: `<html lang="${lang}"><title>Pricing</title><body>${pricing}` } as TestPage,
    }),
  )
const plansOf = (pricing: string, lang?: string) => factsOf(pricing, lang).plans.map(({ value }) => value)
const short = (pricing: string, lang?: string) =>
  plansOf(pricing, lang).map(({ name, price }) => [name, price.amount, price.period])

const card = (name: string, price: string, more = '') =>
  `<div class="card"><h3>${name}</h3><p>For small shops</p><div class="price">${price}</div>
   <ul><li>One bench</li><li>Two saws</li></ul><a class="btn" href="/buy">Choose</a>${more}</div>`
const grid = (...cards: string[]) => `<h2>Pricing</h2><div class="grid">${cards.join('')}</div>`

test('cards side by side are plans, each with what is in it and what to press', () => {
  const [basic, pro] = plansOf(grid(card('Basic', '$9/mo'), card('Pro', '$29/mo')))
  assert.deepEqual([basic?.name, basic?.price.amount, pro?.name, pro?.price.amount], ['Basic', 9, 'Pro', 29])
  assert.deepEqual([basic?.features, basic?.cta], [['One bench', 'Two saws'], 'Choose'])
})

test('a price split over elements is one price', () => {
  const price = '<sup>€</sup>54<sub>,00 / Monat</sub>'
  assert.deepEqual(short(grid(card('A', price), card('B', price.replace('54', '64'))), 'de'), [
    ['A', 54, 'month'],
    ['B', 64, 'month'],
  ])
})

test('raised cents are cents', () => {
  const [plan] = plansOf(grid(card('A', '€54<sup>99</sup> / Monat'), card('B', '€64<sup>99</sup> / Monat')), 'de')
  assert.deepEqual([plan?.price.amount, plan?.price.text], [54.99, '€54.99 / Monat'])
})

test('“Contact us” is no amount, never zero', () => {
  const [, , enterprise] = plansOf(grid(card('Basic', '$9/mo'), card('Pro', '$29/mo'), card('Enterprise', 'Custom')))
  assert.deepEqual([enterprise?.price.amount, enterprise?.onRequest, enterprise?.isFree], [null, true, false])
})

test('a card whose button asks to be called has its price on request', () => {
  const enterprise = '<div class="card"><h3>Enterprise</h3><ul><li>All</li></ul><a class="btn">Contact sales</a></div>'
  const plans = plansOf(grid(card('Basic', '$9/mo'), card('Pro', '$29/mo'), enterprise))
  assert.deepEqual([plans[2]?.name, plans[2]?.onRequest], ['Enterprise', true])
})

for (const [word, lang] of [
  ['Kostenlos', 'de'],
  ['Gratuit', 'fr'],
  ['Gratis', 'es'],
  ['Za darmo', 'pl'],
  ['Бесплатно', 'ru'],
  ['無料', 'ja'],
  ['مجاني', 'ar'],
]) {
  test(`${word} costs nothing`, () => {
    const [free] = plansOf(grid(card('Start', word!), card('Pro', '29 €')), lang)
    assert.deepEqual([free?.name, free?.price.amount, free?.isFree], ['Start', 0, true])
  })
}

test('the hidden panel of a toggle gives the other terms of the same plans', () => {
  const yearly = `<div style="display:none">${grid(card('Basic', '$90/yr'), card('Pro', '$290/yr'))}</div>`
  const plans = plansOf(grid(card('Basic', '$9/mo'), card('Pro', '$29/mo')) + yearly)
  assert.equal(plans.length, 2)
  assert.deepEqual(
    plans[0]?.alternates.map(({ amount, period }) => [amount, period]),
    [[90, 'year']],
  )
})

test('attributes that a toggle will show give the other terms', () => {
  const toggled = (month: number, year: number) => `<b data-monthly="$${month}" data-yearly="$${year}">$${month}</b>/mo`
  const plans = plansOf(grid(card('Basic', toggled(9, 90)), card('Pro', toggled(29, 290))))
  assert.deepEqual(
    plans[1]?.alternates.map(({ amount, period }) => [amount, period]),
    [[290, 'year']],
  )
})

test('what is struck through is the list price', () => {
  const [plan] = plansOf(grid(card('Basic', '<del>$19</del> $9/mo'), card('Pro', '<s>$49</s> <b>$29</b>/mo')))
  assert.deepEqual([plan?.price.amount, plan?.listPrice?.amount], [9, 19])
})

test('the columns of a table are plans where one row has the prices', () => {
  const table = `<table><tr><th></th><th>Basic</th><th>Pro</th><th>Studio</th></tr>
    <tr><td>Price</td><td>$9/mo</td><td>$19/mo</td><td>Contact us</td></tr>
    <tr><td>Users</td><td>1</td><td>10</td><td>50</td></tr></table>`
  assert.deepEqual(short(table), [
    ['Basic', 9, 'month'],
    ['Pro', 19, 'month'],
    ['Studio', null, null],
  ])
})

test('the rows of a table are plans where the header says what the price is paid for', () => {
  const table =
    '<table><tr><th>Abo</th><th>pro Monat</th></tr><tr><td>Basis</td><td>39 €</td></tr><tr><td>Plus</td><td>59 €</td></tr></table>'
  assert.deepEqual(short(table, 'de'), [
    ['Basis', 39, 'month'],
    ['Plus', 59, 'month'],
  ])
})

test('a row that names a season is read with its column and under its heading', () => {
  const table = `<table><tr><td>Saison</td><td>Prix</td></tr><tr><td colspan="2"><b>Chalet</b></td></tr>
    <tr><td>haute</td><td>345 €/sem.</td></tr><tr><td>basse</td><td>180 €/sem.</td></tr></table>`
  assert.deepEqual(short(table, 'fr'), [
    ['Chalet, haute saison', 345, 'week'],
    ['Chalet, basse saison', 180, 'week'],
  ])
})

test('headings and paragraphs without cards are read as plans', () => {
  const flat = '<h3>Starter</h3><p>£20 per month</p><p>Good</p><h3>Plus</h3><p>£40 per month</p>'
  assert.deepEqual(short(flat, 'en-GB'), [
    ['Starter', 20, 'month'],
    ['Plus', 40, 'month'],
  ])
})

test('one card alone is a plan when it is paid for again and again', () => {
  const single = '<section><div><h3>All in</h3><p>$49 / month</p><ul><li>A</li><li>B</li></ul></div></section>'
  assert.deepEqual(short(single), [['All in', 49, 'month']])
})

const none: [string, string][] = [
  ['donations', `<h2>Donate</h2>${grid(card('Friend', '$25/month'), card('Hero', '$90/month')).slice(16)}`],
  ['figures', '<div><div><b>$2M</b><p>raised</p></div><div><b>$500</b><p>average saving</p></div></div>'],
  ['shipping', '<h3>Delivery</h3><p>Free shipping over $50</p>'],
  [
    'what others cost',
    '<div><div class="v"><h3>In-house carpenter</h3><p>$6,000/month</p></div><div class="v"><h3>Oaken carpenter</h3><p>$900/month</p></div></div>',
  ],
]
for (const [title, html] of none) {
  test(`amounts of ${title} are no plans`, () => {
    assert.deepEqual(short(html), [])
  })
}

test('a list of treatments is priced items under its headings, and no plans', () => {
  const row = (name: string, price: string) =>
    `<div class="row"><div><span>${name}</span><span>30 min</span></div><span>${price}</span></div>`
  const list = `<h2>Visage</h2><div>${row('Nez', '5 €')}${row('Menton', '8 €')}</div><h2>Corps</h2><div>${row('Dos', '50 €')}${row('Jambes', '60 €')}</div>`
  const { plans, priceItems } = factsOf(list, 'fr')
  assert.deepEqual(plans, [])
  assert.deepEqual(
    priceItems.map(({ value }) => [value.name, value.price.amount, value.group]),
    [
      ['Nez', 5, 'Visage'],
      ['Menton', 8, 'Visage'],
      ['Dos', 50, 'Corps'],
      ['Jambes', 60, 'Corps'],
    ],
  )
})

test('the leaders of a menu do not belong to the dish', () => {
  const { priceItems } = factsOf(
    `<h2>Speisen</h2><ul><li>Schnitzel ...... 14,50 €</li><li>Gulasch – 12,- €</li></ul>
     <h2>Getränke</h2><ul><li>Most ...... 3,50 €</li><li>Kaffee – 3,- €</li></ul>`,
    'de',
  )
  assert.deepEqual(
    priceItems.map(({ value }) => [value.name, value.price.amount]),
    [
      ['Schnitzel', 14.5],
      ['Gulasch', 12],
      ['Most', 3.5],
      ['Kaffee', 3],
    ],
  )
})

test('the shelves of a shop are goods, and no plans', () => {
  const good = (name: string) =>
    `<li class="product"><a href="/p"><img src="a.jpg"><h2>${name}</h2></a><span class="price">$149</span><a>Add to cart</a></li>`
  const { plans, products } = factsOf(`<ul>${['Table', 'Chair', 'Stool', 'Bench'].map(good).join('')}</ul>`)
  assert.deepEqual([plans.length, products.map(({ value }) => value.name)], [0, ['Table', 'Chair', 'Stool', 'Bench']])
})

test('a zero that a script will replace is filled in from the structured data', () => {
  const priced = (name: string, note: string) =>
    `<div class="plan"><p class="name">${name}</p><p class="price">0</p><p>${note}</p><ul><li>A</li><li>B</li></ul></div>`
  const data =
    '{"@type":"SoftwareApplication","name":"Oaken","offers":{"@type":"Offer","price":"19.95","priceCurrency":"USD"}}'
  const plans = plansOf(
    `<script type="application/ld+json">${data}</script><div>${priced('FREE', 'Free, forever')}${priced('PLUS', 'per year, billed annually')}</div>`,
  )
  assert.deepEqual(
    plans.map(({ name, price }) => [name, price.amount, price.period]),
    [
      ['FREE', 0, null],
      ['PLUS', 19.95, 'year'],
    ],
  )
})

test('a sentence names a plan where nothing else does', () => {
  const [plan] = factsOf('<p>For your workshop. Studio Plus from $19/mo, cancel anytime.</p>').plans
  assert.deepEqual([plan?.value.name, plan?.value.price.amount], ['Studio Plus', 19])
  assert.ok((plan?.confidence ?? 1) < 0.5)
})

test('the page about prices outdoes the home page', () => {
  const { plans } = deriveFacts(
    siteOfPages({
      '/': home + grid(card('Old basic', '$5/mo'), card('Old pro', '$15/mo')),
      '/pricing': {
        type: 'pricing',
        html: `<title>Pricing</title>${grid(card('Basic', '$9/mo'), card('Pro', '$29/mo'))}`,
      },
    }),
  )
  assert.deepEqual(
    plans.map(({ value }) => value.name),
    ['Basic', 'Pro'],
  )
})

test('every quote of a plan stands in the text of its page', () => {
  const site = siteOfPages({
    '/': home,
    '/pricing': {
      type: 'pricing',
      html: `<title>P</title>${grid(card('A', '<del>$19</del>€54<sup>99</sup> / Monat'), card('B', '€9'))}`,
    },
  })
  const { plans, priceItems } = deriveFacts(site)
  const quotes = [...plans, ...priceItems].flatMap((fact) => fact.quotes)
  assert.ok(quotes.length > 0)
  for (const { text } of quotes) assert.ok(site.pages[1]!.text.includes(text), text)
})

const homeFacts = (html: string, lang = 'en') =>
  deriveFacts(siteOfPages({ '/': `<html lang="${lang}"><title>Oaken</title><h1>Benches</h1>${html}` }))
const names = (facts: readonly { value: { name: string } }[]) => facts.map(({ value }) => value.name)

test('courses with a price each are plans, also where nobody calls them so', () => {
  const courses = `<h2>Learn with us</h2><div>${card('Dovetails', '<s>£90</s> £70')}${card('Turning bowls', '£60')}</div>`
  const { plans, priceItems } = homeFacts(courses, 'en-GB')
  assert.deepEqual([names(plans), names(priceItems)], [['Dovetails', 'Turning bowls'], []])
})

test('packages of one thing are plans, also when they are paid for once', () => {
  const packages = `<h2>For your hall</h2><div>${card('Small package', '£900')}${card('Large package', '£1,600')}</div>`
  assert.deepEqual(names(homeFacts(packages, 'en-GB').plans), ['Small package', 'Large package'])
})

test('cards of which one is paid for each month and the others once are plans', () => {
  const mixed = grid(card('The plane', '£24 once'), card('The workshop', '£63 once'), card('The club', '£4 a month'))
  assert.deepEqual(
    plansOf(mixed).map(({ name }) => name),
    ['The plane', 'The workshop', 'The club'],
  )
})

test('a sentence with an amount and a quotation name no plan', () => {
  const prose =
    '<div><p class="a">“One of ten benches under £40 worth owning.”</p><p class="a">Pay by instalments, from £9 a month.</p></div>'
  assert.deepEqual([names(homeFacts(prose).plans), names(homeFacts(prose).priceItems)], [[], []])
})

test('levels of giving are no plans where their buttons lead to giving', () => {
  const level = (name: string, price: string) =>
    `<div class="c"><h3>${name}</h3><p>${price}</p><p>a month</p><a href="/donate/?level=${name}">Choose</a></div>`
  assert.deepEqual(
    names(homeFacts(`<h2>Join in</h2><div>${level('Friend', '$10')}${level('Hero', '$90')}</div>`).plans),
    [],
  )
})

test('of two prices in a line the text of each is its own', () => {
  const two = '<span>£49 a month</span><span>£490 a year</span>'
  const [plan] = plansOf(grid(card('A', two), card('B', two.replaceAll('49', '59'))), 'en-GB')
  assert.deepEqual([plan?.price.text, plan?.alternates[0]?.text], ['£49 a month', '£490 a year'])
})

test('an amount and its period in elements of their own do not run together', () => {
  const [plan] = plansOf(
    grid(card('A', '<b>€94,50</b><i>per maand</i>'), card('B', '<b>€81</b><i>per maand</i>')),
    'nl',
  )
  assert.equal(plan?.price.text, '€94,50 per maand')
})

test('a name tells the period where the price does not', () => {
  const [once, monthly] = plansOf(grid(card('10 visits', 'R$ 590'), card('Mensal livre', 'R$ 349')), 'pt')
  assert.deepEqual([once?.price.period, monthly?.price.period], [null, 'month'])
})

test('a label that says “price” names nothing, and a label that nobody sees is left out', () => {
  const good = (name: string, price: string) =>
    `<li><a href="/p"><img src="a.jpg"></a><strong><a href="/p"><span style="display:none">Name</span> <b>${name}</b></a></strong><p><b>판매가</b> : ${price}원</p></li>`
  const shelf = ['나무 의자', '참나무 책상', '벽 선반', '작은 상자'].map((name, at) => good(name, `${at + 2}9,000`))
  const { plans, products, priceItems } = homeFacts(`<ul>${shelf.join('')}</ul>`, 'ko')
  assert.deepEqual([plans.length, priceItems.length], [0, 0])
  assert.deepEqual(names(products), ['나무 의자', '참나무 책상', '벽 선반', '작은 상자'])
})

test('prices in dinars are read, the currency left open where several countries have one', () => {
  const { plans } = homeFacts(
    `<h2>الورش</h2><div>${card('ورشة الخشب', '٦٠ دينارًا')}${card('ورشة الحفر', '٥ دنانير')}</div>`,
    'ar',
  )
  assert.deepEqual(
    plans.map(({ value: { price } }) => [price.amount, price.currency]),
    [
      [60, null],
      [5, null],
    ],
  )
})

const hostile: [string, string][] = [
  ['currency signs', '$'.repeat(100_000)],
  ['digits', '1'.repeat(100_000)],
  ['amounts', '€1 '.repeat(33_000)],
  ['cards', '<div class="c"><h3>A</h3><p>$1/mo</p></div>'.repeat(10_000)],
  ['cards in cards', '<div><h3>A</h3><p>$1/mo</p>'.repeat(450)],
  ['links in one line', '<a href="/x">$1 one two three</a> '.repeat(20_000)],
  ['rows', `<table>${'<tr><td>a</td><td>$1</td></tr>'.repeat(10_000)}</table>`],
  ['tables in tables', `${'<table><tr><td>'.repeat(300)}$1`],
  ['terms', `<dl>${'<dt>a</dt><dd>$1</dd>'.repeat(10_000)}</dl>`],
]
for (const [title, html] of hostile) {
  test(`a page of nothing but ${title} is read within bounds`, () => {
    const before = process.cpuUsage()
    assert.ok(plansOf(html).length <= 60)
    const { user } = process.cpuUsage(before)
    assert.ok(user < 10_000_000, `${user} µs`)
  })
}

for (const [lang, name, badge] of [
  ['es', 'Empresa', 'Recomendado'],
  ['ru', 'Команда', 'Хит продаж'],
  ['en', 'Team', 'Coming soon'],
] as const) {
  test(`“${badge}” in the heading of a card is no part of its name`, () => {
    const named = card(`${name} <span class="badge">${badge}</span>`, '19 € / mes')
    assert.deepEqual(short(grid(card('Solo', '9 € / mes'), named), lang)[1]?.[0], name)
  })
}

test('a badge before the name of a card without headings is not its name', () => {
  const bare = (badge: string, name: string, price: string) =>
    `<div class="card"><span class="b">${badge}</span><div>${name}</div><p>${price}</p><ul><li>Один</li><li>Два</li></ul></div>`
  const html = `<h2>Тарифи</h2><div>${bare('', 'Старт', '390 грн')}${bare('Оптимальний вибір', 'Глибше', '490 грн')}</div>`
  assert.deepEqual(
    short(html, 'uk').map(([name]) => name),
    ['Старт', 'Глибше'],
  )
})

test('cards of a second row are plans like those of the first, and a deposit among them is none', () => {
  const row = (...cards: string[]) => `<div class="row">${cards.join('')}</div>`
  const html = `<h2>Our prices</h2>${row(card('Short', '£405'), card('Middle', '£540'))}${row(card('Long', '£810'), card('Deposit', '£150'))}`
  const { plans, priceItems } = deriveFacts(
    siteOfPages({
      '/': home,
      '/courses': { type: 'other', html: `<html lang="en"><title>Courses</title><body>${html}` } as TestPage,
    }),
  )
  assert.deepEqual(
    plans.map(({ value }) => value.name),
    ['Short', 'Middle', 'Long'],
  )
  assert.deepEqual(
    priceItems.map(({ value }) => value.name),
    ['Deposit'],
  )
})

test('how often one comes is not how often one pays', () => {
  const cards = grid(
    card('Solo', '49 €', '').replace('</div>\n', '</div><p>2 Einheiten pro Woche</p>\n'),
    card('Duo', '69 €', '').replace('</div>\n', '</div><p>3 Einheiten pro Woche</p>\n'),
  )
  assert.deepEqual(short(cards, 'de'), [
    ['Solo', 49, null],
    ['Duo', 69, null],
  ])
})
