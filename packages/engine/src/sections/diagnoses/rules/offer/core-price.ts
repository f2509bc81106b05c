/** Which of many prices is that of what is sold: not of a towel, a meal, a child or a fine. */
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { fieldOfKind } from '../../../../lexicon/kinds/kind-table.ts'
import { extraWordsOf, reducedWordsOf } from '../../../../lexicon/offer/side-price-words.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'

interface Priced {
  name: string
  page: string
  /** As the page has it. */
  text: string
  isPlan: boolean
}

/** “Room with breakfast” is a room. */
const withMore = /\s(?:with|w\/|incl|mit|inkl|avec|met|con|com|z|ze|s|se|med|och|og|with)[\s.].*$/iu

/** A list that long of dishes is a menu. */
const dishesMin = 15
const menuUrl = /menu|carta|speise|karte|food|drink|bar\b|ristorante|restaurant|ombro/i

type Inputs = Pick<DiagnosisFacts, 'kind' | 'language' | 'opening'>

/** Whether a price may stand for the offer; of a page of dishes none does but a restaurant’s. */
export const isCorePrice = (
  { name, page, text }: Priced,
  all: readonly Priced[],
  { kind, language }: Pick<Inputs, 'kind' | 'language'>,
) =>
  !extraWordsOf(language?.value ?? '').has(name.replace(withMore, '')) &&
  // A bare number is of no currency.
  /[^\d.,\s]/.test(text) &&
  !(
    (kind === null || fieldOfKind(kind.value.id) !== 'eating') &&
    menuUrl.test(page) &&
    all.filter((one) => one.page === page).length >= dishesMin
  )

/**
 * The price of what is sold: of a plan, of what shares a word with the opening or the trade, then the first; one for children or students only
 * where there is no other.
 */
export function corePrice<One extends Priced>(prices: readonly One[], facts: Inputs): One | undefined {
  const language = facts.language?.value ?? null
  const trade = contentKeys(`${facts.kind?.value.text ?? ''}\n${facts.kind?.value.label ?? ''}`, language) ?? new Set()
  const isOfTrade = ({ name }: One) =>
    [...(contentKeys(name, language) ?? [])].some((key) => facts.opening.keys.has(key) || trade.has(key))
  const reduced = reducedWordsOf(language ?? '')
  const worth = (one: One) => (reduced.has(one.name) ? 0 : 4) + (one.isPlan ? 2 : 0) + (isOfTrade(one) ? 1 : 0)
  return prices.filter((one) => isCorePrice(one, prices, facts)).sort((a, b) => worth(b) - worth(a))[0]
}
