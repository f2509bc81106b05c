/** Dates as reports reckon with them, `YYYY-MM-DD`, and write them. */

const dayMilliseconds = 86_400_000

/** From one `YYYY-MM-DD` to another; negative when it lies ahead. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds)

export const yearOf = (date: string) => Number(date.slice(0, 4))

/** “August 2026”. */
export function monthName(date: string): string {
  const month = months[Number(date.slice(5, 7)) - 1]
  return month === undefined ? date : `${month} ${date.slice(0, 4)}`
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
