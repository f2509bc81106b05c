import { attributeOf, foldSpace, isText, type Node, parentOf, tagOf } from '../../document/flat-document.ts'
import { keptUrl } from '../../document/kept-url.ts'
import type { Quote } from '../../evidence.ts'
import { locatorOf } from '../../page/locator.ts'
import type { SitePage } from '../../site.ts'
import { isSameSite } from '../../site-url.ts'

/** A firm's name as a picture of its logo has it. */
export interface NamedLogo {
  name: string
  /** Where the picture leads; null for nowhere. */
  link: string | null
  /** Drawn, named or linked as firms' logos are: partners of a law firm have photographs. */
  isLogoLike: boolean
  quote: Quote
}

const logosMax = 200
const nameCharactersMax = 50

/** The names of the pictures in a part of a page: by their alternative text, else by telling names of their files. */
export function logoNames(page: SitePage, from: Node, to: Node): NamedLogo[] {
  const { document } = page
  const found: NamedLogo[] = []
  for (let node = from; node < to && found.length < logosMax; node++) {
    if (isText(document, node)) continue
    const tag = tagOf(document, node)
    if (tag !== 'img' && tag !== 'svg') continue
    const written = [
      attributeOf(document, node, 'alt'),
      attributeOf(document, node, 'aria-label'),
      attributeOf(document, node, 'title'),
    ].find((text) => text !== undefined && text.trim() !== '')
    const quote = (text: string): Quote => ({
      page: page.url,
      text: foldSpace(text),
      locator: locatorOf(document, node),
    })
    const link = linkOf(page, node)
    const named = written === undefined ? null : cleared(written)
    const source = (attributeOf(document, node, 'src') ?? '').slice(0, 500)
    const isLogoLike =
      tag === 'svg' ||
      /logo|\.(?:svg|png)(?:[?#]|$)/i.test(source) ||
      /logo/i.test((written ?? '').slice(0, 200)) ||
      isForeign(link, page)
    if (named !== null)
      found.push({ name: named, link, isLogoLike, quote: quote(named === foldSpace(written!) ? named : written!) })
    else if (tag === 'img' && written === undefined) {
      const address = attributeOf(document, node, 'src') ?? ''
      const byFile = nameOfFile(address)
      if (byFile !== null && address.length <= 2_000)
        found.push({ name: byFile, link, isLogoLike, quote: quote(address) })
    }
  }
  return found
}

const isForeign = (link: string | null, { url }: SitePage) => link !== null && !isSameSite(new URL(link), new URL(url))

function linkOf({ document, head }: SitePage, node: Node): string | null {
  for (let at = parentOf(document, node), steps = 0; at >= 0 && steps < 4; at = parentOf(document, at), steps++) {
    if (tagOf(document, at) === 'a') return keptUrl(attributeOf(document, at, 'href'), head.baseUrl)
  }
  return null
}

const logoWords =
  /(?:^|[\s_-])(?:the |le |la |el |das |our )?(?:company |client |customer |partner |brand |sponsor )?(?:logo(?:s|type|tipo|typ)?|logó|wordmark|brandmark|лого(?:тип)?|icon|badge)(?: (?:of|von|de|der|di|da|du|van|for|für|pour|img|image|png|svg|white|black|dark|light|color|colour|grey|gray|transparent))?(?=$|[\s_:-])|ロゴ(?:マーク)?|标志|標誌|徽标|로고|شعار/giu
const finish =
  /(?:^|[\s_-])(?:white|black|dark|light|color|colour|grey|gray|mono|rgb|cmyk|neg(?:ative)?|positive|transparent|horizontal|vertical|small|large|new|final|copy|scaled|\d{2,4}x\d{2,4}|\d+px)(?=$|[\s_-])/gi

/** An alternative text without what says that it is a logo; null for a description, or for what names a file. */
function cleared(written: string): string | null {
  const text = foldSpace(written.slice(0, 200)).replace(/\.(?:svg|png|jpe?g|webp|gif|avif)$/i, '')
  const isFileLike = !text.includes(' ') && /[_-]/.test(text)
  const name = foldSpace((isFileLike ? text.replace(/[_-]+/g, ' ') : text).replace(logoWords, ' ')).replace(
    /^[\s:–—|-]+|[\s:–—|-]+$/g,
    '',
  )
  if (name.length < 2 || name.length > nameCharactersMax || name.split(' ').length > 5) return null
  if (
    !/\p{L}/u.test(name) ||
    /[.!?]$/.test(name) ||
    /^(?:img|dsc|image|photo|screenshot|bild|foto)[\s_-]*\d*$/i.test(name)
  )
    return null
  // “a man in an office”: a description begins small and goes on in small words.
  return /^\p{Ll}/u.test(name) && name.split(' ').length > 2 ? null : name
}

/** `acme-logo-white.svg` is Acme; a number, a hash or a word of one letter is nobody. */
function nameOfFile(address: string): string | null {
  if (address.startsWith('data:') || !/logo/i.test(address)) return null
  const path = address.slice(0, 2_000).split(/[?#]/, 1)[0]!
  const last = path.slice(path.lastIndexOf('/') + 1)
  const file = last.length > 100 ? undefined : /^(.{2,80})\.(?:svg|png|jpe?g|webp|gif|avif)$/i.exec(last)?.[1]
  if (file === undefined) return null
  const words = file
    .replace(/%20|\+/g, ' ')
    .replace(/[.@-][0-9a-f]{6,}$/i, '')
    .replace(/@\dx/i, '')
    .replace(/[_.-]+/g, ' ')
    .replace(logoWords, ' ')
    .replace(finish, ' ')
  const name = foldSpace(words)
  if (!/^[a-z][a-z\d& ]{1,30}$/i.test(name) || /\d{3}/.test(name) || name.split(' ').length > 3) return null
  return name.replace(/(?:^|\s)[a-z]/g, (letter) => letter.toUpperCase())
}
