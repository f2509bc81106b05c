import type { OfferLists } from '../../offer/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const offer: SomeOf<OfferLists> = {
  periods: {
    hour: 'hr|hrs',
    week: 'wk',
    weekend: 'we|w-e|weekend|week-end|weekends|week-ends',
    month: 'mo|mos|mth|pm',
    year: 'yr|yrs|p/a',
  },
}
