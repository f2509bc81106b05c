import type { Fact } from '../../../evidence.ts'
import type { PaletteColor } from '../shapes.ts'
import type { Candidate } from './candidates.ts'
import type { SeenPair, UseName } from './color-uses.ts'
import { frameworkOfColor } from './framework-colors.ts'
import type { RoledColor } from './roles.ts'

const tokensMax = 6

/** A colour as a fact: what it is for, where it was seen, what carries it. */
export function describeColor({ candidate, role }: RoledColor, pairs: Iterable<SeenPair>): Fact<PaletteColor> {
  return {
    value: {
      hex: candidate.hex,
      role,
      usage: usageOf(candidate),
      context: contextOf(candidate),
      tokens: candidate.tokens.slice(0, tokensMax),
      variants: candidate.variants,
      onColor: onColorOf(candidate, pairs),
    },
    basis: 'computed',
    confidence: confidenceOf(candidate),
    quotes: [],
  }
}

const phrases: Record<UseName, readonly [one: string, many: string]> = {
  logo: ['the logo', 'the logo'],
  cta: ['fill of a call to action', 'fill of # calls to action'],
  button: ['fill of a button', 'fill of # buttons'],
  header: ['the header', 'the header'],
  hero: ['the first screen', 'the first screen'],
  navigation: ['the navigation', 'the navigation'],
  footer: ['the footer', 'the footer'],
  page: ['the page behind everything', 'the page behind everything'],
  surface: ['a surface', '# surfaces'],
  gradient: ['a gradient', '# gradients'],
  outline: ['outline of a button', 'outline of # buttons'],
  'button-text': ['a button label', '# button labels'],
  heading: ['a heading', '# headings'],
  link: ['a link', '# links'],
  text: ['a text', '# texts'],
  border: ['a line', '# lines'],
  icon: ['a drawing', '# drawings'],
}

const placesMax = 3
const usageCharactersMax = 90

/** “the logo, fill of 3 calls to action, 12 links; --brand”: the strongest places, then names as far as there is room. */
function usageOf({ hex, uses, signs, tokens, declarations, logo }: Candidate): string {
  const places = signs.flatMap(({ sign, points }) => {
    const use = uses.get(sign as UseName)
    return use === undefined || points < 0.15 ? [] : [placePhrase(sign as UseName, use.elements)]
  })
  if (logo > 0) places.unshift('the logo')
  if (places.length === 0 && tokens.length > 0) places.push('named in the stylesheet, not seen on the pages read')
  let usage = places.slice(0, placesMax).join(', ')
  const framework = frameworkOfColor(hex)
  const names = [...(framework === null ? [] : [`a default of ${framework}`]), ...tokens.slice(0, 2), ...declarations]
  let separator = usage === '' ? '' : '; '
  for (const name of names) {
    const longer = `${usage}${separator}${name}`
    if (longer.length >= usageCharactersMax) continue
    usage = longer
    separator = ', '
  }
  return usage
}

function placePhrase(name: UseName, count: number): string {
  const [one, many] = phrases[name]
  return count === 1 ? one : many.replace('#', String(count))
}

const contexts: Partial<Record<string, string>> = {
  page: 'surface',
  'button-text': 'button',
  outline: 'button',
  gradient: 'surface',
}

function contextOf({ signs, logo }: Candidate): string | null {
  if (logo > 0.5) return 'logo'
  const seen = signs.find(({ sign }) => sign !== 'token' && sign !== 'declared' && sign !== 'logo')
  return seen === undefined ? null : (contexts[seen.sign] ?? seen.sign)
}

/** The text most set over it. */
function onColorOf({ hex, variants }: Candidate, pairs: Iterable<SeenPair>): string | null {
  let best: string | null = null
  let bestCharacters = 0
  for (const { foreground, background, places } of pairs) {
    if (background !== hex && !variants.includes(background)) continue
    const characters = [...places.values()].reduce((sum, count) => sum + count, 0)
    if (characters > bestCharacters) [best, bestCharacters] = [foreground, characters]
  }
  return best
}

/** Seen once is little, seen twice is something; names and the logo add to it. */
function confidenceOf({ uses, tokens, declarations, logo, score }: Candidate): number {
  const seen = [...uses.values()].reduce((sum, { count }) => sum + count, 0)
  let confidence = seen < 1.5 ? 0.35 : seen < 3 ? 0.5 : 0.65
  if (tokens.length > 0) confidence += 0.08
  if (declarations.length > 0) confidence += 0.08
  if (logo > 0) confidence += 0.12
  confidence += Math.min(0.15, score / 80)
  return Math.round(Math.min(0.97, confidence) * 100) / 100
}
