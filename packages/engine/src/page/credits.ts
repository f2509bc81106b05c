/** Links behind words that name who made a part of the site: “Web design: …”. */
import {
  charactersOf,
  closest,
  type FlatDocument,
  foldSpace,
  isBlock,
  isText,
  type Node,
  tagOf,
  textOf,
} from '../document/flat-document.ts'
import { creditWords } from '../lexicon/provenance/provenance-words.ts'

const labelCharactersMax = 100
const clauseCharactersMax = 100
const nodesLookedMax = 60
/** Between “made by” and the link may stand a name. */
const nameCharactersMax = 40
const markCharactersMax = 2

/** Whether a link leads to who made a part of the site: its own words say so, or those before it in its line. */
export function isCredited(document: FlatDocument, link: Node): boolean {
  const label = textOf(document, link, { charactersMax: labelCharactersMax })
  return namesMaker(label) || endsInCredit(textBefore(document, link))
}

/** Whether what comes next in a line is who made a part of the site. */
export const endsInCredit = (before: string): boolean =>
  namesMaker(foldSpace(before.slice(-clauseCharactersMax).split(clauseBorder).at(-1) ?? ''))

/** A single word (“Photos:”) counts at the beginning with a mark behind it alone; after phrases as “made by” a name may come. */
function namesMaker(text: string): boolean {
  if (text === '') return false
  const first = creditWords.startsWith(text)
  if (first !== null) {
    const behind = text.length - first.end
    if (behind <= (first.phrase.includes(' ') ? nameCharactersMax : markCharactersMax)) return true
  }
  const last = creditWords.match(text).findLast(({ phrase }) => phrase.includes(' '))
  return last !== undefined && text.length - last.end <= nameCharactersMax
}

/** Where another thing is said; a line break of the source says nothing. */
const clauseBorder = /[|•·–—©]|[.!?]\s|\s-\s/

/** The end of what stands before a link in its line. */
function textBefore(document: FlatDocument, link: Node): string {
  const holder = closest(document, link, (at) => isBlock(document, at))
  const texts: string[] = []
  let characters = 0
  for (let node = link - 1; node > holder && link - node <= nodesLookedMax; node--) {
    if (characters > clauseCharactersMax || tagOf(document, node) === 'br') break
    if (!isText(document, node)) continue
    const text = charactersOf(document, node)
    texts.unshift(text)
    characters += text.length
  }
  return texts.join('')
}
