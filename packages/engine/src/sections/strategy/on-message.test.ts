import { testInitiatives } from '../rule-cases-fixtures.ts'
import {
  about,
  archetype,
  claim,
  customer,
  fact,
  mission,
  name,
  page,
  pages,
  quote,
  vocabulary,
  writing,
} from '../swot/swot-fixtures.ts'
import { messageInitiatives } from './on-message.ts'
import { known } from './strategy-fixtures.ts'

const bowls = fact({ ...claim('40,000 bowls since 1988', {}).value, sourced: true }, '40,000 bowls since 1988', about)
const voice = ['warm', 'plain', 'brisk', 'short'].map((trait) => fact({ trait, measure: '4 in 100' }, trait))
const easy = { formula: 'Flesch reading ease', score: 9.6, level: 'very demanding' } as const

testInitiatives(messageInitiatives, {
  'rewrite-headline': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Rewrite the first line of the home page as a promise',
      rationale:
        "Everything below the first screen is read by fewer people, so no change to Marrowell's site reaches more visitors than this line.",
      steps: [
        'Write down in one sentence what “Catering” changes for parents, without naming Marrowell.',
        "Put it in place of “Soup that arrives”, in under a dozen words, as the page's main heading.",
        'Set one line below it that says for whom and how, and “Order a box” directly under that.',
        'Show the first screen for five seconds to five people who do not know it, and ask what is on offer.',
      ],
      metric:
        'Of five people shown the first screen, how many can say what is offered (aim: four); then presses of “Order a box” per visit in Countly, four weeks before and after.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Rewrite the first line of the home page as a promise',
      rationale:
        "Everything below the first screen is read by fewer people, so no change to the brand's site reaches more visitors than this line.",
      steps: [
        'Write down in one sentence what the main offer changes for the visitors who matter most, without naming the brand.',
        "Put it in place of the headline, in under a dozen words, as the page's main heading.",
        'Set one line below it that says for whom and how, and the main button directly under that.',
        'Show the first screen for five seconds to five people who do not know it, and ask what is on offer.',
      ],
      metric:
        'Of five people shown the first screen, how many can say what is offered (aim: four); then presses of the main button per visit in the site’s statistics, four weeks before and after.',
    },
  },
  'name-audience': {
    'a brand of which much is known': {
      facts: { ...known, customers: [customer('Alder'), customer('Birch')] },
      title: 'Say in the opening whom it is for',
      rationale:
        'A message that fits everybody moves nobody. Marrowell gives up nothing by naming those first for whom it is best: the others still see that it works.',
      steps: [
        'Go through the 3 names and quotes on the site, and note what kind of people or organisations they are.',
        'Choose the kind that pays best and complains least.',
        'Name them in the line under “Soup that arrives”, in the words they use of themselves.',
        'Move what is meant for others to a section or page of its own, below “Order a box”.',
      ],
      metric:
        'Of ten people among parents who are shown the first screen, how many say that it is meant for them (aim: eight).',
    },
    'a brand of which little is known': {
      facts: { name },
      title: 'Say in the opening whom it is for',
      rationale:
        'A message that fits everybody moves nobody. Marrowell gives up nothing by naming those first for whom it is best: the others still see that it works.',
      steps: [
        'List the last twenty visitors, and note what kind of people or organisations they are.',
        'Choose the kind that it would most like to see again.',
        'Name them in the line under the headline, in the words they use of themselves.',
        'Move what is meant for others to a section or page of its own, below the main button.',
      ],
      metric:
        'Of ten people among the visitors who matter most who are shown the first screen, how many say that it is meant for them (aim: eight).',
    },
  },
  'own-words': {
    'a brand of which much is known': {
      facts: {
        ...known,
        vocabulary: vocabulary(['stockpot', 'ladle'], ['solutions', 'innovative']),
        claims: [claim('High quality', { isParity: true }), claim('Hot', {})],
      },
      title: 'Replace stock phrases by words of its own',
      rationale:
        'What anybody could print unchanged does nothing for Marrowell. Each stock phrase stands where a fact could.',
      steps: [
        'Find each place that says “solutions”, “innovative” and “High quality”, and strike it or replace it by what is meant: a number, a name, an example.',
        'Keep and repeat what is particular to Marrowell, such as “stockpot” and “ladle”.',
        'Start with the home page and /about.',
        'Write down a short list of words not to use, and give it to everybody who writes.',
      ],
      metric: 'Number of stock phrases found by the next analysis of the site, against today’s.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Replace stock phrases by words of its own',
      rationale:
        'What anybody could print unchanged does nothing for the brand. Each stock phrase stands where a fact could.',
      steps: [
        'Mark each sentence of the home page that anybody could use unchanged.',
        'Collect from mails, calls and reviews the words that people use for the problem and the result.',
        'Start with the home page and the page on the offer.',
        'Write down a short list of words not to use, and give it to everybody who writes.',
      ],
      metric: 'Number of stock phrases found by the next analysis of the site, against today’s.',
    },
  },
  'state-purpose': {
    'a brand of which much is known': {
      facts: { ...known, mission: mission() },
      title: 'Say why it exists where people see it',
      rationale:
        'Where offers are alike, people choose the one whose reason they share; that reason should not have to be asked for.',
      steps: [
        'Shorten “We cook for the tired” to one sentence of under twenty words.',
        'Set that sentence on the home page, below the offer and above the proof.',
        'Tell the longer version on /about, with one decision that it explains.',
      ],
      metric: 'Visits to /about, and how often people mention the reason when asked.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Say why it exists where people see it',
      rationale:
        'Where offers are alike, people choose the one whose reason they share; that reason should not have to be asked for.',
      steps: [
        'Ask the founders of the brand for the moment that made them start, and write it down in three sentences.',
        'Set that sentence on the home page, below the offer and above the proof.',
        'Tell the longer version on a page about the brand, with one decision that it explains.',
      ],
      metric: 'Visits to the page about the brand, and how often people mention the reason when asked.',
    },
  },
  'lift-best-line': {
    'a brand of which much is known': {
      facts: { ...known, claims: [bowls] },
      title: 'Bring the best-proved line to the first screen',
      rationale: 'The argument exists and has been paid for. All that is missing is a place where people see it.',
      steps: [
        'Set “40,000 bowls since 1988” directly below “Soup that arrives”.',
        'Name the source beside it, with a link.',
        'Repeat it next to “Order a box”, where the decision falls.',
      ],
      metric: 'Presses of “Order a box” per visit in Countly, four weeks before and after.',
    },
  },
  'voice-guide': {
    'a brand of which much is known': {
      facts: { ...known, voice, archetype: archetype(0.1), writing: writing({ addressForm: 'mixed' }) },
      title: 'Settle on one voice and write it down',
      rationale:
        'A brand is recognised by how it speaks before it is by what it says. Marrowell has the makings of a voice; it lacks the decision.',
      steps: [
        'Confirm or change what was measured: the site sounds warm, plain, brisk today.',
        'Decide whether the brand is to be an expert who explains, which its words suggest most; if so, let it show in headlines.',
        'Choose the formal or the familiar address, and change each sentence that has the other.',
        'Rewrite the home page by it, then /about and /prices.',
      ],
      metric:
        'How alike the pages sound in the next analysis (consistency, 0 to 1), and whether three readers describe the brand with the chosen adjectives.',
    },
    'a brand of one page': {
      facts: { ...known, pages: pages(1) },
      title: 'Settle on one voice and write it down',
      rationale:
        'A brand is recognised by how it speaks before it is by what it says. Marrowell has the makings of a voice; it lacks the decision.',
      steps: [
        'Choose three adjectives for how the brand should sound, and one for how it should not.',
        'Decide what kind of person the brand would be, and note two sentences that this person would say.',
        'Write one page of before-and-after examples with sentences of its own.',
        'Rewrite the home page by it, then the page about the brand.',
      ],
      metric:
        'How alike the pages sound in the next analysis (consistency, 0 to 1), and whether three readers describe the brand with the chosen adjectives.',
    },
    'a brand of two pages': {
      facts: { ...known, pages: [page(''), page('soups')], voice: voice.slice(0, 1) },
      title: 'Settle on one voice and write it down',
      rationale:
        'A brand is recognised by how it speaks before it is by what it says. Marrowell has the makings of a voice; it lacks the decision.',
      steps: [
        'Confirm or change what was measured: the site sounds warm today.',
        'Decide what kind of person the brand would be, and note two sentences that this person would say.',
        'Write one page of before-and-after examples with sentences of its own.',
        'Rewrite the home page by it, then /soups.',
      ],
      metric:
        'How alike the pages sound in the next analysis (consistency, 0 to 1), and whether three readers describe the brand with the chosen adjectives.',
    },
    'a brand of which little is known': {
      facts: { name },
      title: 'Settle on one voice and write it down',
      rationale:
        'A brand is recognised by how it speaks before it is by what it says. Marrowell has the makings of a voice; it lacks the decision.',
      steps: [
        'Choose three adjectives for how the brand should sound, and one for how it should not.',
        'Decide what kind of person the brand would be, and note two sentences that this person would say.',
        'Write one page of before-and-after examples with sentences of its own.',
        'Rewrite the home page by it, then the page about the brand.',
      ],
      metric:
        'How alike the pages sound in the next analysis (consistency, 0 to 1), and whether three readers describe the brand with the chosen adjectives.',
    },
  },
  'plain-rewrite': {
    'a brand of which much is known': {
      facts: { ...known, writing: writing({ readability: easy }) },
      title: 'Shorten the sentences of the pages that matter most',
      rationale:
        'Nobody has ever complained that an offer was too easy to understand, and those who decide are seldom those who know the terms.',
      steps: [
        'Take the home page and /prices first.',
        'Cut each sentence of more than 25 words in two.',
        'Explain a technical term where it first comes up, or say what it does instead.',
        'Read the result aloud to somebody from another trade, and mend what makes them stop.',
      ],
      metric: 'Readability of those pages in the next analysis, against 10 (Flesch reading ease) today.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Shorten the sentences of the pages that matter most',
      rationale:
        'Nobody has ever complained that an offer was too easy to understand, and those who decide are seldom those who know the terms.',
      steps: [
        'Take the home page and the page on the main offer first.',
        'Cut each sentence of more than 25 words in two.',
        'Explain a technical term where it first comes up, or say what it does instead.',
        'Read the result aloud to somebody from another trade, and mend what makes them stop.',
      ],
      metric: 'Readability of those pages in the next analysis, against today’s score.',
    },
  },
  'turn-to-reader': {
    'a brand of which much is known': {
      facts: { ...known, writing: writing({ examples: { we: [quote('We cook on Monday')] } }) },
      title: 'Turn its sentences round to face the reader',
      rationale: 'People look for themselves in a text. Where Marrowell says what it does, it could say what they get.',
      steps: [
        'Begin with “We cook on Monday”: make the reader its subject and the result its end.',
        'Do the same for each heading on the home page and on /about.',
        "Word “Order a box” from the reader's side, as something they get.",
      ],
      metric:
        'Words for the reader against words for itself, per hundred, in the next analysis; aim for more of the first.',
    },
  },
  'add-figures': {
    'a brand of which much is known': {
      facts: { ...known, claims: [bowls, claim('Hot soup', {}), claim('Fresh soup', {}), claim('More soup', {})] },
      title: 'Put figures behind the claims, and sources behind the figures',
      rationale:
        'A number with a date and a source is the cheapest proof there is, and the kind of sentence that assistants quote.',
      steps: [
        'Take the claims one by one, beginning with “Hot soup” and “Fresh soup”.',
        'For each find how many, how fast, since when or compared with what; drop those for which there is no answer.',
        'Write source and date beside each figure, in small print.',
        'Collect the figures on /about, so that others can cite them.',
      ],
      metric: 'Figures with a source per thousand words in the next analysis.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Put figures behind the claims, and sources behind the figures',
      rationale:
        'A number with a date and a source is the cheapest proof there is, and the kind of sentence that assistants quote.',
      steps: [
        'List the five claims that matter most on the home page.',
        'For each find how many, how fast, since when or compared with what; drop those for which there is no answer.',
        'Write source and date beside each figure, in small print.',
        'Collect the figures on one page, so that others can cite them.',
      ],
      metric: 'Figures with a source per thousand words in the next analysis.',
    },
  },
})
