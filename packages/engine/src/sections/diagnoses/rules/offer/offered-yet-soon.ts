/** What is offered in one place, and yet to come in another. */
import type { Quote } from '../../../../evidence.ts'
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { pageKey } from '../../../../site-url.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import type { OwnLine } from '../../own-lines.ts'

interface Soon {
  /** What is yet to come, and where it says so. */
  line: Quote
  /** Where it is offered. */
  offered: { text: string; quote: Quote; how: 'menu' | 'plan' | 'list' }
  count: number
}

const lineCharactersMax = 90
const bareSoon = /^\p{L}+$/u

function offeredYetSoon({
  lines,
  language,
  navigation,
  plans,
  features,
  services,
  products,
  names,
}: Pick<
  DiagnosisFacts,
  'lines' | 'language' | 'navigation' | 'plans' | 'features' | 'services' | 'products' | 'names'
>): Soon | null {
  if (language === null || !readsCues(language.value)) return null
  const soon = cueWords(language.value, 'soon')
  // A single word (“planned”, “soon”) is said of much else.
  const saysSoon = ({ text }: OwnLine) =>
    text.length <= lineCharactersMax && soon.match(text).some(({ phrase }) => !bareSoon.test(phrase))
  const told = lines.filter((line) => saysSoon(line) && line.pageType !== 'post' && line.pageType !== 'careers')
  const [first] = told
  if (first === undefined) return null
  const labels = new Map(
    navigation.flatMap(({ value, quotes }) =>
      value.url === null || quotes[0] === undefined || !URL.canParse(value.url)
        ? []
        : [[pageKey(value.url), { label: value.label, quote: quotes[0] }] as const],
    ),
  )
  for (const line of told) {
    const label = line.page === names.home ? undefined : labels.get(pageKey(line.page))
    if (label !== undefined && line.at < 8)
      return {
        line: quoteOf(line),
        offered: { text: label.label, quote: label.quote, how: 'menu' },
        count: told.length,
      }
  }
  for (const line of told) {
    const plan = plans.find(({ value }) => value.features.some((feature) => feature.includes(line.text)))
    const [quote] = plan?.quotes ?? []
    if (plan !== undefined && quote !== undefined)
      return { line: quoteOf(line), offered: { text: plan.value.name, quote, how: 'plan' }, count: told.length }
  }
  for (const line of told) {
    const keys = contentKeys(line.text.replace(/\(.*\)/, ''), language.value) ?? new Set()
    const offer = [...services, ...products, ...features].find(({ value, quotes }) => {
      const own = [...(contentKeys(value.name, language.value) ?? [])]
      return (
        own.length >= 2 && own.every((key) => keys.has(key)) && quotes[0] !== undefined && quotes[0].text !== line.text
      )
    })
    const [quote] = offer?.quotes ?? []
    if (offer !== undefined && quote !== undefined && !soon.has(quote.text))
      return { line: quoteOf(line), offered: { text: offer.value.name, quote, how: 'list' }, count: told.length }
  }
  return null
}

const quoteOf = ({ page, text, locator }: OwnLine): Quote => ({ page, text, locator })

export const offeredSoon: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'offered-yet-soon',
    isOfOnePage: true,
    group: 'offer',
    stakes: 0.9,
    share: 0.05,
    effort: 'M',
    leads: true,
    needs: ['lines', 'language', 'navigation', 'plans', 'features', 'services', 'products', 'names', 'path'],
    find(facts) {
      const found = offeredYetSoon(facts)
      if (found === null) return null
      const { names, path } = facts
      const { line, offered, count } = found
      const words = inQuotes(line.text, 70)
      const item = inQuotes(offered.text, 45)
      const where = names.page(line.page)
      return {
        title: `${item} is offered, and yet to come`,
        text: frame(
          [
            offered.how === 'plan' && count > 2,
            `The plan ${item} is sold with ${words}, one of ${count} lines that promise later what is paid for today.`,
          ],
          [offered.how === 'plan', `${item} has its price today, and among what it buys stands ${words}`],
          [offered.how === 'menu', `The menu offers ${item}; who follows it reads ${words}`],
          `${item} stands among what is offered, and ${where} says ${words}: a buyer cannot tell what works today.`,
        ),
        pole: `but ${where} says ${inQuotes(line.text, 45)}`,
        against: null,
        move: {
          title:
            offered.how === 'menu'
              ? `Take ${inQuotes(offered.text, 30)} out of the menu`
              : 'Move what is to come into a roadmap',
          page: offered.how === 'menu' ? names.home : line.page,
          text:
            offered.how === 'menu'
              ? `Leave ${item} out until the page says more than ${words}`
              : `Take ${words} out of the list, and name it apart, with a month.`,
        },
        contrast: 'both quoted',
        subject: 'product',
        isNear: path.isNear(line.page) || offered.how === 'menu',
        isSensitive: false,
        confidence: offered.how === 'list' ? 0.65 : 0.8,
        quotes: [offered.quote, line],
      }
    },
  }),
]
