import { attributeOf, type FlatDocument, type Node, parentOf, tagOf, textOf } from '../document/flat-document.ts'
import { nameOf, placeOf } from '../page/links.ts'
import type { SitePage } from '../site.ts'

const timerName =
  /(?:^|[\s_-])(?:js-?)?(?:count-?down|timer)(?:$|[\s_-])|[a-z](?:Countdown|Timer)(?![a-z])|(?:^|[\s_-])countdown[A-Z]/
const visitorName =
  /(?:^|[\s_-])(?:hits?-?count(?:er)?|(?:visitors?|visits|viewers?|views?|online|live-?visitors?)-?(?:counter|count|number)|(?:people|users|customers)-?(?:viewing|watching|online)|viewing-?now|live-?viewers)(?:$|[\s_-])/i
const stockName =
  /(?:^|[\s_-])(?:(?:in-?)?stock(?:-?(?:level|status|count|counter|left|qty|quantity|info|message|amount))?|inventory(?:-?(?:level|status|count))?|(?:qty|items|pieces|seats|spots)-?left)(?:$|[\s_-])/i
/** Shops write of each card whether it is in stock. */
const cardName = /(?:^|[\s_-])(?:product|products|card|post|item|type-product)(?:$|[\s_-])/i
const cartName =
  /(?:^|[\s_-])(?:(?:mini|header|site|ajax|shopping|side|drawer|woo|edd)?-?(?:cart|basket|bag)(?:-?(?:contents?|count|counter|total|subtotal|totals|items|quantity|qty|badge|number|amount|bubble|icon|link|widget|summary|info|button|customlocation|toggle|price|drawer))?|mini-?cart|wishlist-?(?:count|link))(?:$|[\s_-])/i
const cartUrl =
  /\/(?:cart|basket|bag|shopping-?cart|warenkorb|panier|carrito|cesta|carrello|carrinho|sacola|winkelwagen|winkelmand(?:je)?|varukorg|kundvagn|kurv|handlekurv|ostoskori|koszyk|kosik|sepet|korzina|cos|kosar)(?:\/|\.\w+|$|[?#])/i
const timerAttributes = [
  'data-countdown',
  'data-countdown-date',
  'data-deadline',
  'data-end-date',
  'data-end-time',
  'data-final-date',
  'data-timer',
]

/** A part that a machine keeps is small; a page's whole section that is named so holds more than the moment. */
const charactersMax = 120
const stepsMax = 4

/** Whether a text with a number stands in a part that the markup calls a timer, a cart, a stock level or a count of visitors. */
export function isLivePart(page: SitePage, node: Node, text: string): boolean {
  if (!/\p{Nd}/u.test(text) || text.length > charactersMax) return false
  const { document } = page
  for (let at = node, steps = 0; at >= 0 && steps < stepsMax; at = parentOf(document, at), steps++) {
    if (/^(?:body|main|html|header|footer|section|article|form|h[1-6])$/.test(tagOf(document, at))) return false
    if (isCart(document, at) || (!/\p{Sc}/u.test(text) && isKeptByMachine(document, at)))
      return textOf(document, at, { charactersMax: charactersMax + 80 }).length <= charactersMax
  }
  return false
}

function isKeptByMachine(document: FlatDocument, node: Node): boolean {
  if (document.attributes[node] === null) return false
  if (attributeOf(document, node, 'role') === 'timer') return true
  if (timerAttributes.some((name) => attributeOf(document, node, name) !== undefined)) return true
  const name = nameOf(document, node)
  return timerName.test(name) || visitorName.test(name) || (stockName.test(name) && !cardName.test(name))
}

/** A button that puts something into the cart is none. */
function isCart(document: FlatDocument, node: Node): boolean {
  if (document.attributes[node] === null) return false
  const name = nameOf(document, node)
  const isLink = tagOf(document, node) === 'a'
  const url = isLink ? (attributeOf(document, node, 'href') ?? '').slice(0, 300) : ''
  if (/add/i.test(name) || /add/i.test(url)) return false
  if (isLink && cartUrl.test(url)) return true
  return placeOf(document, node) !== 'page' && cartName.test(name)
}
