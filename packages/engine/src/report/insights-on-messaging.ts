import { foldText } from '../lexicon/fold.ts'
import { greets } from '../lexicon/pages/greeting-words.ts'
import { quoted, shortened } from '../writing/prose.ts'
import { type AnyInsightRule, insightRule } from './insight-rule.ts'

const headlineCharactersMax = 110

const bare = (text: string) =>
  foldText(text)
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim()

export const messagingRules: readonly AnyInsightRule[] = [
  insightRule({
    id: 'no-headline',
    category: 'messaging',
    weight: 10,
    impact: 'high',
    effort: 'S',
    needs: ['hero'],
    missingFrom: 'home',
    denies: ['heading'],
    subject: 'headline',
    find: ({ hero }) =>
      hero.headline !== null
        ? null
        : {
            title: 'The page opens without a headline',
            insight: 'No heading at the top of the home page says, as text, what the brand is or offers.',
            recommendation: 'Open with one sentence, set as the main heading, that says what you offer and to whom.',
            confidence: 0.8,
            quotes: [],
          },
  }),
  insightRule({
    id: 'headline-is-name',
    category: 'messaging',
    weight: 8,
    impact: 'high',
    effort: 'S',
    needs: ['hero', 'name'],
    subject: 'headline',
    find({ hero: { headline }, name }) {
      if (headline === null || name === null) return null
      const names = [name.value.name, ...name.value.variants].map(bare)
      if (!names.includes(bare(headline.value))) return null
      return {
        title: 'The headline is only the name',
        insight: `The largest words on the page, ${quoted(headline.value)}, are the brand's name: who does not know it learns nothing.`,
        recommendation: 'Keep the name in the logo and let the headline say what people get.',
        confidence: Math.min(headline.confidence, name.confidence),
        quotes: headline.quotes,
      }
    },
  }),
  insightRule({
    id: 'headline-greets',
    category: 'messaging',
    weight: 7,
    impact: 'high',
    effort: 'S',
    needs: ['hero'],
    subject: 'headline',
    find({ hero: { headline } }) {
      if (headline === null) return null
      if (!greets(headline.value)) return null
      return {
        title: 'The headline greets instead of saying something',
        insight: `The page opens with ${quoted(headline.value)}. A greeting takes the place of what the brand offers.`,
        recommendation: 'Drop the greeting and begin with the benefit or the offer.',
        confidence: headline.confidence,
        quotes: headline.quotes,
      }
    },
  }),
  insightRule({
    id: 'headline-too-long',
    category: 'messaging',
    weight: 5,
    impact: 'medium',
    effort: 'S',
    needs: ['hero'],
    subject: 'headline',
    find({ hero: { headline } }) {
      if (headline === null || headline.value.length <= headlineCharactersMax) return null
      return {
        title: 'The headline is too long to take in at a glance',
        insight: `The headline has ${headline.value.length} characters: ${quoted(shortened(headline.value, 80))}.`,
        recommendation: 'Keep the promise in the headline, under a dozen words, and move the rest to the line below.',
        confidence: headline.confidence,
        quotes: headline.quotes,
      }
    },
  }),
  insightRule({
    id: 'no-subhead',
    category: 'messaging',
    weight: 4,
    impact: 'medium',
    effort: 'S',
    needs: ['hero'],
    find({ hero: { headline, subhead } }) {
      if (headline === null || subhead !== null || headline.value.length > 60) return null
      return {
        title: 'Nothing explains the headline',
        insight: `${quoted(headline.value)} stands alone: no line below it says for whom, or how.`,
        recommendation: 'Add one sentence under the headline that names the audience and what is different.',
        confidence: headline.confidence * 0.8,
        quotes: headline.quotes,
      }
    },
  }),
  insightRule({
    id: 'same-words-twice',
    category: 'messaging',
    weight: 3,
    impact: 'low',
    effort: 'S',
    needs: ['hero'],
    find({ hero: { headline, subhead } }) {
      if (headline === null || subhead === null || bare(headline.value) !== bare(subhead.value)) return null
      return {
        title: 'The line below the headline repeats it',
        insight: `Headline and subhead both read ${quoted(shortened(headline.value, 80))}.`,
        recommendation: 'Use the second line for what the first leaves open: for whom, how, or why to believe it.',
        confidence: headline.confidence,
        quotes: [...headline.quotes.slice(0, 1), ...subhead.quotes.slice(0, 1)],
      }
    },
  }),
]
