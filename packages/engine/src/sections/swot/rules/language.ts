/** How it sounds: plain or heavy, of one voice or several, about the reader or about itself. */
import type { Quote } from '../../../evidence.ts'
import type { Writing } from '../../../facts/language/shapes.ts'
import { capitalised, inWords } from '../../../writing/prose.ts'
import { inQuotes, quotedList } from '../../../writing/quoted-words.ts'
import { quotesOf } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'
import { archetypeTraits } from './archetype-traits.ts'

const rule = rulesOn('language')

/** Fewer words tell nothing of a style. */
const wordsMin = 250

export const enough = (writing: { value: Writing } | null): writing is { value: Writing } =>
  writing !== null && writing.value.words >= wordsMin

export const examplesOf = ({ examples }: Writing, mark: keyof Writing['examples'], max = 2): Quote[] =>
  (examples[mark] ?? []).slice(0, max)

/** “, as in “…””; empty without an example. */
export const asIn = (quotes: readonly Quote[]) => (quotes[0] === undefined ? '' : `, as in ${inQuotes(quotes[0].text)}`)

export const per = (value: number) => (value >= 10 ? String(Math.round(value)) : value.toFixed(1))

export const languageRules: readonly AnySwotRule[] = [
  rule({
    id: 'one-voice',
    quadrant: 'strengths',
    weight: 5,
    subject: 'consistency',
    gist: 'one voice on all pages',
    needs: ['writing', 'voice', 'pages'],
    find({ writing, voice, pages }, say) {
      if (!enough(writing) || pages.length < 4 || (writing.value.consistency ?? 0) < 0.8) return null
      const traits = voice.slice(0, 2).map(({ value }) => value.trait)
      const sounds = traits.length === 0 ? 'the same' : traits.join(' and ')
      return {
        text: say(
          `It sounds like one author from page to page${traits.length === 0 ? '' : `, ${sounds} throughout`}: ${pages.length} pages were compared and differ little. That steadiness is what makes a voice memorable.`,
          `One voice runs through ${pages.length} pages${traits.length === 0 ? '' : ` (${sounds})`}; nowhere does the reader feel handed on to another department.`,
        ),
        confidence: 0.7,
        quotes: quotesOf(voice, 2),
      }
    },
  }),
  rule({
    id: 'plain-words',
    quadrant: 'strengths',
    weight: 6,
    subject: 'readability',
    gist: 'plain words',
    needs: ['writing'],
    find({ writing }, say) {
      const readability = writing?.value.readability
      if (!enough(writing) || readability == null || !['very easy', 'easy', 'plain'].includes(readability.level))
        return null
      const measure = `${readability.formula} ${Math.round(readability.score)}`
      const length = Math.round(writing.value.wordsPerSentence)
      return {
        text: say(
          `It is easy to follow (${measure}; ${length} words to a sentence), so the message survives a hurried reader on a telephone.`,
          `Sentences of ${length} words on average and plain vocabulary (${measure}) let everybody understand what is on offer, which can seldom be taken for granted.`,
          `Nobody needs to read a line twice: ${measure}, ${length} words a sentence.`,
        ),
        confidence: 0.8,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'speaks-to-you',
    quadrant: 'strengths',
    weight: 5,
    subject: 'stance',
    gist: 'a text that is about the reader',
    needs: ['writing'],
    find({ writing }, say) {
      if (!enough(writing)) return null
      const { you, we } = writing.value.marks
      if (you === null || we === null || you < 1.5 || you < we * 1.4) return null
      const quotes = examplesOf(writing.value, 'you')
      return {
        text: say(
          `It talks about the reader more than about itself (${per(you)} to ${per(we)} in a hundred words)${asIn(quotes)}.`,
          `The reader is the subject of its sentences${asIn(quotes)}: “you” comes up ${per(you)} times in a hundred words, “we” ${per(we)}.`,
        ),
        confidence: 0.75,
        quotes,
      }
    },
  }),
  rule({
    id: 'clear-character',
    quadrant: 'strengths',
    weight: 6,
    subject: 'character',
    gist: 'a clear character',
    needs: ['archetype'],
    find({ archetype }, say) {
      if (archetype === null || archetype.value.method !== 'words' || archetype.value.margin < 0.15) return null
      const { primary, passages } = archetype.value
      const own = passages.find(({ archetype: of }) => of === primary)?.words ?? []
      if (own.length < 3 || archetype.confidence < 0.6) return null
      return {
        text: say(
          `It has a character, and keeps to it: ${quotedList(own, 4)} mark it as ${archetypeTraits[primary]}, clearly ahead of any other reading. People remember a type sooner than a list of features.`,
          `${quotedList(own, 4)}: the words add up to ${archetypeTraits[primary]}, a part that the brand plays more clearly than most.`,
        ),
        confidence: archetype.confidence * 0.85,
        quotes: quotesOf([archetype], 3),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'character-open',
    quadrant: 'opportunities',
    weight: 4,
    subject: 'character',
    gist: 'a character still to be chosen',
    needs: ['archetype'],
    needsCompetitors: true,
    find({ archetype }, say) {
      if (archetype === null || archetype.value.method !== 'words' || archetype.value.margin > 0.04) return null
      const { primary, secondary } = archetype.value
      if (secondary === null) return null
      return {
        text: say(
          `It has not decided who it is: ${archetypeTraits[primary]} and ${archetypeTraits[secondary]} are about equally strong in its words. The one that others in the field leave free would be worth choosing.`,
          `Half ${withoutArticle(archetypeTraits[primary])}, half ${withoutArticle(archetypeTraits[secondary])}: its words leave the part open, and a brand that takes one is easier to recall.`,
        ),
        confidence: archetype.confidence * 0.7,
        quotes: quotesOf([archetype], 3),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'few-figures',
    quadrant: 'opportunities',
    weight: 5,
    subject: 'figures',
    gist: 'arguments that lack figures',
    needs: ['writing', 'claims'],
    find({ writing, claims }, say) {
      if (!enough(writing) || writing.value.numbersPerThousand > 2) return null
      const [promise] = claims.filter(({ value }) => value.type === 'promise' || value.type === 'superlative')
      if (promise === undefined) return null
      return {
        text: say(
          `It argues almost without figures: ${inQuotes(promise.value.text)} would convince sooner with a number in it, how many, how fast or since when.`,
          `${capitalised(inWords(Math.round((writing.value.numbersPerThousand * writing.value.words) / 1000)))} figures in ${writing.value.words} words: claims such as ${inQuotes(promise.value.text)} could be made to count.`,
        ),
        confidence: promise.confidence * 0.7,
        quotes: quotesOf([promise]),
      }
    },
  }),
]

const withoutArticle = (text: string) => text.replace(/^(?:an?|the) /, '')
