import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, contact, fact, node, page, pages, quote, testimonial } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { proofOfPeople } from './proof-people.ts'

const brand = fact({ name: 'Lowbrook', variants: [] })
const kennel = fact({ text: 'kennel', id: 'kennel' as const, label: 'boarding kennel', candidates: [] })
const familyRun = 'A family-run kennel, personal from the first walk.'
const promise = ownLine(familyRun, { place: 'subhead' })
const inBody = ownLine('A family-run kennel beside the river.')
const onWalks = ownLine('A family-run kennel beside the river.', {
  page: quote('', `${promise.page}walks`).page,
  pageType: 'other',
})
const ines = ownLine('Ines Marlow, owner', { page: about, pageType: 'about' })
const jonas = ownLine('Jonas Marlow, co-founder', { page: about, pageType: 'about' })
const legal = page('imprint', { type: 'legal' })
const aboutPage = page('about', { type: 'about' })
const signed = [testimonial('Rex slept like at home.', 'Ada Field'), testimonial('Bella wants to move in.', 'Tom Reed')]
const known = { language: fact('en'), name: brand, pages: [...pages(1), aboutPage] }

const naming = testimonial('We asked Nasser to wash two rugs. He was on time.', 'Ada Field')
const namingToo = testimonial('Our sofa was done by Nasser in an hour.', 'Tom Reed')
const other = testimonial('The rugs look like new.', 'Mia Poole')
const story = ownLine('Meet Nasser and his two vans.', { page: about, pageType: 'about' })

