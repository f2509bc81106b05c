import { eventDateWords } from '../lexicon/pages/event-date-words.ts'
import { namesDate } from './texts/text-keys.ts'

const charactersMax = 160

/** Whether a line says on which day somebody opens, closes or begins: its date is what it is there for. */
export const announcesDate = (text: string, language: string | null): boolean =>
  text.length <= charactersMax && eventDateWords.has(text) && namesDate(text, language)
