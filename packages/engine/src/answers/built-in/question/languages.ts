/** The languages in which the built-in answerer can be asked. */

export const languages = ['en', 'de', 'fr', 'es'] as const

export type Language = (typeof languages)[number]
