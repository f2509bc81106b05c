/** A site of a few lines, and the words that are proposed for it. */
import assert from 'node:assert/strict'
import type { RewritePart } from '../../drafts.ts'
import type { Sentence } from '../../facts/language/shapes.ts'
import { ownLine } from '../diagnoses/diagnosis-fixtures.ts'
import { findDiagnoses } from '../diagnoses/find-diagnoses.ts'
import type { SiteReading } from '../site-reading.ts'
import { fact, nothing, page, quote, same } from '../swot/swot-fixtures.ts'
import type { Rewrite } from './rewrite.ts'
import { rewritesOf } from './rewrites.ts'

const name = fact({ name: 'Tollan Bikes', variants: [] as string[] })

export function rewrites(lines: (string | Sentence)[], own: Partial<SiteReading> = {}, language = 'en'): Rewrite[] {
  const sentences = lines.map((line) => (typeof line === 'string' ? ownLine(line) : line))
  const { facts } = findDiagnoses({ ...nothing, name, language: fact(language), ...own, sentences }, new Map(), [])
  return rewritesOf(facts)
}
export const rewrite = (part: RewritePart, ...from: Parameters<typeof rewrites>) => {
  const found = rewrites(...from).find((one) => one.part === part)
  assert.ok(found !== undefined)
  return found
}
export const headline = (text: string) => ownLine(text, { place: 'headline' })
export const hero = (text: string | null, subhead: string | null = null) => ({
  hero: {
    headline: text === null ? null : same(text),
    subhead: subhead === null ? null : same(subhead),
    eyebrow: null,
  },
})
export const verdictOf = ({ verdict, after }: Rewrite) => [verdict, after]
export const described = (text: string | null): Partial<SiteReading> => ({
  pages: [page('', { description: text === null ? null : quote(text) })],
  description: text === null ? null : same(text),
})

export const shop = 'Tollan Bikes is a bike shop beside the old bridge.'
export const good = headline('Chop. Stop. Share.')
