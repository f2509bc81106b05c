import type { Fact } from '../../evidence.ts'
import { wordCount } from '../../page/word-count.ts'
import { listed, shortened } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { leastSure, quotesOf, secondReaderOf } from '../grounds.ts'
import { clustersOf } from '../personas/clusters.ts'
import type { SectionFacts } from '../section-facts.ts'

interface Inputs extends Pick<SectionFacts, 'name' | 'language' | 'alternatives' | 'hero'> {
  kind: SectionFacts['kind']
  audience: Fact<string> | null
  category: Fact<string> | null
  solution: Fact<string> | null
  differentiators: readonly Fact<string>[]
}

/**
 * One English sentence in the form of Geoffrey Moore's positioning statement, from the site's own words; null where it
 * does not say for whom it is, or what it is.
 */
export function composedStatement(inputs: Inputs): Fact<string> | null {
  const { name, language, kind, alternatives, audience, category, differentiators } = inputs
  const what = kind === null ? null : language?.value === 'en' ? category : { ...kind, value: kind.value.label }
  const promise = promiseOf(inputs)
  if (name === null || audience === null || what === null || promise === null) return null
  const who = shortened(name.value.name, 60)
  const line = inQuotes(bare(promise.value), 160)
  const parts = [`For ${audience.value}, ${who} is the ${withoutArticle(what.value)} whose promise reads ${line}`]
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
function promiseOf({ solution, hero }: Inputs): Fact<string> | null {
  const lines = [hero.headline, solution, hero.subhead]
  return (
    lines.find((line) => line !== null && wordCount(line.value) >= promiseWordsMin && !line.value.includes('|')) ?? null
  )
}

/** A line without the full stop of its own. */
const bare = (line: string) => line.replace(/[.。]$/, '')

const withoutArticle = (phrase: string) => phrase.replace(/^(?:the|an?|your)\s+/i, '')

/** For whom it is, most spoken to first, as the personas have it. */
export function readersOf(audiences: SectionFacts['audiences']): Fact<string> | null {
  const clusters = clustersOf(audiences)
  // Of the first group two are named, as one says them together: “beginners and the more experienced”.
  const labels = clusters.flatMap(({ labels }, index) => labels.slice(0, index === 0 ? 2 : 1)).slice(0, audiencesMax)
  const signs = clusters.flatMap(({ signs }) => signs.slice(0, 1)).slice(0, audiencesMax)
  if (labels.length === 0) return null
  return { ...audienceFact(listedApart(labels), signs), ...secondReaderOf(clusters.flatMap(({ signs }) => signs)) }
}

/** The people of the places that are named, where no readers are. */
export function peopleIn(audiences: SectionFacts['audiences']): Fact<string> | null {
  const places = audiences.filter(({ value }) => value.kind === 'place').slice(0, audiencesMax)
  return places.length === 0
    ? null
    : audienceFact(`people in ${listed(places.map(({ value }) => value.label))}`, places)
}

const audienceFact = (value: string, signs: readonly Fact<unknown>[]): Fact<string> => ({
  value,
  basis: 'inferred',
  confidence: leastSure(...signs),
  quotes: quotesOf(signs),
})

/** Labels that hold an “and” of their own are parted more clearly. */
function listedApart(labels: readonly string[]): string {
  if (labels.length < 2 || !labels.some((label) => label.includes(' and '))) return listed(labels)
  const last = labels.at(-1)
  return labels.length === 2 ? `${labels[0]} as well as ${last}` : `${labels.slice(0, -1).join(', ')}, and ${last}`
}

const audiencesMax = 3
