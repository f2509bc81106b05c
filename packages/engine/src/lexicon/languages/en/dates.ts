import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'jan feb mar apr may jun jul aug sept|sep oct nov dec',
  daysAgo: {
    today: 'an hour ago|just now',
    yesterday: 'a day ago',
  },
  past: 'a day ago|a week ago|a month ago|a year ago|last week|last month|last year',
}
