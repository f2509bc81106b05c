import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, call, fact, plan, same, testimonial } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { firstWords } from './first-words.ts'

const hero = (headline: string, subhead: string | null = null) => ({
  headline: same(headline),
  subhead: subhead === null ? null : same(subhead),
  eyebrow: null,
})
const name = fact({ name: 'Marrowell Kennel', variants: [] })
const kind = fact({ text: 'dog kennel', id: 'kennel' as const, label: 'boarding kennel', candidates: [] })
const filler = ['Runs', 'Walks', 'Food', 'Sleep', 'Vets', 'Owners', 'Garden', 'Nights', 'Days'].map((text) =>
  ownLine(text, { place: 'heading' }),
)
const reason = 'We never lock a dog into a box.'
const below = [...filler, ownLine(reason)]
const onAbout = [...filler, ownLine(reason, { page: about, pageType: 'about' })]
const declared = ownLine('Twelve heated runs for 12 dogs beside the river in Tollan.', { place: 'description' })
const figure = ownLine('More than 300 owners came back in the winter.')
const praise = testimonial('Bramble slept beside their oven every single night.', 'Mara Lind')
const sentence = ownLine('A family in Tollan boards dogs of neighbours.')

testDiagnoses(firstWords, {
  'name-before-reason': {
    facts: { language: fact('en'), name, kind, hero: hero('Marrowell Kennel'), sentences: below },
    says: [
      'The first words are a name, “Marrowell Kennel”, and no reason / The headline says “Marrowell Kennel” and nothing else; the line that would tell a newcomer more, “We never lock a dog into a box.”, comes 9 lines further down. / but the home page opens with a name alone / Let the reason be the headline (/): Make “We never lock a dog into a box.” the headline, word for word, and leave “Marrowell Kennel” to the logo.',
    ],
    quotes: ['Marrowell Kennel', 'We never lock a dog into a box.'],
    confidence: 0.7,
    unread: ['home'],
    variants: {
      'of a reason on a later page': {
        facts: { sentences: onAbout },
        says: [
          'The first words are a name, “Marrowell Kennel”, and no reason / The home page says who it is, “Marrowell Kennel”, and leaves why to a later page: “We never lock a dog into a box.” stands on /about. / but the home page opens with a name alone / Let the reason be the headline (/): Make “We never lock a dog into a box.” the headline, word for word, and leave “Marrowell Kennel” to the logo.',
        ],
        quotes: ['Marrowell Kennel', 'We never lock a dog into a box. (/about)'],
        confidence: 0.7,
      },
      'above the trade': {
        facts: { hero: hero('Marrowell Kennel', 'The kennel') },
        says: [
          'The first words are a name, “Marrowell Kennel”, and no reason / “Marrowell Kennel” is the name and “The kennel” the trade; why to choose it is said 9 lines further down: “We never lock a dog into a box.”. / but its first words are a name and a trade / Let the reason be the headline (/): Make “We never lock a dog into a box.” the headline, word for word, and leave “Marrowell Kennel” to the logo.',
        ],
        quotes: ['Marrowell Kennel', 'We never lock a dog into a box.'],
        confidence: 0.7,
      },
      'of a reason that search engines are told': {
        facts: { sentences: [declared, ...filler] },
        says: [
          'The first words are a name, “Marrowell Kennel”, and no reason / Search engines are told “Twelve heated runs for 12 dogs beside the river in Tollan.”; whoever opens the page itself reads “Marrowell Kennel” first. / but the home page opens with a name alone / Let the reason be the headline (/): Make “Twelve heated runs for 12 dogs beside the river in Tollan.” the headline, word for word, and leave “Marrowell Kennel” to the logo.',
        ],
        quotes: ['Marrowell Kennel', 'Twelve heated runs for 12 dogs beside the river in Tollan.'],
        confidence: 0.65,
      },
      'of a greeting': {
        facts: { hero: hero('Welcome to Marrowell Kennel') },
        says: [
          '“Welcome to Marrowell Kennel” greets, and gives no reason to stay / “Welcome to Marrowell Kennel” welcomes people before they know why to stay; the reason, “We never lock a dog into a box.”, comes 9 lines further down. / but the home page opens with a greeting / Say what it is instead of the greeting (/): Put “We never lock a dog into a box.” in the place of the greeting, word for word, and name the brand in the logo.',
        ],
        quotes: ['Welcome to Marrowell Kennel', 'We never lock a dog into a box.'],
        confidence: 0.7,
      },
      'of a greeting before what search engines are told': {
        facts: { hero: hero('Welcome to Marrowell Kennel'), sentences: [declared, ...filler] },
        says: [
          '“Welcome to Marrowell Kennel” greets, and gives no reason to stay / Search engines are told “Twelve heated runs for 12 dogs beside the river in Tollan.”; whoever opens the page itself is greeted with “Welcome to Marrowell Kennel”. / but the home page opens with a greeting / Say what it is instead of the greeting (/): Put “Twelve heated runs for 12 dogs beside the river in Tollan.” in the place of the greeting, word for word, and name the brand in the logo.',
        ],
        quotes: ['Welcome to Marrowell Kennel', 'Twelve heated runs for 12 dogs beside the river in Tollan.'],
        confidence: 0.65,
      },
      'of a greeting before a price': {
        facts: { hero: hero('Welcome to Marrowell Kennel'), sentences: filler, plans: [plan('One night', 24)] },
        says: [
          '“Welcome to Marrowell Kennel” greets, and gives no reason to stay / “Welcome to Marrowell Kennel” welcomes people before they know what for; what it costs comes on /prices. / but the home page opens with a greeting / Put the price into the opening (/): Put “24 €” (“One night”) right under “Welcome to Marrowell Kennel”, before anyone has to look for it.',
        ],
        quotes: ['Welcome to Marrowell Kennel', 'One night'],
        confidence: 0.65,
      },
      'of a greeting before the first sentence': {
        facts: { hero: hero('Welcome to Marrowell Kennel'), sentences: [sentence, ...filler] },
        says: [
          '“Welcome to Marrowell Kennel” greets, and gives no reason to stay / Before a visitor learns what this is, the page says “Welcome to Marrowell Kennel”. What it is, “A family in Tollan boards dogs of neighbours.”, comes a few lines below. / but the home page opens with a greeting / Say what it is instead of the greeting (/): Put “A family in Tollan boards dogs of neighbours.” in the place of the greeting, word for word, and name the brand in the logo.',
        ],
        quotes: ['Welcome to Marrowell Kennel', 'A family in Tollan boards dogs of neighbours.'],
        confidence: 0.65,
      },
      'of a label above a line of its own': {
        facts: { hero: hero('About us', 'Heated runs beside the river') },
        says: [
          'The home page is headed “About us”, as its menu could be / “About us” heads the home page as it would a menu; the words that say something, “Heated runs beside the river”, stand right below it. / but its headline reads “About us” / Replace the label by what it says (/): Make “Heated runs beside the river” the headline, word for word, and leave “About us” to the menu.',
        ],
        quotes: ['About us', 'Heated runs beside the river'],
        confidence: 0.7,
      },
      'of a question that is a label': {
        facts: { hero: hero('Who are we?') },
        says: [
          'The home page is headed “Who are we?”, as its menu could be / The headline of the home page reads “Who are we?”, which any site could have; only this one has “We never lock a dog into a box.”, 9 lines further down. / but its headline reads “Who are we?” / Replace the label by what it says (/): Make “We never lock a dog into a box.” the headline, word for word, and leave “Who are we?” to the menu.',
        ],
        quotes: ['Who are we?', 'We never lock a dog into a box.'],
        confidence: 0.7,
      },
      'of the trade alone': {
        facts: { hero: hero('Dog kennel') },
        says: [
          '“Dog kennel” names the trade, and no reason to choose / “Dog kennel” says what is done; “We never lock a dog into a box.”, which would tell it from the next one, comes 9 lines further down. / but its headline only names the trade / Let the reason be the headline (/): Make “We never lock a dog into a box.” the headline, word for word, and set “Dog kennel” below it.',
        ],
        quotes: ['Dog kennel', 'We never lock a dog into a box.'],
        confidence: 0.7,
      },
      'of the trade twice': {
        facts: { hero: hero('Dog kennel', 'The boarding kennel') },
        says: [
          '“Dog kennel” names the trade, and no reason to choose / “Dog kennel”, and below it “The boarding kennel”: both say what is done, neither why here. “We never lock a dog into a box.”, 9 lines further down, does. / but its headline only names the trade / Let the reason be the headline (/): Make “We never lock a dog into a box.” the headline, word for word, and set “Dog kennel” below it.',
        ],
        quotes: ['Dog kennel', 'We never lock a dog into a box.'],
        confidence: 0.7,
      },
      'before a figure': {
        facts: { sentences: [...filler, figure] },
        says: [
          'The first words are a name, “Marrowell Kennel”, and no reason / “Marrowell Kennel” is all that the opening says; the first thing to weigh, “More than 300 owners came back in the winter.”, comes 9 lines further down. / but the home page opens with a name alone / Put the first hard fact into the opening (/): Put “More than 300 owners came back in the winter.” right under “Marrowell Kennel”, before anyone has to look for it.',
        ],
        quotes: ['Marrowell Kennel', 'More than 300 owners came back in the winter.'],
        confidence: 0.65,
      },
      'before a customer': {
        facts: { sentences: filler, testimonials: [praise] },
        says: [
          'The first words are a name, “Marrowell Kennel”, and no reason / “Marrowell Kennel”: the page says what it is, and a customer has to say why, further down: “Bramble slept beside their oven every single night.” (Mara Lind). / but the home page opens with a name alone / Let the customer speak under the headline (/): Put “Bramble slept beside their oven every single night.” (Mara Lind) right under “Marrowell Kennel”, before anyone has to look for it.',
        ],
        quotes: ['Marrowell Kennel', 'Bramble slept beside their oven every single night.'],
        confidence: 0.65,
      },
      'before a price': {
        facts: { sentences: filler, plans: [plan('One night', 24)] },
        says: [
          'The first words are a name, “Marrowell Kennel”, and no reason / “Marrowell Kennel” is all that the opening says; the first thing to weigh, the price, comes on /prices. / but the home page opens with a name alone / Put the price into the opening (/): Put “24 €” (“One night”) right under “Marrowell Kennel”, before anyone has to look for it.',
        ],
        quotes: ['Marrowell Kennel', 'One night'],
        confidence: 0.65,
      },
    },
    silent: {
      'where the subhead gives the reason': {
        hero: hero('Marrowell Kennel', 'Your dog sleeps in our house beside the river'),
      },
      'where the subhead counts something': { hero: hero('Marrowell Kennel', '12 runs a night') },
      'where the headline gives it': { hero: hero('Your dog sleeps in our house') },
      'where the headline speaks to its readers': { hero: hero('Your kennel, our dog kennel') },
      'where the headline counts something': { hero: hero('A kennel for 12 dogs') },
      'where nothing else says more': { sentences: filler },
      'where the reason is read with the opening': { sentences: [ownLine(reason)] },
      'where the reason stands on a page of rules': {
        sentences: [...filler, ownLine(reason, { page: about, pageType: 'legal' })],
      },
      'where the customer has no full name': {
        sentences: filler,
        testimonials: [testimonial(praise.value.text, 'Name')],
      },
      'where a greeting is followed by a call': {
        hero: hero('Welcome to Marrowell Kennel'),
        sentences: [ownLine('Join us for our summer walk with neighbours.'), ...filler],
        ctas: [call('Join', 'join')],
      },
      'without a headline': { hero: { headline: null, subhead: null, eyebrow: null } },
      'in a language that is not known': { language: null },
    },
  },
})
