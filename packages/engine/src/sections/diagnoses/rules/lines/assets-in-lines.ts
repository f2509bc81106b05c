/** Assets that are a line of the site: what no other could say. */
import { foldText } from '../../../../lexicon/fold.ts'
import { speechLists } from '../../../../lexicon/joined/speech.ts'
import { firstPersonPluralWords } from '../../../../lexicon/speech/mission-words.ts'
import { negationWords } from '../../../../lexicon/speech/negation-words.ts'
import { imperativeWordsOf, readerWordsOf } from '../../../../lexicon/speech/style-words.ts'
import { alternativesOf } from '../../../../lexicon/word-lists.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { capitalised, inWords, rounded, withArticle } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame, inSubhead } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import type { PhraseSign } from '../../phrases/phrase-signs.ts'
import type { Phrase } from '../../phrases.ts'
import { isRow } from '../assets/asset-lines.ts'
import { isOfTrouble } from '../assets/refusing-lines.ts'

const pointsMin = 5
const titleWordsMax = 8

/** What may be said by anybody, of one offer only, or to those who ask already. */
export const spoilt: readonly PhraseSign[] = [
  'answer',
  'inner',
  'label',
  'list',
  'jargon',
  'stock',
  'superlative',
  'call',
]

/**
 * A line that refuses something or has a form of its own: a figure or a term alone is a detail, not a line. What anybody refuses (hidden
 * costs, a credit card), and what spares a reader trouble, is a term.
 */
export function isOwnLine({ signs, points, text, line }: Pick<Phrase, 'signs' | 'points' | 'text' | 'line'>): boolean {
  const has = (sign: PhraseSign) => signs.includes(sign)
  if (points < pointsMin || spoilt.some(has)) return false
  const isTerm = has('term') || has('guarantee')
  if (isRow(text) || isOfTrouble(line) || age.test(text)) return false
  const isWhole = has('opening') || has('deed') || /[.!。！]["”’»」]?$/u.test(text)
  if (!has('shaped')) return has('refusal') && !isTerm && !has('pain') && isWhole
  return has('opening') || has('deed') || (has('refusal') && !isTerm)
}

const years = alternativesOf(speechLists, 'claimContexts', 'years')
/** “100 years. One passion.”: an age is a figure, and its passion anybody's. */
const age = new RegExp(`^\\d+\\s?(?:${years})(?!\\p{L})`, 'iu')

/** Sentences of one length, with one beginning, or that all ask for a deed: somebody has set them beside each other, where others end a slogan. */
function isEven(text: string, language: string): boolean {
  const sentences = text.split(/[.!。！]+\s*/u).filter((part) => part.trim() !== '')
  const [first, ...others] = sentences
  if (first === undefined || others.length === 0) return true
  const beginning = (part: string) => foldText(part).split(' ')[0]
  if (others.every((part) => wordCount(part) === wordCount(first) || beginning(part) === beginning(first))) return true
  const imperative = imperativeWordsOf(language)
  return sentences.filter((part) => imperative.startsWith(part) !== null).length >= 2
}

/** “Oakrow – Soups of the river”: what it is called. */
const isName = (text: string, brand: string) =>
  foldText(text).startsWith(foldText(brand)) && /^\s?[–—|:-]\s/u.test(text.slice(brand.length))

/** “Your kitchen does not lack taste” speaks of its reader, and refuses nothing. */
const isOfReader = ({ text, signs }: Phrase, language: string) =>
  !(['shaped', 'contrast', 'deed', 'opening'] as const).some((sign) => signs.includes(sign)) &&
  readerWordsOf(language).has(text)

/** “Enjoy the sea. We mind the dog.”: the second half says what the brand does for the first. */
function answersItself({ text, signs }: Phrase, language: string): boolean {
  const [, second, ...more] = text.split(/(?<=[.!])\s+/u)
  return signs.includes('opening') && second !== undefined && more.length === 0 && startsWithWe(second, language)
}

const startsWithWe = (text: string, language: string) => firstPersonPluralWords(language).startsWith(text) !== null

/** By so many points a line elsewhere has to beat the one that visitors read first. */
const openingLead = 3

function ownLineOf(phrases: readonly Phrase[], language: string, brand: string): Phrase | undefined {
  const lines = phrases.filter(
    (phrase) =>
      isOwnLine(phrase) &&
      !isName(phrase.text, brand) &&
      !isOfReader(phrase, language) &&
      (phrase.signs.includes('refusal') || isEven(phrase.text, language) || answersItself(phrase, language)),
  )
  const first = lines.find(({ signs }) => signs.includes('opening'))
  const [best] = lines
  return first !== undefined && best !== undefined && best.points < first.points + openingLead ? first : best
}

export const assetsInLines: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'line-only-they-could-say',
    isOfOnePage: true,
    group: 'asset',
    stakes: 0.8,
    share: 0.3,
    effort: 'S',
    leads: true,
    needs: ['phrases', 'names', 'opening', 'path', 'language'],
    find({ phrases, names, opening, path, language }) {
      const phrase = ownLineOf(phrases, language?.value ?? '', names.brand)
      if (phrase === undefined) return null
      const words = inQuotes(phrase.text, 110)
      const isOpening = opening.texts.some((text) => text.includes(phrase.text))
      const short = wordCount(phrase.text) <= titleWordsMax
      return {
        title: short ? `${words} is a line of its own` : `${names.brandFirst} has a line that few could sign`,
        text: textOf(phrase, { isOpening, names, language: language?.value ?? '' }),
        pole: words,
        against: null,
        move: moveOf(phrase, isOpening, { names, path }),
        ...(isOpening ? {} : { places: inSubhead(phrase.quote) }),
        contrast: 'both quoted',
        subject: phrase.signs.includes('refusal') ? 'refusal' : 'line',
        isNear: phrase.isNear,
        isSensitive: false,
        confidence: phrase.signs.includes('refusal') ? rounded(Math.min(0.8, 0.4 + 0.05 * phrase.points)) : 0.55,
        quotes: [phrase.quote],
      }
    },
  }),
]

