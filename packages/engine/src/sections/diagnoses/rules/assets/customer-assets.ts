/** Assets that others bear out: what customers say alike, and what readers learn before they buy. */
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { guaranteeWords } from '../../../../lexicon/offer/guarantee-words.ts'
import { priceTermWords } from '../../../../lexicon/offer/price-term-words.ts'
import { customerVoicesOf } from '../../../../lexicon/speech/customer-voice-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame, inSubhead } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'

export const customerAssets: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'customers-say-one-thing',
    group: 'asset',
    stakes: 0.85,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: [
      'testimonials',
      'language',
      'name',
      'kind',
      'names',
      'opening',
      'path',
      'people',
      'vocabulary',
      'services',
      'features',
    ],
    find(facts) {
      const shared = sharedWord(facts)
      if (shared === null) return null
      const { names, opening, path } = facts
      const { word, key, sentences, total } = shared
      const [first, second] = sentences
      if (first === undefined || second === undefined) return null
      const voice = inQuotes(first.text, 100)
      const other = inQuotes(second.text, 80)
      const isOpening = opening.keys.has(key)
      const count = `${sentences.length} of ${total} reviews`
      return {
        title: `${count} speak of one thing: ${inQuotes(word, 30)}`,
        text: frame(
          [isOpening, `${names.brandFirst} opens with the word that ${count} use, ${inQuotes(word, 30)}: ${voice}.`],
          [
            first.author !== null && second.author !== null,
            `${voice}, writes ${first.author}; ${other}, writes ${second.author}. In ${count} the word is ${inQuotes(word, 30)}.`,
          ],
          [
            sentences.length === total,
            `Every review says ${inQuotes(word, 30)}, and no two in the same way: ${voice}, ${other}.`,
          ],
          `${count} come back to ${inQuotes(word, 30)} unasked: ${voice}, and ${other}.`,
        ),
        pole: first.text.length <= 60 ? inQuotes(first.text, 60) : `${count} say ${inQuotes(word, 30)}`,
        against: null,
        move: {
          title: isOpening ? 'Let a customer say it above' : 'Make their word the headline',
          page: names.home,
          text: `Put ${inQuotes(first.text, 90)} under the headline, ${first.author === null ? 'word for word' : `signed ${first.author}`}.`,
        },
        ...(first.author === null ? {} : { places: inSubhead({ ...first.quote, text: first.text }, first.author) }),
        contrast: 'both quoted',
        subject: 'customers',
        isNear: path.isNear(first.quote.page),
        isSensitive: false,
        confidence: Math.min(0.85, 0.55 + (0.3 * sentences.length) / total),
        quotes: [first.quote, second.quote],
      }
    },
  }),
  diagnosis({
    id: 'answers-before-asked',
    of: 'asks',
    group: 'asset',
    stakes: 0.65,
    share: 0.14,
    effort: 'M',
    leads: true,
    needs: ['questions', 'posts', 'language', 'names', 'path', 'opening', 'name', 'sentences'],
    find(facts) {
      const answers = tellingAnswers(facts)
      const [best, next] = answers
      if (best === undefined || next === undefined) return null
      const { names, posts } = facts
      const questions = shownQuestions(facts)
      const question = inQuotes(best.question, 90)
      const page = names.page(best.page)
      const pages = new Set(answers.map((answer) => answer.page)).size
      const isHome = best.page === names.home
      return {
        title: `${questions.length} questions answered before anyone calls ${names.brand}`,
        text: frame(
          [
            best.isGuidance,
            `${question} gets its answer on ${page}, free and before any order; ${questions.length - 1} more are answered on the pages read.`,
          ],
          [
            posts.length > 4,
            `${questions.length} answers and ${posts.length} articles stand open, ${question} among them: readers learn the trade before ${names.brand} asks for anything.`,
          ],
          [
            pages > 1,
            `${question}, asks ${page}, and ${inQuotes(next.question, 70)}: ${questions.length} answers on ${pages} pages, each where its doubt comes up.`,
          ],
          `${questions.length} questions are answered on ${page}, down to ${question}: more than a sale needs.`,
        ),
        pole:
          best.question.length <= 70
            ? `${question}, answered before anyone asks`
            : `${questions.length} questions answered before anyone asks`,
        against: null,
        move: {
          title: isHome ? 'Sign one of the answers' : 'Put one answer on the home page',
          page: names.home,
          text: isHome
            ? `Let whoever knows sign the answer to ${question}, by name and role.`
            : `Put ${question} with its answer on the home page, signed by whoever knows.`,
        },
        contrast: 'both quoted',
        subject: 'knowledge',
        isNear: isHome,
        isSensitive: false,
        confidence: best.isGuidance ? 0.8 : 0.7,
        quotes: [best.quote, next.quote],
      }
    },
  }),
]

const reviewsMin = 5
const sharedMin = 0.4
const sharedReviewsMin = 3

interface Said {
  text: string
  author: string | null
  quote: DiagnosisFacts['testimonials'][number]['quotes'][number]
}

