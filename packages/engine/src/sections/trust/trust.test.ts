/** Risks, consent and freshness: each where it was seen, and silence where it could not be. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../artifacts.ts'
import type { Technology } from '../../facts/trust/shapes.ts'
import type { Facts } from '../../facts.ts'
import { emptyFacts, homeUrl, siteFrom, stated } from '../../report/report-fixtures.ts'
import { createWording } from '../../writing/wording.ts'
import { ask } from '../rule-cases-fixtures.ts'
import { sectionFacts } from '../section-facts.ts'
import { consentOf, freshnessOf } from './experience.ts'
import { findRisks } from './risk-rules.ts'

const wording = createWording('marrowell.example')
const fact = <Value>(value: Value) => stated(value, 'Soup')

function read(facts: Partial<Facts>, html = '<h1>Soup</h1>', url = homeUrl) {
  const site = siteFrom([{ url, html }])
  return sectionFacts(site, { ...emptyFacts, ...facts })
}

const risksOf = (...args: Parameters<typeof read>) => findRisks(read(...args), { ask, wording }).map(({ id }) => id)

const tool = (category: Technology['category'], name: string, version: string | null = null) =>
  fact({ name, category, version, evidence: '' })
const form = fact({ page: homeUrl, purpose: 'contact' as const, fields: [], submit: null })

test('a site in good order has no risk', () => {
  const policy = (kind: 'privacy' | 'imprint') => fact({ kind, title: kind, url: homeUrl })
  const facts: Partial<Facts> = {
    language: fact('de'),
    forms: [form],
    policies: [policy('privacy'), policy('imprint')],
    technology: [tool('analytics', 'Countly'), tool('consent', 'Cookiebot'), tool('library', 'jQuery', '3.7.1')],
    copyright: fact({ year: 2026 }),
  }
  assert.deepEqual(risksOf(facts), [])
})

test('who measures without cookies need not ask', () => {
  assert.deepEqual(risksOf({ technology: [tool('analytics', 'Plausible')] }), [])
})

test('consent names the tool that asks, or what measures without asking', () => {
  const consent = (technology: Facts['technology']) => consentOf(read({ technology }), wording)?.text
  assert.match(consent([tool('consent', 'Cookiebot')]) ?? '', /Cookiebot/)
  assert.match(consent([tool('analytics', 'Countly')]) ?? '', /Countly is in use; no consent tool/)
  assert.equal(consent([]), undefined)
})

test('freshness goes by the newest post, then the footer and the sitemap', () => {
  const posts = [fact({ title: 'On barley', url: homeUrl, date: '2025-12-01', source: homeUrl })]
  const cadence = fact({ postsPerMonth: 1, newest: '2025-12-01', oldest: '2025-01-01', posts: 3 })
  const fresh = freshnessOf(read({ posts, cadence }), wording)
  assert.equal(fresh?.state, 'fresh')
  assert.match(fresh.text, /December 2025/)
  assert.equal(freshnessOf(read({ copyright: fact({ year: 2020 }) }), wording)?.state, 'stale')
  assert.equal(freshnessOf(read({}), wording), null)
})

test('the latest change of the sitemap dates a site', () => {
  const site = siteFrom([{ url: homeUrl, html: '<h1>Soup</h1>' }])
  const sitemap = `<urlset><url><loc>${homeUrl}</loc><lastmod>2025-11-20</lastmod></url></urlset>`
  site.capture.bodies.set('sitemap', Buffer.from(sitemap))
  const exchange = { kind: 'sitemap', status: 200, url: `${homeUrl}sitemap.xml`, bodyHash: 'sitemap', headers: {} }
  site.capture.exchanges.push(exchange as unknown as Exchange)
  const { siteFiles, ...facts } = sectionFacts(site, emptyFacts)
  assert.deepEqual(siteFiles.sitemapEntries, { addresses: 1, newest: '2025-11-20' })
  assert.match(freshnessOf({ ...facts, siteFiles }, wording)?.text ?? '', /2025-11-20/)
})
