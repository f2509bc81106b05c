import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { customers } from './customers.ts'

function found(body: string) {
  const site = siteOfPages(
    { '/': `<title>Oaken</title><body><h1>Kitchens</h1>${body}</body>` },
    { origin: 'https://oaken.example' },
  )
  const facts = customers(site, { names: ['Oaken'] })
  for (const { quotes } of facts) assert.ok(site.home.text.includes(quotes[0]!.text))
  return facts.map(({ value: { name, kind } }) => `${kind}: ${name}`)
}
const logos = (...alts: string[]) => alts.map((alt) => `<img src="/l.png" alt="${alt}">`).join('')
const three = ['customer: Acme', 'customer: Beech Bank', 'customer: Cedar']

test('logos under a heading for customers are customers', () => {
  assert.deepEqual(
    found(`<section><h2>Our customers</h2><div>${logos('Acme', 'Beech Bank', 'Cedar')}</div></section>`),
    three,
  )
})

test('a line that is no heading announces them, too', () => {
  assert.deepEqual(
    found(`<div><p>Trusted by 5,000 kitchens worldwide</p><div>${logos('Acme', 'Beech Bank', 'Cedar')}</div></div>`),
    three,
  )
})

test('what says that it is a logo is no part of the name', () => {
  const html = logos('Acme logo', 'Logo of Beech Bank', 'cedar_logo.png')
  assert.deepEqual(found(`<section><h2>Our customers</h2>${html}</section>`), [
    'customer: Acme',
    'customer: Beech Bank',
    'customer: cedar',
  ])
})

test('files that are named for logos tell names where texts are missing', () => {
  const html = ['acme-logo-white.svg', 'beech_bank_logo.png', 'logo-cedar-300x200.png', 'a8f3c2d1.png']
    .map((file) => `<img src="/img/${file}">`)
    .join('')
  assert.deepEqual(found(`<section><h2>Trusted by</h2>${html}</section>`), [
    'customer: Acme',
    'customer: Beech Bank',
    'customer: Cedar',
  ])
})

const headings: [heading: string, kind: string][] = [
  ['Unsere Kunden', 'customer'],
  ['Ils nous font confiance', 'customer'],
  ['Confían en nosotros', 'customer'],
  ['Hanno scelto noi', 'customer'],
  ['Zaufali nam', 'customer'],
  ['Нам доверяют', 'customer'],
  ['導入企業', 'customer'],
  ['合作客户', 'customer'],
  ['عملاؤنا', 'customer'],
  ['Our partners', 'partner'],
  ['Partner & Sponsoren', 'partner'],
  ['Nos partenaires', 'partner'],
  ['As seen in', 'press'],
  ['Bekannt aus', 'press'],
  ['Parlano di noi', 'press'],
  ['О нас пишут', 'press'],
]
for (const [heading, kind] of headings) {
  test(`“${heading}” stands above a row of: ${kind}`, () => {
    assert.equal(
      found(`<section><h2>${heading}</h2><div>${logos('Acme', 'Beech Bank', 'Cedar')}</div></section>`)[0],
      `${kind}: Acme`,
    )
  })
}

test('a list of names will do', () => {
  assert.deepEqual(
    found('<section><h2>Our clients</h2><ul><li>Acme</li><li>Beech Bank</li><li>Cedar</li></ul></section>'),
    three,
  )
})

test('the brand, ways to pay and networks are no customers', () => {
  assert.deepEqual(
    found(
      `<section><h2>Our customers</h2>${logos('Oaken', 'Visa', 'PayPal', 'Facebook', 'Acme', 'Beech Bank', 'Cedar', 'Download on the App Store')}</section>`,
    ),
    three,
  )
})

const nothing: [title: string, html: string][] = [
  ['pictures of a portfolio', `<section><h2>Our projects</h2>${logos('Acme', 'Beech Bank', 'Cedar')}</section>`],
  [
    'partners of a firm on photographs',
    `<section><h2>Our partners</h2>${['Jane Dow', 'John Row', 'Max Moe'].map((name) => `<img src="/p.jpg" alt="${name}">`).join('')}</section>`,
  ],
  [
    'descriptions of pictures',
    `<section><h2>Our customers</h2>${logos('a man in an office', 'two people shake hands', 'a kitchen in the sun')}</section>`,
  ],
  ['two logos', `<section><h2>Our customers</h2>${logos('Acme', 'Cedar')}</section>`],
  [
    'stories',
    `<section><h2>Our customers</h2>${`<div><img alt="Acme kitchen"><p>${'They wanted a kitchen of oak. '.repeat(20)}</p></div>`.repeat(3)}</section>`,
  ],
  [
    'logos of the next part',
    `<section><h2>Our customers</h2><p>Many.</p></section><section><h2>Pay with</h2>${logos('Acme', 'Beech', 'Cedar')}</section>`,
  ],
  ['a menu', `<nav><ul><li><a href="/c">Our customers</a></li><li>Acme</li><li>Beech</li><li>Cedar</li></ul></nav>`],
]
for (const [title, html] of nothing) test(`no customers: ${title}`, () => assert.deepEqual(found(html), []))

test('very many headings and pictures are read in linear time', () => {
  const before = process.cpuUsage().user
  found(
    `<section>${'<h2>Our customers</h2>'.repeat(5_000)}${logos(...Array.from({ length: 5_000 }, (_, n) => `Acme ${n}`))}</section>`,
  )
  found(`<section><h2>Our customers</h2>${`<img src="/logo-${'a-'.repeat(900)}.png">`.repeat(500)}</section>`)
  assert.ok(process.cpuUsage().user - before < 4_000_000)
})
