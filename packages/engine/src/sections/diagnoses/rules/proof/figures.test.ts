import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { certificate, fact, pages } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { figures } from './figures.ts'

const share = ownLine('99 % of all drives rescued.')
const times = ownLine('Our kits make a kitchen ready 5x faster.')
const first = ownLine('#1 in rescued drives.')
const far = { page: `${share.page}service`, pageType: 'product' as const }

testDiagnoses(figures, {
  'figure-without-base': {
    facts: {
      language: fact('en'),
      name: fact({ name: 'Lowbrook', variants: [] }),
      pages: pages(2),
      sentences: [share],
    },
    says: [
      '“99 %” stands without a year or a base / “99 % of all drives rescued.”: of how many, and since when? The home page gives neither year nor base nor source. / but its “99 %” has no year and no base / Give “99 %” its base and year (/): Say of how many, and since when, right behind “99 % of all drives rescued.”; without that, take “99 %” out.',
    ],
    quotes: [share.text],
    confidence: 0.75,
    unread: ['home'],
    variants: {
      'of two figures on one page': {
        facts: { sentences: [share, first] },
        says: [
          '“99 %” stands without a year or a base / “99 % of all drives rescued.” and “#1 in rescued drives.”: of how many, and since when? The home page gives no year, no base and no source for either. / but its “99 %” has no year and no base / Give “99 %” its base and year (/): Say of how many, and since when, right behind “99 % of all drives rescued.”; without that, take “99 %” out.',
        ],
        quotes: [share.text, first.text],
        confidence: 0.75,
      },
      'of a rank': {
        facts: { sentences: [first] },
        says: [
          '“#1”, and nobody says who counted / “#1 in rescued drives.”, says the home page; by whose count, and in which year, it does not say. Any rival can print the same line. / but who counted its “#1”, no line says / Say who counted “#1” (/): Say by whose count, and in which year, right behind “#1 in rescued drives.”; without that, take “#1” out.',
        ],
        quotes: [first.text],
        confidence: 0.75,
      },
      'of a multiple': {
        facts: { sentences: [times] },
        says: [
          '“5x” stands without a year or a base / “Our kits make a kitchen ready 5x faster.” invites one question, than what, and measured where, and the home page leaves it open. / but its “5x” has no year and no base / Give “5x” its base and year (/): Say than what, and measured where, right behind “Our kits make a kitchen ready 5x faster.”; without that, take “5x” out.',
        ],
        quotes: [times.text],
        confidence: 0.75,
      },
      'where a rating could stand instead': {
        facts: { certifications: [certificate('4.8/5 from 42 reviews', 'rating')] },
        says: [
          '“99 %” stands without a year or a base / “99 % of all drives rescued.” on the home page cannot be checked: of how many, and since when, it leaves out. “4.8/5 from 42 reviews” can. / but its “99 %” has no year and no base / Give “99 %” its base and year (/): Say of how many, and since when, right behind “99 %”, or let “4.8/5 from 42 reviews” stand there instead.',
        ],
        quotes: [share.text],
        confidence: 0.75,
      },
      'of a page further in': {
        facts: { sentences: [{ ...share, ...far }] },
        says: [
          '“99 %” stands without a year or a base / “99 % of all drives rescued.”: of how many, and since when? /service gives neither year nor base nor source. / but its “99 %” has no year and no base / Give “99 %” its base and year (/service): Say of how many, and since when, right behind “99 % of all drives rescued.”; without that, take “99 %” out.',
        ],
        quotes: [`${share.text} (/service)`],
        confidence: 0.75,
      },
    },
    speaks: {
      'beside hours around the clock': { sentences: [share, ownLine('Open 24/7 by the river.')] },
      'of a multiple of what is called faster': { sentences: [ownLine('10x faster drives for all.')] },
    },
    silent: {
      'of a share of everybody': { sentences: [ownLine('90 % of all people have a stiff neck.')] },
      'of a goal by its caption': {
        sentences: [ownLine('99 %+ on time'), ownLine('our goal every day')],
      },
      'of a drawn screen': {
        sentences: [ownLine('Website · 80 %', { locator: 'div.dash-col > div.dash-card > div' })],
      },
      'of a guarantee': { sentences: [ownLine('99.9 % uptime, guaranteed.')] },
      'of figures that run into a word': { sentences: [ownLine('97%Done today')] },
      'where a year stands with it': { sentences: [ownLine('99 % of all drives rescued in 2025.')] },
      'where the line beside it says of how many': { sentences: [share, ownLine('412/416 drives, counted by us.')] },
      'where it is explained on another page': { sentences: [share, ownLine('99 % of drives opened in 2025.', far)] },
      'of a small share': { sentences: [ownLine('20 % of our dogs come back.')] },
      'of all': { sentences: [ownLine('100 % wool, always.')] },
      'of a count of things': { sentences: [ownLine('4x Ironman finisher')] },
      'of terms beside prices': { sentences: [{ ...share, pageType: 'pricing' }] },
      'of a drawn example': { sentences: [ownLine('Your Bakery Co.'), ownLine('★★★★★ 4.9 (128)'), first] },
      'without a language': { language: null },
    },
  },
})
