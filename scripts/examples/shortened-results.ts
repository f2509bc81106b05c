import type { FullReport } from '@brandprint/engine'

type Results = FullReport['results']

const entriesMax = 2
const propertiesMax = 4

/**
 * Results that fit on a screen and are still results: lists end after two entries, and what points at an entry that is
 * left out is left out as well. Of the evidence one entry for each section remains.
 */
export function shortenedResults(results: Results): Results {
  const { evidence, ...members } = results
  const short = cut(members) as Omit<Results, 'evidence'>
  const isThere = (pointer: string) => valueAt(short, pointer) !== undefined
  const { swot, strategy } = short
  swot.needsCompetitors = results.swot.needsCompetitors.filter(isThere)
  for (const [index, initiative] of strategy.initiatives.entries()) {
    initiative.addresses = results.strategy.initiatives[index]!.addresses.filter(isThere)
  }
  const sections = new Set<string>()
  const kept = evidence.filter(({ pointer, quotes }) => {
    const section = pointer.split('/')[1] ?? ''
    if (quotes.length === 0 || sections.has(section) || !isThere(pointer)) return false
    sections.add(section)
    return true
  })
  const inOrder: Record<string, unknown> = {}
  for (const member of Object.keys(results)) {
    inOrder[member] = member === 'evidence' ? kept.map((entry) => cut(entry)) : short[member as keyof typeof short]
  }
  return inOrder as Results
}

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, entriesMax).map(cut)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [name, isMap(name) ? cutMap(member) : cut(member)])
  return Object.fromEntries(members)
}

/** Its names are data, not members of a schema. */
const isMap = (name: string) => name === 'agents'

const cutMap = (map: object) => Object.fromEntries(Object.entries(map).slice(0, propertiesMax))

/** What a JSON Pointer (RFC 6901) leads to. */
function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((inside, token) => (inside as Record<string, unknown> | undefined)?.[token], value)
}
