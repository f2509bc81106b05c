import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodOfTerm } from './tables.ts'
import { insteadIn } from './word-prices.ts'

const instead: [text: string, says: 'free' | 'on-request' | null][] = [
  ['Free', 'free'],
  ['Kostenlos', 'free'],
  ['Free for ever', 'free'],
  ['Free for everybody who bakes with us', null],
  ['Free for 14 days', null],
  ['Contact us', 'on-request'],
  ['Contact us today', 'on-request'],
  ['Contact us about your kitchen', null],
  ['Auf Anfrage', 'on-request'],
  ['Sur devis', 'on-request'],
  ['Our kitchens', null],
]
for (const [text, says] of instead) {
  test(`“${text}” in the place of a price says ${says ?? 'nothing of it'}`, () => assert.equal(insteadIn(text), says))
}

const terms: [term: string, period: string | null][] = [
  ['per month', 'month'],
  ['Price per year', 'year'],
  ['pro Monat', 'month'],
  ['12 months', null],
  ['High season', null],
  [`${'for our guests, '.repeat(3)}per month`, null],
]
for (const [term, period] of terms) {
  test(`the header “${term}” says ${period === null ? 'no period' : `the period ${period}`}`, () => {
    assert.equal(periodOfTerm(term), period)
  })
}
