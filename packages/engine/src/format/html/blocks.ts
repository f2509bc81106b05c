/** Each kind of block as HTML. */
import type { Block, BlockOf } from '../outline/blocks.ts'
import { archetypeBlock, initiativesBlock, personasBlock, swotBlock, toneBlock } from './brand-blocks.ts'
import {
  evidenceBlock,
  fieldsBlock,
  pointsBlock,
  quotationsBlock,
  sharesBlock,
  statementBlock,
  tableBlock,
} from './list-blocks.ts'
import { heroBlock, marksBlock, pairsBlock, paletteBlock, scaleBlock, typeBlock } from './look-blocks.ts'
import type { Markup } from './markup.ts'
import { checksBlock, insightsBlock, journeyBlock, plansBlock } from './site-blocks.ts'
import type { Drawing } from './words.ts'

type Kind = Block['kind']
const drawn: { [K in Kind]: (block: BlockOf<K>, drawing: Drawing) => Markup } = {
  fields: fieldsBlock,
  points: pointsBlock,
  table: tableBlock,
  statement: statementBlock,
  hero: heroBlock,
  archetype: archetypeBlock,
  tone: toneBlock,
  shares: sharesBlock,
  personas: personasBlock,
  swot: swotBlock,
  initiatives: initiativesBlock,
  palette: paletteBlock,
  pairs: pairsBlock,
  type: typeBlock,
  scale: scaleBlock,
  marks: marksBlock,
  plans: plansBlock,
  journey: journeyBlock,
  checks: checksBlock,
  quotations: quotationsBlock,
  insights: insightsBlock,
  evidence: evidenceBlock,
}

export function draw<K extends Kind>(block: BlockOf<K>, drawing: Drawing): Markup {
  // The table is keyed by kind, which the compiler cannot follow through a union.
  return (drawn[block.kind as K] as (block: BlockOf<K>, drawing: Drawing) => Markup)(block, drawing)
}
