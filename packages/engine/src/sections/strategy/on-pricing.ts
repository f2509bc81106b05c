/** What it costs, and how people choose. */

import { pageName } from '../../writing/page-names.ts'
import { inWords } from '../../writing/prose.ts'
import { inQuotes, quotedList } from '../../writing/quoted-words.ts'
import { widestStep } from '../swot/rules/pricing.ts'
import { type AnyInitiative, initiative } from './initiative.ts'

export const pricingInitiatives: readonly AnyInitiative[] = [
  initiative({
    id: 'publish-prices',
    answers: ['no-prices', 'prices-on-request'],
    effort: 'M',
    impact: 'high',
    horizon: 'this month',
    serves: ['leads', 'sales', 'trust', 'trials'],
    needs: ['site'],
    find: ({ site: { call, offer, page } }) => ({
      title: 'Name a price, or at least where prices begin',
      rationale:
        'People who cannot find a price assume the worst or go where there is one. A range is enough to keep them.',
      steps: [
        `Write down what the last ten customers paid for ${offer}, and take the lowest and the usual.`,
        `Publish “from” and “usually” on ${page(['pricing', 'product', 'features'], 'a page on prices')}, with what makes it more or less.`,
        'Add two examples: what was wanted, what it came to.',
        `Link the page from the menu and from beside ${call}.`,
      ],
      metric: 'Enquiries a month, and the share of them that fit the budget, by quarter.',
    }),
  }),
  initiative({
    id: 'guide-choice',
    answers: ['unexplained-plans', 'many-plans', 'no-recommended-plan'],
    effort: 'S',
    impact: 'medium',
    horizon: '2 weeks',
    serves: ['sales', 'trials'],
    needs: ['site', 'plans'],
    find({ site: { page, statistics }, plans }) {
      const names = [...new Set(plans.map(({ value }) => value.name))]
      const where = plans[0] === undefined ? page(['pricing'], 'the price page') : pageName(plans[0].value.page)
      return {
        title: 'Make the choice of a plan easy',
        rationale: `People choose between ${inWords(Math.min(names.length, 12))} plans by asking which is for them. The page should answer in a word.`,
        steps: [
          `Say under each of ${quotedList(names, 4)} for whom it is, in five words.`,
          'Mark the one that most customers take as the usual choice.',
          names.length > 5
            ? 'Show three plans first and fold the rest away.'
            : 'List below each plan only what it has more than the one before.',
          'Set the plans side by side in the order of price, with the same rows.',
        ],
        metric: `Visits to ${where} that choose a plan, and which, in ${statistics}, four weeks before and after.`,
      }
    },
  }),
  initiative({
    id: 'middle-plan',
    answers: ['wide-step'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this quarter',
    serves: ['sales', 'loyalty'],
    needs: ['plans'],
    find({ plans }) {
      const step = widestStep(plans)
      const below = step === null ? 'the smaller plan' : inQuotes(step.below.value.name, 40)
      const above = step === null ? 'the larger' : inQuotes(step.above.value.name, 40)
      return {
        title: `Test a step between ${below} and ${above}`,
        rationale:
          'Customers who outgrow one plan and cannot face the next look elsewhere, at the moment when they have become worth keeping.',
        steps: [
          `Ask five customers on ${below} what would make them move up, and what they would pay.`,
          `Put together a plan from that, priced between the two, with one thing that ${below} lacks.`,
          'Offer it to existing customers by mail before it goes on the site.',
          'Keep it if it takes more from below than from above.',
        ],
        metric: `Customers who move up from ${below} each month, and revenue per customer, over a quarter.`,
      }
    },
  }),
  initiative({
    id: 'yearly-term',
    answers: ['no-yearly-term'],
    effort: 'S',
    impact: 'medium',
    horizon: 'this month',
    serves: ['sales', 'loyalty'],
    needs: ['site', 'plans'],
    find: ({ site: { page }, plans }) => ({
      title: 'Offer a yearly term beside the monthly one',
      rationale:
        'Those who are sure would rather pay once. Those who pay once stay, and their money comes at the start.',
      steps: [
        'Work out what a customer is worth who stays a year, and how much of that could be given away as a discount.',
        `Add the yearly price to ${quotedList(plans.map(({ value }) => value.name))}, shown per month for comparison.`,
        `Show both terms on ${page(['pricing'], 'the price page')}, the yearly one first.`,
        'Tell existing customers before the next bill.',
      ],
      metric: 'Share of new customers on the yearly term, and of customers who leave within a year.',
    }),
  }),
  initiative({
    id: 'argue-value',
    answers: ['comparable-prices'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this quarter',
    serves: ['sales', 'trust', 'trials'],
    needs: ['site'],
    find: ({ site: { brandFirst, page, voice } }) => ({
      title: 'Give the price page a reason beside each price',
      rationale: `As long as the page lists, the lowest number wins. ${brandFirst} can keep its prices and change what they are compared with.`,
      steps: [
        'Follow three rivals and note their prices and terms once a month.',
        `Say on ${page(['pricing'], 'the price page')} what the customer saves or earns with each plan, with an example in figures.`,
        voice === null
          ? 'Add a customer who explains why it was worth it.'
          : `Add a customer who says why it was worth it, such as ${voice}.`,
        'Answer “why not the cheaper one?” in two sentences, openly.',
      ],
      metric: 'Share of lost enquiries that name price as the reason, by quarter.',
    }),
  }),
]
