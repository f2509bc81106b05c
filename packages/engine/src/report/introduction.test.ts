import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../evidence.ts'
import type { BrandKind } from '../facts/entity/shapes.ts'
import type { Facts } from '../facts.ts'
import { sectionFacts } from '../sections/section-facts.ts'
import { inEachWording } from '../writing/wording-fixtures.ts'
import { introduction } from './introduction.ts'
import { emptyFacts, homeUrl, siteFrom, stated } from './report-fixtures.ts'

const site = () => siteFrom([{ url: homeUrl, html: '<p>…</p>' }])
const language = (value: string): Fact<string> => ({ value, basis: 'computed', confidence: 0.9, quotes: [] })
const name = stated({ name: 'Oakrow', variants: ['Oakrow Ltd'] }, 'Oakrow')
const headline = (text: string) => ({ headline: stated(text, text), subhead: null, eyebrow: null })
const kind = (text: string, label: string) => stated<BrandKind>({ text, id: 'joinery', label, candidates: [] }, text)

const introductions = (facts: Partial<Facts>, read = site()) => {
  const reading = sectionFacts(read, { ...emptyFacts, ...facts })
  return [...new Set(inEachWording((wording) => introduction({ capture: read.capture, facts: reading, wording })))]
}

const stairs = { name, language: language('en'), hero: headline('Stairs that stay quiet') }

test('a brand is introduced by what it calls itself and the line it opens with', () => {
  assert.deepEqual(introductions({ ...stairs, kind: kind('family-run joinery', 'joinery') }), [
    'Oakrow (marrowell.example) calls itself “family-run joinery” and opens with “Stairs that stay quiet”.',
    'marrowell.example belongs to Oakrow, in its own words “family-run joinery”. It opens with “Stairs that stay quiet”.',
    'Oakrow, in its own words “family-run joinery”, opens marrowell.example with “Stairs that stay quiet”.',
  ])
})

const named: [language: string, text: string, label: string, shown: string][] = [
  ['de', 'Tischlerei für Treppen', 'joinery', '“Tischlerei für Treppen” (joinery)'],
  ['ja', '階段専門の木工所', 'joinery', '“階段専門の木工所” (joinery)'],
  ['fr', 'Restaurant au bord du lac', 'restaurant', '“Restaurant au bord du lac” and'],
  ['en', 'stair makers', 'joinery', '“stair makers” and'],
]
for (const [tag, text, label, shown] of named) {
  test(`in ${tag} “${text}” is told as ${shown}`, () => {
    const [first = ''] = introductions({ ...stairs, language: language(tag), kind: kind(text, label) })
    assert.ok(first.includes(`calls itself ${shown}`), first)
  })
}

test('without a line, a brand is introduced by what it calls itself', () => {
  assert.deepEqual(introductions({ name, kind: kind('joinery', 'joinery') }), [
    'Oakrow (marrowell.example) calls itself “joinery”; no line on its home page sums it up.',
    'marrowell.example is the site of Oakrow, in its own words “joinery”. It opens without a line that says so.',
  ])
})

test('a headline that is only a spelling of the name is no line', () => {
  const facts = { name, kind: kind('joinery', 'joinery') }
  assert.deepEqual(introductions({ ...facts, hero: headline('OAKROW LTD') }), introductions(facts))
})

test('a line of business is not told where the brand does not say what it is', () => {
  const industry = stated({ id: 'trades', label: 'construction and trades' }, 'Oakrow')
  assert.deepEqual(introductions({ ...stairs, industry }), [
    'Oakrow (marrowell.example) meets its visitors with “Stairs that stay quiet”.',
    'On marrowell.example, Oakrow introduces itself with “Stairs that stay quiet”.',
    '“Stairs that stay quiet”. With this line Oakrow opens marrowell.example.',
    'Oakrow opens its site, marrowell.example, on the words “Stairs that stay quiet”.',
    'The first thing Oakrow says on marrowell.example is “Stairs that stay quiet”.',
  ])
})

test('a brand of which nothing is known is named by its address', () => {
  assert.deepEqual(introductions({}), [
    'The brand at marrowell.example (marrowell.example) does not introduce itself in a line that could be told apart.',
  ])
})

test('a page that only scripts would have built is introduced as that', () => {
  const read = siteFrom([{ url: homeUrl, html: '<div id="root"></div>' }])
  read.capture.pages[0]!.state = { state: 'shell', confidence: 0.9, reasons: ['an empty mount point'] }
  const [said = ''] = introductions({ ...stairs, kind: kind('joinery', 'joinery') }, read)
  assert.match(said, /^The home page of marrowell\.example is built by scripts/)
})
