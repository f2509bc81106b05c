/** A value without the URLs of its pictures, which are often the pictures themselves. */
export function withoutPictures(value: string, instead = ''): string {
  const lower = value.toLowerCase()
  let kept = ''
  let from = 0
  for (let at = lower.indexOf('url('); at >= 0; at = lower.indexOf('url(', from)) {
    const end = value.indexOf(')', at)
    if (end < 0) break
    kept += value.slice(from, at) + instead
    from = end + 1
  }
  return kept + value.slice(from)
}

interface WrittenUrl {
  url: string
  /** The whole `url(…)`. */
  start: number
  end: number
}

/** Each `url(…)` of a value; by hand, for an expression would try many opening brackets to the end of the text. */
function* addressesIn(value: string): Generator<WrittenUrl> {
  const lower = value.toLowerCase()
  for (let start = lower.indexOf('url('); start >= 0; ) {
    let at = start + 4
    while (value[at] === ' ') at++
    const quote = value[at] === '"' || value[at] === "'" ? value[at]! : null
    const close = quote === null ? at : value.indexOf(quote, at + 1)
    const end = close < 0 ? -1 : value.indexOf(')', close)
    if (end < 0) return
    yield { url: quote === null ? value.slice(at, end).trim() : value.slice(at + 1, close), start, end: end + 1 }
    start = lower.indexOf('url(', end)
  }
}

/** URLs of the pictures of a value, in order. */
export const pictureUrls = (value: string): string[] => Array.from(addressesIn(value), ({ url }) => url)

/** A value whose URLs, relative to its stylesheet, are made absolute; others, and fragments, stay as they are. */
export function withAbsoluteUrls(value: string, base: string): string {
  let whole = ''
  let from = 0
  for (const { url, start, end } of addressesIn(value)) {
    if (/^(?:[a-z][a-z0-9+.-]*:|#|$)/i.test(url)) continue
    const href = URL.parse(url, base)?.href
    if (href === undefined) continue
    whole += `${value.slice(from, start)}url("${href}")`
    from = end
  }
  return whole + value.slice(from)
}
