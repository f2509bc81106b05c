import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu',
  past: 'viikko sitten|kuukausi sitten|vuosi sitten',
}
