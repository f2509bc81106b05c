import type { OfferLists } from '../../offer/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const offer: SomeOf<OfferLists> = {
  insteadOfPrice: {
    free: 'besplatno',
  },
  sidePrices: {
    extra: 'polog|dorucak|vecera|doplata|rucnik*|dostava',
    reduced: 'djeca|dijete|student*|ucenik*',
  },
}
