import assert from 'node:assert/strict'
import { test } from 'node:test'
import { built, page } from '../swot/swot-fixtures.ts'
import { performanceHints } from './performance-hints.ts'

const kilobytes = (count: number) => ({ htmlBytes: 1_024 * count })
const waiting = 'pictures or data written into the page keep everything else waiting.'

test('the heaviest page is named with its weight, and how many others are heavy', () => {
  const pages = [
    built(page(''), kilobytes(300)),
    built(page('soups'), kilobytes(512)),
    built(page('about'), kilobytes(250)),
  ]
  assert.deepEqual(performanceHints(pages), [
    `The markup of /soups alone weighs 512 kB, and 1 other page is over 250 kB: ${waiting}`,
  ])
  assert.deepEqual(performanceHints(pages.slice(1)), [`The markup of /soups alone weighs 512 kB: ${waiting}`])
  assert.deepEqual(performanceHints(pages.slice(2)), [])
})

test('three scripts that hold up the home page are told, two are not, nor those of another page', () => {
  assert.deepEqual(performanceHints([built(page(''), { blockingScripts: 3 })]), [
    '3 scripts in the head of the home page hold up its first picture; defer would let them wait.',
  ])
  assert.deepEqual(performanceHints([built(page(''), { blockingScripts: 2 })]), [])
  assert.deepEqual(performanceHints([page(''), built(page('soups'), { blockingScripts: 9 })]), [])
})

test('seven style sheets are told, six are not', () => {
  assert.deepEqual(performanceHints([built(page(''), { stylesheets: 7 })]), [
    'The home page waits for 7 style sheets; joined into one or two they would come sooner.',
  ])
  assert.deepEqual(performanceHints([built(page(''), { stylesheets: 6 })]), [])
})

test('where no page was read nothing is told', () => assert.deepEqual(performanceHints([]), []))
