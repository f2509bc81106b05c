import type { Selector, SelectorType } from 'css-what'
import { attributeOf, type Node } from '../document/flat-document.ts'
import type { ElementTable } from './element-table.ts'

/** Steps left for matching on one page: a hostile sheet ends matching early instead of the page late. */
export interface MatchBudget {
  steps: number
}

export type AttributeTest = Extract<Selector, { type: SelectorType.Attribute }>

/** Whether an element passes a test of an attribute. A long value takes a step for each few characters read. */
export function matchesAttribute(table: ElementTable, node: Node, test: AttributeTest, budget: MatchBudget): boolean {
  if (test.action === 'element' && test.name === 'class' && test.ignoreCase !== true) {
    return table.classesOf(node).has(test.value)
  }
  const value = attributeOf(table.document, node, test.name)
  if (value !== undefined && test.action !== 'exists') budget.steps -= value.length >> 6
  return passes(value, test)
}

function passes(value: string | undefined, test: AttributeTest): boolean {
  if (test.action === 'not') return value !== test.value
  if (value === undefined) return false
  const ignoreCase = test.ignoreCase === true
  const has = ignoreCase ? value.toLowerCase() : value
  const wanted = ignoreCase ? test.value.toLowerCase() : test.value
  switch (test.action) {
    case 'exists':
      return true
    case 'equals':
      return has === wanted
    case 'element':
      return hasWord(has, wanted)
    case 'start':
      return wanted !== '' && has.startsWith(wanted)
    case 'end':
      return wanted !== '' && has.endsWith(wanted)
    case 'any':
      return wanted !== '' && has.includes(wanted)
    case 'hyphen':
      return has === wanted || has.startsWith(`${wanted}-`)
    default:
      return false
  }
}

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13)

/** Whether a list of words parted by white space holds a word. */
function hasWord(list: string, word: string): boolean {
  if (word === '') return false
  for (let at = list.indexOf(word); at >= 0; at = list.indexOf(word, at + 1)) {
    const end = at + word.length
    const startsWord = at === 0 || isSpace(list.charCodeAt(at - 1))
    if (startsWord && (end === list.length || isSpace(list.charCodeAt(end)))) return true
  }
  return false
}
