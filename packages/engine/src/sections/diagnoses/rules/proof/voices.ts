/** Praise that is nobody’s, and what stands where proof should. */
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { capitalised, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { exampleCards, figuresOf } from '../../proofs.ts'
import { isSensitive } from '../../stakes.ts'
import { proofOfTrade } from './proof-by-trade.ts'

const noteWordsMax = 24
/** “Placeholder: group photo”, “It will be replaced by …”: where it begins the line, the line is about what stands there. */
const beginsWithin = 12

/** Where stories are told what was a placeholder is a customer's page of before. */
const otherPages: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>([
  'faq',
  'customers',
  'blog',
  'post',
  'press',
])

function standInLine({ lines, language }: Pick<DiagnosisFacts, 'lines' | 'language'>): OwnLine | null {
  if (language === null || !readsCues(language.value)) return null
  const words = cueWords(language.value, 'standIn')
  return (
    lines.find(({ text, place, pageType, textClass }) => {
      // “From placeholder to palace” is the headline of a story.
      if (place === 'headline' || place === 'action' || otherPages.has(pageType)) return false
      if (textClass !== 'message' || wordCount(text) > noteWordsMax) return false
      const [first] = words.match(text)
      return first !== undefined && first.start <= (place === 'heading' ? 0 : beginsWithin)
    }) ?? null
  )
}

/** A rating that is an example’s: its figures stand on the card of a made-up firm. */
function exampleRating({ certifications, lines }: Pick<DiagnosisFacts, 'certifications' | 'lines'>) {
  const cards = exampleCards(lines)
  for (const { value, quotes } of certifications) {
    const [quote] = quotes
    const card = cards.find(({ figures }) => figures !== '' && figures === figuresOf(value.name))
    if (value.kind === 'rating' && quote !== undefined && card !== undefined) return { firm: card.firm, quote }
  }
  return null
}

/** People whose names stay out for good reason. */
const intimate = new Set(['patient', 'pupil or parent', 'person it helped', 'client'])

export const voices: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'stand-in-proof',
    isOfOnePage: true,
    group: 'proof',
    stakes: 0.8,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['lines', 'language', 'certifications', 'names', 'path', 'proofs', 'kind', 'opening'],
    find(facts) {
      const { names, path, kind, proofs } = facts
      const rating = exampleRating(facts)
      const note = standInLine(facts)
      const line = rating?.firm ?? note
      if (line === null) return null
      const page = names.page(line.page)
      const words = inQuotes(line.text, 100)
      const stars = rating === null ? '' : inQuotes(rating.quote.text, 60)
      const isOnly = proofs.length === 0
      return {
        title: rating === null ? `What stands on ${page} is still an example` : `The stars on ${page} are an example’s`,
        text: frame(
          [
            rating !== null && isOnly,
            `${stars} is all the praise read, and it belongs to ${words}, an example drawn on ${page}.`,
          ],
          [
            rating !== null,
            `${stars} on ${page} belongs to ${words}, an example; ${names.brand}’s own stands elsewhere.`,
          ],
          [line.page === names.home, `${words}, reads the home page, where every visitor sees it.`],
          `${words}, reads ${page}. What stands there is not yet ${names.brand}’s own.`,
        ),
        pole: rating === null ? `but ${page} still shows an example` : 'but the stars it shows are an example’s',
        against: null,
        move: {
          title: rating === null ? 'Replace the example, or take it out' : 'Replace the drawn stars by one true voice',
          page: line.page,
          text:
            rating === null
              ? `Put there what ${words} announces, or take the line and its place out today.`
              : `Take ${stars} out. Put one true thing there: ${proofOfTrade(kind).proof}.`,
        },
        contrast: rating === null ? 'one missing' : 'both quoted',
        subject: 'proof',
        isNear: path.isNear(line.page),
        isSensitive: isSensitive(facts),
        confidence: 0.75,
        quotes: rating === null ? [quoteOfLine(line)] : [quoteOfLine(line), rating.quote],
      }
    },
  }),
  diagnosis({
    id: 'praise-at-second-hand',
    group: 'proof',
    stakes: 0.7,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['testimonials', 'language', 'names', 'path', 'kind', 'opening'],
    find(facts) {
      const { testimonials, language, names, path, kind } = facts
      const [first] = testimonials
      const quote = first?.quotes[0]
      if (first === undefined || quote === undefined || language === null) return null
      const { voice } = proofOfTrade(kind)
      const retold = cueWords(language.value, 'retold')
      const inThirdPerson = testimonials.filter(({ value }) => retold.startsWith(value.text) !== null)
      const told = inThirdPerson.length >= 2 ? inThirdPerson.find(({ value }) => value.text.length <= 200) : undefined
      // One label for all, or none: who numbers them (“Testimonial 2”) may have to hide them.
      const authors = new Set(testimonials.map(({ value }) => foldText(value.author ?? '')))
      const isUnsigned = testimonials.length >= 2 && authors.size === 1 && !intimate.has(voice)
      if (told === undefined && !isUnsigned) return null
      const shown = told ?? first
      const words = inQuotes(shown.value.text, 100)
      const page = names.page(shown.quotes[0]?.page ?? names.home)
      const label = first.value.author === null ? null : inQuotes(first.value.author, 30)
      return {
        title: told === undefined ? 'Customers speak, and none has a name' : 'Customers are retold, not heard',
        text: frame(
          [
            told !== undefined,
            `${words}, reads ${page} under the name ${inQuotes(told?.value.author ?? 'of a customer', 40)}: a summary of praise, in words that are not the customer’s.`,
          ],
          [
            label !== null && authors.size === 1,
            `${capitalised(inWords(testimonials.length))} voices on ${page} all sign as ${label}. ${words} may be true; nobody stands by it.`,
          ],
          [
            testimonials.length > 2,
            `${words}, says one of ${testimonials.length} voices on ${page}; not one of them is signed.`,
          ],
          `${words} stands on ${page} without a name, so it weighs no more than ${names.brand}’s own word.`,
        ),
        pole:
          told === undefined
            ? `but not one ${voice} who praises it has a name`
            : 'but its customers are retold, not heard',
        against: null,
        move: {
          title: told === undefined ? 'Let one of them sign' : 'Put the customer’s own sentence there',
          page: quote.page,
          text:
            told === undefined
              ? `Put a name, a month and a place under ${inQuotes(first.value.text, 80)}, or leave it out.`
              : `Put three lines there as the customers wrote them, with name and date, in place of ${inQuotes(told.value.text, 80)}.`,
        },
        contrast: 'both quoted',
        subject: 'customers',
        isNear: path.isNear(quote.page),
        isSensitive: isSensitive(facts),
        confidence: 0.7,
        quotes: [shown.quotes[0] ?? quote],
      }
    },
  }),
]
