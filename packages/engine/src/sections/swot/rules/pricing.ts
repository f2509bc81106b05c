/** What it costs, and how easy it is to choose. */

import type { Fact } from '../../../evidence.ts'
import type { Plan } from '../../../facts/offer/shapes.ts'
import { distinct } from '../../../writing/distinct.ts'
import { pageName } from '../../../writing/page-names.ts'
import { counted, inWords, listed } from '../../../writing/prose.ts'
import { inQuotes, quotedList } from '../../../writing/quoted-words.ts'
import { tradeOnly } from '../../../writing/wording.ts'
import { leastSure, quotesOf, surest } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'

const rule = rulesOn('pricing')

const plansMany = 5
/** From one plan to the next: a step that few take in one go. */
const stepMax = 4

/** Plans of one page by their names, those with a price first told apart. */
const namedPlans = (plans: readonly Fact<Plan>[]) => distinct(plans, ({ value }) => value.name)

const priced = (plans: readonly Fact<Plan>[]) =>
  namedPlans(plans).filter(({ value }) => value.price.amount !== null && !value.onRequest)

/** Whether the plans are levels of one offer that people choose among, and not rates by season or size. */
const areTiers = (plans: readonly Fact<Plan>[]) =>
  plans.filter(({ value }) => value.features.length > 0 || value.cta !== null).length >= plans.length / 2

const planText = ({ value }: Fact<Plan>) => `${inQuotes(value.name, 40)} (${inQuotes(value.price.text, 40)})`

/** Two neighbours of one page, period and currency, the dearer many times the price of the other. */
export function widestStep(
  plans: readonly Fact<Plan>[],
): { below: Fact<Plan>; above: Fact<Plan>; times: number } | null {
  const paid = priced(plans).filter(({ value }) => (value.price.amount ?? 0) > 0 && value.perUnit === null)
  const ordered = [...paid].sort((a, b) => (a.value.price.amount ?? 0) - (b.value.price.amount ?? 0))
  let widest: { below: Fact<Plan>; above: Fact<Plan>; times: number } | null = null
  for (const [index, above] of ordered.entries()) {
    const below = ordered[index - 1]
    if (below === undefined) continue
    const { price, page } = below.value
    const isAlike =
      above.value.page === page &&
      above.value.price.currency === price.currency &&
      above.value.price.period === price.period
    const times = (above.value.price.amount ?? 0) / (price.amount ?? 1)
    if (isAlike && times >= stepMax && times > (widest?.times ?? 0)) widest = { below, above, times }
  }
  return widest
}

