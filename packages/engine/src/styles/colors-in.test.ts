import assert from 'node:assert/strict'
import { test } from 'node:test'
import { colorPartsIn } from './colors-in.ts'

test('the colours of a gradient come in order, with what stands beside them that might be a name', () => {
  assert.deepEqual(colorPartsIn('linear-gradient(90deg, #f00 0%, rgba(0, 0, 0, .5) 50%, red)', 9), [
    '#f00',
    'rgba(0, 0, 0, .5)',
    'red',
  ])
})

test('URLs and quoted texts are passed over', () => {
  assert.deepEqual(colorPartsIn('url(red.png) "blue" url("#fff.svg") #123456', 9), ['#123456'])
})

test('a colour function is one part, whatever is in it', () => {
  assert.deepEqual(colorPartsIn('color-mix(in oklab, rgb(from red r g b), #fff) solid', 9), [
    'color-mix(in oklab, rgb(from red r g b), #fff)',
    'solid',
  ])
})

test('of many parts as many are given as are asked for', () => {
  assert.equal(colorPartsIn('#fff '.repeat(10_000), 12).length, 12)
})

test('a part that is not closed ends the reading', () => {
  assert.deepEqual(colorPartsIn('#111 rgb(1,2,3', 9), ['#111'])
})

for (const character of ['(', 'a', '#', '-', '"', 'rgb(']) {
  test(`row 61: 100 kB of ${character} are read to a bound`, () => {
    const before = process.cpuUsage()
    assert.ok(colorPartsIn(character.repeat(100_000), 12).length <= 12)
    const { user, system } = process.cpuUsage(before)
    assert.ok(user + system < 1_000_000)
  })
}
