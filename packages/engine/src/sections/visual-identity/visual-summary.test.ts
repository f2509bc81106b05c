import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FontFamily, Imagery, Palette } from '../../facts/look/shapes.ts'
import { emptyFacts, stated } from '../../report/report-fixtures.ts'
import { createWording } from '../../writing/wording.ts'
import { nothing } from '../swot/swot-fixtures.ts'
import { consistencyOf } from './visual-consistency.ts'
import { colorName, visualSummary } from './visual-summary.ts'

const names: [string, string][] = [
  ['#082541', 'deep blue'],
  ['#d70008', 'vivid red'],
  ['#000000', 'near-black'],
  ['#808080', 'grey'],
  ['#588c3a', 'green'],
  ['#a3195b', 'magenta'],
]

for (const [hex, name] of names) test(`${hex} is called ${name}`, () => assert.equal(colorName(hex), name))

const wording = createWording('marrowell.example')
const noPalette: Palette = { ...emptyFacts.palette }
const seen = (photos: number, illustrations: number) =>
  stated<Imagery>(
    {
      pictures: photos + illustrations,
      photos,
      illustrations,
      icons: 0,
      videos: 0,
      altShare: 1,
      hero: null,
      summary: '',
    },
    '',
  )
const told = (imagery: ReturnType<typeof seen>) =>
  visualSummary({ palette: noPalette, typography: [], logo: emptyFacts.logo, imagery, reach: nothing.reach }, wording)

test('pictures that are all drawn are not said to be mostly drawn', () => {
  assert.doesNotMatch(told(seen(0, 16)), /most|lead over/i)
  assert.doesNotMatch(told(seen(16, 0)), /most/i)
})

const face = (family: string, role: FontFamily['role']) =>
  stated<FontFamily>({ family, role, source: 'self-hosted', weights: [400], usage: '' }, family)

test('a face that serves headings and text counts once', () => {
  const text = consistencyOf(noPalette, [face('Oakhand', 'heading'), face('Oakhand', 'body')], wording)
  assert.match(text ?? '', /one|single/i)
  assert.doesNotMatch(text ?? '', /\bno (?:colours|typefaces)/)
})

test('a face without a name that means anything is not named', () => {
  const summary = visualSummary(
    {
      palette: noPalette,
      typography: [face('Bold 700', 'body')],
      logo: emptyFacts.logo,
      imagery: null,
      reach: nothing.reach,
    },
    wording,
  )
  assert.doesNotMatch(summary, /700/)
})
