/**
 * What stands in a page and is not its own: consent dialogs, advertisements, chats, feeds, pop-ups that some visits get. Told by
 * the names that their makers give them, and small dialogs by what they ask for.
 */
import { attributeOf, descendantsByTag, endOf, type FlatDocument, type Node, tagOf, textOf } from './flat-document.ts'

/** Beginnings and whole names of classes and ids; `*` at the end stands for what makers number or add. */
const names = {
  consent:
    'cookie|cookies|consent|gdpr|dsgvo|cmp|onetrust*|optanon*|ot-sdk*|cookiebot*|cybotcookiebot*|usercentrics*|uc-banner*|didomi*|cky|cky-*|cmplz*|klaro*|osano*|borlabscookie*|iubenda-cs*|qc-cmp*|truste*|trustarc*|cc-window|cc-banner|sp-message*|moove-gdpr*|tarteaucitron*|axeptio*|termly*|orejime*|fides-banner*|cookiefirst*|cookiescript*|cookie-script*|cookieyes*|cookieconsent*|cookieinfo*|cookie-law*|cookielaw*|cookiebar|cookiebanner|cookienotice|cookiepopup|cookiemodal|cookieoverlay|eu-cookie*|eucookie*|catapult-cookie*|shopify-pc*|ccm-root|ccm-modal|privacy-banner|privacy-dialog|privacy-manager|privacy-overlay',
  advertisement:
    'adsbygoogle|ad-slot*|adslot*|ad-unit*|ad-container*|ad-wrapper|ad-banner|banner-ad|ad-placeholder|ad-placement*|div-gpt-ad*|gpt-ad*|google-ads*|google-auto-placed|dfp-ad*|dfp-slot*|advert|adverts|advertisement|advertisements|carbonads|carbon-ads|taboola*|trc-related*|outbrain*|ob-widget*|mgid*|mgbox*|revcontent*|criteo*|sponsored-links|sponsored-posts|bsa-zone*|buysellads*|ezoic-ad*|adthrive*|mediavine*|werbung-slot',
  chat: 'intercom-*|intercom|drift-widget*|drift-frame*|tawk-*|crisp-client|crisp-chatbox|hubspot-messages*|zewidget*|zopim|freshchat|fc-frame|fc-widget*|chat-widget*|chatwidget*|live-chat|livechat*|chatbot|chatbot-*|chat-bubble*|chat-launcher|lpmcontainer|olark*|tidio*|smartsupp*|userlike*|gorgias-chat*|wa-popup*|whatsapp-widget*|wa-chat*|nta-wa|joinchat*|qlwapp*|chaty|chaty-*|purechat*|jivo*|kommunicate*',
  notice:
    'fomo*|proof-factor|provesource*|useproof*|ps-notification|sales-notification*|sales-pop*|recent-sales|recent-purchase*|nudgify*|social-proof-popup',
  popup:
    'klaviyo-form*|hustle-popup|hustle-slidein|hustle-ui|elementor-popup-modal|pum-overlay|pum-container|mc-modal|sumome*|sumo-form*|privy*|justuno*|wisepops*|optinmonster*|optin-monster*|campaigntype-popup|poptin*|sleeknote*|mailmunch*|newsletter-modal|newsletter-popup|newsletter-pop-up|exit-intent*|exit-popup|browserupgrade|browser-upgrade|browser-update|browsehappy|buorg|outdated-browser|outdated|smartbanner*|smart-banner*|smart-app-banner|age-gate*|age-verification*|age-check|country-selector|country-modal|country-popup|geo-bar|geo-popup|geo-modal|geoip-popup|locale-bar|locale-popup|region-popup|hj-widget*|hj-survey*|hotjar*|usabilla*|feedbackify*|recently-viewed|recently-viewed-products',
  feed: 'sb-instagram|sbi|sbi-*|eapps-*|elfsight-*|instagram-feed|twitter-feed|twitter-timeline|facebook-feed|cff|cff-*|social-feed|juicer-feed|curator-feed|taggbox*|flockler*|walls-io*|tagembed*|lightwidget*|snapwidget*',
} as const

