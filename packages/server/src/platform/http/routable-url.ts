/**
 * The address of a request as the router can take it: without the scheme and host of the absolute form (RFC 9112
 * § 3.2.2), and with percent signs that encode nothing made plain, so that such an address is answered as any unknown one,
 * after the same checks, and not an error of its own.
 */
export function routableUrl(url: string): string {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/'
  const [path = '', ...query] = address.split('?')
  if (isDecodable(path)) return address
  return [path.replaceAll('%', '%25'), ...query].join('?')
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
