import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../site-fixtures.ts'
import { emails } from './emails.ts'

const oaken = { origin: 'https://www.oaken-tables.example' }
const emailsOf = (pages: Record<string, string | TestPage>) =>
  emails(siteOfPages(pages, oaken), [], ['Oaken', '木工房']).map(({ value }) => value.value)
const page = (html: string, type: TestPage['type']): TestPage => ({ html, ...(type && { type }) })

const footer = '<footer><a href="mailto:info@oaken-tables.example">Write to us</a></footer>'

test('beside an address of the brand, one at another host in a text is somebody else’s', () => {
  const found = emailsOf({
    '/': `<p>Anna Rieger writes: anna@rieger-buecher.example</p>${footer}`,
    '/impressum': page(`<p>Aufsicht: kammer@handwerk.example. Webdesign: hallo@pixelwerk.example</p>`, 'legal'),
    '/presse': page('<p>Agentur: <a href="mailto:desk@presse-nord.example">Presse Nord</a></p>', 'press'),
  })
  assert.deepEqual(found, ['info@oaken-tables.example'])
})

test('an address at another host is the brand’s in the frame of its pages, on its contact page, or without one of its own', () => {
  const group = '<footer>mailbox@elmgroup.example</footer>'
  assert.deepEqual(emailsOf({ '/': `<p>Tables.</p>${group}` }), ['mailbox@elmgroup.example'])
  const contact = page('<p>お問い合わせ: sales@elmgroup.example</p>', 'contact')
  assert.deepEqual(emailsOf({ '/': footer, '/contact': contact }), [
    'info@oaken-tables.example',
    'sales@elmgroup.example',
  ])
  assert.deepEqual(emailsOf({ '/': '<p>desk@elmgroup.example</p>' }), ['desk@elmgroup.example'])
  assert.deepEqual(emailsOf({ '/': '<p>Tables.</p>', '/p': page('<p>desk@elmgroup.example</p>', 'post') }), [])
})

test('a host that bears the brand’s name is its own, and a mailbox that anybody may have may be', () => {
  const html = `<p>hallo@oaken.example, tischlerei.eiche@web.de</p>${footer}`
  assert.deepEqual(emailsOf({ '/': html }).sort(), [
    'hallo@oaken.example',
    'info@oaken-tables.example',
    'tischlerei.eiche@web.de',
  ])
})

test('a page that is imprint and privacy policy at once names the brand’s address, and those of authorities', () => {
  const html = '<title>Impressum & Datenschutz</title><p>oaken@gmx.de</p><p>poststelle@aufsicht.example</p>'
  assert.deepEqual(emailsOf({ '/': '<p>Tische.</p>', '/impressum': page(html, 'legal') }), ['oaken@gmx.de'])
  const policy = '<title>Datenschutz</title><p>oaken@gmx.de</p>'
  assert.deepEqual(emailsOf({ '/': '<p>Tische.</p>', '/datenschutz': page(policy, 'legal') }), [])
})

test('a word that nobody sees is no part of an address, and the line as written is its quote', () => {
  const html = '<p>E-Mail: hello@<span style="display:none">not</span>oaken-tables.example</p>'
  const [fact] = emails(siteOfPages({ '/': html }, oaken), [], ['Oaken'])
  assert.equal(fact?.value.value, 'hello@oaken-tables.example')
  assert.equal(fact?.quotes[0]?.text, 'E-Mail: hello@notoaken-tables.example')
  assert.deepEqual(emailsOf({ '/': '<p>hello@<b style="display:table-column">x</b>oaken-tables.example</p>' }), [
    'hello@oaken-tables.example',
  ])
})

test('samples in any language are no addresses', () => {
  const samples = [
    'contato@exemplo.com',
    'info@beispiel.de',
    'nome@azienda.it',
    'vorname.nachname@gmail.com',
    'jan.kowalski@wp.pl',
    'info@xxxxxx.com',
    'votre@email.com',
  ]
  assert.deepEqual(emailsOf({ '/': `<p>${samples.join(' ')}</p>` }), [])
  assert.deepEqual(emailsOf({ '/': '<p>primera@gmail.com</p>' }), ['primera@gmail.com'])
})
