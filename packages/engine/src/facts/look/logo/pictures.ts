import type { Site } from '../../../site.ts'
import { brandName } from '../../identity/brand-name.ts'
import { structuredData } from '../../site/structured-data.ts'
import { brandOf, rankedMarks } from '../logo.ts'
import { declaredLogos } from './declared.ts'
import { declaredIcons } from './icons.ts'

export interface LogoPictures {
  /** URLs of pictures that may be the logo, likeliest first. */
  marks: string[]
  /** Those among them that are written into the page. */
  dataUrls: string[]
  icons: string[]
}

const marksMax = 6
const declaredMax = 2
const dataUrlsMax = 8
const scoreMin = 40
/** The best icon, one more for where that is missing, and what only old browsers ask for. */
const iconsMax = 3

/** Which pictures the logo is decided by: found on the home page, declared by it, and icons. */
export function logoPictures(site: Site): LogoPictures {
  const nodes = structuredData(site.home)
  const name = brandName(site, nodes)
  const brand = brandOf(site, name === null ? [] : [name.value.name, ...name.value.variants])
  const declared = declaredLogos(site, nodes, brand).map(({ url }) => url)
  const ranked = rankedMarks(site, brand, new Set(declared)).filter(({ score }) => score >= scoreMin)
  const found = [...new Set(ranked.flatMap(({ url }) => (url === null ? [] : [url])))]
  const isData = (url: string) => url.startsWith('data:')
  const icons = declaredIcons(site).map(({ url }) => url)
  return {
    marks: [...new Set([...found.filter((url) => !isData(url)).slice(0, marksMax), ...declared.slice(0, declaredMax)])],
    dataUrls: found.filter(isData).slice(0, dataUrlsMax),
    icons: [...new Set(icons)].slice(0, iconsMax),
  }
}
