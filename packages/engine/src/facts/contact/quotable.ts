import { foldSpace, type Node, textOf } from '../../document/flat-document.ts'
import type { SitePage } from '../../site.ts'

/** A link that holds more is a part of the page, and its number stands in the lines of that. */
export const linkCharactersMax = 1_000

/** The value as it is readable on the page, else as it stands in the link. */
export function quotable(document: SitePage['document'], node: Node, value: string, href: string): string {
  if (textOf(document, node, { charactersMax: linkCharactersMax }).includes(value)) return value
  const folded = foldSpace(href)
  return folded.includes(value) ? value : folded
}

export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
