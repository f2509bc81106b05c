import type { OfferLists } from '../../offer/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const offer: SomeOf<OfferLists> = {
  insteadOfPrice: {
    free: 'मुफ्त|निःशुल्क',
  },
  periods: {
    month: 'महीना|प्रति माह|माह',
    year: 'वर्ष|साल|प्रति वर्ष',
  },
}
