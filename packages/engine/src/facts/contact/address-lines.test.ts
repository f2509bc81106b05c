import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textLines } from '../../page/text-lines.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { addressesInLines } from './address-lines.ts'
import { contacts } from './contacts.ts'

const factsOf = (body: string) =>
  contacts(siteOfPages({ '/': `<title>Oaken</title><body>${body}` }), [], ['Oaken']).filter(
    ({ value }) => value.kind === 'address',
  )
const inFooter = (...lines: string[]) => factsOf(`<footer><p>${lines.join('<br>')}</p></footer>`)
const addresses = (...lines: string[]) => inFooter(...lines).map(({ value }) => value.value)
const ofElement = (...lines: string[]) =>
  factsOf(`<address>${lines.join('<br>')}</address>`).map(({ value }) => value.value)

/** Words in lower case of a length in all. */
const words = (length: number) => `${'wir hier da '.repeat(20).slice(0, length - 1)}n`

const street = 'Hauptstraße 12'
const town = '10115 Berlin'
const both = `${street}, ${town}`

const atLimits: [what: string, within: string[], beyond: string[], value: string][] = [
  [
    'a line of 160 characters',
    [`${words(160 - both.length - 2)}: ${both}`],
    [`${words(161 - both.length - 2)}: ${both}`],
    both,
  ],
  [
    '60 characters between street and town',
    [`${street}, ${words(57)} ${town}`],
    [`${street}, ${words(58)} ${town}`],
    `${street}, ${words(57)} ${town}`,
  ],
  [
    'one line between street and town',
    [street, 'Hinterhaus', town],
    [street, 'Hinterhaus', 'Aufgang links', town],
    `${street}, Hinterhaus, ${town}`,
  ],
  [
    'a line of 80 characters between street and town',
    [street, words(80), town],
    [street, words(81), town],
    `${street}, ${words(80)}, ${town}`,
  ],
  [
    '40 characters before the town in its line',
    [street, `${words(39)} ${town}`],
    [street, `${words(40)} ${town}`],
    `${street}, ${words(39)} ${town}`,
  ],
  [
    'a line of 60 characters between a street and a town without a code',
    ['12 Mill Street', words(60), 'Galway'],
    ['12 Mill Street', words(61), 'Galway'],
    `12 Mill Street, ${words(60)}, Galway`,
  ],
  [
    'two lines between a street and a town without a code',
    ['12 Mill Street', 'first door', 'first floor', 'Galway'],
    ['12 Mill Street', 'first door', 'first floor', 'ring twice', 'Galway'],
    '12 Mill Street, first door, first floor, Galway',
  ],
  ['12 characters where an address is announced', ['Address: Mill House 4'], ['Address: Old House 4'], 'Mill House 4'],
]
for (const [what, within, beyond, value] of atLimits) {
  test(`an address may have ${what}, and no more or fewer`, () => {
    assert.deepEqual(addresses(...within), [value])
    assert.deepEqual(addresses(...beyond), [])
  })
}

test('an announced address has at most 140 characters', () => {
  const described = (length: number) => `Mill House, ${words(length - 12)}`
  assert.deepEqual(addresses(`Address: ${described(140)}`), [described(140)])
  assert.deepEqual(addresses(`Address: ${described(141)}`), [])
})

test('of the addresses in the lines of a page the first twenty are read', () => {
  const offices = Array.from({ length: 21 }, (_, at) => `Lindenallee ${at + 1}, ${10_115 + at} Berlin`)
  const { home } = siteOfPages({ '/': `<title>Oaken</title>${offices.map((office) => `<p>${office}</p>`).join('')}` })
  assert.deepEqual(
    addressesInLines(textLines(home.document)).map(({ value }) => value),
    offices.slice(0, 20),
  )
})

const cases: [title: string, lines: string[], expected: string[]][] = [
  ['a Swiss code looks like a year', ['Bahnhofstrasse 3, 1950 Sion'], ['Bahnhofstrasse 3, 1950 Sion']],
  ['a floor follows the town', [`${both}, 3. Etage`], [both]],
  ['a word that is no country follows the town', [`${both}, Hinterhof`], [both]],
  ['Dublin has districts', ['3 Quay Street, Dublin 2'], ['3 Quay Street, Dublin 2']],
  ['Ireland has codes of its own', ['3 Quay Street, Dublin D02 AF30'], ['3 Quay Street, Dublin D02 AF30']],
  ['a phone number stands between street and town', [street, '+49 30 1234567', town], []],
  ['an e-mail address stands between street and town', [street, 'hallo@oaken.example', town], []],
  [
    'the town stands in the line above the street',
    ['1055 Budapest', 'Kossuth Lajos utca 5'],
    ['1055 Budapest, Kossuth Lajos utca 5'],
  ],
  ['the line above the street goes on after its town', ['1055 Budapest und drei weitere', 'Kossuth Lajos utca 5'], []],
  ['a long line above the street ends with a town', [`${words(55)} 1055 Budapest`, 'Kossuth Lajos utca 5'], []],
  [
    'a country follows a town that nobody knows',
    ['شارع الملك فهد، قرية النور، السعودية'],
    ['شارع الملك فهد، قرية النور، السعودية'],
  ],
  ['a country follows the street', ['شارع الملك فهد، السعودية'], []],
  ['no country follows two parts', ['شارع الملك فهد، قرية النور، مكتب النور'], []],
  [
    'the country stands in brackets',
    ['Calle Roble 4, 28001 Madrid (España)', 'Mühlweg 4, 10115 Berlin (Deutschland), 2. Stock'],
    ['Calle Roble 4, 28001 Madrid (España)', 'Mühlweg 4, 10115 Berlin (Deutschland)'],
  ],
  ['a country alone is in the line after the street', ['12 Mill Street', 'Ireland'], []],
  [
    'a town and its country are in the line after the street',
    ['12 Mill Street', 'Ballyoak, Ireland'],
    ['12 Mill Street, Ballyoak, Ireland'],
  ],
  ['something else follows a known town', ['7 Palm Avenue', 'Lagos', 'Open every day'], ['7 Palm Avenue, Lagos']],
  ['an e-mail address follows a street without a code', ['12 Mill Street', 'hello@oaken.example', 'Galway'], []],
]
for (const [title, lines, expected] of cases) {
  test(`addresses where ${title}`, () => {
    assert.deepEqual(addresses(...lines), expected)
  })
}

test('the quote of an announced address holds its town', () => {
  const [fact] = factsOf('<div><h3>Adresse</h3><p>Auf dem Eichkamp 1b</p><p>21339 Lindau</p></div>')
  assert.equal(fact?.quotes[0]?.text, 'Auf dem Eichkamp 1b 21339 Lindau')
})

test('an address element has its town in one of its first four lines', () => {
  assert.deepEqual(ofElement('Unit 4, Leeds LS1 4AB'), ['Unit 4, Leeds LS1 4AB'])
  assert.deepEqual(ofElement('Unit 4', 'The Mill', 'Riverside', 'Leeds LS1 4AB'), [
    'Unit 4, The Mill, Riverside, Leeds LS1 4AB',
  ])
  assert.deepEqual(ofElement('Unit 4', 'The Mill', 'Riverside', 'Old yard', 'Leeds LS1 4AB'), [])
  assert.deepEqual(ofElement('The Mill', 'Riverside'), [])
})
