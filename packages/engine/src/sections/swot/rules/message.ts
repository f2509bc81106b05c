/** Whether the first screen says what the brand is, and whether the words are its own. */

import type { PageType } from '../../../artifacts.ts'
import type { Fact } from '../../../evidence.ts'
import type { BrandClaim } from '../../../facts/language/shapes.ts'
import { greets } from '../../../lexicon/pages/greeting-words.ts'
import { wordCount } from '../../../page/word-count.ts'
import { bareText } from '../../../writing/distinct.ts'
import { inQuotes, quotedList } from '../../../writing/quoted-words.ts'
import { leastSure, quotesOf } from '../../grounds.ts'
import type { SiteReading } from '../../site-reading.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'

const rule = rulesOn('message')

const headlineWordsMin = 3
const subheadWordsMin = 5

/** Whether the largest words are the name alone. */
export function isNameAlone({ hero: { headline }, name }: Pick<SiteReading, 'hero' | 'name'>): boolean {
  if (headline === null || name === null) return false
  return [name.value.name, ...name.value.variants].map(bareText).includes(bareText(headline.value))
}

/** Lives of people and the news of a day are not what a brand is about. */
const asidePages = new Set<PageType>(['team', 'careers', 'post', 'legal'])

/** A claim with a source that stands deeper in the site than the home page. */
export function hiddenBestLine({ claims, pages }: Pick<SiteReading, 'claims' | 'pages'>): Fact<BrandClaim> | null {
  const [home] = pages
  const typeOf = (url: string) => pages.find((page) => page.url === url)?.type ?? 'other'
  const best = claims.find(
    ({ value, quotes }) =>
      value.sourced &&
      !value.isParity &&
      value.text.length <= 160 &&
      quotes.length > 0 &&
      quotes.every(({ page }) => page !== home?.url && !asidePages.has(typeOf(page))),
  )
  return best ?? null
}

