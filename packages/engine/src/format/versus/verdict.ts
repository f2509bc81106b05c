/** An answer to a buyer who has to choose between two brands: who wins on which ground, and what each should take from the other. */
import { asSentence, counted, listed, quoted, shortened } from '../../writing/prose.ts'
import type { Point } from '../outline/blocks.ts'
import type { Side, Sides } from './side.ts'

type Thesis = NonNullable<Side['results']['thesis']>
type StandingId = Thesis['standing'][number]['id']

/** One ground of a choice. */
export interface Ground {
  id: StandingId | 'price'
  label: string
  /** Who wins: 0 the first, 1 the second, null where the pages do not tell. */
  winner: 0 | 1 | null
  text: string
  /** What each of them shows. */
  sides: [Point[], Point[]]
}

export interface Verdict {
  /** Whether they have a kind or a group of readers in common; otherwise no buyer has to choose between them. */
  areRivals: boolean
  /** “Choose … if …”, one for each; the first brand's first. Empty where neither wins on a ground, and of brands that are no rivals. */
  choose: string[]
  grounds: Ground[]
  /** What neither of them says. */
  bothSilent: string[]
  /** What each should take from the other. */
  take: [string[], string[]]
}

const labels: Record<StandingId, string> = {
  distinctiveness: 'Promise',
  proof: 'Proof',
  clarity: 'Clarity',
  ease: 'Way in',
}
const order: readonly StandingId[] = ['distinctiveness', 'proof', 'clarity', 'ease']

/** What a buyer wants who decides by this ground. */
const wants: Record<Ground['id'], string> = {
  distinctiveness: 'want a promise that only one of them makes',
  proof: 'want to see it borne out before you ask',
  clarity: 'want to know at once what you get',
  ease: 'want to begin without detours',
  price: 'want to know the price beforehand',
}

/** Said of two that nobody has to choose between. */
export const notRivals = 'They share neither a kind nor a group of readers: hardly anybody has to choose between them.'

/** null for reports of versions that had no thesis. */
export function verdictOf(sides: Sides): Verdict | null {
  const [one, other] = sides
  const [first, second] = [one.results.thesis, other.results.thesis]
  if (first === undefined || second === undefined) return null
  const rivals = areRivals(sides)
  const grounds = [...order.map((id) => standingGround(id, sides)), priceGround(sides)].filter(
    (ground) => ground !== null,
  )
  return {
    areRivals: rivals,
    choose: rivals ? sides.flatMap((side, at) => chooses(side, at as 0 | 1, grounds)) : [],
    grounds,
    bothSilent: bothSilent(sides),
    take: [taken(sides, 0, grounds), taken(sides, 1, grounds)],
  }
}

function standingGround(id: StandingId, sides: Sides): Ground | null {
  const found = sides.map(({ results }) => {
    const index = results.thesis?.standing.findIndex((one) => one.id === id) ?? -1
    return index < 0 ? null : { index, ...results.thesis!.standing[index]! }
  })
  const [first, second] = found
  if (first === null || first === undefined || second === null || second === undefined) return null
  const shown = sides.map((side, at): Point[] => [
    { ...side.says(found[at]!.why, `/thesis/standing/${found[at]!.index}`), note: found[at]!.word },
  ])
  const winner = first.level === second.level ? null : first.level > second.level ? 0 : 1
  const [best, worse] = winner === 1 ? [second, first] : [first, second]
  const name = sides[winner ?? 0].name
  return {
    id,
    label: labels[id],
    winner,
    text:
      winner === null
        ? `${sides[0].name} and ${sides[1].name} are level: ${first.word}.`
        : `${name}: ${best.word} (${best.why}), against ${worse.word} (${worse.why}).`,
    sides: [shown[0] ?? [], shown[1] ?? []],
  }
}

/** Who names a price wins over who does not; two prices are compared elsewhere, as their units may differ. */
function priceGround(sides: Sides): Ground | null {
  const prices = sides.map(({ results }) => results.thesis?.facts.find(({ id }) => id === 'price') ?? null)
  if (prices.every((price) => price === null)) return null
  const isLevel = prices.every((price) => price !== null)
  const winner = isLevel ? null : prices[0] === null ? 1 : 0
  const shown = sides.map((side, at): Point[] => {
    const price = prices[at]
    const index = side.results.thesis?.facts.findIndex(({ id }) => id === 'price') ?? -1
    return price == null ? [] : [side.says(price.text, `/thesis/facts/${index}`)]
  })
  const silent = sides[winner === 0 ? 1 : 0]
  return {
    id: 'price',
    label: 'Price',
    winner,
    text: isLevel
      ? `Both name prices: ${prices[0]!.text} at ${sides[0].name}, ${prices[1]!.text} at ${sides[1].name}.`
      : `${sides[winner ?? 0].name} names a price (${prices[winner ?? 0]!.text}); on the ${counted(silent.results.coverage.pages.length, 'page')} of ${silent.name} that were read none was found.`,
    sides: [shown[0] ?? [], shown[1] ?? []],
  }
}

const labelsOf = ({ results }: Side) => new Set(results.personas.map(({ name }) => name.toLowerCase()))

function areRivals([one, other]: Sides): boolean {
  const [first, second] = [one, other].map(({ results }) => results.positioning.category?.toLowerCase() ?? null)
  if (first !== null && first === second) return true
  const readers = labelsOf(one)
  return [...labelsOf(other)].some((reader) => readers.has(reader))
}

const groundsMax = 2

function chooses(side: Side, at: 0 | 1, grounds: readonly Ground[]): string[] {
  const won = grounds.filter(({ winner }) => winner === at).slice(0, groundsMax)
  if (won.length === 0) return []
  const line = strongest(side)
  return [`Choose ${side.name} if you ${listed(won.map(({ id }) => wants[id]))}${line === null ? '' : `: ${line}`}.`]
}

/** The line of its own that its thesis rests on. */
function strongest({ results }: Side): string | null {
  const index = results.thesis?.strongest
  const evidence = index == null ? undefined : results.evidence.find(({ pointer }) => pointer === `/diagnoses/${index}`)
  const quote = evidence?.quotes[0]
  return quote === undefined ? null : quoted(shortened(quote.text, 90))
}

/** Tensions that were found on both sites. */
function bothSilent([one, other]: Sides): string[] {
  const second = new Map((other.results.diagnoses ?? []).map((found) => [found.rule, found]))
  return (one.results.diagnoses ?? [])
    .filter(({ group, rule }) => group !== 'asset' && second.has(rule))
    .slice(0, 3)
    .map(({ rule, title }) => `${one.name}: ${asSentence(title)} ${other.name}: ${asSentence(second.get(rule)!.title)}`)
}

function taken(sides: Sides, at: 0 | 1, grounds: readonly Ground[]): string[] {
  const rival = sides[at === 0 ? 1 : 0]
  return grounds
    .filter(({ winner }) => winner !== null && winner !== at)
    .slice(0, groundsMax)
    .map(({ id, label, sides: shown }) => {
      const quote = shown[at === 0 ? 1 : 0].flatMap(({ evidence }) => evidence).flatMap(({ quotes }) => quotes)[0]
      const words = quote === undefined ? '' : `, as ${rival.name} does: ${quoted(shortened(quote.text, 90))}`
      return asSentence(`${label}: ${taking[id]}${words}`)
    })
}

const taking: Record<Ground['id'], string> = {
  distinctiveness: 'open with a line that a rival could not print',
  proof: 'put a named proof beside the call',
  clarity: 'say what it is and for whom in the first two lines',
  ease: 'bring the next step onto the home page',
  price: 'name a price, or what moves it',
}
