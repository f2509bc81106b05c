import { Type } from 'typebox'
import { Confidence, closed, LogoMark, Nullable, PaletteColor, Strings } from '../report/shapes.ts'
import { defineSection, unread } from './section.ts'

export const visualIdentity = defineSection({
  id: 'visualIdentity',
  title: 'Visual identity',
  needs: [],
  result: Type.Object(
    {
      palette: Type.Object(
        {
          colors: Type.Array(PaletteColor, { description: 'Best first; no `primary` when none can be defended.' }),
          pairs: Type.Array(
            Type.Object(
              {
                foreground: Type.String(),
                background: Type.String(),
                contrast: Type.Number({ minimum: 1, maximum: 21 }),
                usage: Type.String(),
              },
              closed,
            ),
          ),
          themes: Strings,
          gradients: Strings,
        },
        closed,
      ),
      typography: Type.Array(
        Type.Object(
          {
            family: Type.String(),
            role: Type.Enum(['heading', 'body', 'other']),
            source: Nullable(Type.String()),
            usage: Nullable(Type.String()),
          },
          closed,
        ),
      ),
      logo: Type.Object(
        {
          primary: Nullable(LogoMark),
          icon: Nullable(LogoMark),
          alternates: Type.Array(LogoMark),
          mode: Nullable(Type.Enum(['light', 'dark'])),
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
    palette: { colors: [], pairs: [], themes: [], gradients: [] },
    typography: [],
    logo: { primary: null, icon: null, alternates: [], mode: null, agreement: null },
    imagery: null,
    consistency: null,
  },
  looksFor: ['Palette and typography are not read.', 'The logo is not read.', 'Imagery is not read.'],
  write: unread,
})
