import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { english, kind, page, quote } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { leftBehind } from './left-behind.ts'
import { filler, linked, told } from './told-fixtures.ts'

const unfilled = 'a field that nobody filled'
const sample = 'an address that stands in examples'
const bracket = filler('Open to households under [INSERT THE LIMIT: ask Ines] a year.', unfilled)
const mail = filler('Write to hello@example.com', sample)
const lorem = filler('Lorem ipsum dolor sit amet consectetur', 'dummy text', 'Our kitchen')
const storage = [
  filler('10 users included', 'beside filler, in cards built alike'),
  filler('2 GB of storage', 'beside filler, in cards built alike'),
]
const home = page('')
const contactPage = (...fillers: ReturnType<typeof filler>[]) => told('contact', { fillers }, { type: 'contact' })
const farPage = (...fillers: ReturnType<typeof filler>[]) => told('grants', { fillers })

testDiagnoses(leftBehind, {
  'note-left-public': {
    facts: { language: english, pages: linked(home, farPage(bracket)) },
    says: [
      'A note to self is public: “[INSERT THE LIMIT: ask Ines]” / /grants reads “[INSERT THE LIMIT: ask Ines]”: what was to stand there nobody has written yet. / but /grants still reads “[INSERT THE LIMIT: ask Ines]” / Fill or delete “[INSERT THE LIMIT: ask Ines]” (/grants): Replace “[INSERT THE LIMIT: ask Ines]” by the fact it asks for, or take the line out today.',
    ],
    quotes: ['[INSERT THE LIMIT: ask Ines] (/grants)'],
    confidence: 0.85,
    variants: {
      'of a sample of an address where people write to': {
        facts: { pages: linked(home, contactPage(mail)) },
        says: [
          'The address to write to is still a sample: “hello@example.com” / Whoever wants to write to the brand finds “hello@example.com” on /contact: an address out of a template, and letters to it reach nobody. / but the address on /contact is a sample / Put the real address on the page (/contact): Replace “hello@example.com” by the mailbox that somebody reads.',
        ],
        quotes: ['hello@example.com (/contact)'],
        confidence: 0.85,
      },
      'of a sample of an address elsewhere': {
        facts: { pages: linked(home, farPage(mail)) },
        says: [
          'The address to write to is still a sample: “hello@example.com” / /grants still gives “hello@example.com”, which belongs to no one; a reader who trusts it waits for an answer in vain. / but the address on /grants is a sample / Put the real address on the page (/grants): Replace “hello@example.com” by the mailbox that somebody reads.',
        ],
        quotes: ['hello@example.com (/grants)'],
        confidence: 0.85,
      },
      'of several notes': {
        facts: { pages: linked(home, farPage(bracket, filler('[NAME OF THE HOST]', unfilled))) },
        says: [
          'A note to self is public: “[INSERT THE LIMIT: ask Ines]” / “[INSERT THE LIMIT: ask Ines]” can be read on /grants, and 1 more place like it stands open. Notes to whoever fills the page are not for its visitors. / but /grants still reads “[INSERT THE LIMIT: ask Ines]” / Fill or delete “[INSERT THE LIMIT: ask Ines]” (/grants): Replace “[INSERT THE LIMIT: ask Ines]” by the fact it asks for, or take the line out today.',
        ],
        quotes: ['[INSERT THE LIMIT: ask Ines] (/grants)', '[NAME OF THE HOST] (/grants)'],
        confidence: 0.85,
      },
      'of a note where people decide': {
        facts: { pages: linked(home, contactPage(bracket)) },
        says: [
          'A note to self is public: “[INSERT THE LIMIT: ask Ines]” / /contact is where people decide, and between its lines stands “[INSERT THE LIMIT: ask Ines]”: a note of those who wrote it. / but /contact still reads “[INSERT THE LIMIT: ask Ines]” / Fill or delete “[INSERT THE LIMIT: ask Ines]” (/contact): Replace “[INSERT THE LIMIT: ask Ines]” by the fact it asks for, or take the line out today.',
        ],
        quotes: ['[INSERT THE LIMIT: ask Ines] (/contact)'],
        confidence: 0.85,
      },
      'of a line of the builder': {
        facts: {
          pages: linked(home),
          sentences: [ownLine('Film of the kitchen insert here', { page: `${home.url}film`, pageType: 'other' })],
        },
        says: [
          'A note to self is public: “Film of the kitchen insert here” / Where something was to come, /film shows “Film of the kitchen insert here”. The reminder went online with the page. / but /film still reads “Film of the kitchen insert…” / Fill or delete “Film of the kitchen insert…” (/film): Replace “Film of the kitchen insert here” by the fact it asks for, or take the line out today.',
        ],
        quotes: ['Film of the kitchen insert here (/film)'],
        confidence: 0.75,
      },
    },
    silent: {
      'of a label for visitors': { pages: linked(home, farPage(filler('[BETA — TO LOOK AT ONLY]', unfilled))) },
      'of a mail address that its host masks': { pages: linked(home, farPage(filler('[email protected]', unfilled))) },
      'of brackets in a title of a post': {
        pages: linked(home, told('news', { fillers: [filler('We cook [NAME OF TEAM]', unfilled)] }, { type: 'blog' })),
      },
      'of an example within a sentence': {
        pages: linked(home, farPage(filler('Search for “soup [your city]” on your phone.', unfilled))),
      },
      'where the whole site is not finished': { pages: linked(home, farPage(bracket, lorem)) },
      'of what only shows where no script ran': { pages: linked(home, farPage(filler('{{ buttonLabel }}', unfilled))) },
      'on a page that no page links to': { pages: [home, farPage(bracket)] },
      'on a page that keeps search engines out': {
        pages: linked(home, { ...farPage(bracket), noindex: quote('noindex') }),
      },
      'of an instruction to visitors': { pages: [home], sentences: [ownLine('Insert text here to try the editor.')] },
      'of a step that visitors take': {
        pages: [home],
        sentences: [ownLine('Your recipe, insert here', { role: 'steps' })],
      },
    },
  },
  'template-left-public': {
    facts: {
      pages: linked(home, told('about', { fillers: [filler('Lorem ipsum dolor sit amet consectetur', 'dummy text')] })),
    },
    says: [
      '“Lorem ipsum” still stands on /about / “Lorem ipsum dolor sit amet consectetur”: so much of /about was never written. / but /about still shows a template’s Latin / Take “Lorem ipsum dolor sit amet…” off the page (/about): Take “Lorem ipsum dolor sit amet consectetur” off /about; what is true of the offer can stay.',
    ],
    quotes: ['Lorem ipsum dolor sit amet consectetur (/about)'],
    confidence: 0.85,
    variants: {
      'of words of another trade': {
        facts: { kind: kind('bakery', 'bakery'), pages: linked(home, told('prices', { fillers: storage })) },
        says: [
          '/prices lists “10 users included” / Among its own offers /prices lists “10 users included” and “2 GB of storage”: words of another trade, on the site of a bakery. / but /prices lists “10 users included” / Take “10 users included” off the page (/prices): Take “10 users included” and “2 GB of storage” off /prices; what is true of the offer can stay.',
        ],
        quotes: ['10 users included (/prices)', '2 GB of storage (/prices)'],
        confidence: 0.85,
      },
      'of such words where the trade is not known': {
        facts: { pages: linked(home, told('prices', { fillers: storage })) },
        says: [
          '/prices lists “10 users included” / “10 users included” and “2 GB of storage”, says /prices; nothing else on the site has to do with that. / but /prices lists “10 users included” / Take “10 users included” off the page (/prices): Take “10 users included” and “2 GB of storage” off /prices; what is true of the offer can stay.',
        ],
        quotes: ['10 users included (/prices)', '2 GB of storage (/prices)'],
        confidence: 0.85,
      },
      'of many pages': {
        facts: { pages: linked(home, ...['a', 'b', 'c'].map((name) => told(name, { fillers: [lorem] }))) },
        says: [
          '“Lorem ipsum” still stands on /a / 3 pages that visitors can reach, /a among them, hold text that says nothing: “Lorem ipsum dolor sit amet consectetur”. / but /a still shows a template’s Latin / Delete the filler on three pages (/a): Write under “Our kitchen” what is true, or take the block off /a until somebody can.',
        ],
        quotes: ['Lorem ipsum dolor sit amet consectetur (/a)'],
        confidence: 0.85,
      },
      'of the home page': {
        facts: { pages: [told('', { fillers: [lorem] })] },
        says: [
          '“Lorem ipsum” still stands on the home page / Whoever scrolls down the home page reads “Lorem ipsum dolor sit amet consectetur” under “Our kitchen”, and asks what else is not meant. / but the home page still shows a template’s Latin / Write the text under “Our kitchen” (/): Write under “Our kitchen” what is true, or take the block off the home page until somebody can.',
        ],
        quotes: ['Lorem ipsum dolor sit amet consectetur'],
        confidence: 0.85,
      },
      'of a person without a word': {
        facts: {
          pages: linked(home, told('team', { fillers: [{ ...lorem, heading: 'Mara Vance' }] }, { type: 'team' })),
        },
        says: [
          '“Lorem ipsum” still stands on /team / /team introduces “Mara Vance” with “Lorem ipsum dolor sit amet consectetur”: a person nobody has written about, if there is one. / but /team still shows a template’s Latin / Write the text under “Mara Vance” (/team): Write under “Mara Vance” what is true, or take the block off /team until somebody can.',
        ],
        quotes: ['Lorem ipsum dolor sit amet consectetur (/team)'],
        confidence: 0.85,
      },
      'of a block with a heading': {
        facts: { pages: linked(home, told('about', { fillers: [lorem] })) },
        says: [
          '“Lorem ipsum” still stands on /about / Under “Our kitchen” /about has no word of its own: “Lorem ipsum dolor sit amet consectetur”. / but /about still shows a template’s Latin / Write the text under “Our kitchen” (/about): Write under “Our kitchen” what is true, or take the block off /about until somebody can.',
        ],
        quotes: ['Lorem ipsum dolor sit amet consectetur (/about)'],
        confidence: 0.85,
      },
    },
    silent: {
      'on a page that no page links to': { pages: [home, told('about', { fillers: [lorem] })] },
      'of a name that stands in examples': {
        pages: linked(home, told('about', { fillers: [filler('Jane Doe', 'a name that stands in examples')] })),
      },
      'on a page that keeps search engines out': {
        pages: linked(home, told('about', { fillers: [lorem] }, { noindex: quote('noindex') })),
      },
      'of a short sentence that strings its words together': {
        pages: linked(
          home,
          told('about', {
            fillers: [filler('Soup knows where money goes.', 'words strung together without a sentence')],
          }),
        ),
      },
      'where all is written': { pages: linked(home, told('about', {})) },
    },
  },
})
