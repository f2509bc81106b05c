/** What the first screen leaves unsaid, and words that are anybody’s. */
import { greets } from '../../../lexicon/pages/greeting-words.ts'
import { bareText } from '../../../writing/distinct.ts'
import { inQuotes, quotedList } from '../../../writing/quoted-words.ts'
import { leastSure, quotesOf } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'
import { isNameAlone } from './message.ts'

const rule = rulesOn('message')

const headlineCharactersMax = 110

export const messageGaps: readonly AnySwotRule[] = [
  rule({
    id: 'no-headline',
    quadrant: 'weaknesses',
    weight: 9,
    subject: 'headline',
    gist: 'a first screen without a headline',
    needs: ['hero'],
    missingFrom: 'home',
    denies: ['heading'],
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
    missingFrom: 'home',
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
    gist: 'words that everybody uses',
    needs: ['vocabulary'],
    find({ vocabulary }, say) {
      const overused = vocabulary?.value.overused ?? []
      if (vocabulary === null || overused.length < 3) return null
      const list = quotedList(overused, 4)
      return {
        text: say(
          `Parts of it could be anybody's: ${list} are words that everybody uses, and they wear away what is particular about this brand.`,
          `${list}: stock phrases take up room in which it could say something that is true of it alone.`,
          `The copy leans on common currency (${list}). Read without the logo, those sentences would fit anybody.`,
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
    missingFrom: ['about'],
    denies: ['purpose'],
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
          `${inQuotes(headline.value)} is said twice at the top of the page, so one line of two does no work.`,
        ),
        confidence: headline.confidence,
        quotes: quotesOf([headline, subhead]),
      }
    },
  }),
]
