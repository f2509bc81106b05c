import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../artifacts.ts'
import { takesBoundedTime } from '../../lexicon/list-checks.ts'
import type { Site } from '../../site.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { crawlers } from './crawlers.ts'

function siteWith(robots: string | null, status = 200): Site {
  const site = siteOfPages({ '/': '<h1>Kilns</h1>' })
  if (robots === null) return site
  const exchange: Exchange = {
    url: 'https://www.acme.example/robots.txt',
    finalUrl: 'https://www.acme.example/robots.txt',
    redirects: [],
    kind: 'robots',
    status,
    headers: { 'content-type': 'text/plain' },
    fetchedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
    bodyHash: 'robots',
    error: null,
  }
  site.capture.exchanges.push(exchange)
  site.capture.bodies.set('robots', Buffer.from(robots))
  return site
}

const ruleOf = (site: Site, agent: string) => crawlers(site).find(({ value }) => value.agent === agent)?.value

test('a crawler that is named is judged by its own group', () => {
  const site = siteWith('User-agent: gptbot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nAllow: /')
  assert.deepEqual(ruleOf(site, 'GPTBot'), { agent: 'GPTBot', purpose: 'training', allowed: false, group: 'own' })
  assert.equal(ruleOf(site, 'CCBot')?.allowed, false)
  assert.deepEqual(ruleOf(site, 'PerplexityBot'), {
    agent: 'PerplexityBot',
    purpose: 'answers',
    allowed: true,
    group: 'any',
  })
})

test('a crawler that is not named is judged by the group for all', () => {
  const site = siteWith('User-agent: *\nDisallow: /\nUser-agent: Googlebot\nDisallow:')
  assert.equal(ruleOf(site, 'ClaudeBot')?.allowed, false)
  assert.deepEqual(ruleOf(site, 'Googlebot'), { agent: 'Googlebot', purpose: 'search', allowed: true, group: 'own' })
})

test('a site without robots.txt lets all in', () => {
  const site = siteWith('not found', 404)
  assert.ok(crawlers(site).every(({ value }) => value.allowed && value.group === 'none'))
})

test('a robots.txt that was not asked for or did not answer says nothing', () => {
  assert.deepEqual(crawlers(siteWith(null)), [])
  assert.deepEqual(crawlers(siteWith('', 503)), [])
})

test('a hostile robots.txt is read in bounded time', () => {
  takesBoundedTime(() => {
    for (const text of ['User-agent: GPTBot\n'.repeat(40_000), 'User-agent: *\nDisallow: /a*b*c\n'.repeat(20_000)]) {
      crawlers(siteWith(text))
    }
  })
})

test('a robots.txt that is not there allows everything, one that fails says nothing', () => {
  assert.equal(ruleOf(siteWith('User-agent: *\nDisallow: /', 404), 'GPTBot')?.allowed, true)
  assert.equal(ruleOf(siteWith('User-agent: *\nDisallow: /', 500), 'GPTBot'), undefined)
})
