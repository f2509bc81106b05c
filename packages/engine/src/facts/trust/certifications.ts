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
  certificationHeadings,
  certificationsNamed,
  claimWords,
  type NamedCertification,
  noClaimWords,
  ourselvesWords,
} from '../../lexicon/names/certification-names.ts'
import { placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import { textLines } from '../../page/text-lines.ts'
import type { Site, SitePage } from '../../site.ts'
import { ratingIn } from './ratings.ts'
import type { Certification } from './shapes.ts'

/** On these a certificate is a subject, somebody else's, or the law. */
const otherPages: ReadonlySet<PageType> = new Set(['post', 'blog', 'legal', 'careers', 'press'])
const certificationsMax = 30
const lineCharactersMax = 400
const altCharactersMax = 120

/**
 * What the site has been certified, awarded or rated, in its own words: by the names of badges, by sentences that claim
 * it, and by lists under headings for it. To name a standard is not to have it: who advises on one, asks for it or says
 * that a supplier has it claims nothing.
 */
export function certifications(site: Site): Fact<Certification>[] {
  const found = new Map<string, Fact<Certification>>()
  for (const page of site.pages) {
    if (otherPages.has(page.type)) continue
    seeBadges(page, found)
    seeLines(page, found)
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
    if (alt === '' || alt.length > altCharactersMax || noClaimWords.test(alt) || !page.isVisible(node)) continue
    for (const named of certificationsNamed(alt)) {
      if (named.needsClaim && !claimWords.test(alt) && alt.length > named.name.length + 12) continue
      const quote = { page: page.url, text: named.name, locator: locatorOf(document, node) }
      see(found, named, { confidence: 0.85, quotes: [quote] })
    }
  }
}

const linesUnderHeading = 14

function seeLines(page: SitePage, found: Map<string, Fact<Certification>>): void {
  const { document } = page
  let underHeading = 0
  for (const { text, node } of textLines(document)) {
    if (text.length > lineCharactersMax) continue
    const isHeading = /^h[1-6]$/.test(tagOf(document, node))
    if (isHeading)
      underHeading =
        text.length < 80 && certificationHeadings.test(text) && !noClaimWords.test(text) ? linesUnderHeading : 0
    else underHeading--
    const rating = ratingIn(text)
    const names = certificationsNamed(text)
    if (rating === null && names.length === 0) continue
    if (placeOf(document, node) === 'navigation' || !page.isVisible(node)) continue
    const quote = (name: string) => [{ page: page.url, text: name, locator: locatorOf(document, node) }]
    if (rating !== null) see(found, { name: rating, kind: 'rating' }, { confidence: 0.85, quotes: quote(rating) })
    for (const named of names) {
      const confidence =
        isInLink(page, node) || isCompared(page, node) ? 0 : confidenceOf(text, named, underHeading > 0)
      if (confidence > 0) see(found, named, { confidence, quotes: quote(named.name) })
    }
  }
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

const charactersAround = 140
const sentenceCharactersMax = 90

/** How much a line says that the site has what it names; 0 for not at all. */
function confidenceOf(line: string, named: NamedCertification, isUnderHeading: boolean): number {
  const from = Math.max(0, named.index - charactersAround)
  const around = sentenceAround(
    line.slice(from, named.index + named.name.length + charactersAround),
    named.index - from,
  )
  if (noClaimWords.test(around)) return 0
  // A long sentence that does not speak of its authors explains.
  if (around.length > sentenceCharactersMax && !ourselvesWords.test(around)) return 0
  const rest = around.replace(named.name, ' ')
  if (claimWords.test(rest) || (claimWords.test(named.name) && line.length <= 120)) return 0.85
  if (named.needsClaim || named.kind === 'award')
    return isUnderHeading && line.length <= named.name.length + 40 && !named.needsClaim ? 0.75 : 0
  return isUnderHeading && line.length <= named.name.length + 40 ? 0.8 : 0
}

function sentenceAround(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('! ', at), text.lastIndexOf('。', at))
  const end = [text.indexOf('. ', at), text.indexOf('! ', at), text.indexOf('? ', at), text.indexOf('。', at)].filter(
    (place) => place >= 0,
  )
  return text.slice(start < 0 ? 0 : start + 1, end.length === 0 ? text.length : Math.min(...end) + 1)
}
