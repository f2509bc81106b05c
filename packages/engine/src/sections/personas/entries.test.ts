import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AudienceNeed } from '../../facts/audience/shapes.ts'
import {
  certificate,
  contact,
  fact,
  nothing,
  plan,
  post,
  question,
  same,
  social,
  testimonial,
} from '../swot/swot-fixtures.ts'
import { channelsOf, motivationsOf, needsOf, type Whose } from './entries.ts'

const need = (kind: AudienceNeed['kind'], text: string, ...of: string[]) => fact<AudienceNeed>({ kind, text, of }, text)
const parents: Whose = { ids: ['parents'], isFirst: true, isOnly: true }
const needs = (kind: AudienceNeed['kind'], whose: Whose, ...audienceNeeds: ReturnType<typeof need>[]) =>
  needsOf(kind, { ...nothing, audienceNeeds }, whose).map(({ text }) => text)

test('needs of their own come before those of everybody', () => {
  assert.deepEqual(needs('pain', parents, need('pain', 'Cold lunch?'), need('pain', 'Tired?', 'vets', 'parents')), [
    '“Tired?”',
    '“Cold lunch?”',
  ])
})

test('needs of another kind or of others are not theirs', () => {
  const oneOfTwo = { ...parents, isOnly: false }
  assert.deepEqual(needs('pain', oneOfTwo, need('goal', 'Eat well.', 'parents'), need('pain', 'Tired?', 'vets')), [])
})

test('the only reader has the needs of all', () => {
  assert.deepEqual(needs('pain', parents, need('pain', 'Tired?', 'vets')), ['“Tired?”'])
})

test('one of several readers has only needs of their own', () => {
  const oneOfTwo = { ...parents, isOnly: false }
  assert.deepEqual(needs('pain', oneOfTwo, need('pain', 'Cold lunch?'), need('pain', 'Tired?', 'parents')), [
    '“Tired?”',
  ])
})

test('what is said to them and to everybody is said once', () => {
  assert.deepEqual(needs('pain', parents, need('pain', 'Tired?'), need('pain', 'Tired?', 'parents')), ['“Tired?”'])
})

const most: [AudienceNeed['kind'], number][] = [
  ['pain', 4],
  ['goal', 4],
  ['trigger', 3],
  ['objection', 4],
]
for (const [kind, count] of most) {
  test(`of ${count + 1} needs of the kind ${kind} ${count} are told`, () => {
    const all = Array.from({ length: count + 1 }, (_, n) => need(kind, `${n}`))
    assert.equal(needs(kind, parents, ...all).length, count)
  })
}

const answered = (answer: string | null) => {
  const asked = question('Is it hot?')
  const questions = [question('Is it cold?'), { ...asked, value: { ...asked.value, answer } }]
  return needsOf('objection', { ...nothing, audienceNeeds: [need('objection', 'Is it hot?')], questions }, parents)[0]
    ?.text
}

test('a doubt stands with its answer', () => {
  assert.equal(answered('On Monday.'), '“Is it hot?” Answered with “On Monday.”')
})

test('a doubt without an answer stands alone', () => assert.equal(answered(null), '“Is it hot?”'))

test('an answer is cut at 160 characters', () => {
  const text = answered('On Monday we cook it '.repeat(20)) ?? ''
  assert.ok(text.length <= '“Is it hot?” Answered with “”'.length + 160 && text.length > 150, text)
})

const motivations = (own: Partial<typeof nothing>) =>
  motivationsOf({ ...nothing, ...own }).map(({ text, ground }) => [text, ...ground.quotes.map((one) => one.text)])
const free = plan('Taster', 0, { isFree: true })

const offers: Record<string, { own: Partial<typeof nothing>; says: string[][] }> = {
  'a trial, and no free plan beside it': {
    own: { trial: same('7 days free'), plans: [free] },
    says: [['To try before paying: “7 days free”', '7 days free']],
  },
  'a free plan': {
    own: { plans: [plan('Small', 5), free] },
    says: [['To begin without paying: “Taster” costs nothing', 'Taster']],
  },
  'no plan that costs': { own: { plans: [plan('Small', 5)] }, says: [] },
  'the first guarantee': {
    own: { guarantees: [same('Cold? We pay'), same('Or free')] },
    says: [['To take no risk: “Cold? We pay”', 'Cold? We pay']],
  },
  'four testimonials, of which three are quoted': {
    own: { testimonials: ['a', 'b', 'c', 'd'].map((text) => testimonial(text, null)) },
    says: [['To go by what others report: 4 testimonials shown', 'a', 'b', 'c']],
  },
  'two testimonials': {
    own: { testimonials: ['a', 'b'].map((text) => testimonial(text, null)) },
    says: [['To go by what others report: 2 testimonials shown', 'a', 'b']],
  },
  'not one testimonial alone': { own: { testimonials: [testimonial('a', null)] }, says: [] },
  'the first certificate': {
    own: { certifications: [certificate('ISO 22000', 'quality'), certificate('Spoon', 'award')] },
    says: [['To have it vouched for: “ISO 22000”', 'ISO 22000']],
  },
}
for (const [what, { own, says }] of Object.entries(offers)) {
  test(`readers are moved by ${what}`, () => assert.deepEqual(motivations(own), says))
}

const profiles = {
  ...nothing,
  socials: [
    social('instagram'),
    social('linkedin'),
    social('youtube'),
    social('google play', 'app'),
    social('x', 'person'),
  ],
  contacts: [contact('phone', '0123 456'), contact('email', 'a@b.example')],
  posts: [post('On leeks', null)],
}
const channels = (own: Partial<typeof nothing>, isAtWork: boolean) =>
  channelsOf({ ...profiles, ...own }, isAtWork).map(({ text }) => text)

test('private readers are met where people are', () => {
  assert.deepEqual(channels({}, false), ['Instagram', 'YouTube', 'Google Play', 'E-mail', 'Telephone'])
})

test('readers at work are met where work is, and by articles', () => {
  assert.deepEqual(channels({}, true), [
    'LinkedIn',
    'YouTube',
    'Google Play',
    'E-mail',
    'Telephone',
    'Articles on the site',
  ])
})

test('maps, stores and hosts of code are named as people write them', () => {
  const socials = [social('google maps', 'map'), social('app store', 'app'), social('github', 'code')]
  assert.deepEqual(channels({ socials, contacts: [], posts: [] }, true), ['Google Maps', 'App Store', 'GitHub'])
})

test('a network with two profiles is named once', () => {
  assert.deepEqual(channels({ socials: [social('youtube'), social('youtube')], contacts: [], posts: [] }, true), [
    'YouTube',
  ])
})

test('of seven channels six are named', () => {
  const socials = ['youtube', 'vimeo', 'twitch', 'threads', 'mastodon'].map((name) => social(name))
  assert.equal(channels({ socials }, false).length, 6)
})
