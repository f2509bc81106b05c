import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact, same } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { frankAssets } from './frank-assets.ts'

const contrast = ownLine('A conversation, not a script.')
const twice = ownLine('No franchise, no sub-contractors.', { page: about, pageType: 'about' })
const heading = ownLine('What we don’t do', { place: 'heading' })
const audits = ownLine('We do not perform statutory audits.')
const advice = ownLine('We never recommend investments to anybody.')

testDiagnoses(frankAssets, {
  'says-what-it-refuses': {
    facts: { language: fact('en'), name: fact({ name: 'Tollan', variants: [] }), sentences: [contrast, twice] },
    says: [
      '“A conversation, not a script.” rules something out / Tollan opens with “A conversation, not a script.”: whoever copied that would have to give up what it rules out. / “A conversation, not a script.” / Keep the refusal, and give its reason (/): Keep “A conversation, not a script.”, and put one line under it that says why.',
    ],
    quotes: ['A conversation, not a script.', 'No franchise, no sub-contractors. (/about)'],
    confidence: 0.64,
    variants: {
      'of the headline': {
        facts: {
          hero: { headline: same('Your design, never our brand.'), subhead: null, eyebrow: null },
          sentences: [ownLine('Your design, never our brand.', { place: 'headline' }), twice],
        },
        says: [
          '“Your design, never our brand.” rules something out / Tollan opens with “Your design, never our brand.”: whoever copied that would have to give up what it rules out. / “Your design, never our brand.” / Keep the refusal, and give its reason (/): Keep “Your design, never our brand.”, and put one line under it that says why.',
        ],
        quotes: ['Your design, never our brand.', 'No franchise, no sub-contractors. (/about)'],
        confidence: 0.79,
      },
      'of two lines of one page': {
        facts: {
          sentences: [
            ...Array.from({ length: 8 }, (_, n) => ownLine(`Soup number ${n} is ready.`)),
            contrast,
            ownLine('We never cook in advance.'),
          ],
        },
        says: [
          '“A conversation, not a script.” rules something out / “A conversation, not a script.”, says the home page, and “We never cook in advance.”: it says what it does not do. / “A conversation, not a script.” / Put the refusal under the headline (/): Put “A conversation, not a script.” under the headline, word for word, with one line that says why.',
        ],
        quotes: ['A conversation, not a script.', 'We never cook in advance.'],
        confidence: 0.64,
      },
      'of two pages': {
        facts: {
          sentences: [...Array.from({ length: 8 }, (_, n) => ownLine(`Soup number ${n} is ready.`)), contrast, twice],
        },
        says: [
          '“A conversation, not a script.” rules something out / “A conversation, not a script.” stands on the home page, “No franchise, no sub-contractors.” on /about. Both say what Tollan will not be. / “A conversation, not a script.” / Put the refusal under the headline (/): Put “A conversation, not a script.” under the headline, word for word, with one line that says why.',
        ],
        quotes: ['A conversation, not a script.', 'No franchise, no sub-contractors. (/about)'],
        confidence: 0.64,
      },
      'of many lines': {
        facts: {
          sentences: [
            twice,
            ...['We never cook in advance.', 'We don’t bundle toolbars.', 'We do not track anybody.'].map((text) =>
              ownLine(text, { page: about, pageType: 'about' }),
            ),
          ],
        },
        says: [
          '“We never cook in advance.” rules something out / 4 lines of Tollan leave something out on purpose, “We never cook in advance.” before all: customers would notice if it were not so. / “We never cook in advance.” / Put the refusal under the headline (/): Put “We never cook in advance.” under the headline, word for word, with one line that says why.',
        ],
        quotes: ['We never cook in advance. (/about)', 'We do not track anybody. (/about)'],
        confidence: 0.68,
      },
      'of lines that refuse two things each': {
        facts: {
          sentences: [twice, ownLine('No bots, no scripts, no music on the line.', { page: about, pageType: 'about' })],
        },
        says: [
          '“No bots, no scripts, no music on the line.” rules something out / What Tollan leaves out is said plainly: “No bots, no scripts, no music on the line.” and “No franchise, no sub-contractors.”. / “No bots, no scripts, no music on the line.” / Put the refusal under the headline (/): Put “No bots, no scripts, no music on the line.” under the headline, word for word, with one line that says why.',
        ],
        quotes: ['No bots, no scripts, no music on the line. (/about)', 'No franchise, no sub-contractors. (/about)'],
        confidence: 0.74,
      },
    },
    silent: {
      'where one line refuses something': { sentences: [contrast] },
      'where it refuses what nobody does': {
        sentences: [ownLine('No hidden fees, no obligation.'), ownLine('No setup fee, no credit card required.')],
      },
      'where it boasts': { sentences: [ownLine('A school, not just a building.'), ownLine('We don’t only teach.')] },
      'where it tells what to do': {
        sentences: [ownLine('Call us, not the police.'), ownLine('Bring a friend, never a dog.')],
      },
      'where it tells a limit of a tool, and an aside': {
        sentences: [ownLine('Unfortunately, not all soups are found by our search tool.'), contrast],
      },
      'where it answers a question': {
        sentences: [contrast, twice].map((line) => ({ ...line, textClass: 'answer' as const })),
      },
      'where it names the trouble of its readers': {
        sentences: [contrast, twice].map((line) => ({ ...line, locator: 'div.pain-card > p' })),
      },
      'of a charity': { businessModel: fact('donations') },
      'of legal texts': { sentences: [contrast, twice].map((line) => ({ ...line, pageType: 'legal' as const })) },
      'where customers say so': {
        sentences: [contrast, twice].map((line) => ({ ...line, speaker: 'customer' as const })),
      },
      'in a language without such words': { language: fact('xx') },
    },
  },
  'admits-its-limits': {
    facts: { language: fact('en'), name: fact({ name: 'Tollan', variants: [] }), sentences: [heading, audits, advice] },
    says: [
      'Tollan says where it does not fit, under “What we don’t do” / “What we don’t do” stands on the home page as a heading of its own: “We do not perform statutory audits.” “We never recommend investments to anybody.”. Who says no is believed on yes. / “We do not perform statutory audits.” / Put the limit beside the promise (/): Put “We do not perform statutory audits.” on the home page, beside what is promised.',
    ],
    quotes: ['What we don’t do', 'We do not perform statutory audits.'],
    confidence: 0.8,
    variants: {
      'of one line near the decision': {
        facts: { sentences: [heading, audits] },
        says: [
          'Tollan says where it does not fit, under “What we don’t do” / “We do not perform statutory audits.”, under “What we don’t do”: a reader learns in time whether Tollan is right. / “We do not perform statutory audits.” / Put the limit beside the promise (/): Put “We do not perform statutory audits.” on the home page, beside what is promised.',
        ],
        quotes: ['What we don’t do', 'We do not perform statutory audits.'],
        confidence: 0.7,
      },
      'of two lines far from it': {
        facts: {
          sentences: [heading, audits, advice].map((line) => ({ ...line, page: about, pageType: 'about' as const })),
        },
        says: [
          'Tollan says where it does not fit, under “What we don’t do” / Under “What we don’t do” /about turns work away: “We do not perform statutory audits.” “We never recommend investments to anybody.”. What is promised elsewhere weighs more for it. / “We do not perform statutory audits.” / Put the limit beside the promise (/): Put “We do not perform statutory audits.” on the home page, beside what is promised.',
        ],
        quotes: ['What we don’t do (/about)', 'We do not perform statutory audits. (/about)'],
        confidence: 0.8,
      },
      'of one line far from it, beside a promise': {
        facts: {
          sentences: [
            ownLine('Ready in 48 hours.'),
            ...[heading, audits].map((line) => ({ ...line, page: about, pageType: 'about' as const })),
          ],
        },
        says: [
          'Tollan says where it does not fit, under “What we don’t do” / On /about Tollan says what it will not do, under “What we don’t do”: “We do not perform statutory audits.”. / “We do not perform statutory audits.” / Put the limit beside the promise (/): Put “We do not perform statutory audits.” beside “Ready in 48 hours.”.',
        ],
        quotes: ['What we don’t do (/about)', 'We do not perform statutory audits. (/about)'],
        confidence: 0.7,
      },
    },
    silent: {
      'where the heading says on what it depends': {
        sentences: [ownLine('It depends on what you did', { place: 'heading' }), audits, advice],
      },
      'where no heading announces it': { sentences: [audits, advice] },
      'where nothing is named under it': { sentences: [heading, ownLine('Call us about anything at all.')] },
      'where it disclaims': {
        sentences: [
          ownLine('Limitations of liability', { place: 'heading' }),
          ownLine('We do not give any warranty for this software.'),
        ],
      },
      'where a heading boasts': { sentences: [ownLine('What we don’t just sell', { place: 'heading' }), audits] },
      'in a language without such words': { language: fact('xx') },
    },
  },
})
