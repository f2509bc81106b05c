import {
  charactersOf,
  endOf,
  type FlatDocument,
  foldSpace,
  isBlock,
  type Node,
  parentOf,
  tagOf,
  textTag,
  unreadTags,
} from '../document/flat-document.ts'

/** What stands in one line of a page as its markup has it: text between two borders of blocks. */
export interface TextLine {
  text: string
  /** Its pieces, each the text of one inline element, folded. */
  parts: string[]
  /** Parent of its first text. */
  node: Node
  /** Its first text: what comes after a line has a later one. */
  first: Node
}

/** How `document/glued-texts.ts` marks where two texts touch. */
const apart = '\u200b'
const figureCharactersMax = 60

/** The lines of a page, or of one element of it, in order. Joined by spaces they are its text (`textOf`), so neighbours can be quoted together. */
export function textLines(document: FlatDocument, root: Node = 0): TextLine[] {
  const lines: TextLine[] = []
  const openBlocks: number[] = []
  let raw: string[] = []
  let first: Node = -1
  const flush = () => {
    const text = foldSpace(raw.join(''))
    if (text !== '')
      lines.push({
        text,
        parts: raw.map(foldSpace).filter((part) => part !== ''),
        node: parentOf(document, first),
        first,
      })
    raw = []
    first = -1
  }
  const end = endOf(document, root)
  for (let index = root + 1; index < end; ) {
    while ((openBlocks.at(-1) ?? end) <= index) {
      openBlocks.pop()
      flush()
    }
    const tag = tagOf(document, index)
    if (tag === textTag) {
      const characters = charactersOf(document, index)
      if (first < 0 && /\S/.test(characters)) first = index
      raw.push(characters)
      // A label that only a style sheet sets apart is a line of its own; a figure stays with what it counts.
      if (
        characters.endsWith(apart) &&
        !/\p{N}/u.test(raw.slice(-figureCharactersMax).join('').slice(-figureCharactersMax))
      )
        flush()
      index++
    } else if (unreadTags.has(tag) || tag === 'svg') {
      index = endOf(document, index)
    } else {
      if (isBlock(document, index)) {
        flush()
        openBlocks.push(endOf(document, index))
      }
      index++
    }
  }
  flush()
  return lines
}
