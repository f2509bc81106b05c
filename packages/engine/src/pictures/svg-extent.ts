/** How much room a shape takes, roughly: what its colour is weighed by. Transformations are left out of account. */

const numbersMax = 20_000
const token = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

export type Numbers = (name: string) => number

/** Area of the box around a shape, in the drawing's own units. */
export function extentOf(tag: string, { d, points, number }: { d: string; points: string; number: Numbers }): number {
  switch (tag) {
    case 'rect':
      return number('width') * number('height')
    case 'circle':
      return 3.14 * number('r') ** 2
    case 'ellipse':
      return 3.14 * number('rx') * number('ry')
    case 'line':
      return Math.hypot(number('x2') - number('x1'), number('y2') - number('y1'))
    case 'path':
      return boxOf(pathPoints(d))
    case 'polygon':
    case 'polyline':
      return boxOf(pointList(points))
    default:
      return 0
  }
}

type Point = [x: number, y: number]

function boxOf(points: Iterable<Point>): number {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const area = (right - left) * (bottom - top)
  return Number.isFinite(area) ? Math.max(0, area) : 0
}

function* pointList(written: string): Generator<Point> {
  let x: number | null = null
  let count = 0
  for (const match of written.matchAll(token)) {
    if (++count > numbersMax) return
    const value = Number(match[0])
    if (x === null) x = value
    else {
      yield [x, value]
      x = null
    }
  }
}

/** Numbers that each command takes; the last two are the point that it goes to. */
const arguments_: Record<string, number> = { m: 2, l: 2, t: 2, s: 4, q: 4, c: 6, a: 7, h: 1, v: 1 }

/** The points that a path passes through; those that curves bend towards are left out. */
function* pathPoints(d: string): Generator<Point> {
  let command = ''
  let x = 0
  let y = 0
  let start: Point = [0, 0]
  let values: number[] = []
  let count = 0
  for (const [part] of d.matchAll(token)) {
    if (++count > numbersMax) return
    if (/^[a-z]/i.test(part)) {
      command = part
      values = []
      if (part === 'z' || part === 'Z') [x, y] = start
      continue
    }
    values.push(Number(part))
    const lower = command.toLowerCase()
    if (values.length < (arguments_[lower] ?? Number.POSITIVE_INFINITY)) continue
    const isRelative = command === lower
    const last = values.at(-1)!
    if (lower === 'h') x = last + (isRelative ? x : 0)
    else if (lower === 'v') y = last + (isRelative ? y : 0)
    else {
      x = values.at(-2)! + (isRelative ? x : 0)
      y = last + (isRelative ? y : 0)
    }
    if (lower === 'm') {
      start = [x, y]
      command = isRelative ? 'l' : 'L'
    }
    values = []
    yield [x, y]
  }
}
