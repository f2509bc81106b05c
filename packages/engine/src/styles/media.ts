import { viewport } from '../document/layout.ts'

const pixels = (text: string): number => {
  const match = /^(-?[\d.]+)(px|em|rem)?$/.exec(text.trim())
  if (match === null) return Number.NaN
  return Number(match[1]) * (match[2] === 'em' || match[2] === 'rem' ? 16 : 1)
}

const features = new Map<string, (value: string) => boolean>(
  Object.entries({
    'min-width': (value) => viewport.width >= pixels(value),
    'max-width': (value) => viewport.width <= pixels(value),
    'min-height': (value) => viewport.height >= pixels(value),
    'max-height': (value) => viewport.height <= pixels(value),
    'min-device-width': (value) => viewport.width >= pixels(value),
    'max-device-width': (value) => viewport.width <= pixels(value),
    orientation: (value) => value === 'landscape',
    hover: (value) => value === 'hover' || value === '',
    'any-hover': (value) => value === 'hover' || value === '',
    pointer: (value) => value === 'fine' || value === '',
    'prefers-color-scheme': (value) => value === 'light',
    'prefers-reduced-motion': (value) => value === 'no-preference',
    'prefers-contrast': (value) => value === 'no-preference',
    color: () => true,
  }),
)

function widthRange(condition: string): boolean | null {
  const parts = condition.split(/(<=|>=|<|>|=)/).map((part) => part.trim())
  const at = parts.indexOf('width')
  if (at < 0) return null
  const compare = (left: number, operator: string, right: number) =>
    operator === '<='
      ? left <= right
      : operator === '>='
        ? left >= right
        : operator === '<'
          ? left < right
          : left > right
  const part = (index: number) => parts[index] ?? ''
  const before = at >= 2 ? compare(pixels(part(at - 2)), part(at - 1), viewport.width) : true
  const after = at + 2 < parts.length ? compare(viewport.width, part(at + 1), pixels(part(at + 2))) : true
  return before && after
}

function termHolds(term: string): boolean {
  const text = term.trim().toLowerCase()
  if (text === '' || text === 'all' || text === 'screen' || text === 'only screen' || text === 'only all') return true
  if (text.startsWith('not ')) return !termHolds(text.slice(4))
  if (!text.startsWith('(') || !text.endsWith(')')) return false
  const inner = text.slice(1, -1).trim()
  if (inner.startsWith('not ')) return !termHolds(inner.slice(4))
  if (inner.startsWith('(')) return mediaHolds(inner)
  if (/[<>]/.test(inner)) return widthRange(inner) ?? false
  const [name = '', value = ''] = inner.split(':').map((part) => part.trim())
  return features.get(name)?.(value) ?? false
}

/** Whether a media query list (Media Queries 4) holds for a wide light screen with a mouse. Unknown features do not. */
export function mediaHolds(query: string): boolean {
  const text = query.trim().toLowerCase()
  if (text === '') return true
  return splitOutside(text, ',').some((alternative) =>
    splitOutside(alternative, ' or ').some((either) => splitOutside(either, ' and ').every(termHolds)),
  )
}

/** Splits at a separator that stands outside of brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '(') depth++
    else if (character === ')') depth--
    else if (depth === 0 && text.startsWith(separator, index)) {
      parts.push(text.slice(start, index))
      start = index + separator.length
      index = start - 1
    }
  }
  parts.push(text.slice(start))
  return parts
}
