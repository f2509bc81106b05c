import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex } from '../match.ts'
import { wordEntries } from '../word-lists.ts'

const greetings = createPhraseIndex(() => wordEntries(pagesLists, 'greeting'))

/** Whether a headline begins by welcoming people. */
export const greets = (headline: string): boolean => greetings.startsWith(headline.slice(0, 200)) !== null
