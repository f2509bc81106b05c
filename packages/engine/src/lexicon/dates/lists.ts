/** What days ago: a number of them, which stands where `#` is; today; yesterday. */
export type DaysAgo = 'counted' | 'today' | 'yesterday'

/** `languages/<tag>/dates.ts`: how dates are written beside what the Unicode consortium's tables say, which the runtime knows. */
export interface DatesLists {
  /** Abbreviations of the twelve months that the tables do not have, parted by spaces; several spellings of one by `|`. */
  shortMonths?: string
  /** Locales that have names of months of their own: Levantine Arabic, Austrian German, … */
  locales?: string
  /** Written more often than what the tables have. */
  daysAgo?: Partial<Record<DaysAgo, string>>
  /** How long ago, where no figure stands: “a month ago”. */
  past?: string
}
