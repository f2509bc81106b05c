/** For whom, in which language, and with what to read. */

import { monthName } from '../../writing/dates.ts'
import { listed } from '../../writing/prose.ts'
import { inQuotes, quotedList } from '../../writing/quoted-words.ts'
import { groups, groupsToServe, whoIsMeant } from '../swot/rules/audience-groups.ts'
import { languageName } from '../swot/rules/reach.ts'
import { type AnyInitiative, initiative } from './initiative.ts'

export const audienceInitiatives: readonly AnyInitiative[] = [
  initiative({
    id: 'group-page',
    answers: ['group-without-page', 'customers-say-who'],
    effort: 'M',
    impact: 'high',
    horizon: 'this quarter',
    serves: ['markets', 'search', 'leads', 'sales'],
    needs: ['site', 'audienceNeeds', 'audiences', 'description', 'hero', 'tagline', 'testimonials'],
    find({ site: { call, offer, statistics }, ...facts }) {
      const { audiences, audienceNeeds, testimonials } = facts
      const group = groupsToServe(facts)[0] ?? audiences.find(({ value }) => value.source === 'testimonial')
      const label = group?.value.label ?? 'the group that is mentioned most'
      const need = audienceNeeds.find(({ value }) => group !== undefined && value.of.includes(group.value.id))
      const quote = testimonials.find(({ value }) => value.role !== null)
      return {
        title: `Build a page for ${label}`,
        rationale: `They are meant already, and have to pick what concerns them out of text for everybody. A page of their own is found by their searches and can be sent to them.`,
        steps: [
          need === undefined
            ? `Ask three of them what they searched for, and what nearly stopped them.`
            : `Open with what moves them: ${inQuotes(need.value.text, 90)}.`,
          `Show what ${offer} does for ${label}, with one example and one figure.`,
          quote === undefined
            ? 'Add the words of one of them.'
            : `Add the words of one of them, as ${inQuotes(quote.value.text, 70)} does elsewhere.`,
          `End with ${call}, and link the page from the menu and the home page.`,
        ],
        metric: `Visits to the page from search, and presses of ${call} on it, in ${statistics}, by month.`,
      }
    },
  }),
  initiative({
    id: 'order-groups',
    answers: ['audience-scattered'],
    effort: 'S',
    impact: 'medium',
    horizon: '2 weeks',
    serves: ['leads', 'sales', 'trials', 'rebrand'],
    needs: ['site', 'audiences'],
    find({ site: { call, headline, statistics }, audiences }) {
      const named = groups(whoIsMeant(audiences)).map(({ value }) => value.label)
      return {
        title: 'Decide which readers come first',
        rationale:
          'Few read a list to find themselves in it. Those who matter most are won by an opening that is about them.',
        steps: [
          named.length === 0
            ? 'List the groups that are addressed, and what each bought in the last year.'
            : `Put the groups that are addressed (${listed(named, 5)}) in order, by what each bought in the last year.`,
          `Let the lines under ${headline} speak to the first group alone.`,
          'Give the next two a link of their own there, and leave the others to the pages that concern them.',
          `Say beside ${call} what it brings the first group.`,
        ],
        metric: `Presses of ${call} per visit, and the share of enquiries from the first group, in ${statistics}, by month.`,
      }
    },
  }),
  initiative({
    id: 'answer-questions',
    answers: ['questions-unanswered', 'answers-not-marked'],
    effort: 'S',
    impact: 'medium',
    horizon: '2 weeks',
    serves: ['search', 'leads', 'sales', 'trust', 'bookings', 'trials'],
    needs: ['site', 'questions'],
    find({ site: { call, page }, questions }) {
      const known = questions.map(({ value }) => value.question)
      return {
        title: known.length === 0 ? `Answer what people ask before ${call}` : 'Make its answers readable for machines',
        rationale:
          known.length === 0
            ? 'Questions that stay open end visits. Answers that are written once work day and night, and assistants pass them on word for word.'
            : 'The answers have been written. Marked up, they can be quoted by assistants with the name of the site beside them.',
        steps:
          known.length === 0
            ? [
                'Collect the ten questions asked most in mails, calls and reviews of the last three months.',
                'Answer each in two or three sentences, the answer first and the reason after it.',
                `Place the three that stop people beside ${call}, and all of them on ${page(['faq'], 'a page of questions')}.`,
                'Mark them up as FAQPage in structured data.',
              ]
            : [
                `Declare ${quotedList(known, 2)}${known.length > 2 ? ', and the others,' : ''} as FAQPage, question by question.`,
                'Let each answer begin with the answer, so that its first sentence can stand alone.',
                `Put the two that are asked most beside ${call}.`,
              ],
        metric:
          'How often the same question still arrives by mail or telephone, by month; and whether three assistants answer it with the site as source.',
      }
    },
  }),
  initiative({
    id: 'second-market',
    answers: ['one-group-only'],
    effort: 'L',
    impact: 'medium',
    horizon: 'half a year',
    serves: ['markets'],
    needs: ['site'],
    find: ({ site: { brand, audience, offer } }) => ({
      title: `Test a second market beside ${audience}`,
      rationale: 'Depending on one trade is a fine way to grow and a poor way to get through its bad years.',
      steps: [
        `List the customers of ${brand} who do not belong to ${audience}, and what they bought.`,
        `Choose the neighbouring trade to which ${offer} can be sold with least change.`,
        'Build one page for it, and spend a small fixed sum on bringing visitors there.',
        'Decide after three months, by enquiries and not by opinion.',
      ],
      metric: 'Enquiries from the second market in a quarter, and the cost of each beside that of the first.',
    }),
  }),
  initiative({
    id: 'place-pages',
    answers: ['places-without-language', 'serves-languages'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this quarter',
    serves: ['markets', 'search'],
    needs: ['site', 'audiences', 'pages'],
    find({ site: { call, statistics }, audiences, pages: [home] }) {
      const places = audiences.filter(({ value }) => value.kind === 'place').map(({ value }) => value.label)
      const languages = [...new Set(home?.alternates.map(({ language }) => languageName(language)))]
      return {
        title: 'Give each region a page that speaks its language',
        rationale: 'Translation opens a door. A page that knows the place and its people gets them through it.',
        steps: [
          places.length > 0
            ? `Choose among ${listed(places, 4)} the one from which most people come today.`
            : `Compare visits and enquiries for each language (${listed(languages, 5)}), and begin with the one where many come and few ask.`,
          'Have a native speaker rewrite the home page for it, with local examples and somebody from there who vouches for it.',
          'Declare the version for search engines (hreflang), in both directions.',
          `Answer there in that language, from ${call} to the first mail.`,
        ],
        metric: `Presses of ${call} per visit by language or place, in ${statistics}, by quarter.`,
      }
    },
  }),
  initiative({
    id: 'revive-writing',
    answers: ['gone-quiet', 'slowing-down', 'undated-posts'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this month',
    serves: ['search', 'trust', 'loyalty'],
    needs: ['site', 'posts', 'themes'],
    find({ site: { page }, posts: [newest], themes }) {
      const title = newest === undefined ? 'the last post' : inQuotes(newest.value.title, 70)
      const date = newest?.value.date ?? null
      const theme = themes[0]?.value.label
      return {
        title: 'Revive the blog or retire it',
        rationale:
          'A small rhythm that is kept is worth more than an ambitious one that is not, and an honest archive more than either left to age.',
        steps: [
          date === null
            ? 'Add the date to each post.'
            : `Decide first: one piece a month, or none. ${title} of ${monthName(date)} should not stay the latest without a reason.`,
          theme === undefined
            ? 'Choose three subjects that people ask about, and one person who answers for them.'
            : `Begin with ${inQuotes(theme, 50)}, which the site knows most about.`,
          'Bring the two posts that are read most up to date, with a new date, before writing new ones.',
          `If nobody can keep it up, take the dates off the menu and turn ${page(['blog', 'post'], 'the blog')} into an archive of guides.`,
        ],
        metric: 'Pieces published or renewed each month, and visits from search to them.',
      }
    },
  }),
  initiative({
    id: 'start-writing',
    answers: ['no-articles', 'theme-to-grow'],
    effort: 'L',
    impact: 'medium',
    horizon: 'half a year',
    serves: ['search', 'leads', 'markets', 'trust'],
    needs: ['site', 'features', 'questions', 'services'],
    find({ site: { offer, call, statistics }, questions, services, features }) {
      const subjects = [...services, ...features].map(({ value }) => value.name)
      return {
        title: 'Write about what people search for before they know the name',
        rationale:
          'Most people search for a problem long before they search for a name. Whoever explains it is on the list when they do.',
        steps: [
          questions[0] === undefined
            ? `Write down twenty questions that people ask about ${offer} before they decide.`
            : `Start from what is asked already, such as ${inQuotes(questions[0].value.question, 80)}, and find twenty more.`,
          'Look up which of them others have answered well, and leave those for last.',
          `Publish six guides in half a year${subjects.length > 1 ? `, on ${quotedList(subjects, 3)} first` : ''}: one question each, with figures and a picture of one's own.`,
          `End each with a link to what was explained and with ${call}.`,
        ],
        metric: `Visits from search to the guides, and the share that go on to ${call}, in ${statistics}, by month.`,
      }
    },
  }),
  initiative({
    id: 'bundle-writing',
    answers: ['deep-archive', 'publishes-steadily', 'cites-sources', 'one-big-theme'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this quarter',
    serves: ['search', 'loyalty', 'leads'],
    needs: ['site', 'posts', 'themes'],
    find: ({ site: { call, statistics }, posts, themes }) => ({
      title: 'Bundle what it has written into one guide worth an address',
      rationale: `${posts.length > 0 ? `${posts.length} posts` : 'Many pages'} are an asset that few have. Scattered, they are read once; together, they are sought out.`,
      steps: [
        themes[0] === undefined
          ? 'Choose the subject with most posts.'
          : `Choose ${inQuotes(themes[0].value.label, 50)}, or whichever subject has most posts.`,
        posts[0] === undefined
          ? 'Put its best pieces in order, and fill the gaps.'
          : `Put the best pieces in order, ${inQuotes(posts[0].value.title, 70)} among them, and fill the gaps.`,
        'Publish the result as one page with a table of contents, and offer it by mail as well.',
        `Link to it from each post that it is made of, and from it to ${call}.`,
      ],
      metric: `Visits to the guide, addresses left for it, and presses of ${call} from it, in ${statistics}, by month.`,
    }),
  }),
  initiative({
    id: 'start-newsletter',
    answers: ['no-newsletter'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this month',
    serves: ['loyalty', 'sales', 'leads', 'donors'],
    needs: ['site', 'posts'],
    find: ({ site: { page }, posts: [newest] }) => ({
      title: 'Keep readers by mail',
      rationale:
        'A list of people who asked to hear from it is the one channel that no network and no search engine can take away.',
      steps: [
        `Offer one mail a month at the end of each post${newest === undefined ? '' : `, beginning with ${inQuotes(newest.value.title, 70)}`}.`,
        'Ask for the address and nothing else; say what comes and how often.',
        'Send the best post of the month with three sentences that are not in it.',
        `Mention the mail on ${page(['blog', 'about'], 'the home page')}.`,
      ],
      metric: 'New addresses a month, and the share of readers who open the third mail.',
    }),
  }),
  initiative({
    id: 'more-to-read',
    answers: ['few-words'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this month',
    serves: ['search', 'leads', 'trust'],
    needs: ['site', 'writing'],
    find: ({ site: { brand, offer, call }, writing }) => ({
      title: 'Write the pages that the offer deserves',
      rationale: `With ${writing?.value.words ?? 'so few'} words in all, neither a search engine nor a careful reader can tell what ${brand} is good at.`,
      steps: [
        `Write one page on ${offer}: what it is, for whom, how it goes, what it costs, what people ask.`,
        `Add one on who is behind ${brand}.`,
        'Put into text what so far stands in pictures.',
        `End both with ${call}.`,
      ],
      metric: 'Searches for which the site is shown, in the search engine’s console, by month.',
    }),
  }),
  initiative({
    id: 'refresh-dates',
    answers: ['old-copyright'],
    effort: 'S',
    impact: 'low',
    horizon: '1 week',
    serves: ['trust'],
    needs: ['site', 'readOn'],
    find: ({ site: { otherPages }, readOn }) => ({
      title: 'Take the dust off the dates',
      rationale: 'It takes an hour and answers a question that visitors ask without noticing: is anybody there?',
      steps: [
        `Set the copyright line to ${readOn.slice(0, 4)}, and let the server fill it in from now on.`,
        `Look through ${listed(['the home page', ...otherPages(2)], 3)} for dates, offers and people that are out of date.`,
        'Note a day in each quarter for the same round.',
      ],
      metric: 'Outdated dates found in the quarterly round; aim for none.',
    }),
  }),
]
