import type { OfferLists } from '../../offer/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const offer: SomeOf<OfferLists> = {
  insteadOfPrice: {
    free: 'ฟรี',
    'on-request': 'ติดต่อเรา',
  },
  periods: {
    month: 'เดือน|ต่อเดือน',
    year: 'ปี|ต่อปี',
  },
}
