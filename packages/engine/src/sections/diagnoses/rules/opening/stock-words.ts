/** A home page that opens with what everybody says. */
import type { Fact } from '../../../../evidence.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { capitalised } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { isSensitive } from '../../stakes.ts'
import { isOwnLine } from '../lines/assets-in-lines.ts'
import { type OpeningWords, openingNeeds, openingWords } from './opening-words.ts'
import { betterWords, factReason, ownReason, type Reason, reasonNeeds } from './reasons.ts'

export const stockWords: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'any-rival-could-sign',
    isOfOnePage: true,
    group: 'opening',
    stakes: 0.8,
    share: 0.06,
    effort: 'S',
    leads: true,
    needs: [...openingNeeds, ...reasonNeeds],
    missingFrom: 'home',
    find(facts) {
      const words = openingWords(facts)
      if (words === null || words.kind === 'greeting' || words.kind === 'label' || words.kind === 'name') return null
      const all = isAllStock(words)
      if ((!all && !isStockHeadline(words)) || hasOwnLine(words, facts)) return null
      const better = all || words.headlineRest < restMax ? betterWords(facts) : (ownReason(facts) ?? factReason(facts))
      if (better === null) return null
      const { names, opening, language, kind } = facts
      const stock = stockLine(words)
      if (stock === null) return null
      const first = inQuotes(stock.value, 80)
      const { category } = names
      return {
        title: titleOf(stock.value, category),
        text: capitalised(textOf({ first, better, category, brand: names.brand, isAll: all })),
        pole: poleOf(stock.value, category),
        against:
          all || words.subhead === null ? null : `The line below, ${inQuotes(words.subhead.value, 90)}, says more.`,
        move: moveOf(better, stock.value, names.home),
        ...(better.kind === 'line' || better.kind === 'declared'
          ? { places: { part: 'opening' as const, text: better.quote.text, madeOf: [better.quote] } }
          : {}),
        contrast: 'both quoted',
        subject: better.kind === 'price' ? 'price' : 'line',
        isNear: true,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: all ? 0.65 : 0.6,
        quotes: [...stock.quotes.slice(0, 1), better.quote],
      }
    },
  }),
]

const restMax = 2
/** Where so many words of everybody stand together, two more are let pass. */
const muchStock = 3

/** Headline and subhead together say little beside names, the trade and what everybody says. */
const isAllStock = ({ stock, rest, isOfItsOwn }: OpeningWords) => {
  const count = stock.headline + stock.subhead
  return count > 0 && rest <= restMax + (count >= muchStock ? 2 : 0) && !isOfItsOwn.headline && !isOfItsOwn.subhead
}

const headlineWordsMax = 12

/** The headline alone does, and the line below denies or counts nothing. */
const isStockHeadline = ({ headline, stock, headlineRest, isOfItsOwn }: OpeningWords) =>
  stock.headline > 0 &&
  headlineRest <= restMax &&
  wordCount(headline.value) <= headlineWordsMax &&
  !isOfItsOwn.headline &&
  !isOfItsOwn.subhead

/** A line that somebody has worked at, and that has none of the words of everybody. */
const hasOwnLine = ({ headline, subhead, stock }: OpeningWords, { phrases }: Pick<DiagnosisFacts, 'phrases'>) =>
  phrases.some(
    (phrase) =>
      isOwnLine(phrase) &&
      ((stock.headline === 0 && headline.value.includes(phrase.text)) ||
        (stock.subhead === 0 && subhead?.value.includes(phrase.text) === true)),
  )

const lineWordsMax = 18

/** The line that has most of it, is short enough to be shown whole, and names neither the brand nor its place. */
function stockLine({ headline, subhead, stock, isNamed }: OpeningWords): Fact<string> | null {
  if (stock.headline > 0 && !isNamed.headline) return headline
  const isShort = subhead !== null && wordCount(subhead.value) <= lineWordsMax
  if (isShort && stock.subhead > 0 && !isNamed.subhead) return subhead
  return stock.headline === 0 && !isNamed.headline && stock.subhead > 1 ? headline : null
}

interface Said {
  first: string
  better: Reason
  category: string | null
  brand: string
  isAll: boolean
}

function textOf({ first, better: { kind, said, where, isHome }, category, brand, isAll }: Said): string {
  const any = category === null ? 'any rival' : `any ${category}`
  return frame(
    [kind === 'declared', `${first} greets visitors as ${any} would; only search engines are told ${said}.`],
    [
      kind === 'voice',
      `${first} is what ${any} says of itself; what this one is chosen for, a customer says ${where}: ${said}.`,
    ],
    [
      kind === 'price' && isHome,
      `${first} commits ${brand} to nothing. The first thing that does, its price, comes ${where}.`,
    ],
    [
      kind === 'price',
      `${any} can print ${first} without keeping to it; what ${brand} can be held to, its price, comes ${where}.`,
    ],
    [
      kind === 'fact',
      `${first} could be printed by ${any}. The first thing of ${brand} that can be checked, ${said}, comes ${where}.`,
    ],
    [!isAll, `${first} could be said by ${any}; ${said}, ${where}, is what ${brand} says.`],
    [category !== null && isHome, `${first} would suit ${any}; ${said}, ${where}, would not.`],
    [
      category !== null,
      `Put another name above ${first}, and it still fits ${any}. More of ${brand} is in ${said}, ${where}.`,
    ],
    [isHome, `${first} is what many say. ${said} is what ${brand} says, and it comes ${where}.`],
    `Nothing in ${first} could be untrue of a rival; ${said}, ${where}, could.`,
  )
}

const titleWordsMax = 8

function titleOf(stock: string, category: string | null): string {
  if (category === null) return `Any rival could sign ${inQuotes(stock, 50)}`
  return wordCount(stock) <= titleWordsMax
    ? `${inQuotes(stock, 60)} fits any ${category}`
    : `Any other ${category} could open so`
}

const poleWordsMax = 5

function poleOf(stock: string, category: string | null): string {
  return frame(
    [wordCount(stock) <= poleWordsMax, `but it opens with ${inQuotes(stock, 50)}, as others do`],
    [category !== null, `but it opens as any ${category} could`],
    'but its first line could be any rival’s',
  )
}

function moveOf({ kind, said }: Reason, stock: string, page: string) {
  const line = inQuotes(stock, 60)
  if (kind === 'line' || kind === 'declared')
    return { title: 'Replace the stock line by the own one', page, text: `Put ${said} where ${line} stands.` }
  const title =
    kind === 'price'
      ? 'Put the price into the opening'
      : kind === 'voice'
        ? 'Let the customer speak in the opening'
        : 'Put what can be checked into the opening'
  return { title, page, text: `Put ${said} right under ${line}, where it is read first.` }
}
