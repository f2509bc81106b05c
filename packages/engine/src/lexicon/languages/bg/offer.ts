import type { OfferLists } from '../../offer/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const offer: SomeOf<OfferLists> = {
  insteadOfPrice: {
    free: 'безплатно|безплатен',
  },
  sidePrices: {
    extra: 'депозит|закуска|вечеря|доплащане|доставка',
    reduced: 'деца|дете|студент*|учени*',
  },
}
