import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tagOf } from './flat-document.ts'
import { inheritedState } from './inherited-state.ts'
import { parseHtml } from './parse-html.ts'

const document = parseHtml('<body><div><p>First</p></div><aside><div><p>Second</p></div></aside></body>')
const nodesOf = (tag: string) => document.tags.flatMap((name, node) => (name === tag ? [node] : []))

test('a node has the state of its parent where it has none by itself', () => {
  const isAside = inheritedState(document, 0, (node, around) => (tagOf(document, node) === 'aside' ? 1 : around))
  assert.deepEqual(nodesOf('p').map(isAside), [0, 1])
})

test('the state around the root holds for what nothing in the page changes, and for what has no parent', () => {
  const state = inheritedState(document, 7, (_node, around) => around)
  assert.deepEqual(nodesOf('p').map(state), [7, 7])
  assert.equal(state(-1), 7)
})

test('each node is judged once, in whatever order it is asked for', () => {
  const judged: number[] = []
  const depth = inheritedState(document, 0, (node, around) => {
    judged.push(node)
    return around + 1
  })
  const [first = -1, second = -1] = nodesOf('p')
  assert.equal(depth(second), depth(first) + 1)
  assert.equal(depth(first), depth(first))
  assert.equal(new Set(judged).size, judged.length)
})
