import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { structuredData } from '../site/structured-data.ts'
import { contacts } from './contacts.ts'
import { pageAddresses } from './postal-address.ts'

const siteOf = (body: string) => siteOfPages({ '/': `<title>Oaken</title><body>${body}` })
const factsOf = (body: string) => {
  const site = siteOf(body)
  return contacts(site, structuredData(site.home), ['Oaken']).filter(({ value }) => value.kind === 'address')
}
const addresses = (body: string) => factsOf(body).map(({ value }) => value.value)

const inOneLine: [string, string][] = [
  ['Germany', 'Hauptstraße 12a, 10115 Berlin'],
  ['Germany, with the mark of the country', 'Lindenallee 7, D-04109 Leipzig'],
  ['Austria', 'Mariahilfer Straße 101, 1060 Wien'],
  ['Switzerland', 'Bahnhofstrasse 3, 8001 Zürich'],
  ['France', '12 rue des Martyrs, 75009 Paris'],
  ['Spain', 'Calle de Alcalá, 45, 28014 Madrid'],
  ['Italy', 'Via Roma 12, 50123 Firenze'],
  ['Portugal', 'Rua Augusta 27, 1100-048 Lisboa'],
  ['Brazil', 'Rua Augusta, 1500, 01304-001 São Paulo'],
  ['the Netherlands', 'Keizersgracht 123, 1015 CJ Amsterdam'],
  ['Sweden', 'Drottninggatan 5, 111 51 Stockholm'],
  ['Denmark', 'Vesterbrogade 10, 1620 København'],
  ['Norway', 'Storgata 8, 0155 Oslo'],
  ['Finland', 'Mannerheimintie 4, 00100 Helsinki'],
  ['Poland', 'ul. Nowy Świat 15, 00-029 Warszawa'],
  ['Czechia', 'nám. Republiky 3, 110 00 Praha'],
  ['the United Kingdom', '221 Baker Street, London NW1 6XE'],
  ['the United States', '500 SW Main Street, Portland, OR 97205'],
  ['Canada', '80 Spadina Avenue, Toronto, ON M5V 2J4'],
  ['Australia', '14 Lygon Street, Carlton VIC 3053'],
  ['Turkey', 'Bağdat Caddesi No: 12, 34728 Kadıköy'],
  ['Russia', '101000, Москва, ул. Мясницкая, д. 5'],
  ['Ukraine', 'вул. Хрещатик, 22, 01001 Київ'],
  ['Hungary', '1055 Budapest, Kossuth Lajos utca 5'],
  ['Japan', '〒105-0011 東京都港区芝公園4丁目2'],
  ['China', '上海市静安区南京西路1266号'],
  ['Korea', '서울특별시 강남구 테헤란로 152'],
]
for (const [where, address] of inOneLine) {
  test(`an address in ${where} is found in a line of the footer`, () => {
    assert.deepEqual(addresses(`<footer><p>${address}</p></footer>`), [address])
  })
}

test('an address without a code ends with its country', () => {
  assert.deepEqual(addresses('<footer><p>شارع الملك فهد، الرياض، السعودية</p></footer>'), [
    'شارع الملك فهد، الرياض، السعودية',
  ])
  assert.deepEqual(addresses('<footer><p>רחוב הרצל 10, 6688203 תל אביב</p></footer>'), [
    'רחוב הרצל 10, 6688203 תל אביב',
  ])
})

const withoutCode: [string, string][] = [
  ['Ireland, by its county', '12 Mill Street, Kinsale, Co. Cork'],
  ['Ireland, by its town', '12 Mill Street, Galway, Ireland'],
  ['the Emirates', '14 Harbour Road, Tower 3, Dubai, UAE'],
  ['Kenya, by its box', 'P.O. Box 4521-00100, Nairobi, Kenya'],
  ['Nigeria', '7 Palm Avenue, Lagos'],
  ['Saudi Arabia', 'شارع النخيل، حي الواحة، الرياض'],
  ['Egypt', '15 شارع النيل، القاهرة'],
]
for (const [where, address] of withoutCode) {
  test(`an address in ${where} needs no code`, () => {
    const [found] = addresses(`<footer><p>${address}</p></footer>`)
    assert.ok(found !== undefined && address.endsWith(found), String(found))
  })
}

