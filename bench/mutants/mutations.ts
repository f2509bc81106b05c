/** All single changes of a source file that a test should notice, as edits of its text. */
import {
  type BinaryExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isContinueStatement,
  isIdentifier,
  isIfStatement,
  isNumericLiteral,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isReturnStatement,
  isTemplateExpression,
  isVariableDeclaration,
  isVariableDeclarationList,
  type Node,
  NodeFlags,
  type NumericLiteral,
  type SourceFile,
  type Statement,
  SyntaxKind,
  type TemplateExpression,
} from 'typescript/unstable/ast'

export const mutationKinds = ['condition', 'threshold', 'slot', 'early exit', 'order', 'method'] as const
export type MutationKind = (typeof mutationKinds)[number]

export interface Mutation {
  kind: MutationKind
  file: string
  line: number
  /** What is replaced, as positions in the file's text. */
  start: number
  end: number
  after: string
  /** The lines with the change, as they are and as they become. */
  lines: { before: string; after: string }
  /** A test can notice the change only if it runs the code at one of these positions. */
  runAt: number[]
}

const turnedOperators = new Map([
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.LessThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '>'],
])
const logicalOperators = new Set([SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken])
const exchangedMethods = new Map([
  ['some', 'every'],
  ['every', 'some'],
])
/** What an early exit returns where there is nothing to tell. */
const nothing = new Set(['null', 'undefined', '[]', 'false'])

/** @param file its path, for the reader */
export function mutationsOf(source: SourceFile, file: string): Mutation[] {
  const mutations: Mutation[] = []
  const names = new Map<string, number[]>()

  const add = (kind: MutationKind, node: { start: number; end: number }, after: string, runAt = [node.start]) => {
    const line = source.text.slice(0, node.start).split('\n').length
    const { start, end } = node
    const first = source.text.lastIndexOf('\n', start) + 1
    const last = source.text.indexOf('\n', end)
    const before = source.text.slice(first, last)
    const lines = { before, after: before.slice(0, start - first) + after + before.slice(end - first) }
    mutations.push({ kind, file, line, start, end, after, lines, runAt })
  }
  const extent = (node: Node) => ({ start: node.getStart(source), end: node.end })
  const textOf = (node: Node) => node.getText(source)

  const visit = (node: Node): void => {
    if (isIdentifier(node)) names.set(node.text, [...(names.get(node.text) ?? []), node.getStart(source)])
    if (isIfStatement(node) || isConditionalExpression(node)) {
      const condition = isIfStatement(node) ? node.expression : node.condition
      // A comparison is turned by its operator, below.
      const isTurnedBelow = isBinaryExpression(condition) && turnedOperators.has(condition.operatorToken.kind)
      if (!isTurnedBelow) add('condition', extent(condition), `!(${textOf(condition)})`)
    }
    if (isIfStatement(node) && node.elseStatement === undefined && isEarlyExit(node.thenStatement, textOf)) {
      add('early exit', extent(node), ';')
    }
    if (isBinaryExpression(node)) {
      const turned = turnedOperators.get(node.operatorToken.kind)
      // `&&` binds tighter than `||`, and `??` mixes with neither: parentheses keep the rest of the expression as it was.
      if (turned !== undefined) add('condition', extent(node), turnedText(node, turned, textOf))
    }
    if (isNumericLiteral(node) && isThreshold(node)) {
      for (const moved of movedNumbers(Number(node.text.replaceAll('_', '')))) {
        add('threshold', extent(node), String(moved), runsOf(node))
      }
    }
    if (isTemplateExpression(node)) addSlots(node)
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const { name } = node.expression
      const exchanged = exchangedMethods.get(name.text)
      if (exchanged !== undefined) add('method', extent(name), exchanged)
      const [comparator] = node.arguments
      if (['sort', 'toSorted'].includes(name.text) && comparator !== undefined) {
        add('order', extent(comparator), `(first, second) => (${textOf(comparator)})(second, first)`)
      }
    }
    node.forEachChild(visit)
  }

  const addSlots = (template: TemplateExpression): void => {
    const slots = template.templateSpans.map(({ expression }) => expression)
    for (const [at, slot] of slots.entries()) {
      add('slot', extent(slot), "''")
      const next = slots[at + 1]
      if (next === undefined || textOf(slot) === textOf(next)) continue
      const between = source.text.slice(slot.end, next.getStart(source))
      const both = { start: slot.getStart(source), end: next.end }
      add('slot', both, `${textOf(next)}${between}${textOf(slot)}`)
    }
  }

  /** A constant has an effect where it is named. */
  const runsOf = (number: NumericLiteral): number[] => {
    const declaration = isVariableDeclaration(number.parent) ? number.parent : null
    if (declaration === null || !isIdentifier(declaration.name)) return [number.getStart(source)]
    const name = declaration.name
    // Filled once the whole file was visited.
    const runs: number[] = []
    pending.push(() => runs.push(...(names.get(name.text) ?? []).filter((at) => at !== name.getStart(source))))
    return runs
  }
  const pending: (() => void)[] = []

  visit(source)
  for (const fill of pending) fill()
  return mutations
}

function turnedText(node: BinaryExpression, operator: string, textOf: (node: Node) => string): string {
  const sides = [node.left, node.right].map((side) => {
    const isLogical = isBinaryExpression(side) && logicalOperators.has(side.operatorToken.kind)
    return isLogical ? `(${textOf(side)})` : textOf(side)
  })
  const text = sides.join(` ${operator} `)
  return logicalOperators.has(node.operatorToken.kind) ? `(${text})` : text
}

function isEarlyExit(statement: Statement, textOf: (node: Node) => string): boolean {
  if (isContinueStatement(statement)) return true
  if (!isReturnStatement(statement)) return false
  return statement.expression === undefined || nothing.has(textOf(statement.expression))
}

/** Whether a number is compared with something, or has a name of its own. */
function isThreshold(number: NumericLiteral): boolean {
  const outer = isPrefixUnaryExpression(number.parent) ? number.parent.parent : number.parent
  if (isVariableDeclaration(outer)) return outer.initializer === number && isConst(outer)
  return (
    isBinaryExpression(outer) &&
    turnedOperators.has(outer.operatorToken.kind) &&
    !logicalOperators.has(outer.operatorToken.kind)
  )
}

const isConst = ({ parent }: Node) => isVariableDeclarationList(parent) && (parent.flags & NodeFlags.Const) !== 0

function movedNumbers(value: number): number[] {
  if (!Number.isInteger(value)) return [Number((value * 1.5).toPrecision(6))]
  return value < 10 ? [value + 1, value - 1] : [Math.round(value * 1.5)]
}
