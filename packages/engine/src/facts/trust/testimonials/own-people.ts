import { tagOf } from '../../../document/flat-document.ts'
import type { StructuredNode } from '../../../facts.ts'
import { foldedLetters } from '../../../lexicon/fold.ts'
import { textLines } from '../../../page/text-lines.ts'
import type { Site } from '../../../site.ts'
import { strings } from '../../site/structured-data.ts'
import { headedLines, nameRanks } from './frames.ts'

const linesOfPageMax = 2_000
const nameCharactersMax = 40
const peopleMax = 500
const roles = ['founder', 'founders', 'employee', 'employees', 'member', 'members']

/**
 * Whether somebody works for the brand: the people of its team page, of its structured data and of its legal notice. Of one
 * word no name is told, as customers share it.
 */
export function ownPeople(site: Site, nodes: readonly StructuredNode[]): (name: string) => boolean {
  const people = new Set<string>()
  for (const { data } of nodes)
    for (const role of roles) for (const name of namesIn(data[role])) people.add(foldedLetters(name))
  for (const page of site.pages) {
    if (page.type !== 'team') continue
    const lines = textLines(page.document).slice(0, linesOfPageMax)
    const isHeaded = headedLines(page, lines)
    const rankOf = nameRanks(page)
    for (const [index, { text, node }] of lines.entries()) {
      // A team page may show what customers say, too.
      if (isHeaded[index] || rankOf(node) > 0) continue
      const isName = /^\p{Lu}[\p{L}.’'-]*(?: \p{L}[\p{L}.’'-]*){1,4}$/u.test(text) && text.length <= nameCharactersMax
      if (
        isName &&
        people.size < peopleMax &&
        /^(?:h[2-6]|strong|b|p|div|span|figcaption|a)$/.test(tagOf(page.document, node))
      )
        people.add(foldedLetters(text))
    }
  }
  const legal = site.pages.filter(({ type }) => type === 'legal').map(({ text }) => text)
  return (name) => {
    if (!/\S\s+\S/.test(name.trim())) return false
    return people.has(foldedLetters(name)) || legal.some((text) => text.includes(name))
  }
}

function namesIn(value: unknown): string[] {
  const each = Array.isArray(value) ? value.slice(0, 50) : [value]
  return each.flatMap((one: unknown) => {
    if (typeof one === 'string') return [one]
    return typeof one === 'object' && one !== null ? strings((one as Record<string, unknown>).name).slice(0, 1) : []
  })
}
