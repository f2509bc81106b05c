import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'oca şub mar nis may haz tem ağu eyl eki kas ara',
  past: 'bir hafta önce|bir ay önce|bir yıl önce',
}
