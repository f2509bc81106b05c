import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../site-fixtures.ts'
import { structuredData } from '../site/structured-data.ts'
import { contacts } from './contacts.ts'

const factsOf = (pages: Record<string, string | TestPage>) => {
  const site = siteOfPages(pages, { origin: 'https://www.oaken.example' })
  return contacts(site, site.pages.flatMap(structuredData), ['Oaken'])
}
const values = (kind: 'email' | 'phone', body: string) =>
  factsOf({ '/': `<title>Oaken</title><body>${body}` })
    .filter(({ value }) => value.kind === kind)
    .map(({ value }) => value.value)
const emails = (body: string) => values('email', body)
const phones = (body: string) => values('phone', body)

test('e-mail addresses are read from links and from text, each once', () => {
  const html = `<a href="MAILTO:hello@oaken.example?subject=Hi">Write to us</a> <p>hello@oaken.example, <b>sales</b>@oaken.example</p>`
  assert.deepEqual(emails(html), ['hello@oaken.example', 'sales@oaken.example'])
})

test('one link may name several addresses, percent-encoded ones too', () => {
  assert.deepEqual(emails('<a href="mailto:a1@oaken.example,%20b1%40oaken.example">Us</a>'), [
    'a1@oaken.example',
    'b1@oaken.example',
  ])
})

test('addresses side by side in elements of their own are two', () => {
  assert.deepEqual(emails('<p><span>a1@oaken.example</span><span>b1@oaken.example</span></p>'), [
    'a1@oaken.example',
    'b1@oaken.example',
  ])
})

test('the full stop after an address is no part of it', () => {
  assert.deepEqual(emails('<p>Write to hello@oaken.example. Or (info@oaken.example)!'), [
    'hello@oaken.example',
    'info@oaken.example',
  ])
})

test('placeholders, file names and hidden spellings are no addresses', () => {
  const html = `<input placeholder="you@company.com"><p>name@example.com your.name@domain.com logo@2x.png john.doe@mail.org</p>
    <p>hello (at) oaken.example</p><a href="/cdn-cgi/l/email-protection" data-cfemail="abc">[email&#160;protected]</a>`
  assert.deepEqual(emails(html), [])
})

test('an address at the own domain comes first', () => {
  assert.deepEqual(emails('<p>agency@studio.test-agency.org</p><p>hello@oaken.example</p>')[0], 'hello@oaken.example')
})

test('the same mailbox at another ending of the own domain is a slip of the pen', () => {
  const html = '<a href="mailto:help@oaken.com">Mail</a> <p>help@oaken.example, press@oaken.com</p>'
  assert.deepEqual(emails(html), ['help@oaken.example', 'press@oaken.com'])
})

test('an address that names an account to pay to is no contact', () => {
  assert.deepEqual(emails('<p>Donations go to the PayPal account give@tallymoor.example.</p>'), [])
})

test('addresses on a privacy page are those of authorities', () => {
  const privacy = { html: '<title>Datenschutz</title><p>poststelle@behoerde.example.org</p>', type: 'legal' } as const
  const imprint = { html: '<title>Impressum</title><p>mail@oaken.example</p>', type: 'legal' } as const
  const found = factsOf({ '/': '<p>Oaken', '/datenschutz': privacy, '/impressum': imprint })
  assert.deepEqual(
    found.map(({ value }) => value.value),
    ['mail@oaken.example'],
  )
})

const announced: [string, string, string][] = [
  ['German', 'Telefon: 030 / 123 456 78', '030 / 123 456 78'],
  ['German, abbreviated', 'Tel.: 0351-4960142 · Fax: 0351-4960143', '0351-4960142'],
  ['French', 'Tél. : 01 42 68 53 00', '01 42 68 53 00'],
  ['Spanish', 'Teléfono 912 345 678', '912 345 678'],
  ['Polish', 'tel. 22 123 45 67', '22 123 45 67'],
  ['Russian', 'Тел.: 8 (495) 123-45-67', '8 (495) 123-45-67'],
  ['Ukrainian', 'Телефон: 044 123 45 67', '044 123 45 67'],
  ['Greek', 'Τηλ: 210 123 4567', '210 123 4567'],
  ['Chinese', '联系电话：400-123-4567', '400-123-4567'],
  ['Japanese', 'お電話番号：0955-00-0142', '0955-00-0142'],
  ['Korean', '대표번호 02-123-4567', '02-123-4567'],
  ['Arabic', 'هاتف: ٠٦ ٢٠٠ ٠١٤٢', '٠٦ ٢٠٠ ٠١٤٢'],
  ['Hebrew', 'טלפון: 03-123-4567', '03-123-4567'],
  ['Turkish', 'Telefon: 0252 123 45 67', '0252 123 45 67'],
  ['Swedish', 'Tfn 08-123 456 78', '08-123 456 78'],
  ['American', 'Call us: (503) 287-0142', '(503) 287-0142'],
  ['international', 'Reach us on +44 (0)20 7946 0142.', '+44 (0)20 7946 0142'],
]
for (const [language, line, number] of announced) {
  test(`a phone number is read after its word: ${language}`, () => {
    assert.deepEqual(phones(`<p>${line}</p>`), [number])
  })
}

