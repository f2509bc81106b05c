/** What it publishes, how fresh that is, and how deep. */

import { daysBetween, monthName, yearOf } from '../../../writing/dates.ts'
import { capitalised, counted, inWords, listed } from '../../../writing/prose.ts'
import { inQuotes, quotedList } from '../../../writing/quoted-words.ts'
import { tradeOnly } from '../../../writing/wording.ts'
import { quotesOf, surest } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'

const rule = rulesOn('content')

const freshDays = 75
const slowDays = 150
const staleDays = 365
const wordsFew = 150

export const contentRules: readonly AnySwotRule[] = [
  rule({
    id: 'publishes-steadily',
    quadrant: 'strengths',
    weight: 6,
    subject: 'freshness',
    gist: 'steady publishing',
    needs: ['cadence', 'readOn'],
    find({ cadence, readOn }, say) {
      if (cadence === null) return null
      const { newest, postsPerMonth, posts } = cadence.value
      if (postsPerMonth < 0.8 || daysBetween(newest, readOn) > freshDays) return null
      const rate = `about ${counted(Math.round(postsPerMonth), 'post')} a month`
      return {
        text: say(
          `It publishes steadily, ${rate} and the last in ${monthName(newest)}: a site that somebody is looking after, to readers as to search engines.`,
          `${posts} dated posts, ${rate}, show a brand that has something to say and keeps saying it.`,
          tradeOnly(
            `Its news is news. The latest is from ${monthName(newest)} and they come at ${rate}, a rhythm that few rivals keep up.`,
          ),
        ),
        confidence: cadence.confidence,
        quotes: quotesOf([cadence], 2),
      }
    },
  }),
  rule({
    id: 'deep-archive',
    quadrant: 'strengths',
    weight: 4,
    subject: 'archive',
    gist: 'a deep archive of its own writing',
    needs: ['posts'],
    find({ posts }, say) {
      const [newest] = posts
      if (newest === undefined || posts.length < 15) return null
      return {
        text: say(
          `${posts.length} posts were found, ${inQuotes(newest.value.title)} among them: each is a door through which people find the brand by a question rather than by its name.`,
          `There is a body of writing to draw on, ${posts.length} pieces such as ${inQuotes(newest.value.title)}, which takes a newcomer years to match.`,
        ),
        confidence: surest(posts.slice(0, 5)),
        quotes: quotesOf(posts, 2),
      }
    },
  }),
  rule({
    id: 'cites-sources',
    quadrant: 'strengths',
    weight: 6,
    subject: 'sources',
    gist: 'writing that cites its sources',
    needs: ['sourcesCited'],
    find({ sourcesCited }, say) {
      if (sourcesCited.length < 2) return null
      const names = listed(sourcesCited.slice(0, 4).map(({ value }) => value))
      return {
        text: say(
          `It cites others than itself: ${names} are named as sources. Text that can be checked is believed, and is what assistants like to quote.`,
          `${names} back up what it writes, which lifts it above the usual opinion piece.`,
        ),
        confidence: surest(sourcesCited),
        quotes: quotesOf(sourcesCited, 3),
      }
    },
  }),
  rule({
    id: 'one-big-theme',
    quadrant: 'strengths',
    weight: 5,
    subject: 'themes',
    gist: 'a subject it is known by',
    needs: ['themes'],
    find({ themes }, say) {
      const [first] = themes
      if (first === undefined || first.value.share < 0.3 || first.value.pages.length < 3) return null
      return {
        text: say(
          `It has a subject: ${inQuotes(first.value.label, 60)} runs through ${first.value.pages.length} of the pages read, enough to be remembered for.`,
          `${inQuotes(first.value.label, 60)} takes up ${Math.round(first.value.share * 100)} % of the content, and that concentration helps people and search engines to place the brand.`,
        ),
        confidence: first.confidence * 0.85,
        quotes: quotesOf([first], 2),
      }
    },
  }),
  rule({
    id: 'gone-quiet',
    quadrant: 'weaknesses',
    weight: 7,
    subject: 'freshness',
    gist: 'a blog gone quiet',
    needs: ['posts', 'readOn'],
    find({ posts, readOn }, say) {
      const [newest] = posts
      const date = newest?.value.date ?? null
      if (newest === undefined || date === null || daysBetween(date, readOn) <= staleDays) return null
      const years = Math.floor(daysBetween(date, readOn) / 365)
      const age = years === 1 ? 'over a year' : `over ${inWords(years)} years`
      return {
        text: say(
          `The last post, ${inQuotes(newest.value.title)}, dates from ${monthName(date)}. ${capitalised(age)} of silence makes visitors wonder whether anyone is still there.`,
          `It stopped writing ${age} ago, after ${inQuotes(newest.value.title)} (${monthName(date)}); an abandoned blog leaves a worse impression than none would.`,
        ),
        confidence: newest.confidence,
        quotes: quotesOf([newest], 2),
      }
    },
  }),
  rule({
    id: 'slowing-down',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'freshness',
    gist: 'publishing that has slowed down',
    needs: ['posts', 'readOn'],
    find({ posts, readOn }, say) {
      const [newest] = posts
      const date = newest?.value.date ?? null
      if (newest === undefined || date === null) return null
      const days = daysBetween(date, readOn)
      if (days <= slowDays || days > staleDays) return null
      return {
        text: say(
          `Nothing new for ${inWords(Math.round(days / 30))} months: ${inQuotes(newest.value.title)} of ${monthName(date)} is still the latest piece.`,
          `Publishing has come to a halt since ${monthName(date)} (${inQuotes(newest.value.title)}), which begins to show.`,
        ),
        confidence: newest.confidence * 0.85,
        quotes: quotesOf([newest], 2),
      }
    },
  }),
  rule({
    id: 'old-copyright',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'copyright',
    gist: 'a copyright line from years ago',
    needs: ['copyright', 'readOn'],
    find({ copyright, readOn }, say) {
      if (copyright === null) return null
      const age = yearOf(readOn) - copyright.value.year
      if (age < 2) return null
      const { year } = copyright.value
      return {
        text: say(
          `The copyright line stops at ${year}. ${capitalised(inWords(age))} years on, it is a small thing that makes every other statement look undated too.`,
          `At the foot of the page it is still ${year}: who checks whether anybody still looks after the site looks exactly there.`,
        ),
        confidence: copyright.confidence,
        quotes: quotesOf([copyright]),
      }
    },
  }),
  rule({
    id: 'undated-posts',
    quadrant: 'weaknesses',
    weight: 3,
    subject: 'freshness',
    gist: 'posts without a date',
    needs: ['posts'],
    find({ posts }, say) {
      const [first] = posts
      if (first === undefined || posts.length < 4 || posts.some(({ value }) => value.date !== null)) return null
      return {
        text: say(
          `${posts.length} posts carry no date, ${inQuotes(first.value.title)} among them. Readers cannot tell advice of this year from that of ten years ago.`,
          `When ${inQuotes(first.value.title)} was written is not said, nor for any other of ${posts.length} posts; undated advice is trusted less.`,
        ),
        confidence: 0.7,
        quotes: quotesOf(posts, 2),
      }
    },
  }),
  rule({
    id: 'few-words',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'depth',
    gist: 'too little text to go by',
    needs: ['writing', 'pages'],
    missingFrom: 'home',
    find({ writing, pages }, say) {
      if (writing === null || writing.value.words >= wordsFew) return null
      const { words } = writing.value
      const where = pages.length === 1 ? 'the page read' : `${pages.length} pages`
      return {
        text: say(
          `There is little to go by: ${words} words on ${where}. Search engines and assistants cannot recommend what they cannot read, and careful readers want more.`,
          `${words} words on ${where} are all it says for itself, too few to be found by or to answer a question with.`,
        ),
        confidence: 0.75,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'no-articles',
    quadrant: 'opportunities',
    weight: 5,
    subject: 'freshness',
    gist: 'know-how that is not published',
    needs: ['posts', 'pages', 'writing', 'services', 'products', 'features'],
    missingFrom: ['blog', 'post'],
    denies: ['posts'],
    needsCompetitors: true,
    find({ posts, pages, writing, services, products, features }, say) {
      if (posts.length > 0 || pages.some(({ type }) => type === 'blog' || type === 'post')) return null
      const [subject] = [...services, ...products, ...features]
      if (subject === undefined || writing === null || writing.value.words < 200 || pages.length < 2) return null
      const name = inQuotes(subject.value.name, 60)
      return {
        text: say(
          `Nothing is written for people who have the problem and not yet the name of a solution. A few pieces around ${name} would be found by them; which questions are still free, a look at others in the field would tell.`,
          `It offers and does not explain: no article was found. ${name} alone gives material for the questions that people type in first.`,
          `The know-how behind ${name} stays in the house. Guides on it would reach those who search for answers, not for a name.`,
        ),
        confidence: 0.6,
        quotes: quotesOf([subject]),
      }
    },
  }),
  rule({
    id: 'theme-to-grow',
    quadrant: 'opportunities',
    weight: 5,
    subject: 'theme to grow',
    gist: 'a main subject it does not write about',
    needs: ['themes', 'posts'],
    needsCompetitors: true,
    missingFrom: ['blog', 'post'],
    find({ themes, posts }, say) {
      const [unwritten] = themes.filter(({ value }) => value.newest === null && value.share >= 0.1)
      if (unwritten === undefined || posts.length === 0) return null
      const label = inQuotes(unwritten.value.label, 60)
      return {
        text: say(
          `${label} takes up ${Math.round(unwritten.value.share * 100)} % of what it says and none of what it publishes: the blog could be about what the brand does.`,
          `No post was found on ${label}, one of its main subjects. Whether others have taken that ground is worth a look.`,
        ),
        confidence: unwritten.confidence * 0.65,
        quotes: quotesOf([unwritten]),
      }
    },
  }),
  rule({
    id: 'answers-not-marked',
    quadrant: 'opportunities',
    weight: 4,
    subject: 'answers marked',
    gist: 'answers that machines cannot tell apart',
    needs: ['questions', 'structuredData'],
    find({ questions, structuredData }, say) {
      const answered = questions.filter(({ value }) => value.answer !== null)
      const isMarked = structuredData.some(({ types }) => types.some((type) => type === 'FAQPage' || type === 'QAPage'))
      if (answered.length < 3 || isMarked) return null
      return {
        text: say(
          `${answered.length} answers, from ${quotedList(
            answered.map(({ value }) => value.question),
            1,
          )} on, are not marked up as questions (FAQPage): machines have to guess where one ends and the next begins.`,
          `The answers are written (${inQuotes(answered[0]?.value.question ?? '')} and others) but not declared in structured data, from which assistants read most reliably.`,
        ),
        confidence: 0.75,
        quotes: quotesOf(answered, 2),
      }
    },
  }),
]
