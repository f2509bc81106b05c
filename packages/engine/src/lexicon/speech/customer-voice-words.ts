import { byLanguage } from '../by-language.ts'
import { speechLists } from '../joined/speech.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries, wordEntriesOf } from '../word-lists.ts'
import type { CustomerVoice } from './lists.ts'

export const customerVoiceEntries = (): WordEntry<CustomerVoice>[] => wordEntries(speechLists, 'customerVoices')

/** Of one language, as short words mean other things elsewhere: “i” is “and” in Polish. Empty where the language has no such list. */
export const customerVoicesOf: (language: string) => PhraseIndex<CustomerVoice> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(speechLists, 'customerVoices', language)),
)

/** Whether there are such words of a language. */
export const readsCustomerVoices = (language: string): boolean =>
  wordEntriesOf(speechLists, 'customerVoices', language).length > 0

/** Of all languages: roles stand in short texts whose language cannot be told. */
const owners = createPhraseIndex(() => customerVoiceEntries().filter(({ tag }) => tag === 'owner'))

/** Whether a role is that of somebody who runs a firm: “Founder”, “Geschäftsführerin”. */
export const namesOwner = (role: string): boolean => owners.has(role.slice(0, 120))
