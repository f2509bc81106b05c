import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageType } from '../../artifacts.ts'
import type { BlockRole } from '../../page/page-blocks.ts'
import { homeUrl } from '../../report/report-fixtures.ts'
import {
  blocks,
  certificate,
  contact,
  customer,
  nothing,
  page,
  policy,
  same,
  seenOn,
  testimonial,
} from '../swot/swot-fixtures.ts'
import { type TrustFacts, trustSignals } from './trust-signals.ts'

const told = (facts: Partial<TrustFacts>) =>
  trustSignals({ ...nothing, pages: [page('')], ...facts }).map(
    ({ kind, text, url, ground: { basis, confidence } }) => `${kind} ${text} ${url} ${basis} ${confidence}`,
  )

const about = `${homeUrl}about`

test('signals of facts come by kind, each with the page that it was seen on', () => {
  assert.deepEqual(
    told({
      policies: [policy('privacy')],
      guarantees: [same('Cold? We pay')],
      certifications: [certificate('ISO 22000', 'quality')],
      customers: [seenOn(customer('Alder'), about)],
      testimonials: [testimonial('Better than mine', 'Ida')],
    }),
    [
      `reviews Better than mine ${homeUrl} stated 0.9`,
      `customers Alder ${about} stated 0.9`,
      `certifications ISO 22000 ${homeUrl} stated 0.9`,
      `guarantees Cold? We pay ${homeUrl} stated 0.9`,
      `policies privacy ${homeUrl}privacy stated 0.9`,
    ],
  )
})

test('of four signals of a kind the first three are told', () => {
  assert.deepEqual(told({ customers: ['Alder', 'Birch', 'Cedar', 'Dogwood'].map((name) => customer(name)) }), [
    `customers Alder ${homeUrl} stated 0.9`,
    `customers Birch ${homeUrl} stated 0.9`,
    `customers Cedar ${homeUrl} stated 0.9`,
  ])
})

test('a signal that quotes nothing stands on the home page', () => {
  assert.deepEqual(told({ customers: [{ ...customer('Alder'), quotes: [] }] }), [
    `customers Alder ${homeUrl} stated 0.9`,
  ])
})

const ofPages: [PageType, string | null][] = [
  ['testimonials', 'reviews'],
  ['customers', 'customers'],
  ['security', 'security'],
  ['team', 'team'],
  ['legal', 'policies'],
  ['faq', 'questions'],
  ['about', null],
]
for (const [type, kind] of ofPages) {
  test(`a page of type ${type} is ${kind === null ? 'no signal' : `a signal of the kind ${kind}`}`, () => {
    const expected = kind === null ? [] : [`${kind} Marrowell — there ${homeUrl}there inferred 0.7`]
    assert.deepEqual(told({ pages: [page(''), page('there', { type })] }), expected)
  })
}

test('a page without a title is told by its path', () => {
  assert.deepEqual(told({ pages: [page(''), page('people', { type: 'team', title: null })] }), [
    `team /people ${homeUrl}people inferred 0.7`,
  ])
})

const ofBlocks: [BlockRole, string | null][] = [
  ['testimonials', 'reviews'],
  ['customers', 'customers'],
  ['team', 'team'],
  ['faq', 'questions'],
  ['features', null],
]
const headed = (heading: string | null, ...roles: BlockRole[]) =>
  blocks(...roles).map((one) => ({ ...one, blocks: one.blocks.map((block) => ({ ...block, heading })) }))
for (const [role, kind] of ofBlocks) {
  test(`a block of ${role} is ${kind === null ? 'no signal' : `a signal of the kind ${kind}`}`, () => {
    const expected = kind === null ? [] : [`${kind} Those we cook for ${homeUrl} inferred 0.6`]
    assert.deepEqual(told({ blocks: headed('Those we cook for', role) }), expected)
  })
}

test('a block without a heading is no signal', () => assert.deepEqual(told({ blocks: headed(null, 'team') }), []))

test('of two blocks of a kind the first is told', () => {
  assert.deepEqual(told({ blocks: [...headed('Our cooks', 'team'), ...headed('Our drivers', 'team')] }), [
    `team Our cooks ${homeUrl} inferred 0.6`,
  ])
})

test('a place that a fact has named is not named again by its page or its block', () => {
  const pages = [page(''), page('customers', { type: 'customers' })]
  assert.deepEqual(
    told({
      pages,
      customers: [seenOn(customer('Alder'), `${homeUrl}customers`)],
      testimonials: [testimonial('Better than mine', 'Ida')],
      blocks: headed('What they say', 'testimonials'),
    }),
    [`reviews Better than mine ${homeUrl} stated 0.9`, `customers Alder ${homeUrl}customers stated 0.9`],
  )
})

test('another kind on the same page, and the same kind on another page, are named', () => {
  assert.deepEqual(
    told({
      pages: [page(''), page('customers', { type: 'customers' })],
      customers: [customer('Alder')],
      blocks: headed('Our cooks', 'team'),
    }),
    [
      `customers Alder ${homeUrl} stated 0.9`,
      `customers Marrowell — customers ${homeUrl}customers inferred 0.7`,
      `team Our cooks ${homeUrl} inferred 0.6`,
    ],
  )
})

test('a postal address is a signal, other contacts are none', () => {
  assert.deepEqual(
    told({ contacts: [contact('phone', '0123 456'), seenOn(contact('address', 'Pot Lane 1'), about)] }),
    [`address Pot Lane 1 ${about} stated 0.9`],
  )
})