test('a town without a code in a line of its own belongs to the street above it', () => {
  assert.deepEqual(addresses('<footer><p>12 Mill Street<br>Kinsale<br>Ireland</p></footer>'), [
    '12 Mill Street, Kinsale, Ireland',
  ])
  assert.deepEqual(addresses('<footer><p>7 Palm Avenue<br>Lagos<br>Nigeria</p></footer>'), [
    '7 Palm Avenue, Lagos, Nigeria',
  ])
})

test('what is announced as an address is one, by house and landmark', () => {
  assert.deepEqual(addresses('<p>Address: Mill House, behind the old market, door no. 4</p>'), [
    'Mill House, behind the old market, door no. 4',
  ])
  assert.deepEqual(addresses('<div><h3>العنوان</h3><p>حي الواحة، خلف السوق القديم</p></div>'), [
    'حي الواحة، خلف السوق القديم',
  ])
})

test('an announced address that has a street and a town is found once', () => {
  assert.deepEqual(addresses('<p>Adresse: Hauptstraße 12, 10115 Berlin</p>'), ['Hauptstraße 12, 10115 Berlin'])
  assert.deepEqual(addresses('<p>Adresse:</p><p>Hauptstraße 12</p><p>10115 Berlin</p>'), [
    'Hauptstraße 12, 10115 Berlin',
  ])
})

test('the town in the line after an announced house belongs to it', () => {
  assert.deepEqual(addresses('<div><h3>Adresse</h3><p>Auf dem Eichkamp 1b</p><p>21339 Lindau</p></div>'), [
    'Auf dem Eichkamp 1b, 21339 Lindau',
  ])
})

test('other things behind a word for an address are none', () => {
  for (const line of [
    'Address: hello@oaken.example, or by phone',
    'E-mail address: see below, please',
    'Address: +44 113 496 0999',
    'Address: we deliver everywhere. Ask us, or write.',
    'Address: oak',
    'Headquarters in four towns, 12 kitchens',
    'Mecca of kitchens, 12 of them',
  ]) {
    assert.deepEqual(addresses(`<footer><p>${line}</p></footer>`), [], line)
  }
})

test('districts and towns in a list are no address', () => {
  assert.deepEqual(addresses('<ul><li>حي الواحة</li><li>شمال الرياض</li><li>طريق النخيل</li><li>الرياض</li></ul>'), [])
  assert.deepEqual(addresses('<ul><li>3 days on the road</li><li>Dubai</li><li>Doha</li></ul>'), [])
})

test('street and town in lines of their own are one address', () => {
  const imprint = `<h1>Impressum</h1><p>Oaken Küchen GmbH<br>Hauptstraße 12<br>10115 Berlin<br>Deutschland</p><p>Telefon: 030 1234567</p>`
  assert.deepEqual(addresses(imprint), ['Hauptstraße 12, 10115 Berlin, Deutschland'])
  const office = '<div><div>500 SW Main Street</div><div>Suite 400</div><div>Portland, OR 97205</div></div>'
  assert.deepEqual(addresses(office), ['500 SW Main Street, Suite 400, Portland, OR 97205'])
})

test('name, phone and prose around an address are no part of it', () => {
  const cases: [string, string][] = [
    ['Oaken GmbH · Hauptstraße 12 · 10115 Berlin · Tel. 030 1234567', 'Hauptstraße 12, 10115 Berlin'],
    ['Besuchen Sie uns: Hauptstraße 12, 10115 Berlin. Wir freuen uns.', 'Hauptstraße 12, 10115 Berlin'],
    ['Address: 221 Baker Street, London NW1 6XE, United Kingdom', '221 Baker Street, London NW1 6XE, United Kingdom'],
    ['Oaken AB | Drottninggatan 5 | 111 51 Stockholm', 'Drottninggatan 5, 111 51 Stockholm'],
  ]
  for (const [line, address] of cases) assert.deepEqual(addresses(`<footer><p>${line}</p></footer>`), [address])
})

