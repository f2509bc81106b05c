import assert from 'node:assert/strict'
import { test } from 'node:test'
import { differingBits, nearDuplicateBits, simhash } from './similarity.ts'

const words = (seed: number, count: number) => {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return `w${state % 997}`
  }).join(' ')
}
const near = (a: string, b: string) => differingBits(simhash(a), simhash(b)) <= nearDuplicateBits

test('texts that differ by a date are near duplicates', () => {
  const text = words(1, 600)
  assert.ok(near(`${text} 1 May`, `${text} 2 May`))
})

test('texts about different things are not', () => {
  assert.ok(!near(words(1, 300), words(2, 300)))
})

test('capitals and punctuation make no difference', () => {
  assert.equal(simhash('We build small boats, by hand.'), simhash('WE BUILD SMALL BOATS BY HAND'))
})

test('scripts without spaces are told apart', () => {
  assert.ok(!near('私たちは小さな船をつくります。木と手とで。', '料金はお問い合わせください。電話は平日のみ。'))
})

test('bits are counted over all 64', () => {
  assert.equal(differingBits(0n, (1n << 64n) - 1n), 64)
  assert.equal(differingBits(5n, 5n), 0)
})

test('row 66: a megabyte of one word has a hash, and so has nothing', () => {
  assert.equal(typeof simhash('word '.repeat(200_000)), 'bigint')
  assert.equal(typeof simhash(''), 'bigint')
})
