/**
 * What a page may hold although no fact has it, told by single signs: too weak to say that it is there, and enough not to say that it is
 * missing.
 */
import { attributeOf, endOf, type FlatDocument, isText, type Node, tagOf } from '../document/flat-document.ts'
import { signAfter, signBefore } from '../lexicon/offer/currencies.ts'
import { headingSays } from '../lexicon/pages/block-words.ts'
import { typeOfLabel } from '../lexicon/pages/page-words.ts'
import type { SitePage } from '../site.ts'
import { linkLabel, nameOf } from './links.ts'
import { type TextLine, textLines } from './text-lines.ts'

const tracedParts = [
  'prices',
  'testimonials',
  'questions',
  'contact',
  'posts',
  'profiles',
  'consent',
  'logo',
  'newsletter',
] as const
export type TracedPart = (typeof tracedParts)[number]

const nodesOfPageMax = 60_000
const linesOfPageMax = 6_000
const lineCharactersMax = 600
/** Different short texts of a site that are looked up as labels; what is repeated on each page is looked up once. */
const labelsMax = 6_000

interface Tracer {
  traces: Set<TracedPart>
  labels: Set<string>
  /** Lines that were read: menus and footers stand on every page. */
  lines: Set<string>
}

/** The parts of which some page of a site shows a trace, in the order of the list. */
export function tracesIn(pages: readonly SitePage[]): TracedPart[] {
  const tracer: Tracer = { traces: new Set(), labels: new Set(), lines: new Set() }
  for (const page of pages) {
    if (tracer.traces.size === tracedParts.length) break
    traceType(page.type, tracer)
    traceElements(page, tracer)
    traceLines(textLines(page.document).slice(0, linesOfPageMax), tracer)
  }
  return tracedParts.filter((part) => tracer.traces.has(part))
}

function traceElements(page: SitePage, tracer: Tracer): void {
  const { document } = page
  const size = Math.min(document.tags.length, nodesOfPageMax)
  for (let node = 0; node < size; node++) {
    if (isText(document, node)) continue
    const tag = tagOf(document, node)
    if (tag === 'a') traceLink(document, node, tracer)
    traceElement(page, { node, tag }, tracer)
  }
}

const partOfType: Partial<Record<string, TracedPart>> = {
  pricing: 'prices',
  testimonials: 'testimonials',
  faq: 'questions',
  contact: 'contact',
  blog: 'posts',
  post: 'posts',
}

function traceType(type: string, { traces }: Tracer): void {
  const part = partOfType[type]
  if (part !== undefined) traces.add(part)
}

/** A label that is hardly more than the word: “Our prices”, and not “News of the price of oil”. */
const labelScoreMin = 0.8
const mailLabel = /^\s*e-?mail\b/i
const direct = /^(?:mailto|tel|sms|callto|whatsapp):/i

function traceLink(document: FlatDocument, node: Node, tracer: Tracer): void {
  const href = (attributeOf(document, node, 'href') ?? '').slice(0, 200)
  const label = linkLabel(document, node)
  if (direct.test(href) || mailLabel.test(label)) tracer.traces.add('contact')
  traceLabel(label, tracer)
}

function traceLabel(label: string, tracer: Tracer): void {
  const { labels } = tracer
  if (labels.has(label) || labels.size >= labelsMax) return
  labels.add(label)
  const typed = typeOfLabel(label)
  if (typed !== null && typed.score >= labelScoreMin) traceType(typed.type, tracer)
}

/** Names that authors give to elements, as words: `testimonial-card`, `faqItem`, `wpcf7-form`. They are English on most sites. */
const names: readonly [RegExp, TracedPart][] = [
  [
    /[Tt]estimonial|(?:(?<![a-z])[Rr]|R)(?:eview|ating)s?(?![a-z])|(?<![a-z])stars(?![a-z])|[Rr]ezension|[Kk]undenstimm/,
    'testimonials',
  ],
  [/(?:^|[\s_-])faqs?(?:$|[\s_-]|[A-Z])|accordion|haeufige-fragen/i, 'questions'],
  [/cookie|consent|gdpr|rgpd|dsgvo/i, 'consent'],
  [/newsletter|mailing-?list|mailchimp|mc_embed|mc4wp|klaviyo/i, 'newsletter'],
  [/logo|brand(?:mark|name)|wordmark|navbar-brand/i, 'logo'],
  [/contact-?form|typeform|wpcf7|wpforms|gform|hs-form|hbspt|jotform|formspree|calendly|tally-?form/i, 'contact'],
  [/(?:^|[\s_-])(?:price|pricing|preis|tarif|precio|prezz|prijs)(?:e?s|liste?|[\s_-]|$)/i, 'prices'],
]
/** Forms, reviews and calendars of others that stand in a page as a frame, a script or an attribute. */
const embeds: readonly [RegExp, TracedPart][] = [
  [
    /typeform\.com|forms\.gle|docs\.google\.com\/forms|hsforms|jotform|tally\.so|calendly|wufoo|formspree|cognitoforms|airtable\.com\/embed/i,
    'contact',
  ],
  [
    /trustpilot|elfsight|trustindex|provenexpert|reviews?\.io|yotpo|feefo|senja\.io|birdeye|trustmary|judge\.me/i,
    'testimonials',
  ],
  [/list-manage\.com|mailchimp|klaviyo|sendinblue|brevo\.com|convertkit|mailerlite|substack|buttondown/i, 'newsletter'],
  [/onetrust|cookiebot|usercentrics|cookieyes|iubenda|didomi|axeptio|klaro|termly|cookie-?consent/i, 'consent'],
]
const embedding: readonly string[] = ['src', 'data-src', 'data-url', 'action', 'data-typeform-id']

