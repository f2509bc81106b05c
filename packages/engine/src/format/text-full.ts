import type { FullReport } from '../report.ts'
import type { Assessment } from '../writing/shapes.ts'
import { outlineOf } from './outline/outline-of.ts'
import { textBlock } from './text-blocks.ts'
import type { Paper } from './text-paper.ts'

/** The sections that have something to say, then in one place what could not be read. */
export function fullBody(paper: Paper, report: FullReport): void {
  const { sections } = outlineOf(report)
  const silent = sections.filter(({ status }) => status === 'insufficient')
  const speaking = sections.filter(({ status }) => status !== 'insufficient')
  for (const { title, status, confidence, summary, blocks } of speaking) {
    paper.section(title, status === null ? '' : standing({ status, confidence: confidence ?? 0 }))
    if (summary !== null) paper.text(summary.text)
    for (const block of blocks) textBlock(paper, block)
  }
  paper.section('Gaps', 'not found, or not read')
  if (silent.length > 0) paper.item(`Nothing to say yet: ${silent.map(({ title }) => title).join(', ')}.`)
  for (const { title, gaps } of speaking) if (gaps.length > 0) paper.item(`${title}: ${gaps.join(' ')}`)
}

const standing = ({ status, confidence }: Pick<Assessment, 'status' | 'confidence'>) =>
  `${status}, ${Math.round(confidence * 100)} %`
