/** Traces in the elements of a page: links, the names of elements, what others' services put into it. */
import { attributeOf, endOf, type FlatDocument, isText, type Node, tagOf } from '../../document/flat-document.ts'
import { pathParts } from '../../lexicon/pages/path-parts.ts'
import { policiesNamed } from '../../lexicon/pages/policy-words.ts'
import type { SitePage } from '../../site.ts'
import { linkLabel, nameOf } from '../links.ts'
import { traceLabel } from './labels.ts'
import { partsOfPolicy, type TracedPart, type Tracer } from './parts.ts'

const nodesOfPageMax = 60_000

export function traceElements(page: SitePage, tracer: Tracer): void {
  const { document } = page
  const size = Math.min(document.tags.length, nodesOfPageMax)
  for (let node = 0; node < size; node++) {
    if (isText(document, node)) continue
    const tag = tagOf(document, node)
    if (tag === 'a') traceLink(document, node, tracer)
    traceElement(page, { node, tag }, tracer)
  }
}

const mailLabel = /^\s*e-?mail\b/i
const direct = /^(?:mailto|tel|sms|callto|whatsapp):/i

function traceLink(document: FlatDocument, node: Node, tracer: Tracer): void {
  const href = (attributeOf(document, node, 'href') ?? '').slice(0, 200)
  const label = linkLabel(document, node)
  if (direct.test(href) || mailLabel.test(label)) tracer.traces.add('contact')
  else traceAddress(href, tracer)
  traceLabel(label, tracer)
}

const comparing = /(?:^| )(?:vs|versus|compar\p{L}*|alternatives?|vergleich\p{L}*|porownanie|confront[oi])(?: |$)/u

/** What the last part of an address names: `/datenschutz.html` is a notice on privacy, whatever its link is called. */
export function traceAddress(address: string, { traces, labels }: Tracer): void {
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
  if (path === '' || labels.has(path)) return
  labels.add(path)
  const last = pathParts(path)?.segments.at(-1)
  if (last === undefined) return
  if (comparing.test(last)) traces.add('comparison')
  for (const { kind } of policiesNamed(last)) for (const part of partsOfPolicy(kind)) traces.add(part)
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
  [/(?:^|[\s_-])(?:team|staff|founder|crew|our-?people|bio(?:graphy)?)(?:$|[\s_-]|[A-Z])/, 'people'],
  [/(?:^|[\s_-])(?:opening-?)?hours(?:$|[\s_-])|oeffnungszeiten|horaires?(?:$|[\s_-])|horarios?(?:$|[\s_-])/i, 'hours'],
  [/(?:^|[\s_-])(?:versus|vs|compar(?:e|ison)|vergleich)(?:$|[\s_-]|[A-Z])/, 'comparison'],
  [/book(?:ing|-?now|-?online)|reserv(?:ation|ierung|eren|as?)(?:$|[\s_-])|appointment|termin-?buch/i, 'booking'],
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
  [
    /calendly\.com|doctolib|treatwell|booksy|planity|fresha\.com|simplybook|opentable|thefork|quandoo|resmio|acuityscheduling|setmore|shore\.com|booking\.com|airbnb|cal\.com\/|timify|salonkee|phorest|mindbodyonline|eversports/i,
    'booking',
  ],
  [/iubenda\.com|termly\.io|termsfeed\.com|privacypolicies\.com/i, 'privacy'],
  [/onetrust|cookiebot|usercentrics|cookieyes|iubenda|didomi|axeptio|klaro|termly|cookie-?consent/i, 'consent'],
]
const embedding: readonly string[] = ['src', 'data-src', 'data-url', 'action', 'data-typeform-id', 'href']

interface Element {
  node: Node
  tag: string
}

function traceElement(page: SitePage, { node, tag }: Element, { traces }: Tracer): void {
  const { document } = page
  const name = nameOf(document, node)
  if (name !== ' ') for (const [pattern, part] of names) if (!traces.has(part) && pattern.test(name)) traces.add(part)
  if (!page.isRendered && isUnfilled(document, { node, tag })) for (const part of ofFrame) traces.add(part)
  if (tag === 'textarea' || tag === 'address') traces.add('contact')
  if (
    tag === 'h1' ||
    (attributeOf(document, node, 'role') === 'heading' && attributeOf(document, node, 'aria-level') === '1')
  ) {
    traces.add('heading')
  }
  if (isStructured(document, { node, tag })) traces.add('structured data')
  if (tag === 'input' && timeInput.test(attributeOf(document, node, 'type') ?? '')) traces.add('booking')
  if (tag === 'details' || tag === 'summary') traces.add('questions')
  if (tag === 'img' && /logo/i.test((attributeOf(document, node, 'alt') ?? '').slice(0, 200))) traces.add('logo')
  for (const attribute of embedding) {
    const value = attributeOf(document, node, attribute)?.slice(0, 500)
    if (value === undefined) continue
    if (tag === 'img' && /logo/i.test(value)) traces.add('logo')
    for (const [pattern, part] of embeds) if (!traces.has(part) && pattern.test(value)) traces.add(part)
  }
}

const timeInput = /^(?:date|datetime-local|time)$/i

/** Data for machines in any of its forms, also where it holds a fault. */
const isStructured = (document: FlatDocument, { node, tag }: Element): boolean =>
  (tag === 'script' && /^application\/ld\+json/i.test((attributeOf(document, node, 'type') ?? '').trim())) ||
  attributeOf(document, node, 'itemtype') !== undefined ||
  attributeOf(document, node, 'typeof') !== undefined

/** What stands in the frame of a page, which a script of some sites brings. */
const ofFrame: readonly TracedPart[] = [
  'logo',
  'profiles',
  'contact',
  'posts',
  'questions',
  'prices',
  'owner',
  'privacy',
  'terms',
]
const frameName =
  /^(?:(?:site|main|page|global|app)-?)?(?:header|footer|navbar|nav|navigation)(?:-?(?:placeholder|container|include|root|slot|mount))?$/i

/** An empty element for a header or a footer. What is only drawn, such as the lines of a menu button, has names of its own. */
function isUnfilled(document: FlatDocument, { node, tag }: Element): boolean {
  if (endOf(document, node) !== node + 1 || !/^(?:div|header|footer|nav)$/.test(tag)) return false
  const attributes = Object.entries(document.attributes[node] ?? {})
  return attributes.some(
    ([name, value]) =>
      (name === 'id' || name === 'class' || name.startsWith('data-')) &&
      value
        .slice(0, 200)
        .split(/\s+/)
        .some((word) => frameName.test(word)),
  )
}