interface About extends Pick<DiagnosisFacts, 'names'> {
  isOpening: boolean
  language: string
}

function textOf({ text, signs, quote }: Phrase, { isOpening, names, language }: About): string {
  const words = inQuotes(text, 110)
  const has = (sign: PhraseSign) => signs.includes(sign)
  const count = inWords(wordCount(text))
  const sentences = text.split(/[.!。！]+/u).filter((part) => part.trim() !== '').length
  const refusals = negationWords(language).match(text).length
  const page = names.page(quote.page)
  const trade = names.category === null ? 'a rival' : withArticle(names.category)
  return frame(
    [
      isOpening && has('refusal'),
      `${names.brandFirst} opens on what it does not do: ${words}. To copy that line, ${trade} would have to work differently.`,
    ],
    [
      isOpening && (has('number') || has('term')),
      `${words} stands at the top of the home page, and holds a detail that any visitor can check.`,
    ],
    [
      isOpening && sentences > 2,
      `${capitalised(inWords(sentences))} short sentences open the home page, ${words}; whoever reads them once can repeat them.`,
    ],
    [isOpening, `The home page needs ${count} words to say what ${names.brand} is about: ${words}.`],
    [
      has('refusal') && has('number'),
      `${words}: both the figure and the refusal can be held against ${names.brand}, which is why the line convinces.`,
    ],
    [
      refusals > 1,
      `${capitalised(inWords(refusals))} refusals in ${count} words stand on ${page}: ${words}. Each can be disproved by one customer.`,
    ],
    [
      has('refusal') && has('deed'),
      `On ${page} ${names.brand} draws a line: ${words}. Whoever says so can be caught out, and is believed for it.`,
    ],
    [has('refusal') && has('contrast'), `${words}, says ${page}: it says what is left out, and what there is instead.`],
    [
      has('refusal'),
      `${words} is on ${page}, short and easy to disprove; ${trade} that does otherwise could not print it.`,
    ],
    `${words}, on ${page}, says in ${count} words what longer lines of the site circle around.`,
  )
}

function moveOf(
  { text }: Phrase,
  isOpening: boolean,
  { names, path }: Pick<DiagnosisFacts, 'names' | 'path'>,
): { title: string; page: string; text: string } {
  const words = inQuotes(text, 110)
  const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
  return {
    title: isOpening ? 'Keep the line, and repeat it' : 'Put the line where visitors arrive',
    page: names.home,
    text: frame(
      [isOpening && call !== null, `Keep ${words}, and repeat it beside ${call}.`],
      [isOpening, `Keep ${words} as it stands, and put what proves it right below.`],
      `Put ${words} under the headline of the home page, word for word.`,
    ),
  }
}
