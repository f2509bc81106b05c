import { attributeOf, type FlatDocument, foldSpace, tagOf, textOf } from './flat-document.ts'
import { pageHead, rawTextOf } from './page-head.ts'

/**
 * The stored text of a page: what every quote is checked against. Line by line, each folded: its title, its meta
 * texts, its readable text, and the texts and URLs that its attributes and its JSON-LD carry.
 */
export function pageText(document: FlatDocument, pageUrl: string): string {
  const lines: string[] = []
  const head = pageHead(document, pageUrl)
  if (head.title !== null) lines.push(head.title.text)
  for (const { content } of head.metas) lines.push(content)
  if (head.langAttribute !== null) lines.push(head.langAttribute)
  lines.push(textOf(document, 0))
  for (let node = 0; node < document.tags.length; node++) {
    const attributes = document.attributes[node]
    if (attributes != null) {
      for (const name of quotedAttributes) {
        const value = attributes[name]
        if (value !== undefined && value !== '' && value.length <= attributeCharactersMax) lines.push(foldSpace(value))
      }
    }
    if (tagOf(document, node) === 'script' && isJson(attributeOf(document, node, 'type'))) {
      lines.push(...jsonStrings(rawTextOf(document, node)))
    }
  }
  return lines.join('\n')
}

const attributeCharactersMax = 2_048
const quotedAttributes = [
  'href',
  'src',
  'data-src',
  'alt',
  'title',
  'aria-label',
  'placeholder',
  'value',
  'datetime',
  'hreflang',
  'action',
]

const isJson = (type: string | undefined) => type !== undefined && /json/i.test(type)

/** Every string of a JSON text, decoded: in the source they may stand escaped. */
function jsonStrings(text: string): string[] {
  const strings: string[] = []
  const json = text.slice(0, 500_000)
  for (let at = json.indexOf('"'); at >= 0; ) {
    const end = closingQuote(json, at + 1)
    if (end < 0) break
    const value = stringOf(json.slice(at, end + 1))
    if (value !== null && value !== '') strings.push(value)
    at = json.indexOf('"', end + 1)
  }
  return strings
}

/** By hand: an expression would try an unclosed string of many escapes again from each of them. */
function closingQuote(json: string, from: number): number {
  for (let at = from; at < json.length; at++) {
    if (json[at] === '\\') at++
    else if (json[at] === '"') return at
  }
  return -1
}

function stringOf(literal: string): string | null {
  try {
    // Raw line breaks within strings are a usual fault; the data is read with spaces in their place.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: raw control characters are the fault to mend
    return foldSpace(JSON.parse(literal.replace(/[\u0000-\u001f]+/g, ' ')) as string)
  } catch {
    return null
  }
}
