import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'ιαν φεβ|φεβρ μαρ|μαρτ απρ μαι ιουν ιουλ αυγ σεπ|σεπτ οκτ νοε|νοεμ δεκ',
  past: 'πριν από έναν μήνα|πριν από μία εβδομάδα',
}
