/** What the elements in and around a card are. */
import { attributeOf, isText, type Node, parentOf, tagOf } from '../../../document/flat-document.ts'
import type { SitePage } from '../../../site.ts'

export function isInQuotation({ document }: SitePage, node: Node): boolean {
  for (let at = node, steps = 0; at >= 0 && steps < 5; at = parentOf(document, at), steps++) {
    if (/^(?:blockquote|q)$/.test(tagOf(document, at))) return true
  }
  return false
}

export function isInForm({ document }: SitePage, node: Node): boolean {
  for (let at = node, steps = 0; at >= 0 && steps < 12; at = parentOf(document, at), steps++) {
    if (/^(?:form|label|select|button)$/.test(tagOf(document, at))) return true
  }
  return false
}

/** The first of its classes: the others may tell which slide is shown. */
export const classOf = (document: SitePage['document'], node: Node): string =>
  node < 0 ? '' : ((attributeOf(document, node, 'class') ?? '').trim().slice(0, 60).split(/\s/, 1)[0] ?? '')

const authorName =
  /(?:^|[\s-])(?:author|name|cite|client|customer|person|reviewer|user|username|handle|who|signature|autor|auteur|autore|nom|nombre|nome|cliente|kunde|klant|byline)(?:$|[\s-])/i

const wordsName =
  /(?:^|[\s-])(?:reviews?|testimonials?|text|texte|quotes?|content|comment|words|message|body|card)(?:$|[\s-])/i

const authorNameOf = (document: SitePage['document'], node: Node) =>
  `${attributeOf(document, node, 'class') ?? ''} ${attributeOf(document, node, 'itemprop') ?? ''}`
    .slice(0, 300)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')

export function isMarkedAuthor({ document }: SitePage, node: Node, root: Node): boolean {
  for (let at = node; at > root; at = parentOf(document, at)) {
    if (/^(?:cite|figcaption)$/.test(tagOf(document, at))) return true
    if (authorName.test(authorNameOf(document, at))) return true
  }
  return false
}

/** Whether a line is pressed rather than read, within a card. */
export function isPressable({ document }: SitePage, node: Node, root: Node): boolean {
  for (let at = node; at > root; at = parentOf(document, at))
    if (/^(?:a|button)$/.test(tagOf(document, at))) return true
  return false
}

/** Nodes of a card, text apart, to a bound. */
export function* elementsOf({ document }: SitePage, { from, to }: { from: Node; to: Node }): Generator<Node> {
  for (let node = from; node < Math.min(to, from + 400); node++) if (!isText(document, node)) yield node
}

/** Whether an element, or what it fills, is named as the author's and as nothing else. */
export function namesAuthor({ document }: SitePage, node: Node): boolean {
  return [node, parentOf(document, node)].some((at) => {
    const name = authorNameOf(document, at)
    return /^cite$/.test(tagOf(document, at)) || (authorName.test(name) && !wordsName.test(name))
  })
}
