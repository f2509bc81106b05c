/**
 * Words that a model is asked to draft for places of a site, and what comes back. All of it can be sent between processes, and what comes from
 * one that reads hostile pages is held against these bounds.
 */
import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'

const closed = { additionalProperties: false } as const

/** Places of a site, in the order in which they are told. */
export const rewriteParts = ['opening', 'subhead', 'call', 'metaDescription', 'positioning'] as const
export type RewritePart = (typeof rewriteParts)[number]

export interface LengthLimits {
  unit: 'words' | 'characters'
  min: number
  max: number
}

/** How long what stands in a place may be. */
export const lengthLimits = {
  opening: { unit: 'words', min: 2, max: 12 },
  subhead: { unit: 'words', min: 8, max: 24 },
  call: { unit: 'words', min: 2, max: 6 },
  metaDescription: { unit: 'characters', min: 120, max: 155 },
  positioning: { unit: 'words', min: 6, max: 40 },
} as const satisfies Record<RewritePart, LengthLimits>

/** Characters of Chinese, Japanese and Korean take twice the room in a result of search engines. */
export const wideDescription: LengthLimits = { unit: 'characters', min: 60, max: 80 }
const wideLanguages: ReadonlySet<string> = new Set(['ja', 'zh', 'ko'])

export const lengthLimitsIn = (part: RewritePart, language: string): LengthLimits =>
  part === 'metaDescription' && wideLanguages.has(language) ? wideDescription : lengthLimits[part]

export const draftPassagesMax = 24
/** Of how many passages one draft may be made. */
export const draftSourcesMax = 5
export const draftReadersMax = 3
export const draftPassageCharactersMax = 300
export const draftNameCharactersMax = 100

const NameOrNull = Type.Union([Type.String({ maxLength: draftNameCharactersMax }), Type.Null()])

/** What drafts are asked for, and of which passages they are to be made, strongest first. */
export type DraftOrder = Static<typeof DraftOrder>
export const DraftOrder = Type.Object(
  {
    /** ISO 639-1. */
    language: Type.String({ pattern: '^[a-z]{2,3}$' }),
    brand: NameOrNull,
    category: NameOrNull,
    readers: Type.Array(Type.String({ maxLength: draftNameCharactersMax }), { maxItems: draftReadersMax }),
    places: Type.Array(
      Type.Object(
        {
          part: Type.Enum([...rewriteParts]),
          /** What stands there now, or its beginning; null: nothing does. */
          before: Type.Union([Type.String({ maxLength: draftPassageCharactersMax }), Type.Null()]),
        },
        closed,
      ),
      { minItems: 1, maxItems: rewriteParts.length },
    ),
    passages: Type.Array(
      Type.Object(
        {
          number: Type.Integer({ minimum: 1, maximum: draftPassagesMax }),
          text: Type.String({ minLength: 1, maxLength: draftPassageCharactersMax }),
        },
        closed,
      ),
      { minItems: 1, maxItems: draftPassagesMax },
    ),
  },
  closed,
)

/** What a model wrote for a place, unchecked, and the numbers of the passages that it says it was made of. */
export interface Draft {
  part: RewritePart
  text: string
  passages: number[]
}

/** All that a model drafted for a site. */
export interface Drafted {
  /** The model's name. */
  model: string
  drafts: Draft[]
}

/** What came of asking a model for drafts. */
export interface Drafting extends Drafted {
  /** Why there are none, as a sentence for readers of the report; null where the model answered. */
  failure: string | null
}

/** Whether this is an order within its bounds: each place once, each passage with a number of its own. */
export function isDraftOrder(value: unknown): value is DraftOrder {
  if (!Check(DraftOrder, value)) return false
  const areDistinct = (all: readonly unknown[]) => new Set(all).size === all.length
  return areDistinct(value.places.map(({ part }) => part)) && areDistinct(value.passages.map(({ number }) => number))
}
