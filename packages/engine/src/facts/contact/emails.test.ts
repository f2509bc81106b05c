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

test('a privacy policy names addresses at the brand’s own host alone', () => {
  const policy =
    '<title>Política de privacidad</title><p>Escriba a privacidad@oaken-tables.example</p><p>Autoridad: datos@agencia.example</p>'
  assert.deepEqual(emailsOf({ '/': footer, '/privacy': page(policy, 'legal') }), [
    'info@oaken-tables.example',
    'privacidad@oaken-tables.example',
  ])
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

test('the address of who made the site is not the brand’s, wherever a line says so', () => {
  const own = '<main><a href="mailto:tische.hain@gmail.com">tische.hain@gmail.com</a></main>'
  const credits = [
    '<p>© Hain | Website by <a href="mailto:studio@gmail.com">Studio Nord</a></p>',
    '<p><a href="mailto:studio@gmail.com">Site hand made by Ida Nord</a></p>',
    '<p>Hain, Ulm. Mit Unterstützung von Ida Nord, studio@gmail.com</p>',
    '<p>Realizzazione sito: <a href="mailto:studio@gmail.com">Nord</a></p>',
    '<p>Разработка сайта <a href="mailto:studio@gmail.com">Север</a></p>',
  ]
  for (const credit of credits) {
    assert.deepEqual(emailsOf({ '/': `${own}<footer>${credit}</footer>` }), ['tische.hain@gmail.com'], credit)
  }
})

test('an address behind words about design or photographs is the brand’s where there is no other, or at its own host', () => {
  assert.deepEqual(emailsOf({ '/': '<footer>Fotografie: hain@gmail.com</footer>' }), ['hain@gmail.com'])
  assert.deepEqual(emailsOf({ '/': `${footer}<p>Design: <a href="mailto:design@oaken-tables.example">Ida</a></p>` }), [
    'info@oaken-tables.example',
    'design@oaken-tables.example',
  ])
  const sentence = '<p>Ask for tables made by hand in our shop at any time, or write to hain@gmail.com</p>'
  assert.deepEqual(emailsOf({ '/': sentence + footer }), ['info@oaken-tables.example', 'hain@gmail.com'])
})

test('of a link that reads as one address and leads to another, the one that is read counts', () => {
  const link = '<a href="mailto:entwurf@gmail.com">E-Mail: <b>hallo@oaken-tables.example</b></a>'
  assert.deepEqual(emailsOf({ '/': `<footer>${link}</footer>` }), ['hallo@oaken-tables.example'])
  const sample = '<a href="mailto:hallo@oaken-tables.example">vous@exemple.fr</a>'
  assert.deepEqual(emailsOf({ '/': sample }), ['hallo@oaken-tables.example'])
})

test('a target with parameters behind an ampersand or with slashes is read', () => {
  const html =
    '<a href="mailto:hallo@oaken-tables.example&subject=Tisch">a</a><a href="mailto://ida@oaken.example">b</a>'
  assert.deepEqual(emailsOf({ '/': html }).sort(), ['hallo@oaken-tables.example', 'ida@oaken.example'])
})

test('beside an open address that all visitors see, others of legal pages and of articles are somebody else’s', () => {
  const own = '<footer><a href="mailto:tische.hain@gmail.com">Mail</a></footer>'
  const imprint = '<p>Klachtencommissie: info@klachten.example. Hosting: support@servers.example</p>'
  assert.deepEqual(emailsOf({ '/': own, '/impressum': page(imprint, 'legal') }), ['tische.hain@gmail.com'])
  assert.deepEqual(emailsOf({ '/': own, '/blog/x': page('<p>Gast: gast@gmail.com</p>', 'post') }), [
    'tische.hain@gmail.com',
  ])
  assert.deepEqual(emailsOf({ '/': '<p>Tische', '/impressum': page('<p>post@elmgroup.example</p>', 'legal') }), [
    'post@elmgroup.example',
  ])
})

test('plain mailboxes at hosts of millions, and those of templates, are samples', () => {
  const samples = ['info@gmail.com', 'hello@reallygreatsite.com', 'example@gmail.com', 'kontakt@mojafirma.pl']
  assert.deepEqual(emailsOf({ '/': `<p>${samples.join(' ')} info@gmx.de</p>` }), ['info@gmx.de'])
})

test('a host may have letters beyond ASCII', () => {
  const found = (origin: string, html: string) =>
    emails(siteOfPages({ '/': html }, { origin }), [], []).map(({ value }) => value.value)
  assert.deepEqual(found('https://möbel-hain.example', '<p>E-Mail: post@möbel-hain.example, Tel. 1</p>'), [
    'post@möbel-hain.example',
  ])
  assert.deepEqual(found('https://стол.рф', '<p>Почта: info@стол.рф</p><p>dub@стол.рфТел.: 1</p>'), [
    'info@стол.рф',
    'dub@стол.рф',
  ])
  assert.deepEqual(found('https://oaken.example', '<p>お問い合わせはinfo@oaken.exampleまで</p>'), [
    'info@oaken.example',
  ])
})
