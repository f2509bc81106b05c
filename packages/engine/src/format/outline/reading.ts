/** Reads a part of a report and remembers what it has shown, so that nothing of it is lost. */
import type { EvidenceEntry } from '../../writing/shapes.ts'
import type { Block, Field, Point } from './blocks.ts'
import { inWords } from './words.ts'

/** Over what no block has a place for. */
export const restTitle = 'Also in this section'

export type EvidenceByPointer = ReadonlyMap<string, readonly EvidenceEntry[]>

export const evidenceByPointer = (entries: readonly EvidenceEntry[]): EvidenceByPointer =>
  Map.groupBy(entries, ({ pointer }) => pointer)

type More = Pick<Point, 'href' | 'note'>

/** All pointers are within the part that is read: `/hero/headline`. */
export interface Reading {
  /** A claim in the report's words; what stands at the pointer counts as shown. */
  says(pointer: string, text: string, more?: More): Point
  /** A claim in the site's own words. */
  quotes(pointer: string, text: string, more?: More): Point
  /** One point for each string of a list. */
  eachSaid(pointer: string, texts: readonly string[]): Point[]
  eachQuoted(pointer: string, texts: readonly string[]): Point[]
  /** The list's members with their pointers; `names` of each count as shown. */
  items<Item extends object>(
    pointer: string,
    list: readonly Item[],
    names: readonly (keyof Item & string)[],
  ): { item: Item; at: string }[]
  evidence(pointer: string): EvidenceEntry[]
  /** What is shown in another way, or says nothing to people. */
  shown(...pointers: string[]): void
  /** What nothing above has shown, each member under its own name, and the evidence that is left. */
  rest(): Block[]
}

/** @param root pointer of the part in the results: `/messaging` */
export function createReading(part: unknown, root: string, evidence: EvidenceByPointer): Reading {
  const shown = new Set<string>()
  const taken = new Set<string>()
  const evidenceAt = (pointer: string): EvidenceEntry[] => {
    taken.add(`${root}${pointer}`)
    return [...(evidence.get(`${root}${pointer}`) ?? [])]
  }
  const point =
    (voice: Point['voice']) =>
    (pointer: string, text: string, more: More = {}): Point => {
      shown.add(pointer)
      return { text, voice, ...more, evidence: evidenceAt(pointer) }
    }
  const each = (voice: Point['voice']) => (pointer: string, texts: readonly string[]) => {
    shown.add(pointer)
    const ofAll = evidenceAt(pointer)
    return texts.map((text, index) => {
      const one = point(voice)(`${pointer}/${index}`, text)
      // What the list as a whole rests on stands with its first entry.
      return index === 0 ? { ...one, evidence: [...ofAll, ...one.evidence] } : one
    })
  }
  return {
    says: point('report'),
    quotes: point('site'),
    eachSaid: each('report'),
    eachQuoted: each('site'),
    items(pointer, list, names) {
      return list.map((item, index) => {
        const at = `${pointer}/${index}`
        for (const name of names) shown.add(`${at}/${name}`)
        return { item, at }
      })
    },
    evidence: evidenceAt,
    shown(...pointers) {
      for (const pointer of pointers) shown.add(pointer)
    },
    rest() {
      const fields = unshown(part, shown).map(
        ({ pointer, texts }): Field => ({
          label: labelOf(pointer),
          points: texts.map((text) => ({ text, voice: 'report', evidence: evidenceAt(pointer) })),
        }),
      )
      const entries = [...evidence]
        .filter(([pointer]) => (pointer === root || pointer.startsWith(`${root}/`)) && !taken.has(pointer))
        .flatMap(([, list]) => list)
      return [
        ...(fields.length > 0 ? [{ kind: 'fields' as const, title: restTitle, fields }] : []),
        ...(entries.length > 0 ? [{ kind: 'evidence' as const, title: 'Further evidence', entries }] : []),
      ]
    },
  }
}

interface Leaf {
  pointer: string
  texts: string[]
}

/** Leaves of a part that were not shown, nor anything that they belong to; lists of plain values are one leaf. */
function unshown(part: unknown, shown: ReadonlySet<string>): Leaf[] {
  const leaves: Leaf[] = []
  const open: { value: unknown; pointer: string }[] = [{ value: part, pointer: '' }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, pointer } = next
    if (shown.has(pointer)) continue
    if (isPlain(value)) leaves.push({ pointer, texts: [inWords(value)] })
    else if (Array.isArray(value) && value.length > 0 && value.every(isPlain)) {
      leaves.push({ pointer, texts: value.map(inWords) })
    } else if (typeof value === 'object' && value !== null) {
      const members = Object.entries(value).map(([name, value]) => ({ value, pointer: `${pointer}/${name}` }))
      open.push(...members.reverse())
    }
  }
  return leaves
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** `/plans/0/seatLimit` → “Plans 1, seat limit”. */
function labelOf(pointer: string): string {
  const parts: string[] = []
  for (const part of pointer.split('/').slice(1)) {
    const last = parts.at(-1)
    if (/^\d+$/.test(part) && last !== undefined) parts[parts.length - 1] = `${last} ${Number(part) + 1}`
    else parts.push(nameInWords(part))
  }
  const label = parts.join(', ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** `seatLimit` → “seat limit”. */
const nameInWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
