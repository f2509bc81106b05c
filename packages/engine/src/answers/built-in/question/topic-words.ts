/** How people ask for each part of a report, in the languages that the built-in answerer understands. */
import { byLanguage } from '../../../lexicon/by-language.ts'
import { questionsLists } from '../../../lexicon/joined/questions.ts'
import { createPhraseIndex, type PhraseIndex } from '../../../lexicon/match.ts'
import { wordEntries, wordEntriesOf } from '../../../lexicon/word-lists.ts'
import type { Language } from './languages.ts'
import type { TopicId } from './topics.ts'

const ofAll = createPhraseIndex<TopicId>(() => wordEntries(questionsLists, 'parts'))
const ofOne = byLanguage((language) =>
  createPhraseIndex<TopicId>(() => wordEntriesOf(questionsLists, 'parts', language)),
)

/** The topics that a text names; those of the language of the question first, of any of ours where it names none. */
export const topicIndex = (language: Language | 'all'): PhraseIndex<TopicId> =>
  language === 'all' ? ofAll : ofOne(language)
