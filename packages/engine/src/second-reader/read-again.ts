import { statedText } from '../facts/accepted-text.ts'
import type { Facts } from '../facts.ts'
import { siteText } from '../page/provenance/site-text.ts'
import type { Site } from '../site.ts'
import { isVerbatim } from '../writing/verify.ts'
import { type AnswerTime, answeredInTime } from './answered-in-time.ts'
import { failureReasons } from './failure-reasons.ts'
import { questionsOf } from './questions.ts'
import { areAnswersTo, passagesOf } from './second-questions.ts'
import type { SecondReader } from './second-reader.ts'
import { settled } from './settle.ts'

export interface ReadingAgain extends AnswerTime {
  reader: SecondReader
}

/**
 * The facts after a second reader was asked, once, about what the rules are least sure of. Where that fails in whatever way, they are as they
 * were, and say so.
 */
export async function readAgain(site: Site, facts: Facts, { reader, ...time }: ReadingAgain): Promise<Facts> {
  const text = siteText(site)
  const pageTexts = new Map(site.pages.map((page) => [page.url, page.text]))
  const accepted = new Set(statedText)
  const prepared = questionsOf(
    facts,
    (quote) => isVerbatim(quote, pageTexts) && text.classesOf(quote).some((textClass) => accepted.has(textClass)),
  )
  const { questions } = prepared
  if (passagesOf(questions).length === 0) return facts
  const asked = await answeredInTime((signal) => reader.ask(questions, signal), time)
  if (!asked.ok) return withoutReading(facts, asked.error.code)
  const { answers, passages } = asked.value
  if (!areAnswersTo(questions, answers)) return withoutReading(facts, 'MALFORMED')
  return settled(facts, { prepared, answers, model: reader.model, passages, text })
}

const withoutReading = (facts: Facts, code: keyof typeof failureReasons): Facts => ({
  ...facts,
  degraded: [
    ...facts.degraded,
    {
      part: 'facts',
      detail: `The second reading was not made, as ${failureReasons[code]}. What is said is what the rules found.`,
    },
  ],
})
