import { meaningsOf, type TokenMeaning } from '../../lexicon/token-words.ts'
import { appearanceOf, distance } from './color-geometry.ts'
import { noUse, type SeenColor, type Use, type UseName } from './color-uses.ts'
import { frameworkOfColor } from './framework-colors.ts'

/** A colour with its near-equals, and how much speaks for its being the brand's. */
export interface Candidate {
  hex: string
  variants: string[]
  uses: Map<UseName, Use>
  tokens: string[]
  declarations: string[]
  /** Points by sign, largest first. */
  signs: { sign: string; points: number }[]
  score: number
  /** Closeness of the logo's own colour, 0 to 1. */
  logo: number
  order: number
}

/** Colours closer than this are one colour written twice; siblings of a brand stand further apart. */
const sameColorMax = 5
/** Beyond these nothing but shades of what was met already is expected. */
const colorsMax = 250
const candidatesMax = 60

/** ENGINE.md, “Palette”, steps 4 to 6 and 8: what a place adds at once, and again with each doubling. */
const usePoints: Record<UseName, { first: number; more: number; most: number }> = {
  logo: { first: 0, more: 0, most: 0 },
  cta: { first: 4, more: 0.8, most: 6.5 },
  button: { first: 1.5, more: 0.8, most: 5 },
  header: { first: 2, more: 0.3, most: 2.6 },
  hero: { first: 2, more: 0.3, most: 2.6 },
  navigation: { first: 1.6, more: 0.3, most: 2.4 },
  footer: { first: 2, more: 0.3, most: 2.6 },
  page: { first: 2.5, more: 0.2, most: 3 },
  surface: { first: 0.4, more: 0.4, most: 2 },
  gradient: { first: 0.2, more: 0.1, most: 0.6 },
  outline: { first: 0.8, more: 0.3, most: 1.8 },
  'button-text': { first: 0.3, more: 0.2, most: 1.2 },
  heading: { first: 0.8, more: 0.35, most: 2.4 },
  link: { first: 0.6, more: 0.35, most: 2.2 },
  text: { first: 0.2, more: 0.2, most: 1.4 },
  border: { first: 0.1, more: 0.1, most: 0.6 },
  icon: { first: 0.3, more: 0.2, most: 1.2 },
}
const tokenPoints: Record<TokenMeaning, number> = {
  brand: 3.5,
  primary: 3.5,
  cta: 2,
  secondary: 2.2,
  accent: 2.5,
  link: 1,
  ground: 0.8,
  text: 0.4,
  line: 0.2,
  status: 0,
}
const tokenOfOtherName = 1
const declarationPoints: Record<string, number> = {
  'theme-color': 2.5,
  'mask icon': 2.5,
  'tile colour': 1.5,
  'web manifest': 1.5,
  'web manifest background': 0.4,
}
const logoPoints = 6
/** What no page shows is a name in a sheet, and one that says nothing may be anybody's. */
const unseenFactor = 0.5
const unseenOfOtherName = 0.3
const frameworkFactor = 0.35
const logoDistanceMax = 12

export interface LogoColors {
  /** `#rrggbb`, largest first. */
  logoColors: readonly string[]
  /** Whether they are those of an icon, the mark itself having none. */
  isIcon: boolean
}

/** Joins near-equals and scores what remains, best first. */
export function candidatesOf(seen: Iterable<SeenColor>, { logoColors, isIcon }: LogoColors): Candidate[] {
  const scored = [...seen]
    .map((color) => scoreOf(single(color), logoColors))
    .sort(byScore)
    .slice(0, colorsMax)
  const leaders: Candidate[] = []
  for (const candidate of scored) {
    const near = leaders.find(({ hex }) => areSame(hex, candidate.hex))
    if (near !== undefined) join(near, candidate)
    else if (leaders.length < candidatesMax) leaders.push(candidate)
  }
  const joined = leaders.map((candidate) => scoreOf(candidate, logoColors))
  // An icon that agrees with nothing is often the one that came with a template.
  return isIcon ? joined.sort(byScore) : [...joined, ...onlyInLogo(joined, logoColors)].sort(byScore)
}

/** A logo's first colours that no page shows are the brand's all the same; its further ones are shades of a picture. */
const onlyInLogoPoints = [2.5, 1.5]

function onlyInLogo(shown: readonly Candidate[], logoColors: readonly string[]): Candidate[] {
  const news = logoColors.filter(
    (hex) => !shown.some((other) => other.score >= 0.3 && distance(other.hex, hex) < logoDistanceMax),
  )
  return news.slice(0, onlyInLogoPoints.length).map((hex, index): Candidate => {
    const points = onlyInLogoPoints[index]!
    const order = Number.MAX_SAFE_INTEGER - 10 + index
    const nothing = { variants: [], uses: new Map(), tokens: [], declarations: [] }
    return { ...nothing, hex, signs: [{ sign: 'logo', points }], score: points * standing(hex), logo: 1, order }
  })
}

