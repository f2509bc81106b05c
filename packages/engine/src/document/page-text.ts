import { attributeOf, type FlatDocument, foldSpace, tagOf, textOf } from './flat-document.ts'
import { pageHead, rawTextOf } from './page-head.ts'

/**
 * The stored text of a page: what every quote is checked against. Line by line, each folded: its title, its meta
 * texts, its readable text, and the texts and addresses that its attributes and its JSON-LD carry.
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
  for (const [literal] of text.slice(0, 500_000).matchAll(/"(?:[^"\\]|\\.)*"/g)) {
    try {
      const value = foldSpace(JSON.parse(literal) as string)
      if (value !== '') strings.push(value)
    } catch {
      // A literal with a raw line break: not JSON, and nothing that could be quoted.
    }
  }
  return strings
}