export const messageRules: readonly AnySwotRule[] = [
  rule({
    id: 'clear-opening',
    quadrant: 'strengths',
    weight: 8,
    subject: 'headline',
    gist: 'an opening that says promise and next step at once',
    needs: ['hero', 'name', 'ctas'],
    find({ hero, name, ctas: [primary] }, say) {
      const { headline, subhead } = hero
      if (headline === null || subhead === null || primary === undefined || isNameAlone({ hero, name })) return null
      const words = wordCount(headline.value)
      const isClear = words >= headlineWordsMin && headline.value.length <= 90 && !greets(headline.value)
      if (
        !isClear ||
        wordCount(subhead.value) < subheadWordsMin ||
        primary.value.intent === 'other' ||
        primary.confidence < 0.6
      )
        return null
      const first = inQuotes(headline.value)
      return {
        text: say(
          `The first screen does its work: ${first} says the promise, ${inQuotes(subhead.value)} explains it, and ${inQuotes(primary.value.text)} says what to do next.`,
          `A visitor knows within one screen where they are and what to do: ${first}, then a line that explains it, then ${inQuotes(primary.value.text)}.`,
          `${first} is a promise rather than a label, it is explained in the line below, and ${inQuotes(primary.value.text)} gives it somewhere to go.`,
          `Promise, explanation and next step stand together at the top (${first}; ${inQuotes(primary.value.text)}), which is more than most home pages manage.`,
        ),
        confidence: leastSure(headline, subhead, primary) * 0.9,
        quotes: quotesOf([headline, subhead, primary]),
      }
    },
  }),
  rule({
    id: 'stated-mission',
    quadrant: 'strengths',
    weight: 6,
    subject: 'mission',
    gist: 'a purpose that is put into words',
    needs: ['mission'],
    find({ mission }, say) {
      if (mission === null || mission.value.kind !== 'stated') return null
      const text = inQuotes(mission.value.text, 160)
      return {
        text: say(
          `It knows what it is for, and says so: ${text}. Those inside and outside can hold decisions against that.`,
          `There is a reason behind the offer, and it is in writing: ${text}.`,
          `${text}: a purpose stated this openly gives the brand something to be recognised by beyond its products.`,
        ),
        confidence: mission.confidence,
        quotes: quotesOf([mission]),
      }
    },
  }),
  rule({
    id: 'named-values',
    quadrant: 'strengths',
    weight: 4,
    subject: 'values',
    gist: 'values that are written down',
    needs: ['values'],
    find({ values }, say) {
      if (values.length < 3) return null
      const list = quotedList(values.map(({ value }) => value))
      return {
        text: say(
          `It says what it stands for (${list}), and so gives people who share it a reason to choose it that has nothing to do with price.`,
          `Its values are written down, ${list} among them: a yardstick that people can use, applicants included.`,
        ),
        confidence: leastSure(...values),
        quotes: quotesOf(values, 4),
      }
    },
  }),
  rule({
    id: 'own-vocabulary',
    quadrant: 'strengths',
    weight: 6,
    subject: 'vocabulary',
    gist: 'a vocabulary of its own',
    needs: ['vocabulary'],
    find({ vocabulary }, say) {
      if (vocabulary === null) return null
      const { distinctive, overused } = vocabulary.value
      if (distinctive.length < 5 || overused.length > 1) return null
      const words = quotedList(distinctive, 4)
      return {
        text: say(
          `It has words of its own: ${words} recur, and hardly a worn-out phrase stands between them. Such a vocabulary is easier to remember than to imitate.`,
          `The language is specific. ${words} carry it, where others would reach for stock phrases.`,
        ),
        confidence: vocabulary.confidence * 0.8,
        quotes: quotesOf([vocabulary], 3),
      }
    },
  }),
  rule({
    id: 'concrete-promises',
    quadrant: 'strengths',
    weight: 7,
    subject: 'promises',
    gist: 'promises one could hold it to',
    needs: ['claims'],
    find({ claims }, say) {
      const concrete = claims.filter(
        ({ value }) =>
          !value.isParity && (value.type === 'guarantee' || value.type === 'promise' || value.type === 'comparison'),
      )
      if (concrete.length < 3) return null
      const list = quotedList(concrete.map(({ value }) => value.text))
      return {
        text: say(
          `It promises things that one could hold it to: ${list}. Specific promises are what people repeat to each other.`,
          `The offer is made of definite promises rather than adjectives, such as ${list}.`,
        ),
        confidence: 0.8 * leastSure(...concrete.slice(0, 3)),
        quotes: quotesOf(concrete, 4),
      }
    },
  }),
  rule({
    id: 'hidden-best-line',
    quadrant: 'opportunities',
    weight: 6,
    subject: 'best line',
    gist: 'a stronger line hidden deeper in the site',
    needs: ['claims', 'hero', 'pages'],
    find(facts, say) {
      const { headline } = facts.hero
      const best = hiddenBestLine(facts)
      if (best === null || headline === null) return null
      return {
        text: say(
          `A stronger line than the headline lies deeper in the site: ${inQuotes(best.value.text)}. Brought to the first screen it would back up ${inQuotes(headline.value, 70)}.`,
          `The home page does not use its best argument. ${inQuotes(best.value.text)} is only found further in.`,
        ),
        confidence: best.confidence * 0.8,
        quotes: quotesOf([best, headline]),
      }
    },
  }),
  rule({
    id: 'purpose-off-home',
    quadrant: 'opportunities',
    weight: 4,
    subject: 'mission place',
    gist: 'a purpose kept off the home page',
    needs: ['mission', 'pages'],
    missingFrom: 'home',
    find({ mission, pages: [home] }, say) {
      if (mission === null || mission.value.kind !== 'stated' || home === undefined) return null
      if (mission.quotes.some(({ page }) => page === home.url)) return null
      const text = inQuotes(mission.value.text, 140)
      return {
        text: say(
          `Its reason for being, ${text}, is told away from the home page: one line of it up front would set the brand apart sooner.`,
          `Few visitors will meet ${text}, as the home page keeps quiet about it.`,
        ),
        confidence: mission.confidence * 0.8,
        quotes: quotesOf([mission]),
      }
    },
  }),
]
