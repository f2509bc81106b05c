import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  locales: 'sr-Latn',
}
