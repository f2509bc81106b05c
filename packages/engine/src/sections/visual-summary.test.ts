import assert from 'node:assert/strict'
import { test } from 'node:test'
import { colorName } from './visual-summary.ts'

const names: [string, string][] = [
  ['#082541', 'deep blue'],
  ['#d70008', 'vivid red'],
  ['#000000', 'near-black'],
  ['#808080', 'grey'],
  ['#588c3a', 'green'],
]

for (const [hex, name] of names) test(`${hex} is called ${name}`, () => assert.equal(colorName(hex), name))
