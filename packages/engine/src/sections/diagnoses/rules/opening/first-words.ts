/** A home page whose first words are a name, a greeting, a label or the trade. */
import { ctaWords } from '../../../../lexicon/pages/cta-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame, inSubhead, type PlacedWords } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { quoteOfLine } from '../../own-lines.ts'
import { isSensitive } from '../../stakes.ts'
import { type HeadlineKind, type OpeningWords, openingNeeds, openingWords, stockTest } from './opening-words.ts'
import { betterWords, type Reason, reasonNeeds } from './reasons.ts'

export const firstWords: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'name-before-reason',
    isOfOnePage: true,
    group: 'opening',
    stakes: 0.8,
    share: 0.16,
    effort: 'S',
    leads: true,
    needs: [...openingNeeds, ...reasonNeeds],
    missingFrom: 'home',
    find(facts) {
      const words = openingWords(facts)
      if (words === null || words.kind === null) return null
      const { kind: headlineKind } = words
      const { names, opening, language, kind } = facts
      const better =
        words.kind === 'label'
          ? (belowLabel(words, facts) ?? betterWords(facts))
          : (betterWords(facts) ?? (words.kind === 'greeting' ? plainLine(words, facts) : null))
      if (better === null || (words.kind !== 'label' && givesReason(words))) return null
      const first = inQuotes(words.headline.value, 60)
      return {
        title: titles[headlineKind](first),
        text: textOf(words, better, first),
        pole: poleOf(words, first),
        against: null,
        move: { title: moveTitle(headlineKind, better), page: names.home, text: moveText(headlineKind, better, first) },
        ...placedBy(headlineKind, better),
        contrast: 'both quoted',
        subject: better.kind === 'price' ? 'price' : 'line',
        isNear: true,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: better.kind === 'line' ? 0.7 : 0.65,
        quotes: [...words.headline.quotes.slice(0, 1), better.quote],
      }
    },
  }),
]

const reasonWordsMax = 16

type Told = Pick<DiagnosisFacts, 'phrases' | 'lines' | 'names' | 'language'>
const near = 'right below it'

/** What says something under a label is what the headline should be. */
function belowLabel({ subhead, subheadRest }: OpeningWords, { phrases }: Told): Reason | null {
  const phrase = phrases.find(({ text, signs }) => signs.includes('opening') && subhead?.value.includes(text))
  if (phrase !== undefined)
    return { kind: 'line', said: inQuotes(phrase.text), quote: phrase.quote, where: near, isHome: true }
  const [quote] = subhead?.quotes ?? []
  if (subhead === null || quote === undefined || subheadRest < 2 || wordCount(subhead.value) > reasonWordsMax)
    return null
  return { kind: 'line', said: inQuotes(subhead.value), quote, where: near, isHome: true }
}

const firstLines = 9
const plainWordsMin = 6

/** After a greeting, the first whole sentence of the brand about itself. */
function plainLine({ headline, subhead }: OpeningWords, { lines, names, language }: Told): Reason | null {
  const isStock = stockTest(language?.value ?? '')
  const line = lines.find(({ page, at, place, text }) => {
    const count = wordCount(text)
    if (page !== names.home || at > firstLines || place !== 'body' || count < plainWordsMin || count > reasonWordsMax)
      return false
    if (isStock(text) || ctaWords.startsWith(text) !== null) return false
    return /^\p{L}.*[.!]$/u.test(text) && !headline.value.includes(text) && subhead?.value.includes(text) !== true
  })
  return line === undefined
    ? null
    : { kind: 'fact', said: inQuotes(line.text), quote: quoteOfLine(line), where: 'a few lines below', isHome: true }
}

const restMax = 2

/** Whether the line below says more than names, the trade and what everybody says. */
const givesReason = ({ subheadRest, isOfItsOwn }: OpeningWords) =>
  subheadRest > restMax || isOfItsOwn.subhead || isOfItsOwn.headline

const titles: Record<HeadlineKind, (first: string) => string> = {
  greeting: (first) => `${first} greets, and gives no reason to stay`,
  label: (first) => `The home page is headed ${first}, as its menu could be`,
  name: (first) => `The first words are a name, ${first}, and no reason`,
  trade: (first) => `${first} names the trade, and no reason to choose`,
}