export const pricingRules: readonly AnySwotRule[] = [
  rule({
    id: 'open-prices',
    quadrant: 'strengths',
    weight: 8,
    subject: 'price',
    gist: 'prices in the open',
    needs: ['plans'],
    find({ plans }, say) {
      const open = priced(plans)
      const [first] = open
      if (first === undefined || open.length < 2) return null
      const list = listed(open.slice(0, 3).map(planText), 3)
      return {
        text: say(
          tradeOnly(
            `It says what it costs: ${list}. Buyers can rule themselves in before they talk to anyone, and those who do are worth more.`,
          ),
          tradeOnly(
            `Prices are in the open, from ${planText(first)} on. In a market where many ask for a call first, that is a reason to stay.`,
          ),
          `${counted(open.length, 'offer')} with a price to each (${list}) spare both sides a conversation about budgets.`,
        ),
        confidence: surest(open),
        quotes: quotesOf(open, 4),
      }
    },
  }),
  rule({
    id: 'price-list',
    quadrant: 'strengths',
    weight: 7,
    subject: 'price',
    gist: 'a full price list',
    needs: ['priceItems'],
    find({ priceItems }, say) {
      const [first, second] = priceItems
      if (first === undefined || second === undefined || priceItems.length < 5) return null
      const examples = [first, second].map(
        ({ value }) => `${inQuotes(value.name, 50)} at ${inQuotes(value.price.text, 30)}`,
      )
      return {
        text: say(
          `A full price list is on the site, ${priceItems.length} lines of it, such as ${examples.join(' and ')}: nobody has to ask, and nobody fears a surprise.`,
          `It hides no price. ${priceItems.length} are listed, ${examples[0]} among them, which makes the first visit easier to decide on.`,
        ),
        confidence: surest(priceItems.slice(0, 5)),
        quotes: quotesOf(priceItems, 3),
      }
    },
  }),
  rule({
    id: 'pointed-choice',
    quadrant: 'strengths',
    weight: 4,
    subject: 'plan choice',
    gist: 'plans with a recommendation',
    needs: ['plans'],
    find({ plans }, say) {
      const [marked] = plans.filter(({ value }) => value.highlighted)
      const all = namedPlans(plans)
      if (marked === undefined || all.length < 3) return null
      return {
        text: say(
          `It helps people choose: of ${inWords(all.length)} plans ${inQuotes(marked.value.name, 40)} is marked out, and most take the hint that they are given.`,
          `${inQuotes(marked.value.name, 40)} is recommended among ${inWords(all.length)} plans, so the undecided have somewhere to land.`,
        ),
        confidence: marked.confidence * 0.85,
        quotes: quotesOf([marked]),
      }
    },
  }),
  rule({
    id: 'prices-on-request',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'price',
    gist: 'prices only on request',
    needs: ['plans', 'priceItems'],
    find({ plans, priceItems }, say) {
      const all = namedPlans(plans)
      const [first] = all
      if (first === undefined || priceItems.length > 0 || !all.every(({ value }) => value.price.amount === null))
        return null
      const names = quotedList(all.map(({ value }) => value.name))
      return {
        text: say(
          tradeOnly(
            `Plans are named and prices are not: ${names} must all be asked for. Buyers with a budget to defend tend to begin with those who name a figure.`,
          ),
          tradeOnly(
            `${names} come without a price. Each enquiry that only wants to know one costs the sales team time, and many are never made.`,
          ),
        ),
        confidence: leastSure(...all.slice(0, 3)) * 0.85,
        quotes: quotesOf(all),
      }
    },
  }),
  rule({
    id: 'no-prices',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'price',
    gist: 'prices that are nowhere named',
    needs: ['plans', 'priceItems', 'ctas', 'products', 'services'],
    missingFrom: ['pricing'],
    denies: ['prices'],
    find({ plans, priceItems, ctas: [primary], products, services }, say) {
      if (plans.length > 0 || priceItems.length > 0 || primary === undefined) return null
      if (!['buy', 'trial', 'sign-up', 'quote', 'book', 'start', 'demo'].includes(primary.value.intent)) return null
      const [offer] = [...products, ...services]
      const what = offer === undefined ? '' : ` for ${inQuotes(offer.value.name, 60)} or anything else`
      return {
        text: say(
          `It asks for ${inQuotes(primary.value.text, 50)} and never says what that leads to cost: no price${what} was found. An open question about money is the usual reason to put things off.`,
          `What it costs is not said anywhere on the pages read. Between ${inQuotes(primary.value.text, 50)} and a decision lies a question that the site leaves open.`,
        ),
        confidence: primary.confidence * 0.65,
        quotes: quotesOf([primary]),
      }
    },
  }),
  rule({
    id: 'many-plans',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'plan choice',
    gist: 'more plans than people can compare',
    needs: ['plans'],
    find({ plans }, say) {
      const [first] = plans
      const all = namedPlans(plans.filter(({ value }) => value.page === first?.value.page))
      if (first === undefined || !areTiers(plans) || all.length <= plansMany) return null
      return {
        text: say(
          `${all.length} plans stand side by side on ${pageName(first.value.page)} (such as ${quotedList(all.map(({ value }) => value.name))}). Choosing takes study, and study is postponed.`,
          `The price page asks people to tell ${all.length} plans apart; three are compared, more are scrolled past.`,
        ),
        confidence: surest(all) * 0.8,
        quotes: quotesOf(all, 3),
      }
    },
  }),
  rule({
    id: 'unexplained-plans',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'plan contents',
    gist: 'plans told apart by price alone',
    needs: ['plans'],
    find({ plans }, say) {
      const all = priced(plans)
      if (!areTiers(plans) || all.length < 2 || all.some(({ value }) => value.features.length > 0)) return null
      return {
        text: say(
          `Between ${listed(all.slice(0, 2).map(planText))} only the price seems to differ: no list says what each contains, so the cheapest looks right.`,
          `What one gets for more money is not said: ${listed(all.slice(0, 3).map(planText), 3)} come without a list of what is in them.`,
        ),
        confidence: surest(all) * 0.6,
        quotes: quotesOf(all, 3),
      }
    },
  }),
  rule({
    id: 'wide-step',
    quadrant: 'opportunities',
    weight: 5,
    subject: 'plan step',
    gist: 'a gap between plans',
    needs: ['plans'],
    find({ plans }, say) {
      const step = widestStep(plans)
      if (step === null) return null
      const times = Math.round(step.times)
      return {
        text: say(
          tradeOnly(
            `From ${planText(step.below)} the next step up is ${planText(step.above)}, some ${times} times the price. A plan between them would catch customers who outgrow the first.`,
          ),
          tradeOnly(
            `There is room between ${planText(step.below)} and ${planText(step.above)}: few customers grow by a factor of ${times} at once.`,
          ),
        ),
        confidence: leastSure(step.below, step.above) * 0.75,
        quotes: quotesOf([step.below, step.above]),
      }
    },
  }),
  rule({
    id: 'no-recommended-plan',
    quadrant: 'opportunities',
    weight: 4,
    subject: 'plan choice',
    gist: 'plans without a recommendation',
    needs: ['plans'],
    find({ plans }, say) {
      const all = namedPlans(plans)
      if (!areTiers(plans) || all.length < 3 || all.length > plansMany || all.some(({ value }) => value.highlighted))
        return null
      return {
        text: say(
          `${quotedList(all.map(({ value }) => value.name))} are offered as equals. Marking one as the usual choice would speed up the decision, and lift the average.`,
          `None of ${inWords(all.length)} plans is recommended; people who do not know what others take often take nothing yet.`,
        ),
        confidence: surest(all) * 0.65,
        quotes: quotesOf(all),
      }
    },
  }),
  rule({
    id: 'no-yearly-term',
    quadrant: 'opportunities',
    weight: 4,
    subject: 'plan term',
    gist: 'a yearly term that is not offered',
    needs: ['plans'],
    find({ plans }, say) {
      const monthly = priced(plans).filter(({ value }) => value.price.period === 'month')
      const yearly = plans.some(
        ({ value }) =>
          value.price.period === 'year' ||
          value.billedAs === 'annually' ||
          value.alternates.some(({ period }) => period === 'year'),
      )
      if (!areTiers(plans) || monthly.length < 2 || yearly) return null
      return {
        text: say(
          tradeOnly(
            `Everything is sold by the month, ${planText(monthly[0]!)} for one. A yearly term at a discount would bring money forward and keep customers longer.`,
          ),
          tradeOnly(
            `No yearly term was found beside ${listed(monthly.slice(0, 2).map(planText))}, though customers who are sure would take one.`,
          ),
        ),
        confidence: surest(monthly) * 0.65,
        quotes: quotesOf(monthly, 2),
      }
    },
  }),
  rule({
    id: 'comparable-prices',
    quadrant: 'threats',
    weight: 5,
    subject: 'price comparison',
    gist: 'prices that can be undercut in public',
    needs: ['plans'],
    needsCompetitors: true,
    find({ plans }, say) {
      const open = priced(plans).filter(({ value }) => !value.isFree)
      const cheapest = [...open].sort((a, b) => (a.value.price.amount ?? 0) - (b.value.price.amount ?? 0))[0]
      if (cheapest === undefined || open.length < 2) return null
      return {
        text: say(
          tradeOnly(
            `Rivals can read the prices too: with ${planText(cheapest)} in the open, one who undercuts it only has to say so. Where the market stands was not part of this reading.`,
          ),
          `Published prices invite comparison. Where somebody else asks less than ${planText(cheapest)} for the like, the page must say why this is worth more, and today it mostly lists.`,
        ),
        confidence: cheapest.confidence * 0.6,
        quotes: quotesOf([cheapest]),
        basis: 'inferred',
      }
    },
  }),
]
