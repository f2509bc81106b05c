/** Links, buttons and forms that cannot do what their label says. */
import { attributeOf, descendantsByTag, type FlatDocument, type Node, parentOf } from '../../document/flat-document.ts'
import type { Quote } from '../../evidence.ts'
import { isPhone, latinDigits, phonesIn } from '../../facts/contact/phone-numbers.ts'
import { type ReadForm, readForms } from '../../facts/site/form-fields.ts'
import { ctaWords } from '../../lexicon/pages/cta-words.ts'
import { notCtaWords } from '../../lexicon/pages/not-cta-words.ts'
import { memoised } from '../../memoised.ts'
import { type Control, controls } from '../../page/controls.ts'
import { type LinkPlace, placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import { looksPressable } from '../../page/looks.ts'
import type { Site, SitePage } from '../../site.ts'
import { isSameSite, pageKey } from '../../site-url.ts'

/**
 * - `missing page`: the server answers that there is no such page
 * - `missing place`: the page has no place of that name
 * - `no address`: the link is written without one
 * - `other number`, `undialable`: it dials another number than it shows, or one with a zero too many
 * - `other mail`: it writes to another address than it shows
 * - `unset form`: the form still has what its maker was to replace
 * - `unset number`: it is to ring or write to a number that has letters in place of digits
 * - `mail form`: the form opens the visitor's own mail program
 */
export type Break =
  | 'missing page'
  | 'missing place'
  | 'no address'
  | 'other number'
  | 'undialable'
  | 'other mail'
  | 'unset form'
  | 'unset number'
  | 'mail form'

export interface BrokenCall {
  how: Break
  /** What visitors read on it; of a form without a label what it is sent to. */
  quote: Quote
  /** Where it leads, as written: `#prices`, `tel:+430660`. */
  target: string
  place: LinkPlace
  isButton: boolean
}

const brokenMax = 12
const labelCharactersMax = 70

/** What of a page cannot do what it says; the same label and target once. */
export function brokenCallsOf(site: Site, page: SitePage): BrokenCall[] {
  const found = new Map<string, BrokenCall>()
  function add(how: Break, quote: Quote, target: string, node: Node): void {
    const key = `${quote.text}\n${target}`
    if (found.size >= brokenMax || found.has(key)) return
    const place = placeOf(page.document, node)
    found.set(key, { how, quote, target, place, isButton: looksPressable(page, node) })
  }
  for (const control of controls(page)) {
    const broken = brokenLink(site, page, control)
    if (broken === null) continue
    const quote = { page: page.url, text: control.text, locator: locatorOf(page.document, control.node) }
    add(broken.how, quote, broken.target, control.node)
  }
  for (const form of readForms(page)) {
    const broken = brokenForm(page, form)
    if (broken !== null) add(broken.how, broken.quote, broken.target, form.node)
  }
  return [...found.values()]
}

interface Broken {
  how: Break
  target: string
}

function brokenLink(site: Site, page: SitePage, control: Control): Broken | null {
  const { document } = page
  const href = attributeOf(document, control.node, 'href')?.trim()
  if (href === undefined || href.length > 300 || control.text.length > labelCharactersMax) return null
  const broken = (how: Break | null): Broken | null => (how === null ? null : { how, target: href })
  if (unsetNumber.test(href)) return broken('unset number')
  if (/^tel:/i.test(href)) return broken(numberBreak(control.text, href))
  if (/^mailto:/i.test(href)) return broken(showsOtherMail(control.text, href) ? 'other mail' : null)
  if (href === '' || href === '#') return broken(hasNoAddress(page, control) ? 'no address' : null)
  if (control.url === null && !href.startsWith('#')) return null
  return broken(
    isMissingPlace(site, page, href) ? 'missing place' : isMissingPage(site, page, control) ? 'missing page' : null,
  )
}

/** “https://wa.me/52XXXXXXXXXX”, “tel:+XXXXXXXXX”: what was to become the number. */
const unsetNumber = /^(?:tel:|https?:\/\/(?:wa\.me|api\.whatsapp\.com)\/)[^&]{0,40}?x{4,}/i

/** Attributes that bind a link to no script. */
const plainAttributes = new Set(['href', 'class', 'style', 'title', 'target', 'rel', 'data-brandprint-layout'])
const scriptedName =
  /(?:^|[\s_-])(?:js|open\w*|modal|popup|pop|toggle\w*|trigger\w*|show|hide|cart|scroll\w*|tab|accordion|dropdown|collapse\w*|play|video|lightbox|gallery|filter|load|close|menu|hamburger|burger|submit|form|cookie\w*|consent|chat|logo|brand|top|back|next|prev\w*|arrow|slide\w*)(?:$|[\s_-])/i

/** What a pager calls the step that there is not. */
const pagerName = /(?:^|[\s_-])(?:disabled|pager|pagination|page-item|next|prev\w*)(?:$|[\s_-])/i

/** A button, or a number to call, that leads to the top of its own page and is known to no script by its attributes. */
function hasNoAddress(page: SitePage, { node, text }: Control): boolean {
  if (page.isRendered || /^(?:navigation|footer)$/.test(placeOf(page.document, node))) return false
  const attributes = page.document.attributes[node] ?? {}
  if (!Object.keys(attributes).every((name) => plainAttributes.has(name))) return false
  const around = page.document.attributes[parentOf(page.document, node)]?.class ?? ''
  if (pagerName.test(around)) return false
  if (scriptedName.test(attributes.class ?? '') || notCtaWords.exact(text) !== null) return false
  return isPhone(text) || (/\p{L}{2}/u.test(text) && (ctaWords.startsWith(text) !== null || looksPressable(page, node)))
}

/** What a fragment may lead to: ids, and names of anchors. */
const placesOf = memoised((document: FlatDocument) => {
  const places = new Set<string>()
  for (const attributes of document.attributes) {
    if (attributes?.id !== undefined) places.add(attributes.id)
    if (attributes?.name !== undefined) places.add(attributes.name)
  }
  return places
})

const fragmentOf = (href: string) => /#([\p{L}][\p{L}\p{N}_-]*)$/u.exec(href)?.[1] ?? null

/** Where links for the keyboard skip to: no call of the brand's. */
export const skipTarget =
  /^(?:main|content|(?:main|site|page)[-_]?content|content[-_]?(?:main|area|wrapper)|primary|skip[\w-]*|(?:haupt)?inhalt|contenu(?:[-_]principal)?|(?:hoofd)?inhoud|contenido(?:[-_]principal)?|conteudo(?:[-_]principal)?|contenuto(?:[-_]principale)?)$/i

/** A fragment that no element of the page has, on a page that was read whole as it was sent. */
function isMissingPlace({ pages }: Site, page: SitePage, href: string): boolean {
  const fragment = fragmentOf(href)
  if (fragment === null || fragment === 'top' || skipTarget.test(fragment)) return false
  const target = href.startsWith('#') ? page : pageAt(pages, URL.parse(href, page.head.baseUrl))
  if (target === undefined || target.isRendered || target.document.truncated.length > 0) return false
  return target.captured.state.state === 'ok' && !placesOf(target.document).has(decoded(fragment))
}

const pageAt = (pages: readonly SitePage[], url: URL | null) =>
  url === null || !/^https?:$/.test(url.protocol) ? undefined : pages.find((page) => pageKey(page.url) === pageKey(url))

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Where more of the pages that were asked for are missing, the site is down in part, or only a part of it was given. */
const missingShareMax = 0.25

/** Keys of pages that the server does not have; none where so many are missing that they say nothing of the site. */
const missingPages = memoised(({ capture }: Site): ReadonlySet<string> => {
  const asked = capture.exchanges.filter(({ kind }) => kind === 'page')
  const missing = asked.filter(({ status }) => status === 404 || status === 410)
  return new Set(missing.length > missingShareMax * asked.length ? [] : missing.map(({ url }) => pageKey(url)))
})

function isMissingPage(site: Site, page: SitePage, { url }: Control): boolean {
  if (url === null) return false
  return isSameSite(new URL(url), new URL(page.url)) && missingPages(site).has(pageKey(url))
}

const subscriberDigits = 7
/** Where the zero of a local number stays after the country's code: Italy, San Marino, Côte d’Ivoire, Gabon, Congo. */
const keepsZero = /^(?:39|378|225|241|242)$/

const numberLike = /\d[\d\s()./-]{5,20}\d/g

/** What a number that is shown and one that is dialled differ in. */
function numberBreak(label: string, href: string): Break | null {
  const [shown] = isPhone(label) ? [label] : phonesIn(label)
  if (shown === undefined || (label.match(numberLike) ?? []).length > 1 || /[a-z]{3}|ext|,|;|\//i.test(shown))
    return null
  const printed = latinDigits(shown).replace(/\(0\)/, '').replace(/\D/g, '')
  const dialled = latinDigits(href.slice(4).split(/[;,?]/)[0] ?? '').replace(/\D/g, '')
  if (printed.length < subscriberDigits + 1 || printed.length > 14 || dialled.length < subscriberDigits + 1) return null
  if (printed.slice(-subscriberDigits) !== dialled.slice(-subscriberDigits)) return 'other number'
  return /^\s*\+/.test(shown) && hasSurplusZero(printed, dialled) ? 'undialable' : null
}

const hasSurplusZero = (printed: string, dialled: string) =>
  [1, 2, 3].some((at) => {
    const code = printed.slice(0, at)
    return dialled === `${code}0${printed.slice(at)}` && printed[at] !== '0' && !keepsZero.test(code)
  })

const mailAddress = /[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{2,30}){1,4}/gi

function showsOtherMail(label: string, href: string): boolean {
  const shown = label.match(mailAddress) ?? []
  const written = href.slice(7).split('?')[0]?.trim().toLowerCase() ?? ''
  return shown.length === 1 && /^\S+@\S+$/.test(written) && !label.toLowerCase().includes(written)
}

/** What services of forms give as an example, and what stands for a key until there is one. */
const unset =
  /(?:^|[^a-z])(?:your|votre|dein|deine|ihre|tu|il_tuo|seu|twoj)[_-]?(?:[a-z0-9]{1,20}[_-]){0,3}?(?:form|access|api|endpoint|key|id|email|mail|url|code|clef|cle)|unconfigured|replace[_-]?me|change[_-]?me|placeholder|[_-]here\b|^xxx+$|\/xxx+$|example\.(?:com|org)|form[_-]?id$/i
const keyName = /^(?:access[_-]?key|api[_-]?key|form[_-]?id|key|apikey|accesskey)$/i

function brokenForm(page: SitePage, { node, submits }: ReadForm): (Broken & { quote: Quote }) | null {
  if (node < 0) return null
  const { document, url } = page
  const action = attributeOf(document, node, 'action')?.trim().slice(0, 300) ?? ''
  const keys = [...descendantsByTag(document, node, 'input')]
    .filter((input) => keyName.test(attributeOf(document, input, 'name') ?? ''))
    .map((input) => attributeOf(document, input, 'value')?.trim().slice(0, 100) ?? '')
  const left = [action, ...keys].find((text) => !/^mailto:/i.test(text) && unset.test(text))
  const label = submits.find((text) => text !== '' && text.length <= labelCharactersMax)
  const quote = { page: url, text: label ?? left ?? action, locator: locatorOf(document, node) }
  if (left !== undefined) return { how: 'unset form', target: left, quote }
  return /^mailto:/i.test(action) ? { how: 'mail form', target: action, quote } : null
}
