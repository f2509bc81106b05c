import { furtherLanguages } from '../joined/further-languages.ts'
import { coreLanguages } from '../languages.ts'

/** Languages whose days and months are read, in the order in which their names win where two mean different ones. */
export const calendarLanguages: readonly string[] = [...coreLanguages, ...furtherLanguages]
