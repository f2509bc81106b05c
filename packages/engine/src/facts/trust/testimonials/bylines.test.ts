import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isByline, isNameAlone, isPhrase } from './bylines.ts'

const bylines: [text: string, isOne: boolean][] = [
  ['Ann Lee, Head of Sales · Acme Joinery GmbH, Leeds · 28.06.2026 · verified purchase', true],
  ['Pieter van Dijk, Owner / Dijk & Zonen B.V., Venlo (NL)', true],
  ["St Ann's Church of England Primary School and Nursery", true],
  ['Ann Lee, Managing Director, Acme Joinery Ltd.', true],
  ['Ann Lee came by twice and measured every wall of the house.', false],
  ['Ann, our joiner, is friendly and always there when we need her', false],
  ['Great service, friendly people, and a kitchen that we love', false],
  ['Sehr nette Beratung, saubere Arbeit und ein fairer Preis für alles', false],
  ['Ann Lee', false],
]
for (const [text, isOne] of bylines)
  test(`“${text}” is ${isOne ? 'a name with what belongs to it' : 'no byline'}`, () =>
    assert.equal(isByline(text), isOne))

test('a name alone has two to four words with capitals, particles apart', () => {
  for (const name of ['Ann Lee', 'Pieter van der Berg', 'Ann & Bo Lee', 'A. Lee']) assert.ok(isNameAlone(name), name)
  for (const other of ['Ann', 'Our oak', 'Ann Lee Bo Kerr Cy']) assert.ok(!isNameAlone(other), other)
})

test('a phrase has words in lower case that names do not have', () => {
  for (const phrase of ['Fear and stress', "Perte d'un proche", 'Was Gäste sagen']) assert.ok(isPhrase(phrase), phrase)
  for (const name of ['Ann Lee', 'Ludwig van Berg', 'Steffi und Bo', 'Familie Lang']) assert.ok(!isPhrase(name), name)
})
