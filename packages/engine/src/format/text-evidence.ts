import { pathOf } from '../writing/prose.ts'
import type { EvidenceEntry } from '../writing/shapes.ts'
import type { TextWriter } from './text-writer.ts'

/** What a claim is called, and its pointer. */
export type Key = readonly [label: string, pointer: string]

/** For each key claim the words that it rests on, how sure it is, and the page they were read on. */
export function evidenceLines(writer: TextWriter, entries: readonly EvidenceEntry[], keys: readonly Key[]): void {
  const byPointer = new Map(entries.map((entry) => [entry.pointer, entry]))
  for (const [label, pointer] of keys) {
    const entry = byPointer.get(pointer)
    const [first] = entry?.quotes ?? []
    if (entry === undefined || first === undefined) continue
    const more = entry.quotes.length > 1 ? ` (${entry.quotes.length} quotes)` : ''
    const confidence = `${Math.round(entry.confidence * 100)} %`
    writer.row(label, `“${first.text}”`, `${endOf(pathOf(first.page))}${more} ${confidence}`)
  }
}

const pathCharactersMax = 16

/** The end of a path tells pages apart; the beginning is often the same for all. */
function endOf(path: string): string {
  const characters = [...path]
  return characters.length <= pathCharactersMax ? path : `…${characters.slice(1 - pathCharactersMax).join('')}`
}
