import { wordCount } from '../../derived/word-count.ts'
import type { Fact } from '../../evidence.ts'
import { listed, shortened } from '../../report/prose.ts'
import type { SectionFacts } from '../section-facts.ts'
import { inQuotes, leastSure, quotesOf } from '../swot/brand-words.ts'

interface Known extends Pick<SectionFacts, 'name' | 'language' | 'alternatives' | 'hero'> {
  industry: SectionFacts['industry']
  audience: Fact<string> | null
  category: Fact<string> | null
  solution: Fact<string> | null
  differentiators: readonly Fact<string>[]
}

/**
 * One English sentence in the form of Geoffrey Moore's positioning statement, from the site's own words; null where it
 * does not say for whom it is, or what it is.
 */
export function composedStatement(known: Known): Fact<string> | null {
  const { name, language, industry, alternatives, audience, category, differentiators } = known
  const what = language?.value === 'en' && category !== null ? category : industry
  const promise = promiseOf(known)
  if (name === null || audience === null || what === null || promise === null) return null
  const kind = what === industry ? `the brand in ${industry.value.label}` : `the ${withoutArticle(String(what.value))}`
  const parts = [
    `For ${audience.value}, ${shortened(name.value.name, 60)} is ${kind} whose promise reads ${inQuotes(bare(promise.value), 160)}`,
  ]
  const other = alternatives.find(({ value }) => wordCount(value) <= nameWordsMax)
  const difference = differentiators.find(({ value }) => value !== promise.value)
  if (difference !== undefined) {
    const words = inQuotes(bare(difference.value), 120)
    parts.push(
      other === undefined
        ? `what sets it apart, in its own words, is ${words}`
        : `unlike ${shortened(other.value, 60)}, it says of itself ${words}`,
    )
  }
  const grounds = [audience, what, promise, ...(difference === undefined ? [] : [difference])]
  return {
    value: `${parts.join('; ')}.`,
    basis: 'inferred',
    confidence: leastSure(...grounds) * 0.8,
    quotes: quotesOf(grounds, 4),
  }
}

/** What is longer is a sentence about others, not their name. */
const nameWordsMax = 5
const promiseWordsMin = 4

/** A line that promises something: no name, no title of a page. */
function promiseOf({ solution, hero }: Known): Fact<string> | null {
  const lines = [hero.headline, solution, hero.subhead]
  return (
    lines.find((line) => line !== null && wordCount(line.value) >= promiseWordsMin && !line.value.includes('|')) ?? null
  )
}

const bare = (line: string) => line.replace(/[.。]$/, '')

const withoutArticle = (phrase: string) => phrase.replace(/^(?:the|an?|your)\s+/i, '')

/** For whom it is, largest first: people before places. */
export function audienceOf(audiences: SectionFacts['audiences']): Fact<string> | null {
  const groups = new Map<string, Fact<(typeof audiences)[number]['value']>[]>()
  const people = audiences.filter(({ value }) => value.kind !== 'place')
  for (const sign of people.length > 0 ? people : audiences) {
    groups.set(sign.value.id, [...(groups.get(sign.value.id) ?? []), sign])
  }
  const ordered = [...groups.values()].sort((a, b) => b.length - a.length).slice(0, audiencesMax)
  const signs = ordered.flatMap(([first]) => (first === undefined ? [] : [first]))
  if (signs.length === 0) return null
  const labels = listed(
    signs.map(({ value }) => value.label),
    audiencesMax,
  )
  return {
    value: `${people.length > 0 ? '' : 'people in '}${labels}`,
    basis: 'inferred',
    confidence: leastSure(...signs),
    quotes: quotesOf(signs),
  }
}

const audiencesMax = 3
