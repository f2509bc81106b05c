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

type Inputs = Pick<DiagnosisFacts, 'kind' | 'language' | 'opening'> & { names: Pick<DiagnosisFacts['names'], 'home'> }

/** Whether a price may stand for the offer; of a page of dishes none does but a restaurant’s. */
const isCorePrice = (
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
 * The price of what is sold, one for the whole report: of a plan, as the opening has it, of what shares a word with the opening or the trade, on
 * the home page, then the first; one for children or students only where there is no other.
 */
export function corePrice<One extends Priced>(prices: readonly One[], facts: Inputs): One | undefined {
  const { opening, names, kind } = facts
  const language = facts.language?.value ?? null
  const trade = contentKeys(`${kind?.value.text ?? ''}\n${kind?.value.label ?? ''}`, language) ?? new Set()
  const isOfTrade = ({ name }: One) =>
    [...(contentKeys(name, language) ?? [])].some((key) => opening.keys.has(key) || trade.has(key))
  const isSaid = ({ text }: One) => opening.texts.some((one) => one.includes(text))
  const reduced = reducedWordsOf(language ?? '')
  const worth = (one: One) =>
    (reduced.has(one.name) ? 0 : 10) +
    (one.isPlan ? 4 : 0) +
    (isSaid(one) ? 3 : 0) +
    (isOfTrade(one) ? 2 : 0) +
    (one.page === names.home ? 1 : 0)
  return prices.filter((one) => isCorePrice(one, prices, facts)).sort((a, b) => worth(b) - worth(a))[0]
}