interface Element {
  node: Node
  tag: string
}

function traceElement(page: SitePage, { node, tag }: Element, { traces }: Tracer): void {
  const { document } = page
  const name = nameOf(document, node)
  if (name !== ' ') {
    for (const [pattern, part] of names) if (!traces.has(part) && pattern.test(name)) traces.add(part)
    if (!page.isRendered && isUnfilled(document, node, name)) for (const part of ofFrame) traces.add(part)
  }
  if (tag === 'textarea' || tag === 'address') traces.add('contact')
  if (tag === 'details' || tag === 'summary') traces.add('questions')
  if (tag === 'img' && /logo/i.test((attributeOf(document, node, 'alt') ?? '').slice(0, 200))) traces.add('logo')
  for (const attribute of embedding) {
    const value = attributeOf(document, node, attribute)?.slice(0, 500)
    if (value === undefined) continue
    if (tag === 'img' && /logo/i.test(value)) traces.add('logo')
    for (const [pattern, part] of embeds) if (!traces.has(part) && pattern.test(value)) traces.add(part)
  }
}

/** What stands in the frame of a page, which a script of some sites brings. */
const ofFrame: readonly TracedPart[] = ['logo', 'profiles', 'contact', 'posts', 'questions', 'prices']
const frameName =
  /^(?:(?:site|main|page|global|app)-?)?(?:header|footer|navbar|nav|navigation)(?:-?(?:placeholder|container|include|root|slot|mount))?$/i

/** An empty element for a header or a footer. What is only drawn, such as the lines of a menu button, has names of its own. */
const isUnfilled = (document: FlatDocument, node: Node, name: string): boolean =>
  endOf(document, node) === node + 1 &&
  /^(?:div|header|footer|nav)$/.test(tagOf(document, node)) &&
  name.split(/\s+/).some((word) => frameName.test(word))

/** One or two are asked in passing. */
const questionsMin = 3
const questionCharactersMax = 160
const labelCharactersMax = 60
const headingCharactersMax = 120
const quotation = /★{3}|^[“„«»"「『‹›].{40,}[”“»«"」』›‹]\.?$/u
const eMail = /[\p{L}\p{N}._+-]{1,64}(?:@|\s?[[({]\s?(?:at|ät|arroba)\s?[\])}]\s?)[\p{L}\p{N}-]{1,63}\.\p{L}{2}/iu
const phone = /(?<![\p{L}\d.,])\+?\(?\d(?:[\s()./–-]{0,3}\d){7,14}(?!\p{L}|\d)/u
const date = /^(?:19|20)\d\d\b|^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d/

function traceLines(lines: readonly TextLine[], tracer: Tracer): void {
  let asked = 0
  for (const { text: whole } of lines) {
    if (tracer.lines.has(whole)) continue
    tracer.lines.add(whole)
    const text = whole.slice(0, lineCharactersMax)
    if (/[?？؟]$/.test(text) && text.length <= questionCharactersMax) asked++
    if (text.length <= labelCharactersMax) traceLabel(text, tracer)
    traceLine(text, tracer.traces)
  }
  if (asked >= questionsMin) tracer.traces.add('questions')
}

function traceLine(text: string, traces: Set<TracedPart>): void {
  const isKnown = traces.has('testimonials') && traces.has('newsletter')
  const says = isKnown || text.length > headingCharactersMax ? undefined : headingSays(text)
  if (says === 'testimonials' || says === 'newsletter') traces.add(says)
  if (!traces.has('testimonials') && quotation.test(text)) traces.add('testimonials')
  if (!traces.has('contact') && (eMail.test(text) || holdsPhone(text))) traces.add('contact')
  if (!traces.has('prices') && namesMoney(text)) traces.add('prices')
}

function holdsPhone(text: string): boolean {
  const [number] = phone.exec(text) ?? []
  return number !== undefined && !date.test(number)
}

const amountsMax = 40
const figure = /\d(?:[\d.,'’\s]{0,12}\d)?/g

/** Whether a line has a number beside the sign or the name of a currency. */
function namesMoney(text: string): boolean {
  let amounts = 0
  for (const { 0: number, index } of text.matchAll(figure)) {
    if (++amounts > amountsMax) return false
    const before = text.charAt(index - 1) === ' ' ? index - 1 : index
    const end = index + number.length
    const after = /[\s\u00a0]/.test(text.charAt(end)) ? end + 1 : end
    if (signBefore(text, before) !== null || signAfter(text, after) !== null) return true
  }
  return false
}
