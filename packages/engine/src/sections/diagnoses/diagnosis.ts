/** What a diagnosis is: what several facts of a site mean together, what speaks against it, and what to do first. */
import type { Quote } from '../../evidence.ts'
import type { Rule, RuleFinding } from '../../writing/rule.ts'
import type { DiagnosisFacts } from './diagnosis-facts.ts'

/** `asset`: what nobody else can say so easily. The others are tensions: where two facts of the site pull apart. */
export const diagnosisGroups = ['asset', 'proof', 'opening', 'call', 'readers', 'offer', 'name', 'site'] as const
export type DiagnosisGroup = (typeof diagnosisGroups)[number]

/** What a diagnosis is about: an asset, a tension and a move of one subject belong together. */
export type Subject =
  | 'person'
  | 'customers'
  | 'proof'
  | 'price'
  | 'terms'
  | 'product'
  | 'place'
  | 'line'
  | 'knowledge'
  | 'refusal'
  | 'readers'
  | 'name'
  | 'data'
  | 'state'

/** How plainly the two sides of it show: both are quoted, one is quoted and the other verified to be missing, or both were computed. */
export type Contrast = 'both quoted' | 'one missing' | 'computed'

export interface Move {
  /** At most nine words, the verb first, with the site's noun: “Name Ines under the headline”. No full stop. */
  title: string
  /** URL of the page to change. */
  page: string
  /** What to put there, in at most 35 words: a command. */
  text: string
}

/** Words of the site that a move puts into the opening: what the words to use then propose as well. */
export interface PlacedWords {
  part: 'opening' | 'subhead'
  /** In the site's words: a line, or a name and a role. */
  text: string
  /** Of a customer's words, who says them. */
  by?: string | null
  /** Passages that it is made of. */
  madeOf: Quote[]
}

/** A line of the site below the headline; of a customer's words, signed. */
export const inSubhead = (quote: Quote, by: string | null = null): PlacedWords => ({
  part: 'subhead',
  text: quote.text,
  by,
  madeOf: [quote],
})

export interface DiagnosisFinding extends RuleFinding {
  /** A conclusion of at most 14 words with a noun of the site; no full stop. */
  title: string
  /** One or two sentences, at most 45 words: a quote, a number or a page, then what follows from it. */
  text: string
  /**
   * Its half of the thesis’s headline, at most 10 words, without a full stop. Of an asset, what can stand alone: “Your dog sleeps in our house”
   * in quotes. Of a tension, a clause that begins with its conjunction: “and no page says whose house”.
   */
  pole: string
  /** Of a tension whose pole speaks of certain words of the site: it goes with an asset that quotes them, and with no other. */
  about?: string
  /** What speaks against it, in a sentence; null where nothing was seen. */
  against: string | null
  move: Move
  /** Where the move puts words of the site into the opening. */
  places?: PlacedWords
  contrast: Contrast
  subject: Subject
  /** Whether it stands on the way from the home page to the decision. */
  isNear: boolean
  /** Whether it touches money, health, children, data, animals or a home. */
  isSensitive: boolean
  /** 0 to 1. */
  confidence: number
  quotes: Quote[]
  /** Of what is mended in a minute and says nothing of the brand. */
  chore?: Chore
}

/** `urgent`: it hurts a customer at once, such as a price, a number to call or an order that is not there; `small`: it belongs to the moves alone. */
export type Chore = 'urgent' | 'small'

export interface DiagnosisRule<Need extends keyof DiagnosisFacts> extends Rule<DiagnosisFacts, Need, DiagnosisFinding> {
  group: DiagnosisGroup
  /** How much it matters when it holds, 0.2 to 1: 1 where it touches the goal of the site. */
  stakes: number
  /**
   * Of real sites, the share on which it holds, 0.04 to 1, as `npm run bench:reports` counts them: what is said of most leads nowhere, and of a
   * hundred sites no smaller share can be told.
   */
  share: number
  effort: 'S' | 'M' | 'L'
  /**
   * Set where it judges an offer: it is asked only of sites that sell, or (`asks`) also of those that ask for gifts, members or time. A blog,
   * or a firm that is made up, is asked neither.
   */
  of?: 'sells' | 'asks'
  /** Whether the home page alone can prove it: then a flash report may tell it. */
  isOfOnePage?: true
  /** false: it feeds other diagnoses and the moves, and is never the thesis. */
  leads: boolean
}

export type AnyDiagnosisRule = DiagnosisRule<keyof DiagnosisFacts>

export const diagnosis = <Need extends keyof DiagnosisFacts>(rule: DiagnosisRule<Need>): AnyDiagnosisRule => rule

/** A finding with its rule, and what it counts for. */
export interface Diagnosis extends DiagnosisFinding {
  rule: string
  group: DiagnosisGroup
  effort: 'S' | 'M' | 'L'
  leads: boolean
  isOfOnePage: boolean
  score: number
}

/** The first of several frames whose condition holds: frames are chosen by the facts at hand, not by chance. The last has none. */
export function frame(...frames: readonly (readonly [holds: boolean, text: string] | string)[]): string {
  for (const one of frames) {
    if (typeof one === 'string') return one
    if (one[0]) return one[1]
  }
  throw new Error('The last frame has to hold always.')
}
