/** A comparison for people at a terminal. */

import { type ChangeType, changeTypes } from '../change-types.ts'
import type { Change, Comparison } from '../compare/change.ts'
import { capitalised, counted, hostOf, pathOf } from '../writing/prose.ts'
import { harmless, widthOf } from './terminal-text.ts'
import type { TextOptions } from './text.ts'
import { createTextWriter, type TextWriter } from './text-writer.ts'

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
  const writer = createTextWriter(options)
  writer.title(headOf(comparison), hostOf(after.url))
  if (changes.length === 0) {
    writer.blank()
    writer.text(
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
    writer.section(titles[type], counted(ofType.length, 'change'))
    for (const change of ofType) tell(writer, change, isOnePage ? null : pathOf(change.page), options)
  }
  if (inconclusive.length > 0) {
    writer.section('Not compared', counted(inconclusive.length, 'page'))
    for (const { page, reason } of inconclusive) {
      writer.item(page)
      writer.note(reason, '', 'quiet')
    }
  }
  writer.blank()
  writer.quiet(`Before: ${stateOf(before)}`)
  writer.quiet(`After:  ${stateOf(after)}`)
  return writer.print()
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

function tell(writer: TextWriter, change: Change, path: string | null, { width }: TextOptions): void {
  const { field, subject, old_value, new_value, seenBefore, magnitude } = change
  const where = path === null ? '' : ` on ${path}`
  const beside = magnitude === 'minor' ? ' (minor)' : ''
  writer.item(`${capitalised(field)}${subject === null ? '' : `, “${subject}”`}${where}${beside}`)
  const [old, now] = [old_value ?? '', new_value ?? '']
  if (old !== '' && now !== '' && widthOf(harmless(old)) + widthOf(harmless(now)) + indent <= width) {
    writer.note(`${old} → ${now}`)
  } else {
    if (old !== '') writer.note(old, '− ', 'quiet')
    if (now !== '') writer.note(now, '+ ')
  }
  if (seenBefore) writer.note('This was seen before.', '', 'quiet')
}
