/** A text without line breaks, as a place that is one line takes it. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
