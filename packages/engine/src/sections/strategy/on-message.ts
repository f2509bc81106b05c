/** What it says first, and how it says it. */

import { inQuotes, quotedList } from '../../writing/quoted-words.ts'
import { archetypeTraits } from '../swot/rules/archetype-traits.ts'
import { hiddenBestLine } from '../swot/rules/message.ts'
import { type AnyInitiative, initiative } from './initiative.ts'

export const messageInitiatives: readonly AnyInitiative[] = [
  initiative({
    id: 'rewrite-headline',
    answers: [
      'no-headline',
      'name-for-headline',
      'greeting-for-headline',
      'long-headline',
      'unexplained-headline',
      'two-lines-alike',
    ],
    effort: 'S',
    impact: 'high',
    horizon: '1 week',
    serves: ['trials', 'sales', 'leads', 'bookings', 'rebrand'],
    needs: ['site'],
    find: ({ site: { brand, call, headline, offer, audience, statistics } }) => ({
      title: 'Rewrite the first line of the home page as a promise',
      rationale: `Everything below the first screen is read by fewer people, so no change to ${brand}'s site reaches more visitors than this line.`,
      steps: [
        `Write down in one sentence what ${offer} changes for ${audience}, without naming ${brand}.`,
        `Put it in place of ${headline}, in under a dozen words, as the page's main heading.`,
        `Set one line below it that says for whom and how, and ${call} directly under that.`,
        'Show the first screen for five seconds to five people who do not know it, and ask what is on offer.',
      ],
      metric: `Of five people shown the first screen, how many can say what is offered (aim: four); then presses of ${call} per visit in ${statistics}, four weeks before and after.`,
    }),
  }),
  initiative({
    id: 'name-audience',
    answers: ['audience-unnamed', 'audience-late'],
    effort: 'S',
    impact: 'high',
    horizon: '2 weeks',
    serves: ['leads', 'sales', 'trials', 'markets', 'rebrand'],
    needs: ['site', 'customers', 'testimonials'],
    find: ({ site: { brandFirst, headline, audience, call, people }, customers, testimonials }) => ({
      title: 'Say in the opening whom it is for',
      rationale: `A message that fits everybody moves nobody. ${brandFirst} gives up nothing by naming those first for whom it is best: the others still see that it works.`,
      steps: [
        customers.length + testimonials.length > 0
          ? `Go through the ${customers.length + testimonials.length} names and quotes on the site, and note what kind of people or organisations they are.`
          : `List the last twenty ${people.crowd}, and note what kind of people or organisations they are.`,
        people.choose,
        `Name them in the line under ${headline}, in the words they use of themselves.`,
        `Move what is meant for others to a section or page of its own, below ${call}.`,
      ],
      metric: `Of ten people among ${audience} who are shown the first screen, how many say that it is meant for them (aim: eight).`,
    }),
  }),
  initiative({
    id: 'own-words',
    answers: ['worn-words', 'common-words', 'parity-promises'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this month',
    serves: ['rebrand', 'search', 'trust'],
    needs: ['site', 'claims', 'vocabulary'],
    find({ site: { brand, page }, vocabulary, claims }) {
      const parity = claims.filter(({ value }) => value.isParity).map(({ value }) => value.text)
      const worn = [...(vocabulary?.value.overused ?? []), ...parity]
      const own = vocabulary?.value.distinctive ?? []
      return {
        title: 'Replace stock phrases by words of its own',
        rationale: `What anybody could print unchanged does nothing for ${brand}. Each stock phrase stands where a fact could.`,
        steps: [
          worn.length === 0
            ? 'Mark each sentence of the home page that anybody could use unchanged.'
            : `Find each place that says ${quotedList(worn, 4)}, and strike it or replace it by what is meant: a number, a name, an example.`,
          own.length === 0
            ? 'Collect from mails, calls and reviews the words that people use for the problem and the result.'
            : `Keep and repeat what is particular to ${brand}, such as ${quotedList(own, 4)}.`,
          `Start with the home page and ${page(['about', 'product', 'features', 'solutions'], 'the page on the offer')}.`,
          'Write down a short list of words not to use, and give it to everybody who writes.',
        ],
        metric: 'Number of stock phrases found by the next analysis of the site, against today’s.',
      }
    },
  }),
  initiative({
    id: 'state-purpose',
    answers: ['no-purpose', 'purpose-off-home'],
    effort: 'S',
    impact: 'low',
    horizon: 'this month',
    serves: ['hiring', 'donors', 'rebrand'],
    needs: ['site', 'mission'],
    find: ({ site: { brand, page }, mission }) => ({
      title: 'Say why it exists where people see it',
      rationale: `Where offers are alike, people choose the one whose reason they share; that reason should not have to be asked for.`,
      steps: [
        mission === null
          ? `Ask the founders of ${brand} for the moment that made them start, and write it down in three sentences.`
          : `Shorten ${inQuotes(mission.value.text, 90)} to one sentence of under twenty words.`,
        'Set that sentence on the home page, below the offer and above the proof.',
        `Tell the longer version on ${page(['about', 'team'], 'a page about the brand')}, with one decision that it explains.`,
      ],
      metric: `Visits to ${page(['about', 'team'], 'the page about the brand')}, and how often people mention the reason when asked.`,
    }),
  }),
  initiative({
    id: 'lift-best-line',
    answers: ['hidden-best-line'],
    effort: 'S',
    impact: 'medium',
    horizon: '1 week',
    serves: ['sales', 'leads', 'trials', 'trust'],
    needs: ['site', 'claims', 'pages'],
    find({ site: { headline, call, statistics }, ...facts }) {
      const best = hiddenBestLine(facts)
      const line = best === null ? 'its best proved claim' : inQuotes(best.value.text, 100)
      return {
        title: 'Bring the best-proved line to the first screen',
        rationale: 'The argument exists and has been paid for. All that is missing is a place where people see it.',
        steps: [
          `Set ${line} directly below ${headline}.`,
          'Name the source beside it, with a link.',
          `Repeat it next to ${call}, where the decision falls.`,
        ],
        metric: `Presses of ${call} per visit in ${statistics}, four weeks before and after.`,
      }
    },
  }),
  initiative({
    id: 'voice-guide',
    answers: ['several-voices', 'two-ways-of-address', 'loud', 'hedged', 'character-open'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this month',
    serves: ['rebrand', 'hiring', 'trust'],
    needs: ['site', 'archetype', 'voice', 'writing'],
    find({ site: { brandFirst, page, otherPages }, voice, archetype, writing }) {
      const traits = voice.slice(0, 3).map(({ value }) => value.trait)
      const character = archetype === null ? null : archetypeTraits[archetype.value.primary]
      const pages = otherPages(2)
      return {
        title: 'Settle on one voice and write it down',
        rationale: `A brand is recognised by how it speaks before it is by what it says. ${brandFirst} has the makings of a voice; it lacks the decision.`,
        steps: [
          traits.length === 0
            ? 'Choose three adjectives for how the brand should sound, and one for how it should not.'
            : `Confirm or change what was measured: the site sounds ${traits.join(', ')} today.`,
          character === null
            ? 'Decide what kind of person the brand would be, and note two sentences that this person would say.'
            : `Decide whether the brand is to be ${character}, which its words suggest most; if so, let it show in headlines.`,
          writing?.value.addressForm === 'mixed'
            ? 'Choose the formal or the familiar address, and change each sentence that has the other.'
            : 'Write one page of before-and-after examples with sentences of its own.',
          `Rewrite the home page by it, then ${pages.length === 0 ? page(['about'], 'the page about the brand') : pages.join(' and ')}.`,
        ],
        metric:
          'How alike the pages sound in the next analysis (consistency, 0 to 1), and whether three readers describe the brand with the chosen adjectives.',
      }
    },
  }),
  initiative({
    id: 'plain-rewrite',
    answers: ['hard-to-read', 'jargon'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this month',
    serves: ['sales', 'leads', 'markets'],
    needs: ['site', 'writing'],
    find({ site: { offer, page }, writing }) {
      const readability = writing?.value.readability ?? null
      const today =
        readability === null ? 'today’s score' : `${Math.round(readability.score)} (${readability.formula}) today`
      return {
        title: 'Shorten the sentences of the pages that matter most',
        rationale:
          'Nobody has ever complained that an offer was too easy to understand, and those who decide are seldom those who know the terms.',
        steps: [
          `Take the home page and ${page(['product', 'features', 'solutions', 'pricing'], `the page on ${offer}`)} first.`,
          'Cut each sentence of more than 25 words in two.',
          'Explain a technical term where it first comes up, or say what it does instead.',
          'Read the result aloud to somebody from another trade, and mend what makes them stop.',
        ],
        metric: `Readability of those pages in the next analysis, against ${today}.`,
      }
    },
  }),
  initiative({
    id: 'turn-to-reader',
    answers: ['talks-of-itself'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this month',
    serves: ['sales', 'leads', 'loyalty'],
    needs: ['site', 'writing'],
    find({ site: { brand, page, call }, writing }) {
      const [we] = writing?.value.examples.we ?? []
      return {
        title: 'Turn its sentences round to face the reader',
        rationale: `People look for themselves in a text. Where ${brand} says what it does, it could say what they get.`,
        steps: [
          we === undefined
            ? 'Mark each sentence of the home page that begins with “we”.'
            : `Begin with ${inQuotes(we.text, 90)}: make the reader its subject and the result its end.`,
          `Do the same for each heading on the home page and on ${page(['product', 'features', 'solutions', 'about'], 'the page on the offer')}.`,
          `Word ${call} from the reader's side, as something they get.`,
        ],
        metric:
          'Words for the reader against words for itself, per hundred, in the next analysis; aim for more of the first.',
      }
    },
  }),
  initiative({
    id: 'add-figures',
    answers: ['few-figures', 'bare-figures'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this month',
    serves: ['trust', 'sales', 'search'],
    needs: ['site', 'claims'],
    find({ site: { page }, claims }) {
      const bare = claims.filter(({ value }) => !value.sourced).map(({ value }) => value.text)
      return {
        title: 'Put figures behind the claims, and sources behind the figures',
        rationale:
          'A number with a date and a source is the cheapest proof there is, and the kind of sentence that assistants quote.',
        steps: [
          bare.length === 0
            ? 'List the five claims that matter most on the home page.'
            : `Take the claims one by one, beginning with ${quotedList(bare, 2)}.`,
          'For each find how many, how fast, since when or compared with what; drop those for which there is no answer.',
          'Write source and date beside each figure, in small print.',
          `Collect the figures on ${page(['about', 'press', 'customers'], 'one page')}, so that others can cite them.`,
        ],
        metric: 'Figures with a source per thousand words in the next analysis.',
      }
    },
  }),
]
