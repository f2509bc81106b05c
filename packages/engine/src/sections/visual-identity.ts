import { Type } from 'typebox'
import type { Fact } from '../evidence.ts'
import type { PaletteColor as Color, FontFamily, Logo, LogoMark as Mark, Palette } from '../facts/look.ts'
import { counted, listed, quoted } from '../report/prose.ts'
import { Confidence, closed, Hex, LogoMark, Nullable, PaletteColor } from '../report/shapes.ts'
import { assess, type Claim, confidenceIn, defineSection, type Ground } from './section.ts'

const Typography = Type.Object(
  {
    family: Type.String(),
    role: Type.Enum(['heading', 'body', 'other']),
    source: Nullable(
      Type.String({ description: 'Where it is loaded from; `system` for a stack of the reader’s own.' }),
    ),
    weights: Type.Array(Type.Number(), { description: 'Used, 100 to 900.' }),
    usage: Nullable(Type.String()),
  },
  closed,
)

export const visualIdentity = defineSection({
  id: 'visualIdentity',
  title: 'Visual identity',
  needs: ['palette', 'typography', 'typeScale', 'logo', 'imagery'],
  result: Type.Object(
    {
      palette: Type.Object(
        {
          colors: Type.Array(PaletteColor, { description: 'Best first; no `primary` when none can be defended.' }),
          primaryCandidates: Type.Array(Type.Object({ hex: Hex, reason: Type.String() }, closed), {
            description: 'Where there is no primary: what might have been, and why it was not taken.',
          }),
          pairs: Type.Array(
            Type.Object(
              {
                foreground: Hex,
                background: Hex,
                contrast: Type.Number({ minimum: 1, maximum: 21, description: 'WCAG 2 contrast ratio.' }),
                usage: Type.String(),
              },
              closed,
            ),
          ),
          themes: Type.Array(Type.Enum(['light', 'dark'])),
          gradients: Type.Array(Type.String()),
        },
        closed,
      ),
      typography: Type.Array(Typography),
      typeScale: Type.Array(Type.Object({ step: Type.String(), size: Type.Number(), weight: Type.Number() }, closed), {
        description: 'Sizes on a wide screen, in CSS pixels.',
      }),
      logo: Type.Object(
        {
          primary: Nullable(LogoMark),
          icon: Nullable(LogoMark),
          alternates: Type.Array(LogoMark),
          mode: Nullable(
            Type.Enum(['light', 'dark'], { description: 'The ground that the primary mark is made for.' }),
          ),
          agreement: Nullable(Confidence),
        },
        closed,
      ),
      imagery: Nullable(Type.String()),
      consistency: Nullable(Type.String()),
    },
    closed,
  ),
  empty: {
    palette: { colors: [], primaryCandidates: [], pairs: [], themes: [], gradients: [] },
    typography: [],
    typeScale: [],
    logo: { primary: null, icon: null, alternates: [], mode: null, agreement: null },
    imagery: null,
    consistency: null,
  },
  looksFor: ['No colour, typeface, logo or picture was found.'],
  write({ palette, typography, typeScale, logo, imagery }, claim) {
    for (const [index, color] of palette.colors.entries()) claim(`/palette/colors/${index}`, color)
    for (const [index, family] of typography.entries()) claim(`/typography/${index}`, family)
    if (imagery !== null) claim('/imagery', imagery)
    const consistency = consistencyOf(palette, typography, claim)
    const sentences = [colorSentence(palette), typeSentence(typography), logoSentence(logo)]
    return {
      assessment: assess(sentences.filter((sentence) => sentence !== null).join(' '), [
        { found: confidenceIn(palette.colors), gap: 'No colour of the brand could be told apart.' },
        {
          found: confidenceIn(palette.colors.filter(({ value }) => value.role === 'primary')),
          gap: 'No primary colour could be defended.',
        },
        { found: confidenceIn(typography), gap: 'No typeface was found.' },
        { found: confidenceIn(logo.primary), gap: 'No logo was found.' },
        { found: confidenceIn(imagery), gap: 'The pages read hold no pictures that tell of a style.' },
      ]),
      content: {
        palette: {
          colors: palette.colors.map(({ value }) => value),
          primaryCandidates: palette.candidates,
          pairs: palette.pairs,
          themes: palette.themes,
          gradients: palette.gradients,
        },
        typography: typography.map(({ value: { family, role, source, weights, usage } }) => ({
          family,
          role,
          source,
          weights,
          usage,
        })),
        typeScale,
        logo: {
          primary: markOf(logo.primary, '/logo/primary', claim),
          icon: markOf(logo.icon, '/logo/icon', claim),
          alternates: logo.alternates.map((mark, index) => markOf(mark, `/logo/alternates/${index}`, claim) as Mark),
          mode: logo.primary?.value.madeFor ?? null,
          agreement: palette.logoAgreement,
        },
        imagery: imagery?.value.summary ?? null,
        consistency,
      },
    }
  },
})

