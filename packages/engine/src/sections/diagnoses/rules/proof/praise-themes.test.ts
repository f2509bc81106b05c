import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { fact, pages, same, testimonial } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { praiseThemes } from './praise-themes.ts'

const headline = ownLine('Soup that arrives before hunger does', { place: 'headline' })
const names = ['Ada Field', 'Tom Reed', 'Mia Poole', 'Lee Hart', 'Jo Marsh', 'Kim Dale', 'Ray Wood', 'Eve Stone']
const reviews = (texts: readonly string[], at?: string) =>
  texts.map((text, n) => testimonial(text, names[n] ?? null, at))
const garden = ['We sat in the garden.', 'A garden full of birds.', 'Our children ran through the garden all day.']
const rest = ['Warm bowls.', 'Came on time.', 'Nice bread.', 'Good value.', 'Quick post.']

testDiagnoses(praiseThemes, {
  'praise-not-in-opening': {
    facts: {
      language: fact('en'),
      name: fact({ name: 'Lowbrook', variants: [] }),
      pages: pages(2),
      hero: { headline: same(headline.text), subhead: null, eyebrow: null },
      sentences: [headline],
      testimonials: reviews([...garden, ...rest]),
    },
    says: [
      'Three customers say “garden”, and the opening does not / Three of 8 reviews come back to “garden”: “We sat in the garden.”, writes Ada Field. The headline is “Soup that arrives before hunger does”. / but “garden”, which three customers say, is in no headline / Put “garden” where the page begins (/): Put “We sat in the garden.”, signed Ada Field, under “Soup that arrives before hunger does”.',
    ],
    quotes: ['We sat in the garden.', headline.text],
    confidence: 0.65,
    unread: ['home'],
    variants: {
      'of most reviews': {
        facts: { testimonials: reviews([...garden, ...rest.slice(0, 2)]) },
        says: [
          'Three customers say “garden”, and the opening does not / More than half of the 5 reviews say “garden”, such as “We sat in the garden.”; the page that should sell it opens with “Soup that arrives before hunger does”. / but “garden”, which three customers say, is in no headline / Put “garden” where the page begins (/): Put “We sat in the garden.”, signed Ada Field, under “Soup that arrives before hunger does”.',
        ],
        quotes: ['We sat in the garden.', headline.text],
        confidence: 0.65,
      },
      'of reviews on another page': {
        facts: { testimonials: reviews([...garden, ...rest], `${headline.page}guests`) },
        says: [
          'Three customers say “garden”, and the opening does not / “We sat in the garden.” is one of three reviews that say “garden”. The home page leads with “Soup that arrives before hunger does”. / but “garden”, which three customers say, is in no headline / Put “garden” where the page begins (/): Put “We sat in the garden.”, signed Ada Field, under “Soup that arrives before hunger does”.',
        ],
        quotes: ['We sat in the garden. (/guests)', headline.text],
        confidence: 0.65,
      },
      'of a voice without a name': {
        facts: {
          testimonials: [...garden, ...rest].map((text, n) => testimonial(text, n === 0 ? 'Guest 1' : names[n]!)),
        },
        says: [
          'Three customers say “garden”, and the opening does not / “We sat in the garden.”: three of 8 reviews say “garden”, and “Soup that arrives before hunger does” does not. / but “garden”, which three customers say, is in no headline / Put “garden” where the page begins (/): Put “We sat in the garden.” under “Soup that arrives before hunger does”.',
        ],
        quotes: ['We sat in the garden.', headline.text],
        confidence: 0.65,
      },
    },
    silent: {
      'where a heading near the decision says it': {
        sentences: [headline, ownLine('Our garden', { place: 'heading' })],
      },
      'of too few reviews': { testimonials: reviews([...garden, 'Warm bowls.']) },
      'of a word that two have': { testimonials: reviews([...garden.slice(0, 2), ...rest]) },
      'of a word that praises anything': {
        testimonials: reviews(['I recommend them.', 'We recommend them.', 'Would recommend.', ...rest]),
      },
      'without a headline': { hero: { headline: null, subhead: null, eyebrow: null } },
      'in a language without lists': { language: fact('xx') },
    },
  },
})
