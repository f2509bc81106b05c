/** A section of a report as data of the template. */
import type { Block, OutlineSection } from '../outline/blocks.ts'
import { statusWords } from '../outline/words.ts'
import { type BlockData, blockData, isLong, point, type Writing } from './block-data.ts'
import { plain, prose, type Run } from './words.ts'

export interface SectionData {
  place: string
  number: string
  title: string
  status: OutlineSection['status']
  standing: string | null
  summary: ReturnType<typeof point> | null
  blocks: BlockData[]
  /** Millimetres of a page that it needs to begin there. */
  room: number
  gaps: { items: Run[][]; more: number; isLong: boolean }
}

/** For the summary of a section and what it opens with, which is looked at as a whole. */
const rooms: Partial<Record<Block['kind'], number>> = {
  archetype: 150,
  personas: 140,
  palette: 150,
  hero: 150,
  plans: 140,
  journey: 130,
  checks: 120,
  statement: 150,
}
const shortSectionLetters = 500

function roomFor(blocks: readonly Block[]): number {
  const [first] = blocks
  if (first === undefined) return 50
  if (first.kind === 'swot') return roomOfSwot(first)
  // What they open with is a drawing, however little they say.
  if (first.kind === 'initiatives') return 150
  return isLong(blocks, shortSectionLetters) ? (rooms[first.kind] ?? 110) : 85
}

/** Two rows, each as high as the longer of its quadrants, below what the section says. */
function roomOfSwot({ quadrants }: Extract<Block, { kind: 'swot' }>): number {
  const heights = quadrants.map(({ points }) =>
    points.slice(0, 10).reduce((sum, { text }) => sum + 2.2 + 4.1 * Math.ceil(text.length / 48), 14),
  )
  const [one = 0, two = 0, three = 0, four = 0] = heights
  return Math.min(235, 65 + Math.max(one, two) + Math.max(three, four))
}

export function sectionData(section: OutlineSection, number: number, writing: Writing): SectionData {
  const { id, title, status, confidence, summary, blocks, gaps } = section
  const share =
    status === 'insufficient' || confidence === null ? '' : ` · ${Math.round(confidence * 100)} % confidence`
  return {
    place: `${writing.prefix}${id}`,
    number: String(number),
    title: plain(title, 120),
    status,
    standing: status === null ? null : `${statusWords[status]}${share}`,
    summary: summary === null ? null : point(summary, writing),
    blocks: blocks.map((block) => blockData(block, writing)),
    room: roomFor(blocks),
    gaps: {
      items: gaps.slice(0, 12).map((gap) => prose(gap, 400)),
      more: Math.max(0, gaps.length - 12),
      isLong: gaps.length > 8,
    },
  }
}
