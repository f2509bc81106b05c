import { appearanceOf, isCloser } from './color-geometry.ts'
import { noUse, type SeenColor } from './color-uses.ts'
import { logoDistanceMax, type Score, scoreOf, standingOf } from './score.ts'
import type { PaletteWeights } from './weights.ts'

/** A colour with its near-equals, and how much speaks for its being the brand's. */
export interface Candidate extends SeenColor, Score {
  variants: string[]
}

/** Colours closer than this are one colour written twice; siblings of a brand stand further apart. */
const sameColorMax = 5
/** Beyond these nothing but shades of what was met already is expected. */
const colorsMax = 250
const candidatesMax = 60

export interface LogoColors {
  /** `#rrggbb`, largest first. */
  logoColors: readonly string[]
  /** Whether they are those of an icon, the mark itself having none. */
  isIcon: boolean
}

/** Joins near-equals and scores what remains, best first. */
export function candidatesOf(
  seen: Iterable<SeenColor>,
  { logoColors, isIcon }: LogoColors,
  weights: PaletteWeights,
): Candidate[] {
  const scored = [...seen]
    .map((color): Candidate => ({ ...color, ...scoreOf(color, logoColors, weights), variants: [] }))
    .sort(byScore)
    .slice(0, colorsMax)
  const leaders: Candidate[] = []
  for (const candidate of scored) {
    const near = leaders.find(({ hex }) => areSame(hex, candidate.hex))
    if (near !== undefined) join(near, candidate)
    else if (leaders.length < candidatesMax) leaders.push({ ...candidate, uses: new Map(candidate.uses) })
  }
  const joined = leaders.map((candidate) => ({ ...candidate, ...scoreOf(candidate, logoColors, weights) }))
  // An icon that agrees with nothing is often the one that came with a template.
  return isIcon ? joined.sort(byScore) : [...joined, ...onlyInLogo(joined, logoColors, weights)].sort(byScore)
}

const byScore = (a: Candidate, b: Candidate) => b.score - a.score || a.order - b.order

/** A logo's first colours that no page shows are the brand's all the same; its further ones are shades of a picture. */
const onlyInLogoMax = 2
const shownScoreMin = 0.3

function onlyInLogo(shown: readonly Candidate[], logoColors: readonly string[], weights: PaletteWeights): Candidate[] {
  const isShown = (hex: string) =>
    shown.some((other) => other.score >= shownScoreMin && isCloser(other.hex, hex, logoDistanceMax))
  return logoColors
    .filter(
      (hex, index) =>
        !isShown(hex) && !logoColors.slice(0, index).some((other) => isCloser(other, hex, logoDistanceMax)),
    )
    .slice(0, onlyInLogoMax)
    .map((hex, index): Candidate => {
      const points = weights.logo.alone * (1 - 0.4 * index)
      const order = Number.MAX_SAFE_INTEGER - 10 + index
      const nothing = { variants: [], uses: new Map(), tokens: [], declarations: [] }
      const score = points * standingOf(hex, weights)
      return { ...nothing, hex, signs: [{ sign: 'logo', points }], score, logo: 1, order }
    })
}

/** Of papers and greys the eye tells, and a designer chooses, smaller differences. */
const sameGreyMax = 2.5

function areSame(one: string, other: string): boolean {
  const isPlain = [one, other].some((hex) => appearanceOf(hex).chroma < 0.02)
  return isCloser(one, other, isPlain ? sameGreyMax : sameColorMax)
}

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
