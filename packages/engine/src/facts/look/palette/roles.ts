import { meaningsOf } from '../../../lexicon/pages/token-words.ts'
import type { ColorRole } from '../shapes.ts'
import type { Candidate } from './candidates.ts'
import { appearanceOf, contrastOf, hueGap, isCloser } from './color-geometry.ts'
import { frameworkOfColor } from './framework-colors.ts'
import { saturationOf } from './score.ts'
import type { PaletteWeights } from './weights.ts'

export interface RoledColor {
  candidate: Candidate
  role: ColorRole
}

export interface Roles {
  /** Best first. */
  colors: RoledColor[]
  /** What might have been the primary colour where none can be defended. */
  candidates: { hex: string; reason: string }[]
  /** Fill of the page; null where nothing fills it. */
  ground: string | null
}

export interface Judged {
  weights: PaletteWeights
  /** Whether the logo's own colours are known. */
  hasLogo: boolean
}

const colorsMax = 12
const scoreMin = 0.15
const nearMax = 10
/** Degrees from which on a hue is another. */
const ownHueGap = 30
const accentsMax = 2
const accentChromaMin = 0.1

/** Says what each colour is for, and puts first what a designer would name first. */
export function rolesOf(candidates: readonly Candidate[], judged: Judged): Roles {
  const background = groundOf(candidates)
  const text = textColorOf(candidates, background)
  const stage: Stage = { ...judged, ground: background, callsVividly: candidates.some(isVividCall) }
  const primary = primaryOf(candidates, stage)
  const ordered = inOrder(candidates, primary, judged.weights)
  const secondary = ordered.find((candidate) => candidate !== primary && isNamedSecondary(candidate)) ?? null
  const colors: RoledColor[] = []
  for (const candidate of ordered) {
    if (colors.length >= colorsMax) break
    const role = candidate === primary ? 'primary' : roleOf(candidate, { colors, secondary, background, text })
    if (isLeftOver(candidate, role)) continue
    colors.push({ candidate, role })
  }
  // Nobody names the white of the paper first, but a palette without it cannot be put to use.
  for (const [candidate, role] of [
    [background, 'background'],
    [text, 'text'],
  ] as const) {
    if (candidate !== null && !colors.some((color) => color.candidate === candidate)) colors.push({ candidate, role })
  }
  return {
    colors,
    candidates: primary === null ? contendersOf(candidates, stage) : [],
    ground: background?.hex ?? null,
  }
}

/** What a framework paints where nobody chose a colour is named only where the page leans on it. */
const leftOverScoreMax = 2.5

function isLeftOver({ hex, score, tokens, uses }: Candidate, role: ColorRole): boolean {
  const framework = frameworkOfColor(hex)
  if (framework === null || score >= leftOverScoreMax || (tokens.length > 0 && uses.size > 0)) return false
  return (
    framework === 'browsers' || role === 'secondary' || role === 'accent' || (role === 'neutral' && isChromatic(hex))
  )
}

/** What a colour is held against to be named first. */
interface Stage extends Judged {
  ground: Candidate | null
  /** Whether a call to action wears a vivid colour other than gold. */
  callsVividly: boolean
}

/** Points for being named first. */
function strengthOf(candidate: Candidate, stage: Stage): number {
  const { weights, hasLogo } = stage
  const { score, logo, uses, declarations } = candidate
  const stranger = hasLogo && logo === 0 ? weights.first.stranger : 1
  const unseen = uses.size === 0 && declarations.length === 0 ? weights.first.unseen : 1
  return score * firstFactor(candidate, stage) * stranger * unseen
}

function firstFactor(candidate: Candidate, { weights: { first }, ground, callsVividly }: Stage): number {
  const { lightness, chroma, hue } = appearanceOf(candidate.hex)
  if (!hasHue(candidate.hex)) return lightness < 0.45 ? first.neutral : 0
  if (lightness > 0.92 && chroma < 0.08) return first.paper
  if (lightness > 0.75 && chroma < 0.1) return first.pastel
  if (isGold(hue, lightness)) return first.gold
  if (lightness >= 0.28 || chroma >= 0.1) return 1
  return callsVividly && !isWornByControls(candidate, ground) ? first.inkBesideCall : first.ink
}

