/** Languages that write two nouns as one word: what is asked for is often its first half. */
export const compoundingLanguages: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi', 'hu'])
