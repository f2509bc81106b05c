/** Assets of numbers that stand in the open: what it costs, and what can be checked. */

import type { PageType } from '../../../../artifacts.ts'
import type { Quote } from '../../../../evidence.ts'
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { monthNumber } from '../../../../lexicon/dates/month-words.ts'
import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { fromWords } from '../../../../lexicon/offer/price-words.ts'
import { capitalised } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { withoutLeadingMarks } from '../../phrases/clauses.ts'
import { corePrice } from '../offer/core-price.ts'

const needs = [
  'plans',
  'priceItems',
  'names',
  'path',
  'businessModel',
  'opening',
  'language',
  'kind',
  'pages',
  'lines',
] as const

export const priceAssets: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'price-in-the-open',
    of: 'sells',
    isOfOnePage: true,
    group: 'asset',
    stakes: 0.75,
    share: 0.13,
    effort: 'S',
    leads: true,
    needs,
    find: (facts) => (isWorthTelling(facts) ? findingOf(facts) : null),
  }),
  // Where prices are the trade's habit they help, and yet set nobody apart.
  diagnosis({
    id: 'prices-shown',
    of: 'sells',
    isOfOnePage: true,
    group: 'asset',
    stakes: 0.35,
    share: 0.29,
    effort: 'S',
    leads: false,
    needs,
    find: (facts) => (isWorthTelling(facts) ? null : findingOf(facts)),
  }),
]

type Inputs = Pick<DiagnosisFacts, (typeof needs)[number]>

/** Where the trade leaves its prices for the offer, where the site makes a point of them, or where they stand in the opening. */
function isWorthTelling(facts: Inputs): boolean {
  const { businessModel, opening } = facts
  if (pricesOf(facts).some(({ text }) => opening.texts.some((one) => one.includes(text)))) return true
  if (isTool(facts)) return false
  return businessModel?.value === 'projects' || saysFair(facts)
}

const pointCharactersMax = 160

/** “Fair prices”, where they are told. */
function saysFair({ lines, language }: Pick<Inputs, 'lines' | 'language'>): boolean {
  const fair = cueWords(language?.value ?? '', 'fairPrice')
  return lines.some(
    ({ text, pageType, place }) =>
      (pageType === 'home' || pageType === 'pricing') &&
      place !== 'action' &&
      text.length <= pointCharactersMax &&
      fair.has(text),
  )
}

/** Plans of software have their prices on the page by habit, and so has what begins with a free one. */
const isTool = ({ businessModel, kind, plans }: Pick<Inputs, 'businessModel' | 'kind' | 'plans'>) =>
  (businessModel?.value === 'subscription' && tools.test(kind?.value.label ?? 'software')) ||
  plans.some(({ value }) => value.isFree)

/** The price of what is sold first, as far as it can be named. */
export function mainPrice(facts: Inputs): (NamedPrice & { others: NamedPrice[] }) | null {
  const prices = pricesOf(facts)
  const best = corePrice(prices, facts)
  return best === undefined
    ? null
    : { ...best, others: prices.filter(({ page, name }) => page === best.page && name !== best.name) }
}

function findingOf(facts: Inputs) {
  const best = mainPrice(facts)
  if (best === null) return null
  const { names, path, opening } = facts
  const { others } = best
  const last = others.at(-1)
  const amount = inQuotes(best.text, 40)
  const thing = inQuotes(best.name, 60)
  const page = names.page(best.page)
  const isHome = best.page === names.home
  const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
  const isOpening = opening.texts.some((text) => text.includes(best.text))
  return {
    title: isHome ? `${thing} has its price on the home page` : `${thing} has a price, and it stands on ${page}`,
    text: frame(
      [
        isOpening,
        `${amount} for ${thing} stands in the opening itself: nobody has to ask ${names.brand} what it costs.`,
      ],
      [
        last !== undefined && isHome,
        `${amount} for ${thing}, ${inQuotes(last?.text ?? '', 40)} for ${inQuotes(last?.name ?? '', 60)}: the home page names its prices, so nobody has to ask.`,
      ],
      [
        last !== undefined,
        `${capitalised(page)} names its prices, ${amount} for ${thing} and ${inQuotes(last?.text ?? '', 40)} for ${inQuotes(last?.name ?? '', 60)} among them: neither needs a call.`,
      ],
      `${thing} costs ${amount}, says ${page}: one price, and no form before it.`,
    ),
    pole: frame(
      [isOpening, `${thing} for ${amount}, in the opening itself`],
      [isHome, `${thing} for ${amount}, on the home page`],
      `${thing} costs ${amount}, in plain sight`,
    ),
    against: null,
    move: {
      title: 'Put the price beside the call',
      page: names.home,
      text:
        call === null
          ? `Put ${thing} and ${amount} under the headline of the home page.`
          : `Put ${thing} and ${amount} beside ${call} on the home page.`,
    },
    contrast: 'both quoted' as const,
    subject: 'price' as const,
    isNear: path.isNear(best.page),
    isSensitive: false,
    confidence: isOpening || isHome ? 0.85 : 0.75,
    quotes: [best.quote, ...(last === undefined ? [] : [last.quote])],
  }
}

