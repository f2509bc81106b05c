import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  past: 'לפני שבוע|לפני חודש|לפני שנה',
}
