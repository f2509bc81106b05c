/** Cases of rules of the SWOT that insights see as well: what they have in common, without the words of each. */
import { assured, call, fact, hero, name, page, quote } from './swot-fixtures.ts'

const buy = call('Buy', 'buy')
const book = call('Book', 'book')
const write = call('Write to us', 'contact')

export const noHeadline = {
  facts: {},
  confidence: 0.8,
  unread: ['home'] as const,
  silent: { 'with a headline': { hero: hero('Soup that arrives') } },
}

export const nameAsHeadline = {
  facts: { hero: hero('MARROWELL!'), name: assured(name, 0.7) },
  quotes: ['MARROWELL!'],
  confidence: 0.7,
  speaks: {
    'where the headline is another spelling of the name': {
      hero: hero('Marrowell Foods'),
      name: fact({ name: 'Marrowell', variants: ['Marrowell Foods'] }),
    },
  },
  silent: {
    'without a headline': { hero: hero(null) },
    'where the name is not known': { name: null },
    'where the headline says more than the name': { hero: hero('Marrowell soup') },
  },
}

export const greetingAsHeadline = {
  facts: { hero: hero('Welcome to Marrowell') },
  quotes: ['Welcome to Marrowell'],
  confidence: 0.9,
  silent: {
    'without a headline': { hero: hero(null) },
    'where the greeting does not come first': { hero: hero('Soup that says welcome') },
  },
}

export const headlineAlone = {
  facts: { hero: hero('Soup that arrives') },
  quotes: ['Soup that arrives'],
  speaks: { 'with a headline of 60 characters': { hero: hero('s'.repeat(60)) } },
  silent: {
    'without a headline': { hero: hero(null) },
    'with a line below it': { hero: hero('Soup that arrives', 'Hot') },
    'with a headline of 61 characters, which may explain itself': { hero: hero('s'.repeat(61)) },
  },
}

export const linesAlike = {
  facts: { hero: hero('Soup by post', 'Soup by post!') },
  quotes: ['Soup by post', 'Soup by post!'],
  confidence: 0.9,
  silent: {
    'without a headline': { hero: hero(null, 'Soup by post') },
    'without a line below it': { hero: hero('Soup by post') },
    'where the line below says more': { hero: hero('Soup by post', 'Soup by post, hot') },
  },
}

export const vagueCall = {
  facts: { ctas: [assured(call('Learn more', 'learn'), 0.8), buy] },
  quotes: ['Learn more'],
  confidence: 0.8,
  silent: {
    'without a call': { ctas: [] },
    'where only a later call is vague': { ctas: [buy, call('Learn more', 'learn')] },
  },
}

export const rivalCalls = {
  quotes: ['Buy', 'Book', 'Write to us'],
  confidence: 0.5,
  silent: {
    'with two that compete': { ctas: [buy, book] },
    'where two ask for the same': { ctas: [buy, book, call('Buy now', 'buy')] },
    'where it is not sure that the third is a call': { ctas: [buy, assured(book, 0.49), write] },
    'where the third asks for no commitment': { ctas: [buy, book, call('Our soups', 'learn')] },
  },
}

export const untitled = {
  facts: { pages: [page('', { title: null })] },
  confidence: 0.95,
  silent: { 'where no page was read': { pages: [] }, 'with a title': { pages: [page('')] } },
}

export const templateTitle = {
  facts: { pages: [page('', { title: quote('Home') })] },
  quotes: ['Home'],
  confidence: 0.9,
  silent: {
    'where no page was read': { pages: [] },
    'without a title': { pages: [page('', { title: null })] },
    'where the title names the brand': { pages: [page('', { title: quote('Home | Marrowell') })] },
  },
}
