import type { Fact } from '../../evidence.ts'
import type { Price } from '../../facts/offer/shapes.ts'
import { isPublicKind, kindOf } from '../../lexicon/kinds/kind-table.ts'
import { standWordsOf } from '../../lexicon/speech/introduction-words.ts'
import type { StandWord } from '../../lexicon/speech/lists.ts'
import { firstPersonPluralWords } from '../../lexicon/speech/mission-words.ts'
import { wordCount } from '../../page/word-count.ts'
import { counted } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { SectionFacts } from '../section-facts.ts'

type Inputs = Pick<SectionFacts, 'plans' | 'priceItems' | 'sentences' | 'language' | 'kind'>

const itemsMin = 3
const sentencesMax = 1_000

/** Where it stands in price, by what it asks and by what it says of its prices; nothing is compared with others. */
export function pricePosition({ plans, priceItems, sentences, language, kind }: Inputs): Fact<string> | null {
  const asked = ofPlans(plans) ?? ofList(priceItems)
  // Of a charity, what it makes affordable is not its own.
  const isCause = kind !== null && (kindOf(kind.value.id).earns === 'donation' || isPublicKind(kind.value.id))
  const said = language === null || isCause ? null : inItsWords(sentences, language.value)
  if (asked === null) return said === null ? null : { ...said, value: `No prices on the pages read; it ${said.value}` }
  if (said === null) return asked
  return {
    value: `${asked.value}; it ${said.value}`,
    basis: 'computed',
    confidence: Math.min(asked.confidence, said.confidence),
    quotes: [...asked.quotes, ...said.quotes],
  }
}

type Priced = Fact<{ price: Price }>

/** Of the amounts in the currency that most are in, the lowest and the highest. */
function extremes<P extends Priced>(priced: readonly P[]): { low: P; high: P } | null {
  const counts = new Map<string | null, number>()
  for (const { value } of priced) counts.set(value.price.currency, (counts.get(value.price.currency) ?? 0) + 1)
  const [currency] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [null]
  const alike = priced
    .filter(({ value: { price } }) => price.currency === currency && price.amount !== null && price.amount > 0)
    .sort((a, b) => (a.value.price.amount ?? 0) - (b.value.price.amount ?? 0))
  const [low] = alike
  const high = alike.at(-1)
  return low === undefined || high === undefined ? null : { low, high }
}

function ofPlans(plans: Inputs['plans']): Fact<string> | null {
  const [first] = plans
  if (first === undefined) return null
  const free = plans.find(({ value }) => value.isFree)
  const request = plans.find(({ value }) => value.onRequest)
  const paid = extremes(plans.filter(({ value }) => !value.isFree))
  const parts: string[] = []
  if (free !== undefined) parts.push(paid === null ? 'Free' : 'Free to begin with')
  if (paid !== null) {
    const from = textOf(paid.low.value.price)
    const to = textOf(paid.high.value.price)
    parts.push(
      from === to
        ? `${parts.length === 0 ? 'At' : 'then'} ${from}`
        : `${parts.length === 0 ? 'From' : 'then from'} ${from} up to ${to}`,
    )
  }
  if (request !== undefined) parts.push(parts.length === 0 ? 'On request' : 'larger plans on request')
  if (parts.length === 0) return null
  const shown = [free, paid?.low, paid?.high, request].filter((plan) => plan !== undefined)
  return {
    value: parts.join(', '),
    basis: 'computed',
    confidence: Math.min(...shown.map(({ confidence }) => confidence)),
    quotes: shown.flatMap(({ quotes }) => quotes.slice(0, 1)),
  }
}

function ofList(items: Inputs['priceItems']): Fact<string> | null {
  const found = items.length < itemsMin ? null : extremes(items)
  if (found === null) return null
  const { low, high } = found
  return {
    value: `A price list of ${counted(items.length, 'item')}, from ${textOf(low.value.price)} to ${textOf(high.value.price)}`,
    basis: 'computed',
    confidence: Math.min(low.confidence, high.confidence),
    quotes: [...low.quotes.slice(0, 1), ...high.quotes.slice(0, 1)],
  }
}

/** As the page has it. */
function textOf({ text, currency }: Price): string {
  const [shown = text] = text.replace(/\s?\*+/g, '').split(/ [—–|] /)
  return currency === null && !/\p{Sc}/u.test(shown) ? `${shown.slice(0, 40)} (no currency named)` : shown.slice(0, 40)
}

const positions: Partial<Record<StandWord, string>> = {
  affordable: 'presents itself as affordable',
  premium: 'presents itself as premium',
}

/** By the word that it uses most of either kind; of one as much as the other says nothing. */
function inItsWords(sentences: Inputs['sentences'], language: string): Fact<string> | null {
  const index = standWordsOf(language)
  const we = firstPersonPluralWords(language)
  const met = new Map<StandWord, { text: string; sentence: Inputs['sentences'][number] }[]>()
  for (const sentence of sentences.slice(0, sentencesMax)) {
    const { speaker, pageType, place, text } = sentence
    if (speaker !== 'brand' || place === 'action' || pageType === 'post' || pageType === 'blog' || wordCount(text) < 4)
      continue
    // “The cheapest factory may …” speaks of others.
    if (place === 'body' && !we.has(text)) continue
    for (const { tag, phrase } of index.match(text)) met.set(tag, [...(met.get(tag) ?? []), { text: phrase, sentence }])
  }
  const affordable = met.get('affordable') ?? []
  const premium = met.get('premium') ?? []
  const [kind, uses] =
    affordable.length > premium.length ? (['affordable', affordable] as const) : (['premium', premium] as const)
  const [first] = uses
  if (first === undefined || uses.length < 2 || affordable.length === premium.length) return null
  const { page, text, locator } = first.sentence
  const at = text.toLowerCase().indexOf(first.text)
  if (at < 0) return null
  return {
    value: `${positions[kind]} (${inQuotes(text.slice(at, at + first.text.length), 40)})`,
    basis: 'inferred',
    confidence: 0.5,
    quotes: [{ page, text, locator }],
  }
}
