import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts } from '../../lexicon/list-checks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { policies } from './policies.ts'

const found = (body: string) =>
  policies(siteOfPages({ '/': `<title>Oaken</title><body><h1>Oaken</h1>${body}` })).map(({ value }) => value)
const footer = (...links: [label: string, href: string][]) =>
  `<footer>${links.map(([label, href]) => `<a href="${href}">${label}</a>`).join(' ')}</footer>`

const labels: [label: string, kind: string][] = [
  ['Privacy Policy', 'privacy'],
  ['Datenschutzerklärung', 'privacy'],
  ['Politique de confidentialité', 'privacy'],
  ['Política de privacidad', 'privacy'],
  ['Polityka prywatności', 'privacy'],
  ['KVKK Aydınlatma Metni', 'privacy'],
  ['Политика конфиденциальности', 'privacy'],
  ['プライバシーポリシー', 'privacy'],
  ['隐私政策', 'privacy'],
  ['개인정보처리방침', 'privacy'],
  ['سياسة الخصوصية', 'privacy'],
  ['AGB', 'terms'],
  ['CGV', 'terms'],
  ['Terms & Conditions', 'terms'],
  ['Algemene voorwaarden', 'terms'],
  ['Obchodní podmínky', 'terms'],
  ['利用規約', 'terms'],
  ['Impressum', 'imprint'],
  ['Mentions légales', 'imprint'],
  ['Aviso legal', 'imprint'],
  ['特定商取引法に基づく表記', 'imprint'],
  ['Cookie-Richtlinie', 'cookies'],
  ['Cookiepolicy', 'cookies'],
  ['Widerrufsbelehrung', 'returns'],
  ['Trocas e devoluções', 'returns'],
  ['Доставка и оплата', 'shipping'],
  ['Zahlung & Versand', 'shipping'],
  ['Barrierefreiheit', 'accessibility'],
  ['Dichiarazione di accessibilità', 'accessibility'],
  ['Security', 'security'],
  ['情報セキュリティ方針', 'security'],
]
for (const [label, kind] of labels) {
  test(`“${label}” leads to a policy: ${kind}`, () => {
    assert.deepEqual(found(footer([label, '/p1'])), [{ kind, title: label, url: 'https://www.acme.example/p1' }])
  })
}

test('one page may be two policies', () => {
  assert.deepEqual(
    found(footer(['Impressum & Datenschutz', '/legal'])).map(({ kind }) => kind),
    ['privacy', 'imprint'],
  )
})

test('the link that says nothing else comes before one in a sentence', () => {
  const html = `<p><a href="/a">our privacy policy for guests</a></p>${footer(['Privacy', '/b'])}`
  assert.equal(found(html)[0]?.url, 'https://www.acme.example/b')
})

test('an address names a policy where its label names nothing', () => {
  assert.equal(found(footer(['Read here', '/privacy-policy']))[0]?.kind, 'privacy')
})

test('the policies of others are theirs', () => {
  assert.deepEqual(found(footer(['Privacy Policy', 'https://policies.google.com/privacy'])), [])
})

test('a policy kept by a service for policies is the site’s', () => {
  assert.equal(found(footer(['Privacy Policy', 'https://www.iubenda.com/privacy-policy/1']))[0]?.kind, 'privacy')
})

test('settings of cookies and places on the page are no policies', () => {
  assert.deepEqual(found(footer(['Cookie settings', '/x'], ['Privacy', '#'], ['Home security', '/security-doors'])), [])
})

test('labels of 100 kB are read in linear time', () => {
  const before = process.cpuUsage().user
  for (const text of pathologicalTexts) found(footer([text, '/x']))
  assert.ok(process.cpuUsage().user - before < 2_000_000)
})
