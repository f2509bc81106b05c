/** Wire shapes of branding: validation, types and documentation in one. */

import { type Static, type TSchema, Type } from 'typebox'
import { Time } from '../../platform/http/times.ts'
import { linePattern } from '../../platform/line-text.ts'
import { logoBytesMax, logoPattern } from './logo-input.ts'
import { colorPattern, textLengths } from './text-input.ts'

const shown = {
  name: 'Northlight Studio',
  logo: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI4IiBoZWlnaHQ9IjgiIHZpZXdCb3g9IjAgMCA4IDgiPjxjaXJjbGUgY3g9IjQiIGN5PSI0IiByPSI0IiBmaWxsPSIjMGE3ZDU1Ii8+PC9zdmc+',
  color: '#0a7d55',
  footer: 'Northlight Studio · hello@northlight.example',
}

/** `null` as well as leaving it out means none. */
const orNull = (keywords: Record<string, unknown>) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], ...keywords }))
const line = (lengthMax: number) => ({ minLength: 1, maxLength: lengthMax, pattern: linePattern })
const lineRule =
  'One line of plain text, with something in it that can be seen; spaces around it are left out. null or left out: none.'

/** Body of PUT. */
export type NewBranding = Static<typeof NewBranding>
export const NewBranding = Type.Object(
  {
    name: orNull({
      ...line(textLengths.name),
      description: `The agency’s name. ${lineRule}`,
      examples: [shown.name],
    }),
    logo: orNull({
      pattern: logoPattern,
      description: `A picture in a \`data:\` address: SVG, PNG, JPEG or WebP of at most ${logoBytesMax.toLocaleString('en')} bytes, before base64. It is read when it is set: an SVG is kept as it was made safe, without scripts, animations, filters and what it would load; one with pictures or HTML in it is refused. null or left out: none.`,
      examples: [shown.logo],
    }),
    color: orNull({
      pattern: colorPattern,
      description:
        'The colour of headings and rules, `#rrggbb`, in place of the analyzed brand’s. null or left out: none.',
      examples: [shown.color],
    }),
    footer: orNull({
      ...line(textLengths.footer),
      description: `Stands at the foot of every page. ${lineRule}`,
      examples: [shown.footer],
    }),
  },
  {
    title: 'NewBranding',
    description: 'What white-label exports carry from now on. It replaces all that was set before.',
    additionalProperties: false,
    required: [],
  },
)

const member = <Shape extends TSchema>(shape: Shape, description: string, example: string) =>
  Type.Union([shape, Type.Null()], { description, examples: [example] })

/** Answer of PUT and GET. */
export type BrandingAnswer = Static<typeof BrandingAnswer>
export const BrandingAnswer = Type.Object(
  {
    name: member(Type.String(), 'The agency’s name; null without one.', shown.name),
    logo: member(
      Type.String(),
      'The picture as it is kept: a `data:` address in base64, an SVG as it was made safe; null without one.',
      shown.logo,
    ),
    color: member(
      Type.String({ pattern: '^#[0-9a-f]{6}$' }),
      '`#rrggbb`, in small letters; null without one.',
      shown.color,
    ),
    footer: member(Type.String(), 'The line at the foot of every page; null without one.', shown.footer),
    updated_at: Time('When it was set', '2026-01-15T10:30:00.000Z'),
  },
  { title: 'Branding', description: 'What an account puts on its white-label exports.' },
)

export const DeletedBranding = Type.Object(
  { deleted: Type.Literal(true, { description: 'Always true.' }) },
  { title: 'DeletedBranding', description: 'That the branding was deleted.' },
)
