import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact, same } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { checkableAssets } from './checkable-assets.ts'

const walks = Array.from({ length: 8 }, (_, n) => ownLine(`Walk ${'abcdefgh'.charAt(n)} leads along the river.`))
const fence = ownLine('The fence is 1.90 m high and stands 50 cm deep.')
const water = ownLine('The pool for puppies is 40 cm deep.')
const leads = ownLine('We guarantee 30 walks a month.')

testDiagnoses(checkableAssets, {
  'detail-anyone-could-check': {
    facts: { language: fact('en'), name: fact({ name: 'Lowbrook', variants: [] }), sentences: [...walks, fence] },
    says: [
      'Lowbrook gives a figure that can be checked / “The fence is 1.90 m high and stands 50 cm deep.”, says the home page: nobody who was careless would print that in figures. / “The fence is 1.90 m high and stands 50 cm deep.” / Put the number into the subhead (/): Put “The fence is 1.90 m high and stands 50 cm deep.” under the headline, number and condition together.',
    ],
    quotes: ['The fence is 1.90 m high and stands 50 cm deep.'],
    confidence: 0.8,
    variants: {
      'of measures in several lines': {
        facts: { sentences: [...walks, fence, water] },
        says: [
          'Lowbrook gives a figure that can be checked / “The fence is 1.90 m high and stands 50 cm deep.” and “The pool for puppies is 40 cm deep.”: Lowbrook gives measures, and measures can be checked. / “The fence is 1.90 m high and stands 50 cm deep.” / Put the number into the subhead (/): Put “The fence is 1.90 m high and stands 50 cm deep.” under the headline, number and condition together.',
        ],
        quotes: ['The fence is 1.90 m high and stands 50 cm deep.', 'The pool for puppies is 40 cm deep.'],
        confidence: 0.8,
      },
      'of one measure elsewhere': {
        facts: { sentences: [...walks, { ...water, page: about, pageType: 'about' }] },
        says: [
          '“The pool for puppies is 40 cm deep.” can be checked / /about gives a measure that anyone can check: “The pool for puppies is 40 cm deep.”. / “The pool for puppies is 40 cm deep.” / Put the number into the subhead (/): Put “The pool for puppies is 40 cm deep.” under the headline, number and condition together.',
        ],
        quotes: ['The pool for puppies is 40 cm deep. (/about)'],
        confidence: 0.65,
      },
      'of a guarantee in the opening': {
        facts: {
          hero: { headline: same(leads.text), subhead: null, eyebrow: null },
          sentences: [{ ...leads, place: 'headline' }],
        },
        says: [
          '“We guarantee 30 walks a month.” can be checked / Lowbrook opens with a guarantee that has its number in it, “We guarantee 30 walks a month.”: it can be held to that. / “We guarantee 30 walks a month.” / Keep the number, and add one case (/): Keep “We guarantee 30 walks a month.”, and put one customer beside it for whom it was kept.',
        ],
        quotes: ['We guarantee 30 walks a month.'],
        confidence: 0.8,
      },
      'of a guarantee further down': {
        facts: { sentences: [...walks, leads] },
        says: [
          '“We guarantee 30 walks a month.” can be checked / A guarantee with a number stands on the home page, “We guarantee 30 walks a month.”: customers can tell for themselves whether it was kept. / “We guarantee 30 walks a month.” / Put the number into the subhead (/): Put “We guarantee 30 walks a month.” under the headline, number and condition together.',
        ],
        quotes: ['We guarantee 30 walks a month.'],
        confidence: 0.8,
      },
      'of things that are counted': {
        facts: { sentences: [...walks, ownLine('There are 12 kennels and 3 meadows behind the house.')] },
        says: [
          'Lowbrook counts what it has / “There are 12 kennels and 3 meadows behind the house.”, says the home page: whoever comes to Lowbrook can count for themselves. / “There are 12 kennels and 3 meadows behind the house.” / Put the number into the subhead (/): Put “There are 12 kennels and 3 meadows behind the house.” under the headline, number and condition together.',
        ],
        quotes: ['There are 12 kennels and 3 meadows behind the house.'],
        confidence: 0.65,
      },
      'of things counted in two lines': {
        facts: {
          sentences: [...walks, ownLine('There are 12 kennels and 3 meadows.'), ownLine('We own 4 vans and 9 crates.')],
        },
        says: [
          '“There are 12 kennels and 3 meadows.” can be checked / The home page counts what there is, “There are 12 kennels and 3 meadows.”; “We own 4 vans and 9 crates.” goes on in the same way. / “There are 12 kennels and 3 meadows.” / Put the number into the subhead (/): Put “There are 12 kennels and 3 meadows.” under the headline, number and condition together.',
        ],
        quotes: ['There are 12 kennels and 3 meadows.', 'We own 4 vans and 9 crates.'],
        confidence: 0.65,
      },
      'of hours before and after': {
        facts: {
          sentences: [
            ...walks,
            ownLine('Handing over a dog: 2h → 10 min.', {}),
            ownLine('Papers for a dog 2h → 10 min.'),
          ],
        },
        says: [
          '“Papers for a dog 2h → 10 min.” can be checked / “Papers for a dog 2h → 10 min.”, says the home page: before and after in one line, and a clock is enough to check it. / “Papers for a dog 2h → 10 min.” / Put the number into the subhead (/): Put “Papers for a dog 2h → 10 min.” under the headline, number and condition together.',
        ],
        quotes: ['Papers for a dog 2h → 10 min.'],
        confidence: 0.65,
      },
      'of hours in the opening': {
        facts: { sentences: [ownLine('Papers for a dog 2h → 10 min.')] },
        says: [
          '“Papers for a dog 2h → 10 min.” can be checked / The opening says how long it takes, before and after: “Papers for a dog 2h → 10 min.”. Whoever waits longer may say so. / “Papers for a dog 2h → 10 min.” / Keep the number, and add one case (/): Keep “Papers for a dog 2h → 10 min.”, and put one customer beside it for whom it was kept.',
        ],
        quotes: ['Papers for a dog 2h → 10 min.'],
        confidence: 0.65,
      },
    },
    silent: {
      'of what an order includes': {
        sentences: [ownLine('A boat of 4 m with the latest gear', { pageType: 'pricing', locator: 'ul > li > span' })],
      },
      'of a goal': { sentences: [ownLine('Our goal is a fence that is 2.10 m high.')] },
      'of one thing counted': { sentences: [ownLine('There are 12 kennels behind the house.')] },
      'of a span': { sentences: [ownLine('The walk takes 5 to 15 minutes.')] },
      'of reviews': { sentences: [ownLine('We have 40 reviews by 30 guests.')] },
      'of a row of labels': { sentences: [ownLine('Guaranteed 30 walks · No deposit · 2 m of lead')] },
      'of a reading on a screen': { sentences: [ownLine('Weight of Bella: 24 kg')] },
      'of a boast': { sentences: [ownLine('The best pool for puppies is 40 cm deep.')] },
      'of a whole hundred': { sentences: [ownLine('We guarantee 100% satisfaction to everybody.')] },
      'of a guarantee without a number': { sentences: [ownLine('We guarantee walks by the river.')] },
      'of a way': { sentences: [ownLine('The house stands 2 km from the sea, 90 m up.')] },
      'of the size of a room': { sentences: [ownLine('The room has 43 m² and two beds.')] },
      'of a price list': { sentences: [{ ...fence, role: 'pricing' }] },
      'in a post': { sentences: [{ ...fence, pageType: 'post' }] },
      'of a rival': { sentences: [{ ...fence, textClass: 'comparison' }] },
      'in a language that is not known': { language: null },
    },
  },
})
