import type { OfferLists } from '../../offer/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const offer: SomeOf<OfferLists> = {
  insteadOfPrice: {
    free: 'zadarmo|bezplatne|zdarma',
    'on-request': 'na vyžiadanie|dohodou|kontaktujte nás',
  },
  priceNotes: {
    cart: 'do košíka|pridať do košíka|vypredané|na sklade',
  },
  sidePrices: {
    extra: 'kaucia|ranajky|poplatok|priplatok|pozicanie|uterak*|doprava',
    reduced: 'det*|student*|junior*',
  },
}
