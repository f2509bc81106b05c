import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fact, nothing, page, quote, testimonial } from '../swot/swot-fixtures.ts'
import { diagnosisFacts } from './diagnosis-facts.ts'
import { ownLine } from './diagnosis-fixtures.ts'

const english = { language: fact('en'), pages: [page('')] }
const review = 'They washed both rugs by hand. We will come back.'
const said = (facts: Partial<typeof nothing>) =>
  diagnosisFacts({ ...nothing, ...english, ...facts }).testimonials.map(({ value }) => value.text)
const linesOf = (facts: Partial<typeof nothing>) =>
  diagnosisFacts({ ...nothing, ...english, ...facts }).lines.map(({ text }) => text)

test('a review is of a customer, and a question is none', () => {
  const testimonials = [testimonial(review, 'Ada Field'), testimonial('Can I have my own app?', 'Yes')]
  assert.deepEqual(said({ testimonials }), [review])
})

test('a review may ask, and then say', () => {
  const asking = 'Why look further? They washed both rugs by hand.'
  assert.deepEqual(said({ testimonials: [testimonial(asking, 'Ada Field')] }), [asking])
})

test('reviews beside a note that they are examples are nobody’s', () => {
  const testimonials = [testimonial(review, 'Ada Field')]
  const shown = ownLine(review, { speaker: 'customer' })
  for (const note of ['Sample customer voices', '⭐⭐⭐ Illustrative only, real ones follow'])
    assert.deepEqual(said({ testimonials, sentences: [ownLine(note), shown] }), [], note)
  assert.deepEqual(said({ testimonials, sentences: [ownLine('Hi there'), shown] }), [review])
  assert.deepEqual(said({ testimonials, sentences: [ownLine('Order a free sample of our wool'), shown] }), [review])
})

test('a sample far from the reviews says nothing of them', () => {
  const testimonials = [testimonial(review, 'Ada Field')]
  const between = Array.from({ length: 20 }, (_, n) => ownLine(`Rug number ${n} is dry.`))
  assert.deepEqual(said({ testimonials, sentences: [ownLine('Sample rugs'), ...between, ownLine(review)] }), [review])
})

test('what stands in the block of a review is no line of the brand’s own', () => {
  const locator = 'div.review-item__body > div.review-item__text'
  assert.deepEqual(linesOf({ sentences: [ownLine('I can recommend Lowbrook.', { locator })] }), [])
  assert.deepEqual(linesOf({ sentences: [ownLine('We wash by hand.', { locator: 'main > p' })] }), ['We wash by hand.'])
  assert.deepEqual(
    linesOf({ testimonials: [testimonial(review, null)], sentences: [ownLine('They washed both rugs by hand.')] }),
    [],
  )
})

const people = (sentences: Parameters<typeof ownLine>[0][], more: Partial<typeof nothing> = {}) =>
  diagnosisFacts({ ...nothing, ...english, sentences: sentences.map((text) => ownLine(text)), ...more }).people.map(
    ({ name, role }) => [name, role],
  )

test('who recommends somebody introduces nobody', () => {
  assert.deepEqual(people(['I can recommend Ines Marlow to all.', 'Ask Ines Marlow for a date.']), [])
  assert.deepEqual(people(['I am Ines Marlow.', 'Ask Ines Marlow for a date.']), [['Ines Marlow', null]])
})

test('a role that stands in structured data alone is told to no visitor', () => {
  const structuredData = [
    { page: quote('').page, types: ['Person'], data: { name: 'Ines Marlow', jobTitle: 'Head of the kennel' } },
  ] as (typeof nothing)['structuredData']
  assert.deepEqual(people(['Ask for a date.'], { structuredData }), [])
  assert.deepEqual(people(['The head is the Head of the kennel.'], { structuredData }), [
    ['Ines Marlow', 'Head of the kennel'],
  ])
})

const voice = (author: string, role: string | null = null, text = review) => {
  const one = testimonial(text, author)
  return { ...one, value: { ...one.value, role } }
}
const lowbrook = { name: fact({ name: 'Lowbrook', variants: [] }) }

test('staff are no customers: by the brand in their role, by their page, or as people of the team', () => {
  assert.deepEqual(said({ ...lowbrook, testimonials: [voice('Ines Marlow', 'Adviser, Lowbrook')] }), [])
  assert.deepEqual(said({ ...lowbrook, testimonials: [voice('Ada Field', 'Lowbrook customer')] }), [review])
  const team = page('team', { type: 'team' })
  const atTeam = testimonial(review, 'Ada Field', team.url)
  assert.deepEqual(said({ testimonials: [atTeam], pages: [page(''), team] }), [])
  const ines = ownLine('Ines Marlow, head washer and owner', { page: team.url, pageType: 'team' })
  const known = { pages: [page(''), team], sentences: [ines] }
  assert.deepEqual(said({ ...known, testimonials: [voice('Ines Marlow')] }), [])
  assert.deepEqual(said({ ...known, testimonials: [voice('Ada Field')] }), [review])
})

test('authors whom everybody quotes are no customers, nor is a saying beside theirs', () => {
  const saying = 'A clean rug is a quiet friend.'
  const testimonials = [
    voice('Voltaire', null, 'Wash, and be glad.'),
    voice('Tom Reed', null, saying),
    voice('Ada Field'),
  ]
  assert.deepEqual(said({ testimonials }), [review])
  assert.deepEqual(said({ testimonials: [voice('Tom Reed', null, saying)] }), [saying])
})

test('names of a template are nobody’s, and two of them make the others doubtful', () => {
  assert.deepEqual(said({ testimonials: [voice('John Doe'), voice('Ada Field', null, 'We love our rugs.')] }), [
    'We love our rugs.',
  ])
  const unfilled = [voice('Naam'), voice('Naam', null, 'Warm en goed.'), voice('Ada Field', null, 'We love our rugs.')]
  assert.deepEqual(said({ testimonials: unfilled }), [])
})

test('characters and personas are no customers', () => {
  const shown = ownLine(review, { speaker: 'customer' })
  const under = (heading: string) =>
    said({ testimonials: [voice('Ada Field')], sentences: [ownLine(heading, { place: 'heading' }), shown] })
  assert.deepEqual(under('Our user personas'), [])
  assert.deepEqual(under('What our customers say'), [review])
  assert.deepEqual(said({ testimonials: [voice('Ada Field', 'Episode 3')] }), [])
})
