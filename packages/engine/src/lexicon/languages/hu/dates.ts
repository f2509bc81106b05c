import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'jan feb márc|már ápr máj jún júl aug szept okt nov dec',
}
