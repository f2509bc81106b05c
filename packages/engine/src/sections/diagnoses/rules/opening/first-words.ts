/** A home page whose first words are a name, a greeting, a label or the trade. */
import { wordCount } from '../../../../page/word-count.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import { isSensitive } from '../../stakes.ts'
import { type HeadlineKind, type OpeningWords, openingNeeds, openingWords } from './opening-words.ts'
import { betterWords, type Reason, reasonNeeds } from './reasons.ts'

export const firstWords: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'name-before-reason',
    isOfOnePage: true,
    group: 'opening',
    stakes: 0.8,
    share: 0.17,
    effort: 'S',
    leads: true,
    needs: [...openingNeeds, ...reasonNeeds],
    missingFrom: 'home',
    find(facts) {
      const words = openingWords(facts)
      if (words === null || words.kind === null) return null
      const { names, opening, language, kind } = facts
      const better = words.kind === 'label' ? (belowLabel(words) ?? betterWords(facts)) : betterWords(facts)
      if (better === null || (words.kind !== 'label' && givesReason(words))) return null
      const first = inQuotes(words.headline.value, 60)
      return {
        title: titleOf(words.kind, first),
        text: textOf(words, better, first),
        pole: poleOf(words, first),
        against: null,
        move: { title: moveTitle(words.kind, better), page: names.home, text: moveText(words, better, first) },
        contrast: 'both quoted',
        subject: better.kind === 'price' ? 'price' : 'line',
        isNear: true,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: better.kind === 'line' || words.kind === 'label' ? 0.7 : 0.65,
        quotes: [...words.headline.quotes.slice(0, 1), better.quote],
      }
    },
  }),
]

const reasonWordsMax = 16

/** A subhead that says something of its own under a label is what the headline should be. */
function belowLabel({ subhead, subheadRest }: OpeningWords): Reason | null {
  const [quote] = subhead?.quotes ?? []
  if (subhead === null || quote === undefined || subheadRest < 2 || wordCount(subhead.value) > reasonWordsMax) return null
  return { kind: 'line', said: inQuotes(subhead.value), quote, where: 'right below it', isHome: true, points: 0 }
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
const titleOf = (kind: HeadlineKind, first: string) => titles[kind](first)

function textOf({ kind, subhead }: OpeningWords, { kind: found, said, where, isHome }: Reason, first: string): string {
  const under = subhead === null ? null : inQuotes(subhead.value, 90)
  return frame(
    [kind === 'label' && where === 'right below it', `${first} heads the home page as it would a menu; the words that say something, ${said}, stand right below it.`],
    [kind === 'label', `The headline of the home page reads ${first}, which any site has; ${said}, ${where}, only this one.`],
    [found === 'declared' && kind === 'greeting', `Search engines are told ${said}; whoever opens the page itself is greeted with ${first}.`],
    [found === 'declared', `Search engines are told ${said}; whoever opens the page itself reads ${first} first.`],
    [found === 'price' && kind === 'greeting', `${first} welcomes people before they know why to stay; the first thing that can be weighed, ${said}, comes ${where}.`],
    [found === 'price', `${first} ${under === null ? 'is all that the opening says' : `and ${under} are all that the opening says`}; the first thing that can be weighed is ${said}, ${where}.`],
    [kind === 'greeting', `${first} welcomes people before they know why to stay; the reason, ${said}, comes ${where}.`],
    [kind === 'name' && under !== null, `${first} is the name and ${under} the trade; why to choose it is said ${where}: ${said}.`],
    [kind === 'name' && !isHome, `The home page says who it is, ${first}, and leaves why to a later page: ${said} stands ${where}.`],
    [kind === 'name', `The headline says ${first} and nothing else; the line that would tell a newcomer more, ${said}, comes ${where}.`],
    [under !== null, `${first}, and below it ${under}: both say what is done, neither why here. ${said}, ${where}, does.`],
    `${first} says what is done and where; ${said}, which would tell it from the next one, comes ${where}.`,
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

const moveTitle = (kind: HeadlineKind, { kind: found }: Reason) =>
  found === 'price'
    ? 'Put the price into the opening'
    : kind === 'greeting'
      ? 'Replace the greeting by the reason'
      : kind === 'label'
        ? 'Replace the label by what it says'
        : 'Let the reason be the headline'

function moveText({ kind }: OpeningWords, { kind: found, said }: Reason, first: string): string {
  if (found === 'price') return `Put ${said} right under ${first}, before anyone has to look for it.`
  const rest: Record<HeadlineKind, string> = {
    greeting: 'leave the greeting out',
    label: `leave ${first} to the menu`,
    name: `leave ${first} to the logo`,
    trade: `set ${first} below it`,
  }
  return `Make ${said} the headline, word for word, and ${rest[kind]}.`
}

