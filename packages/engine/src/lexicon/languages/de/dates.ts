import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'jan|jän feb|feber mrz|mär apr mai jun|juno jul|julei aug sept|sep okt nov dez',
  locales: 'de-AT',
  daysAgo: {
    yesterday: 'vor einem Tag',
  },
  past: 'vor einem tag|vor einer woche|vor einem monat|vor einem jahr|letzte woche|letzten monat|letztes jahr',
}
