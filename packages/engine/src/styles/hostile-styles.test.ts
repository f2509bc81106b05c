import assert from 'node:assert/strict'
import { test } from 'node:test'
import { descendantsByTag, type Node } from '../document/flat-document.ts'
import { parseHtml } from '../document/parse-html.ts'
import { matchesAttribute } from './attribute-tests.ts'
import { createCascade } from './cascade.ts'
import { computedStyles } from './computed-styles.ts'
import { elementTable } from './element-table.ts'
import { inlineDeclarations } from './inline-declarations.ts'
import { parseCss } from './parse-css.ts'
import { withoutPictures } from './pictures.ts'
import { matches } from './selector-matching.ts'
import { compileSelectors } from './selectors.ts'
import { indexedSelectorsMax, styleIndex } from './style-index.ts'
import { resolveVariables } from './variables.ts'

const indexOf = (css: string) => styleIndex([parseCss(css)])
const nodesOf = (html: string, tag: string) => {
  const document = parseHtml(html)
  return { document, nodes: [...descendantsByTag(document, 0, tag)] as Node[] }
}

test('row 61: rules nested in a long selector are unfolded up to a cap, and the rest is named', () => {
  const sheet = parseCss(`${'.a,'.repeat(3_200)}.a{${'& b{color:red}'.repeat(10_000)}}`)
  const characters = sheet.rules.reduce((sum, { selector }) => sum + selector.length, 0)
  assert.ok(characters <= 2_100_000, `${characters} characters`)
  assert.deepEqual(sheet.truncated, ['nested rules'])
})

test('row 61: a nested list does not repeat its parent without end', () => {
  const sheet = parseCss(`${'.a,'.repeat(1_600)}.a{${'&,'.repeat(1_600)}&{color:red}}`)
  assert.ok(sheet.rules.every(({ selector }) => selector.length <= 100_000))
})

const tooLong: [title: string, css: string][] = [
  ['is too long beside its parent', `${'.a,'.repeat(3_200)}.a{& ${'b'.repeat(500)}{display:none}}`],
  ['would repeat its parent too often', `${'.a,'.repeat(1_600)}.a{${'&,'.repeat(1_600)}&{display:none}}`],
]
for (const [title, css] of tooLong) {
  test(`row 61: a nested rule that ${title} is left out, and holds for nothing else`, () => {
    const { rules, truncated } = parseCss(css)
    assert.deepEqual(rules, [])
    assert.deepEqual(truncated, ['nested rules'])
  })
}

test('declarations that no fact asks about are not kept', () => {
  const { rules } = parseCss('a{margin:0;color:red;--gap:1px}b{margin:0}')
  assert.deepEqual(
    rules.map(({ selector, declarations }) => [selector, declarations.map(({ property }) => property)]),
    [['a', ['color', '--gap']]],
  )
})

test('a picture written out in a stylesheet is not kept', () => {
  const { rules } = parseCss(`a{background:red url(data:image/png;base64,${'A'.repeat(20_000)})}`)
  assert.deepEqual(rules[0]!.declarations[0]!.value, 'red url()')
})

test('row 61: an index holds so many selectors and no more', () => {
  const { byKey } = indexOf(`${'a,b,i,u,'.repeat(1_000)}p{color:red}`.concat('p,i{color:blue}'.repeat(50_000)))
  const held = [...byKey.values()].reduce((sum, rules) => sum + rules.length, 0)
  assert.ok(held <= indexedSelectorsMax + 10, `${held} selectors`)
})

test('a list that says one selector a thousand times is compiled once', () => {
  assert.equal(compileSelectors(`${'*,'.repeat(1_000)}*`).length, 1)
  assert.equal(compileSelectors('a[title="x, y"], a[title="x, y"]').length, 2)
})

