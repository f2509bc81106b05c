import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, takesBoundedTime } from '../../lexicon/list-checks.ts'
import { fillerSign } from './filler.ts'

for (const text of [
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  'Sed ut dolor labore et veniam nostrud ullamco laboris.',
  'At vero eos et accusamus et iusto odio dignissimos ducimus qui blanditiis praesentium.',
  'Neque porro quisquam est, qui dolorem ipsum quia dolor sit amet.',
  'Just another WordPress site',
  'Your text here',
  'Hello {{ customer.name }}',
  '[Company name]',
  'Write to info@example.com',
  'Call (212) 555-0147',
  '123 Main Street, Suite 100, Springfield',
  'Musterstraße 12, 12345 Musterstadt',
  'Calle Falsa 123, 28000 Madrid',
  'John Doe',
  'Max Mustermann',
  'Home 3 - Dentist',
  '[NEEDS REAL DATA: confirm the limit',
  'Accelerator crowdsource channels customer buzz traction iteration burn rate investor termsheet launch pad niche market',
]) {
  test(`“${text}” is filler`, () => {
    assert.notEqual(fillerSign(text), null)
  })
}

for (const text of [
  'Our motto is labor omnia vincit.',
  'Learn how to start a WordPress site of your own in a weekend.',
  'Write to info@examplemaker.com',
  'Call (212) 560-0147',
  '1123 Main Street, Suite 100',
  'Musterring 12, 33378 Rheda',
  'The musterplatz of the old garrison is where the market has stood every Saturday since 1951, between the two chestnut trees and the fountain.',
  'John Dovey',
  'Home 24 hours a day',
  'Tables [pdf, 2 MB]',
  'Plumbing, heating, gas, boilers, drains, roofs, gutters, tiles, floors, walls, doors, windows',
  'Oakrow Fjordling Tidebook Quellbrunn Hafenlicht Grimsby Falmouth Lerwick Stromness Kirkwall Tobermory Oban',
]) {
  test(`“${text}” is no filler`, () => {
    assert.equal(fillerSign(text), null)
  })
}

test('no text takes long to be read', () => {
  takesBoundedTime(() => {
    for (const text of pathologicalTexts) fillerSign(text)
  })
})
