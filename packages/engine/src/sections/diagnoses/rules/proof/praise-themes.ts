/** What customers praise, and whether the site says so itself. */

import type { Quote } from '../../../../evidence.ts'
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { parityWordsOf } from '../../../../lexicon/speech/claim-words.ts'
import { customerVoicesOf } from '../../../../lexicon/speech/customer-voice-words.ts'
import { styleWordsOf } from '../../../../lexicon/speech/style-words.ts'
import { detectLanguage } from '../../../../page/detect-language.ts'
import { capitalised, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame, inSubhead } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { isNamed } from '../../proofs.ts'

const reviewsMin = 5
const namingMin = 3
const shareMin = 0.25
const reviewsMax = 60

interface Theme {
  /** As a review writes it. */
  word: string
  count: number
  of: number
  /** The shortest sentence that has it. */
  quote: Quote
  author: string | null
}

type Facts = Pick<DiagnosisFacts, 'testimonials' | 'language' | 'lines' | 'path' | 'opening' | 'name' | 'kind' | 'ctas'>

/** A word that a quarter of the reviews have, and no headline, heading or call near the decision. */
function unsaidTheme(facts: Facts): Theme | null {
  const { testimonials, language } = facts
  if (language === null || testimonials.length < reviewsMin) return null
  const said = saidKeys(facts, language.value)
  const reviews = testimonials.slice(0, reviewsMax)
  const counts = new Map<string, Set<string>>()
  for (const { value } of reviews) {
    for (const key of contentKeys(value.text, language.value) ?? []) {
      if (said.has(key)) continue
      counts.set(key, (counts.get(key) ?? new Set()).add(value.author ?? value.text))
    }
  }
  const ranked = [...counts].sort((a, b) => b[1].size - a[1].size)
  for (const [key, { size }] of ranked) {
    if (size < namingMin || size < shareMin * reviews.length) return null
    const theme = themeOf(key, size, facts, language.value)
    if (theme !== null) return theme
  }
  return null
}

/** Words that praise anything: “recommend”, “excellent”. */
const praises = (word: string, language: string) =>
  customerVoicesOf(language).has(word) ||
  parityWordsOf(language).has(word) ||
  styleWordsOf(language).match(word).length > 0

const spokenConfidenceMin = 0.3

function themeOf(key: string, count: number, { testimonials }: Facts, language: string): Theme | null {
  const found: Theme[] = []
  for (const { value, quotes } of testimonials.slice(0, reviewsMax)) {
    const [quote] = quotes
    if (quote === undefined) continue
    for (const sentence of value.text.split(/(?<=[.!?…。])\s+/u)) {
      // What customers say in another language is no word for the headline.
      const spoken = detectLanguage(value.text)
      if (spoken.confidence >= spokenConfidenceMin && spoken.language !== language) continue
      const word = sentence
        .match(/\p{L}[\p{L}\p{M}’'-]+/gu)
        ?.find((one) => contentKeys(one, language)?.has(key) === true)
      if (word === undefined) continue
      if (praises(word, language) || /^\p{Lu}/u.test(word)) return null
      const author = isNamed(value.author) ? value.author : null
      found.push({
        word,
        count,
        of: Math.min(testimonials.length, reviewsMax),
        quote: { ...quote, text: sentence },
        author,
      })
    }
  }
  return (
    found.sort((a, b) => a.quote.text.length - b.quote.text.length).find(({ quote }) => quote.text.length >= 20) ?? null
  )
}

/** Stems of what stands in headlines, headings and calls on the way to the decision, of the name and of the category. */
function saidKeys({ lines, path, opening, name, kind, ctas }: Facts, language: string): Set<string> {
  const carrying = lines.filter(
    ({ place, page, at }) => path.isNear(page) && (place === 'heading' || place === 'action' || at < 12),
  )
  const texts = [
    ...carrying.map(({ text }) => text),
    ...ctas.map(({ value }) => value.text),
    ...(name === null ? [] : [name.value.name, ...name.value.variants]),
    kind?.value.text ?? '',
  ]
  return new Set([...opening.keys, ...texts.flatMap((text) => [...(contentKeys(text, language) ?? [])])])
}

export const praiseThemes: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'praise-not-in-opening',
    group: 'proof',
    stakes: 0.4,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['testimonials', 'language', 'lines', 'path', 'opening', 'name', 'kind', 'ctas', 'names', 'hero'],
    missingFrom: 'home',
    find(facts) {
      const theme = unsaidTheme(facts)
      const { names, hero } = facts
      if (theme === null || hero.headline === null) return null
      const { word, count, of, quote, author } = theme
      const headline = inQuotes(hero.headline.value, 60)
      const words = inQuotes(quote.text, 90)
      const praised = `“${word.toLowerCase()}”`
      return {
        title: `${capitalised(inWords(count))} customers say ${praised}, and the opening does not`,
        text: frame(
          [
            count * 2 >= of,
            `More than half of the ${of} reviews say ${praised}, such as ${words}; the page that should sell it opens with ${headline}.`,
          ],
          [
            author !== null && quote.page === names.home,
            `${capitalised(inWords(count))} of ${of} reviews come back to ${praised}: ${words}, writes ${author}. The headline is ${headline}.`,
          ],
          [
            quote.page !== names.home,
            `${words} is one of ${inWords(count)} reviews that say ${praised}. The home page leads with ${headline}.`,
          ],
          `${words}: ${inWords(count)} of ${of} reviews say ${praised}, and ${headline} does not.`,
        ),
        pole: `but ${praised}, which ${inWords(count)} customers say, is in no headline`,
        against: null,
        move: {
          title: `Put ${praised} where the page begins`,
          page: names.home,
          text: `Put ${words}${author === null ? '' : `, signed ${author},`} under ${headline}.`,
        },
        ...(author === null ? {} : { places: inSubhead(quote, author) }),
        contrast: 'both quoted',
        subject: 'customers',
        isNear: true,
        isSensitive: false,
        confidence: 0.65,
        quotes: [quote, ...hero.headline.quotes.slice(0, 1)],
      }
    },
  }),
]
