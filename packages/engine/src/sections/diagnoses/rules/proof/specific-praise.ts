/** How much a customer's words say of the thing itself: “always on time” tells, “great service, I recommend it” fits anybody. */
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { parityWordsOf } from '../../../../lexicon/speech/claim-words.ts'
import { customerVoicesOf } from '../../../../lexicon/speech/customer-voice-words.ts'
import { styleWordsOf } from '../../../../lexicon/speech/style-words.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'

type Inputs = Pick<DiagnosisFacts, 'language' | 'kind' | 'names'>

/** A figure tells as much as two words. */
const figurePoints = 2

/**
 * Words of a review that are neither praise, nor what any firm says of itself, nor the brand, nor its trade; and its figures.
 * null in languages of which no words are cut to their stems.
 */
function praisePoints(text: string, { language, kind, names }: Inputs): number | null {
  const tag = language?.value ?? null
  const keys = tag === null ? null : contentKeys(text, tag)
  if (tag === null || keys === null) return null
  const ofBrand = contentKeys(`${names.brand}\n${kind?.value.text ?? ''}`, tag) ?? new Set<string>()
  const praise = customerVoicesOf(tag)
  const parity = parityWordsOf(tag)
  const style = styleWordsOf(tag)
  const telling = [...keys].filter(
    (key) => !ofBrand.has(key) && !praise.has(key) && !parity.has(key) && style.match(key).length === 0,
  )
  return telling.length + (/\d/.test(text) ? figurePoints : 0)
}

/** Of fewer points, a review could stand on the site of any rival. */
const praisePointsMin = 4

export const saysMoreThanPraise = (text: string, facts: Inputs): boolean =>
  (praisePoints(text, facts) ?? praisePointsMin) >= praisePointsMin
