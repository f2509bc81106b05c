/** Who says who speaks: “I am Ines Marlow”, “Name: Ines Marlow”. */
import type { Quote } from '../../../evidence.ts'
import type { Sentence } from '../../../facts/language/shapes.ts'
import { foldText } from '../../../lexicon/fold.ts'
import { capitalisesNouns } from '../../../lexicon/grammar/wording.ts'
import { customerVoicesOf, namesOwner } from '../../../lexicon/speech/customer-voice-words.ts'
import { imperativeWordsOf, styleWordsOf } from '../../../lexicon/speech/style-words.ts'
import { wordCount } from '../../../page/word-count.ts'
import type { SiteReading } from '../../site-reading.ts'
import { quoteOfLine } from '../own-lines.ts'
import { wordsWritten } from './written-words.ts'

export interface Introduced {
  name: string
  role: null
  quote: Quote
}

interface Inputs extends Pick<SiteReading, 'language' | 'name'> {
  sentences: readonly Sentence[]
}

const fullName =
  /^\p{Lu}[\p{Ll}\p{M}’'-]+(?:\s(?:(?:van|von|de|der|den|di|da|del|la|le|ter)\s)*\p{Lu}[\p{Ll}\p{M}’'-]+){1,2}(?![\p{L}\p{M}])/u
/** How somebody says who they are, in the languages of sites; a list of beginnings, not of words. */
export const selfBeginnings =
  "I am|I[’']m|My name is|Ich bin|Mein Name ist|Ich heiße|Ik ben|Mijn naam is|Ik heet|Je suis|Je m[’']appelle|Mon nom est|Soy|Yo soy|Me llamo|Mi nombre es|Sono|Io sono|Mi chiamo|Il mio nome è|Eu sou|Sou|Chamo-me|O meu nome é|Meu nome é|Jestem|Nazywam się|Mam na imię|Jsem|Jmenuji se|Jmenuju se|Jeg er|Jeg hedder|Mit navn er|Jeg heter|Navnet mitt er|Jag är|Jag heter|Mitt namn är|Olen|Меня зовут|Мене звати|Я"
const saysWho = new RegExp(`^(?:.{0,20}[,!.]\\s)?(?:${selfBeginnings})(?![\\p{L}\\p{M}])`, 'iu')
const givenName = /^\p{Lu}[\p{Ll}\p{M}’'-]{2,}(?=[.!,]|\s[–—-]\s|$)/u
/** “Name: Ines Marlow”, in the languages that call it alike. */
const labelledName = /^(?:name|naam|navn|namn|nom|nome|nombre|imię|jméno|ім’я|имя)\s?[:：]\s*/iu
/** “My name is”: so many words may stand between who speaks and the name. */
const introWordsMax = 4
/** “I am Ines”; of “I am from Tollan” the capital is a place's. */
const beforeGiven = 2
const lineWordsMax = 24
const introPages: ReadonlySet<string> = new Set(['home', 'about', 'team', 'contact'])

/**
 * The person who speaks, where a line says so. The name has to stand in another line as well, and a given name alone closes its sentence:
 * “I am German” names nobody.
 */
export function introducedPerson({ sentences, language, name: brand }: Inputs): Introduced | null {
  if (language === null) return null
  const voice = customerVoicesOf(language.value)
  const nounsHaveCapitals = capitalisesNouns(language.value)
  const isWord = wordReader(sentences, language.value, brand?.value.name ?? '')
  for (const line of sentences) {
    const { text, pageType, place, speaker } = line
    if (speaker !== 'brand' || place === 'action' || !introPages.has(pageType) || wordCount(text) > lineWordsMax)
      continue
    const label = labelledName.exec(text)?.[0]
    if (label !== undefined) {
      const called = fullName.exec(text.slice(label.length))?.[0]
      // A form asks for a name, and a sample has one.
      if (called !== undefined && line.textClass !== 'form' && !namesOwner(called))
        return { name: called, role: null, quote: quoteOfLine(line) }
      continue
    }
    // “I can recommend Ines” speaks of somebody else.
    if (voice.startsWith(text)?.tag !== 'self' || !saysWho.test(text)) continue
    const found = nameNear(text, nounsHaveCapitals)
    if (found === undefined || found.split(/\s+/).some(isWord)) continue
    if (sentences.some((other) => other.text !== text && other.text.includes(found)))
      return { name: found, role: null, quote: quoteOfLine(line) }
  }
  return null
}

/** A name among the first words of a line. */
function nameNear(text: string, nounsHaveCapitals: boolean): string | undefined {
  const words = text.split(/\s+/)
  for (let at = 1; at <= Math.min(introWordsMax, words.length - 1); at++) {
    const rest = words.slice(at).join(' ')
    const found =
      fullName.exec(rest)?.[0] ?? (nounsHaveCapitals || at > beforeGiven ? undefined : givenName.exec(rest)?.[0])
    if (found !== undefined) return found
    // What has a capital and is no name ends the search: “I am a Certified trainer in Ghent”.
    if (/^\p{Lu}/u.test(rest)) return undefined
  }
  return undefined
}

/** Tells words of the language from parts of a name; the brand's own word may be its owner's name. */
function wordReader(sentences: readonly Sentence[], language: string, brand: string): (word: string) => boolean {
  const ofBrand = new Set(foldText(brand).split(/[^\p{L}]+/u))
  const isWritten = wordsWritten(sentences)
  return (word) => {
    if (word.length <= 3 || ofBrand.has(foldText(word))) return false
    return imperativeWordsOf(language).has(word) || styleWordsOf(language).has(word) || isWritten(word)
  }
}
