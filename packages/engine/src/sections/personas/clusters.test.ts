import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeUrl } from '../../report/report-fixtures.ts'
import { assured, quote, seenOn, sign } from '../swot/swot-fixtures.ts'
import { clustersOf, isExpected, scoreOf } from './clusters.ts'

const menu = (id: string) => sign(id, { source: 'menu' })
const labels = (...signs: Parameters<typeof clustersOf>[0]) => clustersOf(signs).map((cluster) => cluster.labels)

const scores: [string, Parameters<typeof scoreOf>[0], number][] = [
  ['of a menu counts three', assured(menu('parents'), 1), 3],
  ['of a heading counts less', assured(sign('parents', { source: 'heading' }), 1), 2.2],
  ['of the kind of offer counts less than a heading', assured(sign('parents', { source: 'kind' }), 1), 1.6],
  ['of a phrase counts least', assured(sign('parents', { source: 'phrase' }), 1), 1.4],
  ['counts as it is sure', assured(menu('parents'), 0.55), 1.65],
  ['below 0.55 counts less than half', assured(menu('parents'), 0.5), 0.6],
  ['of users of one system counts half', assured(menu('mac-users'), 1), 1.5],
  [
    'on two pages counts a quarter more',
    { ...assured(menu('parents'), 1), quotes: [quote('a'), quote('b', `${homeUrl}b`)] },
    3.75,
  ],
  ['quoted twice on one page counts once', { ...assured(menu('parents'), 1), quotes: [quote('a'), quote('b')] }, 3],
]
for (const [which, found, score] of scores) {
  test(`a sign of readers ${which}`, () => assert.equal(Math.round(scoreOf(found) * 1000) / 1000, score))
}

test('readers of one kin are one group, the stronger first', () => {
  assert.deepEqual(
    labels(menu('recruiters'), sign('hr')),
    [['recruiters', 'hr']].map((ids) => ids.toReversed()),
  )
  assert.deepEqual(labels(menu('parents'), sign('teens')), [['parents'], ['teens']])
})

test('a third of one kin stands after the first two', () => {
  assert.deepEqual(labels(menu('families'), sign('children'), menu('parents'), sign('mothers')), [
    ['parents', 'families', 'children', 'mothers'],
  ])
})

test('places are no readers', () => {
  assert.deepEqual(labels(sign('Leeds', { kind: 'place', source: 'menu' })), [])
})

const small = sign('small', { kind: 'size', source: 'menu' })
const expected = assured(sign('diners', { source: 'kind' }, 'A restaurant'), 0.75)

test('a size of firms stands for readers where the site names no others', () => {
  assert.deepEqual(labels(small), [['small']])
  assert.deepEqual(labels(small, expected), [['small'], ['diners']])
  assert.deepEqual(labels(small, sign('vets')), [['vets']])
})

test('“businesses” tells no size', () => {
  assert.deepEqual(labels(sign('businesses', { kind: 'size', source: 'menu' })), [])
})

test('readers whom the kind of offer lets expect are a group of their own beside those named, unless they are the same', () => {
  assert.deepEqual(labels(menu('parents'), expected), [['parents'], ['diners']])
  assert.deepEqual(labels(menu('diners'), expected), [['diners']])
})

test('only a group that no sign of the site names is expected', () => {
  const groups = clustersOf([
    menu('parents'),
    menu('diners'),
    expected,
    sign('sailors', { source: 'kind' }, 'A marina'),
  ])
  assert.deepEqual(
    groups.map((group) => [group.labels[0], isExpected(group)]),
    [
      ['diners', false],
      ['parents', false],
      ['sailors', true],
    ],
  )
})

test('a sign that scores 0.85 names readers, one that scores less names none', () => {
  assert.deepEqual(labels(assured(sign('hikers'), 0.608)), [['hikers']])
  assert.deepEqual(labels(assured(sign('hikers'), 0.606)), [])
})

test('readers with a fifth of the weight of the first are none of their own', () => {
  const strong = [menu('parents'), sign('parents', { source: 'form' }), sign('parents', { source: 'heading' })]
  const first = strong.reduce((sum, one) => sum + scoreOf(one), 0)
  const weak = (share: number) => assured(sign('hikers'), (share * first) / 1.4)
  assert.deepEqual(labels(...strong, weak(0.225)), [['parents'], ['hikers']])
  assert.deepEqual(labels(...strong, weak(0.215)), [['parents']])
})

test('of five groups the first four are kept, strongest first', () => {
  const sure = (id: string, confidence: number) => assured(menu(id), confidence)
  assert.deepEqual(
    labels(sure('hikers', 0.6), sure('nurses', 0.9), sure('teens', 0.7), sure('vets', 0.8), sure('bakers', 0.59)),
    [['nurses'], ['vets'], ['teens'], ['hikers']],
  )
})

test('who is only named where a stronger group is named too is no reader of their own', () => {
  const both = 'For nurses and for vets'
  assert.deepEqual(labels(sign('nurses', { source: 'menu' }, both), sign('vets', {}, both)), [['nurses']])
  assert.deepEqual(labels(sign('nurses', { source: 'menu' }, both), sign('vets', {}, 'For vets')), [
    ['nurses'],
    ['vets'],
  ])
})

test('the passage that says the kind of offer names no reader before another', () => {
  const passage = 'A restaurant for families'
  const kinds = (id: string) => assured(sign(id, { source: 'kind' }, passage), 0.75)
  assert.deepEqual(labels(kinds('diners'), assured(sign('families', {}, passage), 0.7)), [['diners'], ['families']])
  assert.deepEqual(labels(kinds('pupils'), kinds('parents')), [['pupils'], ['parents']])
  assert.deepEqual(labels(kinds('diners'), sign('families', { source: 'menu' }, passage)), [['families']])
})

test('readers who are quoted nowhere are kept', () => {
  const requested = { ...sign('vets', { source: 'request' }), quotes: [] }
  assert.deepEqual(labels(sign('nurses', { source: 'menu' }), requested), [['nurses'], ['vets']])
})

test('a group has the kind, the sources and the pages of its signs, strongest first', () => {
  const about = `${homeUrl}about`
  const [cluster] = clustersOf([
    seenOn(sign('hr', { kind: 'role', source: 'phrase' }), about),
    sign('recruiters', { kind: 'industry', source: 'menu' }),
    sign('recruiters', { kind: 'industry', source: 'menu' }),
  ])
  assert.deepEqual(
    [cluster?.kind, cluster?.sources, cluster?.pages],
    ['industry', ['menu', 'phrase'], [about, homeUrl]],
  )
})
