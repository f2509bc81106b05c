import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../evidence.ts'
import type { Facts } from '../facts.ts'
import { emptyFacts, homeUrl, richFacts, richSite, siteFrom, stated } from '../report/report-fixtures.ts'
import { writeReport } from '../report/write-report.ts'
import type { FullReport } from '../report.ts'

function messagingOf(html: string, facts: Partial<Facts>) {
  const site = siteFrom([{ url: homeUrl, html }])
  return (writeReport(site, { ...emptyFacts, ...facts }, 'full') as FullReport).results.messaging
}

const english: Fact<string> = { value: 'en', basis: 'computed', confidence: 0.9, quotes: [] }
const headline = (text: string) => ({ headline: stated(text, text, 'h1'), subhead: null, eyebrow: null })

function outcomeOf(id: string, html: string, facts: Partial<Facts>) {
  return messagingOf(html, facts).clarityChecks.find((check) => check.id === id)
}

test('a headline that says what the description says is passed', () => {
  const facts = {
    language: english,
    hero: headline('Soup by post'),
    description: stated('We cook soup.', 'We cook soup.'),
  }
  assert.equal(outcomeOf('headline-says-what', '<h1>Soup by post</h1><p>We cook soup.', facts)?.outcome, 'passed')
})

test('a greeting, a slogan and a bare name fail, and the fix quotes what the site says elsewhere', () => {
  const html = (text: string) => `<h1>${text}</h1><p>We cook soup.</p><p>Marrowell</p>`
  const known = {
    language: english,
    name: stated({ name: 'Marrowell', variants: [] }, 'Marrowell'),
    description: stated('We cook soup.', 'We cook soup.'),
  }
  for (const text of ['Welcome to our world', 'Dream it. Dare it.', 'Marrowell']) {
    const check = outcomeOf('headline-says-what', html(text), { ...known, hero: headline(text) })
    assert.equal(check?.outcome, 'failed', text)
    assert.match(check?.fix ?? '', /We cook soup/)
  }
})

test('a greeting in another language is one', () => {
  const hero = headline('Willkommen bei uns')
  const check = outcomeOf('headline-says-what', '<h1>Willkommen bei uns</h1>', {
    language: { ...english, value: 'de' },
    hero,
  })
  assert.equal(check?.outcome, 'failed')
  assert.match(check?.seen ?? '', /greets/)
})

test('two rivals of the main call to action are one too many', () => {
  const call = (text: string, intent: 'buy' | 'demo' | 'contact') =>
    stated({ text, intent, url: `${homeUrl}${intent}`, repeats: 2 } as const, text, 'a')
  const html = '<h1>Soup</h1><a>Buy soup</a><a>See a demo</a><a>Talk to us</a>'
  const calls = [call('Buy soup', 'buy'), call('See a demo', 'demo'), call('Talk to us', 'contact')]
  assert.equal(outcomeOf('one-primary-action', html, { ctas: calls })?.outcome, 'failed')
  assert.equal(outcomeOf('one-primary-action', html, { ctas: calls.slice(0, 2) })?.outcome, 'passed')
})

test('what has nothing to look at does not apply and does not count', () => {
  const { clarityChecks } = messagingOf('<h1>Soup by post</h1>', { hero: headline('Soup by post'), language: english })
  const idle = clarityChecks.filter(({ outcome }) => outcome === 'notApplicable').map(({ id }) => id)
  assert.ok(idle.includes('claims-sourced') && idle.includes('plain-navigation') && idle.includes('readable'))
  assert.ok(clarityChecks.every(({ outcome, fix }) => (outcome === 'failed') === (fix !== null)))
})

test('the score is the points passed of those that apply', () => {
  const { clarityScore, clarityChecks } = (writeReport(richSite(), richFacts, 'full') as FullReport).results.messaging
  const sum = (outcomes: string[]) =>
    clarityChecks.filter(({ outcome }) => outcomes.includes(outcome)).reduce((total, { weight }) => total + weight, 0)
  assert.equal(clarityScore, Math.round((100 * sum(['passed'])) / sum(['passed', 'failed'])))
})

test('named voices come first among the proof, with their evidence', () => {
  const html = '<h1>Soup</h1><p>Never late.</p><p>ISO 22000</p>'
  const { results } = writeReport(
    siteFrom([{ url: homeUrl, html }]),
    {
      ...emptyFacts,
      hero: headline('Soup'),
      certifications: [stated({ name: 'ISO 22000', kind: 'quality' }, 'ISO 22000')],
      testimonials: [stated({ text: 'Never late.', author: 'Ida Brand', role: null }, 'Never late.')],
    },
    'full',
  ) as FullReport
  assert.deepEqual(results.messaging.proofPoints, ['“Never late.” — Ida Brand', 'ISO 22000'])
  assert.ok(results.evidence.some(({ pointer }) => pointer === '/messaging/proofPoints/0'))
})
