/** People who are introduced in a sentence: “I am Ines Marlow”, “Ines is the founder of Lowbrook”. */
import type { Sentence } from '../../../../facts/language/shapes.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { capitalisesNouns } from '../../../../lexicon/grammar/wording.ts'
import { namesOwner } from '../../../../lexicon/speech/customer-voice-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { selfBeginnings } from '../../people/introductions.ts'
import { wordsWritten } from '../../people/written-words.ts'

export interface Introduced {
  /** As written: “Ines Marlow”, “Ines”. */
  name: string
  line: OwnLine
  quote: ReturnType<typeof quoteOfLine>
}

const word = "\\p{Lu}[\\p{Ll}\\p{M}’'-]+"
const name = `(${word}(?:\\s${word}){0,2})`
const himself = new RegExp(`^(?:.{0,20}[,!]\\s)?(?:${selfBeginnings})\\s${name}(?=[.,!–—-]|\\s|$)`, 'u')
const headed = new RegExp(`^${name}\\s(?:is|ist|est|è|é|es|jest|är|er|wurde|was)\\s`, 'u')

const wordsMax = 24
const otherPages: ReadonlySet<Sentence['pageType']> = new Set<Sentence['pageType']>([
  'post',
  'blog',
  'legal',
  'customers',
  'testimonials',
])

/** In the order of the pages; who heads the brand, or speaks for it. */
export function introducedPeople({
  lines,
  language,
  name: brand,
}: Pick<DiagnosisFacts, 'lines' | 'language' | 'name'>): Introduced[] {
  const isWritten = wordsWritten(lines)
  const own = foldText(brand?.value.name ?? '')
  return lines.flatMap((line): Introduced[] => {
    const { text, place, pageType } = line
    if (place === 'action' || place === 'description' || otherPages.has(pageType) || wordCount(text) > wordsMax)
      return []
    const self = himself.exec(text)?.[1]
    const found = self ?? (namesOwner(text) ? headed.exec(text)?.[1] : undefined)
    if (found === undefined || own.includes(foldText(found)) || namesOwner(found)) return []
    const parts = found.split(/\s/)
    if (parts.some((part) => isWritten(part))) return []
    // “Ich bin Heilpraktikerin”: where every noun has a capital, one word is no name.
    if (capitalisesNouns(language?.value ?? '') && parts.length < 2) return []
    return [{ name: found, line, quote: quoteOfLine(line) }]
  })
}
