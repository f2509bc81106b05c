import { meaningsOf, type TokenMeaning } from '../../../lexicon/pages/token-words.ts'
import { appearanceOf, distance, isCloser } from './color-geometry.ts'
import type { SeenColor, Use, UseName } from './color-uses.ts'
import { frameworkOfColor } from './framework-colors.ts'
import type { PaletteWeights } from './weights.ts'

/** Points by sign, largest first; they are worth `score` altogether. */
export interface Score {
  signs: { sign: string; points: number }[]
  score: number
  /** Closeness of the logo's own colour, 0 to 1. */
  logo: number
}

/** What speaks for a colour's being the brand's (docs/decisions/0018). */
export function scoreOf(color: SeenColor, logoColors: readonly string[], weights: PaletteWeights): Score {
  const { hex, uses, tokens, declarations } = color
  const signs: Score['signs'] = []
  const add = (sign: string, points: number) => {
    if (points > 0) signs.push({ sign, points })
  }
  let kinds = 0
  for (const [name, use] of uses) {
    const points = pointsOfUse(name, use, weights)
    add(name, points)
    if (points >= kindPointsMin) kinds++
  }
  const visible = sumOf(signs)
  const named = Math.max(0, ...tokens.map((name) => pointsOfToken(name, weights)))
  // What no page shows is a name in a sheet.
  add('token', visible > 0 ? named : named * weights.token.unseen)
  add('declared', Math.max(0, ...declarations.map((name) => pointsOfDeclaration(name, weights))))
  const logo = logoCloseness(hex, logoColors, weights)
  const isFramework = frameworkOfColor(hex) !== null && declarations.length === 0 && logo === 0
  const total = sumOf(signs) + weights.breadth * Math.max(0, kinds - 2)
  // What the pages hardly show is not the brand's for being near a colour of the logo.
  const boost = weights.logo.first * logo * Math.min(1, total / weights.logo.bornOut)
  add('logo', boost)
  const { standing } = weights
  const own = total * (isFramework ? standing.framework : 1)
  return { signs: signs.sort((a, b) => b.points - a.points), score: (own + boost) * standingOf(hex, weights), logo }
}

/** A kind of place where a colour is more than met by chance. */
const kindPointsMin = 0.5

const sumOf = (signs: Score['signs']) => signs.reduce((sum, { points }) => sum + points, 0)

const once: ReadonlySet<UseName> = new Set(['cta', 'header', 'hero', 'footer', 'navigation', 'page'])
const grounds: ReadonlySet<UseName> = new Set(['surface', 'header', 'hero', 'footer', 'navigation', 'page'])
const doublingsMax = 4

function pointsOfUse(name: UseName, { count, amount }: Use, { places, growth }: PaletteWeights): number {
  const doublings = Math.min(doublingsMax, Math.log2(Math.max(1, count)))
  const grown = 1 + doublings * (once.has(name) ? growth.once : growth.repeated)
  const points = places[name] * Math.min(1, 1.5 * count) * grown
  return grounds.has(name) ? points * sizeFactor(amount) : points
}

/** A tenth of a screen counts once, a whole page and a half again; a mark of some pixels hardly. */
const sizeFactor = (area: number) => Math.max(0.2, Math.min(1.5, (Math.log10(area + 10) - 2.5) / 2.5))

const weightOfMeaning: Record<TokenMeaning, [keyof PaletteWeights['token'], share: number]> = {
  brand: ['brand', 1],
  primary: ['brand', 1],
  cta: ['accent', 1],
  secondary: ['accent', 1],
  accent: ['accent', 1],
  link: ['other', 1],
  ground: ['other', 0.8],
  text: ['other', 0.4],
  line: ['other', 0.2],
  status: ['other', 0],
}

function pointsOfToken(name: string, { token }: PaletteWeights): number {
  const meanings = meaningsOf(name)
  // `--primary-text`: the last word is what it is for, the first what it goes with.
  const purpose = meanings.find((meaning) => meaning === 'text' || meaning === 'line' || meaning === 'ground')
  const counted = purpose === undefined ? meanings : [purpose]
  if (counted.length === 0) return token.other
  return Math.max(...counted.map((meaning) => token[weightOfMeaning[meaning][0]] * weightOfMeaning[meaning][1]))
}

function pointsOfDeclaration(name: string, { declared }: PaletteWeights): number {
  if (name === 'theme-color' || name === 'mask icon') return declared.theme
  return name === 'web manifest background' ? declared.tile / 4 : declared.tile
}

/** Within it a colour is the logo's, drawn or printed a little otherwise. */
export const logoDistanceMax = 12
const logoColorsMax = 5

function logoCloseness(hex: string, logoColors: readonly string[], { logo }: PaletteWeights): number {
  let best = 0
  for (const [index, own] of logoColors.slice(0, logoColorsMax).entries()) {
    // The largest colour of a logo says most.
    const gap = isCloser(hex, own, logoDistanceMax) ? distance(hex, own) : logoDistanceMax
    if (gap < logoDistanceMax) best = Math.max(best, (1 - gap / (2 * logoDistanceMax)) * (1 - logo.loss * index))
  }
  return best
}

/** How readily people take a colour for a brand's: vivid before muted, tinted paper and ink before grey, white last. */
export function standingOf(hex: string, { standing }: PaletteWeights): number {
  const { lightness, chroma } = appearanceOf(hex)
  if (chroma >= 0.09) return 1
  if (chroma >= 0.045 || saturationOf(hex) >= 0.14) return standing.muted
  if (lightness > 0.985 && chroma < 0.006) return standing.grey / 3
  if (chroma >= 0.02) return standing.tinted
  if (lightness < 0.35) return standing.black
  return chroma >= 0.005 && lightness > 0.9 ? 2 * standing.grey : standing.grey
}

/** Chroma against lightness: a dark green of little chroma is seen to be green, a light grey of as much is not. */
export function saturationOf(hex: string): number {
  const { lightness, chroma } = appearanceOf(hex)
  return chroma / Math.max(0.15, lightness)
}
