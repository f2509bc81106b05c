import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Palette } from '../../facts/look/shapes.ts'
import { emptyFacts, stated } from '../../report/report-fixtures.ts'
import { lowContrasts } from './contrast.ts'

const color = (hex: string) =>
  stated({ hex, role: 'neutral' as const, usage: '', context: null, tokens: [], variants: [], onColor: null }, '')

const paletteOf = (pair: [string, string, number, string], ...hexes: string[]): Palette => ({
  ...emptyFacts.palette,
  colors: hexes.map(color),
  pairs: [{ foreground: pair[0], background: pair[1], contrast: pair[2], usage: pair[3] }],
})

test('the remedy is the brand’s own colour that passes and is seen least', () => {
  const [low] = lowContrasts(paletteOf(['#8a8f98', '#ffffff', 3.26, 'text'], '#5b616b', '#101418', '#e0492c'))
  assert.deepEqual(low?.remedy, {
    change: 'foreground',
    to: '#5b616b',
    contrast: low?.remedy?.contrast,
    from: 'palette',
  })
  assert.ok(low?.remedy && low.remedy.contrast >= 4.5)
})

test('without a near colour of the brand the nearest shade that passes is named', () => {
  const [low] = lowContrasts(paletteOf(['#f26e00', '#fffaf2', 2.88, 'links']))
  assert.equal(low?.remedy?.from, 'shade')
  assert.ok(low?.remedy && low.remedy.contrast >= 4.5 && low.remedy.contrast < 5)
})

test('under a white label it is the fill that gives way', () => {
  const [low] = lowContrasts(paletteOf(['#ffffff', '#ee9031', 2.42, 'button labels']))
  assert.equal(low?.remedy?.change, 'background')
})

test('headings may have less contrast than text', () => {
  assert.equal(lowContrasts(paletteOf(['#777777', '#eeeeee', 3.9, 'headings'])).length, 0)
  assert.equal(lowContrasts(paletteOf(['#777777', '#eeeeee', 3.9, 'text, headings'])).length, 1)
})
