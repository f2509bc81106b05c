import { partsAt } from './css-parts.ts'

const shorthandCharactersMax = 500

const size =
  /^(?:[\d.]+(?:px|r?em|%|pt|v[wh]|vmin|vmax|ch|ex|q|cm|mm|in|pc)|(?:clamp|min|max|calc)\(.*\)|(?:x{0,3}-)?(?:small|large)|medium|smaller|larger)(?:\/.*)?$/is
const weight = /^(?:[1-9]\d{0,2}|1000|bold|bolder|lighter)$/i

/** `600 1rem/1.2 Inter, sans-serif` as size, weight and family; system fonts (`caption`) give nothing. */
export function fontLonghands(value: string): [string, string][] {
  const parts = partsAt(value.slice(0, shorthandCharactersMax), ' ')
  let at = parts.findIndex((part) => size.test(part))
  // A variable is taken for the size only where a line height follows it.
  if (at < 0) at = parts.findIndex((part) => /^var\(.*\)\//is.test(part))
  if (at < 0) return []
  const [written = '', lineHeight] = partsAt(parts[at]!, '/')
  let next = at + 1
  const slashStands = parts[at]!.endsWith('/')
  if (lineHeight === undefined && parts[next] === '/') next += 2
  else if (slashStands || (lineHeight === undefined && parts[next]?.startsWith('/') === true)) next++
  const family = parts.slice(next).join(' ')
  if (family === '') return []
  const named = parts.slice(0, at).find((part) => weight.test(part) || /^var\(/i.test(part))
  return [
    ['font-size', written],
    ['font-weight', (named ?? 'normal').toLowerCase()],
    ['font-family', family],
  ]
}
