import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import type { Break, BrokenCall } from '../../../structure/broken-calls.ts'
import { about, call, fact, page, quote } from '../../../swot/swot-fixtures.ts'
import { keptCalls } from './kept-calls.ts'

const broken = (how: Break, label: string, target: string, own: Partial<BrokenCall> = {}): BrokenCall => ({
  how,
  quote: quote(label),
  target,
  place: 'page',
  isButton: true,
  ...own,
})

const pageWith = (...brokenCalls: BrokenCall[]) => {
  const home = page('')
  return { ...home, structure: { ...home.structure, brokenCalls } }
}
const twice = (one: BrokenCall) => {
  const second = page('about', { type: 'about' })
  const other = { ...one, quote: quote(one.quote.text, about) }
  return [pageWith(one), { ...second, structure: { ...second.structure, brokenCalls: [other] } }]
}

const form = broken('unset form', 'Send message', 'https://forms.example/f/YOUR_FORM_ID')
const number = broken('undialable', '+43 660 555 0199', 'tel:+4306605550199', { isButton: false })
const place = broken('missing place', 'Book a run', '#booking')

testDiagnoses(keptCalls, {
  'call-breaks-its-word': {
    facts: { pages: [pageWith(form)] },
    says: [
      'The form behind “Send message” was never connected / “Send message” on the home page still sends to “YOUR_FORM_ID”, which its maker was to replace; what visitors type there very likely reaches nobody. / but “Send message” reaches nobody / Connect the form, and send a test (/): Connect the form behind “Send message”, send one message through it, and name the telephone or mail beside it.',
    ],
    quotes: ['Send message'],
    confidence: 0.85,
    variants: {
      'of a number with a zero too many': {
        facts: { pages: [pageWith(number)] },
        says: [
          '“+43 660 555 0199” dials a number with one zero too many / The home page shows “+43 660 555 0199”, yet a tap dials “+4306605550199”: the zero after the country code is one too many. / but a tap on “+43 660 555 0199” dials “+4306605550199” / Mend the number behind the link (/): Let “+43 660 555 0199” dial exactly what it shows, instead of “+4306605550199”, on every page.',
        ],
        quotes: ['+43 660 555 0199'],
        confidence: 0.85,
      },
      'of a number that was never entered': {
        facts: { pages: [pageWith(broken('unset number', 'Write to us', 'https://wa.me/43XXXXXXXXXX'))] },
        says: [
          '“Write to us” has no number behind it yet / “Write to us” on the home page leads to “https://wa.me/43XXXXXXXXXX”: the letters hold the place of a number, and whoever presses it reaches nobody. / but “Write to us” reaches nobody / Put the real number behind the link (/): Replace “https://wa.me/43XXXXXXXXXX” behind “Write to us” by the number that somebody answers.',
        ],
        quotes: ['Write to us'],
        confidence: 0.85,
      },
      'of one on every page': {
        facts: { pages: twice(number) },
        says: [
          '“+43 660 555 0199” dials a number with one zero too many / Every page read shows “+43 660 555 0199”, yet a tap dials “+4306605550199”: the zero after the country code is one too many. / but a tap on “+43 660 555 0199” dials “+4306605550199” / Mend the number behind the link (/): Let “+43 660 555 0199” dial exactly what it shows, instead of “+4306605550199”, on every page.',
        ],
        quotes: ['+43 660 555 0199'],
        confidence: 0.85,
      },
      'of another number': {
        facts: { pages: [pageWith(broken('other number', '0660 555 0199', 'tel:+436605550111'))] },
        says: [
          '“0660 555 0199” dials another number / The home page shows “0660 555 0199”, yet a tap dials “+436605550111”. Whoever calls from a phone reaches another line. / but a tap on its number dials “+436605550111” / Mend the number behind the link (/): Let “0660 555 0199” dial exactly what it shows, instead of “+436605550111”, on every page.',
        ],
        quotes: ['0660 555 0199'],
        confidence: 0.8,
      },
      'of another address': {
        facts: { pages: [pageWith(broken('other mail', 'ines@marrowell.example', 'mailto:kennel@post.example'))] },
        says: [
          '“ines@marrowell.example” writes to another address / The home page shows “ines@marrowell.example”, and a click writes to “kennel@post.example”: who copies the address and who clicks it reach two different places. / but it shows one mail address and uses another / Show the address that is used (/): Let “ines@marrowell.example” and “kennel@post.example” be one address, in the text and in the link.',
        ],
        quotes: ['ines@marrowell.example'],
        confidence: 0.8,
      },
      'of a button without an address': {
        facts: { pages: [pageWith(broken('no address', 'Book a run', '#'))] },
        says: [
          '“Book a run” leads nowhere / “Book a run” looks like the next step on the home page; the link behind it is empty, and a click leaves visitors where they are. / but “Book a run” leads nowhere / Link “Book a run”, or take it out (/): Let “Book a run” lead to the page or form that it promises, or take it out. / A script that was not run may still answer it.',
        ],
        quotes: ['Book a run'],
        confidence: 0.7,
      },
      'of one that stands on two pages': {
        facts: { pages: twice(broken('no address', 'Book a run', '#')) },
        says: [
          '“Book a run” leads nowhere / “Book a run” stands on every page read as a button, and on none of them does the link hold an address. / but “Book a run” leads nowhere / Link “Book a run”, or take it out (/): Let “Book a run” lead to the page or form that it promises, or take it out. / A script that was not run may still answer it.',
        ],
        quotes: ['Book a run'],
        confidence: 0.7,
      },
      'of a number that is no link': {
        facts: { pages: [pageWith(broken('no address', '0660 555 0199', '#'))] },
        says: [
          'The number “0660 555 0199” cannot be tapped / The home page asks people to ring “0660 555 0199” and makes it a link, but the link holds no number: a tap leads back to the top of the page. / but “0660 555 0199” leads nowhere / Put the number behind its link (/): Let a tap on “0660 555 0199” dial it, here and on every page that shows it. / A script that was not run may still answer it.',
        ],
        quotes: ['0660 555 0199'],
        confidence: 0.7,
      },
      'of a page that is gone': {
        facts: { pages: [pageWith(broken('missing page', 'The runs', 'runs.html'))] },
        says: [
          '“The runs” leads to a page that is gone / “The runs” on the home page leads to “/runs.html”, and the server answers that there is no such page. / but “The runs” leads to a missing page / Give “The runs” its page, or drop it (/): Publish “/runs.html” again, or let “The runs” lead to a page that exists, wherever it stands.',
        ],
        quotes: ['The runs'],
        confidence: 0.8,
      },
      'of one that two pages link': {
        facts: { pages: twice(broken('missing page', 'The runs', '/runs')) },
        says: [
          '“The runs” leads to a page that is gone / “The runs” is offered on every page read; it leads to “/runs”, and the server answers that there is no such page. / but “The runs” leads to a missing page / Give “The runs” its page, or drop it (/): Publish “/runs” again, or let “The runs” lead to a page that exists, wherever it stands.',
        ],
        quotes: ['The runs'],
        confidence: 0.8,
      },
      'of a place that is not there': {
        facts: { pages: [pageWith(place)] },
        says: [
          '“Book a run” points at a place that is not there / “Book a run” on the home page leads to “#booking”, a place that the page does not have: whoever presses it stays where they are. / but “Book a run” leads to no place at all / Lead “Book a run” to where it points (/): Let “Book a run” lead to the part of the site that it names, by the full address of its page and not by “#booking” alone. / A script that was not run may still answer it.',
        ],
        quotes: ['Book a run'],
        confidence: 0.7,
      },
      'of a form that opens a mail program': {
        facts: { pages: [pageWith(broken('mail form', 'Send message', 'mailto:ines@marrowell.example'))] },
        says: [
          'The form behind “Send message” sends nothing itself / “Send message” on the home page hands what was typed to the visitor’s own mail program; where none is set up, the message is lost. / but “Send message” sends nothing by itself / Connect the form, and send a test (/): Connect the form behind “Send message”, send one message through it, and name the telephone or mail beside it.',
        ],
        quotes: ['Send message'],
        confidence: 0.75,
      },
      'of the worst of several': {
        facts: { pages: [pageWith(place, form)] },
        says: [
          'The form behind “Send message” was never connected / “Send message” on the home page still sends to “YOUR_FORM_ID”, which its maker was to replace; what visitors type there very likely reaches nobody. / but “Send message” reaches nobody / Connect the form, and send a test (/): Connect the form behind “Send message”, send one message through it, and name the telephone or mail beside it.',
        ],
        quotes: ['Send message'],
        confidence: 0.85,
      },
      'of the lead call before others of its kind': {
        facts: {
          language: fact('en'),
          ctas: [call('Book a run', 'book')],
          pages: [pageWith(broken('no address', 'Ask Ines', '#'), broken('no address', 'Book a run', '#'))],
        },
        says: [
          '“Book a run” leads nowhere / “Book a run” looks like the next step on the home page; the link behind it is empty, and a click leaves visitors where they are. / but “Book a run” leads nowhere / Link “Book a run”, or take it out (/): Let “Book a run” lead to the page or form that it promises, or take it out. / A script that was not run may still answer it.',
        ],
        quotes: ['Book a run'],
        confidence: 0.7,
      },
    },
    speaks: {
      'of a call in the footer': { pages: [pageWith({ ...place, place: 'footer', isButton: false })] },
      'of a page in the menu that is gone': {
        pages: [pageWith(broken('missing page', 'The runs', '/runs', { place: 'navigation', isButton: false }))],
      },
    },
    silent: {
      'where every call keeps its word': { pages: [pageWith()] },
      'of a place that a word of the text points at': {
        pages: [pageWith(broken('missing place', 'the old oak', '#oak', { isButton: false }))],
      },
      'of a page that only the footer links': {
        pages: [pageWith(broken('missing page', 'The runs', '/runs', { place: 'footer', isButton: false }))],
      },
      'of what says itself that it cannot be had yet': {
        language: fact('en'),
        pages: [pageWith(broken('no address', 'Download, coming soon', '#'))],
      },
      'of a place of another page': { pages: [pageWith(broken('missing place', 'Book a run', '/visit#booking'))] },
      'of a link that skips to the content': {
        pages: [
          pageWith(
            broken('missing place', 'Go to the runs', '#main-content'),
            broken('missing place', 'Ga naar de inhoud', '#inhoud'),
            broken('missing place', 'Skip to content', '#runs'),
          ),
        ],
      },
      'of another language, a profile or the logo': {
        pages: [
          pageWith(
            broken('no address', 'DE', '#'),
            broken('no address', 'Instagram', '#'),
            broken('missing page', 'Marrowell logo', '/home.html'),
          ),
        ],
      },
      'of an entry of the menu that a script may fill': {
        pages: [pageWith({ ...place, place: 'navigation' })],
      },
      'of a control of the page': { pages: [pageWith(broken('no address', 'Read more', '#'))] },
      'of a card with a text': {
        pages: [
          pageWith(broken('missing page', 'The runs, each of them heated and with a door to the river', '/runs')),
        ],
      },
    },
  },
})
