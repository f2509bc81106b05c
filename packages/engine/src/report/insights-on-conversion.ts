import type { Fact } from '../evidence.ts'
import type { CallToAction } from '../facts.ts'
import { isVagueLabel } from '../lexicon/pages/vague-label-words.ts'
import { listed, quoted } from '../writing/prose.ts'
import { type AnyInsightRule, insightRule } from './insight-rule.ts'

/** Intents that ask for different commitments; two of a kind (buy here, buy there) do not compete. */
const commitments = /^(?:buy|trial|demo|contact|sign-up|download|donate|book|quote)/

const competingMin = 3
const navigationMax = 8

/** A call this sure is one that the page shows as such. */
const prominent = 0.5

export const conversionRules: readonly AnyInsightRule[] = [
  insightRule({
    id: 'no-call',
    category: 'conversion',
    weight: 9,
    impact: 'high',
    effort: 'S',
    needs: ['ctas'],
    missingFrom: 'home',
    subject: 'call',
    find: ({ ctas }) =>
      ctas.length > 0
        ? null
        : {
            title: 'The page asks visitors for nothing',
            insight: 'No button or link on the home page asks for a next step.',
            recommendation: 'Put one clear action into the first screen, worded as what people get by it.',
            confidence: 0.7,
            quotes: [],
          },
  }),
  insightRule({
    id: 'vague-call',
    category: 'conversion',
    weight: 7,
    impact: 'high',
    effort: 'S',
    needs: ['ctas'],
    subject: 'call',
    find({ ctas: [primary] }) {
      if (primary === undefined || !isVagueLabel(primary.value.text)) return null
      return {
        title: 'The main call to action does not say what happens',
        insight: `The most prominent call reads ${quoted(primary.value.text)}: it could stand on any site.`,
        recommendation: 'Name the outcome on the button, such as what is started, booked, bought or downloaded.',
        confidence: primary.confidence,
        quotes: primary.quotes,
      }
    },
  }),
  insightRule({
    id: 'competing-calls',
    category: 'conversion',
    weight: 6,
    impact: 'medium',
    effort: 'M',
    needs: ['ctas'],
    subject: 'choice',
    find({ ctas }) {
      const competing = oneForEachIntent(ctas.filter(({ confidence }) => confidence >= prominent))
      if (competing.length < competingMin) return null
      const texts = competing.map(({ value }) => quoted(value.text))
      return {
        title: 'Several calls to action compete',
        insight: `The home page asks for different commitments side by side: ${listed(texts, 4)}.`,
        recommendation: 'Choose one as primary and make the others visibly quieter, or move them to later sections.',
        confidence: Math.min(...competing.map(({ confidence }) => confidence)),
        quotes: competing.flatMap(({ quotes }) => quotes.slice(0, 1)).slice(0, 4),
      }
    },
  }),
  insightRule({
    id: 'long-navigation',
    category: 'conversion',
    weight: 4,
    impact: 'medium',
    effort: 'M',
    needs: ['navigation'],
    subject: 'choice',
    find({ navigation }) {
      if (navigation.length <= navigationMax) return null
      return {
        title: 'The navigation offers too much at once',
        insight: `The main navigation has ${navigation.length} entries, from ${quoted(navigation[0]?.value.label ?? '')} to ${quoted(navigation.at(-1)?.value.label ?? '')}.`,
        recommendation: 'Keep five to seven entries and move the rest to the footer or under a parent entry.',
        confidence: Math.min(0.9, 0.5 + (navigation.length - navigationMax) / 10),
        quotes: [navigation[0], navigation.at(-1)].flatMap((fact) => fact?.quotes.slice(0, 1) ?? []),
      }
    },
  }),
]

/** The best call of each intent that asks for a commitment. */
function oneForEachIntent(ctas: Fact<CallToAction>[]): Fact<CallToAction>[] {
  const byIntent = new Map<string, Fact<CallToAction>>()
  for (const call of ctas) {
    const { intent } = call.value
    if (commitments.test(intent) && !byIntent.has(intent)) byIntent.set(intent, call)
  }
  return [...byIntent.values()]
}
