import assert from 'node:assert/strict'
import { test } from 'node:test'
import { about, fact, nothing } from '../../swot/swot-fixtures.ts'
import { ownLine } from '../diagnosis-fixtures.ts'
import { namedPeople } from './named-people.ts'
import { wordsWritten } from './written-words.ts'

const team = (text: string) => ownLine(text, { page: about, pageType: 'team', place: 'heading', role: 'team' })
const namesIn = (...sentences: ReturnType<typeof ownLine>[]) =>
  namedPeople({ ...nothing, language: fact('en'), sentences }).map(({ name, role }) => [name, role])

test('a person is named with a role in the same line, or in the next', () => {
  assert.deepEqual(namesIn(ownLine('Ines Marlow, owner')), [['Ines Marlow', 'owner']])
  assert.deepEqual(namesIn(ownLine('Founder: Ines Marlow')), [['Ines Marlow', 'Founder']])
  assert.deepEqual(namesIn(ownLine('Ines Marlow', { place: 'heading' }), ownLine('Founder of the kennel')), [
    ['Ines Marlow', 'Founder of the kennel'],
  ])
})

test('a signature, and a heading that its lines go on about, name a person', () => {
  assert.deepEqual(namesIn(ownLine('— Ines Marlow')), [['Ines Marlow', null]])
  assert.deepEqual(
    namesIn(ownLine('Ines Marlow', { place: 'heading' }), ownLine('Ines Marlow has kept dogs for years.')),
    [['Ines Marlow', null]],
  )
  assert.deepEqual(namesIn(ownLine('Ines Marlow', { place: 'heading' }), ownLine('Two dogs sleep here.')), [])
})

test('whoever has a year of death is no person of the brand', () => {
  const said = ownLine('Ines Marlow (1755–1843) founded the teaching that we follow.')
  assert.deepEqual(namesIn(ownLine('Ines Marlow', { place: 'heading' }), said), [])
})

test('a heading of the team is no name where the site writes one of its words small', () => {
  assert.deepEqual(namesIn(team('Ines Marlow')), [['Ines Marlow', null]])
  assert.deepEqual(namesIn(team('Kennel Helpers'), ownLine('Our helpers sleep upstairs.')), [])
})

test('a heading is no name where it is a role, or begins with a word of grammar', () => {
  assert.deepEqual(namesIn(team('Managing Director')), [])
  assert.deepEqual(namesIn(team('Our Team')), [])
})

test('what speaks of the same thing again, or tells whose words follow, is no role', () => {
  assert.deepEqual(namesIn(ownLine('Marlow Cloud — owner of the Marlow key')), [])
  assert.deepEqual(namesIn(ownLine('Personal Word', { place: 'heading' }), ownLine('From the founder')), [])
})

test('a word is written small only as a whole word', () => {
  const isWritten = wordsWritten([ownLine('Write to arnold.peel@lowbrook.example, or ask a gardener.')])
  assert.equal(isWritten('Gardener'), true)
  assert.equal(isWritten('Garden'), false)
  assert.equal(isWritten('Arnold'), false)
})

test('whoever heads another firm, or began what is not the brand, is no person of it', () => {
  const brand = fact({ name: 'Lowbrook', variants: [] })
  const roleOf = (role: string) =>
    namedPeople({ ...nothing, language: fact('en'), name: brand, sentences: [ownLine(`Ines Marlow, ${role}`)] }).length
  assert.equal(roleOf('CEO of Tollan Bikes'), 0)
  assert.equal(roleOf('founder of Aikido'), 0)
  assert.equal(roleOf('founder of Lowbrook Dogs'), 1)
  assert.equal(roleOf('founder of the kennel'), 1)
})

test('who is quoted signs a quotation, and not a letter', () => {
  const quoted = ownLine('“Water is the driving force of all nature.”')
  assert.deepEqual(namesIn(quoted, ownLine('— Ines Marlow')), [])
  assert.deepEqual(namesIn(ownLine('We look forward to your dog.'), ownLine('— Ines Marlow')), [['Ines Marlow', null]])
  assert.deepEqual(namesIn(ownLine('We dive with care.'), ownLine('— Jacques Cousteau')), [])
})

test('names under personas and certificates are of others', () => {
  const under = (heading: string) => namesIn(ownLine(heading, { place: 'heading' }), ownLine('Ines Marlow, owner'))
  assert.deepEqual(under('Personas'), [])
  assert.deepEqual(under('Zertifikate'), [])
  assert.deepEqual(under('About the kennel'), [['Ines Marlow', 'owner']])
})
