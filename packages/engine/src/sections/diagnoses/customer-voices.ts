/** Which of the reviews read are of customers: a question with its answer is none, and what a page calls a sample is nobody's. */
import type { Quote } from '../../evidence.ts'
import type { Sentence } from '../../facts/language/shapes.ts'
import { cueWords } from '../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../lexicon/fold.ts'
import { wordCount } from '../../page/word-count.ts'
import type { SiteReading } from '../site-reading.ts'
import { otherVoices, withoutQuotations } from './people/other-voices.ts'

type Inputs = Pick<
  SiteReading,
  'testimonials' | 'questions' | 'sentences' | 'language' | 'name' | 'pages' | 'legalEntity' | 'structuredData'
>

/** The reviews that may be quoted as such. */
export function customerVoices(facts: Inputs): SiteReading['testimonials'] {
  const { testimonials, questions } = facts
  if (testimonials.length === 0 || isOfSamples(facts)) return []
  const asked = new Set(questions.map(({ value }) => foldText(value.question)))
  const isOther = otherVoices(facts)
  return withoutQuotations(
    testimonials.filter(
      (one) =>
        !asked.has(foldText(one.value.text)) &&
        !isQuestion(one.value.text) &&
        !goesOn.test(one.value.role ?? '') &&
        !isOther(one),
    ),
    facts,
  )
}

/** One question and no more: what a list of questions asks. */
const isQuestion = (text: string) => /[?？؟]["”’»]?\s*$/u.test(text) && !/[.!…。！]\s/u.test(text)
/** “Yes” and “, we make one for you”: an answer cut in two is nobody's name. */
const goesOn = /^\s*[,;]\s/

const noteWordsMax = 24
/** “⭐⭐⭐ Illustrative only”: where it begins the line, the line is about what stands there. */
const beginsWithin = 12
/** A note stands right before the reviews, among them, or right after. */
const linesBefore = 12
const linesAfter = 6
/** “Illustrative only”, in the languages that say it alike. */
const illustrative =
  /(?<!\p{L})(?:illustrative|illustrativ\p{L}?|ilustrativ\p{L}{1,2}|illustratief|illustrativo)(?!\p{L})/iu

/** Whether a note beside the reviews says that they are examples. */
function isOfSamples({ testimonials, sentences, language }: Inputs): boolean {
  const words = language === null ? null : cueWords(language.value, 'standIn')
  const notes = sentences.flatMap(({ text, place, page }, at) => {
    if (place === 'action' || wordCount(text) > noteWordsMax) return []
    const starts = [words?.match(text)[0]?.start, illustrative.exec(text)?.index]
    const start = Math.min(...starts.map((at) => at ?? Number.POSITIVE_INFINITY))
    return start <= beginsWithin ? [{ page, at }] : []
  })
  if (notes.length === 0) return false
  const quotes = testimonials.flatMap(({ quotes: [quote] }) => quote ?? [])
  return notes.some(({ page, at }) =>
    sentences
      .slice(Math.max(0, at - linesAfter), at + linesBefore)
      .some((sentence) => sentence.page === page && quotes.some((quote) => isOf(sentence, quote))),
  )
}

const sentenceCharactersMin = 8
const isOf = ({ text, page }: Sentence, quote: Quote) =>
  page === quote.page && text.length >= sentenceCharactersMin && quote.text.includes(text)
