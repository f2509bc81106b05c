import { partsAt } from './css-parts.ts'

const shorthandCharactersMax = 500

const size =
  /^(?:[\d.]+(?:px|r?em|%|pt|v[wh]|vmin|vmax|ch|ex|q|cm|mm|in|pc)|(?:clamp|min|max|calc)\(.*\)|(?:x{0,3}-)?(?:small|large)|medium|smaller|larger)(?:\/.*)?$/is
const weight = /^(?:[1-9]\d{0,2}|1000|bold|bolder|lighter)$/i

/** `600 1rem/1.2 Inter, sans-serif` as size, weight and family; system fonts (`caption`) give nothing. */
export function fontLonghands(value: string): [string, string][] {
  const parts = partsAt(value.slice(0, shorthandCharactersMax), ' ')
  const at = parts.findIndex((part) => size.test(part))
  const sized = parts[at]
  if (sized === undefined) return []
  const [written = '', lineHeight] = partsAt(sized, '/')
  let next = at + 1
  const slashStands = sized.endsWith('/')
  if (lineHeight === undefined && parts[next] === '/') next += 2
  else if (slashStands || (lineHeight === undefined && parts[next]?.startsWith('/') === true)) next++
  const family = parts.slice(next).join(' ')
  if (family === '') return []
  const named = parts.slice(0, at).find((part) => weight.test(part))
  return [
    ['font-size', written],
    ['font-weight', (named ?? 'normal').toLowerCase()],
    ['font-family', family],
  ]
}

const pendingStart = 'font: '
const longhands = ['font-size', 'font-weight', 'font-family']

/** Longhands of a shorthand with variables: which part is whose shows when they are put in (CSS Variables 1 § 3.3). */
export const pendingLonghands = (value: string): [string, string][] =>
  longhands.map((longhand) => [longhand, pendingStart + value])

/** The part of a longhand whose variables have been put in; undefined where the shorthand turns out to be none. */
export function settledLonghand(property: string, value: string): string | undefined {
  if (!value.startsWith(pendingStart)) return value
  return fontLonghands(value.slice(pendingStart.length)).find(([longhand]) => longhand === property)?.[1]
}
