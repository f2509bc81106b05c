import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBetween, described, homePage, typesOf } from '../compare-fixtures.ts'
import type { Look } from '../snapshot.ts'
import { lookChanges } from './look-changes.ts'

const look: Look = {
  colors: [
    { hex: '#c8501e', role: 'primary' },
    { hex: '#20302a', role: 'secondary' },
    { hex: '#fffdf7', role: 'background' },
  ],
  fonts: [
    { family: 'Lora', role: 'heading' },
    { family: 'Inter', role: 'body' },
  ],
  logo: { kind: 'logo', name: 'quillmere-logo', hash: 'a1', style: null },
  icon: { kind: 'icon', name: 'icon', hash: null, style: null },
  heroPictures: ['aqueduct'],
  heroGround: ['#e8efe9'],
}
const none = { before: [], after: [] }
const between = (before: Partial<Look>, after: Partial<Look>) =>
  lookChanges({ before: { ...look, ...before }, after: { ...look, ...after }, pictures: none, isPartial: false }).map(
    ({ field, old_value, new_value }) => `${field}: ${old_value} → ${new_value}`,
  )

test('a colour that the eye takes for the same is the same', () => {
  assert.deepEqual(between({}, { colors: [{ hex: '#c7521f', role: 'primary' }] }), [])
})

test('another main colour is reported with both values', () => {
  const colors = [{ hex: '#1e5ac8', role: 'primary' as const }, ...look.colors.slice(1)]
  assert.deepEqual(between({}, { colors }), ['primary colour: #c8501e → #1e5ac8'])
})

test('a typeface that the page had before is none that is new', () => {
  const before = [...look.fonts, { family: 'Fraunces', role: 'other' as const }]
  const after = [
    { family: 'Fraunces', role: 'heading' as const },
    { family: 'Inter', role: 'body' as const },
  ]
  assert.deepEqual(between({ fonts: before }, { fonts: after }), [])
  assert.deepEqual(between({}, { fonts: after }), ['heading typeface: Lora → Fraunces'])
})

test('a second colour that the page still shows was not replaced by one that came in beside it', () => {
  const colors = [
    look.colors[0]!,
    { hex: '#0f761b', role: 'secondary' as const },
    look.colors[2]!,
    { hex: '#20302a', role: 'neutral' as const },
  ]
  assert.deepEqual(between({}, { colors }), [])
})

test('a plain ground that is new behind the hero, where none is gone, may have been beside it', () => {
  assert.deepEqual(between({ heroGround: [] }, { heroGround: ['#102e45'] }), [])
  assert.deepEqual(between({}, { heroGround: ['#102e45'] }), ['hero background: #e8efe9 → #102e45'])
})

test('two colours of a brand that changed roles are no change', () => {
  const colors = [
    { hex: '#20302a', role: 'primary' as const },
    { hex: '#c8501e', role: 'secondary' as const },
  ]
  assert.deepEqual(between({}, { colors }), [])
})

test('a colour that was not found is no change', () => {
  assert.deepEqual(between({}, { colors: [] }), [])
})

test('another typeface is reported, its spelling is not', () => {
  const fonts = [
    { family: 'lora', role: 'heading' as const },
    { family: 'Public Sans', role: 'body' as const },
  ]
  assert.deepEqual(between({}, { fonts }), ['body typeface: Inter → Public Sans'])
})

test('a logo of the same name is the same, however its bytes were compressed', () => {
  assert.deepEqual(between({}, { logo: { kind: 'logo', name: 'quillmere-logo', hash: 'b2', style: null } }), [])
})

test('a logo of another name is another logo', () => {
  const logo = { kind: 'logo', name: 'quillmere-2026', hash: 'b2', style: null } as const
  assert.deepEqual(between({}, { logo }), ['logo: quillmere-logo → quillmere-2026'])
})

test('a picture that took the place of a name set in type is another logo', () => {
  const logo = { kind: 'text', name: 'Quillmere', hash: null, style: null } as const
  assert.equal(between({ logo }, {}).length, 1)
})

test('a hero picture that only moved on its page is none', () => {
  const pictures = { before: ['aqueduct'], after: ['aqueduct'] }
  assert.deepEqual(lookChanges({ before: look, after: { ...look, heroPictures: [] }, pictures, isPartial: false }), [])
})

test('many changes of a look are one new design, and each of them', () => {
  const changes = between(
    {},
    {
      colors: [
        { hex: '#1e5ac8', role: 'primary' },
        { hex: '#ffd000', role: 'secondary' },
      ],
      fonts: [{ family: 'Public Sans', role: 'heading' }],
      heroPictures: ['tunnel'],
    },
  )
  assert.match(
    changes[0]!,
    /^design: null → new design: primary colour, secondary colour, heading typeface, hero picture$/,
  )
  assert.equal(changes.length, 5)
})

test('a hero with another picture is a visual change of the page', () => {
  const page = (name: string) =>
    homePage({ hero: `<h1>Four miles an hour is fast enough</h1><img src="/img/${name}.jpg" width="1200" alt="">` })
  assert.deepEqual(described(changesBetween(page('aqueduct'), page('tunnel'))), [
    'visual_change hero picture: aqueduct → tunnel',
  ])
})

test('a hero on a gradient is a visual change of the page', () => {
  const painted = homePage().replace(
    '.hero { background: #e8efe9 }',
    '.hero { background: linear-gradient(90deg, #0c1d2c, #d4a02f) }',
  )
  assert.deepEqual(typesOf(changesBetween(homePage(), painted)), ['visual_change'])
})
