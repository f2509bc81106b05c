import { daysBetween, monthName } from '../../writing/dates.ts'
import { listed } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { SectionFacts } from '../section-facts.ts'
import type { Format } from './formats.ts'

type Inputs = Pick<
  SectionFacts,
  'themes' | 'posts' | 'cadence' | 'testimonials' | 'plans' | 'claims' | 'questions' | 'readOn' | 'sourcesCited'
>

const largeShare = 0.1
const staleDays = 365

/** What this site in particular leaves untold: each from something that it does have. */
export function contentGaps(facts: Inputs, formats: readonly Format[]): string[] {
  const { themes, posts, cadence, testimonials, plans, claims, readOn, sourcesCited } = facts
  const has = (format: string) => formats.some(({ value }) => value === format)
  const gaps: string[] = []
  const unwritten = themes.filter(({ value }) => value.newest === null && value.share >= largeShare)
  if (posts.length > 0 && unwritten.length > 0) {
    const labels = unwritten.slice(0, 3).map(({ value }) => inQuotes(value.label, 60))
    gaps.push(`No post found is about ${listed(labels, 3)}, though the pages speak of it at length.`)
  }
  if (cadence !== null && daysBetween(cadence.value.newest, readOn) > staleDays) {
    gaps.push(`Nothing newer than ${monthName(cadence.value.newest)} was found.`)
  }
  if (testimonials.length >= 2 && !has('case studies')) {
    gaps.push('People are quoted, but no page tells the story of one of them from beginning to end.')
  }
  if (plans.length >= 2 && !has('questions and answers')) {
    gaps.push('Plans and prices are shown without questions and answers beside them.')
  }
  const figures = claims.filter(({ value }) => value.type === 'number' && !value.sourced)
  if (figures.length >= 3 && sourcesCited.length === 0)
    gaps.push('Figures are given without naming where they come from.')
  return gaps
}
