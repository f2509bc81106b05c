import type { OfferLists } from '../../offer/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const offer: SomeOf<OfferLists> = {
  insteadOfPrice: {
    free: 'miễn phí',
    'on-request': 'liên hệ|báo giá',
  },
  periods: {
    month: 'tháng|mỗi tháng',
    year: 'năm|mỗi năm',
  },
}
