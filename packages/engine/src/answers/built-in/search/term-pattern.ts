/** Signs by which a folded text is known to speak of a word, in any of its forms. */
import { isCompounding } from '../../../lexicon/grammar/wording.ts'
import { lightStem } from '../../../lexicon/light-stem.ts'
import { literalPattern } from '../../../lexicon/literal-pattern.ts'

const stemMin = 4
const compoundMin = 6
const formMin = 7

/** A word or some in a row, folded. */
interface Form {
  text: string
  /** What may follow: nothing, an ending of inflection, or anything. */
  ending: 'none' | 'short' | 'any'
  /** Whether it is meant within longer words too. */
  isWithin: boolean
}

export interface TextPattern {
  /** @param word one folded word */
  isWord(word: string): boolean
  hasPhrases: boolean
  /** Whether a text holds one of those that are more than one word. */
  holdsPhrase(folded: string): boolean
  /** The first place in a text. */
  find(folded: string): { index: number; length: number } | null
}

/** What parts the words of a phrase. */
const gap = '[^\\p{L}\\p{N}]{1,3}'
const endings = { none: '', short: '\\p{L}{0,4}', any: '[\\p{L}\\p{N}]*' } as const

/** Matches none where there are no forms. */
export function createTextPattern(forms: readonly Form[]): TextPattern {
  const phrases = forms.filter(({ text }) => isPhrase(text))
  const words = forms.filter(({ text }) => !isPhrase(text))
  const whole = words.filter(({ isWithin }) => !isWithin)
  const within = words.filter(({ isWithin }) => isWithin)
  const isWhole = expression(whole.map(({ text, ending }) => `^${literalPattern(text)}${endings[ending]}$`))
  const isWithin = expression(within.map(({ text }) => literalPattern(text)))
  const phrase = phrases.length === 0 ? null : expression(phrases.map(inText))
  let all: RegExp | null = null
  return {
    isWord: (word) => isWhole.test(word) || isWithin.test(word),
    hasPhrases: phrase !== null,
    holdsPhrase: (folded) => phrase?.test(folded) === true,
    find(folded) {
      all ??= expression(forms.map(inText))
      const match = all.exec(folded)
      return match === null ? null : { index: match.index, length: match[0].length }
    },
  }
}

const isPhrase = (text: string) => /[_ -]/.test(text)

const expression = (sources: readonly string[]) =>
  new RegExp(sources.length === 0 ? '(?!)' : [...new Set(sources)].join('|'), 'u')

function inText({ text, ending, isWithin }: Form): string {
  const words = literalPattern(text).replace(/[_ -]+/g, gap)
  return isWithin ? words : `(?<![\\p{L}\\p{N}])${words}${endings[ending]}(?![\\p{L}\\p{N}])`
}

/** Scripts that do not part their words have no beginnings and ends of them. */
const isUnparted = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)

/** Of a pattern: `*` at the end stands for any ending, `_` for what parts two words. */
const formOf = (pattern: string): Form => ({
  text: pattern.replace(/\*$/, ''),
  ending: pattern.endsWith('*') ? 'any' : 'none',
  isWithin: isUnparted(pattern),
})

export const formsOf = (patterns: readonly string[]): Form[] => patterns.map(formOf)

/** The same in texts of these languages: where words are written together, a word stands within others too. */
export const joinableForms = (patterns: readonly string[], languages: readonly string[]): Form[] =>
  patterns.map((pattern) => {
    const form = formOf(pattern)
    const isJoined = pattern.length > compoundMin && form.ending === 'any' && languages.some(isCompounding)
    return isJoined ? { ...form, isWithin: true } : form
  })

/** The forms that a word of a question may have in texts. @param languages of the texts and of the question, ISO 639-1 */
export function formsOfWord(word: string, languages: readonly string[]): Form[] {
  const isLatin = /^[\p{Script=Latin}\p{N}]+$/u.test(word)
  const stems = [...new Set(languages.map((language) => lightStem(word, language)))].filter(
    (stem) => stem.length >= stemMin || (stem.length === stemMin - 1 && word.length - stem.length === 1),
  )
  const isJoined = word.length >= compoundMin && languages.some(isCompounding)
  const whole = (text: string, ending: Form['ending']): Form => ({ text, ending, isWithin: false })
  return [
    { text: word, ending: 'none', isWithin: !isLatin || isJoined },
    ...(word.length > stemMin && /[^s]s$/.test(word) ? [whole(word.slice(0, -1), 'none')] : []),
    ...stems.map((stem) => whole(stem, 'short')),
    ...(word.length >= formMin + 1 ? [whole(word.slice(0, Math.max(formMin, word.length - 3)), 'any')] : []),
  ]
}
