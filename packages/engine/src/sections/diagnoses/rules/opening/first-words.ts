/** What the first words of a home page say: a name, or what others say too. */
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { greets } from '../../../../lexicon/pages/greeting-words.ts'
import { parityWordsOf } from '../../../../lexicon/speech/claim-words.ts'
import { distinctionWordsOf } from '../../../../lexicon/speech/introduction-words.ts'
import { styleWordsOf } from '../../../../lexicon/speech/style-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { withArticle } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { quoteOfLine } from '../../own-lines.ts'
import { isSensitive } from '../../stakes.ts'
import { reasonDeclared, reasonElsewhere, tellingOrOther } from './reasons.ts'

export const firstWords: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'name-before-reason',
    isOfOnePage: true,
    group: 'opening',
    stakes: 0.8,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['hero', 'name', 'kind', 'lines', 'opening', 'phrases', 'names', 'language'],
    missingFrom: 'home',
    find({ hero, name, kind, lines, opening, phrases, names, language }) {
      const { headline } = hero
      if (headline === null || language === null || !isNameAlone({ hero, name, kind, language })) return null
      const told = reasonDeclared({ lines, opening, names, language })
      const reason = told === null ? reasonElsewhere({ phrases, opening, names, language }) : null
      const words = told?.text ?? reason?.text
      const quote = told === null ? reason?.quote : quoteOfLine(told)
      if (words === undefined || quote === undefined) return null
      const first = inQuotes(headline.value, 60)
      const better = inQuotes(words, 100)
      const isGreeting = greets(headline.value)
      return {
        title: isGreeting ? 'The first words greet, and give no reason' : 'The first words are a name, not a reason',
        text: frame(
          [told !== null, `Search engines are told ${better}; whoever opens the page itself reads ${first} first.`],
          [
            isGreeting,
            `${first} welcomes people before they know why to stay; the reason, ${better}, comes ${reason?.where}.`,
          ],
          [
            reason?.isHome === false,
            `The home page says who it is, ${first}, and leaves why to a later page: ${better} stands ${reason?.where}.`,
          ],
          `The headline says ${first} and nothing else; the line that would tell a newcomer more, ${better}, comes ${reason?.where}.`,
        ),
        pole: `but the home page opens with ${isGreeting ? 'a greeting' : first} alone`,
        against: null,
        move: {
          title: 'Let the reason be the headline',
          page: names.home,
          text: `Make ${better} the headline, word for word, and ${isGreeting ? 'leave the greeting out' : `leave ${first} to the logo`}.`,
        },
        contrast: 'both quoted',
        subject: 'line',
        isNear: true,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: 0.65,
        quotes: [...headline.quotes.slice(0, 1), quote],
      }
    },
  }),
  diagnosis({
    id: 'any-rival-could-sign',
    isOfOnePage: true,
    group: 'opening',
    stakes: 0.8,
    share: 0.03,
    effort: 'S',
    leads: true,
    needs: ['hero', 'opening', 'phrases', 'names', 'language', 'kind'],
    missingFrom: 'home',
    find({ hero: { headline, subhead }, opening, phrases, names, language, kind }) {
      if (headline === null || language === null) return null
      const said = [headline, ...(subhead === null ? [] : [subhead])]
      const stock = said.find(({ value }) => isStock(value, language.value))
      if (stock === undefined || opening.texts.some((text) => isOfItsOwn(text, language.value, names.brand)))
        return null
      const reason = reasonElsewhere({ phrases, opening, names, language }, tellingOrOther)
      if (reason === null) return null
      const first = inQuotes(stock.value, 90)
      const words = inQuotes(reason.text, 90)
      const { category } = names
      return {
        title:
          category === null
            ? `Any rival could sign ${inQuotes(stock.value, 50)}`
            : `Any other ${category} could open so`,
        text: frame(
          [
            category !== null && reason.isHome,
            `${first} would suit ${withArticle(category ?? '')} anywhere; ${words}, ${reason.where}, would not.`,
          ],
          [
            category !== null,
            `Put another name above ${first}, and it still describes ${withArticle(category ?? '')}. More of ${names.brand} is in ${words}, ${reason.where}.`,
          ],
          [
            reason.isHome,
            `${first} is what many say. ${words} is what ${names.brand} says, and it comes ${reason.where}.`,
          ],
          `Nothing in ${first} could be untrue of a rival; ${words}, ${reason.where}, could.`,
        ),
        pole: category === null ? 'but it opens as any rival could' : `but it opens as any ${category} could`,
        against: null,
        move: {
          title: 'Replace the stock line by the own one',
          page: names.home,
          text: `Put ${words} where ${inQuotes(stock.value, 60)} stands.`,
        },
        contrast: 'both quoted',
        subject: 'line',
        isNear: true,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: 0.6,
        quotes: [...stock.quotes.slice(0, 1), reason.quote],
      }
    },
  }),
]

type Named = Pick<DiagnosisFacts, 'hero' | 'name' | 'kind'> & { language: NonNullable<DiagnosisFacts['language']> }

const lineWordsMax = 8
/** A subhead of so many words says something of its own. */
const reasonWordsMin = 5

/** A headline of name, trade and place, and no line below it that says more. */
function isNameAlone({ hero: { headline, subhead }, name, kind, language: { value: language } }: Named): boolean {
  if (headline === null || wordCount(headline.value) > lineWordsMax + 2) return false
  const known = new Set(
    [name?.value.name ?? '', ...(name?.value.variants ?? []), kind?.value.text ?? ''].flatMap((text) => [
      ...(contentKeys(text, language) ?? []),
    ]),
  )
  const keys = [...(contentKeys(headline.value, language) ?? [])]
  const rest = keys.filter((key) => !known.has(key))
  const isNamed = keys.length > 0 && rest.length <= (greets(headline.value) ? 1 : 0)
  if (!isNamed) return false
  if (subhead === null || wordCount(subhead.value) < reasonWordsMin) {
    const more = subhead === null ? [] : [...(contentKeys(subhead.value, language) ?? [])]
    return more.filter((key) => !known.has(key) && !keys.includes(key)).length <= 1
  }
  return false
}

const stockWordsMax = 25

/** Words of any firm, or clichés, in a line short enough that they are what it says. */
const isStock = (text: string, language: string) =>
  wordCount(text) <= stockWordsMax &&
  (parityWordsOf(language).has(text) ||
    styleWordsOf(language)
      .match(text)
      .some(({ tag }) => tag === 'cliches'))

/** A figure, a refusal, or a proper noun that is not the brand’s: what others could not say unchanged. */
const isOfItsOwn = (text: string, language: string, brand: string) =>
  /\d/.test(text) ||
  hasProperNoun(text.replaceAll(brand, ''), language) ||
  distinctionWordsOf(language)
    .match(text)
    .some(({ tag }) => tag === 'refusal')

const capital = /^\p{Lu}\p{Ll}{2,}/u

/** A capital within a sentence, in languages that do not capitalise every noun, and in no title set in capitals. */
function hasProperNoun(text: string, language: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const capitals = words.filter((word) => capital.test(word)).length
  return language !== 'de' && capitals < words.length / 2 && /\p{Ll},?\s\p{Lu}\p{Ll}{2,}/u.test(text)
}
