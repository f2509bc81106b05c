import { monthNumber } from '../../lexicon/dates/month-words.ts'
import { foldText } from '../../lexicon/fold.ts'

const charactersMax = 400
const numeric =
  /(?<!\d)\d{1,2}[./]\s?\d{1,2}[./]\s?(?:19|20)\d\d(?!\d)|(?:19|20)\d\d[年년]\s?\d{1,2}[月월]\s?\d{1,2}[日일]/u
const dayFirst =
  /(?<!\d)\d{1,2}(?:\.|st|nd|rd|th|er|º)?(?: of| de| del)? (\p{L}{3,12})\.?,?(?: de| del)? (?:19|20)\d\d(?!\d)/u
const monthFirst = /(\p{L}{3,12})\.? \d{1,2}(?:st|nd|rd|th)?, (?:19|20)\d\d(?!\d)/u

/** Whether a text names a day with its year: it reports or announces something of that day. */
export function namesDay(given: string, language: string): boolean {
  const beginning = given.slice(0, charactersMax)
  if (!/(?:19|20)\d\d/.test(beginning)) return false
  const text = foldText(beginning)
  if (numeric.test(text)) return true
  const month = dayFirst.exec(text)?.[1] ?? monthFirst.exec(text)?.[1]
  return month !== undefined && (monthNumber(month, language) !== null || monthNumber(month, 'en') !== null)
}
