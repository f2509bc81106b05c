/** What a question wants of its subject, and what no report can give. */
import { questionsLists } from '../../../lexicon/joined/questions.ts'
import { createPhraseIndex } from '../../../lexicon/match.ts'
import { wordEntries } from '../../../lexicon/word-lists.ts'
import type { Language } from './languages.ts'

export const formIndex = createPhraseIndex(() => wordEntries(questionsLists, 'forms'))

/** How a question begins that is answered with yes or no, folded. */
const yesNoBeginnings: Record<Language, RegExp> = {
  en: /^(?:(?:and|so|but),? )?(?:do|does|did|is|are|was|were|has|have|can|could|am|may|will)\b/,
  de: /^(?:(?:und|aber),? )?(?:gibt|haben|hat|bieten|bietet|ist|sind|kann|konnen|darf|verkauf\w*|liefer\w*|akzeptier\w*|machen|macht|nehmen|nimmt|besitz\w*|verfug\w*)\b/,
  fr: /^(?:(?:et|mais),? )?(?:est-ce que|est-ce qu'|y a-t-il|y a t il|ont-ils|ont ils|a-t-|a t |propos\w+-|vend\w*-|livr\w*-|accept\w*-|peut-on|peut on|puis-je|sont-ils|sont ils|avez-vous|offrent|existe)/,
  es: /^(?:(?:y|pero),? )?(?:hay|tiene\w*|ofrece\w*|es|son|esta|estan|se puede\w*|puedo|aceptan|acepta|venden|vende|hacen|hace|entregan|envian|existe\w*|cuenta\w* con)\b/,
}

export const isYesNo = (folded: string, language: Language): boolean =>
  yesNoBeginnings[language].test(folded.replace(/^[¿¡"'\s]+/, ''))
