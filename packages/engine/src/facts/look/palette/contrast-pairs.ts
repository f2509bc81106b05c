import type { ContrastPair } from '../shapes.ts'
import { contrastOf } from './color-geometry.ts'
import type { SeenPair, UseName } from './color-uses.ts'

/** What nobody could read stands over something that was not seen: a picture laid under it, a script's fill. */
const unreadable = 1.25
const pairsMax = 12
/** A label of a button weighs as much as a paragraph: it is what visitors are to read. */
const weights: Partial<Record<UseName, number>> = { 'button-text': 12, heading: 6, link: 2 }
const names: Partial<Record<UseName, string>> = {
  'button-text': 'button labels',
  heading: 'headings',
  link: 'links',
  text: 'text',
}

/** The pairs of text and ground that matter most, with what they contrast. */
export function contrastPairs(pairs: Iterable<SeenPair>): ContrastPair[] {
  return [...pairs]
    .filter(({ foreground, background }) => foreground !== background)
    .map((pair) => ({ pair, weight: weightOf(pair) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, pairsMax)
    .map(
      ({ pair: { foreground, background, places } }): ContrastPair => ({
        foreground,
        background,
        contrast: contrastOf(foreground, background),
        usage: [...places]
          .sort(([, a], [, b]) => b - a)
          .map(([place]) => names[place] ?? place)
          .join(', '),
      }),
    )
    .filter(({ contrast }) => contrast >= unreadable)
}

const weightOf = ({ places }: SeenPair): number =>
  [...places].reduce((sum, [place, characters]) => sum + (weights[place] ?? 1) * characters, 0)
