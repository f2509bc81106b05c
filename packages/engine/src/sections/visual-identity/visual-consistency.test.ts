import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Palette } from '../../facts/look/shapes.ts'
import { inEachWording } from '../../writing/wording-fixtures.ts'
import { color, font, pair, palette } from '../swot/swot-fixtures.ts'
import { consistencyOf } from './visual-consistency.ts'

/** So many colours, the first of them in so many shades that nearly equal it. */
function colors(count: number, shades = 0): Pick<Palette, 'colors'> {
  const all = Array.from({ length: count }, (_, n) => color(`#aa330${n}`, 'neutral'))
  const variants = Array.from({ length: shades }, (_, n) => `#ab330${n}`)
  return { colors: all.map((one, n) => (n === 0 ? { ...one, value: { ...one.value, variants } } : one)) }
}
const fonts = (...families: string[]) => families.map((family) => font(family, 'self-hosted'))

const cases: Record<string, { look?: Partial<Palette>; type?: ReturnType<typeof font>[]; says: (string | null)[] }> = {
  'nothing where no look is known': { look: { pairs: [pair(7)] }, says: [null] },
  'one colour in one shade': { look: colors(1), says: ['One colour is in use, always in the same shade.'] },
  'two colours in one shade each': {
    look: colors(2),
    says: [
      '2 colours are in use, each in one shade only.',
      'The palette is kept to exactly: 2 colours and no stray shade.',
      'None of the 2 colours frays into near-equal shades.',
    ],
  },
  'a stray shade beside two colours': {
    look: colors(2, 1),
    says: [
      '2 colours are in use, and 1 shade that nearly equals one of them.',
      'Of 2 colours all but 1 shade is kept apart cleanly.',
      'Beside the 2 colours there is 1 shade that could be merged with one of them.',
    ],
  },
  'four stray shades, which are few': {
    look: colors(2, 4),
    says: [
      '2 colours are in use, and 4 shades that nearly equal one of them.',
      'Of 2 colours all but 4 shades are kept apart cleanly.',
      'Beside the 2 colours there are 4 shades that could be merged with one of them.',
    ],
  },
  'five stray shades, which are many': {
    look: colors(2, 5),
    says: [
      'Beside 2 colours 5 shades are in use that nearly equal one of these: the palette frays.',
      '2 colours would do, but 5 shades come so close to them that they look like slips.',
      'The palette is not kept to: 5 shades differ from its 2 colours by a hair.',
      '5 shades stand so near to the 2 colours of the palette that nobody would miss them.',
    ],
  },
  'type of the system': { type: [font('Arial', 'system')], says: ['The type is the system’s.'] },
  'one typeface beside that of the system': {
    type: [font('Arial', 'system', 'body'), ...fonts('Ladle Sans')],
    says: ['One typeface serves for everything.', 'Type keeps to one family.', 'A single typeface is loaded.'],
  },
  'one typeface for headings and text': {
    type: [font('Ladle Sans', 'google'), font('Ladle Sans', 'google', 'body')],
    says: ['One typeface serves for everything.', 'Type keeps to one family.', 'A single typeface is loaded.'],
  },
  'two typefaces': {
    type: fonts('Ladle Sans', 'Broth Serif'),
    says: [
      'Two typefaces share the text.',
      'Type keeps to two families.',
      'With two typefaces it stays within what readers can tell apart.',
    ],
  },
  'three typefaces': {
    type: fonts('Ladle Sans', 'Broth Serif', 'Bone Mono'),
    says: [
      '3 typefaces are in use (Ladle Sans, Broth Serif and Bone Mono), more than a reader can keep apart.',
      'Ladle Sans, Broth Serif and Bone Mono are 3 voices where one or two would be clearer.',
      'It sets its text in 3 typefaces, Ladle Sans, Broth Serif and Bone Mono.',
    ],
  },
  'contrast of 4.5, which is enough': {
    look: { pairs: [pair(4.5), pair(7)] },
    type: fonts('Ladle Sans'),
    says: [
      'One typeface serves for everything. Each pair of text and ground seen has enough contrast (WCAG AA).',
      'Type keeps to one family. Text stands out from its ground wherever it was measured (WCAG AA).',
      'A single typeface is loaded. All 2 pairs of text and ground pass WCAG AA.',
    ],
  },
  'one pair of three with less contrast': {
    look: { pairs: [pair(4.49), pair(4.5), pair(7)] },
    type: fonts('Ladle Sans'),
    says: [
      'One typeface serves for everything. 1 of 3 pairs of text and ground seen has less contrast than 4.5:1 (WCAG AA).',
      'Type keeps to one family. Of 3 pairs of text and ground 1 falls short of 4.5:1 (WCAG AA).',
      'A single typeface is loaded. 1 in 3 combinations of text and ground has less than the 4.5:1 of WCAG AA.',
    ],
  },
  'two pairs of three with less contrast': {
    look: { pairs: [pair(4.49), pair(2), pair(7)] },
    type: fonts('Ladle Sans'),
    says: [
      'One typeface serves for everything. 2 of 3 pairs of text and ground seen have less contrast than 4.5:1 (WCAG AA).',
      'Type keeps to one family. Of 3 pairs of text and ground 2 fall short of 4.5:1 (WCAG AA).',
      'A single typeface is loaded. 2 in 3 combinations of text and ground have less than the 4.5:1 of WCAG AA.',
    ],
  },
  'one pair with enough contrast': {
    look: { ...colors(1), pairs: [pair(4.5)] },
    says: [
      'One colour is in use, always in the same shade. The one pair of text and ground seen has enough contrast (WCAG AA).',
    ],
  },
  'one pair with less contrast': {
    look: { ...colors(1), pairs: [pair(4.49)] },
    says: [
      'One colour is in use, always in the same shade. The one pair of text and ground seen has less contrast than 4.5:1 (WCAG AA).',
    ],
  },
  'colours, type and contrast in this order': {
    look: { ...colors(2), pairs: [pair(7), pair(9)] },
    type: fonts('Ladle Sans'),
    says: [
      '2 colours are in use, each in one shade only. One typeface serves for everything. Each pair of text and ground seen has enough contrast (WCAG AA).',
      'The palette is kept to exactly: 2 colours and no stray shade. Type keeps to one family. Text stands out from its ground wherever it was measured (WCAG AA).',
      'None of the 2 colours frays into near-equal shades. A single typeface is loaded. All 2 pairs of text and ground pass WCAG AA.',
    ],
  },
}

for (const [what, { look = {}, type = [], says }] of Object.entries(cases)) {
  test(`the sentence on consistency tells of ${what}`, () => {
    assert.deepEqual([...new Set(inEachWording((wording) => consistencyOf(palette(look), type, wording)))], says)
  })
}
