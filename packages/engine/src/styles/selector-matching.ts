import { attributeOf, endOf, type FlatDocument, isText, type Node, parentOf, tagOf } from '../document/flat-document.ts'
import { type MatchBudget, matchesAttribute } from './attribute-tests.ts'
import { type ElementTable, elementTable } from './element-table.ts'
import type { CompiledSelector, Compound, Formula, Test } from './selectors.ts'

/** Whether an element matches. Descendant combinators try every ancestor, so the steps are counted. */
export function matches(document: FlatDocument, node: Node, selector: CompiledSelector, budget: MatchBudget): boolean {
  return matchesIn(elementTable(document), node, selector, budget)
}

/** The same for whoever asks of one page again and again. */
export function matchesIn(
  table: ElementTable,
  node: Node,
  { compounds, around }: CompiledSelector,
  budget: MatchBudget,
): boolean {
  if (around.some((key) => !table.isWithin(node, key))) {
    budget.steps--
    return false
  }
  return matchesFrom(table, node, compounds, 0, budget)
}

function matchesFrom(
  table: ElementTable,
  node: Node,
  compounds: readonly Compound[],
  at: number,
  budget: MatchBudget,
): boolean {
  if (--budget.steps < 0) return false
  if (!passesAll(table, node, compounds[at]!.tests, budget)) return false
  const left = compounds[at + 1]
  if (left === undefined) return true
  const { document } = table
  switch (left.combinator) {
    case 'child': {
      const parent = parentOf(document, node)
      return parent >= 0 && matchesFrom(table, parent, compounds, at + 1, budget)
    }
    case 'descendant': {
      for (let ancestor = parentOf(document, node); ancestor >= 0; ancestor = parentOf(document, ancestor)) {
        if (matchesFrom(table, ancestor, compounds, at + 1, budget)) return true
        if (budget.steps < 0) return false
      }
      return false
    }
    case 'adjacent': {
      const before = table.elementBefore(node)
      return before >= 0 && matchesFrom(table, before, compounds, at + 1, budget)
    }
    case 'sibling': {
      for (let before = table.elementBefore(node); before >= 0; before = table.elementBefore(before)) {
        if (matchesFrom(table, before, compounds, at + 1, budget)) return true
        if (budget.steps < 0) return false
      }
      return false
    }
    default:
      return false
  }
}

function passesAll(table: ElementTable, node: Node, tests: readonly Test[], budget: MatchBudget): boolean {
  for (const test of tests) if (!passes(table, node, test, budget)) return false
  return true
}

function passes(table: ElementTable, node: Node, test: Test, budget: MatchBudget): boolean {
  const { document } = table
  switch (test.type) {
    case 'any':
      return true
    case 'never':
      return false
    case 'name':
      return tagOf(document, node) === test.name
    case 'root':
      return parentOf(document, node) < 0
    case 'empty':
      return endOf(document, node) === node + 1
    case 'link':
      return tagOf(document, node) === 'a' && attributeOf(document, node, 'href') !== undefined
    case 'one-of':
      return test.selectors.some((selector) => matchesIn(table, node, selector, budget))
    case 'none-of':
      return !test.selectors.some((selector) => matchesIn(table, node, selector, budget))
    case 'holds':
      return test.parts.some(({ selector, childOnly }) => holds(table, node, selector, childOnly, budget))
    case 'position':
      return parentOf(document, node) >= 0 && satisfies(test.formula, table.positionOf(node, test.counting))
    default:
      return matchesAttribute(table, node, test, budget)
  }
}

function holds(
  table: ElementTable,
  node: Node,
  selector: CompiledSelector | null,
  childOnly: boolean,
  budget: MatchBudget,
): boolean {
  if (selector === null) return false
  const { document } = table
  for (let index = node + 1; index < endOf(document, node); index++) {
    if (--budget.steps < 0) return false
    if (isText(document, index) || (childOnly && parentOf(document, index) !== node)) continue
    if (matchesIn(table, index, selector, budget)) return true
  }
  return false
}

function satisfies({ step, offset }: Formula, position: number): boolean {
  if (step === 0) return position === offset
  return (position - offset) % step === 0 && (position - offset) / step >= 0
}
