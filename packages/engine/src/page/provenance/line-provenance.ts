/** The lines of a page, each with its class. The first rule that holds decides; what none claims is the brand's message. */
import { memoised } from '../../memoised.ts'
import type { SitePage } from '../../site.ts'
import { type TextLine, textLines } from '../text-lines.ts'
import { fillerSign } from './filler.ts'
import { fillerGroups } from './filler-groups.ts'
import { headingsAbove } from './headings-above.ts'
import type { PageParts, PlacedLine } from './placed-line.ts'
import { rivalCells } from './rival-cells.ts'
import { lineRules } from './rules.ts'
import { sampleParts } from './sample-interface.ts'
import { furnishedParts } from './screen-furniture.ts'
import type { Provenance } from './text-classes.ts'

export interface ClassedLine extends TextLine {
  provenance: Provenance
}

/** A page of more lines is a list; what stands beyond is taken for the message. */
const linesMax = 6_000

const message: Provenance = { class: 'message', reason: 'no other class claims it', confidence: 0.6 }

/** All lines of a page in order, with their classes. */
export const classedLines = memoised((page: SitePage): readonly ClassedLine[] => {
  const { document } = page
  const lines = textLines(document)
  const headings = headingsAbove(document, lines)
  const signs = lines.map(({ text }) => fillerSign(text))
  const parts: PageParts = {
    samples: [...sampleParts(document, lines), ...furnishedParts(document, lines)],
    rivalCells: rivalCells(document),
    fillerGroups: fillerGroups(document, lines, signs),
  }
  return lines.map((line, at): ClassedLine => {
    if (at >= linesMax) return { ...line, provenance: message }
    const above = headings[at]
    const placed: PlacedLine = {
      page,
      line,
      before: lines[at - 1],
      next: lines[at + 1],
      headings: above?.texts ?? [],
      isHeading: above?.isHeading ?? false,
      filler: signs[at] ?? null,
      parts,
    }
    return { ...line, provenance: decide(placed) }
  })
})

function decide(placed: PlacedLine): Provenance {
  for (const { class: textClass, confidence, reason } of lineRules) {
    const why = reason(placed)
    if (why !== null) return { class: textClass, reason: why, confidence }
  }
  return message
}
