import {
  endOf,
  type FlatDocument,
  foldSpace,
  isBlock,
  type Node,
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
    if (text !== '') lines.push({ text, parts: raw.map(foldSpace).filter((part) => part !== ''), node: first })
    raw = []
    first = -1
  }
  for (let index = root + 1; index < endOf(document, root); ) {
    while (openBlocks.length > 0 && openBlocks[openBlocks.length - 1]! <= index) {
      openBlocks.pop()
      flush()
    }
    const tag = document.tags[index]!
    if (tag === textTag) {
      if (first < 0 && /\S/.test(document.texts[index]!)) first = document.parents[index]!
      raw.push(document.texts[index]!)
      // A label that only a style sheet sets apart is a line of its own; a figure stays with what it counts.
      if (document.texts[index]!.endsWith(apart) && !/\p{N}/u.test(raw.join('').slice(-figureCharactersMax))) flush()
      index++
    } else if (unreadTags.has(tag) || tag === 'svg') {
      index = document.ends[index]!
    } else {
      if (isBlock(document, index)) {
        flush()
        openBlocks.push(document.ends[index]!)
      }
      index++
    }
  }
  flush()
  return lines
}
