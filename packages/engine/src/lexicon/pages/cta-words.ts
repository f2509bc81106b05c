import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { CtaIntent } from './lists.ts'

export const ctaEntries = (): WordEntry<CtaIntent>[] => wordEntries(pagesLists, 'calls')

/** `exact`, `startsWith` and `match` on a label of a few words; in running text they find verbs, no calls to action. */
export const ctaWords: PhraseIndex<CtaIntent> = createPhraseIndex(ctaEntries)

/** Intents of a call that asks for a deed at once, whatever a brand is after. */
export const deedIntents = [
  'buy',
  'trial',
  'demo',
  'sign-up',
  'donate',
  'book',
  'quote',
] as const satisfies readonly CtaIntent[]
