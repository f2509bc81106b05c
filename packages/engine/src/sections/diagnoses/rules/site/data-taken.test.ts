import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, english, fact } from '../../../swot/swot-fixtures.ts'
import { dataTaken } from './data-taken.ts'

const formOf = (
  labels: readonly string[],
  submit: string | null = null,
  purpose: 'contact' | 'newsletter' = 'contact',
) =>
  fact(
    { page: about, purpose, fields: labels.map((label) => ({ label, type: 'text', required: true })), submit },
    'Your child’s age',
    about,
  )
const plain = ['Name', 'Email', 'Phone', 'Street', 'Town']

testDiagnoses(dataTaken, {
  'data-taken-nobody-named': {
    facts: { language: english, forms: [formOf(['Name', 'Your child’s age'])] },
    says: [
      'The form asks for “Your child’s age”, with no page on privacy / /about wants “Your child’s age” from strangers, and no page on privacy stands beside it. / and no privacy page stands beside “Your child’s age” / Say at the form who keeps the answers (/about): Beside “Your child’s age” write in two lines who reads the form, why it is asked, and when it is deleted.',
    ],
    quotes: ['Your child’s age (/about)'],
    confidence: 0.65,
    unread: ['home', 'legal'],
    variants: {
      'of several fields': {
        facts: { forms: [formOf(['Your child’s age', 'Health of your child'])] },
        says: [
          'The form asks for “Your child’s age”, with no page on privacy / The form on /about asks for “Your child’s age” and “Health of your child”; no page on privacy stands beside it. / and no privacy page stands beside “Your child’s age” / Say at the form who keeps the answers (/about): Beside “Your child’s age” write in two lines who reads the form, why it is asked, and when it is deleted.',
        ],
        quotes: ['Your child’s age (/about)'],
        confidence: 0.65,
      },
      'of a form with a button': {
        facts: { forms: [formOf(['Name', 'Your child’s age'], 'Enrol now')] },
        says: [
          'The form asks for “Your child’s age”, with no page on privacy / Before “Enrol now” comes “Your child’s age”. No page on privacy goes with it. / and no privacy page stands beside “Your child’s age” / Say at the form who keeps the answers (/about): Beside “Your child’s age” write in two lines who reads the form, why it is asked, and when it is deleted.',
        ],
        quotes: ['Your child’s age (/about)'],
        confidence: 0.65,
      },
      'of a long form': {
        facts: { forms: [formOf([...plain, 'Your child’s age'])] },
        says: [
          'The form asks for “Your child’s age”, with no page on privacy / 6 fields, “Your child’s age” among them, lead away from /about; no page on privacy among what was read or linked. / and no privacy page stands beside “Your child’s age” / Say at the form who keeps the answers (/about): Beside “Your child’s age” write in two lines who reads the form, why it is asked, and when it is deleted.',
        ],
        quotes: ['Your child’s age (/about)'],
        confidence: 0.65,
      },
    },
    silent: {
      'of a form that asks for nothing that is at stake': { forms: [formOf(plain)] },
      'of a newsletter': { forms: [formOf(['Your child’s age'], null, 'newsletter')] },
      'in a language without such words': { language: { ...english, value: 'xx' } },
    },
  },
})
