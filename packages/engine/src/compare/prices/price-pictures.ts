import { attributeOf, descendantsByTag } from '../../document/flat-document.ts'
import { typeOfLabel } from '../../lexicon/pages/page-words.ts'
import type { SitePage } from '../../site.ts'
import { writtenUrl } from '../look/page-look.ts'
import { pictureName } from '../look/picture-name.ts'

const picturesMax = 12

/** Price lists that are pictures: their names, which on many small sites are all that tells one from the next. */
export function pricePictures(page: SitePage): string[] {
  const { document } = page
  const names = new Set<string>()
  for (const node of descendantsByTag(document, 0, 'img', 'a')) {
    const url = writtenUrl(page, node) ?? attributeOf(document, node, 'href') ?? ''
    if (!/\.(?:jpe?g|png|webp|avif|gif|pdf|svg)(?:[?#]|$)/i.test(url)) continue
    const name = pictureName(url)
    if (name === null || !namesPrices(`${name} ${attributeOf(document, node, 'alt') ?? ''}`.slice(0, 200))) continue
    names.add(name)
    if (names.size >= picturesMax) break
  }
  return [...names]
}

/** `preisliste2025` holds its word glued to a number. */
const namesPrices = (text: string) => {
  const words = text.replace(/(\p{L})(\d)/gu, '$1 $2').replace(/[-_]/g, ' ')
  const type = typeOfLabel(words)
  return type?.type === 'pricing'
}
