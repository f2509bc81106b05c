import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact, page } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { formsOfAddress } from './forms-of-address.ts'

const german = fact('de')
const soups = ['Wir kochen für Sie.', 'Hier finden Sie Ihre Suppe.', 'Bestellen Sie bei uns Ihren Topf.'].map((text) =>
  ownLine(text),
)
const friends = ['Hol dir deine Suppe.', 'Wir freuen uns auf dich.'].map((text) => ownLine(text))
const far = { page: about, pageType: 'about' } as const

testDiagnoses(formsOfAddress, {
  'two-forms-of-address': {
    facts: { language: german, sentences: [...soups, ...friends] },
    says: [
      'Readers are “Sie” in one line, “du” in another / The home page says “Sie” in “Wir kochen für Sie.” and “du” in “Hol dir deine Suppe.”. Visitors meet two voices on one page. / but its readers are “Sie” here and “du” there / Say “Sie” on every page (/): Put “Hol dir deine Suppe.” on the home page into the form that the other 3 lines have, and look through the rest for it.',
    ],
    quotes: ['Wir kochen für Sie.', 'Hol dir deine Suppe.'],
    confidence: 0.8,
    variants: {
      'of one line that differs': {
        facts: { sentences: [...soups, ownLine('Rufen wir Sie an?'), ownLine('Hol dir deine Suppe.', far)] },
        says: [
          'Readers are “Sie” in one line, “du” in another / 4 lines say “Sie” to readers, “Wir kochen für Sie.” for one; then /about says “du”: “Hol dir deine Suppe.”. / but its readers are “Sie” here and “du” there / Say “Sie” on every page (/about): Put “Hol dir deine Suppe.” on /about into the form that the other 4 lines have, and look through the rest for it.',
        ],
        quotes: ['Wir kochen für Sie.', 'Hol dir deine Suppe. (/about)'],
        confidence: 0.65,
      },
      'of what search shows': {
        facts: {
          sentences: [
            ...friends,
            ownLine('Hast du Hunger?'),
            ownLine('Wir kochen Ihre Suppe.', { place: 'description' }),
            ownLine('Und wir bringen sie zu Ihnen.', { place: 'description' }),
          ],
        },
        says: [
          'Readers are “du” in one line, “Sie” in another / In search results it is “Wir kochen Ihre Suppe.”, formal enough for “Sie”; who clicks is “du”: “Hol dir deine Suppe.”. / but its readers are “du” here and “Sie” there / Say “du” on every page (/): Put “Wir kochen Ihre Suppe.” on the home page into the form that the other 3 lines have, and look through the rest for it.',
        ],
        quotes: ['Hol dir deine Suppe.', 'Wir kochen Ihre Suppe.'],
        confidence: 0.8,
      },
      'of two steps of the way': {
        facts: {
          pages: [page(''), page('kontakt', { type: 'contact' })],
          sentences: [
            ...soups,
            ...friends.map((line) => ({ ...line, page: `${line.page}kontakt`, pageType: 'contact' as const })),
          ],
        },
        says: [
          'Readers are “Sie” in one line, “du” in another / “Wir kochen für Sie.” on the home page, “Hol dir deine Suppe.” on /kontakt: between the two steps a visitor turns from “Sie” into “du”. / but its readers are “Sie” here and “du” there / Say “Sie” on every page (/kontakt): Put “Hol dir deine Suppe.” on /kontakt into the form that the other 3 lines have, and look through the rest for it.',
        ],
        quotes: ['Wir kochen für Sie.', 'Hol dir deine Suppe. (/kontakt)'],
        confidence: 0.8,
      },
    },
    silent: {
      'where all lines have one form': { sentences: [...soups, ...soups] },
      'of few lines': { sentences: [soups[0]!, friends[0]!] },
      'of what a contract says': {
        sentences: [...friends, ...soups.map((line) => ({ ...line, pageType: 'legal' as const }))],
      },
      'of words that are quoted': {
        sentences: [
          ...soups,
          ...soups.map((line) => ({ ...line, text: `Bitte, ${line.text}` })),
          ownLine('„Hol dir deine Suppe“, sagt Ines.'),
        ],
      },
      'where the other form is part of the name': {
        name: fact({ name: 'Deine Suppe', variants: [] }),
        sentences: [...soups, ...soups, ownLine('Bei Deine Suppe kocht Ines.')],
      },
      'where the other form means something else': {
        language: fact('cs'),
        sentences: [
          ...Array.from({ length: 5 }, (_, n) => ownLine(`Polévka ${n} je jen pro vás.`)),
          ownLine('Ideální pro ty, kdo mají hlad.'),
        ],
      },
      'where somebody is spoken of': {
        language: fact('pl'),
        sentences: [
          ...Array.from({ length: 5 }, (_, n) => ownLine(`Zupa ${n} jest dla ciebie.`)),
          ownLine('Nie ma lepszej zupy niż u Pana Szymona.'),
        ],
      },
      'in words of customers': {
        sentences: [...soups, ...soups, ...friends.map((line) => ({ ...line, role: 'testimonials' as const }))],
      },
      'in a language with one form': { language: fact('en') },
    },
  },
})
