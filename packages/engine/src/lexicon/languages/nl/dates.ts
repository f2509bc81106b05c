import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'jan feb mrt|maa apr mei jun jul aug sept|sep okt nov dec',
  daysAgo: {
    yesterday: 'een dag geleden',
  },
  past: 'een dag geleden|een week geleden|een maand geleden|een jaar geleden',
}