export interface NamedPrice {
  name: string
  /** As the page has it. */
  text: string
  page: string
  quote: Quote
  isPlan: boolean
}

/** Whether a name and its amount can be read as they stand. */
export const isPlainPrice = (name: string, text: string, language: string | null) =>
  isAmount(bare(text)) && mayBeNamed(name, language)

const nameCharactersMax = 60
/** Far from the decision a line or two with an amount are no price list. */
const listMin = 5
/** Of the amounts, so many may be the least that something costs: “from”. */
const fromShareMax = 0.5

/** Amounts of what is sold, with their things, on the way to the decision; none where most are only “from”, or where prices are the trade’s habit. */
export function pricesOf(facts: Inputs): NamedPrice[] {
  const { plans, priceItems, path, businessModel, opening, pages, language } = facts
  const found: NamedPrice[] = []
  let from = 0
  const model = businessModel?.value ?? null
  if (model === 'shop') return []
  const itemsOf = new Map<string, number>()
  for (const { value } of priceItems) itemsOf.set(value.page, (itemsOf.get(value.page) ?? 0) + 1)
  const isOther = (page: string) => otherPages.has(pages.find(({ url }) => url === page)?.type ?? 'other')
  for (const { value, quotes } of [...plans, ...priceItems]) {
    const { name, price, page } = value
    const [quote] = quotes
    const isPlan = 'features' in value
    if (quote === undefined || price.amount === null || price.amount === 0 || !/[^\d.,\s]/.test(price.text)) continue
    if (isOther(page) || (!isPlan && !path.isNear(page) && (itemsOf.get(page) ?? 0) < listMin)) continue
    const text = bare(price.text)
    if (!isAmount(text)) continue
    // By the metre or by the hour a least amount is a rate.
    if (fromWords.has(text) && !(model === 'projects' && isRate.test(text))) from++
    else if (mayBeNamed(name, language?.value ?? null))
      found.push({ name: withoutLeadingMarks(name), text, page, quote, isPlan })
  }
  if (from > fromShareMax * (from + found.length)) return []
  const isOfOpening = isTool(facts) && !saysFair(facts)
  const shown = isOfOpening ? found.filter(({ text }) => opening.texts.some((one) => one.includes(text))) : found
  const seen = new Set<string>()
  return shown.filter(({ name }) => !seen.has(foldText(name)) && seen.add(foldText(name)))
}

const otherPages: ReadonlySet<PageType> = new Set<PageType>(['post', 'blog', 'legal', 'careers'])
const tools = /software|app|platform|tool|manager|wallet|analyser|client|cryptocurrency/i

/** “- 65 euros”, “€ 4.950 (excl. VAT”: without what belongs to the line around it. */
const bare = (text: string) => text.replace(/^[\s–—-]+/, '').replace(/\s*\([^)]*$/, '')

const isRate = /\/\s?\p{L}/u
const amountCharactersMax = 32
/** “CHF 18.– Entrance fee. Yearly fee”: a cell with the next one. */
const isAmount = (text: string) =>
  text.length <= amountCharactersMax && /[^\d.,\s]/.test(text) && !/[.–]\s\p{Lu}\p{L}{3}/u.test(text)

const sizeAlone =
  /^(?:[smlx]{1,3}\s?(?:サイズ|尺寸|号)|(?:size|taille|größe|maat|talla|tamanho|taglia|rozmiar|velikost|méret|storlek|størrelse|koko|размер|розмір|beden)\s?[smlx\d]{0,3}|[smlx]{1,3}[\s-](?:size|maat|koko))$/iu

/** “You can come without a ticket for” is a sentence that the amount ends. */
function mayBeNamed(name: string, language: string | null): boolean {
  if (name.length > nameCharactersMax || !/\p{L}{3}/u.test(name)) return false
  // “langlebiger Räder”, “Eight cases,”: a sentence was cut there. “small”, “Size L” and “One offer.” are no thing by themselves.
  if (/^\p{Ll}{4,}(?:\s|$)|[,;.]$/u.test(name) || sizeAlone.test(name)) return false
  if (monthNumber(foldText(withoutLeadingMarks(name)), language ?? '') !== null) return false
  const last = /(\p{L}+)[^\p{L}]*$/u.exec(name)?.[1] ?? ''
  return !/^\p{Ll}{1,3}$/u.test(last) || contentKeys(last, language)?.size !== 0
}
