import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claims, sourcesCited } from './claims.ts'
import { bodySentences } from './language-fixtures.ts'

const known = { language: 'en', names: ['Quillmoss'], certifications: [], customers: [], testimonials: [] }
const claimsIn = (texts: string[], more: Partial<typeof known> = {}) =>
  claims(bodySentences(texts), { ...known, ...more }).map(({ value }) => value)

test('a superlative of the brand is a claim', () => {
  assert.equal(claimsIn(['Quillmoss is the largest maker of hemp paper in Wales.'])[0]?.type, 'superlative')
})

test('a superlative in the words of a customer is none', () => {
  const said = bodySentences(['Quillmoss is the best notebook I ever owned.'], { speaker: 'customer' })
  assert.deepEqual(claims(said, known), [])
})

test('best practices, best regards and at least claim nothing', () => {
  const texts = [
    'We follow the best practices of paper making.',
    'With best regards from all of us at Quillmoss.',
    'We need at least a week.',
  ]
  assert.deepEqual(claimsIn(texts), [])
})

test('a count of customers is a number, a year or a price is none', () => {
  assert.equal(claimsIn(['Over 12,000 customers write on our paper.'])[0]?.type, 'number')
  assert.deepEqual(claimsIn(['We opened in 1998.', 'A pad of 80 sheets costs £14.']), [])
})

test('a named source bears a claim out', () => {
  const [claim] = claimsIn(['98 % of our pens last ten years, according to Brindle Test Institute.'])
  assert.equal(claim?.proof, 'Brindle Test Institute')
  assert.equal(claim?.sourced, true)
})

test('what a customer says beside it is its proof', () => {
  const sentences = [
    ...bodySentences(['We make the most durable covers in the country.']),
    ...bodySentences(['Mine survived the washing machine.'], { speaker: 'customer' }),
  ]
  assert.equal(claims(sentences, known)[0]?.value.proof, 'Mine survived the washing machine.')
})

test('what everybody says is parity', () => {
  const [claim] = claimsIn(['Wir garantieren höchste Qualität und faire Preise.'], { language: 'de' })
  assert.equal(claim?.isParity, true)
})

test('the same claim in several wordings is listed once', () => {
  assert.equal(
    claimsIn(['Every cover is backed by our 20 year guarantee.', 'Our covers are backed by a 20 year guarantee.'])
      .length,
    1,
  )
})

test('a guarantee that is denied is none', () => {
  assert.deepEqual(claimsIn(['Applying does not guarantee an award.']), [])
})

for (const [language, text] of Object.entries({
  de: 'Wir sind der führende Hersteller von Hanfpapier in Europa.',
  fr: 'Nous sommes le leader du papier de chanvre en Europe.',
  es: 'Somos la única papelera artesanal de nuestra región.',
  it: 'Siamo la migliore cartiera della nostra regione.',
  nl: 'Wij zijn marktleider in hennep papier.',
  pl: 'Jesteśmy liderem rynku papieru z konopi.',
  ja: '私たちは国内最大級の和紙メーカーです。',
})) {
  test(`a superlative in ${language} is found`, () => {
    assert.equal(claimsIn([text], { language })[0]?.type, 'superlative')
  })
}

test('sources are cited by name', () => {
  const texts = [
    'According to the Brindle Test Institute, hemp lasts longer.',
    'Laut Papierverband wächst der Markt.',
    'Download the source code.',
  ]
  assert.deepEqual(
    sourcesCited(bodySentences(texts)).map(({ value }) => value),
    ['Brindle Test Institute', 'Papierverband'],
  )
})
