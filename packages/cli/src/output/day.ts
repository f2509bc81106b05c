/** The day of a moment in UTC, as lists show it. */
export const day = (moment: Date): string => moment.toISOString().slice(0, 10)
