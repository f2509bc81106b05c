/** The calls of an invented brand, one for each manner of earning, for tests of the journey. */
import { call } from '../swot/swot-fixtures.ts'

export const buy = { ctas: [call('Order a box', 'buy')] }
export const book = { ctas: [call('Book a table', 'book')] }
export const give = { ctas: [call('Give a bowl', 'donate')] }
export const look = { ctas: [call('Our soups', 'learn')] }
export const ask = { ctas: [call('Get a quote', 'quote')] }
export const join = { ctas: [call('Sign up', 'sign-up')] }
