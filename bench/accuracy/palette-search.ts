/** Searches weights of the palette on some sites, to see what of the gain remains on others. */

import type { SeenPalette } from '../../packages/engine/src/facts/look/palette/seen-palette.ts'
import type { PaletteWeights } from '../../packages/engine/src/facts/look/palette/weights.ts'
import { weighColors } from '../../packages/engine/src/facts/look/palette.ts'
import type { Labels } from './corpus.ts'
import { type FieldName, scoresOf } from './scores.ts'

export interface SeenSite {
  name: string
  labels: Labels
  seen: SeenPalette
}

export const tunedFields = ['primary, any', 'primary, first', 'palette recall'] as const satisfies readonly FieldName[]
export type Figures = Record<(typeof tunedFields)[number], number>

/** Mean figures of sites under weights; what was asked before is remembered. */
export type Judge = (sites: readonly SeenSite[], weights: PaletteWeights) => Figures

export function createJudge(): Judge {
  const known = new Map<SeenSite, Map<string, readonly number[]>>()
  return (sites, weights) => {
    const key = placesOfNumbers(weights)
      .map((place) => numberAt(weights, place))
      .join(' ')
    const sums = tunedFields.map(() => 0)
    for (const site of sites) {
      const ofSite = known.get(site) ?? new Map<string, readonly number[]>()
      known.set(site, ofSite)
      const figures = ofSite.get(key) ?? figuresOf(site, weights)
      ofSite.set(key, figures)
      for (const [index, value] of figures.entries()) sums[index]! += value / sites.length
    }
    return Object.fromEntries(tunedFields.map((field, index) => [field, sums[index]!])) as Figures
  }
}

function figuresOf({ labels, seen }: SeenSite, weights: PaletteWeights): number[] {
  const colors = weighColors(seen, weights).colors.map(({ candidate, role }) => ({ hex: candidate.hex, role }))
  const scores = scoresOf(labels, { colors })
  return tunedFields.map((field) => scores[field]!.value)
}

const factors = [0.5, 0.7, 1.4, 2]
const rounds = 2

/** Coordinate search: each number in turn is set to what does best on the sites; ties leave it as it is. */
export function tune(sites: readonly SeenSite[], start: PaletteWeights, judge: Judge): PaletteWeights {
  const worth = (weights: PaletteWeights) => Object.values(judge(sites, weights)).reduce((sum, value) => sum + value, 0)
  let best = start
  let bestWorth = worth(best)
  for (let round = 0; round < rounds; round++) {
    for (const place of placesOfNumbers(start)) {
      const from = best
      for (const factor of factors) {
        const tried = withNumber(from, place, numberAt(from, place) * factor)
        const gained = worth(tried)
        if (gained > bestWorth + 1e-9) [best, bestWorth] = [tried, gained]
      }
    }
  }
  return best
}

type Group = Record<string, number | Record<string, number>>
type Place = readonly [group: string, name: string | null]

/** Where the numbers of weights stand; zero stays zero whatever it is multiplied with. */
function placesOfNumbers(weights: PaletteWeights): Place[] {
  return Object.entries(weights as unknown as Group).flatMap(([group, value]): Place[] =>
    typeof value === 'number'
      ? [[group, null]]
      : Object.entries(value).flatMap(([name, number]): Place[] => (number === 0 ? [] : [[group, name]])),
  )
}

function numberAt(weights: PaletteWeights, [group, name]: Place): number {
  const value = (weights as unknown as Group)[group]!
  return typeof value === 'number' ? value : value[name!]!
}

function withNumber(weights: PaletteWeights, [group, name]: Place, number: number): PaletteWeights {
  const value = (weights as unknown as Group)[group]!
  const changed = typeof value === 'number' ? number : { ...value, [name!]: number }
  return { ...weights, [group]: changed }
}

/** The numbers that differ, as `places.cta 4 → 2.8`. */
export const changesOf = (from: PaletteWeights, to: PaletteWeights): string[] =>
  placesOfNumbers(from).flatMap((place) => {
    const [before, after] = [numberAt(from, place), numberAt(to, place)]
    return before === after
      ? []
      : [`${place.filter((part) => part !== null).join('.')} ${before} → ${after.toFixed(2)}`]
  })
