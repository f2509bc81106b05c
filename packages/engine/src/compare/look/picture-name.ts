/** What a picture is called wherever and in whatever size it is served: without folder, hash, version, size and type. */
export function pictureName(url: string): string | null {
  if (/^data:/i.test(url)) return null
  const file = fileOf(url.slice(0, urlCharactersMax))
  if (file === null) return null
  let name = withoutMixedHash(withoutPageSpeed(file)).toLowerCase()
  // One after the other, as they stack up: `hero-1024x768-scaled.min.3f9a1c2e`.
  for (let round = 0; round < 6; round++) {
    const shorter = withoutHash(name.replace(ending, '').replace(size, ''))
    if (shorter === name) break
    name = shorter
  }
  name = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  // Nothing but a hash: that says which bytes were served and not which picture it is.
  return name === '' || isHash(name) ? null : name
}

const urlCharactersMax = 2_048
const ending = /\.(?:jpe?g|png|gif|svg|webp|avif|ico|bmp|jfif|min|opt|optimi[sz]ed|compressed)$/
const size =
  /(?:[-_.@](?:\d{2,4}x\d{0,4}|x\d{2,4}|[123]x|\d{3,4}w|scaled|small|medium|large|thumb(?:nail)?|min|opt|optimized|compressed|lowres|hires|retina))$/

function fileOf(url: string): string | null {
  const parsed = URL.parse(url, 'https://page.invalid/')
  if (parsed === null) return null
  // Image services carry the picture's own URL in a parameter (`/_next/image?url=…`).
  const inner = parsed.searchParams.get('url') ?? parsed.searchParams.get('src')
  const path = inner !== null && /[./]/.test(inner) ? inner.replace(/[?#].*$/s, '') : parsed.pathname
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** mod_pagespeed: `xhero.jpg.pagespeed.ic.Qb3-_xK1dV.webp`, where `x` stands for pictures in another format. */
const withoutPageSpeed = (file: string): string =>
  file.replace(/^(?:\d+x\d+)?x?(.+?)(?:,[^.]*)?\.pagespeed\.\w{2}\.[\w-]{6,12}(?:\.\w+)?$/, '$1')

/** Vite and others write hashes of eight letters of both cases, in which a digit may be missing: `hero-BxKqTzWp.jpg`. */
function withoutMixedHash(file: string): string {
  const [, stem, hash, rest] = /^(.+)[-.]([\w-]{8})((?:\.\w{2,5}){1,2})$/.exec(file) ?? []
  if (stem === undefined || hash === undefined) return file
  const rises = hash.match(/[a-z](?=[A-Z])/g)?.length ?? 0
  const isMixed =
    rises >= 2 ||
    /[a-z]{2}[A-Z]$/.test(hash) ||
    (/[a-z]/.test(hash) && (hash.slice(1).match(/[A-Z]/g)?.length ?? 0) >= 2 && /[\dA-Z]{2}/.test(hash)) ||
    (/[A-Za-z]\d+[A-Za-z]/.test(hash) && /[A-Z]/.test(hash))
  return isMixed ? `${stem}${rest}` : file
}

/** A hash at either end: `logo-3f9a1c2e`, `logo.Bx7_aQ2z`, `63f8a0c1d2e4_logo`. */
function withoutHash(name: string): string {
  const [, stem, tail] = /^(.+)[-_.~]([^-_.~]+)$/.exec(name) ?? []
  if (stem !== undefined && tail !== undefined && isHash(tail)) return stem
  const [, head, rest] = /^([^-_.~]+)[-_.~](.+)$/.exec(name) ?? []
  if (head !== undefined && rest !== undefined && /^[\da-f]{12,}$/.test(head) && isHash(head)) return rest
  return name
}

/** Six or more characters with digits among letters, as no word and no date has them. */
function isHash(text: string): boolean {
  if (/^[\da-f]{6,64}$/.test(text)) return /[a-f]/.test(text) && /\d/.test(text) ? true : text.length >= 9
  if (!/^[\da-z]{8,64}$/.test(text)) return false
  return (text.match(/[a-z]\d|\d[a-z]/g)?.length ?? 0) >= 2
}
