/** Kinds of places where a colour is seen. */
export type UseName =
  | 'logo'
  | 'cta'
  | 'button'
  | 'header'
  | 'hero'
  | 'navigation'
  | 'footer'
  | 'page'
  | 'surface'
  | 'gradient'
  | 'outline'
  | 'button-text'
  | 'heading'
  | 'link'
  | 'text'
  | 'border'
  | 'icon'

export interface Use {
  /** Elements, those of further pages counted in part. */
  count: number
  /** Elements. */
  elements: number
  /** CSS pixels squared of fills; characters of texts. */
  amount: number
}

export const noUse: Use = { count: 0, elements: 0, amount: 0 }

/** One colour and everything known of it. */
export interface SeenColor {
  /** `#rrggbb` */
  hex: string
  uses: Map<UseName, Use>
  /** Custom properties that hold it. */
  tokens: string[]
  /** Where the site names it for others: `theme-color`, `web manifest`, `mask icon`, … */
  declarations: string[]
  /** First page and place that showed it; ties of everything else are broken by it. */
  order: number
}

/** A text over a ground. */
export interface SeenPair {
  foreground: string
  background: string
  /** Characters, by the kind of place. */
  places: Map<UseName, number>
}

const pairsMax = 2_000
/** Sites show some two hundred; a page of ten thousand shades tells no more than its first thousand. */
const colorsMax = 1_000

/** Colours by hex, in the order in which they were met. */
export class SeenColors {
  readonly byHex = new Map<string, SeenColor>()
  readonly pairs = new Map<string, SeenPair>()

  of(hex: string): SeenColor {
    const known = this.byHex.get(hex)
    if (known !== undefined) return known
    const color: SeenColor = {
      hex,
      uses: new Map(),
      tokens: [],
      declarations: [],
      order: this.byHex.size,
    }
    if (this.byHex.size < colorsMax) this.byHex.set(hex, color)
    return color
  }

  use(hex: string, name: UseName, amount: number, weight = 1): void {
    const color = this.of(hex)
    const use = color.uses.get(name) ?? noUse
    color.uses.set(name, {
      count: use.count + weight,
      elements: use.elements + 1,
      amount: use.amount + amount * weight,
    })
  }

  pair(foreground: string, background: string, place: UseName, characters: number): void {
    const key = `${foreground} ${background}`
    const pair = this.pairs.get(key) ?? { foreground, background, places: new Map() }
    if (this.pairs.size < pairsMax) this.pairs.set(key, pair)
    pair.places.set(place, (pair.places.get(place) ?? 0) + characters)
  }
}
