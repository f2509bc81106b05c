import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'jan feb mar apr mai jun jul aug sept|sep okt nov des',
  locales: 'nn',
  past: 'for en uke siden|for ett år siden',
}