const whole = new Set<string>()
const beginnings: string[] = []
for (const name of Object.values(names).flatMap((list) => list.split('|'))) {
  if (name.endsWith('*')) beginnings.push(name.slice(0, -1))
  else whole.add(name)
}
const beginningForm = new RegExp(`^(?:${beginnings.join('|')})`)
/** Words that say it wherever they stand in a name: `site-cookie-notice`. */
const wordForm = /(?:^|-)(?:cookies?|consent|gdpr|dsgvo|cmp|cky)(?:-|$)/

/** What is longer than any class that tells something. */
const nameCharactersMax = 512

function isForeignName(name: string): boolean {
  const plain = name
    .toLowerCase()
    .replace(/[_:]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return whole.has(plain) || beginningForm.test(plain) || wordForm.test(plain)
}

/** A small dialog holds this much at most; in longer ones stand terms, products, whole pages. */
const dialogCharactersMax = 420
const dialogNames = /(?:^|[\s_-])(?:modal|pop-?up|lightbox|drawer|slide-in|exit-intent|dialog)(?:$|[\s_-])/i

/**
 * Whether an element is a part that is not the page's own. Roots are never one, nor what holds the page's headline, its menu or
 * its content.
 */
export function isForeignPart(document: FlatDocument, node: Node): boolean {
  if (document.attributes[node] === null) return false
  const tag = tagOf(document, node)
  if (/^(?:html|body|main|h1)$/.test(tag)) return false
  const className = (attributeOf(document, node, 'class') ?? '').slice(0, nameCharactersMax)
  const id = (attributeOf(document, node, 'id') ?? '').slice(0, nameCharactersMax)
  const isNamed = [...className.split(/\s+/), id].some((name) => name !== '' && isForeignName(name))
  if (isNamed) return !holdsPage(document, node)
  return isSmallDialog(document, node, tag, `${className} ${id}`) || isConsentBar(document, node, tag, className)
}

/** Builders put a class of their consent tool on wrappers of the whole page. */
function holdsPage(document: FlatDocument, node: Node): boolean {
  return !descendantsByTag(document, node, 'main', 'nav').next().done
}

function isSmallDialog(document: FlatDocument, node: Node, tag: string, name: string): boolean {
  const role = attributeOf(document, node, 'role')
  const isDialog =
    tag === 'dialog' ||
    role === 'dialog' ||
    role === 'alertdialog' ||
    attributeOf(document, node, 'aria-modal') === 'true'
  if (!isDialog && !dialogNames.test(name)) return false
  if (holdsPage(document, node) || !descendantsByTag(document, node, 'h1').next().done) return false
  const text = textOf(document, node, { charactersMax: dialogCharactersMax + 1 })
  if (text === '' || text.length > dialogCharactersMax || /\p{Sc}/u.test(text)) return false
  // A request of the moment: to subscribe, to choose, to agree; what merely shows something has none of these.
  return !descendantsByTag(document, node, 'form', 'button').next().done
}

const cookieWords =
  /(?<!\p{L})(?:cookies?|kakor|informasjonskapsler|evästeitä|plik(?:i|ów) cookie|çerez\w*)(?!\p{L})|クッキー|קובצי cookie|עוגיות|ملفات تعريف الارتباط|файл\p{L}* cookie|куки/iu
const barCharactersMax = 700

/** A bar without a telling name: laid over the page, speaks of cookies, and has something to press. */
function isConsentBar(document: FlatDocument, node: Node, tag: string, className: string): boolean {
  if (tag !== 'div' && tag !== 'section' && tag !== 'aside') return false
  const role = attributeOf(document, node, 'role')
  if (
    !/(?:^|\s)(?:fixed|sticky|is-fixed|position-fixed|fixed-bottom|toast|banner|notice|bar)(?:\s|$)/i.test(className) &&
    role !== 'region' &&
    role !== 'complementary'
  )
    return false
  if (endOf(document, node) - node > 200 || descendantsByTag(document, node, 'button', 'a').next().done) return false
  const text = textOf(document, node, { charactersMax: barCharactersMax + 1 })
  return text.length <= barCharactersMax && cookieWords.test(text) && !holdsPage(document, node)
}
