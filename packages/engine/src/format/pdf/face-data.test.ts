import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullOfEverything } from '../format-fixtures.ts'
import { outlineOf } from '../outline/outline-of.ts'
import { faceData } from './face-data.ts'
import { createNotes } from './notes.ts'

const bandOf = (...hexes: string[]) => {
  const outline = outlineOf(fullOfEverything())
  const [swatch] = outline.palette
  assert.ok(swatch !== undefined)
  const palette = hexes.map((hex) => ({ ...swatch, hex, role: 'primary' }))
  const writing = { notes: createNotes(), places: new Map(), prefix: '', pictureOf: () => null }
  return faceData({ ...outline, palette }, writing).band.map(({ hex }) => hex)
}

test('the band of the cover has the colours of the brand, and white beside them', () => {
  assert.deepEqual(bandOf('#b3261e', '#ffffff'), ['#b3261e', '#ffffff'])
})

test('white alone is no band, as nothing would be seen of it', () => {
  assert.deepEqual(bandOf('#ffffff', '#fefefe'), [])
})
