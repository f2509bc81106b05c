import type { CallToAction } from '../../facts.ts'
import type { Archetype } from '../../lexicon/archetypes/archetypes.ts'
import type { Writing } from '../language/shapes.ts'
import { appearanceOf, hueGap } from '../look/palette/color-geometry.ts'
import type { ColorRole, Palette } from '../look/shapes.ts'

/** Shares of the whole that a sign of manner or look adds to an archetype. */
export type StyleVotes = Map<Archetype, number>

interface Manner {
  writing: Writing | null
  palette: Palette
  ctas: readonly CallToAction[]
}

/**
 * What words of a lexicon cannot show: irony and play, courtesy, order, tenderness. Small on purpose: manner tips the
 * scales between archetypes that the words leave close together.
 */
export function styleVotes({ writing, palette, ctas }: Manner): StyleVotes {
  const votes: StyleVotes = new Map()
  const vote = (archetype: Archetype, share: number) => votes.set(archetype, (votes.get(archetype) ?? 0) + share)
  if (writing !== null) votesOfWriting(writing, vote)
  votesOfColours(palette, vote)
  votesOfActions(ctas, vote)
  return votes
}

type Vote = (archetype: Archetype, share: number) => void

function votesOfWriting(writing: Writing, vote: Vote): void {
  const { marks, formality, exclamations, emoji, numbersSourced, numbersPerThousand } = writing
  if (exclamations >= 12) vote('Jester', 0.04)
  if (emoji >= 4) vote('Jester', 0.02)
  if ((marks.humour ?? 0) >= 0.3) vote('Jester', 0.06)
  if ((marks.irreverence ?? 0) >= 0.15) {
    vote('Outlaw', 0.03)
    vote('Jester', 0.02)
  }
  if ((marks.contractions ?? 0) >= 1.5 && (marks.you ?? 0) >= 3) vote('Everyman', 0.02)
  if ((formality?.score ?? 0) >= 64) {
    vote('Ruler', 0.03)
    vote('Sage', 0.01)
  }
  if (numbersSourced >= 3) vote('Sage', 0.03)
  if (numbersPerThousand >= 12) vote('Hero', 0.01)
  if ((marks.emotion ?? 0) >= 2) {
    vote('Lover', 0.02)
    vote('Caregiver', 0.02)
  }
}

function votesOfColours({ colors }: Palette, vote: Vote): void {
  const of = (role: ColorRole) => colors.find(({ value }) => value.role === role)?.value.hex
  const [ground, primary] = [of('background'), of('primary')]
  if (ground === undefined) return
  const isDark = appearanceOf(ground).lightness < darkMax
  if (primary === undefined) {
    if (isDark) vote('Ruler', 0.02)
    return
  }
  const { lightness, chroma, hue } = appearanceOf(primary)
  if (isDark) {
    if (chroma > vividMin) vote('Outlaw', 0.02)
    return
  }
  if (lightness > pastelMin && chroma > tintedMin) vote('Innocent', 0.02)
  if (chroma > tintedMin && hueGap(hue, roseHue) < hueReach) vote('Lover', 0.02)
  if (chroma > tintedMin && hueGap(hue, greenHue) < hueReach) vote('Explorer', 0.01)
}

/** OKLCH: lightness and chroma as in color-geometry.ts, hues in degrees. */
const darkMax = 0.35
const vividMin = 0.15
const pastelMin = 0.8
const tintedMin = 0.04
const roseHue = 5
const greenHue = 140
const hueReach = 25

/** Of what the site asks people to do first. */
function votesOfActions([primary]: readonly CallToAction[], vote: Vote): void {
  if (primary?.intent === 'donate') vote('Caregiver', 0.06)
  if (primary?.intent === 'join') vote('Everyman', 0.02)
  if (primary?.intent === 'learn') vote('Sage', 0.02)
}
