import { testInsightRules } from '../sections/rule-cases-fixtures.ts'
import { rivalCalls, vagueCall } from '../sections/swot/shared-cases-fixtures.ts'
import { assured, call, fact } from '../sections/swot/swot-fixtures.ts'
import { conversionRules } from './insights-on-conversion.ts'

const buy = call('Buy', 'buy')
const book = call('Book', 'book')
const write = call('Write to us', 'contact')
const menu = (count: number) =>
  Array.from({ length: count }, (_, n) => fact({ label: `Soup ${n + 1}`, url: null }, `Soup ${n + 1}`))

testInsightRules(conversionRules, {
  'no-call': {
    facts: {},
    says: [
      'The page asks visitors for nothing. No button or link on the home page asks for a next step. Put one clear action into the first screen, worded as what people get by it.',
    ],
    confidence: 0.7,
    unread: ['home'],
    silent: { 'with a call': { ctas: [call('Our soups', 'learn')] } },
  },
  'vague-call': {
    ...vagueCall,
    says: [
      'The main call to action does not say what happens. The most prominent call reads “Learn more”: it could stand on any site. Name the outcome on the button, such as what is started, booked, bought or downloaded.',
    ],
  },
  'competing-calls': {
    ...rivalCalls,
    facts: { ctas: [buy, assured(book, 0.5), write, call('Buy now', 'buy'), call('Our soups', 'learn')] },
    says: [
      'Several calls to action compete. The home page asks for different commitments side by side: “Buy”, “Book” and “Write to us”. Choose one as primary and make the others visibly quieter, or move them to later sections.',
    ],
  },
  'long-navigation': {
    facts: { navigation: menu(9) },
    says: [
      'The navigation offers too much at once. The main navigation has 9 entries, from “Soup 1” to “Soup 9”. Keep five to seven entries and move the rest to the footer or under a parent entry.',
    ],
    quotes: ['Soup 1', 'Soup 9'],
    confidence: 0.6,
    variants: {
      'of 20 entries': {
        facts: { navigation: menu(20) },
        says: [
          'The navigation offers too much at once. The main navigation has 20 entries, from “Soup 1” to “Soup 20”. Keep five to seven entries and move the rest to the footer or under a parent entry.',
        ],
        quotes: ['Soup 1', 'Soup 20'],
        confidence: 0.9,
      },
    },
    silent: { 'with eight entries': { navigation: menu(8) } },
  },
})