/** Of papers and greys the eye tells, and a designer chooses, smaller differences. */
const sameGreyMax = 2.5

function areSame(one: string, other: string): boolean {
  const isPlain = [one, other].some((hex) => appearanceOf(hex).chroma < 0.02)
  return distance(one, other) < (isPlain ? sameGreyMax : sameColorMax)
}

const byScore = (a: Candidate, b: Candidate) => b.score - a.score || a.order - b.order

const single = (color: SeenColor): Candidate => ({
  hex: color.hex,
  variants: [],
  uses: color.uses,
  tokens: color.tokens,
  declarations: color.declarations,
  signs: [],
  score: 0,
  logo: 0,
  order: color.order,
})

const variantsMax = 8

function join(into: Candidate, other: Candidate): void {
  for (const [name, { count, elements, amount }] of other.uses) {
    const known = into.uses.get(name) ?? noUse
    into.uses.set(name, {
      count: known.count + count,
      elements: known.elements + elements,
      amount: known.amount + amount,
    })
  }
  const leads = into.tokens.length === 0 && other.tokens.length > 0 && other.uses.size > 0
  into.tokens = [...new Set([...into.tokens, ...other.tokens])]
  into.declarations = [...new Set([...into.declarations, ...other.declarations])]
  const variants = new Set([...into.variants, ...other.variants, leads ? into.hex : other.hex])
  // The declared value is the one its author means.
  if (leads) into.hex = other.hex
  variants.delete(into.hex)
  into.variants = [...variants].slice(0, variantsMax)
}

function scoreOf(candidate: Candidate, logoColors: readonly string[]): Candidate {
  const { hex, uses } = candidate
  const signs: Candidate['signs'] = []
  const add = (sign: string, points: number) => {
    if (points > 0) signs.push({ sign, points })
  }
  for (const [name, use] of uses) add(name, pointsOfUse(name, use))
  const visible = signs.reduce((sum, { points }) => sum + points, 0)
  const named = Math.max(0, ...candidate.tokens.map(pointsOfToken))
  add('token', visible > 0 ? named : named <= tokenOfOtherName ? unseenOfOtherName * named : unseenFactor * named)
  add('declared', Math.max(0, ...candidate.declarations.map((name) => declarationPoints[name] ?? 0)))
  const logo = logoCloseness(hex, logoColors)
  const framework = frameworkOfColor(hex) !== null && candidate.declarations.length === 0 && logo === 0
  const total = signs.reduce((sum, { points }) => sum + points, 0)
  // What the pages hardly show is not the brand's for being near a colour of the logo.
  const boost = logoPoints * logo * Math.min(1, total / 2)
  add('logo', boost)
  const score = (total * (framework ? frameworkFactor : 1) + boost) * standing(hex)
  return { ...candidate, signs: signs.sort((a, b) => b.points - a.points), score, logo }
}

function pointsOfUse(name: UseName, { count, amount }: Use): number {
  const { first, more, most } = usePoints[name]
  const points = Math.min(most, first * Math.min(1, 1.5 * count) + more * Math.log2(Math.max(1, count)))
  return isGround(name) ? points * sizeFactor(amount) : points
}

const isGround = (name: UseName) =>
  name === 'surface' ||
  name === 'header' ||
  name === 'hero' ||
  name === 'footer' ||
  name === 'navigation' ||
  name === 'page'

/** A tenth of a screen counts once, a whole page and a half again; a mark of some pixels hardly. */
const sizeFactor = (area: number) => Math.max(0.2, Math.min(1.5, (Math.log10(area + 10) - 2.5) / 2.5))

function pointsOfToken(name: string): number {
  const meanings = meaningsOf(name)
  // `--primary-text`: the last word is what it is for, the first what it goes with.
  const purpose = meanings.find((meaning) => meaning === 'text' || meaning === 'line' || meaning === 'ground')
  if (purpose !== undefined) return tokenPoints[purpose]
  return meanings.length === 0 ? tokenOfOtherName : Math.max(...meanings.map((meaning) => tokenPoints[meaning]))
}

function logoCloseness(hex: string, logoColors: readonly string[]): number {
  let best = 0
  for (const [index, logo] of logoColors.slice(0, 5).entries()) {
    const gap = distance(hex, logo)
    // The largest colour of a logo says most.
    if (gap < logoDistanceMax) best = Math.max(best, (1 - gap / (2 * logoDistanceMax)) * (1 - 0.15 * index))
  }
  return best
}

/** How readily people take a colour for a brand's: vivid before muted, tinted paper and ink before grey, white last. */
function standing(hex: string): number {
  const { lightness, chroma } = appearanceOf(hex)
  if (chroma >= 0.09) return 1
  if (chroma >= 0.045) return 0.9
  if (lightness > 0.985 && chroma < 0.006) return 0.06
  if (chroma >= 0.02) return 0.7
  if (lightness < 0.35) return chroma >= 0.005 ? 0.5 : 0.35
  if (chroma >= 0.005) return lightness > 0.9 ? 0.5 : 0.25
  return 0.18
}
