/** A comparison for people at a terminal. */
import { type Change, type ChangeType, type Comparison, changeTypes } from '../compare/change.ts'
import { capitalised, counted, hostOf, pathOf } from '../writing/prose.ts'
import { harmless, widthOf } from './terminal-text.ts'
import type { TextOptions } from './text.ts'
import { createPaper, type Paper } from './text-paper.ts'

const titles: Record<ChangeType, string> = {
  headline_change: 'Headline',
  cta_change: 'Calls to action',
  visual_change: 'Look',
  pricing_change: 'Pricing',
  feature_change: 'Features',
  content_change: 'Content',
}

/** What changed, by type, in lines of at most `width` columns; the old value above the new one where they do not fit beside. */
export function formatChanges(comparison: Comparison, options: TextOptions): string {
  const { before, after, changes, inconclusive } = comparison
  const paper = createPaper(options)
  paper.title(headOf(comparison), hostOf(after.url))
  if (changes.length === 0) {
    paper.blank()
    paper.text(
      inconclusive.length === 0
        ? 'Both say the same, and look the same.'
        : 'Nothing that could be compared has changed.',
    )
  }
  const home = changes[0]?.page ?? after.url
  const isOnePage = changes.every(({ page }) => page === home)
  for (const type of changeTypes) {
    const ofType = changes.filter((change) => change.type === type)
    if (ofType.length === 0) continue
    paper.section(titles[type], counted(ofType.length, 'change'))
    for (const change of ofType) tell(paper, change, isOnePage ? null : pathOf(change.page), options)
  }
  if (inconclusive.length > 0) {
    paper.section('Not compared', counted(inconclusive.length, 'page'))
    for (const { page, reason } of inconclusive) {
      paper.item(page)
      paper.note(reason, '', 'quiet')
    }
  }
  paper.blank()
  paper.quiet(`Before: ${stateOf(before)}`)
  paper.quiet(`After:  ${stateOf(after)}`)
  return paper.print()
}

function headOf({ changes, inconclusive }: Comparison): string {
  if (changes.length > 0) return capitalised(counted(changes.length, 'change'))
  return inconclusive.length === 0 ? 'No changes' : 'Inconclusive'
}

const stateOf = ({ url, capturedAt }: Comparison['before']) =>
  capturedAt === null
    ? `${url}, which could not be read`
    : `${url}, read ${capturedAt.slice(0, 16).replace('T', ' ')} UTC`

/** Room that marks and indents take. */
const indent = 8

function tell(paper: Paper, change: Change, path: string | null, { width }: TextOptions): void {
  const { field, subject, old_value, new_value, seenBefore, magnitude } = change
  const where = path === null ? '' : ` on ${path}`
  const beside = magnitude === 'minor' ? ' (minor)' : ''
  paper.item(`${capitalised(field)}${subject === null ? '' : `, “${subject}”`}${where}${beside}`)
  const [old, now] = [old_value ?? '', new_value ?? '']
  if (old !== '' && now !== '' && widthOf(harmless(old)) + widthOf(harmless(now)) + indent <= width) {
    paper.note(`${old} → ${now}`)
  } else {
    if (old !== '') paper.note(old, '− ', 'quiet')
    if (now !== '') paper.note(now, '+ ')
  }
  if (seenBefore) paper.note('This was seen before.', '', 'quiet')
}
