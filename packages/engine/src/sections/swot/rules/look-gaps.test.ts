import type { LogoMark } from '../../../facts/look/shapes.ts'
import { testSwotRules } from '../../rule-cases-fixtures.ts'
import { assured, color, fact, font, imagery, page, pair, palette, tool } from '../swot-fixtures.ts'
import { lookGaps } from './look-gaps.ts'

const rust = color('#aa3300', 'primary')
const grays = ['#111111', '#222222', '#333333'].map((hex) => color(hex, 'neutral'))
const fonts = ['Ladle', 'Broth', 'Leek', 'Beet'].map((one) => font(one, 'google'))
const kit = tool('Bootkit', 'styles')
const mark = (own: Partial<LogoMark> = {}) => ({
  primary: fact<LogoMark>({
    kind: 'logo',
    width: 9,
    height: 9,
    format: 'svg',
    hash: null,
    madeFor: null,
    colors: ['#0033aa'],
    why: '',
    ...own,
  }),
  icon: null,
  alternates: [],
})

testSwotRules(lookGaps, {
  'faint-text': {
    facts: { palette: palette({ pairs: [pair(4.5), pair(2.1)] }) },
    says: [
      'Some of it is hard to read: #777777 on #ffffff (2.1:1, text) falls short of 4.5:1.',
      '1 of 2 pairings of text and ground is too faint by the common standard, #777777 on #ffffff (2.1:1, text) worst of all.',
      'Readers with weaker eyes lose part of the message: #777777 on #ffffff (2.1:1, text), where 4.5:1 is asked for.',
    ],
    confidence: 0.85,
    variants: {
      'of two': {
        facts: { palette: palette({ pairs: [pair(4.4), pair(3)] }) },
        says: [
          'Some of it is hard to read: #777777 on #ffffff (3.0:1, text) falls short of 4.5:1, and so does one other pairing.',
          '2 of 2 pairings of text and ground are too faint by the common standard, #777777 on #ffffff (3.0:1, text) worst of all.',
          'Readers with weaker eyes lose part of the message: #777777 on #ffffff (3.0:1, text), where 4.5:1 is asked for.',
        ],
        confidence: 0.7,
      },
      'of four, a button among them': {
        facts: { palette: palette({ pairs: [pair(2), pair(2.5, 'label of a button'), pair(2.4), pair(2.3)] }) },
        says: [
          'Some of it is hard to read: #777777 on #ffffff (2.0:1, text) falls short of 4.5:1, and so do three others. Button labels are among them (2.5:1), the very words that should be pressed.',
          '4 of 4 pairings of text and ground are too faint by the common standard, #777777 on #ffffff (2.0:1, text) worst of all. Button labels are among them (2.5:1), the very words that should be pressed.',
          'Readers with weaker eyes lose part of the message: #777777 on #ffffff (2.0:1, text), where 4.5:1 is asked for. Button labels are among them (2.5:1), the very words that should be pressed.',
        ],
        confidence: 0.85,
      },
      'of a button that is the faintest': {
        facts: { palette: palette({ pairs: [pair(2, 'label of a button'), pair(2.5, 'button')] }) },
        says: [
          'Some of it is hard to read: #777777 on #ffffff (2.0:1, label of a button) falls short of 4.5:1, and so does one other pairing.',
          '2 of 2 pairings of text and ground are too faint by the common standard, #777777 on #ffffff (2.0:1, label of a button) worst of all.',
          'Readers with weaker eyes lose part of the message: #777777 on #ffffff (2.0:1, label of a button), where 4.5:1 is asked for.',
        ],
        confidence: 0.85,
      },
    },
    silent: {
      'where all can be read': { palette: palette({ pairs: [pair(4.5), pair(21)] }) },
      'where one is fit for large text': { palette: palette({ pairs: [pair(3), pair(21)] }) },
    },
  },
  'no-own-colour': {
    facts: { palette: palette({ colors: grays }) },
    says: [
      "No colour is the brand's own: 3 are in use and none leads, so nothing is left to remember it by.",
      'It has colours but no colour. None of 3 is used with enough purpose to stand for it.',
    ],
    confidence: 0.65,
    unread: ['home'],
    variants: {
      'with one that comes near': {
        facts: { palette: palette({ colors: grays, candidates: [{ hex: '#aa3300', reason: 'rare' }] }) },
        says: [
          "No colour is the brand's own: 3 are in use and none leads (#aa3300 comes nearest), so nothing is left to remember it by.",
          'It has colours but no colour. None of 3 is used with enough purpose to stand for it (#aa3300 comes nearest).',
        ],
        confidence: 0.65,
      },
    },
    silent: {
      'with two colours': { palette: palette({ colors: grays.slice(1) }) },
      'where one leads': { palette: palette({ colors: [...grays, rust] }) },
    },
  },
  'logo-off-colours': {
    facts: { palette: palette({ colors: [...grays, rust], logoAgreement: 0.29 }), logo: mark() },
    says: [
      'Logo and site do not know each other: the mark is #0033aa, the pages lead with #aa3300.',
      'The pages are led by #aa3300 while the logo says #0033aa; each weakens what the other should fix in memory.',
    ],
    confidence: 0.63,
    silent: {
      'without a leading colour': { palette: palette({ colors: grays, logoAgreement: 0.1 }) },
      'without a logo': { logo: { primary: null, icon: null, alternates: [] } },
      'where the logo has no colour': { logo: mark({ colors: [] }) },
      'where it is not known how they agree': { palette: palette({ colors: [rust], logoAgreement: null }) },
      'where they agree a little': { palette: palette({ colors: [rust], logoAgreement: 0.3 }) },
    },
  },
  'many-typefaces': {
    facts: { typography: [...fonts, font('Ladle', 'google', 'body'), font('Arial', 'system')] },
    says: [
      '4 typefaces share the pages (Ladle, Broth, Leek and Beet): that looks unsettled, and each takes its time to load.',
      'It is set in Ladle, Broth, Leek and Beet, two or three more than a recognisable style needs.',
    ],
    confidence: 0.675,
    silent: {
      'with three': { typography: [...fonts.slice(1), font('Beet', 'google', 'body')] },
      'where the fourth is of the device': { typography: [...fonts.slice(1), font('Arial', 'system')] },
    },
  },
  'missing-typeface': {
    facts: { typography: [fonts[0]!, font('Ladle Sans', 'not loaded')] },
    says: [
      'Ladle Sans is asked for in headings and never loaded: most visitors see whatever their device puts in its place.',
      'The typeface that was chosen for headings, Ladle Sans, does not arrive; few people see the site as it was designed.',
    ],
    confidence: 0.675,
    variants: {
      'of the text': {
        facts: { typography: [assured(font('Ladle Sans', 'not loaded', 'body'), 0.8)] },
        says: [
          'Ladle Sans is asked for in the text and never loaded: most visitors see whatever their device puts in its place.',
          'The typeface that was chosen for text, Ladle Sans, does not arrive; few people see the site as it was designed.',
        ],
        confidence: 0.6,
      },
    },
    silent: {
      'where all load': { typography: fonts },
      'where it is used in passing': { typography: [font('Ladle Sans', 'not loaded', 'other')] },
    },
  },
  'no-logo': {
    facts: {},
    says: [
      'No logo was found on the home page. Whatever is remembered of a visit, there is no sign to tie it to.',
      'The brand goes about without a mark: none was found where one looks for it.',
    ],
    confidence: 0.6,
    unread: ['home'],
    variants: {
      'beside a small icon': {
        facts: { logo: mark({ kind: 'icon' }) },
        says: [
          'No logo was found on the home page. Whatever is remembered of a visit, there is no sign to tie it to.',
          'The brand goes about without a mark beyond the small icon in the browser tab: none was found where one looks for it.',
        ],
        confidence: 0.6,
      },
    },
    silent: { 'with a logo': { logo: mark() }, 'with a wordmark': { logo: mark({ kind: 'text' }) } },
  },
  'mute-pictures': {
    facts: { imagery: imagery({ pictures: 4, altShare: 0.25 }) },
    says: [
      '3 of 4 pictures have no text beside them: people who listen to the page miss them, and picture searches cannot find them.',
      'What 3 of its 4 pictures show is known only to those who see them; no alternative text says it to the rest.',
    ],
    confidence: 0.81,
    speaks: { 'where 60 % have a text': { imagery: imagery({ altShare: 0.6 }) } },
    silent: {
      'where the pictures are not known': { imagery: null },
      'with three': { imagery: imagery({ pictures: 3, altShare: 0 }) },
      'where more than 60 % have a text': { imagery: imagery({ altShare: 0.61 }) },
    },
  },
  'not-for-telephones': {
    facts: { pages: [page('', { hasViewport: false })] },
    says: [
      'The home page is not fitted to telephones: it declares no viewport, so it arrives in small print where most people now read.',
      'On a telephone visitors get the desktop page, shrunk, as no viewport is declared. Many will not pinch and zoom to read on.',
    ],
    confidence: 0.85,
    silent: {
      'where the home page declares a viewport': { pages: [page(''), page('soups', { hasViewport: false })] },
      'where no page was read': { pages: [] },
    },
  },
  'template-look': {
    facts: {
      technology: [tool('Countly', 'analytics'), assured(kit, 0.8)],
      typography: [font('Arial', 'system')],
      palette: palette({ logoAgreement: 0.74 }),
    },
    says: [
      "Its looks came with the tools: Bootkit and the typefaces of the visitor's own device, as on a great many sites.",
      'With Bootkit as it is delivered and no typeface of its own, the site could carry any other logo.',
    ],
    confidence: 0.52,
    speaks: { 'where the colours of the logo are not known': { palette: palette({}) } },
    silent: {
      'without a kit': { technology: [tool('Countly', 'analytics')] },
      'where the type is not known': { typography: [] },
      'with a typeface of its own': { typography: [font('Arial', 'system'), fonts[0]!] },
      'where the pages have the colours of the logo': { palette: palette({ logoAgreement: 0.75 }) },
    },
  },
})
