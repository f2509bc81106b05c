import type { LogoMark } from '../facts/look/shapes.ts'
import { testInsightRules } from '../sections/rule-cases-fixtures.ts'
import { fact, font, name, pair, palette } from '../sections/swot/swot-fixtures.ts'
import { lookRules } from './insights-on-look.ts'

const mark = fact<LogoMark>({
  kind: 'icon',
  width: 9,
  height: 9,
  format: 'svg',
  hash: null,
  madeFor: null,
  colors: [],
  why: '',
})
const fonts = ['Ladle', 'Broth', 'Leek', 'Beet'].map((one) => font(one, 'google'))
const weighted = (count: number) => [
  { ...fonts[0]!, value: { ...fonts[0]!.value, weights: [100, 200, 300, 400, 500, 600].slice(0, count) } },
]

testInsightRules(lookRules, {
  'low-contrast': {
    facts: { palette: palette({ pairs: [pair(4.5), pair(4.4)] }) },
    says: [
      'Some text is hard to tell from its ground. 1 pair of colours stays below the contrast of 4.5 that text needs; the weakest is #777777 on #ffffff (4.4, text). Darken the text or lighten the ground until the ratio reaches 4.5; large headings may stay at 3.',
    ],
    confidence: 0.6,
    variants: {
      'of two': {
        facts: { palette: palette({ pairs: [pair(3.2), pair(2.96, 'labels of buttons')] }) },
        says: [
          'Some text is hard to tell from its ground. 2 pairs of colours stay below the contrast of 4.5 that text needs; the weakest is #777777 on #ffffff (3.0, labels of buttons). Darken the text or lighten the ground until the ratio reaches 4.5; large headings may stay at 3.',
        ],
        confidence: 0.8,
      },
    },
    silent: {
      'where all can be read': { palette: palette({ pairs: [pair(4.5), pair(21)] }) },
      'where no pair is known': { palette: palette({}) },
    },
  },
  'many-typefaces': {
    facts: { typography: [...fonts, font('Arial', 'system'), font('Lost', 'not loaded')] },
    says: [
      'Too many typefaces share one page. 4 families are loaded: Ladle, Broth, Leek and Beet. Settle on one family for headings and one for text; the page gets calmer, and faster.',
    ],
    confidence: 0.7,
    silent: {
      'with three': { typography: fonts.slice(1) },
      'where the fourth is of the device': { typography: [...fonts.slice(1), font('Arial', 'system')] },
      'where the fourth never loads': { typography: [...fonts.slice(1), font('Lost', 'not loaded')] },
    },
  },
  'many-weights': {
    facts: { typography: [fonts[1]!, ...weighted(6)] },
    says: [
      'One typeface appears in too many weights. Ladle is used in 6 weights (100, 200, 300, 400, 500, 600): differences so small are not seen, but each is downloaded. Keep a regular, a bold and at most one between.',
    ],
    confidence: 0.6,
    silent: { 'with five': { typography: weighted(5) } },
  },
  'no-logo': {
    facts: { name },
    says: [
      'No logo could be made out. Nothing in the head of the page could be told to be the mark of Marrowell, and there is no icon either. Put the mark into the header as a picture or drawing with the brand’s name as its alternative text, linked to the home page.',
    ],
    confidence: 0.5,
    variants: {
      'beside a small icon': {
        facts: { logo: { primary: null, icon: mark, alternates: [] } },
        says: [
          'No logo could be made out. Nothing in the head of the page could be told to be the mark of Marrowell; only its small icon is known. Put the mark into the header as a picture or drawing with the brand’s name as its alternative text, linked to the home page.',
        ],
        confidence: 0.5,
      },
    },
    silent: {
      'with a logo': { logo: { primary: mark, icon: null, alternates: [] } },
      'where the name of the brand is not known': { name: null },
    },
  },
})
