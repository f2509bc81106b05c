import type { Writing } from '../../facts/language.ts'
import type { Palette } from '../../facts/look.ts'
import type { CallToAction } from '../../facts.ts'
import type { Archetype } from '../../lexicon/archetypes/archetype-words.ts'

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
  const ground = colors.find(({ value }) => value.role === 'background')?.value.hex
  const primary = colors.find(({ value }) => value.role === 'primary')?.value.hex
  const isDark = ground !== undefined && lightness(ground) < 0.25
  if (isDark && primary !== undefined && saturation(primary) > 0.7) vote('Outlaw', 0.02)
  if (ground !== undefined && primary !== undefined && !isDark) {
    if (lightness(primary) > 0.7 && saturation(primary) > 0.15) vote('Innocent', 0.02)
    if (isRose(primary)) vote('Lover', 0.02)
    if (isGreen(primary)) vote('Explorer', 0.01)
  }
  if (primary === undefined && isDark) vote('Ruler', 0.02)
}

/** Of what the site asks people to do first. */
function votesOfActions([primary]: readonly CallToAction[], vote: Vote): void {
  if (primary?.intent === 'donate') vote('Caregiver', 0.06)
  if (primary?.intent === 'join') vote('Everyman', 0.02)
  if (primary?.intent === 'learn') vote('Sage', 0.02)
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

/** HSL, 0 to 1. */
function lightness(hex: string): number {
  const parts = channels(hex)
  return (Math.max(...parts) + Math.min(...parts)) / 2
}

function saturation(hex: string): number {
  const parts = channels(hex)
  const [high, low] = [Math.max(...parts), Math.min(...parts)]
  return high === 0 ? 0 : (high - low) / high
}

function isRose(hex: string): boolean {
  const [red, green, blue] = channels(hex) as [number, number, number]
  return red > green + 0.15 && blue > green && red >= blue
}

function isGreen(hex: string): boolean {
  const [red, green, blue] = channels(hex) as [number, number, number]
  return green > red + 0.08 && green > blue + 0.08
}
