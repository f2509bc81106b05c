import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { call, contact, fact, form, same } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { wayIn } from './way-in.ts'

const hero = { headline: same('Your dog sleeps in our house'), subhead: null, eyebrow: null }
const sure = <Value extends object>(one: Value, confidence: number) => ({ ...one, confidence })
const learn = call('Discover', 'learn')
const book = call('Book a run', 'book', { repeats: 1 })
const quiet = sure(call('Contact', 'contact'), 0.32)

/** A call with an address of its own. */
const apart: typeof call = (text, intent, own = {}) =>
  call(text, intent, { url: `https://marrowell.example/${intent}`, ...own })

testDiagnoses(wayIn, {
  'louder-than-the-goal': {
    facts: { businessModel: fact('bookings'), ctas: [learn, book] },
    says: [
      '“Discover” is louder than “Book a run” / The brand lives from bookings, yet the loudest button of the home page says “Discover”; “Book a run” comes after it. / but “Discover” is louder than “Book a run” / Swap the two buttons (/): Fill “Book a run” and set it first under the headline; let “Discover” be the plain link beside it.',
    ],
    quotes: ['Discover', 'Book a run'],
    confidence: 0.7,
    variants: {
      'where nothing else is asked': {
        facts: { ctas: [learn] },
        says: [
          'The loudest button says “Discover”, and asks for nothing / The brand lives from bookings; the one button that stands out on the home page says “Discover”, and leads readers on instead of asking. / but its loudest button only says “Discover” / Ask for it where “Discover” stands (/): Give the home page one filled button that asks for bookings, and let “Discover” be a link beside it.',
        ],
        quotes: ['Discover'],
        confidence: 0.6,
      },
      'of gifts that no button asks for': {
        facts: { ctas: [learn], businessModel: fact('donations') },
        says: [
          'The loudest button says “Discover”, and asks for nothing / Whoever wants to give meets “Discover” first: no button of the home page of the brand asks for a gift in so many words. / but its loudest button only says “Discover” / Ask for it where “Discover” stands (/): Give the home page one filled button that asks for gifts, and let “Discover” be a link beside it.',
        ],
        quotes: ['Discover'],
        confidence: 0.6,
      },
      'of what only a form sends': {
        facts: { forms: [fact({ ...form('booking', 2).value, submit: 'Book a run' })] },
        says: [
          'The loudest button says “Discover”, and asks for nothing / The brand lives from bookings; the one button that stands out on the home page says “Discover”, and leads readers on instead of asking. / but its loudest button only says “Discover” / Ask for it where “Discover” stands (/): Give the home page one filled button that asks for bookings, and let “Discover” be a link beside it.',
        ],
        quotes: ['Discover'],
        confidence: 0.6,
      },
    },
    silent: {
      'where the deed is loudest': { ctas: [book, learn] },
      'where the loudest call is not sure': { ctas: [sure(learn, 0.5), book] },
      'where it is not sure what the brand lives from': { businessModel: sure(fact('bookings' as const), 0.5) },
      'of a brand that sells in other ways': { businessModel: fact('subscription') },
    },
  },
  'two-equal-calls': {
    facts: { ctas: [apart('Buy now', 'buy'), apart('Download free', 'download')] },
    says: [
      '“Buy now” and “Download free” ask at once / “Buy now” and “Download free” stand side by side with equal weight: whoever has not tried it yet is asked to pay in the same breath. / but “Buy now” and “Download free” are equally loud / Let one of the two lead (/): Fill “Buy now”, and turn “Download free” into a plain link with three words on whom it is for.',
    ],
    quotes: ['Buy now', 'Download free'],
    confidence: 0.7,
    variants: {
      'of a trial and a demonstration': {
        facts: { ctas: [apart('Try the kennel book', 'trial'), apart('See it in ten minutes', 'demo')] },
        says: [
          '“Try the kennel book” and “See it in ten minutes” ask at once / The home page offers “Try the kennel book” and “See it in ten minutes” with equal weight; which of the two is meant for whom, readers have to find out. / but “Try the kennel book” and “See it in ten minutes” are equally loud / Let one of the two lead (/): Fill “Try the kennel book”, and turn “See it in ten minutes” into a plain link with three words on whom it is for.',
        ],
        quotes: ['Try the kennel book', 'See it in ten minutes'],
        confidence: 0.7,
      },
      'of gifts beside places': {
        facts: { ctas: [apart('Give a bed', 'donate'), apart('Book a run', 'book')] },
        says: [
          '“Give a bed” and “Book a run” ask at once / “Give a bed” speaks to those who give and “Book a run” to others, in buttons of one size: neither is told which door is theirs. / but “Give a bed” and “Book a run” are equally loud / Let one of the two lead (/): Fill “Give a bed”, and turn “Book a run” into a plain link with three words on whom it is for.',
        ],
        quotes: ['Give a bed', 'Book a run'],
        confidence: 0.7,
      },
      'of others': {
        facts: { ctas: [apart('Join the pack', 'join'), apart('Book a run', 'book')] },
        says: [
          '“Join the pack” and “Book a run” ask at once / Two buttons of one weight, “Join the pack” and “Book a run”: nobody is told which comes first. / but “Join the pack” and “Book a run” are equally loud / Let one of the two lead (/): Fill “Join the pack”, and turn “Book a run” into a plain link with three words on whom it is for.',
        ],
        quotes: ['Join the pack', 'Book a run'],
        confidence: 0.7,
      },
    },
    silent: {
      'where one is louder': { ctas: [apart('Buy now', 'buy'), sure(apart('Download free', 'download'), 0.8)] },
      'of two badges for one deed': { ctas: [apart('For phones', 'download'), apart('For desks', 'download')] },
      'of two labels of one address': {
        ctas: [
          apart('Buy now', 'buy', { url: 'https://marrowell.example/app' }),
          apart('Download free', 'download', { url: 'https://marrowell.example/app' }),
        ],
      },
      'of a link that leads on': { ctas: [apart('Buy now', 'buy'), apart('How it works', 'learn')] },
      'of calls that are not sure': {
        ctas: [sure(apart('Buy now', 'buy'), 0.5), sure(apart('Download free', 'download'), 0.5)],
      },
    },
  },
  'home-asks-for-nothing': {
    facts: { hero, ctas: [quiet], navigation: [fact({ label: 'Contact', url: null })] },
    says: [
      'After “Your dog sleeps in our house” the home page asks for nothing / Whoever is won by “Your dog sleeps in our house” has to find “Contact” in the menu: no button of the home page names a next step. / but the next step is “Contact”, in the menu / Set one button under the headline (/): Put one filled button under “Your dog sleeps in our house” that says what to do, and lead it where “Contact” leads, to /go.',
    ],
    quotes: ['Your dog sleeps in our house', 'Contact'],
    confidence: 0.65,
    unread: ['home'],
    variants: {
      'of one that names its number elsewhere on the page': {
        facts: { contacts: [contact('phone', '0660 555 0199')] },
        says: [
          'After “Your dog sleeps in our house” the home page asks for nothing / “Your dog sleeps in our house” opens the home page, and no button there says what to do next; ready visitors ring or write by what they find at its edge, or find “Contact” in the menu. / but the next step is “Contact”, in the menu / Set one button under the headline (/): Put one filled button under “Your dog sleeps in our house” that says what to do, and lead it where “Contact” leads, to /go. / A telephone number or mail address stands on the home page for those who look for it.',
        ],
        quotes: ['Your dog sleeps in our house', 'Contact'],
        confidence: 0.65,
      },
      'of a link that stands in no menu': {
        facts: { navigation: [] },
        says: [
          'After “Your dog sleeps in our house” the home page asks for nothing / Whoever is won by “Your dog sleeps in our house” has to find “Contact” among the links: no button of the home page names a next step. / but the next step is “Contact”, among the links / Set one button under the headline (/): Put one filled button under “Your dog sleeps in our house” that says what to do, and lead it where “Contact” leads, to /go.',
        ],
        quotes: ['Your dog sleeps in our house', 'Contact'],
        confidence: 0.65,
      },
      'of one button that says one word': {
        facts: { ctas: [call('Contact', 'contact')] },
        says: [
          '“Contact” is all that the home page asks / The only button of the home page says “Contact”: after “Your dog sleeps in our house” it names neither what can be had nor what happens next. / but its only button says “Contact” / Say what “Contact” brings (/): Replace “Contact” by a verb and its object: what visitors get, and by when.',
        ],
        quotes: ['Your dog sleeps in our house', 'Contact'],
        confidence: 0.7,
      },
    },
    silent: {
      'where a button asks': { ctas: [call('Book a run', 'book')] },
      'where the number to call is the call': { ctas: [sure(call('0660 555 0199', 'contact'), 0.32)] },
      'where the text gives the number': { sentences: [ownLine('Ring us: 0660 555 0199')] },
      'where a line asks': { sentences: [ownLine('Book a run by noon.')] },
      'where a form stands on the page': { forms: [form('contact', 2)] },
      'where nothing leads on': { ctas: [] },
      'without a headline': { hero: { headline: null, subhead: null, eyebrow: null } },
    },
  },
})