const isGold = (hue: number, lightness: number) => hue > 60 && hue < 95 && lightness > 0.5

const vividChromaMin = 0.1

function isVividCall({ hex, uses }: Candidate): boolean {
  const { lightness, chroma, hue } = appearanceOf(hex)
  return uses.has('cta') && chroma >= vividChromaMin && lightness > 0.3 && !isGold(hue, lightness)
}

const barPointsMin = 1.5

/** Whether calls to action wear it, or a bar at the top of a light page: dark texts, footers and dark pages are ink alone. */
function isWornByControls({ uses, signs }: Candidate, ground: Candidate | null): boolean {
  if (uses.has('cta')) return true
  if (ground !== null && appearanceOf(ground.hex).lightness < 0.5) return false
  return signs.some(({ sign, points }) => /^(?:header|navigation)$/.test(sign) && points >= barPointsMin)
}

/** The strongest colour, of a brand without any other the black that its buttons and bars wear. */
function primaryOf(candidates: readonly Candidate[], stage: Stage): Candidate | null {
  let best: Candidate | null = null
  let bestStrength = 0
  for (const candidate of candidates) {
    const strength = strengthOf(candidate, stage)
    const isFit = hasHue(candidate.hex) ? strength >= stage.weights.first.least : candidate.signs.some(isDeliberate)
    if (isFit && strength > bestStrength) [best, bestStrength] = [candidate, strength]
  }
  return best
}

/** Whether it is seen to be of some hue rather than grey, white or black. */
function hasHue(hex: string): boolean {
  const { lightness, chroma } = appearanceOf(hex)
  return chroma >= 0.03 || (lightness < 0.4 && chroma >= 0.02 && saturationOf(hex) >= 0.095)
}

const isChromatic = (hex: string): boolean => {
  const { lightness, chroma } = appearanceOf(hex)
  return hasHue(hex) && (lightness <= 0.92 || chroma >= 0.08)
}

/** Fills of controls and bars are chosen; the black of a text is there by itself. */
const isDeliberate = ({ sign, points }: Candidate['signs'][number]) =>
  (/^(?:cta|button|header|hero|navigation|footer|page)$/.test(sign) && points >= 1.5) ||
  (sign === 'logo' && points >= 2)

/** By score; a further shade of what is named already moves down, a hue of its own moves up. */
function inOrder(candidates: readonly Candidate[], primary: Candidate | null, { next }: PaletteWeights): Candidate[] {
  const ordered: Candidate[] = []
  const left = candidates.map((candidate) => ({ candidate, isShade: false, isNewHue: isChromatic(candidate.hex) }))
  let best = left.find(({ candidate }) => candidate === primary) ?? null
  do {
    if (best !== null) {
      const named = best.candidate
      ordered.push(named)
      left.splice(left.indexOf(best), 1)
      for (const other of left) {
        other.isShade ||= isCloser(named.hex, other.candidate.hex, nearMax)
        other.isNewHue &&= !isChromatic(named.hex) || hueGapOf(named.hex, other.candidate.hex) > ownHueGap
      }
    }
    best = null
    let bestRank = scoreMin
    for (const other of left) {
      const rank = other.candidate.score * (other.isShade ? next.shade : other.isNewHue ? next.newHue : 1)
      if (rank > bestRank) [best, bestRank] = [other, rank]
    }
  } while (best !== null && ordered.length < colorsMax)
  return ordered
}

const hueGapOf = (one: string, other: string) => hueGap(appearanceOf(one).hue, appearanceOf(other).hue)

interface Inputs {
  colors: readonly RoledColor[]
  /** The one that its author calls so; null where none is. */
  secondary: Candidate | null
  background: Candidate | null
  text: Candidate | null
}

