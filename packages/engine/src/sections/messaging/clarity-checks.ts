/** Messaging clarity: published checks with published weights (docs/messaging-clarity.md). */

import { greets } from '../../lexicon/pages/greeting-words.ts'
import { wordCount } from '../../page/word-count.ts'
import { asSentence, counted, listed } from '../../writing/prose.ts'
import { inQuotes, quotedList } from '../../writing/quoted-words.ts'
import { type CheckFinding, type CheckRule, failed, none, passed } from '../checks/check-rule.ts'
import { quotesOf } from '../grounds.ts'
import { isNameAlone } from '../swot/rules/message.ts'
import {
  addressesReader,
  type ClarityFacts,
  clarityCheck,
  heroTexts,
  isSameText,
  offerWordsIn,
  propositionWordsMin,
  sharedWords,
} from './clarity-facts.ts'

const headlineWords = { min: 3, max: 14 }
const headlineCharactersMax = 90

export const headlineChecks: readonly CheckRule<ClarityFacts>[] = [
  clarityCheck({
    id: 'headline-present',
    title: 'The home page opens with a headline, as text',
    weight: 10,
    why: 'A headline is what most visitors read, and what search engines and screen readers are given.',
    needs: ['hero'],
    find: ({ hero: { headline } }) =>
      headline === null
        ? failed(
            'No headline could be told apart at the top of the home page.',
            'Set one sentence as the main heading, as text and not within a picture, that says what is offered and to whom.',
          )
        : passed(`The page opens with ${inQuotes(headline.value)}.`, headline.quotes),
  }),
  clarityCheck({
    id: 'headline-says-what',
    title: 'The headline says what is offered',
    weight: 15,
    why: 'Who lands on the page decides within seconds whether it is for them; a greeting, a name or a slogan does not help.',
    needs: ['description', 'hero', 'kind', 'language', 'name', 'products', 'services', 'themes'],
    find: saysWhat,
  }),
  clarityCheck({
    id: 'headline-for-whom',
    title: 'The opening names its readers or speaks to them',
    weight: 8,
    why: 'People stay where they recognise themselves.',
    needs: ['audiences', 'hero', 'language'],
    find: forWhom,
  }),
  clarityCheck({
    id: 'headline-length',
    title: 'The headline can be read at a glance',
    weight: 5,
    why: 'Three to fourteen words are taken in at once; fewer say little, and more are skipped.',
    needs: ['hero'],
    find({ hero: { headline } }) {
      if (headline === null) return none('There is no headline to measure.')
      const words = wordCount(headline.value)
      const seen = `The headline has ${counted(words, 'word')}.`
      if (words < headlineWords.min)
        return failed(
          seen,
          `Add to ${inQuotes(headline.value, 60)} what people get, in up to a dozen words.`,
          headline.quotes,
        )
      if (words > headlineWords.max || headline.value.length > headlineCharactersMax)
        return failed(seen, 'Keep the promise in the headline and move the rest to the line below it.', headline.quotes)
      return passed(seen, headline.quotes)
    },
  }),
  clarityCheck({
    id: 'subhead-explains',
    title: 'A line below the headline explains it',
    weight: 8,
    why: 'The headline makes people look; the second line says how, for whom, or why to believe it.',
    needs: ['hero'],
    find: subheadExplains,
  }),
  clarityCheck({
    id: 'proposition-first-screen',
    title: 'What one gets can be read without scrolling',
    weight: 8,
    why: 'Many visitors never scroll; what stands further down does not count for them.',
    needs: ['description', 'hero', 'kind', 'language', 'name', 'products', 'services', 'themes'],
    find: propositionAtTop,
  }),
  clarityCheck({
    id: 'headline-and-description-agree',
    title: 'The opening and the description for search engines say the same',
    weight: 5,
    why: 'People come for what the search result promised, and leave when the page opens with something else.',
    needs: ['description', 'hero', 'language'],
    find: agrees,
  }),
]