function markOf(fact: Fact<Mark> | null, pointer: string, claim: Claim): Mark | null {
  if (fact === null) return null
  claim(pointer, fact)
  return fact.value
}

const named = ({ hex, usage }: Color) => `${hex} (${usage})`

function colorSentence({ colors, candidates }: Palette): string {
  const [primary] = colors.filter(({ value }) => value.role === 'primary')
  const others = colors.filter(({ value }) => value.role === 'secondary' || value.role === 'accent')
  if (primary === undefined) {
    if (colors.length === 0) return 'No colour of the brand could be told apart.'
    const [candidate] = candidates
    const close = candidate === undefined ? '' : `; the nearest is ${candidate.hex}, but ${candidate.reason}`
    return `No primary colour can be defended${close}.`
  }
  const beside = others.length === 0 ? '' : `, beside ${listed(others.map(({ value }) => value.hex))}`
  return `The primary colour is ${named(primary.value)}${beside}.`
}

function typeSentence(typography: Fact<FontFamily>[]): string | null {
  const heading = typography.find(({ value }) => value.role === 'heading')?.value
  const body = typography.find(({ value }) => value.role === 'body')?.value
  if (heading === undefined && body === undefined) return null
  if (heading === undefined || body === undefined || heading.family === body.family) {
    const { family, source } = (heading ?? body) as FontFamily
    return source === 'system'
      ? 'Text is set in the typefaces of the reader’s own system.'
      : `Type is set in ${family}.`
  }
  return `Headings are set in ${heading.family}, text in ${body.family}.`
}

function logoSentence({ primary, icon }: Logo): string {
  if (primary === null) return icon === null ? 'No logo was found.' : 'No logo was found beyond the icon for browsers.'
  const { kind, text } = primary.value
  if (kind === 'text') return `The logo is a wordmark set in type${text === undefined ? '' : `: ${quoted(text)}`}.`
  if (kind === 'icon') return 'No logo was found beyond the icon for browsers.'
  return kind === 'declared'
    ? 'The logo is the one that the site names for others; none was told apart on its pages.'
    : 'The logo was found on the page.'
}

/** Contrast of body text asked for by WCAG 2.2, success criterion 1.4.3, level AA. */
const contrastMin = 4.5

function consistencyOf({ pairs, colors }: Palette, typography: Fact<FontFamily>[], claim: Claim): string | null {
  if (colors.length === 0 && typography.length === 0) return null
  const families = typography.filter(({ value }) => value.source !== 'system').length
  const weak = pairs.filter(({ contrast }) => contrast < contrastMin)
  const ground: Ground = { basis: 'computed', confidence: 0.8, quotes: [] }
  claim('/consistency', ground)
  const variants = colors.reduce((sum, { value }) => sum + value.variants.length, 0)
  const sentences = [
    `${counted(colors.length, 'colour')} and ${counted(families, 'typeface')} carry the pages read` +
      `${variants === 0 ? '' : `; ${counted(variants, 'further shade')} ${variants === 1 ? 'is' : 'are'} nearly equal to one of them`}.`,
  ]
  if (pairs.length > 0) {
    sentences.push(
      weak.length === 0
        ? 'Each pair of text and ground seen has enough contrast (WCAG AA).'
        : `${weak.length} of ${counted(pairs.length, 'pair')} of text and ground seen ${weak.length === 1 ? 'has' : 'have'} less contrast than ${contrastMin}:1 (WCAG AA).`,
    )
  }
  return sentences.join(' ')
}
