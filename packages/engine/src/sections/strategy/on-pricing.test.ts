import { testInitiatives } from '../rule-cases-fixtures.ts'
import { name, plan } from '../swot/swot-fixtures.ts'
import { pricingInitiatives } from './on-pricing.ts'
import { known } from './strategy-fixtures.ts'

const plans = [plan('Small', 5), plan('Large', 9), plan('Huge', 40)]
const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((one, n) => plan(`Plan ${one}`, n + 1))

testInitiatives(pricingInitiatives, {
  'publish-prices': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Name a price, or at least where prices begin',
      rationale:
        'People who cannot find a price assume the worst or go where there is one. A range is enough to keep them.',
      steps: [
        'Write down what the last ten customers paid for “Catering”, and take the lowest and the usual.',
        'Publish “from” and “usually” on /prices, with what makes it more or less.',
        'Add two examples: what was wanted, what it came to.',
        'Link the page from the menu and from beside “Order a box”.',
      ],
      metric: 'Enquiries a month, and the share of them that fit the budget, by quarter.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Name a price, or at least where prices begin',
      rationale:
        'People who cannot find a price assume the worst or go where there is one. A range is enough to keep them.',
      steps: [
        'Write down what the last ten customers paid for the main offer, and take the lowest and the usual.',
        'Publish “from” and “usually” on a page on prices, with what makes it more or less.',
        'Add two examples: what was wanted, what it came to.',
        'Link the page from the menu and from beside the main button.',
      ],
      metric: 'Enquiries a month, and the share of them that fit the budget, by quarter.',
    },
  },
  'guide-choice': {
    'a brand of which much is known': {
      facts: { ...known, plans },
      title: 'Make the choice of a plan easy',
      rationale: 'People choose between three plans by asking which is for them. The page should answer in a word.',
      steps: [
        'Say under each of “Small”, “Large” and “Huge” for whom it is, in five words.',
        'Mark the one that most customers take as the usual choice.',
        'List below each plan only what it has more than the one before.',
        'Set the plans side by side in the order of price, with the same rows.',
      ],
      metric: 'Visits to /prices that choose a plan, and which, in Countly, four weeks before and after.',
    },
    'a brand of six plans': {
      facts: { ...known, plans: six },
      title: 'Make the choice of a plan easy',
      rationale: 'People choose between six plans by asking which is for them. The page should answer in a word.',
      steps: [
        'Say under each of “Plan A”, “Plan B”, “Plan C” and “Plan D” for whom it is, in five words.',
        'Mark the one that most customers take as the usual choice.',
        'Show three plans first and fold the rest away.',
        'Set the plans side by side in the order of price, with the same rows.',
      ],
      metric: 'Visits to /prices that choose a plan, and which, in Countly, four weeks before and after.',
    },
  },
  'middle-plan': {
    'a brand of which much is known': {
      facts: { ...known, plans },
      title: 'Test a step between “Large” and “Huge”',
      rationale:
        'Customers who outgrow one plan and cannot face the next look elsewhere, at the moment when they have become worth keeping.',
      steps: [
        'Ask five customers on “Large” what would make them move up, and what they would pay.',
        'Put together a plan from that, priced between the two, with one thing that “Large” lacks.',
        'Offer it to existing customers by mail before it goes on the site.',
        'Keep it if it takes more from below than from above.',
      ],
      metric: 'Customers who move up from “Large” each month, and revenue per customer, over a quarter.',
    },
  },
  'yearly-term': {
    'a brand of which much is known': {
      facts: { ...known, plans },
      title: 'Offer a yearly term beside the monthly one',
      rationale:
        'Those who are sure would rather pay once. Those who pay once stay, and their money comes at the start.',
      steps: [
        'Work out what a customer is worth who stays a year, and how much of that could be given away as a discount.',
        'Add the yearly price to “Small”, “Large” and “Huge”, shown per month for comparison.',
        'Show both terms on /prices, the yearly one first.',
        'Tell existing customers before the next bill.',
      ],
      metric: 'Share of new customers on the yearly term, and of customers who leave within a year.',
    },
  },
  'argue-value': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Give the price page a reason beside each price',
      rationale:
        'As long as the page lists, the lowest number wins. Marrowell can keep its prices and change what they are compared with.',
      steps: [
        'Follow three rivals and note their prices and terms once a month.',
        'Say on /prices what the customer saves or earns with each plan, with an example in figures.',
        'Add a customer who says why it was worth it, such as “Better than mine” (Ida).',
        'Answer “why not the cheaper one?” in two sentences, openly.',
      ],
      metric: 'Share of lost enquiries that name price as the reason, by quarter.',
    },
    'a brand of which little is known': {
      facts: { name },
      title: 'Give the price page a reason beside each price',
      rationale:
        'As long as the page lists, the lowest number wins. Marrowell can keep its prices and change what they are compared with.',
      steps: [
        'Follow three rivals and note their prices and terms once a month.',
        'Say on the price page what the customer saves or earns with each plan, with an example in figures.',
        'Add a customer who explains why it was worth it.',
        'Answer “why not the cheaper one?” in two sentences, openly.',
      ],
      metric: 'Share of lost enquiries that name price as the reason, by quarter.',
    },
  },
})
