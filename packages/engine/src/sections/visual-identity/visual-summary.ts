/** The look of a brand as a designer would put it: the character of the palette first, then type, mark and pictures. */

import type { Fact } from '../../evidence.ts'
import { appearanceOf, contrastOf, hueGap } from '../../facts/look/palette/color-geometry.ts'
import type { FontFamily, Imagery, Logo, Palette } from '../../facts/look/shapes.ts'
import { capitalised, quoted } from '../../writing/prose.ts'
import type { Reach } from '../../writing/reach.ts'
import type { SayAs } from '../../writing/rule.ts'
import type { Wording } from '../../writing/wording.ts'

interface Look {
  palette: Palette
  typography: readonly Fact<FontFamily>[]
  logo: Logo
  imagery: Fact<Imagery> | null
  reach: Reach
}

export function visualSummary(look: Look, { oneOf }: Wording): string {
  const say: SayAs = (id, ...wordings) => oneOf(`visual ${id}`, wordings)
  return [colors(look.palette, say), type(look.typography, say), mark(look, say), pictures(look.imagery, say)]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

/** Upper ends of the hues of OKLCH, in degrees. */
const hues: [number, string][] = [
  [12, 'pink'],
  [42, 'red'],
  [72, 'orange'],
  [100, 'amber'],
  [118, 'yellow'],
  [158, 'green'],
  [190, 'teal'],
  [225, 'cyan'],
  [275, 'blue'],
  [305, 'violet'],
  [340, 'purple'],
  [360, 'pink'],
]

const greyChromaMax = 0.025

/** “deep blue”, “pale pink”, “near-black”: how people would call it. */
export function colorName(hex: string): string {
  const { lightness, chroma, hue } = appearanceOf(hex)
  if (chroma < greyChromaMax) return lightness < 0.3 ? 'near-black' : lightness > 0.95 ? 'white' : 'grey'
  const hueName = hues.find(([end]) => hue <= end)?.[1] ?? 'red'
  const name = hueName === 'pink' && lightness < 0.6 ? 'magenta' : hueName
  if (lightness < 0.38) return `deep ${name}`
  if (lightness > 0.85 && chroma < 0.12) return `pale ${name}`
  return chroma < 0.08 ? `muted ${name}` : chroma > 0.2 ? `vivid ${name}` : name
}

const an = (name: string) => (/^[aeio]/.test(name) ? `an ${name}` : `a ${name}`)

/** Degrees apart at which two colours still count as one family. */
const kindredHueGap = 30
const contrastingHueGap = 60
const oppositeHueGap = 120

function colors({ colors, candidates, pairs }: Palette, say: SayAs): string {
  const primary = colors.find(({ value }) => value.role === 'primary')?.value.hex
  if (primary === undefined) {
    const [candidate] = candidates
    if (colors.length === 0)
      return say(
        'no colour',
        'No colour of the brand could be told apart.',
        'The pages show no colour that could be called the brand’s own.',
      )
    const close = candidate === undefined ? '' : ` The nearest would be ${candidate.hex}, but ${candidate.reason}.`
    return `${say('no primary', 'No colour leads; the look lives on its neutrals.', 'No colour takes the lead clearly enough to be called the brand’s.', 'Black, white and greys carry the pages, and no colour stands for the brand.')}${close}`
  }
  const ground = colors.find(({ value }) => value.role === 'background')?.value.hex ?? '#ffffff'
  const isDark = appearanceOf(ground).lightness < 0.35
  const name = colorName(primary)
  const accent = colors.find(
    ({ value }) =>
      (value.role === 'accent' || value.role === 'secondary') && appearanceOf(value.hex).chroma > greyChromaMax,
  )?.value.hex
  const on = isDark
    ? 'a dark ground'
    : appearanceOf(ground).chroma > 0.008 && appearanceOf(ground).lightness > 0.9
      ? 'a tinted, paper-like ground'
      : 'a light ground'
  const temper = temperature([primary, ...(accent === undefined ? [] : [accent])])
  const lead = `${name} (${primary})`
  if (accent === undefined) {
    return say(
      'one colour',
      `One colour does the work: ${lead} on ${on}.`,
      `A restrained palette, ${lead} on ${on} and little else.`,
      `${capitalised(lead)} stands alone against ${on}, which keeps the look strict.`,
      `The palette is all ${lead}, set on ${on}.`,
    )
  }
  const shade = appearanceOf(accent).lightness > appearanceOf(primary).lightness ? 'lighter' : 'darker'
  const called = colorName(accent) === name ? `a ${shade} ${name}` : colorName(accent)
  const second = `${called} (${accent})`
  const gap = hueGap(appearanceOf(primary).hue, appearanceOf(accent).hue)
  const isNear = gap < kindredHueGap && appearanceOf(primary).chroma >= greyChromaMax
  const least = pairs.length === 0 ? null : Math.max(...pairs.map((pair) => pair.contrast))
  const strength =
    least !== null && contrastOf(primary, ground) < 3
      ? ` ${say('weak', 'As text on that ground the lead colour would be too weak.', 'The lead colour is one for areas; words set in it would be too faint.', 'Words set in the lead colour would be hard to read there.', `As a fill ${primary} serves, as a colour of text it fails.`)}`
      : ''
  return `${
    isNear
      ? say(
          'kindred',
          `A ${temper} palette of kindred tones: ${lead} with ${second} on ${on}.`,
          `${capitalised(lead)} and ${second} lie close together, so that the look on ${on} stays calm.`,
          `It keeps to one family, ${lead} and ${second}, over ${on}.`,
          `Tone in tone, ${lead} beside ${second}, with ${on} behind.`,
          `The colours agree with one another: ${lead}, then ${second}, ${temper} throughout.`,
        )
      : say(
          'contrasting',
          gap > oppositeHueGap
            ? `${capitalised(lead)} leads on ${on}, and ${second} answers from across the wheel.`
            : `${capitalised(lead)} leads on ${on}, followed by ${second}.`,
          gap > contrastingHueGap
            ? `The palette works by contrast: ${lead} against ${second}, on ${on}.`
            : `${capitalised(lead)} and ${second} carry the look, on ${on}.`,
          `${capitalised(second)} sets accents in a look ruled by ${lead}.`,
          `${capitalised(an(name))}, ${primary}, is the brand’s colour; ${second} is there to be noticed beside it.`,
          `Two colours share the stage on ${on}, ${lead} and ${second}.`,
        )
  }${strength}`
}

function temperature(hexes: readonly string[]): string {
  const warm = hexes.filter((hex) => {
    const { hue, chroma } = appearanceOf(hex)
    return chroma > greyChromaMax && (hue < 118 || hue > 340)
  }).length
  const vivid = hexes.some((hex) => appearanceOf(hex).chroma > 0.17)
  const word = warm === hexes.length ? 'warm' : warm === 0 ? 'cool' : 'mixed'
  return word === 'mixed' ? (vivid ? 'lively' : 'balanced') : `${word}, ${vivid ? 'vivid' : 'muted'}`
}

const serif =
  /serif|garamond|playfair|lora\b|merriweather|georgia|times|baskerville|bodoni|caslon|didot|slab|cormorant|crimson|spectral|fraunces|mincho|明朝/i
const script = /script|hand(?:writ)?|pacifico|dancing|great vibes|playball|lobster|sacramento|satisfy/i
const kindOf = (family: string) =>
  /sans/i.test(family)
    ? null
    : script.test(family)
      ? 'script'
      : /mono|code\b/i.test(family)
        ? 'monospaced'
        : serif.test(family)
          ? 'serif'
          : null
const namelessFace =
  /^(?:(?:thin|light|book|regular|normal|medium|semi|demi|extra|ultra|bold|black|heavy|italic|oblique|font|\d+)[\s_-]*)+$/i

const withKind = (family: string) => {
  const kind = kindOf(family)
  return kind === null ? family : `${family}, a ${kind} face,`
}

function type(typography: readonly Fact<FontFamily>[], say: SayAs): string | null {
  const heading = typography.find(({ value }) => value.role === 'heading')?.value
  const body = typography.find(({ value }) => value.role === 'body')?.value
  const one = heading ?? body
  if (one === undefined) return null
  if (heading === undefined || body === undefined || heading.family === body.family) {
    if (one.source === 'system') {
      return say(
        'system',
        'Text is set in whatever the reader’s system offers: quick, and without a voice of its own.',
        'It has no typeface of its own and borrows the reader’s.',
        'Type is left to the system, so that the words look different on every device.',
      )
    }
    // A face that its style sheet calls “Bold 700” has no name that anybody would know it by.
    if (namelessFace.test(one.family)) {
      return say(
        'nameless face',
        'A single typeface of its own holds the pages together.',
        'Headings and text share one typeface.',
        'All type is cut from one family.',
      )
    }
    return say(
      'one face',
      `${one.family} serves for headings and text alike.`,
      `All type is ${one.family}, told apart by size and weight alone.`,
      `A single face, ${one.family}, holds the pages together.`,
      `It is set in ${one.family} throughout.`,
    )
  }
  return say(
    'pair',
    `Headings in ${withKind(heading.family)} sit over text in ${body.family}.`,
    `For type it pairs ${heading.family} with ${body.family}, the first for headings.`,
    `${heading.family} speaks in the headings, ${body.family} in the text.`,
    `${body.family} carries the text, and ${withKind(heading.family)} gives the headings their tone.`,
    `The typefaces are ${heading.family} above and ${body.family} below.`,
  )
}

function mark({ logo: { primary, icon }, palette, reach }: Look, say: SayAs): string | null {
  if (primary === null || primary.value.kind === 'icon') {
    if (reach.traced.includes('logo')) return null
    return icon === null && primary === null
      ? say(
          'no mark',
          'No logo was found.',
          'A mark of its own was not found on the pages.',
          'It goes without a logo, as far as the pages show.',
        )
      : say(
          'icon only',
          'No logo was found beyond the icon for browsers.',
          'Its only mark is the small icon that browsers show.',
        )
  }
  const { kind, text } = primary.value
  if (kind === 'text')
    return say(
      'wordmark',
      `Its name, ${quoted(text ?? '')}, set in type is the logo.`,
      `The logo is a wordmark set in type: ${quoted(text ?? '')}.`,
      `For a mark it has ${quoted(text ?? '')} in letters.`,
    )
  if (kind === 'declared')
    return 'The logo is the one that the site names for others; none was told apart on its pages.'
  const { logoAgreement } = palette
  if (logoAgreement !== null && logoAgreement >= 0.7) {
    return say(
      'agreeing',
      'The logo wears the same colours, so mark and pages belong together.',
      'Mark and pages share their colours.',
      'The palette is drawn from the logo, or the logo from it.',
      'Its logo is in tune with the palette.',
      'Logo and palette agree.',
    )
  }
  return logoAgreement !== null && logoAgreement < 0.3
    ? say(
        'odd',
        'The logo’s own colours hardly appear on the pages.',
        'Logo and pages go separate ways in colour.',
        'The colours of the logo stop at the logo; the pages use others.',
        'Nobody would guess the palette from the logo, or the logo from the palette.',
      )
    : null
}

function pictures(imagery: Fact<Imagery> | null, say: SayAs): string | null {
  if (imagery === null) return null
  const { pictures, photos, illustrations, icons } = imagery.value
  if (pictures === 0) {
    return icons === 0
      ? null
      : say(
          'icons',
          'There are no pictures but icons.',
          'It does without pictures; icons are all there is.',
          'Icons take the place of pictures.',
        )
  }
  const few = pictures < 3
  if (photos === pictures) {
    return few
      ? null
      : say(
          'all photos',
          'Photographs, and nothing but photographs, set the mood.',
          `All ${pictures} pictures are photographs.`,
          'It shows the real thing, in photographs throughout.',
          'Every picture comes from a camera.',
        )
  }
  if (photos > pictures / 2)
    return say(
      'photos',
      'Photographs set the mood.',
      'Mostly it shows the real thing, in photographs.',
      `Most of the ${pictures} pictures are photographs.`,
      'The camera does most of the showing.',
    )
  if (illustrations === pictures) {
    return few
      ? null
      : say(
          'all drawn',
          'Pictures are drawn rather than photographed.',
          `All ${pictures} pictures are illustrations.`,
          'No photograph was seen: everything is drawn.',
          'It draws what others photograph.',
        )
  }
  if (illustrations > pictures / 2)
    return say(
      'drawn',
      'Most pictures are drawn rather than photographed.',
      'Illustrations take the lead over photographs.',
      `Most of its ${pictures} pictures are illustrations.`,
      'It leans on drawings more than on photographs.',
    )
  return null
}
