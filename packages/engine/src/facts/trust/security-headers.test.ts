import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { securityHeaders } from './security-headers.ts'

function headersOf(headers: Record<string, string>) {
  const site = siteOfPages({ '/': '<title>Tallymoor</title>' })
  const exchange = {
    url: site.home.captured.url,
    finalUrl: site.home.url,
    redirects: [],
    kind: 'page' as const,
    status: 200,
    headers,
    fetchedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
    bodyHash: null,
    error: null,
  }
  return securityHeaders({ ...site, exchangeOf: () => exchange })
}

const sent = (headers: Record<string, string>) =>
  headersOf({ server: 'nginx', ...headers })?.value.filter(({ value }) => value !== null)

test('headers that protect visitors are told with their values', () => {
  const policy = { name: 'referrer-policy', value: 'no-referrer' }
  assert.deepEqual(sent({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }), [policy])
})

test('a header that is not sent is told as missing', () => {
  const names = headersOf({ date: 'Thu, 01 Jan 2026 00:00:00 GMT' })?.value.filter(({ value }) => value === null)
  assert.equal(names?.length, 6)
})

test('a policy on frames stands for the older header', () => {
  const found = sent({ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" })
  assert.deepEqual(found?.at(-1), { name: 'x-frame-options', value: "frame-ancestors 'none'" })
})

test('a page that came without a server’s answer says nothing', () => {
  assert.equal(headersOf({ 'content-type': 'text/html' }), null)
})
