const gradientsMax = 6
const charactersMax = 300
const keptMax = 1_000

/** Counts gradients as they are met. */
export function createGradients() {
  const counts = new Map<string, number>()
  return {
    add(fills: readonly { gradient: string | null }[], weight: number): void {
      for (const { gradient } of fills) {
        if (gradient === null || (counts.size >= keptMax && !counts.has(gradient))) continue
        counts.set(gradient, (counts.get(gradient) ?? 0) + weight)
      }
    },
    /** Most used first. */
    list: (): string[] =>
      [...counts]
        .sort(([, a], [, b]) => b - a)
        .slice(0, gradientsMax)
        .map(([gradient]) => gradient),
  }
}

const gradientStart = /(?:-webkit-|-moz-|-o-)?(?:repeating-)?(?:linear|radial|conic)-gradient\(/i

/** The first gradient of a background; null where it is too long to be one that anybody chose. */
export function gradientIn(image: string): string | null {
  const at = image.search(gradientStart)
  if (at < 0) return null
  let depth = 0
  for (let end = at; end < Math.min(image.length, at + charactersMax); end++) {
    if (image[end] === '(') depth++
    else if (image[end] === ')' && --depth === 0) return image.slice(at, end + 1).replace(/\s+/g, ' ')
  }
  return null
}
