import type { Fetched, PageState, PageStateName } from '../artifacts.ts'
import { attributeOf, descendantsByTag, type FlatDocument, tagOf, textOf } from '../document/flat-document.ts'
import { pageHead } from '../document/page-head.ts'
import { botWallMarkers } from '../lexicon/page-state/bot-wall-markers.ts'
import { pageStateWords } from '../lexicon/page-state/page-state-words.ts'
import { registrableDomain } from '../site-url.ts'
import { shellSigns } from './shell-signs.ts'
import { statePhrases } from './state-phrases.ts'
import { textLines } from './text-lines.ts'
import { wordCount } from './word-count.ts'

export interface PageStateInput {
  answer: Fetched
  isHtml: boolean
  document: FlatDocument
  /** The document is what a browser made of the page: a shell is none any more. */
  isRendered?: boolean
}

/** What a page is, before any brand is read off it. Signs of one kind add up; the strongest kind wins. */
export function pageState({ answer, isHtml, document, isRendered = false }: PageStateInput): PageState {
  // What refuses or fails is told by its status, whatever it is written in.
  const isRefusal = answer.status >= 400
  if (!isHtml && !isRefusal) {
    if (answer.body.length === 0) return { state: 'empty', confidence: 1, reasons: ['the answer has no content'] }
    const type = answer.headers['content-type'] ?? 'no Content-Type'
    return { state: 'not-html', confidence: 1, reasons: [`it is ${type}, not HTML`] }
  }
  const page = readForState(answer, document)
  const verdicts = [blocked(page), login(page), parked(page), errorPage(page), ...(isRefusal ? [] : [empty(page)])]
  const [worst] = verdicts.filter(isLikely).sort((a, b) => b.confidence - a.confidence)
  if (worst !== undefined) return worst
  // Walls and error pages are often built as shells; only what is nothing worse is one.
  const waiting = shell(page)
  return !isRendered && isLikely(waiting) ? waiting : { state: 'ok', confidence: 1, reasons: [] }
}

const isLikely = ({ confidence }: PageState) => confidence >= 0.5

interface StatePage {
  answer: Fetched
  document: FlatDocument
  url: URL
  title: string
  text: string
  words: number
  /** State words by tag, in title, heading and text of the page. */
  signs: Map<string, string[]>
}

const textCharactersMax = 6_000

function readForState(answer: Fetched, document: FlatDocument): StatePage {
  const title = pageHead(document, answer.finalUrl).title?.text ?? ''
  const text = textOf(document, 0)
  const signs = new Map<string, string[]>()
  const lines = () => [title, ...textLines(document).map((line) => line.text)]
  for (const { tag, phrase } of statePhrases(`${title}. ${text.slice(0, textCharactersMax)}`, lines)) {
    signs.set(tag, [...(signs.get(tag) ?? []), phrase])
  }
  return { answer, document, url: new URL(answer.finalUrl), title, text, words: wordCount(text), signs }
}

const verdict = (state: PageStateName, reasons: string[], strength: number): PageState => ({
  state,
  confidence: Math.min(1, Math.round(strength * 100) / 100),
  reasons,
})

const titleSays = ({ title }: StatePage, tag: string) =>
  statePhrases(title, () => [title]).some((match) => match.tag === tag)

