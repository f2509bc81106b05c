import type { Fact } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { hashDistance } from '../../pictures/pixels.ts'
import type { Site } from '../../site.ts'
import { domainLabel } from '../../site-url.ts'
import { markCandidates } from './logo/candidates.ts'
import { declaredLogos } from './logo/declared.ts'
import { declaredIcons } from './logo/icons.ts'
import { candidateMark, declaredMark } from './logo/marks.ts'
import { type ScoredMark, scoreMarks, scoreMin } from './logo/score.ts'
import { type BrandWords, brandWords } from './logo/words.ts'
import type { Logo, LogoMark } from './shapes.ts'

export interface LogoGrounds {
  structuredData: StructuredNode[]
  names: readonly string[]
}

const alternatesMax = 4
/** Each drawing is rewritten, some of thousands of elements. */
const marksMax = 12
const alternateScoreMin = 45

/**
 * The brand's mark on its own home page: the best of what stands in the head of the page, else what the site declares
 * as its logo. A page without either has none; its icon is not taken for one.
 */
export function logo(site: Site, { structuredData, names }: LogoGrounds): Logo {
  const brand = brandOf(site, names)
  const declared = declaredLogos(site, structuredData, brand)
  const ranked = rankedMarks(site, brand, new Set(declared.map(({ url }) => url)))
  const marks: { mark: ScoredMark; fact: Fact<LogoMark> }[] = []
  for (const mark of ranked.slice(0, marksMax)) {
    const fact = mark.score >= alternateScoreMin ? candidateMark({ site, page: site.home, brand }, mark) : null
    if (fact !== null) marks.push({ mark, fact })
  }
  const accepted = marks.find(({ mark }) => mark.score >= scoreMin && !mark.forDark)
  const usable = declared.filter(({ url }) => !isMissing(site, url))
  const stated = usable.flatMap((mark) => declaredMark(site, mark, 'declared') ?? [])
  const primary = accepted?.fact ?? stated[0] ?? null
  const icon = declaredIcons(site).find(({ url }) => !isMissing(site, url))
  const others = marks.filter(({ mark }) => isAlternate(mark)).map(({ fact }) => fact)
  return {
    primary,
    icon: icon === undefined ? null : declaredMark(site, icon, 'icon'),
    alternates: primary === null ? [] : distinct(site, primary, [...others, ...stated]).slice(0, alternatesMax),
  }
}

export const brandOf = ({ home }: Site, names: readonly string[]): BrandWords =>
  brandWords(names, domainLabel(new URL(home.url)))

/** What may be the mark on the home page, best first. */
export function rankedMarks(site: Site, brand: BrandWords, declared: ReadonlySet<string>): ScoredMark[] {
  const page = site.home
  return scoreMarks({ site, page, brand, declared }, markCandidates(page, brand))
}

/** Whether a picture was asked for and is not there. */
function isMissing({ exchangeOf }: Site, url: string): boolean {
  const exchange = exchangeOf(url)
  return exchange !== undefined && exchange.status !== null && exchange.status >= 400
}

const isAlternate = ({ kind, forDark, isNamed, isBrands }: ScoredMark) =>
  isBrands || forDark || (isNamed && kind !== 'text')

/** The same mark in another file or size: equal bytes, or nearly equal to look at and of the same colours. */
function isSame(site: Site, one: LogoMark, other: LogoMark): boolean {
  if (one.kind === 'text' || other.kind === 'text') return one.text === other.text
  if (one.url !== undefined && one.url === other.url) return true
  if (one.hash !== null && one.hash === other.hash) return true
  const [first, second] = [one, other].map(({ url }) => (url === undefined ? undefined : site.pictureOf(url)))
  if (!first?.visualHash || !second?.visualHash) return false
  return hashDistance(first.visualHash, second.visualHash) <= 6 && one.madeFor === other.madeFor
}

function distinct(site: Site, primary: Fact<LogoMark>, others: Fact<LogoMark>[]): Fact<LogoMark>[] {
  const kept = [primary]
  for (const other of others) {
    if (!kept.some(({ value }) => isSame(site, value, other.value))) kept.push(other)
  }
  return kept.slice(1)
}
