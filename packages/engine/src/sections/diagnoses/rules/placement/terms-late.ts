/** Prices and promises that visitors are not given where they are asked. */

import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { claimWordsOf } from '../../../../lexicon/speech/claim-words.ts'
import { distinctionWordsOf } from '../../../../lexicon/speech/introduction-words.ts'
import { negationWords } from '../../../../lexicon/speech/negation-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { asSentence, capitalised } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { isSensitive } from '../../stakes.ts'
import { pricesOf } from '../assets/price-assets.ts'
import { showsAmount } from '../offer/amounts.ts'
import { corePrice } from '../offer/core-price.ts'
import { callThatAsks, saidFirst, speaksOfAll } from './spots.ts'

export const termsLate: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'price-not-at-home',
    of: 'sells',
    group: 'offer',
    stakes: 0.65,
    share: 0.2,
    effort: 'S',
    leads: true,
    needs: [
      'plans',
      'priceItems',
      'names',
      'path',
      'businessModel',
      'opening',
      'language',
      'kind',
      'pages',
      'sentences',
      'blocks',
      'lines',
      'hero',
      'name',
    ],
    missingFrom: 'home',
    find(facts) {
      const { names, path, lines, language } = facts
      const prices = pricesOf(facts)
      const first = corePrice(prices, facts)
      const said = saidFirst(facts)
      if (first === undefined || said === null || isPricedAtHome(facts)) return null
      const fair = fairClaim(lines, names.home, language?.value ?? null)
      // Whoever follows the call to the prices is told in time.
      if (path.target === first.page && fair === null) return null
      const page = names.page(first.page)
      const thing = inQuotes(first.name, 50)
      const amount = inQuotes(first.text, 30)
      const asking = callThatAsks(path)
      const call = asking === null ? null : inQuotes(asking, 40)
      const soft = call === null && path.call !== null ? inQuotes(path.call.value.text, 40) : null
      const count = prices.filter(({ page }) => page === first.page).length
      return {
        title: frame(
          [fair !== null, `${inQuotes(fair?.text ?? '', 40)}, and the amount on another page`],
          [call !== null, `${call} comes before any price`],
          `The home page keeps its prices for ${page}`,
        ),
        text: frame(
          [
            fair !== null,
            `${inQuotes(fair?.text ?? '', 90)}, says the home page, without an amount. The amount, ${amount} for ${thing}, stands on ${page}.`,
          ],
          [
            call !== null && count > 4,
            `${call} asks on a home page without one amount; ${page} has ${count}, ${thing} for ${amount} among them.`,
          ],
          [
            call !== null,
            `Between ${said.words} and ${call} no price is named; ${page} has one for ${thing}, ${amount}.`,
          ],
          [
            count > 4,
            `${capitalised(page)} lists ${count} amounts, ${thing} for ${amount} among them. The home page, which opens with ${said.words}, repeats none.`,
          ],
          [
            soft !== null,
            `After ${said.words} the home page goes on to ${soft} without a price; ${thing} at ${amount} stands on ${page}.`,
          ],
          [
            count > 2,
            `Whoever counts before coming has to leave the home page: after ${said.words} it gives no price, and ${page} has ${count}, ${thing} for ${amount} among them.`,
          ],
          `What ${thing} costs, ${amount}, is no secret on ${page}; the home page, from ${said.words} on, has no price.`,
        ),
        pole: frame(
          [fair !== null, `but ${inQuotes((fair?.text ?? '').replace(/[.!]$/, ''), 40)} comes without an amount`],
          [call !== null && wordCount(call) <= 4, `but ${call} comes before any price`],
          'but the home page names no price',
        ),
        about: first.quote.text,
        against: null,
        move: {
          title:
            call === null ? 'Put one price on the home page' : `Put one price beside ${inQuotes(asking ?? '', 30)}`,
          page: names.home,
          text: `Put ${thing}, ${amount}, ${fair === null ? (call === null ? `under ${said.words}` : `beside ${call}`) : `under ${inQuotes(fair.text, 60)}`}, with what it includes.`,
        },
        contrast: 'both quoted',
        subject: 'price',
        isNear: true,
        isSensitive: isSensitive(facts),
        confidence: fair === null ? 0.65 : 0.75,
        quotes: [first.quote, fair === null ? said.quote : quoteOfLine(fair)],
      }
    },
  }),
  diagnosis({
    id: 'promise-told-late',
    of: 'sells',
    group: 'offer',
    stakes: 0.75,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['lines', 'language', 'path', 'names', 'hero', 'name', 'opening', 'kind'],
    missingFrom: 'home',
    find(facts) {
      const promise = promiseElsewhere(facts)
      const said = saidFirst(facts)
      if (promise === null || said === null) return null
      const { line, phrases } = promise
      const { names, path } = facts
      const words = inQuotes(line.text, 100)
      const short = inQuotes(promise.clause, 40)
      const page = names.page(line.page)
      const asked = callThatAsks(path)
      const call = asked === null ? null : inQuotes(asked, 40)
      const hasNumber = /\d/.test(line.text)
      return {
        title: `The home page leaves out ${short}`,
        text: frame(
          [
            hasNumber && call !== null,
            `${asSentence(`${capitalised(page)} promises ${words}`)} ${call}, on the home page, comes without ${short}.`,
          ],
          [
            hasNumber,
            `${words}, number and all, is what ${page} promises; the home page, from ${said.words} on, leaves ${promise.clause.length < line.text.length - 1 ? short : 'it'} out.`,
          ],
          [
            call !== null && phrases.length > 1,
            `${capitalised(page)} takes two worries off in one line, ${words}. Beside ${call} neither is named.`,
          ],
          [call !== null, `Who opens ${page} reads ${words}; ${call} asks before that, under ${said.words}.`],
          `${capitalised(page)} promises ${words}; the home page, after ${said.words}, leaves ${short} out.`,
        ),
        pole: `but the home page leaves out ${short}`,
        against: null,
        move: {
          title:
            call === null
              ? 'Put the promise under the headline'
              : `Put the promise under ${inQuotes(path.call?.value.text ?? '', 30)}`,
          page: names.home,
          text: `Put ${words} under ${call ?? said.words}, word for word.`,
        },
        contrast: 'both quoted',
        subject: 'terms',
        isNear: true,
        isSensitive: isSensitive(facts),
        confidence: 0.65,
        quotes: [quoteOfLine(line), said.quote],
      }
    },
  }),
]

