/** Whether people can tell what it costs, and what they risk. */

import { pageName } from '../../writing/page-names.ts'
import { counted, inWords } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { tradeOnly } from '../../writing/wording.ts'
import { quotesOf, surest } from '../grounds.ts'
import { type AnyJourneyRule, type JourneyFacts, journeyRule } from './journey-rule.ts'

const priced = ({ plans, priceItems }: Pick<JourneyFacts, 'plans' | 'priceItems'>) =>
  [...plans, ...priceItems].filter(({ value }) => value.price.amount !== null && value.price.amount > 0)

export const priceRules: readonly AnyJourneyRule[] = [
  journeyRule({
    id: 'open-prices',
    stage: 'decision',
    kind: 'strength',
    weight: 7,
    needs: ['plans', 'priceItems'],
    find(facts, say) {
      const shown = priced(facts)
      const [first] = shown
      if (first === undefined) return null
      const { name, price } = first.value
      const what = `${inQuotes(name, 50)} at ${price.text}`
      return {
        text: say(
          `Prices are on the table, ${shown.length === 1 ? what : `from ${what} on, ${counted(shown.length, 'line')} in all`}.`,
          `Nobody has to ask what it costs: ${what}${shown.length === 1 ? '' : ` and ${counted(shown.length - 1, 'other price')}`} can be read.`,
          `It names its prices, ${what} for one, so that people can decide without a call.`,
        ),
        confidence: surest(shown),
        quotes: quotesOf(shown),
      }
    },
  }),
  journeyRule({
    id: 'prices-on-request',
    stage: 'decision',
    kind: 'friction',
    weight: 6,
    needs: ['plans', 'priceItems'],
    find(facts, say) {
      const { plans } = facts
      const [first] = plans
      if (first === undefined || priced(facts).length > 0 || !plans.every(({ value }) => value.onRequest)) return null
      return {
        text: say(
          `Every plan, ${inQuotes(first.value.name, 50)} included, is priced on request: people must talk before they know.`,
          `There are plans, but no price: ${inQuotes(first.value.price.text, 50)} stands where the figure would be.`,
        ),
        confidence: first.confidence,
        quotes: quotesOf(plans),
      }
    },
  }),
  journeyRule({
    id: 'no-prices',
    stage: 'decision',
    kind: 'gap',
    weight: 6,
    motions: ['shop', 'signup', 'sales', 'booking'],
    missingFrom: ['pricing', 'product'],
    denies: ['prices'],
    needs: ['motion', 'plans', 'priceItems', 'trial'],
    find({ plans, priceItems, motion, trial }, say) {
      if (plans.length + priceItems.length > 0) return null
      const idea =
        motion === 'booking'
          ? 'a price list, or “from …”,'
          : motion === 'sales'
            ? 'a range, or what a typical project costs,'
            : 'one figure'
      return {
        text: say(
          `What it costs is not said on any page read; ${idea} would spare both sides a call that leads nowhere.`,
          `People cannot tell whether they can afford it: no price, no range, no example.`,
          motion === 'signup' && trial !== null
            ? `It can be tried (${inQuotes(trial.value, 50)}), but what comes after the trial has no price.`
            : `The question that everyone brings, what it costs, is left open.`,
          `No figure anywhere. Those who hesitate will read that as “expensive”.`,
        ),
        confidence: 0.6,
        quotes: [],
      }
    },
  }),
  journeyRule({
    id: 'trial',
    stage: 'decision',
    kind: 'strength',
    weight: 6,
    needs: ['trial'],
    find({ trial }, say) {
      if (trial === null) return null
      const text = inQuotes(trial.value, 60)
      return {
        text: say(
          `${text} lets people decide by using it.`,
          `The decision can be put off until after a test: ${text}.`,
          `It offers to be tried, ${text}, which says more than a page could.`,
        ),
        confidence: trial.confidence,
        quotes: quotesOf([trial]),
      }
    },
  }),
  journeyRule({
    id: 'no-trial',
    stage: 'decision',
    kind: 'gap',
    weight: 4,
    motions: ['signup'],
    missingFrom: ['pricing'],
    denies: ['trial'],
    needs: ['ctas', 'plans', 'trial'],
    find({ trial, plans, ctas }, say) {
      if (trial !== null || plans.length < 2 || plans.some(({ value }) => value.isFree || value.trial !== null))
        return null
      if (ctas.some(({ value }) => value.intent === 'trial' || value.intent === 'demo')) return null
      return {
        text: say(
          `${plans.length === 2 ? 'Both' : `All ${inWords(plans.length)}`} plans ask for money at once; nothing can be tried first.`,
          `There is no way in without paying, neither a free plan nor a test.`,
        ),
        confidence: 0.6,
        quotes: quotesOf(plans),
      }
    },
  }),
  journeyRule({
    id: 'guarantee',
    stage: 'decision',
    kind: 'strength',
    weight: 6,
    needs: ['guarantees'],
    find({ guarantees }, say) {
      const [first] = guarantees
      if (first === undefined) return null
      const text = inQuotes(first.value, 90)
      return {
        text: say(
          tradeOnly(`It takes the risk off the buyer: ${text}.`),
          `${text}: that is the sentence that people need who hesitate.`,
          `A way back is promised, ${text}.`,
        ),
        confidence: first.confidence,
        quotes: quotesOf(guarantees, 2),
      }
    },
  }),
  journeyRule({
    id: 'no-guarantee',
    stage: 'decision',
    kind: 'gap',
    weight: 3,
    motions: ['shop'],
    missingFrom: ['legal', 'faq', 'pricing'],
    denies: ['guarantees'],
    needs: ['guarantees', 'policies'],
    find({ guarantees, policies }, say) {
      if (guarantees.length > 0) return null
      // Terms of sale that were not read may well give a right of return.
      if (policies.some(({ value }) => value.kind === 'returns' || value.kind === 'terms')) return null
      return {
        text: say(
          'What happens if the thing does not please is not said: no return, warranty or money back.',
          tradeOnly('The buyer carries the whole risk, as far as the pages tell: no word on returns or a warranty.'),
        ),
        confidence: 0.5,
        quotes: [],
      }
    },
  }),
  journeyRule({
    id: 'account-first',
    stage: 'decision',
    kind: 'friction',
    weight: 6,
    motions: ['signup', 'shop'],
    needs: ['forms', 'plans', 'priceItems'],
    missingFrom: ['pricing'],
    find(facts, say) {
      const form = facts.forms.find(({ value }) => value.purpose === 'sign-up')
      if (form === undefined || priced(facts).length > 0) return null
      return {
        text: say(
          `An account is asked for (${pageName(form.value.page)}) before any price is named.`,
          'One has to register to learn what it costs, as far as the pages read tell.',
        ),
        confidence: 0.6,
        quotes: quotesOf([form]),
      }
    },
  }),
]
