/** How disciplined a look is: whether colours, faces and contrasts hold together. */

import type { Fact } from '../../evidence.ts'
import type { FontFamily, Palette } from '../../facts/look/shapes.ts'
import { capitalised, counted, listed } from '../../writing/prose.ts'
import type { SayAs } from '../../writing/rule.ts'
import type { Wording } from '../../writing/wording.ts'

/** Contrast of body text asked for by WCAG 2.2, success criterion 1.4.3, level AA. */
const contrastMin = 4.5
/** Shades beside the palette from which it looks as if nobody kept to it. */
const strayShadesMin = 5

export function consistencyOf(
  { pairs, colors }: Palette,
  typography: readonly Fact<FontFamily>[],
  { oneOf }: Wording,
): string | null {
  if (colors.length === 0 && typography.length === 0) return null
  const say: SayAs = (id, ...wordings) => oneOf(`consistency ${id}`, wordings)
  const variants = colors.reduce((sum, { value }) => sum + value.variants.length, 0)
  return [shades(colors.length, variants, say), faces(typography, say), legibility(pairs, say)]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

function shades(count: number, variants: number, say: SayAs): string | null {
  if (count === 0) return null
  const colors = counted(count, 'colour')
  if (variants === 0) {
    return count === 1
      ? 'One colour is in use, always in the same shade.'
      : say(
          'exact',
          `${capitalised(colors)} are in use, each in one shade only.`,
          `The palette is kept to exactly: ${colors} and no stray shade.`,
          `None of the ${colors} frays into near-equal shades.`,
        )
  }
  const more = counted(variants, 'shade')
  const [are, them] = variants === 1 ? ['is', 'it'] : ['are', 'them']
  return variants >= strayShadesMin
    ? say(
        'fraying',
        `Beside ${colors} ${more} ${are} in use that nearly equal one of these: the palette frays.`,
        `${capitalised(colors)} would do, but ${more} come so close to them that they look like slips.`,
        `The palette is not kept to: ${more} differ from its ${colors} by a hair.`,
        `${more} stand so near to the ${colors} of the palette that nobody would miss ${them}.`,
      )
    : say(
        'nearly exact',
        `${capitalised(colors)} are in use, and ${more} that nearly ${variants === 1 ? 'equals' : 'equal'} one of them.`,
        `Of ${colors} all but ${more} ${are} kept apart cleanly.`,
        `Beside the ${colors} there ${are} ${more} that could be merged with one of them.`,
      )
}

function faces(typography: readonly Fact<FontFamily>[], say: SayAs): string | null {
  if (typography.length === 0) return null
  const families = [
    ...new Set(typography.filter(({ value }) => value.source !== 'system').map(({ value }) => value.family)),
  ]
  if (families.length === 0) return 'The type is the system’s.'
  if (families.length === 1) {
    return say(
      'one',
      'One typeface serves for everything.',
      'Type keeps to one family.',
      'A single typeface is loaded.',
    )
  }
  if (families.length === 2) {
    return say(
      'two',
      'Two typefaces share the text.',
      'Type keeps to two families.',
      'With two typefaces it stays within what readers can tell apart.',
    )
  }
  return say(
    'many',
    `${families.length} typefaces are in use (${listed(families)}), more than a reader can keep apart.`,
    `${listed(families)} are ${families.length} voices where one or two would be clearer.`,
    `It sets its text in ${families.length} typefaces, ${listed(families)}.`,
  )
}

function legibility(pairs: Palette['pairs'], say: SayAs): string | null {
  if (pairs.length === 0) return null
  const weak = pairs.filter(({ contrast }) => contrast < contrastMin).length
  if (pairs.length === 1) {
    return weak === 0
      ? 'The one pair of text and ground seen has enough contrast (WCAG AA).'
      : `The one pair of text and ground seen has less contrast than ${contrastMin}:1 (WCAG AA).`
  }
  if (weak === 0) {
    return say(
      'legible',
      'Each pair of text and ground seen has enough contrast (WCAG AA).',
      'Text stands out from its ground wherever it was measured (WCAG AA).',
      `All ${counted(pairs.length, 'pair')} of text and ground pass WCAG AA.`,
    )
  }
  const [have, fall] = weak === 1 ? ['has', 'falls'] : ['have', 'fall']
  return say(
    'faint',
    `${weak} of ${counted(pairs.length, 'pair')} of text and ground seen ${have} less contrast than ${contrastMin}:1 (WCAG AA).`,
    `Of ${counted(pairs.length, 'pair')} of text and ground ${weak} ${fall} short of ${contrastMin}:1 (WCAG AA).`,
    `${weak} in ${pairs.length} combinations of text and ground ${have} less than the ${contrastMin}:1 of WCAG AA.`,
  )
}
