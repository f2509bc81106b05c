import type { Locale } from '../lexicon/offer/currencies.ts'

/** Prices are read alike on both sides: what is known of the site's country may differ between them. */
export const anywhere: Locale = { language: '', region: '', named: [] }
