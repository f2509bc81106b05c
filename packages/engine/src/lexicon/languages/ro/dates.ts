import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'ian feb mar apr mai iun iul aug sept oct noi|nov dec',
}
