/** Longer ones are no logos but photographs, and are passed over unread. */
const dataUrlCharactersMax = 3_000_000

/** A picture written into a page is passed on as it is up to this length, else as a smaller one. */
export const keptDataUrlCharactersMax = 400_000

/** The bytes of a `data:` URL of a picture; null for any other URL, and for what cannot be decoded. */
export function dataUrlBytes(url: string): Uint8Array | null {
  if (url.length > dataUrlCharactersMax || !/^data:image\//i.test(url)) return null
  const comma = url.indexOf(',')
  if (comma < 0 || comma > 200) return null
  const body = url.slice(comma + 1)
  if (/;\s*base64\s*$/i.test(url.slice(0, comma))) return Buffer.from(body.trim(), 'base64')
  try {
    return Buffer.from(decodeURIComponent(body))
  } catch {
    // Hand-written drawings have bare per cent signs: `width='100%'`.
    return Buffer.from(body)
  }
}
