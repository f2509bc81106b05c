const fontKeywords = new Map<string, number>(
  Object.entries({
    'xx-small': 9,
    'x-small': 10,
    small: 13,
    medium: 16,
    large: 18,
    'x-large': 24,
    'xx-large': 32,
    'xxx-large': 48,
  }),
)

/** A CSS length in pixels; percentages and em are of the parent's font size. `clamp()` and the like give their largest. */
export function lengthInPixels(value: string, parentSize: number): number | null {
  const text = value.trim().toLowerCase()
  const keyword = fontKeywords.get(text)
  if (keyword !== undefined) return keyword
  if (text === 'smaller') return parentSize * 0.83
  if (text === 'larger') return parentSize * 1.2
  const call = /^(clamp|min|max|calc)\((.*)\)$/s.exec(text)
  if (call !== null) {
    const lengths = (call[2]!.match(/-?[\d.]+(?:px|rem|em|vw|vh|pt|%)/g) ?? [])
      .map((part) => lengthInPixels(part, parentSize))
      .filter((part) => part !== null)
    if (lengths.length === 0) return null
    if (call[1] === 'clamp' && lengths.length >= 3) {
      const middle = lengths.slice(1, -1).reduce((sum, part) => sum + part, 0)
      return Math.max(lengths[0]!, Math.min(middle, lengths.at(-1)!))
    }
    if (call[1] === 'min') return Math.min(...lengths)
    if (call[1] === 'max') return Math.max(...lengths)
    return lengths.reduce((sum, part) => sum + part, 0)
  }
  const match = /^(-?[\d.]+)(px|rem|em|vw|vh|vmin|vmax|pt|%)?$/.exec(text)
  if (match === null) return null
  const number = Number(match[1])
  switch (match[2]) {
    case undefined:
      return number === 0 ? 0 : null
    case 'px':
      return number
    case 'rem':
      return number * 16
    case 'em':
      return number * parentSize
    case '%':
      return (number * parentSize) / 100
    case 'pt':
      return (number * 4) / 3
    case 'vw':
    case 'vmax':
      return (number * 1280) / 100
    default:
      return (number * 800) / 100
  }
}
