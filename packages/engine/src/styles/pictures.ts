/** A value without the addresses of its pictures, which are often the pictures themselves. */
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
