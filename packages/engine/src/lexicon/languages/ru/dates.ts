import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'янв фев|февр мар апр мая|май июн июл авг сен|сент окт ноя|нояб дек',
  past: 'неделю назад|месяц назад|год назад',
}
