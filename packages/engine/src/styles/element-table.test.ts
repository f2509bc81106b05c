import assert from 'node:assert/strict'
import { test } from 'node:test'
import { descendantsByTag } from '../document/flat-document.ts'
import { parseHtml } from '../document/parse-html.ts'
import { elementTable } from './element-table.ts'
import { matches } from './selector-matching.ts'
import { compileSelectors } from './selectors.ts'

test('an element is within those that are open where it stands, and not within itself or what ended before it', () => {
  const document = parseHtml('<div class=a><div class=a><i></i></div></div><p class=a><b></b><u></u>')
  const table = elementTable(document)
  const nodeOf = (tag: string) => descendantsByTag(document, 0, tag).next().value!
  assert.ok(table.isWithin(nodeOf('i'), '.a'))
  assert.ok(table.isWithin(nodeOf('b'), '.a'))
  assert.ok(!table.isWithin(nodeOf('p'), '.a'))
  assert.ok(!table.isWithin(nodeOf('u'), 'b'))
  assert.ok(!table.isWithin(nodeOf('u'), '.nowhere'))
})

const html = `<main id=m><p class=a>1</p>text<p class=b>2</p><i>3</i><p class="b c">4</p><p><b>5</b></p></main>`
const matching: [selector: string, texts: string[]][] = [
  ['p:first-child', ['1']],
  ['p:last-child', ['5']],
  ['p:nth-child(even)', ['2', '4']],
  ['p:nth-last-child(-n + 2)', ['4', '5']],
  ['p:nth-of-type(odd)', ['1', '4']],
  ['p:nth-last-of-type(2)', ['4']],
  ['i:only-of-type', ['3']],
  ['b:only-child', ['5']],
  ['p:only-child', []],
  ['p:nth-child(2 of .b)', []],
  ['.a ~ p', ['2', '4', '5']],
  ['.b + i', ['3']],
  ['.b + p', ['5']],
  ['#m > p.c ~ p b', ['5']],
  ['.a p', []],
  ['main :not(p, b)', ['3']],
  [':is(#m, .nowhere) > .c', ['4']],
  ['p:has(> b)', ['5']],
  ['p:not(:hover):empty', []],
]
for (const [written, texts] of matching) {
  test(`${written} matches ${texts.length === 0 ? 'nothing' : texts.join(', ')} of five elements`, () => {
    const document = parseHtml(html)
    const [selector] = compileSelectors(written)
    const nodes = [...descendantsByTag(document, 0, 'p', 'i', 'b')]
    const found = nodes.filter((node) => matches(document, node, selector!, { steps: 1_000 }))
    const digits = found.map((node) => document.texts.slice(node, document.ends[node]).join(''))
    assert.deepEqual(digits, texts)
  })
}

test('row 61: a list of many elements is counted once, however many rules ask for places in it', () => {
  const document = parseHtml(`<ul>${'<li>w</li>'.repeat(20_000)}</ul>`)
  const [selector] = compileSelectors('li:nth-last-of-type(2n):not(:first-child)')
  const budget = { steps: 100_000 }
  const items = [...descendantsByTag(document, 0, 'li')]
  assert.equal(items.filter((node) => matches(document, node, selector!, budget)).length, 10_000 - 1)
  assert.ok(budget.steps > 0)
})

test('row 61: a nesting of lists in brackets is weighed once a level', () => {
  const nested = `${':is('.repeat(800)}${'a,'.repeat(20_000)}a${')'.repeat(800)}`
  const before = process.threadCpuUsage()
  compileSelectors(nested)
  const { user, system } = process.threadCpuUsage(before)
  assert.ok((user + system) / 1_000 < 1_000, `${(user + system) / 1_000} ms`)
})