test('word and number may stand in elements, cells and lines of their own', () => {
  const number = '030 123 456 78'
  for (const html of [
    `<p><strong>Telefon:</strong> ${number}</p>`,
    `<dl><dt>Telefon</dt><dd>${number}</dd></dl>`,
    `<table><tr><td>Tel.</td><td>${number}</td></tr></table>`,
    `<p>Telefon:<br>${number}</p>`,
    `<p>☎ <span>030</span> <span>123 456 78</span></p>`,
  ]) {
    assert.deepEqual(phones(html), [number], html)
  }
})

test('a phone link is read as it is shown', () => {
  assert.deepEqual(phones('<a href="tel:+493012345678">030 123 456 78</a>'), ['030 123 456 78'])
  assert.deepEqual(phones('<a href="tel:+493012345678">Call: 030 123 456 78</a>'), ['030 123 456 78'])
  assert.deepEqual(phones('<a href="tel:+493012345678">Call now</a>'), ['+493012345678'])
  assert.deepEqual(phones('<a href="tel:+49%2030%2012345678"><svg></svg></a>'), ['+49 30 12345678'])
})

test('the same number in two spellings is one', () => {
  assert.deepEqual(phones('<a href="tel:+493012345678">+49 30 12345678</a><p>Tel. 030 12345678</p>').length, 1)
})

test('fax numbers, dates, prices, order numbers and years are no phone numbers', () => {
  for (const line of [
    'Fax: +49 30 1234567',
    'Telefax +49 30 1234567',
    '<dl><dt>Fax</dt><dd>+49 30 1234567</dd></dl>',
    'Call by 2024-05-12',
    'Mobile 12.05.2024',
    'Order 123456789',
    'HRB 123456 · USt-IdNr. DE123456789 · IBAN DE12 3456 7890 1234 5678 90',
    'Hotel 1234567 hotelphone1234567',
    '+1 +1 +1',
  ]) {
    assert.deepEqual(phones(`<div>${line}</div>`), [], line)
  }
})

test('a number for both phone and fax is a phone number', () => {
  assert.deepEqual(phones('<p>Tel./Fax: +49 30 1234567</p>'), ['+49 30 1234567'])
})

test('JSON-LD names e-mail and phone', () => {
  const node = `{"@type":"Organization","contactPoint":[{"@type":"ContactPoint","telephone":"+1  503 287 0142","email":"mailto:hi@oaken.example"}]}`
  const found = factsOf({ '/': `<script type="application/ld+json">${node}</script>` })
  assert.deepEqual(
    found.map(({ value }) => value.value),
    ['hi@oaken.example', '+1 503 287 0142'],
  )
})

test('every quote is in the stored text of its page', () => {
  const html = `<a href="mailto:hello%40oaken.example?subject=a b">Write</a> <a href=" tel:+49 30 \n 123456 ">Call</a>
    <p>Tel: 030&nbsp;123&nbsp;456</p><script type="application/ld+json">{"@type":"Store","telephone":"+49  40\n123456"}</script>`
  const site = siteOfPages({ '/': html })
  const facts = contacts(site, structuredData(site.home), ['Oaken'])
  assert.ok(facts.length >= 3)
  for (const { quotes } of facts) for (const { text } of quotes) assert.ok(site.home.text.includes(text), text)
})

test('row 60: pathological texts are read to the end', () => {
  const pieces = [
    'a',
    ' ',
    '(',
    '[',
    '1',
    '$',
    '@',
    'a@',
    'a.',
    '+1 ',
    '+',
    'tel ',
    'tel:',
    'x',
    '٠',
    '電話',
    '-1',
    '.',
  ]
  for (const piece of pieces) {
    const text = piece.repeat(100_000 / piece.length)
    factsOf({ '/': `<p>${text}</p><a href="tel:${text}">${text}</a><a href="mailto:${text}">x</a>` })
    factsOf({ '/': `<p>${text}</p>`.replaceAll(' ', '&nbsp;') })
  }
  factsOf({ '/': `<a href="tel:123456${'x'.repeat(100_000)}%0A">x</a>` })
  factsOf({ '/': Array.from({ length: 5_000 }, (_, n) => `<p>u${n}@oaken.example</p>`).join('') })
})

test('row 66: bidi controls and zero-width characters do not hide an address in another', () => {
  assert.deepEqual(emails('<p>\u202emoc.elpmaxe@live\u202c hello@oaken.example\u200b</p>')[0], 'hello@oaken.example')
})

test('on a contact page a number alone in its line is one, elsewhere it needs a word before it', () => {
  const people = '<p>Ida Oak</p><p>08 123 45 67</p><p>Jon Oak</p><p>08 765 43 21</p>'
  const phonesOf = (type: 'contact' | 'other') =>
    factsOf({ '/': '<p>Rugs</p>', '/people': { html: people, type } })
      .filter(({ value }) => value.kind === 'phone')
      .map(({ value }) => value.value)
  assert.deepEqual(phonesOf('contact'), ['08 123 45 67', '08 765 43 21'])
  assert.deepEqual(phonesOf('other'), [])
})

test('of a brand that writes from an open host, an address at another host in running text is somebody else’s', () => {
  const frame = '<footer><a href="mailto:oaken.rugs@gmail.com">oaken.rugs@gmail.com</a></footer>'
  const addressesOf = (body: string) =>
    factsOf({ '/': `<p>Rugs</p>${frame}`, '/news': { html: `${body}${frame}`, type: 'other' } })
      .filter(({ value }) => value.kind === 'email')
      .map(({ value }) => value.value)
  assert.deepEqual(addressesOf('<p>Permits are given by permits@leedsmoor.example.</p>'), ['oaken.rugs@gmail.com'])
})
