import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../site-fixtures.ts'
import { structuredData } from '../site/structured-data.ts'
import { legalEntity } from './legal-entity.ts'

function found(pages: Record<string, string | TestPage>) {
  const site = siteOfPages(pages)
  return legalEntity(site, site.pages.flatMap(structuredData))
}
const value = (pages: Record<string, string | TestPage>) => found(pages)?.value ?? null
const home = (body = '') => `<title>Oaken</title><body><h1>Kitchens</h1>${body}`
const legal = (title: string, body: string) => ({
  html: `<title>${title}</title><body><h1>${title}</h1>${body}`,
  type: 'legal' as const,
})

test('structured data names it', () => {
  const data = JSON.stringify({ '@type': 'Organization', name: 'Oaken', legalName: 'Oaken Kitchens Ltd' })
  assert.equal(value({ '/': home(`<script type="application/ld+json">${data}</script>`) }), 'Oaken Kitchens Ltd')
})

test('a copyright line names it by its form', () => {
  const html = home('<footer><p>© 2024 Oaken Kitchens, Inc. All rights reserved.</p></footer>')
  assert.equal(value({ '/': html }), 'Oaken Kitchens, Inc.')
  assert.equal(found({ '/': html })?.quotes[0]?.text, 'Oaken Kitchens, Inc.')
})

test('a copyright line without a form names a brand only', () => {
  assert.equal(value({ '/': home('<footer>© 2024 Oaken</footer>') }), null)
})

const imprints: [path: string, title: string, body: string, name: string][] = [
  [
    '/impressum',
    'Impressum',
    '<p>Angaben gemäß § 5 DDG</p><p>Eiche Küchen GmbH<br>Am Wald 1</p><h2>Hosting</h2><p>Buche Netz AG</p>',
    'Eiche Küchen GmbH',
  ],
  [
    '/mentions-legales',
    'Mentions légales',
    '<p>Éditeur du site : Chêne SARL au capital de 1 000 €</p><h2>Hébergeur</h2><p>Serveurs du Sud SAS</p>',
    'Chêne SARL',
  ],
  [
    '/aviso-legal',
    'Aviso legal',
    '<p>Titular: Roble Cocinas, S.L.</p><p>Alojamiento: Nube Sur, S.A.</p>',
    'Roble Cocinas, S.L.',
  ],
  [
    '/law',
    '特定商取引法に基づく表記',
    '<table><tr><th>販売業者</th><td>株式会社オーク</td></tr></table>',
    '株式会社オーク',
  ],
  ['/law', '特定商取引法に基づく表記', '<table><tr><th>販売業者</th><td>樫木工房</td></tr></table>', '樫木工房'],
  ['/rekvizity', 'Реквизиты', '<p>ООО «Дубрава»</p><p>ИНН 123</p>', 'ООО «Дубрава»'],
]
for (const [path, title, body, name] of imprints) {
  test(`“${title}” names ${name}, and not who hosts the site`, () => {
    assert.equal(value({ '/': home(), [path]: legal(title, body) }), name)
  })
}

test('who built the site is somebody else', () => {
  assert.equal(
    value({ '/': home('<footer><p>Webdesign: Pixel Kontor GmbH</p><p>Powered by Shopsystem AG</p></footer>') }),
    null,
  )
})

test('suppliers that a privacy policy names are others', () => {
  const body =
    '<p>Wir nutzen Dienste der Google Ireland Limited ("Google"), Gordon House, Dublin.</p><p>Mail Kontor GmbH</p>'
  assert.equal(value({ '/': home(), '/datenschutz': legal('Datenschutz', body) }), null)
})

test('terms say between whom they are made', () => {
  const body = '<p>These terms are made between you and Oaken Kitchens, Inc. (“Oaken”, “we”).</p>'
  assert.equal(value({ '/': home(), '/terms': legal('Terms of service', body) }), 'Oaken Kitchens, Inc.')
})

test('companies of customers and colleagues are others', () => {
  assert.equal(value({ '/': home('<p>We have worked with Ash Data, Inc. and Beech Ltd.</p>') }), null)
})

test('many long lines are read in linear time', () => {
  const before = process.cpuUsage().user
  const body = `<p>${'Eiche GmbH '.repeat(30)}</p>`.repeat(2_000)
  value({ '/': home(body), '/impressum': legal('Impressum', body) })
  assert.ok(process.cpuUsage().user - before < 4_000_000)
})
