import { listed, pathOf, shortened } from './prose.ts'

/** A page as a sentence names it: “the home page”, “/pricing”. */
export function pageName(url: string): string {
  const path = pathOf(url)
  return path === '/' || path === '' ? 'the home page' : shortened(readable(path), 60)
}

/** `/%E6%96%99` as people see it in the address bar. */
function readable(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return /[\p{C}\s]/u.test(decoded) ? path : decoded
  } catch {
    return path
  }
}

export const pageNames = (pages: readonly { url: string }[], max = 3) =>
  listed(
    pages.map(({ url }) => pageName(url)),
    max,
  )
