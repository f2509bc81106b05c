import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fact } from '../../../swot/swot-fixtures.ts'
import { corePrice } from './core-price.ts'

const priced = (name: string, text = '€ 20', isPlan = false, page = 'https://tollan.example/prices') => ({
  name,
  text,
  page,
  isPlan,
})
const coreIn = (language: string, ...prices: ReturnType<typeof priced>[]) =>
  corePrice(prices, {
    kind: null,
    language: fact(language),
    opening: { texts: [], keys: new Set<string>() },
    names: { home: 'https://tollan.example/' },
  })?.name
const coreOf = (...prices: ReturnType<typeof priced>[]) => coreIn('en', ...prices)

test('what is lent, eaten or paid besides is not what is sold', () => {
  assert.equal(coreOf(priced('Rackets'), priced('Court, one hour')), 'Court, one hour')
  assert.equal(coreIn('fr', priced('Repas du soir'), priced('Nuitée, 4 lits')), 'Nuitée, 4 lits')
  assert.equal(coreIn('de', priced('Endreinigung'), priced('Ferienwohnung')), 'Ferienwohnung')
  assert.equal(coreIn('de', priced('Bettwäsche')), undefined)
})

test('a word of another language is no extra', () => {
  assert.equal(coreIn('en', priced('Barn wedding'), priced('Garden wedding')), 'Barn wedding')
  assert.equal(coreIn('da', priced('Barn, måned'), priced('Måned')), 'Måned')
})

test('what comes with a meal is sold all the same', () => {
  assert.equal(coreOf(priced('Room with breakfast')), 'Room with breakfast')
  assert.equal(coreIn('fr', priced('Nuitée avec petit déjeuner')), 'Nuitée avec petit déjeuner')
})

test('a price for children or students stands for the offer where there is no other', () => {
  assert.equal(coreOf(priced('Kids, month'), priced('Month')), 'Month')
  assert.equal(coreOf(priced('Kids, month')), 'Kids, month')
})

test('a plan goes first, and a bare number is no price', () => {
  assert.equal(coreOf(priced('Ten rides'), priced('Month', '€ 40', true)), 'Month')
  assert.equal(coreOf(priced('Month', '19.95')), undefined)
})

test('no dish of a menu stands for what is no restaurant', () => {
  const menu = Array.from({ length: 15 }, (_, at) => priced(`Dish ${at}`, '€ 9', false, 'https://tollan.example/menu'))
  assert.equal(coreOf(...menu), undefined)
  assert.equal(coreOf(...menu.slice(1)), 'Dish 1')
})
