import { attributeOf, descendantsByTag, foldSpace } from '../../document/flat-document.ts'
import { keptUrl } from '../../document/kept-url.ts'
import type { Fact } from '../../evidence.ts'
import { pathParts } from '../../lexicon/pages/path-parts.ts'
import { policiesNamed } from '../../lexicon/pages/policy-words.ts'
import { linkLabel, placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import type { Site, SitePage } from '../../site.ts'
import { isSameSite } from '../../site-url.ts'
import { type Policy, type PolicyKind, policyKinds } from './shapes.ts'

interface Sighting {
  fact: Fact<Policy>
  score: number
}

/** Services that keep policies for others; anything else on another site is that site's policy. */
const policyHosts =
  /(?:^|\.)(?:iubenda\.com|termly\.io|termsfeed\.com|termageddon\.com|getterms\.io|privacypolicies\.com|freeprivacypolicy\.com|notion\.site|docs\.google\.com|cookiedatabase\.org|privacytrust\.eu|haendlerbund\.de|it-recht-kanzlei\.de)$/

const linksMax = 4_000
/** “… by which you accept our privacy policy” is a sentence and no name of a page. */
const wordsMax = 9

/** Where the site says by which rules it goes: the best link for each kind of policy, in the order of kinds. */
export function policies(site: Site): Fact<Policy>[] {
  const best = new Map<PolicyKind, Sighting>()
  let links = 0
  const named = remembered(site)
  for (const page of site.pages) {
    for (const node of descendantsByTag(page.document, 0, 'a')) {
      if (++links > linksMax) break
      const written = attributeOf(page.document, node, 'href')
      if (written === undefined || /^\s*(?:#|javascript:|mailto:|tel:)/i.test(written)) continue
      const url = keptUrl(written, page.head.baseUrl)
      if (url === null || !isOwn(url, page)) continue
      const label = foldSpace(linkLabel(page.document, node))
      for (const { kind, score } of named(label, url)) {
        const known = best.get(kind)
        const total = score + (placeOf(page.document, node) === 'footer' ? 0.5 : 0) + (page === site.home ? 0.2 : 0)
        if (known !== undefined && known.score >= total) continue
        const quote = label === '' ? foldSpace(written) : label
        best.set(kind, {
          score: total,
          fact: {
            value: { kind, title: label === '' ? kind : label, url },
            basis: 'stated',
            confidence: score >= 2 ? 0.95 : 0.8,
            quotes: [{ page: page.url, text: quote, locator: locatorOf(page.document, node) }],
          },
        })
      }
    }
  }
  return policyKinds.flatMap((kind) => best.get(kind)?.fact ?? [])
}

function isOwn(address: string, page: SitePage): boolean {
  const url = new URL(address)
  return isSameSite(url, new URL(page.url)) || policyHosts.test(url.hostname)
}

type Named = { kind: PolicyKind; score: number }[]

/** A footer stands on every page with the same links. */
function remembered({ home }: Site): (label: string, address: string) => Named {
  const known = new Map<string, Named>()
  return (label, address) => {
    const key = `${label}\n${address}`
    const kinds = known.get(key) ?? kindsOf(label, address, isSameSite(new URL(address), new URL(home.url)))
    known.set(key, kinds)
    return kinds
  }
}

/** What a link’s label says counts before its address: `/legal` may be any of them. */
function kindsOf(label: string, address: string, isSame: boolean): Named {
  const words = label.split(' ').length
  const byLabel = words > wordsMax ? [] : policiesNamed(label)
  if (byLabel.length > 0) return byLabel.map(({ kind, isWhole }) => ({ kind, score: isWhole ? 3 : words <= 6 ? 2 : 1 }))
  // A label that names something else outdoes the address; one that asks to read on names nothing.
  if (words > 3 || !isSame) return []
  const last = pathParts(new URL(address).pathname.replace(/\.pdf$/i, ''))?.segments.at(-1)
  if (last === undefined) return []
  return policiesNamed(last)
    .filter(({ isWhole, kind }) => isWhole && kind !== 'security' && kind !== 'shipping')
    .map(({ kind }) => ({ kind, score: 1.5 }))
}
