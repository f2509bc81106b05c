import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'jan feb mar apr maj jun jul aug sept|sep okt nov dec',
  past: 'för en vecka sedan|för en månad sedan|för ett år sedan',
}
