import type { PictureKind } from '../../../lexicon/pages/lists.ts'
import { pictureWords } from '../../../lexicon/pages/picture-words.ts'
import type { PagePicture } from './page-pictures.ts'

export type SeenKind = 'photo' | 'illustration' | 'icon' | 'logo' | 'video' | 'spacer' | 'unknown'

const iconPixelsMax = 64
const spacerPixelsMax = 3
const charactersMax = 200

const spacerName = /^(?:blank|spacer|pixel|transparent|placeholder|empty|clear|1x1|dot|loading)(?:\b.*)?$/i

/** The kind of a picture by what its markup says; `unknown` where that does not tell. */
export function kindOf(picture: PagePicture): SeenKind {
  const { form, width, height } = picture
  if (form === 'video') return 'video'
  const longest = Math.max(width ?? 0, height ?? 0)
  if (spacerName.test(fileNameOf(picture.url))) return 'spacer'
  if (form === 'image' && width !== null && height !== null && longest <= spacerPixelsMax) return 'spacer'
  const named = namedKind(picture)
  if (named === 'logo' || named === 'icon') return named
  if (longest > 0 && longest <= iconPixelsMax) return 'icon'
  if (form === 'drawing') return longest > 2 * iconPixelsMax ? 'illustration' : longest > 0 ? 'icon' : 'unknown'
  const extensions = [picture.url, picture.fallback].map(extensionOf)
  if (named === 'illustration') return 'illustration'
  if (extensions.includes('svg')) return form === 'background' ? 'unknown' : 'illustration'
  if (named === 'photo' || extensions.some((extension) => /^(?:jpe?g|jfif|heic)$/.test(extension))) return 'photo'
  return 'unknown'
}

/** Its file's name says most, then the folder it lies in, its text, the classes of its element. */
function namedKind({ url, alt, names }: PagePicture): PictureKind | null {
  const folder = url === null || url.startsWith('data:') ? '' : (pathOf(url).split('/').at(-2) ?? '')
  const told = [fileNameOf(url), folder, alt ?? '', names]
  for (const [index, text] of told.entries()) {
    const match = pictureWords.match(text.slice(0, charactersMax))[0]
    // Folders and classes call every picture `img`.
    if (match !== undefined && (match.tag !== 'photo' || index === 0 || index === 2)) return match.tag
  }
  return null
}

/** Without its ending, spaces for what parts words; image services carry the real URL within theirs. */
export function fileNameOf(url: string | null): string {
  if (url === null || url.startsWith('data:')) return ''
  const file = pathOf(url).split('/').at(-1) ?? ''
  return file
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_+-]+/g, ' ')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
}

export function extensionOf(url: string | null): string {
  if (url === null) return ''
  if (url.startsWith('data:')) return /^data:image\/([a-z]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  return /\.([a-z0-9]{2,5})$/i.exec(pathOf(url))?.[1]?.toLowerCase() ?? ''
}

function pathOf(url: string): string {
  const parsed = URL.parse(url)
  if (parsed === null) return ''
  const within = parsed.searchParams.get('url') ?? parsed.searchParams.get('src')
  const path = within === null ? parsed.pathname : (URL.parse(within, url)?.pathname ?? parsed.pathname)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
