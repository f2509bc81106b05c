/**
 * What a second reader is asked of a site, and what it may answer: numbers of passages and closed choices. All of it can be sent between
 * processes, and what comes from one that reads hostile pages is held against these bounds.
 */
import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'

const closed = { additionalProperties: false } as const

export const passagesMax = { kinds: 4, readers: 12, pains: 12, voices: 12 } as const
export const passageCharactersMax = 300
export const subjectCharactersMax = 100
const numberMax = 99

/** A passage of a page. */
export type NumberedPassage = Static<typeof NumberedPassage>
export const NumberedPassage = Type.Object(
  {
    number: Type.Integer({ minimum: 1, maximum: numberMax }),
    /** What is asked of it: a phrase that stands in it, or the readers that it names; null: all of it. */
    subject: Type.Union([Type.String({ maxLength: subjectCharactersMax }), Type.Null()]),
    text: Type.String({ maxLength: passageCharactersMax }),
  },
  closed,
)

const passages = (maxItems: number) => Type.Array(NumberedPassage, { maxItems })

/** The questions, each over passages of its own. One without passages is not asked. */
export type SecondQuestions = Static<typeof SecondQuestions>
export const SecondQuestions = Type.Object(
  {
    /** The brand's name; null where it is not known. */
    brand: Type.Union([Type.String({ maxLength: subjectCharactersMax }), Type.Null()]),
    /** Which phrase says what the brand is? */
    kinds: passages(passagesMax.kinds),
    /** Do these readers buy? */
    readers: passages(passagesMax.readers),
    /** Which says the readers' trouble? */
    pains: passages(passagesMax.pains),
    /** Does a customer speak? */
    voices: passages(passagesMax.voices),
  },
  closed,
)

export const readerRoles = ['buys', 'benefits', 'neither'] as const
export const voiceAnswers = ['yes', 'no', 'cannot tell'] as const

/** What the model decided, by the numbers of passages. Where nothing was asked, or no answer came, there is no member. */
export interface SecondAnswers {
  /** The passage whose phrase says what the brand is; null: none of them. */
  kind?: number | null
  readers: { number: number; role: (typeof readerRoles)[number] }[]
  /** The passage that says the trouble; null: none of them. */
  trouble?: number | null
  voices: { number: number; isCustomer: (typeof voiceAnswers)[number] }[]
}

export const passagesOf = ({ kinds, readers, pains, voices }: SecondQuestions): NumberedPassage[] => [
  ...kinds,
  ...readers,
  ...pains,
  ...voices,
]

/** Whether these are questions within their bounds, each passage with a number of its own. */
export function areQuestions(value: unknown): value is SecondQuestions {
  if (!Check(SecondQuestions, value)) return false
  const numbers = passagesOf(value).map(({ number }) => number)
  return new Set(numbers).size === numbers.length
}

/** Whether the answers name nothing but passages of their questions, each at most once. */
export function areAnswersTo({ kinds, readers, pains, voices }: SecondQuestions, answers: SecondAnswers): boolean {
  const among = (asked: readonly NumberedPassage[], numbers: readonly number[]) =>
    new Set(numbers).size === numbers.length && numbers.every((one) => asked.some(({ number }) => number === one))
  const one = (number: number | null | undefined) => (number == null ? [] : [number])
  return (
    among(kinds, one(answers.kind)) &&
    among(pains, one(answers.trouble)) &&
    among(
      readers,
      answers.readers.map(({ number }) => number),
    ) &&
    among(
      voices,
      answers.voices.map(({ number }) => number),
    )
  )
}