/** The word that most reviews share, and the site uses as well: none of the trade, of the name, nor of plain praise. */
function sharedWord(facts: Reviewed): { word: string; key: string; sentences: Said[]; total: number } | null {
  const { testimonials, language } = facts
  const seen = new Set<string>()
  const reviews = testimonials.filter(({ value }) => !seen.has(foldText(value.text)) && seen.add(foldText(value.text)))
  if (language === null || reviews.length < reviewsMin) return null
  const praise = customerVoicesOf(language.value)
  const isSubject = subjectReader(facts, language.value)
  const byKey = new Map<string, { words: string[]; sentences: Said[] }>()
  for (const { value, quotes } of reviews) {
    const [quote] = quotes
    for (const { key, word, sentence } of wordsOfReview(value.text, language.value)) {
      if (quote === undefined || !isSubject(key)) continue
      const known = byKey.get(key) ?? { words: [], sentences: [] }
      known.words.push(word)
      known.sentences.push({ text: sentence, author: value.author, quote })
      byKey.set(key, known)
    }
  }
  const leastSaid = Math.max(sharedReviewsMin, sharedMin * reviews.length)
  const [found] = [...byKey]
    .filter(
      ([, { words, sentences }]) =>
        sentences.length >= leastSaid &&
        !words.some((word) => praise.has(word)) &&
        (language.value === 'de' || words.some(isSmall)),
    )
    .sort(([, a], [, b]) => b.sentences.length - a.sentences.length)
  if (found === undefined) return null
  const [key, { words, sentences }] = found
  const byLength = [...sentences].sort((a, b) => distance(a.text) - distance(b.text))
  return { word: words.find(isSmall) ?? words[0] ?? key, key, sentences: byLength, total: reviews.length }
}

/** What no review writes small is a name. */
const isSmall = (word: string) => /^\p{Ll}/u.test(word)

type Reviewed = Pick<
  DiagnosisFacts,
  'testimonials' | 'language' | 'name' | 'kind' | 'people' | 'vocabulary' | 'services' | 'features' | 'opening'
>

const voiceCharacters = 60
const distance = (text: string) => Math.abs(text.length - voiceCharacters)

/** Each word of a review by its stem, once, with the sentence that it first stands in. */
function wordsOfReview(text: string, language: string): { key: string; word: string; sentence: string }[] {
  const found = new Map<string, { key: string; word: string; sentence: string }>()
  for (const sentence of text.split(/(?<=[.!?…])\s+/u)) {
    for (const [word] of sentence.matchAll(/[\p{L}\p{M}]{4,}/gu)) {
      const [key, ...rest] = contentKeys(word, language) ?? []
      if (key !== undefined && rest.length === 0 && !found.has(key)) found.set(key, { key, word, sentence })
    }
  }
  return [...found.values()]
}

/** Tells whether a stem is a subject of the site, and more than its trade or a name. */
function subjectReader(
  { name, kind, people, vocabulary, services, features, opening }: Reviewed,
  language: string,
): (key: string) => boolean {
  const keysOf = (texts: readonly (string | undefined)[]) =>
    new Set(texts.flatMap((text) => [...(contentKeys(text ?? '', language) ?? [])]))
  const common = keysOf([
    name?.value.name,
    ...(name?.value.variants ?? []),
    kind?.value.text,
    kind?.value.label,
    ...people.map((one) => one.name),
  ])
  const own = keysOf([
    ...(vocabulary?.value.distinctive ?? []),
    ...[...services, ...features].map(({ value }) => value.name),
    ...opening.texts,
  ])
  return (key) => own.has(key) && !common.has(key)
}

const questionsMin = 12
/** Shorter answers say yes or no. */
const answerWordsMin = 5

interface Answer {
  question: string
  page: string
  quote: DiagnosisFacts['questions'][number]['quotes'][number]
  isGuidance: boolean
  points: number
}

type Asked = Pick<DiagnosisFacts, 'questions' | 'sentences'>

/** Questions that visitors can read, each once: what stands in structured data alone is nowhere asked, and often asked in other words. */
function shownQuestions({ questions, sentences }: Asked): DiagnosisFacts['questions'] {
  const shown = sentences.map(({ text }) => foldText(text)).join('\n')
  const seen = new Set<string>()
  return questions.filter(({ value, quotes: [quote] }) => {
    const asked = foldText(value.question)
    const isShown = quote !== undefined && (!/^script\b/.test(quote.locator) || shown.includes(asked))
    return isShown && !seen.has(asked) && seen.add(asked)
  })
}

/** Questions whose answers tell more than a yes or no, those about the trade first. */
export function tellingAnswers(facts: Asked & Pick<DiagnosisFacts, 'language' | 'name' | 'opening'>): Answer[] {
  const { language, name, opening } = facts
  const questions = shownQuestions(facts)
  if (language === null || questions.length < questionsMin) return []
  const guidance = cueWords(language.value, 'guidance')
  const brand = foldText(name?.value.name ?? '')
  const found = questions.flatMap(({ value, quotes }): Answer[] => {
    const [quote] = quotes
    const length = wordCount(value.answer ?? '')
    if (quote === undefined || length < answerWordsMin) return []
    const isOfBrand = brand !== '' && foldText(value.question).includes(brand)
    const isGuidance = !isOfBrand && guidance.has(value.question)
    const asked = [...(contentKeys(value.question, language.value) ?? [])]
    const points =
      (isGuidance ? 2 : 0) +
      Math.min(asked.length, 4) +
      (asked.some((key) => opening.keys.has(key)) ? 2 : 0) +
      Math.min(length / 30, 2) +
      (/[?？؟]$/.test(value.question.trim()) ? 1 : 0) -
      (isOfBrand ? 3 : 0) -
      (priceTermWords.has(value.question) || guaranteeWords.has(value.question) ? 3 : 0) -
      (value.question.length > 80 ? 2 : 0)
    return [{ question: value.question.trim(), page: quote.page, quote, isGuidance, points }]
  })
  return found.length * 2 < questionsMin ? [] : found.sort((a, b) => b.points - a.points)
}
