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
  ['According to the Brindle Institute: half of it is wasted.', 'Brindle Institute'],
  ['According to the Institute for the study of bread, half of it is wasted.', 'Institute'],
  ['According to Bread Council of the, half of it is wasted.', 'Bread Council'],
  ['According to Aa Bb Cc Dd Ee Ff Gg Hh, half of it is wasted.', 'Aa Bb Cc Dd Ee Ff Gg'],
  ['According to AB, half of it is wasted.', ''],
  ['According to ABC, half of it is wasted.', 'ABC'],
  ['Source Oaken Review', ''],
  ['Our sources are good', ''],
  ['Selon nous, le pain est bon.', ''],
  ['According to Our, half of it is wasted.', ''],
  ['According to Our’s, half of it is wasted.', ''],
  ['According to the Oaken Review (and others) it is wasted.', 'Oaken Review'],
  ['A study shows that half of it is wasted.', ''],
  ['Lindau reports that half of it is wasted.', 'Lindau'],
  ['It reports that half of it is wasted.', ''],
  ['The baker reports that half of it is wasted.', ''],
  ['全国製パン協会によると半分が捨てられる。', '全国製パン協会'],
  [`出典：${'協'.repeat(24)}`, '協'.repeat(24)],
  [`出典：${'協'.repeat(25)}`, ''],
  ['Half of it is wasted [123].', null],
  ['Half of it is wasted (21).', null],
  ['A study [3] by Source: Oaken Review', 'Oaken Review'],
]
for (const [text, source] of named) {
  test(`“${text}” ${source === null ? 'names no source' : `has the source “${source}”`}`, () => {
    assert.equal(sourceOf(text), source)
  })
}