testDiagnoses(proofOfPeople, {
  'personal-promise-no-person': {
    facts: { ...known, kind: kennel, sentences: [promise] },
    says: [
      'A personal promise of Lowbrook, and nobody named / The opening promises “A family-run kennel, personal from the first walk.”; who that is, none of the 2 pages read says. / and no page read says who that is / Name the person beside the promise (/): Put the name of whoever answers, with a portrait with the animals, under “A family-run kennel, personal from the first walk.”.',
    ],
    quotes: [familyRun],
    confidence: 0.65,
    unread: ['about', 'home', 'team'],
    variants: {
      'where customers sign, in the opening,': {
        facts: { testimonials: signed },
        says: [
          'A personal promise of Lowbrook, and nobody named / “A family-run kennel, personal from the first walk.”, promises the opening. 2 customers stand by Lowbrook with their names; of Lowbrook itself nobody does on the 2 pages read. / and no page read says who that is / Name the person beside the promise (/): Put the name of whoever answers, with a portrait with the animals, under “A family-run kennel, personal from the first walk.”.',
        ],
        quotes: [familyRun],
        confidence: 0.65,
      },
      'where customers sign, further down,': {
        facts: { testimonials: signed, sentences: [inBody], kind: null },
        says: [
          'A personal promise of Lowbrook, and nobody named / “A family-run kennel beside the river.”, says the home page, where customers sign and nobody of Lowbrook is named. / and no page read says who that is / Name the person beside the promise (/): Put the name of whoever answers, with a portrait and one sentence of theirs, under “A family-run kennel beside the river.”.',
        ],
        quotes: [inBody.text],
        confidence: 0.65,
      },
      'of a line of the home page': {
        facts: { sentences: [inBody], kind: null },
        says: [
          'A personal promise of Lowbrook, and nobody named / “A family-run kennel beside the river.”, says Lowbrook; who that is, none of the 2 pages read tells. / and no page read says who that is / Name the person beside the promise (/): Put the name of whoever answers, with a portrait and one sentence of theirs, under “A family-run kennel beside the river.”.',
        ],
        quotes: [inBody.text],
        confidence: 0.65,
      },
      'of a line of another page': {
        facts: { sentences: [onWalks], kind: null },
        says: [
          'A personal promise of Lowbrook, and nobody named / Who asks behind “A family-run kennel beside the river.” on /walks finds no name on the 2 pages read. / and no page read says who that is / Name the person beside the promise (/walks): Put the name of whoever answers, with a portrait and one sentence of theirs, under “A family-run kennel beside the river.”.',
        ],
        quotes: ['A family-run kennel beside the river. (/walks)'],
        confidence: 0.65,
      },
      'where legal pages were read, of the opening,': {
        facts: { pages: [...known.pages, legal] },
        says: [
          'A personal promise of Lowbrook, and nobody named / The opening promises “A family-run kennel, personal from the first walk.”; who that is, no page outside the legal ones says. / and outside the legal pages nobody is named / Name the person beside the promise (/): Put the name of whoever answers, with a portrait with the animals, under “A family-run kennel, personal from the first walk.”.',
        ],
        quotes: [familyRun],
        confidence: 0.65,
      },
      'where legal pages were read and customers sign': {
        facts: { pages: [...known.pages, legal], testimonials: signed },
        says: [
          'A personal promise of Lowbrook, and nobody named / “A family-run kennel, personal from the first walk.”, promises the opening. 2 customers stand by Lowbrook with their names; of Lowbrook itself nobody does outside the legal pages. / and outside the legal pages nobody is named / Name the person beside the promise (/): Put the name of whoever answers, with a portrait with the animals, under “A family-run kennel, personal from the first walk.”.',
        ],
        quotes: [familyRun],
        confidence: 0.65,
      },
    },
    silent: {
      'where a person is named, however far': { sentences: [promise, ines] },
      'where a label gives a name': { sentences: [promise, ownLine('Name: Jonas')] },
      'where a heading introduces somebody': { sentences: [promise, ownLine('Meet your host: Jonas. Welcome!')] },
      'where somebody is said to do the work': { sentences: [promise, ownLine('Walks in the woods led by Jonas.')] },
      'where sentences tell of somebody': {
        sentences: [promise, ownLine('Jonas is at home by six.'), ownLine('Jonas knows every path.')],
      },
      'in a script that has no capitals': {
        language: fact('ja'),
        sentences: [ownLine('家族経営の犬のホテルです。', { place: 'subhead' })],
      },
      'where customers name the person': { testimonials: [naming] },
      'where nothing personal is promised': { sentences: [ownLine('Forty heated runs beside the river.')] },
      'of a long line that says personal of a thing': {
        sentences: [ownLine('The collar learns the personal level of each dog.')],
      },
      'in a language without such words': { language: fact('xx') },
    },
  },
  'personal-promise-person-far': {
    facts: { ...known, sentences: [promise, ines] },
    says: [
      'A personal promise, and a name only on /about / The opening promises “A family-run kennel, personal from the first walk.”; that this is Ines Marlow, owner, only /about says. / and the name comes only on /about / Name Ines Marlow beside the promise (/): Put Ines Marlow, owner, with a portrait and one sentence of theirs, under “A family-run kennel, personal from the first walk.”.',
    ],
    quotes: [familyRun, 'Ines Marlow, owner (/about)'],
    confidence: 0.75,
    variants: {
      'of two people': {
        facts: { sentences: [inBody, ines, jonas] },
        says: [
          'A personal promise, and a name only on /about / “A family-run kennel beside the river.”, yet Ines Marlow and Jonas Marlow are named only on /about. / and the name comes only on /about / Name Ines Marlow beside the promise (/): Put Ines Marlow, owner, with a portrait and one sentence of theirs, under “A family-run kennel beside the river.”.',
        ],
        quotes: [inBody.text, 'Ines Marlow, owner (/about)'],
        confidence: 0.75,
      },
      'of a promise further down': {
        facts: { sentences: [inBody, ines] },
        says: [
          'A personal promise, and a name only on /about / “A family-run kennel beside the river.”: that is Ines Marlow, owner, who comes no sooner than on /about. / and the name comes only on /about / Name Ines Marlow beside the promise (/): Put Ines Marlow, owner, with a portrait and one sentence of theirs, under “A family-run kennel beside the river.”.',
        ],
        quotes: [inBody.text, 'Ines Marlow, owner (/about)'],
        confidence: 0.75,
      },
      'of a person without a role': {
        facts: { sentences: [inBody, ownLine('Ines Marlow', { page: about, pageType: 'about', role: 'team' })] },
        says: [
          'A personal promise, and a name only on /about / “A family-run kennel beside the river.”, yet the first name comes on /about: “Ines Marlow”. / and the name comes only on /about / Name Ines Marlow beside the promise (/): Put Ines Marlow, with a portrait and one sentence of theirs, under “A family-run kennel beside the river.”.',
        ],
        quotes: [inBody.text, 'Ines Marlow (/about)'],
        confidence: 0.75,
      },
    },
    silent: {
      'where the person is named beside it': {
        sentences: [promise, { ...ines, page: promise.page, pageType: 'home' }],
      },
      'where a block of the home page names the person': {
        blocks: [
          {
            page: promise.page,
            blocks: [
              {
                ...{ role: 'footer' as const, heading: null, text: 'Lowbrook, Ines Marlow', node: 1, end: 2 },
                ...{ links: 0, buttons: 0, repeats: 0 },
              },
            ],
          },
        ],
      },
      'of a heading that is no name': {
        sentences: [
          promise,
          ownLine('Personal Word, from the founder', { page: about, pageType: 'about' }),
          ownLine('A word of ours.', { page: about, pageType: 'about' }),
        ],
      },
      'where the promise stands far from the decision': { sentences: [{ ...promise, ...onWalks }, ines] },
    },
  },
  'person-only-in-reviews': {
    facts: { ...known, testimonials: [naming, namingToo, other] },
    says: [
      'Customers know Nasser, and the opening does not / Two of 3 reviews speak of Nasser: “We asked Nasser to wash two rugs.”. No line of Lowbrook’s own does. / but only customers name Nasser / Let Nasser open the home page (/): Put Nasser, with a portrait and one sentence of theirs, under the headline, and “We asked Nasser to wash two rugs.” beside it.',
    ],
    quotes: ['We asked Nasser to wash two rugs.'],
    confidence: 0.7,
    unread: ['about', 'home', 'team'],
    variants: {
      'of a name that the page about us has': {
        facts: { sentences: [story] },
        says: [
          'Customers know Nasser, and the opening does not / “We asked Nasser to wash two rugs.”, writes Ada Field. In Lowbrook’s own words Nasser comes only on /about: “Meet Nasser and his two vans.” / but before /about only customers name Nasser / Let Nasser open the home page (/): Put Nasser, with a portrait and one sentence of theirs, under the headline, and “We asked Nasser to wash two rugs.” beside it.',
        ],
        quotes: ['We asked Nasser to wash two rugs.', 'Meet Nasser and his two vans. (/about)'],
        confidence: 0.8,
      },
      'of a name that begins an address': {
        facts: { testimonials: [naming, other], contacts: [contact('email', 'nasserkhan@lowbrook.example')] },
        says: [
          'A customer names Nasser; Lowbrook does not / “We asked Nasser to wash two rugs.”, writes Ada Field; Lowbrook itself has the name only in its address, “nasserkhan@lowbrook.example”. / but only customers name Nasser / Let Nasser open the home page (/): Put Nasser, with a portrait and one sentence of theirs, under the headline, and “We asked Nasser to wash two rugs.” beside it.',
        ],
        quotes: ['We asked Nasser to wash two rugs.'],
        confidence: 0.8,
      },
      'of one review': {
        facts: { testimonials: [naming, other, testimonial('Spotless carpets.', 'Lee Hart')] },
        says: [
          'A customer names Nasser; Lowbrook does not / “We asked Nasser to wash two rugs.”, writes Ada Field. Who Nasser is, no line of Lowbrook’s own tells. / but only customers name Nasser / Let Nasser open the home page (/): Put Nasser, with a portrait and one sentence of theirs, under the headline, and “We asked Nasser to wash two rugs.” beside it.',
        ],
        quotes: ['We asked Nasser to wash two rugs.'],
        confidence: 0.7,
      },
      'of few reviews among many': {
        facts: {
          testimonials: [
            naming,
            namingToo,
            other,
            testimonial('Spotless carpets.', 'Lee Hart'),
            testimonial('Very kind.', 'Jo'),
          ],
        },
        says: [
          'Customers know Nasser, and the opening does not / “We asked Nasser to wash two rugs.”, writes Ada Field, and two reviews in all name Nasser; Lowbrook’s own lines do not. / but only customers name Nasser / Let Nasser open the home page (/): Put Nasser, with a portrait and one sentence of theirs, under the headline, and “We asked Nasser to wash two rugs.” beside it.',
        ],
        quotes: ['We asked Nasser to wash two rugs.'],
        confidence: 0.7,
      },
    },
    speaks: {
      'beside a Person of structured data without a name': { structuredData: [node(['Person'])] },
    },
    silent: {
      'where the home page names the person': { sentences: [ownLine('Nasser comes himself, with two vans.')] },
      'where the name is the brand’s': { name: fact({ name: 'Nasser Carpets', variants: [] }) },
      'of days and months': {
        testimonials: [
          testimonial('They came on Saturday and left in May.', 'Ada Field'),
          testimonial('We booked for Saturday, they came in May.', 'Tom Reed'),
        ],
      },
      'of things with an article': {
        testimonials: [
          testimonial('I love the Club.', 'Ada Field'),
          testimonial('All of us at the Club did.', 'Tom Reed'),
        ],
      },
      'in German, where every noun has a capital': { language: fact('de') },
      'where one review names somebody and goes on without he or she': {
        testimonials: [testimonial('We asked Nasser to wash two rugs.', 'Ada Field'), other],
      },
    },
  },
})
