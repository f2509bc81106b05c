import { shortened } from '../writing/prose.ts'
import type { Magnitude, ReportedChange } from './change.ts'
import { type LineEdit, lineOf, type PageLine } from './page-pair.ts'

/** Records are read at a glance; the page has the whole text. */
const valueCharactersMax = 300

export const shown = (text: string): string => shortened(text, valueCharactersMax)

/** One edit as it stands. */
export function changeOf(field: string, edit: LineEdit, magnitude: Magnitude): ReportedChange {
  const { before, after } = edit
  return {
    field,
    subject: subjectOf(lineOf(edit)),
    old_value: before === null ? null : shown(before.text),
    new_value: after === null ? null : shown(after.text),
    magnitude,
  }
}

const subjectOf = ({ section, text }: PageLine): string | null =>
  section === null || section === text ? null : shortened(section, 80)

/** Edits that stand together as one: neighbouring lines that came, or went, are one text. */
export function joined(field: string, edits: readonly LineEdit[], magnitude: Magnitude): ReportedChange[] {
  const changes: ReportedChange[] = []
  let run: LineEdit[] = []
  const flush = () => {
    const [first] = run
    if (first !== undefined) {
      const text = (lines: (PageLine | null)[]) => {
        const texts = lines.filter((line) => line !== null).map((line) => line.text)
        return texts.length === 0 ? null : shown(texts.join(' '))
      }
      changes.push({
        ...changeOf(field, first, magnitude),
        old_value: text(run.map(({ before }) => before)),
        new_value: text(run.map(({ after }) => after)),
      })
    }
    run = []
  }
  for (const edit of edits) {
    const last = run.at(-1)
    if (last !== undefined && !areNeighbours(last, edit)) flush()
    run.push(edit)
  }
  flush()
  return changes
}

/** Of one kind, in one block, with at most one line between them. */
function areNeighbours(a: LineEdit, b: LineEdit): boolean {
  if ((a.before === null) !== (b.before === null) || (a.after === null) !== (b.after === null)) return false
  const [from, to] = [lineOf(a), lineOf(b)]
  return from.block === to.block && Math.abs(to.at - from.at) <= 2
}
