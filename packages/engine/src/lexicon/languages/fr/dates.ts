import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'janv|jan fevr|fev mars avr mai juin juil aout sept|sep oct nov dec',
  daysAgo: {
    yesterday: 'il y a un jour',
  },
  past: 'il y a un jour|il y a une semaine|il y a un mois|il y a un an',
}
