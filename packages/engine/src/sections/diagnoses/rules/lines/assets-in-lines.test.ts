import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, call, fact, same } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { assetsInLines } from './assets-in-lines.ts'

const name = fact({ name: 'Marrowell', variants: [] as string[] })
const opening = (text: string) => ({
  hero: { headline: same(text), subhead: null, eyebrow: null },
  sentences: [ownLine(text, { place: 'headline' })],
})
/** A line of the home page, below the first ones. */
const below = (text: string) => ({
  sentences: [...'abcdefg'].map((letter) => ownLine(`Plain line ${letter} here.`)).concat(ownLine(text)),
})
const kept = (line: string) =>
  `Keep the line, and repeat it (/): Keep “${line}” as it stands, and put what proves it right below.`
const moved = (line: string) =>
  `Put the line where visitors arrive (/): Put “${line}” under the headline of the home page, word for word.`

testDiagnoses(assetsInLines, {
  'line-only-they-could-say': {
    facts: {
      language: fact('en'),
      name,
      ...opening('Your soup. Our stove. Never our label.'),
      ctas: [call('Book a table', 'book')],
    },
    says: [
      '“Your soup. Our stove. Never our label.” is a line of its own / Marrowell opens on what it does not do: “Your soup. Our stove. Never our label.”. To copy that line, a rival would have to work differently. / “Your soup. Our stove. Never our label.” / Keep the line, and repeat it (/): Keep “Your soup. Our stove. Never our label.”, and repeat it beside “Book a table”.',
    ],
    quotes: ['Your soup. Our stove. Never our label.'],
    confidence: 0.8,
    variants: {
      'of an opening with a figure': {
        facts: { ctas: [], ...opening('We cook 40 bowls. We share 40 bowls.') },
        says: [
          `“We cook 40 bowls. We share 40 bowls.” is a line of its own / “We cook 40 bowls. We share 40 bowls.” stands at the top of the home page, and holds a detail that any visitor can check. / “We cook 40 bowls. We share 40 bowls.” / ${kept('We cook 40 bowls. We share 40 bowls.')}`,
        ],
        quotes: ['We cook 40 bowls. We share 40 bowls.'],
        confidence: 0.55,
      },
      'of an opening in three beats': {
        facts: { ctas: [], ...opening('Chop. Simmer. Share.') },
        says: [
          `“Chop. Simmer. Share.” is a line of its own / Three short sentences open the home page, “Chop. Simmer. Share.”; whoever reads them once can repeat them. / “Chop. Simmer. Share.” / ${kept('Chop. Simmer. Share.')}`,
        ],
        quotes: ['Chop. Simmer. Share.'],
        confidence: 0.55,
      },
      'of an opening in two beats': {
        facts: { ctas: [], ...opening('One pot. Forty neighbours.') },
        says: [
          `“One pot. Forty neighbours.” is a line of its own / The home page needs four words to say what Marrowell is about: “One pot. Forty neighbours.”. / “One pot. Forty neighbours.” / ${kept('One pot. Forty neighbours.')}`,
        ],
        quotes: ['One pot. Forty neighbours.'],
        confidence: 0.55,
      },
      'of a refusal with a figure further down': {
        facts: below('We never cook more than 40 bowls a day.'),
        says: [
          `Marrowell has a line that few could sign / “We never cook more than 40 bowls a day.”: both the figure and the refusal can be held against Marrowell, which is why the line convinces. / “We never cook more than 40 bowls a day.” / ${moved('We never cook more than 40 bowls a day.')}`,
        ],
        quotes: ['We never cook more than 40 bowls a day.'],
        confidence: 0.75,
      },
      'of two refusals': {
        facts: below('No stock cubes, no frozen leeks in our kitchen.'),
        says: [
          `Marrowell has a line that few could sign / Two refusals in nine words stand on the home page: “No stock cubes, no frozen leeks in our kitchen.”. Each can be disproved by one customer. / “No stock cubes, no frozen leeks in our kitchen.” / ${moved('No stock cubes, no frozen leeks in our kitchen.')}`,
        ],
        quotes: ['No stock cubes, no frozen leeks in our kitchen.'],
        confidence: 0.7,
      },
      'of a refusal in the first person': {
        facts: below('We never cook for the big canteens.'),
        says: [
          `“We never cook for the big canteens.” is a line of its own / On the home page Marrowell draws a line: “We never cook for the big canteens.”. Whoever says so can be caught out, and is believed for it. / “We never cook for the big canteens.” / ${moved('We never cook for the big canteens.')}`,
        ],
        quotes: ['We never cook for the big canteens.'],
        confidence: 0.65,
      },
      'of a contrast': {
        facts: below('Bone broth, not stock from a cube.'),
        says: [
          `“Bone broth, not stock from a cube.” is a line of its own / “Bone broth, not stock from a cube.”, says the home page: it says what is left out, and what there is instead. / “Bone broth, not stock from a cube.” / ${moved('Bone broth, not stock from a cube.')}`,
        ],
        quotes: ['Bone broth, not stock from a cube.'],
        confidence: 0.65,
      },
      'of a form of its own on another page': {
        facts: { sentences: [ownLine('We stir the broth. We taste the broth.', { page: about, pageType: 'about' })] },
        says: [
          `“We stir the broth. We taste the broth.” is a line of its own / “We stir the broth. We taste the broth.”, on /about, says in eight words what longer lines of the site circle around. / “We stir the broth. We taste the broth.” / ${moved('We stir the broth. We taste the broth.')}`,
        ],
        quotes: ['We stir the broth. We taste the broth. (/about)'],
        confidence: 0.55,
      },
    },
    silent: {
      'where one thing is left out, and nothing is set against it': below('Bowls of broth without cubes from Oakrow.'),
      'where it says what is not so': below('It is not a condition, but it helps us to find your bowl.'),
      'where it tells a limit of a tool': below('Unfortunately, not all bowls of Oakrow are shown in our list.'),
      'of a plain line': opening('We cook soups by the river.'),
      'of what anybody gives': below('We cook for you with no obligation.'),
      'of a slogan of uneven beats': opening('Soup in motion. Your warm kitchen by the river.'),
      'of a stock phrase in beats': opening('World class. Second to none.'),
      'of a label': { sentences: [ownLine('Broth Pots — No Cubes Needed', { place: 'heading' })] },
      'of an answer': { sentences: [ownLine('We never cook for the big canteens.', { role: 'faq' })] },
      'of a page of one offer': {
        sentences: [ownLine('We never cook for the big canteens.', { page: about, pageType: 'product' })],
      },
      'of words of a customer': { sentences: [ownLine('We never ate better broth, ever.', { speaker: 'customer' })] },
      'in an unknown language': { language: null },
    },
  },
})
