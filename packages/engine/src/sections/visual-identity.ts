import { Type } from 'typebox'
import type { Fact } from '../evidence.ts'
import type { LogoMark as Mark } from '../facts/look/shapes.ts'
import { missingOr } from '../writing/reach.ts'
import { sectionTitles } from '../writing/section-titles.ts'
import { closed, Hex, LogoMark, Nullable, PaletteColor, Share, strings } from '../writing/shapes.ts'
import { assess, type Claim, confidenceIn, defineSection, type Ground } from './section.ts'
import { consistencyOf } from './visual-identity/visual-consistency.ts'
import { visualSummary } from './visual-identity/visual-summary.ts'

const Typography = Type.Object(
  {
    family: Type.String({ description: 'Name of the typeface.' }),
    role: Type.Enum(['heading', 'body', 'other'], { description: 'What it is used for.' }),
    source: Nullable(
      Type.String({
        description:
          '`self-hosted`, `google`, `adobe`, `other host`, `not loaded`, or `system` for a typeface of the reader’s own machine.',
      }),
    ),
    weights: Type.Array(Type.Number(), { description: 'The weights in use, 100 to 900.' }),
    usage: Nullable(Type.String({ description: 'Where it is used, for people.' })),
  },
  closed,
)

export const visualIdentity = defineSection({
  id: 'visualIdentity',
  title: sectionTitles.visualIdentity,
  needs: ['palette', 'typography', 'typeScale', 'logo', 'imagery'],
  context: ['reach'],
  result: Type.Object(
    {
      palette: Type.Object(
        {
          colors: Type.Array(PaletteColor, {
            description: 'The colours, best first; none is `primary` when that cannot be defended.',
          }),
          primaryCandidates: Type.Array(
            Type.Object({ hex: Hex, reason: Type.String({ description: 'Why it was not taken.' }) }, closed),
            {
              description: 'Where there is no primary: what might have been, and why it was not taken.',
            },
          ),
          pairs: Type.Array(
            Type.Object(
              {
                foreground: Hex,
                background: Hex,
                contrast: Type.Number({ minimum: 1, maximum: 21, description: 'WCAG 2 contrast ratio, 1 to 21.' }),
                usage: Type.String({ description: 'Where the pair was seen, for people.' }),
              },
              closed,
            ),
            { description: 'Colours of text and background that stand together.' },
          ),
          themes: Type.Array(Type.Enum(['light', 'dark']), {
            description: 'The colour schemes that the stylesheets provide for.',
          }),
          gradients: strings('CSS gradients as written, with variables resolved, most used first.'),
        },
        { ...closed, description: 'The colours of the brand and how they stand together.' },
      ),
      typography: Type.Array(Typography, { description: 'The typefaces, those of headings and body first.' }),
      typeScale: Type.Array(
        Type.Object(
          {
            step: Type.String({ description: '`h1`, `h2`, `h3`, `body`, `small` or `button`.' }),
            size: Type.Number({ description: 'In CSS pixels on a wide screen.' }),
            weight: Type.Number({ description: 'Font weight, 100 to 900.' }),
          },
          closed,
        ),
        {
          description: 'The sizes of type.',
        },
      ),
      logo: Type.Object(
        {
          primary: Nullable(LogoMark, 'The logo; null when none was found.'),
          icon: Nullable(LogoMark, 'A small square mark: favicon or touch icon.'),
          alternates: Type.Array(LogoMark, {
            description: 'Other forms of the primary mark, such as one for dark backgrounds.',
          }),
          mode: Nullable(
            Type.Enum(['light', 'dark'], {
              description: 'The background that the primary mark is made for.',
            }),
          ),
          agreement: Nullable(
            Share('How far the logo’s own colours agree with the palette, from 0 to 1; null when they are not known.'),
          ),
        },
        { ...closed, description: 'The logo in its forms.' },
      ),
      imagery: Nullable(Type.String({ description: 'What kind of pictures the pages show, for people.' })),
      consistency: Nullable(
        Type.String({ description: 'How well colours, typefaces and contrasts hold together, for people.' }),
      ),
    },
    { ...closed, description: 'How the brand looks.' },
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
  write({ palette, typography, typeScale, logo, imagery, reach }, { claim, wording }) {
    for (const [index, color] of palette.colors.entries()) claim(`/palette/colors/${index}`, color)
    for (const [index, family] of typography.entries()) claim(`/typography/${index}`, family)
    if (imagery !== null) claim('/imagery', imagery)
    const computed: Ground = { basis: 'computed', confidence: 0.85, quotes: [] }
    for (const index of palette.pairs.keys()) claim(`/palette/pairs/${index}`, computed)
    for (const index of typeScale.keys()) claim(`/typeScale/${index}`, computed)
    if (palette.logoAgreement !== null) claim('/logo/agreement', computed)
    const consistency = consistencyOf(palette, typography, wording)
    if (consistency !== null) claim('/consistency', { ...computed, confidence: 0.8 })
    return {
      assessment: assess(visualSummary({ palette, typography, logo, imagery, reach }, wording), [
        { found: confidenceIn(palette.colors), gap: 'No colour of the brand could be told apart.' },
        {
          found: confidenceIn(palette.colors.filter(({ value }) => value.role === 'primary')),
          gap: 'No colour stands out as the brand’s own.',
        },
        { found: confidenceIn(typography), gap: 'No typeface was found.' },
        {
          found: confidenceIn(logo.primary),
          gap: missingOr(reach, 'logo', { missing: 'No logo was found.', unsure: 'Its logo could not be told apart.' }),
        },
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
