import type { FullReport } from '../report.ts'
import type { Assessment } from '../writing/shapes.ts'
import { outlineOf } from './outline/outline-of.ts'
import { textBlock } from './text-blocks.ts'
import type { TextWriter } from './text-writer.ts'

/** The sections that have something to say, then in one place what could not be read. */
export function fullBody(writer: TextWriter, report: FullReport): void {
  const { sections } = outlineOf(report)
  const silent = sections.filter(({ status }) => status === 'insufficient')
  const speaking = sections.filter(({ status }) => status !== 'insufficient')
  for (const { title, status, confidence, summary, blocks } of speaking) {
    writer.section(title, status === null ? '' : standing({ status, confidence: confidence ?? 0 }))
    if (summary !== null) writer.text(summary.text)
    for (const block of blocks) textBlock(writer, block)
  }
  writer.section('Gaps', 'not found, or not read')
  if (silent.length > 0) writer.item(`Nothing to say yet: ${silent.map(({ title }) => title).join(', ')}.`)
  for (const { title, gaps } of speaking) if (gaps.length > 0) writer.item(`${title}: ${gaps.join(' ')}`)
}

const standing = ({ status, confidence }: Pick<Assessment, 'status' | 'confidence'>) =>
  `${status}, ${Math.round(confidence * 100)} %`
