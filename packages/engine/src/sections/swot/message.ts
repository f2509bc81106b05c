/** Whether the first screen says what the brand is, and whether the words are its own. */

import { wordCount } from '../../derived/word-count.ts'
import { greets } from '../../lexicon/greeting-words.ts'
import { counted } from '../../report/prose.ts'
import type { SiteReading } from '../section-facts.ts'
import { bareText, inQuotes, leastSure, quotedList, quotesOf } from './brand-words.ts'
import { type AnySwotRule, rulesOn } from './swot-rule.ts'

const rule = rulesOn('message')

const headlineCharactersMax = 110
const headlineWordsMin = 3
const subheadWordsMin = 5

/** Whether the largest words are the name alone. */
export function isNameAlone({ hero: { headline }, name }: Pick<SiteReading, 'hero' | 'name'>): boolean {
  if (headline === null || name === null) return false
  return [name.value.name, ...name.value.variants].map(bareText).includes(bareText(headline.value))
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
          `It knows what it is for, and says so: ${text}. Staff, partners and customers can hold decisions against that.`,
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
          `Its values are written down, ${list} among them: a yardstick that customers and applicants can use.`,
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
          `The language is specific. ${words} carry it, where others in the trade would reach for stock phrases.`,
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
    id: 'no-headline',
    quadrant: 'weaknesses',
    weight: 9,
    subject: 'headline',
    gist: 'a first screen without a headline',
    needs: ['hero'],
    denies: 'home',
    find({ hero }, say) {
      if (hero.headline !== null) return null
      return {
        text: say(
          'The home page opens without a headline: nothing at the top says, in text, what this is and for whom, and most visitors give it a few seconds.',
          'No line of text at the top of the home page says what is on offer. Visitors must work it out, and search engines cannot.',
        ),
        confidence: 0.8,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'name-for-headline',
    quadrant: 'weaknesses',
    weight: 8,
    subject: 'headline',
    gist: 'a headline that only repeats the name',
    needs: ['hero', 'name'],
    find({ hero, name }, say) {
      const { headline } = hero
      if (headline === null || name === null || !isNameAlone({ hero, name })) return null
      return {
        text: say(
          `The largest words on the home page are the name, ${inQuotes(headline.value)}. Those who know it learn nothing new, and those who do not learn nothing at all.`,
          `${inQuotes(headline.value)} stands where a promise should: the first line spends its effect on the name that the logo shows already.`,
        ),
        confidence: leastSure(headline, name),
        quotes: quotesOf([headline]),
      }
    },
  }),
  rule({
    id: 'greeting-for-headline',
    quadrant: 'weaknesses',
    weight: 7,
    subject: 'headline',
    gist: 'a greeting where the promise should stand',
    needs: ['hero'],
    find({ hero: { headline } }, say) {
      if (headline === null || !greets(headline.value)) return null
      return {
        text: say(
          `It opens with a greeting, ${inQuotes(headline.value)}, and so gives away the one line that everybody reads.`,
          `${inQuotes(headline.value)} is polite and says nothing: the offer only starts further down, where fewer people get.`,
        ),
        confidence: headline.confidence,
        quotes: quotesOf([headline]),
      }
    },
  }),
  rule({
    id: 'long-headline',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'headline',
    gist: 'a headline too long to take in',
    needs: ['hero'],
    find({ hero: { headline } }, say) {
      if (headline === null || headline.value.length <= headlineCharactersMax) return null
      const { length } = headline.value
      return {
        text: say(
          `The headline tries to say everything: ${length} characters, from ${inQuotes(headline.value, 60)} on. What cannot be taken in at a glance is not taken in.`,
          `At ${length} characters the headline (${inQuotes(headline.value, 60)}) is a paragraph in large type; the promise in it has to be looked for.`,
        ),
        confidence: headline.confidence,
        quotes: quotesOf([headline]),
      }
    },
  }),
  rule({
    id: 'unexplained-headline',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'headline',
    gist: 'a headline that nothing explains',
    needs: ['hero'],
    denies: 'home',
    find({ hero: { headline, subhead } }, say) {
      if (headline === null || subhead !== null || headline.value.length > 60) return null
      return {
        text: say(
          `${inQuotes(headline.value)} is left to stand alone: no line below it says for whom, how, or why to believe it.`,
          `Nothing explains the headline. After ${inQuotes(headline.value)} a newcomer still has to guess what is meant.`,
        ),
        confidence: headline.confidence * 0.75,
        quotes: quotesOf([headline]),
      }
    },
  }),
  rule({
    id: 'worn-words',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'vocabulary',
    gist: 'words that the whole market uses',
    needs: ['vocabulary'],
    find({ vocabulary }, say) {
      const overused = vocabulary?.value.overused ?? []
      if (vocabulary === null || overused.length < 3) return null
      const list = quotedList(overused, 4)
      return {
        text: say(
          `Parts of it could be anybody's: ${list} are words that the whole market uses, and they wear away what is particular about this brand.`,
          `${list}: stock phrases take up room in which it could say something that is true of it alone.`,
          `The copy leans on common currency (${list}). Read without the logo, those sentences would fit any rival.`,
        ),
        confidence: vocabulary.confidence * 0.85,
        quotes: quotesOf([vocabulary], 3),
      }
    },
  }),
  rule({
    id: 'no-purpose',
    quadrant: 'weaknesses',
    weight: 3,
    subject: 'mission',
    gist: 'a purpose that is nowhere stated',
    needs: ['mission', 'values', 'writing'],
    denies: ['about'],
    find({ mission, values, writing }, say) {
      if (mission !== null || values.length > 0 || writing === null || writing.value.words < 400) return null
      return {
        text: say(
          `In ${writing.value.words} words the site says what it does and not why: no mission and no values give people something to side with.`,
          `Why the brand exists is left open. ${writing.value.words} words were read and none of them states a purpose, so it is compared by features and price.`,
        ),
        confidence: 0.7,
        quotes: [],
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
    find({ claims, hero: { headline }, pages: [home] }, say) {
      const [best] = claims.filter(
        ({ value, quotes }) =>
          value.sourced &&
          !value.isParity &&
          value.text.length <= 160 &&
          quotes.every(({ page }) => page !== home?.url),
      )
      if (best === undefined || headline === null || best.quotes.length === 0) return null
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
    denies: 'home',
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
  rule({
    id: 'two-lines-alike',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'subhead',
    gist: 'a second line that echoes the first',
    needs: ['hero'],
    find({ hero: { headline, subhead } }, say) {
      if (headline === null || subhead === null || bareText(headline.value) !== bareText(subhead.value)) return null
      return {
        text: say(
          `Headline and the line below it both read ${inQuotes(headline.value)}: the second chance to say something is spent on an echo.`,
          `${inQuotes(headline.value)} is said twice at the top of the page, so ${counted(1, 'line')} of two does no work.`,
        ),
        confidence: headline.confidence,
        quotes: quotesOf([headline, subhead]),
      }
    },
  }),
]
