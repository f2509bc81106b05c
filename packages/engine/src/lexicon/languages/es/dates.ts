import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'ene feb mar abr may jun jul ago sept|sep|set|setiembre oct nov dic',
  daysAgo: {
    today: 'hace una hora',
    yesterday: 'hace un día',
  },
  past: 'hace un día|hace una semana|hace un mes|hace un año',
}
