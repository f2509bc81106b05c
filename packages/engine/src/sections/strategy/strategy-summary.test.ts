import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Goal } from '../../lexicon/market/lists.ts'
import { type Wording, wordsOf } from '../../writing/wording.ts'
import { strategySummary } from './strategy-summary.ts'

/** Always the wording of that number. */
const wording = (at: number): Wording => ({ oneOf: (_, wordings) => wordsOf(wordings[at % wordings.length]!) })

type Planned = Parameters<typeof strategySummary>[0]['planned'][number]
const task = (title: string, more: Partial<Planned> = {}): Planned => ({
  title,
  effort: 'S',
  horizon: '1 week',
  ...more,
})
const tasks = ['Name the guests', 'Show the prices', 'Write a guide', 'Mend the form'].map((title) => task(title))
const summary = (planned: readonly Planned[], at = 0, goals: readonly Goal[] = []) =>
  strategySummary({ brand: 'Marrowell', planned, goals }, wording(at))
const wordings = (count: number, planned: readonly Planned[], goals?: readonly Goal[]) =>
  Array.from({ length: count }, (_, at) => summary(planned, at, goals))
/** What is said after the first sentences, which one plan more or less does not change. */
const added = (count: number, planned: readonly Planned[], before: readonly Planned[], goals?: readonly Goal[]) =>
  Array.from({ length: count }, (_, at) => summary(planned, at, goals).slice(summary(before, at).length + 1))

test('the first task is told, with what it takes where the sentence says so', () => {
  assert.deepEqual(wordings(7, tasks.slice(0, 1)), [
    'Begin here: name the guests.',
    'The first thing for Marrowell to do is to name the guests.',
    'Before anything else, Marrowell should name the guests.',
    'Name the guests: no other step brings Marrowell as much for its effort.',
    'One task comes first (a week): name the guests.',
    'What Marrowell needs most is to name the guests.',
    'Put at the top of the list: name the guests. It can be done within a week.',
  ])
})

const horizons: [horizon: Planned['horizon'], takes: string, within: string, comes: string][] = [
  ['1 week', 'a week', 'a week', 'the coming weeks'],
  ['2 weeks', '2 weeks', '2 weeks', 'the coming weeks'],
  ['this month', 'this month', 'the month', 'this month'],
  ['this quarter', 'this quarter', 'the quarter', 'this quarter'],
  ['half a year', 'half a year', 'half a year', 'half a year'],
]
for (const [horizon, takes, within, comes] of horizons) {
  test(`the horizon “${horizon}” is told within a sentence`, () => {
    const first = task('Name the guests', { horizon })
    assert.match(summary([first], 4), new RegExp(`first \\(${takes}\\):`))
    assert.match(summary([first], 6), new RegExp(`within ${within}\\.$`))
    const larger = task('Build a shop', { effort: 'L', horizon })
    assert.match(summary([...tasks.slice(0, 3), larger], 0), new RegExp(`To be planned for ${comes}: build a shop\\.$`))
  })
}

test('the second task is told alone', () => {
  assert.deepEqual(added(8, tasks.slice(0, 2), tasks.slice(0, 1)), [
    'In second place: show the prices.',
    'Next in line: show the prices.',
    'Once that is done, show the prices.',
    'The second task is to show the prices.',
    'Only one thing comes close to it in weight: show the prices.',
    'Second comes this: show the prices.',
    'From there the way leads on: show the prices.',
    'Whoever has time for more should show the prices.',
  ])
})

test('the second task is told with the third', () => {
  assert.deepEqual(added(8, tasks.slice(0, 3), tasks.slice(0, 1)), [
    'In second place: show the prices; then write a guide.',
    'Next in line: show the prices; then write a guide.',
    'Once that is done, show the prices; then write a guide.',
    'Two tasks follow: to show the prices, and to write a guide.',
    'Nearly as much depends on two more: show the prices, and write a guide.',
    'Second comes this: show the prices. And third: write a guide.',
    'From there the way leads on: show the prices; then write a guide.',
    'Whoever has time for more should show the prices; whoever has help can write a guide meanwhile.',
  ])
})

test('small tasks after the third are told as such', () => {
  assert.deepEqual(added(5, tasks, tasks.slice(0, 3)), [
    'What remains is small work.',
    'The others on the list take days, not weeks.',
    'Each of the others can be finished by one person within days.',
    'There is no large project among the rest.',
    'Nothing further down the list is a large undertaking.',
  ])
})

test('the first larger task after the third is told', () => {
  const larger = [task('Build a shop', { effort: 'M', horizon: 'this quarter' }), task('Print a book', { effort: 'L' })]
  assert.deepEqual(added(5, [...tasks, ...larger], tasks.slice(0, 3)), [
    'To be planned for this quarter: build a shop.',
    'Among the larger pieces of work: build a shop.',
    'Less urgent, and longer in the making: build a shop.',
    'A bigger undertaking waits further down, to build a shop.',
    'With more time at hand, build a shop.',
  ])
  const early = [task('Build a shop', { effort: 'L' }), ...tasks]
  assert.equal(summary(early, 0).slice(summary(early.slice(0, 3), 0).length + 1), 'What remains is small work.')
})

test('what the request asks for is named, the first of it', () => {
  const plan = tasks.slice(0, 1)
  assert.deepEqual(added(4, plan, plan, ['trust', 'sales']), [
    'What serves trust, as the request asks, was moved up.',
    'The order follows the aim that was named, trust.',
    'As trust is wanted, initiatives that lead there come first.',
    'It is weighted towards trust, which the request names.',
  ])
})

test('without a task it is said that there is none', () => {
  assert.equal(summary([]), 'Nothing was found for Marrowell that an initiative could answer.')
})
