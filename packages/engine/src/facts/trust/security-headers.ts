import type { Fact } from '../../evidence.ts'
import type { Site } from '../../site.ts'
import type { SecurityHeader } from './shapes.ts'

/** Those that the OWASP Secure Headers Project advises every site to send. */
const advised = [
  'strict-transport-security',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
]
const valueCharactersMax = 300

/**
 * What the home page's answer says to browsers for the visitor's protection; a value of null: not sent. `frame-ancestors`
 * of a content security policy stands for `x-frame-options`, as browsers have it. null where the page came without a
 * server's answer, from a folder.
 */
export function securityHeaders(site: Site): Fact<SecurityHeader[]> | null {
  const headers = site.exchangeOf(site.home.captured.url)?.headers ?? {}
  if (!('server' in headers || 'date' in headers)) return null
  const policy = headers['content-security-policy'] ?? ''
  const framed = /(?:^|;)\s*frame-ancestors\s[^;]*/.exec(policy.slice(0, 10_000))?.[0].replace(/^;/, '').trim()
  const value = advised.map((name): SecurityHeader => {
    const sent = headers[name] ?? (name === 'x-frame-options' ? framed : undefined)
    return { name, value: sent?.slice(0, valueCharactersMax) ?? null }
  })
  return { value, basis: 'computed', confidence: 0.95, quotes: [] }
}
