import { contentHash } from '../capture/content-hash.ts'

/** Stands before the number of an id until all that the drawing consists of is known; a page's own text has none. */
const idMark = '\ue000'
const idMarks = /\ue000/g

export type Attribute = [name: string, value: string]

/** Writes elements as XML. Ids are numbered anew, with a beginning that no other drawing and no page has. */
export function createSvgWriter() {
  const parts: string[] = []
  const ids = new Map<string, number>()
  let length = 0
  /** The start tag of the last element is not closed yet: without children it closes itself. */
  let isOpen = false

  const put = (part: string) => {
    length += part.length
    parts.push(part)
  }
  const settle = () => {
    if (isOpen) put('>')
    isOpen = false
  }
  return {
    get length() {
      return length
    },
    /** The new form of an id, to be written as the value of an attribute. */
    idOf(id: string): string {
      const number = ids.get(id) ?? ids.size + 1
      ids.set(id, number)
      return `${idMark}${number}`
    },
    open(name: string, attributes: readonly Attribute[]) {
      settle()
      put(`<${name}`)
      for (const [key, value] of attributes) put(` ${key}="${escaped(value)}"`)
      isOpen = true
    },
    close(name: string) {
      put(isOpen ? '/>' : `</${name}>`)
      isOpen = false
    },
    text(text: string) {
      settle()
      put(escaped(text.replace(idMarks, '')))
    },
    finish(): string {
      const whole = parts.join('')
      return whole.replace(idMarks, `m${contentHash(Buffer.from(whole)).slice(0, 8)}-`)
    },
  }
}

export type SvgWriter = ReturnType<typeof createSvgWriter>

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
