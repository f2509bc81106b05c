/** Letting others speak for the brand. */

import { pageName } from '../../writing/page-names.ts'
import { listed } from '../../writing/prose.ts'
import { inQuotes, quotedList } from '../../writing/quoted-words.ts'
import { type AnyInitiative, initiative } from './initiative.ts'

export const proofInitiatives: readonly AnyInitiative[] = [
  initiative({
    id: 'collect-proof',
    answers: ['no-proof', 'easily-copied'],
    effort: 'M',
    impact: 'high',
    horizon: 'this month',
    serves: ['trust', 'sales', 'leads', 'donors', 'bookings', 'trials'],
    needs: ['site'],
    find: ({ site: { brand, call, headline, isNameAlone, statistics, people } }) => ({
      title: 'Collect proof that only this brand can show',
      rationale: `${isNameAlone ? 'Anyone can make promises' : `Anyone can write ${headline}`}. What ${brand} has done for real people is the one thing that nobody else can say, and it is missing from the site.`,
      steps: [
        `Ask ten ${people.vouchers}${people.vouchers.includes(',') ? ',' : ''} ${people.ask}, and whether they may be quoted with name and place.`,
        'Choose three answers that name a result; leave out praise that could be said of anyone.',
        `Set the best directly under the first screen, and one beside ${call}.`,
        people.askAgain,
      ],
      metric: `Named quotes on the site (aim: five in a month); presses of ${call} per visit in ${statistics} before and after.`,
    }),
  }),
  initiative({
    id: 'name-voices',
    answers: ['nameless-voices'],
    effort: 'S',
    impact: 'medium',
    horizon: '2 weeks',
    serves: ['trust', 'sales'],
    needs: ['testimonials'],
    find: ({ testimonials }) => ({
      title: 'Put names to the praise',
      rationale: 'The words are there. A first name, a place or a trade beside them turns decoration into evidence.',
      steps: [
        `Write to those who said ${quotedList(
          testimonials.map(({ value }) => value.text),
          2,
        )}, and ask for leave to name them.`,
        'Add name, place or trade, and a photograph where people agree.',
        'Take down what nobody will sign.',
      ],
      metric: `Share of ${testimonials.length} quotes that carry a name; aim for all.`,
    }),
  }),
  initiative({
    id: 'back-claims',
    answers: ['bare-superlatives', 'promises-outnumber-proof'],
    effort: 'S',
    impact: 'medium',
    horizon: '2 weeks',
    serves: ['trust', 'rebrand'],
    needs: ['claims'],
    find({ claims }) {
      const bare = claims.filter(({ value }) => !value.sourced)
      const [first] = bare
      return {
        title: 'Back the big words or drop them',
        rationale:
          'One claim that is proved persuades more than five that are not, and the unproved ones make readers doubt the proved.',
        steps: [
          first === undefined
            ? 'List every superlative on the home page.'
            : `Begin with ${inQuotes(first.value.text, 90)} (${pageName(first.quotes[0]?.page ?? '')}): who says so, and since when?`,
          'Add the source, the figure or the customer where there is one.',
          'Replace what cannot be backed by what can be seen or counted.',
          'Keep a list of claims with their proof, and allow no new one without it.',
        ],
        metric: `Claims with proof beside them, of ${claims.length} found today, in the next analysis.`,
      }
    },
  }),
  initiative({
    id: 'proof-to-home',
    answers: ['proof-off-home', 'reviews-not-quoted'],
    effort: 'S',
    impact: 'high',
    horizon: '1 week',
    serves: ['trust', 'sales', 'leads', 'bookings', 'donors', 'trials'],
    needs: ['site', 'testimonials'],
    find: ({ site: { voice, call, page, statistics }, testimonials }) => ({
      title: 'Move the strongest recommendation to the home page',
      rationale:
        'Nothing has to be written for this: the words are on the site or on a profile already, only not where strangers decide whether to stay.',
      steps: [
        voice === null ? 'Choose the review that names a result most plainly.' : `Take ${voice}, or a better one.`,
        `Set it under the first screen with name and place, and a link to ${
          testimonials[0] === undefined
            ? 'the profile it comes from'
            : pageName(testimonials[0].quotes[0]?.page ?? page(['testimonials', 'customers'], 'the rest'))
        }.`,
        `Put a second, shorter one beside ${call}.`,
      ],
      metric: `Presses of ${call} per visit to the home page in ${statistics}, four weeks before and after.`,
    }),
  }),
  initiative({
    id: 'proof-at-prices',
    answers: ['proof-off-prices'],
    effort: 'S',
    impact: 'medium',
    horizon: '1 week',
    serves: ['sales', 'trials', 'leads'],
    needs: ['site', 'guarantees', 'plans'],
    find({ site: { voice, page, statistics }, plans, guarantees }) {
      const where = plans[0] === undefined ? page(['pricing'], 'the price page') : pageName(plans[0].value.page)
      return {
        title: 'Let somebody speak for it beside the prices',
        rationale:
          'The price page is where people who are nearly sure look for a reason not to. A voice there answers the doubt that a feature list cannot.',
        steps: [
          voice === null
            ? 'Choose a quote that is about value, not about kindness.'
            : `Place ${voice} directly above the plans on ${where}.`,
          'Match quotes to plans: a small customer beside the small one, a large beside the large.',
          guarantees[0] === undefined
            ? 'Add one line on what happens if it does not fit.'
            : `Repeat ${inQuotes(guarantees[0].value, 80)} under the plans.`,
        ],
        metric: `Visits to ${where} that go on to the next step, in ${statistics}, four weeks before and after.`,
      }
    },
  }),
  initiative({
    id: 'case-stories',
    answers: ['names-without-stories', 'customer-names', 'named-voices'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this quarter',
    serves: ['leads', 'sales', 'trust', 'markets', 'donors'],
    needs: ['site', 'customers', 'testimonials'],
    find({ site: { brand, page, audience }, customers, testimonials }) {
      const names = customers.filter(({ value }) => value.kind === 'customer').map(({ value }) => value.name)
      const authors = testimonials.flatMap(({ value }) => (value.author === null ? [] : [value.author]))
      const candidates = names.length > 0 ? names : authors
      return {
        title:
          names.length > 0 ? 'Turn three of the names it shows into stories' : 'Turn three of its voices into stories',
        rationale:
          'A name shows that somebody was convinced. A story shows how somebody like the reader decided, and what changed.',
        steps: [
          candidates.length === 0
            ? 'Choose three who differ from each other.'
            : `Ask ${listed(candidates.slice(0, 3), 3)} for half an hour${candidates.length === 1 ? '' : ' each'}.`,
          'Write each up on one page: the trouble before, the doubt, what was done, a result with a number.',
          `Link the stories from the home page and from ${page(['pricing', 'product', 'features'], 'the page on the offer')}.`,
          `Send each to five people among ${audience} who do not know ${brand} yet.`,
        ],
        metric: 'Stories published (aim: three in a quarter), and how many of those who get in touch mention one.',
      }
    },
  }),
  initiative({
    id: 'spread-reputation',
    answers: ['reviews-elsewhere', 'rating-shown'],
    effort: 'S',
    impact: 'medium',
    horizon: 'this month',
    serves: ['trust', 'bookings', 'search', 'sales'],
    needs: ['site', 'certifications', 'socials'],
    find({ site: { call }, certifications, socials }) {
      const rating = certifications.find(({ value }) => value.kind === 'rating')
      const profile = socials.find(({ value }) => value.kind === 'review')
      const what = rating === undefined ? 'the rating' : inQuotes(rating.value.name, 60)
      return {
        title: 'Make the rating work harder, and rest it on more than one place',
        rationale: `${rating === undefined ? 'A good reputation' : what} is an asset that grows if it is tended, and is at risk while it stands in one place.`,
        steps: [
          `Show ${what} beside ${call}, with a link to where it can be checked.`,
          'Ask for a review in the message that follows each order or visit.',
          profile === undefined
            ? 'Open a second profile where people already look.'
            : 'Open a second profile besides the one that is linked.',
          'Answer each review within a week, the bad ones first.',
        ],
        metric: 'New reviews a month, and the average of the last three months, for each profile.',
      }
    },
  }),
]
