import assert from 'node:assert/strict'
import { test } from 'node:test'
import { familyName, foldFamily, isSystemFamily, leadingFamily } from './family-names.ts'

const aliases: [alias: string, family: string, weight: number | null][] = [
  ['Inter', 'Inter', null],
  ['Inter Variable', 'Inter', null],
  ['roboto-bold', 'Roboto', 700],
  ['Inter-Regular', 'Inter', 400],
  ['open-sans', 'open-sans', null],
  ['open-sans-light', 'Open Sans', 300],
  ['OpenSans-SemiBold', 'Open Sans', 600],
  ['ArchivoBold', 'Archivo', 700],
  ['Archivo Medium', 'Archivo', 500],
  ['archivo-black', 'Archivo', 900],
  ['Archivo Black', 'Archivo Black', null],
  ['Roboto Thin', 'Roboto Thin', null],
  ['roboto_thin', 'Roboto', 100],
  ['Brandon-ExtraLight', 'Brandon', 200],
  ['Brandon-ExtraBold', 'Brandon', 800],
  ['Brandon-BoldItalic', 'Brandon', 700],
  ['Brandon-Italic', 'Brandon', null],
  ['MyFont Medium W01', 'My Font', 500],
  ['__Space_Grotesk_1a2b3c', 'Space Grotesk', null],
  ['IBMPlexSans-Book', 'IBM Plex Sans', 400],
  ['Arial Black', 'Arial Black', null],
  ['Semibold', 'Semibold', null],
  ['Boldini', 'Boldini', null],
  ['Wonderlight', 'Wonderlight', null],
]
for (const [alias, family, weight] of aliases) {
  test(`${alias} is ${family}${weight === null ? '' : ` at ${weight}`}`, () => {
    assert.deepEqual(familyName(alias), { family, weight })
  })
}

const stacks: [stack: string, leading: string | null][] = [
  ['"Inter", Arial, sans-serif', 'Inter'],
  [`'Space Grotesk',sans-serif`, 'Space Grotesk'],
  ['Inter Fallback, Georgia', 'Georgia'],
  ['Inter_Fallback_1a2b3c, Georgia', 'Georgia'],
  ['FontAwesome, Inter', 'Inter'],
  ['Material Symbols Outlined', null],
  ['inherit, Inter', 'Inter'],
  ['var(--font), Inter', 'Inter'],
  ['Iconic Sans, Arial', 'Iconic Sans'],
  ['', null],
  [', ,', null],
  [`${'x'.repeat(500)}, Inter`, 'x'.repeat(500)],
]
for (const [stack, leading] of stacks) {
  test(`the stack “${stack.slice(0, 40)}” is named for ${leading?.slice(0, 20) ?? 'no typeface'}`, () => {
    assert.equal(leadingFamily(stack), leading)
  })
}

test('families of common systems and generic ones come with the system', () => {
  for (const name of ['Arial', 'HELVETICA NEUE', 'system-ui', 'serif', '游ゴシック', '-apple-system']) {
    assert.equal(isSystemFamily(name), true, name)
  }
  for (const name of ['Inter', 'Arial Rounded', 'Noto Serif']) assert.equal(isSystemFamily(name), false, name)
})

test('families are compared without case and joints', () => {
  assert.equal(foldFamily('Open-Sans_Pro X'), foldFamily('opensans pro-x'))
})
