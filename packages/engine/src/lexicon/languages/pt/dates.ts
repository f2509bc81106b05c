import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'jan fev mar abr mai jun jul ago set out nov dez',
  daysAgo: {
    yesterday: 'há um dia',
  },
  past: 'há um dia|há uma semana|há um mês|há um ano|um mês atrás|um ano atrás',
}
