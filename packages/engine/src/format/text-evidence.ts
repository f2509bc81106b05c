import { pathOf } from '../report/prose.ts'
import type { EvidenceEntry } from '../report/shapes.ts'
import type { Paper } from './text-paper.ts'

/** What a claim is called, and its pointer. */
export type Key = readonly [label: string, pointer: string]

/** Where the key claims were read: the page, and how often in all. */
export function evidenceLines(paper: Paper, entries: readonly EvidenceEntry[], keys: readonly Key[]): void {
  const byPointer = new Map(entries.map((entry) => [entry.pointer, entry]))
  for (const [label, pointer] of keys) {
    const entry = byPointer.get(pointer)
    const [first] = entry?.quotes ?? []
    if (entry === undefined || first === undefined) continue
    const sure = `${Math.round(entry.confidence * 100)} %`
    const more = entry.quotes.length > 1 ? `, ${entry.quotes.length - 1} more` : ''
    paper.line(`${label}: ${pathOf(first.page)} ${first.locator} (${sure}${more}) “${first.text}”`)
  }
}
