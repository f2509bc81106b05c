import { byLanguage } from '../../lexicon/by-language.ts'
import { grammarOf } from '../../lexicon/grammar/grammar-of.ts'

/**
 * How a text speaks to its reader, in languages that have two ways. Marks beyond word lists: pronouns that only a capital
 * tells apart, which count within a sentence, not at its beginning; and endings of verbs.
 */
export interface AddressCounts {
  formal: number
  informal: number
}

interface Marks {
  capitals: RegExp
  firstWord: RegExp
  /** Ends of sentences; null where they tell nothing. */
  ends: { formal: RegExp; informal: RegExp } | null
}

const marksOf = byLanguage((language): Marks => {
  const { capitals, titles, politeVerbs, politeEnds, plainEnds } = grammarOf(language).address ?? {}
  const polite = [
    ...(capitals === undefined ? [] : [`(?<=[\\p{Ll}\\p{Lu}\\d,;)] )(?:${capitals})`]),
    ...(titles === undefined ? [] : [`(?<![\\p{L}\\p{M}])(?:${titles})`]),
  ]
  return {
    capitals: polite.length === 0 ? nothing : new RegExp(`(?:${polite.join('|')})${wordEnd}`, 'gu'),
    firstWord: politeVerbs === undefined ? nothing : new RegExp(`^(?:${politeVerbs})${wordEnd}`, 'iu'),
    ends:
      politeEnds === undefined || plainEnds === undefined
        ? null
        : { formal: new RegExp(`(?:${politeEnds})$`, 'u'), informal: new RegExp(`(?:${plainEnds})$`, 'u') },
  }
})

const wordEnd = '(?![\\p{L}\\p{M}])'
const nothing = /(?!)/g

/** Whether a language speaks politely by how it ends its sentences. */
export const isToldByEnds = (language: string): boolean => marksOf(language).ends !== null

/** What capitals, endings of verbs and ends of sentences say. */
export function addressMarks(text: string, language: string): AddressCounts {
  const { capitals, firstWord, ends } = marksOf(language)
  if (ends !== null) {
    const formal = ends.formal.test(text) ? 1 : 0
    return { formal, informal: formal === 0 && ends.informal.test(text) ? 1 : 0 }
  }
  return { formal: (text.match(capitals)?.length ?? 0) + (firstWord.test(text) ? 1 : 0), informal: 0 }
}

const marksMin = 3

/** null where too little speaks to the reader, or the language has one way only. */
export function addressForm({ formal, informal }: AddressCounts): 'formal' | 'informal' | 'mixed' | null {
  const all = formal + informal
  if (all < marksMin) return null
  if (formal >= 0.8 * all) return 'formal'
  return informal >= 0.8 * all ? 'informal' : 'mixed'
}
