import { Type } from 'typebox'
import type { Fact } from '../evidence.ts'
import type { LogoMark as Mark } from '../facts/look.ts'
import { Confidence, closed, Hex, LogoMark, Nullable, PaletteColor } from '../report/shapes.ts'
import { assess, type Claim, confidenceIn, defineSection, type Ground } from './section.ts'
import { consistencyOf } from './visual-consistency.ts'
import { visualSummary } from './visual-summary.ts'

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
  write({ palette, typography, typeScale, logo, imagery }, claim, wording) {
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
      assessment: assess(visualSummary({ palette, typography, logo, imagery }, wording), [
        { found: confidenceIn(palette.colors), gap: 'No colour of the brand could be told apart.' },
        {
          found: confidenceIn(palette.colors.filter(({ value }) => value.role === 'primary')),
          gap: 'No colour stands out as the brand’s own.',
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
