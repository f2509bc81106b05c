/** Elements of an XML text as flat tables in document order, like a FlatDocument: reading one is a loop. */
export interface XmlElements {
  /** Names as written, prefix included. */
  names: string[]
  attributes: Readonly<Record<string, string>>[]
  parents: number[]
  /** Text directly within each element, its character data as it is. */
  texts: string[]
}

const charactersMax = 3_000_000
const elementsMax = 60_000
const depthMax = 40
const textCharactersMax = 20_000
const attributesMax = 20
const tagCharactersMax = 8_192

/**
 * Reads XML without a document type: nothing is expanded but the five entities of XML and numbers of characters, nothing
 * is fetched, and a text that declares entities of its own is not read at all. Forgiving, as feeds are: an element that
 * was never closed ends with the one around it.
 *
 * @returns null for what is no XML, or declares entities
 */
export function xmlElements(text: string): XmlElements | null {
  const source = text.slice(0, charactersMax)
  const elements: XmlElements = { names: [], attributes: [], parents: [], texts: [] }
  const open: number[] = []
  const write = (piece: string) => {
    const at = open.at(-1)
    if (at !== undefined && elements.texts[at]!.length < textCharactersMax) elements.texts[at] += piece
  }
  for (let at = 0; at < source.length; ) {
    const next = source.indexOf('<', at)
    if (next < 0) break
    if (next > at) write(decodedXml(source.slice(at, Math.min(next, at + textCharactersMax))))
    if (source.startsWith('<![CDATA[', next)) {
      const end = endOf(source, ']]>', next)
      write(source.slice(next + 9, Math.min(end, next + 9 + textCharactersMax)))
      at = end + 3
    } else if (source.startsWith('<!--', next)) {
      at = endOf(source, '-->', next) + 3
    } else if (source.startsWith('<?', next)) {
      at = endOf(source, '?>', next) + 2
    } else if (source.startsWith('<!', next)) {
      const end = endOf(source, '>', next)
      if (source.slice(next, Math.min(end, next + tagCharactersMax)).includes('[')) return null
      at = end + 1
    } else {
      const end = endOfTag(source, next)
      if (end - next <= tagCharactersMax) readTag(source.slice(next + 1, end), elements, open)
      at = end + 1
    }
    if (elements.names.length >= elementsMax) break
  }
  return elements.names.length === 0 ? null : elements
}

function endOf(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from)
  return at < 0 ? source.length : at
}

/** A `>` within quotes does not end a tag. */
function endOfTag(source: string, from: number): number {
  let quote = ''
  for (let at = from; at < source.length; at++) {
    const character = source[at]!
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '>') return at
    else if (character === '"' || character === "'") quote = character
  }
  return source.length
}

function readTag(tag: string, elements: XmlElements, open: number[]): void {
  if (tag.startsWith('/')) {
    const name = tag.slice(1).trim()
    // What stands open within it was forgotten; a name that nobody opened closes nothing.
    for (let depth = open.length - 1; depth >= 0; depth--) {
      if (elements.names[open[depth]!] !== name) continue
      open.length = depth
      return
    }
    return
  }
  const name = /^[^\s/]{1,100}/.exec(tag)?.[0]
  if (name === undefined || open.length >= depthMax) return
  elements.names.push(name)
  elements.attributes.push(attributesOf(tag.slice(name.length)))
  elements.parents.push(open.at(-1) ?? -1)
  elements.texts.push('')
  if (!tag.endsWith('/')) open.push(elements.names.length - 1)
}

function attributesOf(written: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = Object.create(null)
  let count = 0
  for (let at = written.indexOf('='); at >= 0 && count < attributesMax; count++) {
    const name = /[^\s"'=]{1,100}$/.exec(written.slice(Math.max(0, at - 110), at).trimEnd())?.[0]
    let start = at + 1
    while (/\s/.test(written[start] ?? '')) start++
    const quote = written[start]
    if (quote !== '"' && quote !== "'") break
    const end = written.indexOf(quote, start + 1)
    if (end < 0) break
    if (name !== undefined) attributes[name] = decodedXml(written.slice(start + 1, end))
    at = written.indexOf('=', end)
  }
  return attributes
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text with XML's five entities and numbered characters decoded; any other entity stays as it is written. */
function decodedXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole
  })
}