function textOf({ kind, subhead }: OpeningWords, { kind: found, said, where, isHome }: Reason, first: string): string {
  const under = subhead === null ? null : inQuotes(subhead.value, 90)
  const isLabel = kind === 'label'
  const isGreeting = kind === 'greeting'
  return frame(
    [
      isLabel && where === near,
      `${first} heads the home page as it would a menu; the words that say something, ${said}, stand ${near}.`,
    ],
    [
      isLabel,
      `The headline of the home page reads ${first}, which any site could have; only this one has ${said}, ${where}.`,
    ],
    [
      found === 'declared' && isGreeting,
      `Search engines are told ${said}; whoever opens the page itself is greeted with ${first}.`,
    ],
    [found === 'declared', `Search engines are told ${said}; whoever opens the page itself reads ${first} first.`],
    [
      found === 'price' && isGreeting,
      `${first} welcomes people before they know what for; what it costs comes ${where}.`,
    ],
    [
      isGreeting && found === 'line',
      `${first} welcomes people before they know why to stay; the reason, ${said}, comes ${where}.`,
    ],
    [isGreeting, `Before a visitor learns what this is, the page says ${first}. What it is, ${said}, comes ${where}.`],
    [
      found === 'voice',
      `${first}${under === null ? '' : `, then ${under}`}: the page says what it is, and a customer has to say why, ${where}: ${said}.`,
    ],
    [
      found === 'price' || found === 'fact',
      `${first} ${under === null ? 'is all that the opening says' : `and ${under} are all that the opening says`}; the first thing to weigh, ${found === 'price' ? 'the price' : said}, comes ${where}.`,
    ],
    [
      kind === 'name' && under !== null,
      `${first} is the name and ${under} the trade; why to choose it is said ${where}: ${said}.`,
    ],
    [
      kind === 'name' && !isHome,
      `The home page says who it is, ${first}, and leaves why to a later page: ${said} stands ${where}.`,
    ],
    [
      kind === 'name',
      `The headline says ${first} and nothing else; the line that would tell a newcomer more, ${said}, comes ${where}.`,
    ],
    [
      under !== null,
      `${first}, and below it ${under}: both say what is done, neither why here. ${said}, ${where}, does.`,
    ],
    `${first} says what is done; ${said}, which would tell it from the next one, comes ${where}.`,
  )
}

function poleOf({ kind, subhead }: OpeningWords, first: string): string {
  return frame(
    [kind === 'greeting', 'but the home page opens with a greeting'],
    [kind === 'label', `but its headline reads ${first}`],
    [kind === 'name' && subhead !== null, 'but its first words are a name and a trade'],
    [kind === 'name', 'but the home page opens with a name alone'],
    'but its headline only names the trade',
  )
}

const isHeadline = ({ kind }: Reason) => kind === 'line' || kind === 'declared'

function moveTitle(kind: HeadlineKind, better: Reason): string {
  if (better.kind === 'price') return 'Put the price into the opening'
  if (better.kind === 'voice') return 'Let the customer speak under the headline'
  if (kind === 'greeting') return 'Say what it is instead of the greeting'
  if (kind === 'label') return 'Replace the label by what it says'
  return isHeadline(better) ? 'Let the reason be the headline' : 'Put the first hard fact into the opening'
}

/** Where the move puts the words, as far as they stand as they are. */
function placedBy(kind: HeadlineKind, better: Reason): { places?: PlacedWords } {
  const { quote } = better
  if (better.kind === 'price' || better.kind === 'voice') return {}
  if (kind !== 'greeting' && !isHeadline(better)) return { places: inSubhead(quote) }
  return { places: { part: 'opening', text: quote.text, madeOf: [quote] } }
}

function moveText(kind: HeadlineKind, better: Reason, first: string): string {
  const { said } = better
  if (kind === 'greeting' && better.kind !== 'price')
    return `Put ${said} in the place of the greeting, word for word, and name the brand in the logo.`
  if (!isHeadline(better)) return `Put ${said} right under ${first}, before anyone has to look for it.`
  const rest: Record<HeadlineKind, string> = {
    greeting: 'leave the greeting out',
    label: `leave ${first} to the menu`,
    name: `leave ${first} to the logo`,
    trade: `set ${first} below it`,
  }
  return `Make ${said} the headline, word for word, and ${rest[kind]}.`
}
