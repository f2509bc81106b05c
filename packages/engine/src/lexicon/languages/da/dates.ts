import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'jan feb mar apr maj jun jul aug sept|sep okt nov dec',
  past: 'for en uge siden|for en måned siden|for et år siden',
}