type Homed = Pick<DiagnosisFacts, 'plans' | 'priceItems' | 'names' | 'pages' | 'sentences' | 'blocks'>

const isPricedAtHome = (facts: Homed): boolean =>
  [...facts.plans, ...facts.priceItems].some(({ value }) => value.page === facts.names.home) ||
  showsAmount(facts, facts.names.home)

const claimCharactersMax = 70

/** “The best prices in town”: of the home page, short enough to stand whole. */
function fairClaim(lines: readonly OwnLine[], home: string, language: string | null): OwnLine | null {
  if (language === null) return null
  const fair = cueWords(language, 'fairPrice')
  return (
    lines.find(
      ({ text, page, place }) =>
        page === home &&
        place !== 'description' &&
        place !== 'action' &&
        text.length <= claimCharactersMax &&
        fair.match(text).some(({ words }) => words > 1),
    ) ?? null
  )
}

const promiseLength = { min: 3, max: 18 }

interface Promised {
  line: OwnLine
  /** Words that promise. */
  phrases: string[]
  /** The part of the line that has them. */
  clause: string
}

/** A promise that takes a risk off visitors, told beside the prices or the form, and in no words like it on the home page. */
function promiseElsewhere({
  lines,
  language,
  names,
  path,
}: Pick<DiagnosisFacts, 'lines' | 'language' | 'names' | 'path'>): Promised | null {
  if (language === null) return null
  const claims = claimWordsOf(language.value)
  const calming = cueWords(language.value, 'calming')
  const negation = negationWords(language.value)
  const promisesIn = (text: string) => {
    const calmed = calming.match(text)
    // “No obligation” promises; “we cannot offer money back” does not.
    const isDenied = negation
      .match(text)
      .some(({ start, end }) => !calmed.some((one) => one.start <= start && end <= one.end))
    if (isDenied) return []
    return [...calmed, ...claims.match(text).filter(({ tag }) => tag === 'guarantee')].map(({ phrase }) => phrase)
  }
  const home = lines.filter(({ page, place }) => page === names.home && place !== 'description')
  const saidAtHome = new Set(home.flatMap(({ text }) => promisesIn(text)))
  const distinctions = distinctionWordsOf(language.value)
  const tagsIn = (text: string) => distinctions.match(text).map(({ tag }) => tag)
  const deniedIn = (text: string) => (negation.has(text) ? [...(contentKeys(text, language.value) ?? [])] : [])
  const tagsAtHome = new Set(home.flatMap(({ text }) => tagsIn(text)))
  const deniedAtHome = new Set(home.flatMap(({ text }) => deniedIn(text)))
  // “No hidden costs” says what “no extra cost” does.
  const isSaidOtherwise = (text: string) =>
    tagsIn(text).some((tag) => tagsAtHome.has(tag)) || deniedIn(text).some((key) => deniedAtHome.has(key))
  for (const line of lines) {
    const { page, place } = line
    if (page === names.home || !path.isNear(page) || place === 'action' || place === 'description') continue
    // A row of badges is read one by one, and so are sentences.
    for (const part of line.text.split(/\s*[·•|✓✔]\s*|(?<=[.!])\s+/u)) {
      const text = part.trim()
      const phrases = [...new Set(promisesIn(text))]
      const isNew = phrases.some((one) => one.includes(' ')) && !phrases.some((one) => saidAtHome.has(one))
      if (!isNew || !isLong(text) || !speaksOfAll(line) || isSaidOtherwise(text)) continue
      const clauses = text.split(/[,;:]\s|\s[–—-]\s/).map((one) => one.trim().replace(/[.!]$/, ''))
      const clause = clauses.find((one) => promisesIn(one).length > 0) ?? text
      return { line: { ...line, text }, phrases, clause }
    }
  }
  return null
}

function isLong(text: string): boolean {
  const count = wordCount(text)
  return count >= promiseLength.min && count <= promiseLength.max && !/[?？:]$/.test(text)
}
