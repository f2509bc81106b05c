/** A home page that opens with what everybody says. */
import type { Fact } from '../../../../evidence.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { withArticle } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import { isSensitive } from '../../stakes.ts'
import { type OpeningWords, openingNeeds, openingWords } from './opening-words.ts'
import { betterWords, type Reason, reasonNeeds, strongReason } from './reasons.ts'

export const stockWords: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'any-rival-could-sign',
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
      if (words === null || words.kind === 'greeting' || words.kind === 'label' || words.kind === 'name') return null
      const all = isAllStock(words)
      if (!all && !isStockHeadline(words)) return null
      const better = all ? betterWords(facts) : strongReason(facts)
      if (better === null) return null
      const { names, opening, language, kind } = facts
      const stock = stockLine(words)
      const first = inQuotes(stock.value, 80)
      const { category } = names
      return {
        title:
          category === null ? `Any rival could sign ${inQuotes(stock.value, 50)}` : `Any other ${category} could open so`,
        text: textOf({ first, better, category, brand: names.brand, words, isAll: all }),
        pole: poleOf(stock.value, category),
        against:
          all || words.subhead === null ? null : `The line below, ${inQuotes(words.subhead.value, 90)}, says more.`,
        move: moveOf(better, stock.value, names.home),
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

const lineWordsMax = 18

/** The line that has most of it and is short enough to be shown whole. */
function stockLine({ headline, subhead, stock }: OpeningWords): Fact<string> {
  const isSubhead = subhead !== null && stock.headline === 0 && wordCount(subhead.value) <= lineWordsMax
  return isSubhead ? subhead : headline
}

interface Said {
  first: string
  better: Reason
  category: string | null
  brand: string
  words: OpeningWords
  isAll: boolean
}

function textOf({ first, better: { kind, said, where, isHome }, category, brand, isAll }: Said): string {
  const one = category === null ? '' : withArticle(category)
  return frame(
    [kind === 'declared', `${first} greets visitors${category === null ? '' : ` as ${one} anywhere would`}; only search engines are told ${said}.`],
    [kind === 'price' && category !== null, `Of all that ${one} could say first, ${first} is what each of them may; ${said}, ${where}, commits ${brand} to something.`],
    [kind === 'price', `${first} commits ${brand} to nothing; ${said}, ${where}, does.`],
    [!isAll && category !== null, `Over the door of ${one}, ${first} is true of all of them. ${said}, ${where}, is true of ${brand}.`],
    [category !== null && isHome, `${first} would suit ${one} anywhere; ${said}, ${where}, would not.`],
    [category !== null, `Put another name above ${first}, and it still describes ${one}. More of ${brand} is in ${said}, ${where}.`],
    [isHome, `${first} is what many say. ${said} is what ${brand} says, and it comes ${where}.`],
    `Nothing in ${first} could be untrue of a rival; ${said}, ${where}, could.`,
  )
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
  return kind === 'price'
    ? { title: 'Put the price into the opening', page, text: `Put ${said} right under ${line}, where it is read first.` }
    : { title: 'Replace the stock line by the own one', page, text: `Put ${said} where ${line} stands.` }
}
