import { counted, listed, quoted, shortened } from '../writing/prose.ts'
import { type AnyInsightRule, insightRule } from './insight-rule.ts'

/** Per 100 words: a sentence in four or so says what anybody would say. */
const clichesMax = 1.2
/** Uses of “we” to one of “you”, from which a page speaks of itself rather than to its reader. */
const weToYouMax = 3
const exclamationsMax = 15
const unsourcedMin = 2
const shownCharactersMax = 120

const round = (value: number) => Math.round(value * 10) / 10
const times = (value: number) => `${round(value)} ${round(value) === 1 ? 'time' : 'times'}`

/** How the home page is written. */
export const languageRules: readonly AnyInsightRule[] = [
  insightRule({
    id: 'hard-to-read',
    category: 'messaging',
    weight: 5,
    impact: 'medium',
    effort: 'M',
    needs: ['writing'],
    subject: 'readability',
    find({ writing }) {
      const readability = writing?.value.readability
      if (writing == null || readability == null || readability.level !== 'very demanding') return null
      return {
        title: 'The text takes effort to read',
        insight: `${readability.formula} gives it ${Math.round(readability.score)}, with ${round(writing.value.wordsPerSentence)} words to a sentence: a level of specialist journals.`,
        recommendation: 'Cut the longest sentences in two and put the everyday word where there is one.',
        confidence: 0.7,
        quotes: [],
      }
    },
  }),
  insightRule({
    id: 'worn-phrases',
    category: 'messaging',
    weight: 5,
    impact: 'medium',
    effort: 'S',
    needs: ['writing', 'vocabulary'],
    subject: 'phrases',
    find({ writing, vocabulary }) {
      const rate = writing?.value.marks.cliches ?? 0
      const quotes = writing?.value.examples.cliches ?? []
      if (rate < clichesMax || quotes.length === 0) return null
      const worn = (vocabulary?.value.overused ?? []).slice(0, 4).map(quoted)
      return {
        title: 'Worn phrases take the place of what is special',
        insight: `About ${round(rate)} in 100 words are phrases that any company uses${worn.length === 0 ? `, as in ${quoted(shortened(quotes[0]!.text, shownCharactersMax))}` : `: ${listed(worn)}`}.`,
        recommendation: 'Replace each with the fact behind it: a number, a name, a case.',
        confidence: 0.7,
        quotes: quotes.slice(0, 3),
      }
    },
  }),
  insightRule({
    id: 'speaks-of-itself',
    category: 'messaging',
    weight: 4,
    impact: 'medium',
    effort: 'S',
    needs: ['writing'],
    subject: 'address',
    find({ writing }) {
      if (writing === null) return null
      const { we, you } = writing.value.marks
      if (we === null || you === null || we < 2 || we < weToYouMax * Math.max(you, 0.2)) return null
      return {
        title: 'The page speaks of itself more than to its reader',
        insight: `It says “we” and “our” ${times(we)} in 100 words, and addresses the reader ${you === 0 ? 'not once' : round(you) === 0 ? 'hardly ever' : times(you)}.`,
        recommendation:
          'Turn the sentences round: say what the reader gets, and let “we” carry only what nobody else could say.',
        confidence: 0.7,
        quotes: (writing.value.examples.we ?? []).slice(0, 2),
      }
    },
  }),
  insightRule({
    id: 'many-exclamations',
    category: 'messaging',
    weight: 3,
    impact: 'low',
    effort: 'S',
    needs: ['writing'],
    find({ writing }) {
      const rate = writing?.value.exclamations ?? 0
      const quotes = writing?.value.examples.exclamations ?? []
      if (rate < exclamationsMax || quotes.length < 2) return null
      return {
        title: 'Exclamation marks do the work of arguments',
        insight: `${Math.round(rate)} of 100 sentences end with one, such as ${quoted(shortened(quotes[0]!.text, shownCharactersMax))}.`,
        recommendation: 'Keep one where there is something to celebrate, and end the others with a full stop.',
        confidence: 0.6,
        quotes: quotes.slice(0, 3),
      }
    },
  }),
  insightRule({
    id: 'unproved-claims',
    category: 'trust',
    weight: 6,
    impact: 'medium',
    effort: 'M',
    needs: ['claims'],
    subject: 'claims',
    find({ claims }) {
      const bare = claims.filter(({ value }) => value.type === 'superlative' && !value.sourced && value.proof === null)
      if (bare.length < unsourcedMin) return null
      const shown = bare.slice(0, 2).map(({ value }) => quoted(shortened(value.text, shownCharactersMax)))
      return {
        title: 'Superlatives stand without proof',
        insight: `${counted(bare.length, 'claim')} to be the best or the first ${bare.length === 1 ? 'names' : 'name'} no source: ${listed(shown)}.`,
        recommendation:
          'Put a figure with its source, a name or an award beside each, or say something smaller that can be shown.',
        confidence: 0.7,
        quotes: bare.flatMap(({ quotes }) => quotes).slice(0, 3),
      }
    },
  }),
]
