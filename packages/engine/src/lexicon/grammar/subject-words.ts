import { byLanguage } from '../by-language.ts'
import { grammarOf } from './grammar-of.ts'

/** Ends of words by which a phrase can or cannot name a subject; null where the language has no such list. */
export interface SubjectWords {
  verbal: RegExp | null
  notLast: RegExp | null
  notAlone: RegExp | null
  needsNoun: boolean
  nounEnds: RegExp | null
  particles: RegExp | null
}

const ending = (alternatives: string | undefined, flags = ''): RegExp | null =>
  alternatives === undefined ? null : new RegExp(`(?:${alternatives})$`, flags)

export const subjectWordsOf = byLanguage((language): SubjectWords => {
  const { verbal, notLast, notAlone, needsNoun = false, nounEnds, particles } = grammarOf(language).subjects ?? {}
  return {
    verbal: ending(verbal),
    notLast: ending(notLast),
    notAlone: ending(notAlone),
    needsNoun,
    nounEnds: ending(nounEnds, 'i'),
    particles: ending(particles),
  }
})
