import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageType } from '../../artifacts.ts'
import { pathologicalTexts } from '../../lexicon/list-checks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { certifications } from './certifications.ts'

function found(body: string, type: PageType = 'about') {
  const site = siteOfPages({
    '/': '<title>Oaken</title><h1>Kitchens</h1>',
    '/page': { html: `<title>Oaken</title><body><h1>Oaken</h1>${body}`, type },
  })
  const facts = certifications(site, { names: ['Oaken'] })
  for (const { quotes } of facts) assert.ok(site.pages[1]!.text.includes(quotes[0]!.text))
  return facts.map(({ value: { kind, name } }) => `${kind}: ${name}`)
}

const claims: [text: string, ...found: string[]][] = [
  ['We are ISO/IEC 27001:2022 certified.', 'security: ISO/IEC 27001:2022'],
  ['Oaken is certified for SOC 2 Type II.', 'security: SOC 2 Type II'],
  ['Wir sind nach DIN EN ISO 9001:2015 zertifiziert.', 'quality: DIN EN ISO 9001:2015'],
  ['DSGVO-konform, geprüft vom TÜV Rheinland', 'quality: TÜV Rheinland'],
  ['Entreprise certifiée RGE et Qualiopi', 'industry: RGE', 'quality: Qualiopi'],
  ['Empresa certificada ISO 14001', 'environment: ISO 14001'],
  ['Azienda certificata FSC', 'environment: FSC'],
  ['Posiadamy certyfikat HACCP', 'quality: HACCP'],
  ['Компания сертифицирована по ISO 9001', 'quality: ISO 9001'],
  ['ISO 9001認証を取得しています。', 'quality: ISO 9001'],
  ['通过 ISO 9001 认证', 'quality: ISO 9001'],
  ['ISO 9001 인증 획득', 'quality: ISO 9001'],
  ['حاصلون على شهادة ISO 9001', 'quality: ISO 9001'],
  ['We are a certified B Corp.', 'environment: B Corp'],
  ['Demeter-zertifizierter Betrieb, DE-ÖKO-006', 'environment: Demeter', 'environment: DE-ÖKO-006'],
  ['Winner of the Red Dot Award 2023', 'award: Red Dot Award'],
  ['4.8/5 from 312 reviews', 'rating: 4.8/5 from 312 reviews'],
  ['4,9 von 5 Sternen bei 87 Bewertungen', 'rating: 4,9 von 5 Sternen bei 87 Bewertungen'],
  ['Note de 4,8/5 · 42 avis Google', 'rating: 4,8/5 · 42 avis Google'],
]
for (const [text, ...expected] of claims) {
  test(`“${text}” claims ${expected.join(', ')}`, () => assert.deepEqual(found(`<p>${text}</p>`), expected))
}

test('badges are named by their pictures', () => {
  assert.deepEqual(
    found('<img src="b.svg" alt="Certified B Corporation"><img src="f.svg" alt="FSC"><img src="o.jpg" alt="Oak">'),
    ['environment: B Corporation', 'environment: FSC'],
  )
})

test('a list under a heading for certificates claims them', () => {
  assert.deepEqual(found('<h2>Our certifications</h2><ul><li>ISO 9001</li><li>FSC</li></ul><h2>Oak</h2><p>PEFC</p>'), [
    'quality: ISO 9001',
    'environment: FSC',
  ])
})

test('of two spellings the fuller stays', () => {
  assert.deepEqual(found('<p>ISO 27001 certified</p><p>We hold an ISO/IEC 27001:2022 certificate.</p>').length, 1)
})

const nothing: [title: string, html: string, type?: PageType][] = [
  ['a post on a standard', '<p>Companies that are ISO 27001 certified win more deals.</p>', 'post'],
  ['a privacy policy', '<p>Google is certified under the Privacy Shield and GDPR compliant.</p>', 'legal'],
  ['advice on a standard', '<p>ISO 27001 Beratung: so werden Sie zertifiziert</p>'],
  ['help towards a standard', '<p>We help you become SOC 2 certified in weeks.</p>'],
  ['the certificate of a supplier', '<p>Our data centers are ISO 27001 certified.</p>'],
  ['a question', '<p>Are you ISO 9001 certified?</p>'],
  ['a course', '<h2>HACCP training</h2><p>A certified HACCP course for cooks.</p>'],
  ['a link to a service', '<a href="/iso">ISO 9001 certification</a>'],
  ['a norm that somebody says to keep', '<p>Oaken is SOC 2 Type II compliant.</p>'],
  ['laws that somebody says to keep', '<p>Fully GDPR compliant and HIPAA compliant</p>'],
  ['norms that a product maps findings to', '<ul><li>All frameworks (CIS, PCI-DSS, SOC 2, NIST, ISO 27001)</li></ul>'],
  ['a lesson on marks', '<h2>What each certification means to buyers</h2><ul><li>FSC</li><li>ISO 9001</li></ul>'],
  ['norms under a heading for compliance', '<h2>Compliance</h2><ul><li>ISO 27001</li><li>SOC 2</li></ul>'],
  ['a law', '<p>The GDPR gives you rights.</p>'],
  [
    'a table that compares',
    '<table><tr><td>FSC certified</td><td>Uncertified</td><td>Asked for by shops</td></tr></table>',
  ],
  ['a name within words', '<p>FSCX and MISO 90011 certified</p>'],
  ['half a rating', '<p>4.8/5 is what we aim for</p>'],
]
for (const [title, html, type] of nothing)
  test(`no certificate: ${title}`, () => assert.deepEqual(found(html, type), []))

test('long and many lines are read in linear time', () => {
  const before = process.cpuUsage().user
  for (const text of pathologicalTexts) found(`<p>${text}</p>`)
  found('<p>ISO ISO ISO 9001 certified 4.8 4.8 / 5 4.8/5 . . . 9 9 9 9 9</p>'.repeat(5_000))
  assert.ok(process.cpuUsage().user - before < 4_000_000)
})
