import type { Fetched } from '../artifacts.ts'
import type { Result } from '../result.ts'
import { bot } from './bot.ts'
import { decodeText } from './charset.ts'
import type { FetchError } from './fetch-error.ts'

/** What a robots.txt says to us. */
export interface Robots {
  /** Takes an address or a path with its query. */
  isAllowed(pathOrUrl: string): boolean
  crawlDelaySeconds: number | null
  /** Addresses as written; may be relative or of another host. */
  sitemaps: string[]
  /** Why everything is forbidden without a rule that says so; null if the file was read or there is none. */
  unreachable: FetchError | null
}

/** RFC 9309 § 2.5 asks for at least this much; what comes after is not read. */
export const robotsBytesMax = 500 * 1024
const sitemapsMax = 100
const pathLengthMax = 2048

/**
 * What the answer for /robots.txt means (RFC 9309 § 2.3.1): a file is obeyed; none (4xx, or more redirects than one
 * follows) allows all; one that could not be read forbids all, as it may say anything.
 */
export function robotsFrom(answer: Result<Fetched, FetchError>): Robots {
  if (!answer.ok) return answer.error.code === 'TOO_MANY_REDIRECTS' ? allowAll : forbidAll(answer.error)
  const { status, body, headers } = answer.value
  if (status >= 400 && status < 500) return allowAll
  if (status < 200 || status >= 300)
    return forbidAll({ code: 'BAD_RESPONSE', message: `robots.txt answers ${status}.` })
  return parseRobots(decodeText(wholeLines(body), headers['content-type'], 'text').text)
}

/** Parses by RFC 9309 for our own agent. Takes any text. */
export function parseRobots(text: string): Robots {
  const rules: Record<'own' | 'any', Rule[]> = { own: [], any: [] }
  const delays: Record<'own' | 'any', number | null> = { own: null, any: null }
  const sitemaps: string[] = []
  let addressed = new Set<'own' | 'any' | 'other'>()
  let hasOwnGroup = false
  let isInRules = false

  for (const { field, value } of robotsLines(text)) {
    if (field === 'user-agent') {
      // Rules end the list of agents; the next agent starts a group. Groups of one agent add up.
      if (isInRules) addressed = new Set()
      isInRules = false
      addressed.add(agentOf(value))
      hasOwnGroup ||= agentOf(value) === 'own'
    } else if (field === 'allow' || field === 'disallow') {
      isInRules = true
      if (value === '') continue // “Disallow:” forbids nothing.
      for (const agent of ['own', 'any'] as const) if (addressed.has(agent)) rules[agent].push(rule(field, value))
    } else if (field === 'crawl-delay' && /^\d{1,6}(?:\.\d{1,6})?$/.test(value)) {
      for (const agent of ['own', 'any'] as const) if (addressed.has(agent)) delays[agent] = Number(value)
    } else if (field === 'sitemap' && sitemaps.length < sitemapsMax) {
      sitemaps.push(value)
    }
  }

  const agent = hasOwnGroup ? 'own' : 'any'
  // The longest pattern wins, and an allow wins over a disallow of its length: so the first match decides.
  const ordered = rules[agent].sort((a, b) => b.length - a.length || Number(b.allows) - Number(a.allows))
  return {
    isAllowed(pathOrUrl) {
      const path = requestPath(pathOrUrl)
      return path === '/robots.txt' || (ordered.find(({ pieces, ends }) => matches(path, pieces, ends))?.allows ?? true)
    },
    crawlDelaySeconds: delays[agent],
    sitemaps,
    unreachable: null,
  }
}

const allowAll: Robots = { isAllowed: () => true, crawlDelaySeconds: null, sitemaps: [], unreachable: null }

const forbidAll = (unreachable: FetchError): Robots => ({
  isAllowed: (pathOrUrl) => requestPath(pathOrUrl) === '/robots.txt',
  crawlDelaySeconds: null,
  sitemaps: [],
  unreachable,
})

/** The first 500 KiB. The line that is cut goes too: half a line may say the opposite of the whole one. */
function wholeLines(body: Uint8Array): Uint8Array {
  if (body.length < robotsBytesMax) return body
  const end = Math.max(body.lastIndexOf(0x0a, robotsBytesMax - 1), body.lastIndexOf(0x0d, robotsBytesMax - 1))
  return body.subarray(0, end + 1)
}

interface Rule {
  allows: boolean
  /** What stands between the stars; the first is at the start of the path. */
  pieces: string[]
  /** The pattern ended in `$`. */
  ends: boolean
  length: number
}

function* robotsLines(text: string): Generator<{ field: string; value: string }> {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  for (const line of lines) {
    const content = line.split('#', 1)[0]!
    const colon = content.indexOf(':')
    if (colon > 0) yield { field: content.slice(0, colon).trim().toLowerCase(), value: content.slice(colon + 1).trim() }
  }
}

/** The product token is what comes before a version: `BrandprintBot/0.1` names us, `BrandprintBotX` does not. */
function agentOf(value: string): 'own' | 'any' | 'other' {
  if (value.startsWith('*')) return 'any'
  const token = /^[a-z_-]+/i.exec(value)?.[0].toLowerCase()
  return token === bot.token.toLowerCase() ? 'own' : 'other'
}

function rule(field: 'allow' | 'disallow', value: string): Rule {
  const ends = value.endsWith('$')
  const pattern = ends ? value.slice(0, -1) : value
  const pieces = pattern.split(/\*+/).map(normalised)
  return { allows: field === 'allow', pieces, ends, length: normalised(value.replaceAll('*', 'x')).length }
}

/** Left to right, each piece at its first place: linear in the path, whatever the number of stars. */
function matches(path: string, pieces: readonly string[], ends: boolean): boolean {
  const [first, ...rest] = pieces
  if (!path.startsWith(first!)) return false
  const last = rest.at(-1)
  if (last === undefined) return !ends || path.length === first!.length
  let position = first!.length
  for (const piece of ends ? rest.slice(0, -1) : rest) {
    const found = path.indexOf(piece, position)
    if (found === -1) return false
    position = found + piece.length
  }
  return !ends || (path.endsWith(last) && path.length - last.length >= position)
}

function requestPath(pathOrUrl: string): string {
  const url = URL.parse(pathOrUrl, 'http://host.invalid')
  return normalised(url === null ? '/' : (url.pathname + url.search).slice(0, pathLengthMax))
}

/**
 * RFC 9309 § 2.2.2: characters outside ASCII are compared percent-encoded, and an encoded unreserved character equals
 * the character. `*` and `$` that are meant literally are `%2A` and `%24` on both sides.
 */
function normalised(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\u0021-\u007e]+|[*$]/g, (part) =>
      part === '*' ? '%2A' : part === '$' ? '%24' : encodeURIComponent(part),
    )
    .replace(/%[0-9a-f]{2}/gi, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
      return /[a-z0-9._~-]/i.test(character) ? character : encoded.toUpperCase()
    })
}
