import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'gen|genn febb|feb mar apr mag giu|giugn lug|lugl ago sett|set|sep ott nov dic',
  daysAgo: {
    yesterday: 'un giorno fa',
  },
  past: 'un giorno fa|una settimana fa|un mese fa|un anno fa',
}
