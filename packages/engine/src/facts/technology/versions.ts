import type { Sign } from './signs.ts'

/** The version that a text begins with: “ 6.4.2 (build 7)”, “ v5.3.0”, “ Free 6.5”. */
export function versionAfter(text: string): string | null {
  return (
    /^[\s@:-]{0,3}(?:(?:Free|Pro|v|version)[\s@:.-]{0,3}){0,2}(\d{1,4}(?:\.\d{1,5}){0,3})(?![\d\w])/i.exec(text)?.[1] ??
    null
  )
}

/** The version that a URL names: of the library in a file's or folder's name, of a plugin as its `ver`. */
export function versionInUrl(url: URL, { kind, text }: Sign): string | null {
  if (kind === 'path') return versionOfPlugin(url, text)
  if (kind !== 'file' && kind !== 'src') return null
  const name = kind === 'file' ? text.replace('!', '') : (text.split('/').at(-1) ?? '')
  if (name.length < 2 || (kind === 'src' && !text.includes('/'))) return null
  const path = url.pathname.slice(0, 500).toLowerCase()
  const file = path.slice(path.lastIndexOf('/') + 1)
  // In the file's own name, else in the folder that carries the library's: `jquery/3.6.0/jquery.min.js`, `jquery@3.6`.
  const inFile = /[-_.@]v?(\d{1,3}(?:\.\d{1,5}){1,3})(?![\d.]*\w*\d)/.exec(
    file.replace(/(?:\.min)?\.(?:m?js|css)$/, ''),
  )?.[1]
  if (inFile !== undefined) return inFile
  const at = path.lastIndexOf(name.toLowerCase(), path.lastIndexOf('/'))
  if (at < 0) return null
  return /^[\w.-]{0,20}?[@/]v?(\d{1,3}(?:\.\d{1,5}){0,3})(?=[/-])/.exec(path.slice(at + name.length))?.[1] ?? null
}

/** WordPress hands files the version of what they belong to: core's own sheets that of WordPress, a plugin's its own. */
function versionOfPlugin(url: URL, piece: string): string | null {
  const isOfCore = piece === '/wp-includes/' && /\/wp-includes\/(?:css\/dist\/|js\/wp-emoji)/.test(url.pathname)
  if (!isOfCore && !piece.includes('/plugins/')) return null
  const version = url.searchParams.get('ver') ?? ''
  return /^\d{1,3}(?:\.\d{1,4}){1,3}$/.test(version) ? version : null
}
