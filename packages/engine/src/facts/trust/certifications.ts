import type { PageType } from '../../artifacts.ts'
import {
  attributeOf,
  childElementsOf,
  descendantsByTag,
  foldSpace,
  type Node,
  parentOf,
  tagOf,
} from '../../document/flat-document.ts'
import type { Fact } from '../../evidence.ts'
import {
  aligningWords,
  certificationHeadings,
  certificationsNamed,
  holdingWords,
  type NamedCertification,
  noClaimWords,
  planningWords,
} from '../../lexicon/names/certification-names.ts'
import { placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import { textLines } from '../../page/text-lines.ts'
import type { Site, SitePage } from '../../site.ts'
import { certificateStanding, isInRow } from './certificate-standing.ts'
import { ratingIn } from './ratings.ts'
import type { Certification } from './shapes.ts'

/** On these a certificate is a subject, somebody else's, or the law. */
const otherPages: ReadonlySet<PageType> = new Set(['post', 'blog', 'legal', 'careers', 'press'])
const certificationsMax = 30
const lineCharactersMax = 400
const altCharactersMax = 120

/**
 * What the site has been certified, awarded or rated, in its own words: by the names of badges, by sentences that say so,
 * and by lists under headings for it. To name a standard is not to hold it: who advises on one, goes by it, is preparing
 * for it or says that a supplier has it claims nothing.
 */
export function certifications(site: Site, { names }: { names: readonly string[] }): Fact<Certification>[] {
  const isOwn = (text: string) => names.some((name) => text.includes(name))
  const found = new Map<string, Fact<Certification>>()
  for (const page of site.pages) {
    if (otherPages.has(page.type)) continue
    seeBadges(page, found)
    seeLines(page, found, isOwn)
  }
  const facts = [...found.values()]
  // “ISO 27001” beside “ISO/IEC 27001:2022” is the same, said shorter.
  return facts.filter((fact) => !facts.some((other) => saysMore(other, fact))).slice(0, certificationsMax)
}

const key = (name: string) =>
  name
    .toLowerCase()
    .replace(/iso(?:\/iec| iec)?/g, 'iso')
    .replace(/:\d{4}$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

const saysMore = ({ value: a }: Fact<Certification>, { value: b }: Fact<Certification>) =>
  a !== b && a.kind === b.kind && key(a.name).length > key(b.name).length && key(a.name).startsWith(key(b.name))

function see(
  found: Map<string, Fact<Certification>>,
  named: { name: string; kind: Certification['kind'] },
  fact: Omit<Fact<Certification>, 'value' | 'basis'>,
): void {
  const known = found.get(key(named.name))
  if (known !== undefined && known.confidence >= fact.confidence) return
  found.set(key(named.name), { value: { name: named.name, kind: named.kind }, basis: 'stated', ...fact })
}

/** Pictures that are called by the name of a certificate are its badges. */
function seeBadges(page: SitePage, found: Map<string, Fact<Certification>>): void {
  const { document } = page
  for (const node of descendantsByTag(document, 0, 'img')) {
    const alt = foldSpace((attributeOf(document, node, 'alt') ?? '').slice(0, altCharactersMax + 1))
    if (alt === '' || alt.length > altCharactersMax || !isSeal(alt) || !page.isVisible(node)) continue
    for (const named of certificationsNamed(alt)) {
      if (named.needsClaim && !holdingWords.test(alt) && alt.length > named.name.length + 12) continue
      const quote = { page: page.url, text: named.name, locator: locatorOf(document, node) }
      see(found, named, { confidence: 0.85, quotes: [quote] })
    }
  }
}

const isSeal = (alt: string) =>
  ![noClaimWords, aligningWords, planningWords].some((words) => words.test(alt)) && !isInRow(alt)

const linesUnderHeading = 14
const headingWordsMax = 5

function seeLines(page: SitePage, found: Map<string, Fact<Certification>>, isOwn: (text: string) => boolean): void {
  const { document } = page
  let underHeading = 0
  for (const { text, node } of textLines(document)) {
    if (text.length > lineCharactersMax) continue
    const isHeading = /^h[1-6]$/.test(tagOf(document, node))
    if (isHeading) underHeading = announcesCertificates(text) ? linesUnderHeading : 0
    else underHeading--
    const rating = ratingIn(text)
    const names = certificationsNamed(text)
    if (rating === null && names.length === 0) continue
    if (placeOf(document, node) === 'navigation' || !page.isVisible(node)) continue
    const quote = (name: string) => [{ page: page.url, text: name, locator: locatorOf(document, node) }]
    if (rating !== null) see(found, { name: rating, kind: 'rating' }, { confidence: 0.85, quotes: quote(rating) })
    for (const named of names) {
      const confidence =
        isInLink(page, node) || isCompared(page, node) ? 0 : confidenceOf(text, named, underHeading > 0, isOwn)
      if (confidence > 0) see(found, named, { confidence, quotes: quote(named.name) })
    }
  }
}

/** “Our certifications”, and not “What ISO certification asks of you”. */
const announcesCertificates = (heading: string) =>
  heading.split(' ').length <= headingWordsMax &&
  heading.length < 80 &&
  certificationHeadings.test(heading) &&
  ![noClaimWords, aligningWords, planningWords].some((words) => words.test(heading))

/** How much a line says that the site has what it names; 0 for not at all. */
function confidenceOf(
  line: string,
  named: NamedCertification,
  isUnderHeading: boolean,
  isOwn: (text: string) => boolean,
): number {
  const standing = certificateStanding(line, named, isOwn)
  if (standing === 'held') return 0.85
  // Under such a heading the name alone will do.
  const isListed = isUnderHeading && standing === null && line.length <= named.name.length + 40 && !isInRow(line)
  if (!isListed || named.needsClaim || noClaimWords.test(line)) return 0
  return named.kind === 'award' ? 0.75 : 0.8
}

function isInLink({ document }: SitePage, node: Node): boolean {
  for (let at = node, steps = 0; at >= 0 && steps < 5; at = parentOf(document, at), steps++) {
    if (tagOf(document, at) === 'a') return true
  }
  return false
}

/** A table of several columns compares and explains; one of two lists what somebody has. */
function isCompared({ document }: SitePage, node: Node): boolean {
  for (let at = node, steps = 0; at >= 0 && steps < 4; at = parentOf(document, at), steps++) {
    if (tagOf(document, at) !== 'tr') continue
    let cells = 0
    for (const _ of childElementsOf(document, at)) cells++
    return cells > 2
  }
  return false
}
