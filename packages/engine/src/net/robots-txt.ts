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
  return parseRobots(robotsTextOf(body, headers['content-type']))
}

/** The text of a robots.txt, as much of it as is read. */
export const robotsTextOf = (body: Uint8Array, contentType: string | undefined): string =>
  decodeText(wholeLines(body), contentType, 'text').text

/** Parses by RFC 9309 for our own agent. Takes any text. */
export function parseRobots(text: string): Robots {
  const { groupOf, sitemaps } = readGroups(text, [bot.token])
  const { isAllowed, crawlDelaySeconds } = groupOf(bot.token)
  return { isAllowed, crawlDelaySeconds, sitemaps, unreachable: null }
}

/** What a robots.txt says to one agent. */
export interface AgentRules extends Pick<Robots, 'isAllowed' | 'crawlDelaySeconds'> {
  /** Which group decides: the agent's own, the one for all, or neither, as there is none. */
  group: 'own' | 'any' | 'none'
}

/** Parses by RFC 9309 for several agents at once, by their product tokens. Takes any text. */
export function robotsRules(text: string, tokens: readonly string[]): Map<string, AgentRules> {
  const { groupOf } = readGroups(text, tokens)
  return new Map(tokens.map((token) => [token, groupOf(token)]))
}

interface Group {
  rules: Rule[]
  delay: number | null
}

/** Only the groups of these agents and the one for all are kept: a file may name ten thousand. */
function readGroups(text: string, tokens: readonly string[]) {
  const wanted = new Set(tokens.map((token) => token.toLowerCase()))
  const groups = new Map<string, Group>()
  const sitemaps: string[] = []
  let addressed = new Set<Group>()
  let isInRules = false

  for (const { field, value } of robotsLines(text)) {
    if (field === 'user-agent') {
      // Rules end the list of agents; the next agent starts a group. Groups of one agent add up.
      if (isInRules) addressed = new Set()
      isInRules = false
      const agent = agentOf(value)
      if (agent === null || (agent !== anyAgent && !wanted.has(agent))) continue
      const group = groups.get(agent) ?? { rules: [], delay: null }
      groups.set(agent, group)
      addressed.add(group)
    } else if (field === 'allow' || field === 'disallow') {
      isInRules = true
      if (value === '') continue // “Disallow:” forbids nothing.
      const said = rule(field, value)
      for (const group of addressed) group.rules.push(said)
    } else if (field === 'crawl-delay' && /^\d{1,6}(?:\.\d{1,6})?$/.test(value)) {
      for (const group of addressed) group.delay = Number(value)
    } else if (field === 'sitemap' && sitemaps.length < sitemapsMax) {
      sitemaps.push(value)
    }
  }

  const groupOf = (token: string): AgentRules => {
    const own = groups.get(token.toLowerCase())
    const any = groups.get(anyAgent)
    return agentRules(own ?? any ?? null, own !== undefined ? 'own' : any !== undefined ? 'any' : 'none')
  }
  return { groupOf, sitemaps }
}

function agentRules(found: Group | null, group: AgentRules['group']): AgentRules {
  // The longest pattern wins, and an allow wins over a disallow of its length: so the first match decides.
  const ordered = [...(found?.rules ?? [])].sort((a, b) => b.length - a.length || Number(b.allows) - Number(a.allows))
  return {
    isAllowed(pathOrUrl) {
      const path = requestPath(pathOrUrl)
      return path === '/robots.txt' || (ordered.find(({ pieces, ends }) => matches(path, pieces, ends))?.allows ?? true)
    },
    crawlDelaySeconds: found?.delay ?? null,
    group,
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
    const [content = ''] = line.split('#', 1)
    const colon = content.indexOf(':')
    if (colon > 0) yield { field: content.slice(0, colon).trim().toLowerCase(), value: content.slice(colon + 1).trim() }
  }
}

const anyAgent = '*'

/** The product token is what comes before a version: `BrandprintBot/0.1` names us, `BrandprintBotX` does not. */
function agentOf(value: string): string | null {
  if (value.startsWith('*')) return anyAgent
  return /^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? null
}

function rule(field: 'allow' | 'disallow', value: string): Rule {
  const ends = value.endsWith('$')
  const pattern = ends ? value.slice(0, -1) : value
  const pieces = pattern.split(/\*+/).map(normalised)
  return { allows: field === 'allow', pieces, ends, length: normalised(value.replaceAll('*', 'x')).length }
}

/** Left to right, each piece at its first place: linear in the path, whatever the number of stars. */
function matches(path: string, pieces: readonly string[], ends: boolean): boolean {
  const [first = '', ...rest] = pieces
  if (!path.startsWith(first)) return false
  const last = rest.at(-1)
  if (last === undefined) return !ends || path.length === first.length
  let position = first.length
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