test('row 61: declarations cost steps, a rule counts once an element, and alike elements share the outcome', () => {
  const { document, nodes } = nodesOf('<i>w</i>'.repeat(500), 'i')
  const variables = Array.from({ length: 1_500 }, (_, index) => `--a${index}:1`).join(';')
  const budget = { steps: 1_000_000 }
  const cascade = createCascade(document, indexOf(`i:not(b),i:not(u),i:not(p){${variables}}`), budget)
  const declared = nodes.map(cascade)
  assert.equal(new Set(declared).size, 1)
  assert.equal(declared[0]!.size, 1_500)
  assert.ok(1_000_000 - budget.steps < 20_000, `${1_000_000 - budget.steps} steps`)
})

test('row 61: an element takes over some thousand custom properties, and every other declaration', () => {
  const { document, nodes } = nodesOf('<p>w', 'p')
  const variables = Array.from({ length: 19_000 }, (_, index) => `--a${index}:1`).join(';')
  const declared = createCascade(document, indexOf(`p{${variables};color:red}`), { steps: 100_000 })(nodes[0]!)
  assert.equal(declared.size, 5_001)
  assert.equal(declared.get('color'), 'red')
})

test('a test of a class does not read the class again for each rule; one of another long attribute costs steps', () => {
  const { document, nodes } = nodesOf(`<a class="${'xa '.repeat(1_300)}" href="${'x'.repeat(64_000)}">w</a>`, 'a')
  const budget = { steps: 10_000 }
  const [classTest] = compileSelectors('.xa')
  for (let time = 0; time < 100; time++) assert.ok(matches(document, nodes[0]!, classTest!, budget))
  assert.equal(budget.steps, 9_900)
  const [longTest] = compileSelectors('[href*="none"]')[0]!.compounds[0]!.tests
  const table = elementTable(document)
  assert.equal(matchesAttribute(table, nodes[0]!, longTest as Parameters<typeof matchesAttribute>[2], budget), false)
  assert.equal(budget.steps, 8_900)
})

test('variables that a nesting is asked for one by one are looked up once an element', () => {
  const { document, nodes } = nodesOf(`${'<div>'.repeat(400)}${'<i>w</i>'.repeat(1_500)}`, 'i')
  const chain = Array.from({ length: 12 }, (_, index) => `--a${index}:var(--a${index + 1})`).join(';')
  const styles = computedStyles(document, indexOf(`html{${chain};--a12:block} *{display:var(--a0)}`))
  assert.ok(nodes.every((node) => styles.value(node, 'display') === 'block'))
})

test('substitutions cost steps by their length', () => {
  const budget = { steps: 1_000 }
  assert.equal(
    resolveVariables(`var(--a)${' '.repeat(8_000)}`, () => 'red', budget),
    undefined,
  )
  assert.ok(budget.steps < 0)
})

const inline: [style: string, values: string[]][] = [
  ['color: red; left: 1px', ['red', '1px']],
  ['background: url(a;b); color: red', ['url(a;b)', 'red']],
  ['font-family: "a;b", \'c;d\'; color: red', ['"a;b", \'c;d\'', 'red']],
  ["font-family: it's; color: red", ["it's", 'red']],
  ['background: ((; color: red', ['((', 'red']],
  ['color: red ! important', ['red']],
]
for (const [style, values] of inline) {
  test(`the attribute “${style}” is read as a browser reads it`, () => {
    assert.deepEqual(
      inlineDeclarations(style).map(({ value }) => value),
      values,
    )
  })
}

test('row 60: ten thousand open brackets in a style attribute are read once', () => {
  for (const text of ['(', '"', "'", '("\'', '!']) assert.ok(inlineDeclarations(text.repeat(10_000)).length <= 1)
})

test('pictures are taken out of a value, closed or not', () => {
  assert.equal(withoutPictures('red URL(data:a) no-repeat, url(b)'), 'red  no-repeat, ')
  assert.equal(withoutPictures('url('.repeat(50_000)).length, 200_000)
})