function roleOf(candidate: Candidate, { colors, secondary, background, text }: Inputs): ColorRole {
  if (candidate === background) return 'background'
  if (candidate === text) return 'text'
  if (candidate === secondary) return 'secondary'
  const { chroma, lightness } = appearanceOf(candidate.hex)
  const isPaper = isGround(candidate) && isAsLightAs(candidate.hex, background?.hex ?? '#ffffff')
  if (!isChromatic(candidate.hex)) return isPaper ? 'background' : 'neutral'
  if (leadsByLink(candidate)) return 'link'
  if (isInk(candidate)) return 'neutral'
  const has = (role: ColorRole) => colors.filter((color) => color.role === role).length
  const isOwn =
    isShown(candidate) &&
    colors.every(({ role, candidate: { hex } }) => !isLead(role) || !isCloser(hex, candidate.hex, nearMax))
  if (isOwn && secondary === null && has('secondary') === 0) return 'secondary'
  const hasOwnHue = colors.every(
    ({ role, candidate: { hex } }) => !isLead(role) || !isChromatic(hex) || hueGapOf(hex, candidate.hex) > ownHueGap,
  )
  if (isOwn && hasOwnHue && chroma >= accentChromaMin && has('accent') < accentsMax) return 'accent'
  return isPaper && (lightness < 0.35 || lightness > 0.88) ? 'background' : 'neutral'
}

const isShown = ({ uses, logo }: Candidate) => uses.size > 0 || logo > 0

const isNamedSecondary = (candidate: Candidate): boolean =>
  isChromatic(candidate.hex) &&
  isShown(candidate) &&
  candidate.tokens.some(
    (name) =>
      meaningsOf(name).every((meaning) => meaning === 'secondary' || meaning === 'brand') &&
      meaningsOf(name).includes('secondary'),
  )

const isLead = (role: ColorRole) => role === 'primary' || role === 'secondary' || role === 'accent'

/** A dark bar across a light page is a colour of its own, and no other form of the page's ground. */
const isAsLightAs = (hex: string, ground: string) =>
  Math.abs(appearanceOf(hex).lightness - appearanceOf(ground).lightness) < 0.3

const inkSigns = new Set(['text', 'heading', 'button-text', 'border', 'outline', 'icon', 'gradient'])

/** A near-black or muted grey with a tint that is written with: text of some kind, and no colour to be named. */
const isInk = ({ hex, signs }: Candidate): boolean =>
  appearanceOf(hex).chroma < 0.06 && inkSigns.has(signs[0]?.sign ?? '')

const groundSigns = new Set(['page', 'surface', 'header', 'hero', 'footer', 'navigation'])

const isGround = ({ signs }: Candidate): boolean => {
  const [first] = signs
  return first !== undefined && groundSigns.has(first.sign)
}

const leadsByLink = ({ signs }: Candidate): boolean => signs[0]?.sign === 'link'

/** The page's own fill. */
function groundOf(candidates: readonly Candidate[]): Candidate | null {
  return most(candidates, (candidate) => candidate.uses.get('page')?.amount ?? 0)
}

/** What most of the text is set in, among what can be read on the ground. */
function textColorOf(candidates: readonly Candidate[], ground: Candidate | null): Candidate | null {
  const behind = ground?.hex ?? '#ffffff'
  return most(candidates, ({ hex, uses }) => (contrastOf(hex, behind) >= 4 ? (uses.get('text')?.amount ?? 0) : 0))
}

function most(candidates: readonly Candidate[], amount: (candidate: Candidate) => number): Candidate | null {
  let best: Candidate | null = null
  let bestAmount = 0
  for (const candidate of candidates) {
    const own = amount(candidate)
    if (own > bestAmount) [best, bestAmount] = [candidate, own]
  }
  return best
}

function contendersOf(candidates: readonly Candidate[], stage: Stage): Roles['candidates'] {
  return [...candidates]
    .filter(({ hex }) => isChromatic(hex))
    .sort((a, b) => strengthOf(b, stage) - strengthOf(a, stage))
    .slice(0, 3)
    .map((candidate) => ({ hex: candidate.hex, reason: reasonOf(candidate) }))
}

function reasonOf({ hex, signs }: Candidate): string {
  const framework = frameworkOfColor(hex)
  if (framework !== null) return `a default of ${framework} that may have been left as it came`
  const places = [...new Set(signs.slice(0, 2).map(({ sign }) => sign))].join(' and ')
  return `only seen as ${places}; no button, bar, logo or token speaks for it`
}
