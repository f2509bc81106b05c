import type { UseName } from './color-uses.ts'

/**
 * All numbers by which the colours of a site are held against each other. `npm run bench:tune` searches for better ones
 * and says what they gain on sites that were not looked at; points add up, factors multiply the sum.
 */
export interface PaletteWeights {
  /** Points of being seen in a place once, where the fill is of usual size. */
  places: Record<UseName, number>
  /** Share that each doubling of a place adds: of what a page has once, and of what repeats. */
  growth: { once: number; repeated: number }
  /** Points of each further kind of place beyond the first two. */
  breadth: number
  /** Points of the best name that a custom property gives the colour; a share of them where no page shows it. */
  token: { brand: number; accent: number; other: number; unseen: number }
  /** Points of being named for browsers and home screens. */
  declared: { theme: number; tile: number }
  logo: {
    /** Points of a colour that is the logo's first. */
    first: number
    /** Share that each further colour of the logo loses. */
    loss: number
    /** Points of places from which on the logo counts in full. */
    bornOut: number
    /** Points of a colour of the logo that no page shows. */
    alone: number
  }
  /** Factors of any place in the palette. */
  standing: { muted: number; tinted: number; grey: number; black: number; framework: number }
  /** Factors of the first place alone: who is named first is no matter of points only. */
  first: {
    /** Tints of white. */
    paper: number
    /** Light colours of little chroma set off what is darker. */
    pastel: number
    /** Gold, amber and sand adorn; seldom a brand is named for them beside a darker colour. */
    gold: number
    /** Nearly black with a hue of its own: as often the ink as the brand's colour. */
    ink: number
    /** Such an ink that neither calls nor bars wear, where a vivid colour asks for the click. */
    inkBesideCall: number
    /** Without a hue. */
    neutral: number
    /** Not in the logo, where that has colours: what a template brought along is as widely used. */
    stranger: number
    /** In the logo or the name of a property, and on no page. */
    unseen: number
    /** Points under which no colour is defended as the first. */
    least: number
  }
  /** Factors of following one that was named already: a further shade of it, a hue of its own. */
  next: { shade: number; newHue: number }
}

export const paletteWeights: PaletteWeights = {
  places: {
    logo: 0,
    cta: 4,
    button: 1,
    header: 2,
    hero: 2,
    navigation: 1.6,
    footer: 2,
    page: 2.5,
    surface: 0.5,
    gradient: 0.2,
    outline: 0.6,
    'button-text': 0.5,
    heading: 0.8,
    link: 0.6,
    text: 0.25,
    border: 0.1,
    icon: 0.3,
  },
  growth: { once: 0.15, repeated: 0.5 },
  breadth: 0.3,
  token: { brand: 3.5, accent: 2.2, other: 1, unseen: 0.4 },
  declared: { theme: 2.5, tile: 1.5 },
  logo: { first: 6, loss: 0.15, bornOut: 1, alone: 2.5 },
  standing: { muted: 0.9, tinted: 0.7, grey: 0.2, black: 0.4, framework: 0.35 },
  first: {
    paper: 0.1,
    pastel: 0.6,
    gold: 0.65,
    ink: 0.85,
    inkBesideCall: 0.37,
    neutral: 0.3,
    stranger: 0.8,
    unseen: 0.75,
    least: 1.8,
  },
  next: { shade: 0.6, newHue: 1.4 },
}
