import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact, same } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { openingArguments } from './opening-arguments.ts'

const name = fact({ name: 'Marrowell', variants: [] as string[] })
const hero = { headline: same('Soups for everyone'), subhead: null, eyebrow: null }
const above = [...'abcdefghijkl'].map((letter) => ownLine(`Plain line ${letter} here.`))
const refusal = 'We never cook for the big canteens.'
const move = (line: string) =>
  `Move the reason into the subhead (/): Put “${line}” under “Soups for everyone”, word for word.`

testDiagnoses(openingArguments, {
  'best-argument-below': {
    facts: { language: fact('en'), name, hero, sentences: [...above, ownLine(refusal)] },
    says: [
      `The best reason stands far below the opening / Nothing in “Soups for everyone” tells Marrowell from others. “${refusal}” does, 12 lines further down. / but far below the opening / ${move(refusal)}`,
    ],
    quotes: ['Soups for everyone', refusal],
    confidence: 0.7,
    unread: ['home'],
    variants: {
      'of a figure': {
        facts: { sentences: [...above, ownLine('We cook 40 bowls a day.')] },
        says: [
          `The best reason stands far below the opening / The home page opens with “Soups for everyone”. The figure that would settle it, “We cook 40 bowls a day.”, comes 12 lines further down. / but far below the opening / ${move('We cook 40 bowls a day.')}`,
        ],
        quotes: ['Soups for everyone', 'We cook 40 bowls a day.'],
        confidence: 0.7,
      },
      'of a line with a form': {
        facts: { sentences: [...above, ownLine('Bone broth. Never a cube.')] },
        says: [
          `The best reason stands far below the opening / “Soups for everyone” is what visitors read first; the sharper line, “Bone broth. Never a cube.”, waits 12 lines further down. / but far below the opening / ${move('Bone broth. Never a cube.')}`,
        ],
        quotes: ['Soups for everyone', 'Bone broth. Never a cube.'],
        confidence: 0.8,
      },
      'of a figure on another page': {
        facts: {
          sentences: [ownLine('We cook 40 bowls a day with Oakrow leeks.', { page: about, pageType: 'about' })],
        },
        says: [
          `The best reason stands on /about / “We cook 40 bowls a day with Oakrow leeks.” can be checked, and stands on /about; the home page argues with “Soups for everyone”. / but only on /about / ${move('We cook 40 bowls a day with Oakrow leeks.')}`,
        ],
        quotes: ['Soups for everyone', 'We cook 40 bowls a day with Oakrow leeks. (/about)'],
        confidence: 0.7,
      },
      'of a refusal on another page': {
        facts: {
          sentences: [ownLine('Our kitchen has no stock cubes, no freezer.', { page: about, pageType: 'about' })],
        },
        says: [
          `The best reason stands on /about / Who leaves after “Soups for everyone” never reads “Our kitchen has no stock cubes, no freezer.”: the refusal stands on /about. / but only on /about / ${move('Our kitchen has no stock cubes, no freezer.')}`,
        ],
        quotes: ['Soups for everyone', 'Our kitchen has no stock cubes, no freezer. (/about)'],
        confidence: 0.7,
      },
      'of a form on another page': {
        facts: { sentences: [ownLine('We stir the broth. We taste the broth.', { page: about, pageType: 'about' })] },
        says: [
          `The best reason stands on /about / “We stir the broth. We taste the broth.” is said on /about alone; the opening, “Soups for everyone”, has nothing like it. / but only on /about / ${move('We stir the broth. We taste the broth.')}`,
        ],
        quotes: ['Soups for everyone', 'We stir the broth. We taste the broth. (/about)'],
        confidence: 0.7,
      },
    },
    silent: {
      'where it stands near the beginning': { sentences: [...above.slice(0, 9), ownLine(refusal)] },
      'where the opening says the same': {
        hero: { ...hero, subhead: same('Never cooked for big canteens') },
      },
      'where the opening is nearly as strong': {
        hero: { ...hero, headline: same('Chop. Simmer. Share.') },
        sentences: [ownLine('Chop. Simmer. Share.', { place: 'headline' }), ...above, ownLine(refusal)],
      },
      'where nothing below is a reason': { sentences: [...above, ownLine('We cook soups by the river.')] },
      'without a headline': { hero: { ...hero, headline: null } },
      'in an unknown language': { language: null },
    },
  },
})