test('a street without a town, and a number before a word, are no address', () => {
  for (const line of [
    'Our shop is in Baker Street 12',
    'We have helped 30000 Teams since 2012',
    '© 2024 Oaken GmbH',
    'Platz 1 im Vergleich 2024',
    'Over 1,200 Kitchens built at 12 Park Lane',
    'Weg 3 von 5: 10 Rezepte',
    'In 2023 Berlin called, in 2024 Munich answered.',
    'Der Weg 12345 Berlin',
    'Aurora, CO 80012, just east of I-225 on Alameda Ave',
  ]) {
    assert.deepEqual(addresses(`<footer><p>${line}</p></footer>`), [], line)
  }
})

test('an address element is trusted without a street that is known', () => {
  assert.deepEqual(addresses('<address>Oaken Mill<br>Unit 4<br>Leeds LS1 4AB<br>hello@oaken.example</address>'), [
    'Unit 4, Leeds LS1 4AB',
  ])
})

test('the author of an article has no address of the brand', () => {
  const article = '<article><address>By Jane<br>12 Elm Street, Leeds LS1 4AB</address></article>'
  assert.equal(
    factsOf(article).every(({ confidence }) => confidence < 0.7),
    true,
  )
})

test('microdata is read by its properties', () => {
  const html = `<div itemscope itemtype="https://schema.org/LocalBusiness"><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
    <span itemprop="streetAddress">Quay 7,</span> <span itemprop="addressLocality">Cork</span> <span itemprop="postalCode">T12 AB34</span>
    <span itemprop="addressCountry">Ireland</span></div><span itemprop="telephone">021 496 0142</span></div>`
  assert.deepEqual(addresses(html), ['Quay 7, Cork T12 AB34, Ireland'])
  const [phone] = contacts(siteOf(html), [], ['Oaken'])
  assert.deepEqual(phone?.value, { kind: 'phone', value: '021 496 0142' })
})

test('JSON-LD and text of one address are one contact', () => {
  const node = `<script type="application/ld+json">{"@type":"Bakery","address":{"@type":"PostalAddress","streetAddress":"Hauptstr. 12","postalCode":10115,"addressLocality":"Berlin","addressCountry":{"@type":"Country","name":"Deutschland"}}}</script>`
  assert.deepEqual(addresses(`${node}<footer><p>Hauptstraße 12, 10115 Berlin</p></footer>`), [
    'Hauptstraße 12, 10115 Berlin',
  ])
  assert.deepEqual(addresses(node), ['Hauptstr. 12, 10115 Berlin, Deutschland'])
})

test('addresses of customers and posts are not those of the brand', () => {
  const page = '<p>The client: 221 Baker Street, London NW1 6XE</p>'
  const site = siteOfPages({ '/': '<p>Oaken', '/case': { html: page, type: 'customers' } })
  assert.deepEqual(contacts(site, [], ['Oaken']), [])
})

test('the quote of an address is a passage of the page', () => {
  const html = '<footer><p>Oaken<br>Hauptstraße&nbsp;12<br>10115 <b>Berlin</b></p></footer>'
  const site = siteOf(html)
  const [fact] = contacts(site, [], ['Oaken'])
  assert.equal(fact?.quotes[0]?.text, 'Hauptstraße 12 10115 Berlin')
  assert.ok(site.home.text.includes(fact!.quotes[0]!.text))
})

test('row 60: pathological texts hold no address', () => {
  for (const piece of [
    'a',
    ' ',
    '(',
    '1',
    '12 ',
    '1 a ',
    'Via a ',
    '10115 Berlin ',
    '路',
    'A/',
    '市',
    '·',
    'Straße 1 ',
    'Address: ',
    'P.O. Box 1 ',
    'A, Co. ',
  ]) {
    const text = piece.repeat(100_000 / piece.length)
    addresses(`<footer><p>${text}</p><address>${text}</address></footer>`)
    addresses(`<footer>${`<p>${piece}</p>`.repeat(5_000)}</footer>`)
  }
})

test('an address in the text of a page is surest on the brand’s own pages, and least sure where others are spoken of', () => {
  const confidence = (type: 'contact' | 'product' | 'post' | 'customers') => {
    const site = siteOfPages({
      '/': '<p>Oaken',
      '/x': { html: '<main><p>Hauptstraße 12a, 10115 Berlin</p></main>', type },
    })
    return Math.max(0, ...pageAddresses(site.pages[1]!).map(({ score }) => score))
  }
  assert.deepEqual((['contact', 'product', 'post', 'customers'] as const).map(confidence), [1.6, 0.8, 0.3, 0.3])
})
