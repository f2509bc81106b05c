import type { PageForm } from '../../../../facts/site/shapes.ts'
import { homeUrl } from '../../../../report/report-fixtures.ts'
import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { call, contact, fact, page, plan, quote, same } from '../../../swot/swot-fixtures.ts'
import { bareCalls } from './bare-calls.ts'

const hero = { headline: same('Your dog sleeps in our house'), subhead: null, eyebrow: null }
const target = `${homeUrl}visit`
const field = (label: string, type = 'text', required = true) => ({ label, type, required })
const [who, mail, tel, dog, text] = [
  field('Name *'),
  field('Mail *', 'email'),
  field('Telephone', 'tel', false),
  field('Breed of your dog *'),
  field('Message *', 'textarea'),
]
const more = [field('Street', 'text', false), field('Town', 'text', false)]
const formOf = (fields: PageForm['fields'], own: Partial<PageForm> = {}) =>
  fact<PageForm>({ page: target, purpose: 'booking', submit: 'Send', fields, ...own }, 'Send', target)
const visit = call('Meet the kennel', 'book', { url: target })
const broken = {
  how: 'no address' as const,
  quote: quote('Book now'),
  target: '#',
  place: 'page' as const,
  isButton: true,
}
const [home] = [page('')]

testDiagnoses(bareCalls, {
  'call-names-nothing': {
    facts: { language: fact('en'), hero, ctas: [call('Book now', 'book')], plans: [plan('One night', 24)] },
    says: [
      '“Book now” names neither what one gets nor its price / Whoever presses “Book now” on the home page has not been told a price; “24 €” (“One night”) stands on /prices. / but its button says only “Book now” / Let “Book now” say what it brings (/): Add the object to “Book now”, and set “24 €” (“One night”) right below the button, word for word.',
    ],
    quotes: ['Book now', 'One night'],
    confidence: 0.65,
    variants: {
      'of a price on the home page': {
        facts: { plans: [plan('One night', 24, { page: homeUrl })] },
        says: [
          '“Book now” names neither what one gets nor its price / Under “Your dog sleeps in our house” the button says “Book now” and no more; “24 €” (“One night”), further down, is what it would lead to. / but its button says only “Book now” / Let “Book now” say what it brings (/): Add the object to “Book now”, and set “24 €” (“One night”) right below the button, word for word.',
        ],
        quotes: ['Book now', 'One night'],
        confidence: 0.65,
      },
      'of a start, on the home page': {
        facts: { ctas: [call('Start now', 'start')], plans: [plan('One night', 24, { page: homeUrl })] },
        says: [
          '“Start now” names neither what one gets nor its price / “Start now”: with what, and for how much? The answer, “24 €” (“One night”), stands further down on the same page. / but its button says only “Start now” / Let “Start now” say what it brings (/): Add the object to “Start now”, and set “24 €” (“One night”) right below the button, word for word.',
        ],
        quotes: ['Start now', 'One night'],
        confidence: 0.65,
      },
      'of a membership': {
        facts: { ctas: [call('Join us', 'join')] },
        says: [
          '“Join us” names neither what one gets nor its price / “Join us” is what the home page asks of everybody; what it comes to, “24 €” (“One night”), is left to /prices. / but its button says only “Join us” / Let “Join us” say what it brings (/): Add the object to “Join us”, and set “24 €” (“One night”) right below the button, word for word.',
        ],
        quotes: ['Join us', 'One night'],
        confidence: 0.65,
      },
      'of a trial': {
        facts: { plans: [plan('One night', 24, { trial: 'First night free' })] },
        says: [
          '“Book now” names neither what one gets nor its price / The loudest button of the home page says “Book now”; that it begins with “First night free” is said on /prices. / but its button says only “Book now” / Let “Book now” say what it brings (/): Add the object to “Book now”, and set “First night free” right below the button, word for word.',
        ],
        quotes: ['Book now', 'One night'],
        confidence: 0.65,
      },
    },
    silent: {
      'where the call names its object': { ctas: [call('Book a table', 'book')] },
      'where the call says more than a verb': { ctas: [call('Book a run', 'book')] },
      'where the call leads nowhere, and is told as such': {
        pages: [{ ...home!, structure: { ...home!.structure, brokenCalls: [broken] } }],
      },
      'where the call is a trial': { ctas: [call('Try', 'trial')] },
      'where the call is not sure': { ctas: [{ ...call('Book now', 'book'), confidence: 0.5 }] },
      'where the opening names a price': {
        hero: { headline: same('Your dog sleeps in our house for 24 € a night'), subhead: null, eyebrow: null },
      },
      'where no price is known': { plans: [] },
      'in a language that is not known': { language: null },
    },
  },
  'form-before-answer': {
    facts: {
      language: fact('en'),
      ctas: [visit],
      pages: [page(''), page('visit', { type: 'contact' })],
      forms: [formOf([who!, mail!, tel!, dog!, ...more, text!])],
    },
    says: [
      '“Meet the kennel” leads to a form of seven fields / “Meet the kennel” leads to seven fields on /visit, four of them compulsory; “Breed of your dog” is asked before anybody has answered a question. / but “Meet the kennel” leads to seven fields / Ask for three things behind “Meet the kennel” (/visit): Keep “Name”, one way to reply and “Message”; ask for “Breed of your dog” and the rest in the answer.',
    ],
    quotes: ['Meet the kennel', 'Send (/visit)'],
    confidence: 0.65,
    variants: {
      'where all is compulsory': {
        facts: { forms: [formOf([who!, mail!, dog!, field('Food *'), field('Vet *'), text!])] },
        says: [
          '“Meet the kennel” leads to a form of six fields / “Meet the kennel” leads to /visit, where all six fields are compulsory: without “Vet” nothing can be sent. / but “Meet the kennel” leads to six fields / Ask for three things behind “Meet the kennel” (/visit): Keep “Name”, one way to reply and “Message”; ask for “Vet” and the rest in the answer.',
        ],
        quotes: ['Meet the kennel', 'Send (/visit)'],
        confidence: 0.65,
      },
      'where only name and message are compulsory': {
        facts: { forms: [formOf([who!, mail!, tel!, field('Breed', 'text', false), ...more, text!])] },
        says: [
          '“Meet the kennel” leads to a form of seven fields / From “Name” to “Message”, seven fields stand behind “Meet the kennel”, before anybody has answered a question. / but “Meet the kennel” leads to seven fields / Ask for three things behind “Meet the kennel” (/visit): Keep “Name”, one way to reply and “Message”; ask for the rest in the answer.',
        ],
        quotes: ['Meet the kennel', 'Send (/visit)'],
        confidence: 0.65,
      },
      'where only these are, beside a number': {
        facts: {
          contacts: [contact('phone', '0660 555 0199')],
          forms: [formOf([who!, mail!, tel!, field('Breed', 'text', false), ...more, text!])],
        },
        says: [
          '“Meet the kennel” leads to a form of seven fields / Behind “Meet the kennel” stand seven fields, from “Name” to “Message”: that is much to write for a first question. / but “Meet the kennel” leads to seven fields / Ask for three things behind “Meet the kennel” (/visit): Keep “Name”, one way to reply and “Message”; ask for the rest in the answer. / “0660 555 0199” is shown on the site, too, for those who would rather ask directly.',
        ],
        quotes: ['Meet the kennel', 'Send (/visit)'],
        confidence: 0.65,
      },
    },
    speaks: {
      'of six fields, four of them compulsory': { forms: [formOf([who!, mail!, tel!, dog!, more[0]!, text!])] },
    },
    silent: {
      'of six fields, three of them compulsory': { forms: [formOf([who!, mail!, tel!, ...more, text!])] },
      'where the rest are boxes to tick': {
        forms: [formOf([who!, mail!, text!, ...['a', 'b', 'c', 'd'].map((label) => field(label, 'checkbox'))])],
      },
      'of a newsletter': { forms: [formOf([who!, mail!, tel!, dog!, ...more, text!], { purpose: 'newsletter' })] },
      'where the call leads elsewhere': { ctas: [call('Meet the kennel', 'book')] },
      'without a call': { ctas: [] },
    },
  },
})
