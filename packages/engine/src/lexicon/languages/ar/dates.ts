import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  locales: 'ar-SY|ar-DZ|ar-MA',
  daysAgo: {
    today: 'منذ # ساعات|منذ ساعه',
    yesterday: 'منذ يوم',
    counted: 'منذ # ايام|منذ # يوم',
  },
  past: 'منذ أسبوع|منذ شهر|منذ سنة',
}
