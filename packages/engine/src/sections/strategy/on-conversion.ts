/** From interest to a first step, and what it costs. */

import { pageName } from '../../writing/page-names.ts'
import { listed } from '../../writing/prose.ts'
import { inQuotes, quotedList } from '../../writing/quoted-words.ts'
import { filledIn } from '../journey/decision.ts'
import { competingCalls } from '../swot/rules/calls.ts'
import { type AnyInitiative, initiative } from './initiative.ts'

/** A longer quote makes no title. */
const titleQuoteMax = 45

export const conversionInitiatives: readonly AnyInitiative[] = [
  initiative({
    id: 'first-step',
    answers: ['no-next-step', 'vague-step'],
    effort: 'S',
    impact: 'high',
    horizon: '1 week',
    serves: ['sales', 'leads', 'bookings', 'trials', 'donors'],
    needs: ['site', 'ctas'],
    find: ({ site: { call, otherPages, statistics, headline, people }, ctas }) => ({
      title: 'Give visitors one clear next step, worded as what they get',
      rationale: 'Every visit ends in some step or in none. Today the site leaves that to chance.',
      steps: [
        `Decide on the one action with which most good ${people.crowd} begin.`,
        ctas.length === 0
          ? 'Word it as a result in two to four words, with a verb first.'
          : `Replace ${call} by two to four words that say what happens next.`,
        `Set it as a button under ${headline}, and again at the end of ${listed(['the home page', ...otherPages(2)], 3)}.`,
        'Say beside it what it costs in time or money, even if that is nothing.',
      ],
      metric: `Share of visits in which the button is pressed, in ${statistics}, week by week.`,
    }),
  }),
  initiative({
    id: 'one-lead',
    answers: ['rival-steps'],
    effort: 'S',
    impact: 'medium',
    horizon: '2 weeks',
    serves: ['sales', 'leads', 'trials', 'bookings', 'donors'],
    needs: ['site', 'ctas'],
    find({ site: { statistics }, ctas }) {
      const [first, ...others] = competingCalls(ctas).map(({ value }) => inQuotes(value.text, 40))
      return {
        title: `Let ${first ?? 'one call'} lead, and quieten the rest`,
        rationale:
          'Each button was added for a good reason. Together they make the visitor do the sorting that the brand should have done.',
        steps: [
          `Check which of ${listed([first ?? 'the calls', ...others].slice(0, 4), 4)} leads to most of what the site is for; that one leads.`,
          'Give only that one a filled button; set the others as outlined buttons or plain links.',
          'Allow one filled button to a screen.',
          others[0] === undefined
            ? 'Move what is left to the footer.'
            : `Move ${others[0]} to where people who need it will look, such as the header or the end of the page.`,
        ],
        metric: `Presses of ${first ?? 'the leading call'} per visit, and of all calls together, in ${statistics}, four weeks before and after.`,
      }
    },
  }),
  initiative({
    id: 'repeat-step',
    answers: ['step-stands-once'],
    effort: 'S',
    impact: 'medium',
    horizon: '1 week',
    serves: ['sales', 'leads', 'trials', 'bookings', 'donors'],
    needs: ['site'],
    find({ site: { call, otherPages, statistics } }) {
      const pages = otherPages(3)
      return {
        title: `Offer ${call} wherever people get convinced`,
        rationale:
          'People make up their minds on the page that answers their last question, and that is seldom the first.',
        steps: [
          `Add ${call} to the header, so that it is there on every page.`,
          `End ${pages.length === 0 ? 'each page' : listed(pages, 3)} with it, after one sentence that sums the page up.`,
          'Use the same words everywhere.',
        ],
        metric: `Presses of ${call} by page, in ${statistics}; each page should have some within a month.`,
      }
    },
  }),
  initiative({
    id: 'shorten-form',
    answers: ['long-form'],
    effort: 'S',
    impact: 'medium',
    horizon: '1 week',
    serves: ['leads', 'bookings', 'sales', 'trials'],
    needs: ['forms', 'pages'],
    find({ pages, forms }) {
      const longest = [...pages].sort((a, b) => b.formFields - a.formFields)[0]
      const where = longest === undefined ? 'the form' : `the form on ${pageName(longest.url)}`
      const labels = forms
        .filter(({ value }) => value.page === longest?.url)
        .flatMap(({ value }) => filledIn({ value }).filter(({ required, label }) => !required && label !== null))
        .map(({ label }) => label ?? '')
      return {
        title: `Halve ${where}`,
        rationale: 'Whoever opens a form is willing. Each field asks them to prove it once more.',
        steps: [
          `Ask of each of the ${longest?.formFields ?? 'many'} fields who reads the answer before the first reply; take out those that nobody does.`,
          labels.length === 0
            ? 'Begin with everything that could be asked in the first reply.'
            : `Begin with ${quotedList(labels)}, which need not be filled in today.`,
          'Split what must stay into two short steps, contact details last.',
          'Say above the button when an answer can be expected.',
        ],
        metric: `Sent forms as a share of those begun on ${longest === undefined ? 'that page' : pageName(longest.url)}, four weeks before and after.`,
      }
    },
  }),
  initiative({
    id: 'trim-navigation',
    answers: ['crowded-navigation'],
    effort: 'M',
    impact: 'low',
    horizon: 'this month',
    serves: ['sales', 'leads'],
    needs: ['site'],
    find: ({ site: { call, statistics, otherPages } }) => ({
      title: 'Cut the main menu to what visitors come for',
      rationale: 'A menu shows what the firm thinks important. A short one says so, a long one leaves it open.',
      steps: [
        `Look up in ${statistics} which entries are used, and by how many.`,
        'Keep the five or six used most; put the rest under a parent entry or into the footer.',
        `Give ${call} a place at the end of the menu, set apart.`,
        `Check that ${otherPages(2).join(' and ') || 'every page'} can still be reached in two clicks.`,
      ],
      metric: `Share of visits that use the menu and go on to a second page, in ${statistics}.`,
    }),
  }),
  initiative({
    id: 'open-contact',
    answers: ['no-way-to-talk', 'network-gate'],
    effort: 'S',
    impact: 'high',
    horizon: '1 week',
    serves: ['leads', 'trust', 'bookings', 'sales'],
    needs: ['site', 'socials'],
    find: ({ site: { brandFirst, page }, socials }) => ({
      title: 'Give people a way to reach it that is its own',
      rationale: `Somebody with a question is more interested than most who come by. ${brandFirst} should own the line on which they ask.`,
      steps: [
        'Set up one address for questions that somebody reads each day.',
        `Show it in the footer of every page and on ${page(['contact'], 'a contact page')}.`,
        'Say when people can expect an answer, and keep to it.',
        !socials.some(({ value }) => value.kind === 'social' || value.kind === 'messenger')
          ? 'Sort what is asked twice into a page of answers.'
          : 'Keep the networks as a second way, not the only one.',
      ],
      metric: 'Questions received a week, and hours to the first answer.',
    }),
  }),
  initiative({
    id: 'lead-with-offer',
    answers: ['buried-trial', 'guarantee-off-top', 'guaranteed', 'easy-entry'],
    effort: 'S',
    impact: 'high',
    horizon: '1 week',
    serves: ['trials', 'sales', 'leads', 'bookings'],
    needs: ['site', 'guarantees', 'trial'],
    find({ site: { call, headline, statistics, page }, trial, guarantees }) {
      const offer = trial ?? guarantees[0] ?? null
      const isCall = offer !== null && inQuotes(offer.value, 50) === call
      const words = offer === null || isCall ? 'the free way in' : inQuotes(offer.value, 80)
      return {
        title: words.length <= titleQuoteMax ? `Lead with ${words}` : 'Lead with the line that takes the doubt away',
        rationale:
          'Nothing else on the site makes it as easy to say yes. It belongs where people decide, not where they happen to find it.',
        steps: [
          isCall
            ? `Say in the line under ${headline} what ${call} holds: how long, with what, at what risk.`
            : `Put ${words} into the line under ${headline}.`,
          isCall
            ? `Repeat the conditions in small print beside each ${call}.`
            : `Repeat it beside ${call}, in full, with its conditions.`,
          `Say on ${page(['pricing', 'faq'], 'the page on prices')} what happens when it ends or is used.`,
          'Leave it out of long lists of advantages, where it is overlooked.',
        ],
        metric: `Presses of ${call} per visit in ${statistics}, four weeks before and after.`,
      }
    },
  }),
  initiative({
    id: 'book-online',
    answers: ['booking-by-hand'],
    effort: 'M',
    impact: 'high',
    horizon: 'this month',
    serves: ['bookings', 'sales', 'leads'],
    needs: ['site', 'priceItems'],
    find: ({ site: { page }, priceItems }) => ({
      title: 'Let people book without calling',
      rationale:
        'Half of all evenings and every Sunday are lost to a telephone. A calendar answers at any hour, and fewer people forget what they booked themselves.',
      steps: [
        'Choose a booking tool whose data can be taken along, and connect the calendar in use.',
        `Begin with ${quotedList(
          priceItems.map(({ value }) => value.name),
          2,
        )}, where length and price are fixed.`,
        `Add a button to each line of ${page(['pricing'], 'the price list')} that opens that very booking.`,
        'Keep the telephone number beside it.',
      ],
      metric: 'Share of appointments booked online, and of those outside opening hours, by month.',
    }),
  }),
]
