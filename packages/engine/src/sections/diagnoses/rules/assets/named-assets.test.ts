import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, contact, fact, same, testimonial } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { namedAssets } from './named-assets.ts'

const named = (name: string) => fact({ name, variants: [] })
const owner = ownLine('Ines Marlow, owner', { page: about, pageType: 'about' })
const walks = Array.from({ length: 8 }, (_, n) => ownLine(`Walk number ${n} leads along the river.`))
const reviews = [
  testimonial('Mara explained every single part of the bill.', 'Ida Brook'),
  testimonial('We came in late, and Mara stayed until it was done.', 'Jon Peel'),
]
const mara = [
  'Mara repairs what others throw away.',
  'Mara is in the shop from eight.',
  'Mara will call you back.',
].map((text) => ownLine(text))
const began = ownLine('Our story began in Tollan in 1974 with two goats.', { page: about, pageType: 'about' })

testDiagnoses(namedAssets, {
  'person-is-the-product': {
    facts: { language: fact('en'), name: named('Lowbrook'), sentences: [...walks, owner] },
    says: [
      'Ines Marlow answers for Lowbrook / On /about Lowbrook has a name and no department: Ines Marlow, “owner”. / Lowbrook has a name behind it, Ines Marlow / Put Ines Marlow into the opening (/): Put Ines Marlow, “owner”, with a portrait and one sentence under the headline.',
    ],
    quotes: ['Ines Marlow, owner (/about)'],
    confidence: 0.65,
    variants: {
      'of a name that several reviews have': {
        facts: { testimonials: reviews, sentences: [...walks, ...mara] },
        says: [
          'Customers come for Mara / Mara stands in 2 of 2 reviews: “We came in late, and Mara stayed until it was done.”. Customers come for a person, not for a firm. / Customers come for Mara / Put Mara into the opening (/): Put Mara with a portrait under the headline, and beside it “We came in late, and Mara stayed until it was done.”.',
        ],
        quotes: ['We came in late, and Mara stayed until it was done.', 'Mara repairs what others throw away.'],
        confidence: 0.8,
      },
      'of a name that stands in the opening and in reviews': {
        facts: { testimonials: reviews, sentences: mara },
        says: [
          'Customers come for Mara / Mara stands in the opening, and in 2 of the 2 reviews: “We came in late, and Mara stayed until it was done.”. / Customers come for Mara / Show Mara beside the headline (/): Put Mara with a portrait under the headline, and beside it “We came in late, and Mara stayed until it was done.”.',
        ],
        quotes: ['We came in late, and Mara stayed until it was done.', 'Mara repairs what others throw away.'],
        confidence: 0.8,
      },
      'of one review that calls the owner by name': {
        facts: {
          testimonials: [testimonial('Today Mara the owner came herself to look at it.', 'Ida Brook')],
          sentences: walks,
        },
        says: [
          'A customer calls Lowbrook by a person’s name: Mara / A customer calls the work by its name, Mara: “Today Mara the owner came herself to look at it.”. / “Today Mara the owner came herself to look at it.” / Put Mara into the opening (/): Put Mara with a portrait under the headline, and beside it “Today Mara the owner came herself to look at it.”.',
        ],
        quotes: ['Today Mara the owner came herself to look at it.'],
        confidence: 0.7,
      },
      'of whom the brand is named after': {
        facts: { name: named('Marlow Kennels'), sentences: [...walks, owner] },
        says: [
          'Ines Marlow stands behind the name Marlow Kennels / Ines Marlow, “owner”, gives Marlow Kennels its name: who stands behind the work needs no looking up. / Marlow Kennels has a name behind it, Ines Marlow / Put Ines Marlow into the opening (/): Put Ines Marlow, “owner”, with a portrait and one sentence under the headline.',
        ],
        quotes: ['Ines Marlow, owner (/about)'],
        confidence: 0.8,
      },
      'of who says “I am”': {
        facts: {
          sentences: [
            ...walks,
            ownLine('I am Ines Marlow.', { page: about, pageType: 'about' }),
            ownLine('Ines Marlow walks with every dog.'),
          ],
        },
        says: [
          'Ines Marlow speaks for Lowbrook in person / “I am Ines Marlow.”, says /about: the visitor knows who will do the work before asking. / “I am Ines Marlow.” / Put Ines Marlow into the opening (/): Put Ines Marlow with a portrait and one sentence under the headline.',
        ],
        quotes: ['I am Ines Marlow. (/about)'],
        confidence: 0.75,
      },
      'of who says “I am”, and gave the brand a name': {
        facts: {
          name: named('Marlow Kennels'),
          sentences: [...walks, ownLine('I am Ines Marlow.'), ownLine('Ines Marlow walks with every dog.')],
        },
        says: [
          'Ines Marlow stands behind the name Marlow Kennels / “I am Ines Marlow.”, says the home page: name of the firm and name of the person are one. / “I am Ines Marlow.” / Put Ines Marlow into the opening (/): Put Ines Marlow with a portrait and one sentence under the headline.',
        ],
        quotes: ['I am Ines Marlow.'],
        confidence: 0.75,
      },
      'of a name with its label': {
        facts: { sentences: [...walks, ownLine('Name: Ines Marlow', { page: about, pageType: 'about' })] },
        says: [
          'Ines Marlow answers for Lowbrook / On /about Lowbrook has a name and no department: Ines Marlow. / Lowbrook has a name behind it, Ines Marlow / Put Ines Marlow into the opening (/): Put Ines Marlow with a portrait and one sentence under the headline.',
        ],
        quotes: ['Name: Ines Marlow (/about)'],
        confidence: 0.75,
      },
      'of somebody named on the home page': {
        facts: { sentences: [...walks, ownLine('Ines Marlow, owner')] },
        says: [
          'Ines Marlow answers for Lowbrook / Ines Marlow, “owner”, answers for Lowbrook by name on the home page: a name that no rival can borrow. / Lowbrook has a name behind it, Ines Marlow / Put Ines Marlow into the opening (/): Put Ines Marlow, “owner”, with a portrait and one sentence under the headline.',
        ],
        quotes: ['Ines Marlow, owner'],
        confidence: 0.65,
      },
    },
    silent: {
      'where many are named alike': {
        sentences: ['Ines Marlow', 'Jon Peel', 'Ida Brook', 'Tom Hale'].map((name) =>
          ownLine(`${name}, founder`, { page: about, pageType: 'about' }),
        ),
      },
      'where two lead it': {
        sentences: ['Ines Marlow, owner', 'Jon Peel, co-owner'].map((text) => ownLine(text)),
      },
      'where a heading is no name': {
        sentences: [ownLine('Free Guides', { place: 'heading' }), ownLine('For owners who read our free guides.')],
      },
      'where who speaks stands nowhere else': { sentences: [...walks, ownLine('I am Ines Marlow.')] },
      'where who speaks says where from': {
        sentences: [ownLine('I am from Tollan.'), ownLine('Tollan lies by the river.')],
      },
      'where a form asks for a name': {
        sentences: [ownLine('Name: Ines Marlow', { page: about, pageType: 'about', textClass: 'form' })],
      },
      'where a review begins with the word': {
        sentences: walks,
        testimonials: [testimonial('Before Lowbrook we never left. Before Lowbrook it was hard.', 'Ida Brook')],
      },
      'where a post names its author': { sentences: [{ ...owner, pageType: 'post' }] },
      'where one review names somebody': {
        sentences: walks,
        testimonials: [testimonial('We came in late, and Mara stayed until it was done.', 'Jon Peel')],
      },
      'where reviews name the brand': {
        sentences: walks,
        name: named('Mara'),
        testimonials: reviews,
      },
      'where reviews name themselves': {
        sentences: [...walks, ...mara],
        testimonials: reviews.map(({ value }) => testimonial(value.text, 'Mara Peel')),
      },
      'where reviews share a word that the site writes small': {
        sentences: [...walks, ...mara, ownLine('Every mara has its day.')],
        testimonials: reviews,
      },
    },
  },
  'origin-told': {
    facts: { language: fact('en'), name: named('Lowbrook'), readOn: '2026-03-01', sentences: [...walks, began] },
    says: [
      'Lowbrook has a beginning one can name: 1974 / “Our story began in Tollan in 1974 with two goats.”: 52 years that Lowbrook can tell, and a newcomer cannot. / “Our story began in Tollan in 1974 with two goats.” / Put the beginning into the opening (/): Put “Our story began in Tollan in 1974 with two goats.” under the headline, signed by whoever began it.',
    ],
    quotes: ['Our story began in Tollan in 1974 with two goats. (/about)'],
    confidence: 0.75,
    variants: {
      'of who began it, without a year': {
        facts: {
          sentences: [
            ...walks,
            owner,
            ownLine('It all began when Ines Marlow found no kennel that she trusted.', {
              page: about,
              pageType: 'about',
            }),
          ],
        },
        says: [
          'Lowbrook tells how it began, and by whom / “It all began when Ines Marlow found no kennel that she trusted.”, says /about: a beginning with a name in it, which only Lowbrook can tell. / “It all began when Ines Marlow found no kennel that she trusted.” / Put the beginning into the opening (/): Put “It all began when Ines Marlow found no kennel that she trusted.” under the headline, signed by whoever began it.',
        ],
        quotes: ['It all began when Ines Marlow found no kennel that she trusted. (/about)'],
        confidence: 0.75,
      },
      'of a year in a row of labels': {
        facts: { sentences: [...walks, ownLine('Trusted in Tollan · Since 1974')] },
        says: [
          'Lowbrook names its year: 1974 / The home page dates its work, “Since 1974”: 52 years of it. / “Since 1974” / Put the beginning into the opening (/): Put “Since 1974” under the headline, signed by whoever began it.',
        ],
        quotes: ['Trusted in Tollan · Since 1974'],
        confidence: 0.6,
      },
      'of a year in the opening': {
        facts: {
          hero: { headline: null, subhead: null, eyebrow: same('Since 1974') },
          sentences: [ownLine('Since 1974')],
        },
        says: [
          'Lowbrook names its year: 1974 / “Since 1974” stands in the opening: an age of 52 years that anyone can check. / “Since 1974” / Say what the years have taught (/): Keep “Since 1974”, and add one thing that has stayed the same since.',
        ],
        quotes: ['Since 1974'],
        confidence: 0.6,
      },
      'of a year further down': {
        facts: { sentences: [...walks, ownLine('We have boarded dogs on this hill since 1974.')] },
        says: [
          'Lowbrook names its year: 1974 / The home page dates its work, “We have boarded dogs on this hill since 1974.”: 52 years of it. / “We have boarded dogs on this hill since 1974.” / Put the beginning into the opening (/): Put “We have boarded dogs on this hill since 1974.” under the headline, signed by whoever began it.',
        ],
        quotes: ['We have boarded dogs on this hill since 1974.'],
        confidence: 0.6,
      },
    },
    speaks: {
      'after ten years': { sentences: [...walks, ownLine('We have boarded dogs here since 2016.')] },
    },
    silent: {
      'of a body that it belongs to': {
        sentences: [
          ...walks,
          ownLine('Founded in 1899.', { page: about, pageType: 'about' }),
          ownLine('The federation is known to every kennel.', { page: about, pageType: 'about' }),
        ],
      },
      'of a need without a year or a name': {
        sentences: [
          ...walks,
          ownLine('Lowbrook was founded by owners who found no kennel that they would trust.', {
            page: about,
            pageType: 'about',
          }),
        ],
      },
      'of the chain whose house it is': {
        name: named('Lowbrook Kennels Tollan'),
        contacts: [contact('address', '3 Mill Lane, 47042 Tollan')],
        sentences: [
          ...walks,
          ownLine('Lowbrook Kennels began in 1974 with two goats.', { page: about, pageType: 'about' }),
        ],
      },
      'after fewer': { sentences: [...walks, ownLine('We have boarded dogs here since 2017.')] },
      'where a mission is told': { sentences: [...walks, ownLine('We started with the aim to make dogs happy.')] },
      'of a young firm': { sentences: [ownLine('Lowbrook was founded in 2023 by owners who found no kennel.')] },
      'where the year is of something else': {
        sentences: [...walks, ownLine('The bridge of 1974 leads across the river.')],
      },
      'on a page of posts': { sentences: [{ ...began, pageType: 'post' }] },
      'where a customer tells it': { sentences: [{ ...began, speaker: 'customer' }] },
      'in a language without such words': { language: fact('xx') },
    },
  },
})