function saysWhat(
  facts: Pick<ClarityFacts, 'description' | 'hero' | 'kind' | 'language' | 'name' | 'products' | 'services' | 'themes'>,
): CheckFinding {
  const { hero, description, name } = facts
  const { headline } = hero
  if (headline === null) return none('There is no headline to read.')
  const offer = description?.value ?? hero.subhead?.value ?? null
  const better =
    offer === null
      ? 'Say in one sentence what you offer, in the words that customers use for it.'
      : asSentence(`Lead with what the site says elsewhere: ${inQuotes(offer, 140)}`)
  const text = inQuotes(headline.value)
  if (isNameAlone({ hero, name }))
    return failed(
      `The headline is the name alone: ${text}.`,
      `${better} The name stands in the logo already.`,
      headline.quotes,
    )
  const words = offerWordsIn(headline.value, facts)
  if (words !== null && words > 0)
    return passed(`${text} uses the words that the site has for its offer.`, headline.quotes)
  if (greets(headline.value)) return failed(`The headline greets: ${text}.`, better, headline.quotes)
  if (words === null) return none('The words of this language cannot be weighed.')
  return failed(
    `No word of ${text} recurs in what the site says of its offer: it is a slogan.`,
    better,
    headline.quotes,
  )
}

function forWhom(facts: Pick<ClarityFacts, 'audiences' | 'hero' | 'language'>): CheckFinding {
  const texts = heroTexts(facts)
  if (texts.length === 0) return none('There is no opening to read.')
  const quotes = quotesOf(texts)
  const named = facts.audiences.filter(({ quotes }) =>
    quotes.some(({ text }) => texts.some(({ value }) => value.includes(text) || text.includes(value))),
  )
  if (named.length > 0)
    return passed(
      `The opening names ${listed(
        named.map(({ value }) => value.label),
        3,
      )}.`,
      quotes,
    )
  const language = facts.language?.value ?? null
  if (language !== null && texts.some(({ value }) => addressesReader(value, language)))
    return passed('The opening speaks to its reader.', quotes)
  const known = [...new Set(facts.audiences.map(({ value }) => value.label))].slice(0, 3)
  return failed(
    'Neither headline nor subhead names the people it is for, or speaks to them.',
    known.length === 0
      ? 'Name the people it is for, or speak to them, in the headline or the line below.'
      : `The site speaks of ${listed(known, 3)} elsewhere: name them in the line below the headline.`,
    quotes,
  )
}

function subheadExplains({ hero: { headline, subhead } }: Pick<ClarityFacts, 'hero'>): CheckFinding {
  if (headline === null) return none('There is no headline to explain.')
  if (subhead === null)
    return failed(
      `${inQuotes(headline.value)} stands alone.`,
      'Add one sentence below it: for whom it is, and what is different about it.',
      headline.quotes,
    )
  if (isSameText(headline.value, subhead.value))
    return failed(
      'The line below repeats the headline.',
      'Use the second line for what the first leaves open.',
      subhead.quotes,
    )
  if (wordCount(subhead.value) < propositionWordsMin)
    return failed(
      `The line below is a label: ${inQuotes(subhead.value)}.`,
      'Make it a sentence that says for whom, or how.',
      subhead.quotes,
    )
  return passed(`The headline is followed by ${inQuotes(subhead.value)}.`, subhead.quotes)
}

function propositionAtTop(
  facts: Pick<ClarityFacts, 'description' | 'hero' | 'kind' | 'language' | 'name' | 'products' | 'services' | 'themes'>,
): CheckFinding {
  const texts = heroTexts(facts)
  const quotes = quotesOf(texts)
  const [best] = texts.filter(
    ({ value }) => wordCount(value) >= propositionWordsMin && offerWordsIn(value, facts) !== 0,
  )
  if (best !== undefined) return passed(`The first screen says ${inQuotes(best.value)}.`, best.quotes)
  return failed(
    texts.length === 0
      ? 'The first screen has no text that could be told apart.'
      : 'No line of the first screen says what one gets.',
    facts.description === null
      ? 'Put one sentence on the first screen that says what people get.'
      : asSentence(
          `Bring this line, which only search engines see, onto the first screen: ${inQuotes(facts.description.value, 140)}`,
        ),
    quotes,
  )
}

function agrees(facts: Pick<ClarityFacts, 'description' | 'hero' | 'language'>): CheckFinding {
  const { description, language } = facts
  const texts = heroTexts(facts)
  if (description === null) return none('The home page has no description for search engines.')
  if (texts.length === 0) return none('There is no opening to compare.')
  const shared = sharedWords(texts.map(({ value }) => value).join(' '), description.value, language?.value ?? null)
  if (shared === null) return none('The words of this language cannot be weighed.')
  const quotes = [...quotesOf(texts), ...description.quotes].slice(0, 3)
  return shared > 0
    ? passed('Both use the same words for it.', quotes)
    : failed(
        'The opening shares no telling word with the description.',
        `Take up in the headline or subhead what the description promises: ${quotedList([description.value])}.`,
        quotes,
      )
}
