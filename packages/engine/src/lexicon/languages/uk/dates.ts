import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'січ лют бер кві тра чер лип сер вер жов лис гру',
  past: 'тиждень тому|місяць тому|рік тому',
}