/** Bot filters: their markers in page and headers, refusing statuses, and short pages with their usual words. */
function blocked(page: StatePage): PageState {
  const { answer, words, signs } = page
  const reasons: string[] = []
  let strength = 0
  const source = new TextDecoder('latin1').decode(answer.body.subarray(0, 60_000))
  const headers = Object.entries(answer.headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
  const marker = botWallMarkers.find(
    (candidate) => source.includes(candidate.marker) || headers.includes(candidate.marker),
  )
  if (marker !== undefined && words < 150) {
    reasons.push(`a challenge of ${marker.name}`)
    strength += 0.8
  }
  if (answer.status === 403 || answer.status === 429 || (answer.status === 503 && marker !== undefined)) {
    reasons.push(`HTTP ${answer.status}`)
    strength += 0.6
  }
  const [phrase] = signs.get('bot-wall') ?? []
  if (phrase !== undefined && words < 120) {
    reasons.push(`the words “${phrase}”`)
    strength += 0.55
  }
  return verdict('blocked', reasons, strength)
}

const loginPath =
  /(?:^|[/_-])(?:log[-_]?in|sign[-_]?in|logon|sso|auth|anmelden|connexion|inloggen|logga-in|acceso|iniciar-sesion|wp-login)(?:[/._-]|$)/i

function login(page: StatePage): PageState {
  const { answer, document, url, words, signs } = page
  const reasons: string[] = []
  let strength = 0
  if (answer.status === 401 || answer.status === 407) {
    reasons.push(`HTTP ${answer.status}`)
    strength += 1
  }
  if (answer.redirects.length > 0 && loginPath.test(url.pathname)) {
    reasons.push(`a redirect to ${url.pathname}`)
    strength += 0.5
  }
  const passwords = [...descendantsByTag(document, 0, 'input')].filter(
    (node) => attributeOf(document, node, 'type')?.toLowerCase() === 'password',
  )
  if (passwords.length > 0 && words < 120) {
    reasons.push('a form that asks for a password, and little else')
    strength += 0.4
    const isForm = words < 40 && [...descendantsByTag(document, 0, 'a')].length < 6
    if (isForm || titleSays(page, 'login') || (signs.get('login')?.length ?? 0) > 0) strength += 0.2
  }
  return verdict('login', reasons, strength)
}

const parkingHosts =
  /(?:^|\.)(?:sedoparking\.com|parkingcrew\.net|bodis\.com|parklogic\.com|above\.com|dan\.com|afternic\.com|hugedomains\.com|sedo\.com|undeveloped\.com|domainmarket\.com|cashparking\.com|parkweb\.\w+)$/i

function parked(page: StatePage): PageState {
  const { document, url, words, signs } = page
  const reasons: string[] = []
  let strength = 0
  const sold = signs.get('parked') ?? []
  if (sold.length > 0 && words < 200) {
    reasons.push(`the words “${sold[0]}”`)
    strength += titleSays(page, 'parked') || sold.length > 1 ? 0.75 : 0.5
  }
  for (const tag of ['default-page', 'suspended', 'coming-soon'] as const) {
    const [phrase] = signs.get(tag) ?? []
    if (phrase === undefined || words > (tag === 'coming-soon' ? 60 : 250)) continue
    reasons.push(`the words “${phrase}”`)
    strength += titleSays(page, tag) ? 0.8 : tag === 'coming-soon' ? 0.5 : 0.6
  }
  const hosts = [...descendantsByTag(document, 0, 'iframe', 'frame', 'a', 'script')]
    .map((node) => URL.parse(attributeOf(document, node, tagOf(document, node) === 'a' ? 'href' : 'src') ?? '', url))
    .filter((target) => target !== null)
  if (parkingHosts.test(registrableDomain(url)) || hosts.some((target) => parkingHosts.test(target.hostname))) {
    if (words < 200) {
      reasons.push('a parking or domain-sales service')
      strength += 0.5
    }
  }
  return verdict('parked', reasons, strength)
}

function errorPage(page: StatePage): PageState {
  const { answer, words } = page
  if (
    answer.status >= 400 &&
    answer.status !== 401 &&
    answer.status !== 403 &&
    answer.status !== 407 &&
    answer.status !== 429
  ) {
    return verdict('error', [`HTTP ${answer.status}`], 0.95)
  }
  const heading = [...descendantsByTag(page.document, 0, 'h1', 'h2')]
    .slice(0, 2)
    .map((node) => textOf(page.document, node, { charactersMax: 300 }))
  const said = [page.title, ...heading].find((text) => isErrorTitle(text))
  if (said !== undefined && words < 150)
    return verdict('error', [`a page that calls itself “${said.slice(0, 80)}”`], 0.8)
  return verdict('error', [], 0)
}

const isErrorTitle = (text: string) =>
  /^\s*(?:error\s*)?(?:404|403|410|500|502|503)\b/i.test(text) ||
  pageStateWords.match(text).some(({ tag }) => tag === 'error')

function empty({ document, words, text, answer }: StatePage): PageState {
  const hasPictures = [...descendantsByTag(document, 0, 'img', 'svg', 'video', 'object', 'frame')].length > 0
  if (words > 0 || hasPictures) return verdict('empty', [], 0)
  const hasScripts = shellSigns(document, answer.body, text).hasScripts
  return verdict('empty', ['no visible text and no picture'], hasScripts ? 0.4 : 0.9)
}

function shell({ document, text, answer }: StatePage): PageState {
  const { isShell, signs } = shellSigns(document, answer.body, text)
  return verdict('shell', signs, isShell ? 0.9 : 0)
}
