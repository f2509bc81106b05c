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

test('a superlative of something else than the brand is no claim', () => {
  const texts = [
    'We point buyers to the fastest nib of each maker.',
    'Quillmoss shows a simple and clear overview of the largest sheets in store.',
    'Our help pages cover the most common questions.',
    'Our work shows how much we care for the most vulnerable.',
    'The largest papers of the world write about us.',
    'When Brindle chose Quillmoss for its school books, one of the most cited reasons was the price.',
  ]
  assert.deepEqual(claimsIn(texts), [])
})

test('a number is the brand’s own where the sentence says so, or stands by itself', () => {
  assert.equal(claimsIn(['120+ schools served'])[0]?.type, 'number')
  assert.equal(claimsIn(['We have served 12,000 customers in all parts of the country since then.'])[0]?.type, 'number')
  const others = ['Run by the town of Brindle, the card opens the doors of 200+ clubs all over the county to families.']
  assert.deepEqual(claimsIn(others), [])
})

test('seats, discounts and all of something are no measure of the brand', () => {
  const priced = bodySentences(['Per pad at 30+ pads']).map((one) => ({ ...one, pageType: 'pricing' as const }))
  assert.deepEqual(claims(priced, known), [])
  assert.deepEqual(claimsIn(['dès la 3ème semaine : - 10 %'], { language: 'fr' }), [])
  assert.deepEqual(claimsIn(['A cover that is 100% adjustable to any pad.']), [])
})

test('a lesson of the trade compares nothing with the brand', () => {
  const lessons = bodySentences([
    'A thinner glue usually beats adding more glue.',
    'Nothing printed can be better than its paper.',
  ])
  assert.deepEqual(
    claims(
      lessons.map((one) => ({ ...one, pageType: 'other' as const })),
      known,
    ),
    [],
  )
})

test('what announces an answer promises nothing', () => {
  assert.deepEqual(
    claimsIn(['Everything you need to know about our 24 papers.', 'Minimum guarantee vs expected wear']),
    [],
  )
})

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
