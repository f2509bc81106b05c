import { counted, listed } from '../writing/prose.ts'
import { type AnyInsightRule, insightRule } from './insight-rule.ts'

/** WCAG 2.2, 1.4.3: text of ordinary size; large text may do with 3. */
const contrastMin = 4.5
const familiesMax = 4
const weightsMax = 5

/** How the home page looks, as far as its style sheets tell. */
export const lookRules: readonly AnyInsightRule[] = [
  insightRule({
    id: 'low-contrast',
    category: 'visual',
    weight: 6,
    impact: 'medium',
    effort: 'S',
    needs: ['palette'],
    subject: 'contrast',
    find({ palette }) {
      const weak = palette.pairs
        .filter(({ contrast }) => contrast < contrastMin)
        .sort((a, b) => a.contrast - b.contrast)
      const [worst] = weak
      if (worst === undefined) return null
      return {
        title: 'Some text is hard to tell from its ground',
        insight: `${counted(weak.length, 'pair')} of colours ${weak.length === 1 ? 'stays' : 'stay'} below the contrast of 4.5 that text needs; the weakest is ${worst.foreground} on ${worst.background} (${worst.contrast.toFixed(1)}, ${worst.usage}).`,
        recommendation:
          'Darken the text or lighten the ground until the ratio reaches 4.5; large headings may stay at 3.',
        confidence: worst.contrast < 3 ? 0.8 : 0.6,
        quotes: [],
      }
    },
  }),
  insightRule({
    id: 'many-typefaces',
    category: 'visual',
    weight: 4,
    impact: 'low',
    effort: 'M',
    needs: ['typography'],
    subject: 'type',
    find({ typography }) {
      const loaded = typography.filter(({ value }) => value.source !== 'system' && value.source !== 'not loaded')
      if (loaded.length < familiesMax) return null
      return {
        title: 'Too many typefaces share one page',
        insight: `${loaded.length} families are loaded: ${listed(
          loaded.map(({ value }) => value.family),
          5,
        )}.`,
        recommendation: 'Settle on one family for headings and one for text; the page gets calmer, and faster.',
        confidence: 0.7,
        quotes: [],
      }
    },
  }),
  insightRule({
    id: 'many-weights',
    category: 'visual',
    weight: 2,
    impact: 'low',
    effort: 'S',
    needs: ['typography'],
    subject: 'type',
    find({ typography }) {
      const heavy = typography.find(({ value }) => value.weights.length > weightsMax)
      if (heavy === undefined) return null
      return {
        title: 'One typeface appears in too many weights',
        insight: `${heavy.value.family} is used in ${heavy.value.weights.length} weights (${heavy.value.weights.join(', ')}): differences so small are not seen, but each is downloaded.`,
        recommendation: 'Keep a regular, a bold and at most one between.',
        confidence: 0.6,
        quotes: [],
      }
    },
  }),
  insightRule({
    id: 'no-logo',
    category: 'visual',
    weight: 6,
    impact: 'medium',
    effort: 'S',
    needs: ['logo', 'name'],
    denies: ['logo'],
    find({ logo, name }) {
      if (logo.primary !== null || name === null) return null
      return {
        title: 'No logo could be made out',
        insight: `Nothing in the head of the page could be told to be the mark of ${name.value.name}${logo.icon === null ? ', and there is no icon either' : '; only its small icon is known'}.`,
        recommendation:
          'Put the mark into the header as a picture or drawing with the brand’s name as its alternative text, linked to the home page.',
        confidence: 0.5,
        quotes: [],
      }
    },
  }),
]
