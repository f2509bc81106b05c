import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  past: 'tydzień temu|miesiąc temu|rok temu',
}
