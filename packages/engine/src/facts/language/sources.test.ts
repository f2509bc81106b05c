import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourceOf } from './sources.ts'

const named: [text: string, source: string | null][] = [
  ['According to the Lindau Institute for Bread, half of it is wasted.', 'Lindau Institute for Bread'],
  ['Laut Institut für Brotforschung sinkt der Verbrauch.', 'Institut für Brotforschung'],
  ['Selon Observatoire du Pain, la moitié est perdue.', 'Observatoire du Pain'],
  ['Source: Oaken Review 2024', 'Oaken Review 2024'],
  ['Quelle: Statistikamt Lindau', 'Statistikamt Lindau'],
  ['出典：全国製パン協会', '全国製パン協会'],
  ['Half of all bread is wasted [3].', ''],
  ['Half of all bread is wasted (2021).', ''],
  ['Half of all bread is wasted¹.', ''],
  ['The source of our water is a well.', ''],
  ['According to us, bread is best warm.', ''],
  ['We bake bread every morning.', null],
  ['Open since 2021.', null],
]
for (const [text, source] of named) {
  test(`“${text}” ${source === null ? 'names no source' : `has the source “${source}”`}`, () => {
    assert.equal(sourceOf(text), source)
  })
}
