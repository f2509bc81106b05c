import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AudienceNeed, AudienceSign } from '../../facts/audience/shapes.ts'
import type { BrandKind } from '../../facts/entity/shapes.ts'
import type { Facts } from '../../facts.ts'
import { emptyFacts, homeUrl, siteFrom, stated } from '../../report/report-fixtures.ts'
import { writeReport } from '../../report/write-report.ts'
import type { FullReport } from '../../report.ts'

const html = `<p>For parents</p><p>For teachers</p><p>Tired of packing lunches?</p><p>Lunch for the whole school.</p>
<p>Soup for schools.</p>`
const site = siteFrom([{ url: homeUrl, html }])

const report = (facts: Partial<Facts>, context: string | null = null) =>
  (writeReport(site, { ...emptyFacts, ...facts }, 'full', { context, socialLinks: [] }) as FullReport).results

const sign = (
  id: string,
  label: string,
  kind: AudienceSign['kind'],
  text: string,
  source: AudienceSign['source'] = 'menu',
) => stated({ kind, id, label, source }, text, 'a')
const parents = sign('parents', 'parents', 'person', 'For parents')
const teachers = sign('teachers', 'teachers', 'role', 'For teachers')
const need = (kind: AudienceNeed['kind'], text: string, of: string[]) => stated({ kind, text, of }, text, 'p')

const caterer = stated(
  { text: 'Soup for schools', id: 'catering', label: 'catering company', candidates: [] } satisfies BrandKind,
  'Soup for schools.',
)

test('readers whom the menu names become personas, with the pages that speak to them', () => {
  const { personas } = report({ audiences: [parents, teachers] })
  assert.deepEqual(personas.map(({ name }) => name).sort(), ['Parents', 'Teachers'])
  assert.deepEqual(personas[0]?.support, [homeUrl])
})

test('what is said to one reader is not given to another', () => {
  const pain = need('pain', 'Tired of packing lunches?', ['parents'])
  const { personas } = report({ audiences: [parents, teachers], audienceNeeds: [pain] })
  const painsOf = (name: string) => personas.find((persona) => persona.name === name)?.painPoints
  assert.deepEqual(painsOf('Parents'), ['“Tired of packing lunches?”'])
  assert.deepEqual(painsOf('Teachers'), [])
})

test('what is said to everyone stands under no persona where several are named, and is a gap', () => {
  const goal = need('goal', 'Lunch for the whole school.', [])
  const { personas, coverage } = report({ audiences: [parents, teachers], audienceNeeds: [goal] })
  assert.deepEqual(
    personas.map(({ goals }) => goals.length),
    [0, 0],
  )
  const gap = 'What is said of troubles and goals names none of these readers, so no persona holds it.'
  assert.ok(coverage.sections.personas.gaps.includes(gap))
})

test('what is said to everyone is the named reader’s, though others are expected', () => {
  const goal = need('goal', 'Lunch for the whole school.', [])
  const { personas } = report({ audiences: [parents], audienceNeeds: [goal], kind: caterer })
  assert.deepEqual(
    personas.map(({ name, goals }) => [name, goals.length]),
    [
      ['Parents', 1],
      ['Event hosts', 0],
    ],
  )
})

test('where nobody is named the kind of offer gives one persona, said to be expected', () => {
  const { personas, coverage, evidence } = report({ kind: caterer })
  assert.deepEqual(
    personas.map(({ name }) => name),
    ['Event hosts'],
  )
  assert.match(coverage.sections.personas.gaps[0] ?? '', /the readers are those whom such an offer has as a rule/)
  const ground = evidence.find(({ pointer }) => pointer === '/personas/0/name')
  assert.deepEqual(
    [ground?.rule, ground?.quotes.map(({ text }) => text)],
    ['readers-expected-of-kind', ['Soup for schools.']],
  )
})

test('where nobody is named a line of business alone gives no persona', () => {
  const industry = stated({ id: 'restaurants', label: 'restaurant or café' }, 'Soup for schools.')
  assert.deepEqual(report({ industry }).personas, [])
})

test('a reader whom the request names is a persona without a page', () => {
  const industry = stated({ id: 'education', label: 'education' }, 'Lunch for the whole school.')
  const { personas } = report({ industry }, 'We built this for landlords.')
  assert.equal(personas[0]?.name, 'Landlords')
  assert.deepEqual(personas[0]?.support, [])
})

test('without readers and without a kind of offer no persona is claimed', () => {
  const { personas, coverage } = report({
    questions: [stated({ question: 'Tired of packing lunches?', answer: null }, 'Tired of packing lunches?')],
  })
  assert.deepEqual(personas, [])
  assert.equal(coverage.sections.personas.status, 'insufficient')
})

test('every member of a persona that says something has evidence', () => {
  const pain = need('pain', 'Tired of packing lunches?', ['parents'])
  const { evidence } = report({ audiences: [parents], audienceNeeds: [pain] })
  const pointers = evidence.map(({ pointer }) => pointer)
  assert.ok(pointers.includes('/personas/0/name'))
  assert.ok(pointers.includes('/personas/0/painPoints/0'))
})
