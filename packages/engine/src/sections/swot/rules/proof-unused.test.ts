import { testSwotRules } from '../../rule-cases-fixtures.ts'
import { about, blocks, customer, page, pages, plan, seenOn, social, testimonial } from '../swot-fixtures.ts'
import { proofUnused } from './proof-unused.ts'

const hot = testimonial('Hot', 'Ida', about)
const good = testimonial('Good', 'Jon', about)
const plans = [plan('Small', 5), plan('Large', 9)]
const names = ['Alder', 'Birch', 'Cedar'].map((one) => customer(one))

testSwotRules(proofUnused, {
  'proof-off-home': {
    facts: { testimonials: [hot, good], blocks: blocks('hero'), pages: pages(2) },
    says: [
      'Good proof is kept in a side room: what others say of it, such as “Hot”, stands on /about and not on the home page, where most first impressions are made.',
      'The home page could let others speak. “Hot” is on /about today, seen by the few who click that far.',
    ],
    quotes: ['Hot (/about)', 'Good (/about)'],
    confidence: 0.75,
    unread: ['home'],
    silent: {
      'where no block of the home page is known': { blocks: [] },
      'where no page was read': { pages: [] },
      'with one voice': { testimonials: [hot] },
      'where the home page quotes one': { testimonials: [hot, testimonial('Good', 'Jon')] },
      'where the home page has a block of voices': { blocks: blocks('hero', 'testimonials') },
      'where the home page has a block of customers': { blocks: blocks('hero', 'customers') },
      'where it is not known where they stand': {
        testimonials: [
          { ...hot, quotes: [] },
          { ...good, quotes: [] },
        ],
      },
    },
  },
  'proof-off-prices': {
    facts: { testimonials: [testimonial('Hot', 'Ida'), good], plans },
    says: [
      'Prices and praise never meet: no customer is quoted on /prices, though “Hot” would help there, where people hesitate most.',
      'A word of praise beside the prices would cost nothing: “Hot” is on the site already, but not on /prices.',
    ],
    quotes: ['Hot', 'Small'],
    confidence: 0.65,
    silent: {
      'without a voice': { testimonials: [] },
      'with one plan': { plans: plans.slice(1) },
      'where somebody is quoted on the page of prices': { testimonials: [hot, seenOn(good, plans[0]!.value.page)] },
    },
  },
  'names-without-stories': {
    facts: { customers: [customer('Daily Broth', 'press'), ...names, customer('Dogwood')], pages: pages(2) },
    says: [
      'Alder, Birch and Cedar are shown as customers, yet no page tells what was done for any of them. One such story, with a before and an after, would do more than the list.',
      'The names are there (Alder, Birch and Cedar), the stories are not: a case that shows how one of them decided and what changed is material that nobody else has.',
    ],
    quotes: ['Alder', 'Birch', 'Cedar'],
    confidence: 0.7,
    unread: ['home', 'customers'],
    speaks: { 'with three names': { customers: names } },
    silent: {
      'with two names': { customers: names.slice(1) },
      'where the third is a partner': { customers: [...names.slice(1), customer('Alder', 'partner')] },
      'with a page on customers': { pages: [page(''), page('work', { type: 'customers' })] },
    },
  },
  'reviews-not-quoted': {
    facts: { socials: [social('instagram'), social('trustpilot', 'review')] },
    says: [
      'Reviews are being collected on Trustpilot, and the site only links to them: the best lines could be quoted where people decide.',
      'A profile on Trustpilot is linked, but none of its words appear here. Quoting two or three would keep doubters on the page.',
    ],
    quotes: ['trustpilot'],
    confidence: 0.72,
    unread: ['home', 'testimonials'],
    silent: {
      'without a profile of reviews': { socials: [social('instagram')] },
      'where somebody is quoted': { testimonials: [hot] },
    },
  },
})
