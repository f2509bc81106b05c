/** Whether search engines may read the pages, and under which address they file them. */

import { pageKey } from '../../site-url.ts'
import { pageName, pageNames } from '../../writing/page-names.ts'
import { capitalised, counted, listed, quoted, shortened } from '../../writing/prose.ts'
import type { PageSummary } from '../page-summary.ts'
import { failed, type ListedCheck, none, passed, share } from './check-rule.ts'
import { type SearchFacts, searchCheck } from './search-facts.ts'

const lighthouse = 'https://developer.chrome.com/docs/lighthouse/seo'
const google = 'https://developers.google.com/search/docs'

/** Terms and imprints are kept out of search results on purpose. */
const isMeantForSearch = ({ type }: PageSummary) => type !== 'legal'
const isUnlisted = ({ noindex, structure }: PageSummary) => noindex !== null || structure.isUnlistedByHeader

const monthsStale = 12

export const addressChecks: readonly ListedCheck<SearchFacts>[] = [
  searchCheck({
    id: 'indexable',
    title: 'Search engines may list the pages',
    weight: 10,
    why: 'A page that asks not to be listed is found by nobody who searches, however good it is.',
    source: `${lighthouse}/is-crawlable`,
    howTo:
      'Take `noindex` out of the robots meta element and of the X-Robots-Tag header, and the address out of robots.txt.',
    needs: ['crawlers', 'pages'],
    find({ pages, crawlers }) {
      const unlisted = pages.filter((page) => isMeantForSearch(page) && isUnlisted(page))
      const shut = crawlers.find(({ value }) => value.agent === 'Googlebot' && !value.allowed)
      if (shut !== undefined) {
        return failed(
          'robots.txt keeps Googlebot out of the home page.',
          'Take the Disallow line that covers the home page out of robots.txt, at least for Googlebot and Bingbot.',
        )
      }
      if (unlisted.length === 0) {
        const smallPrint = pages.filter(isUnlisted)
        if (smallPrint.length > 0) {
          return passed(
            `Of the ${counted(pages.length, 'page')} read only small print asks search engines to stay away: ${pageNames(smallPrint)}.`,
          )
        }
        return passed(
          pages.length === 1
            ? 'The page read does not ask search engines to stay away.'
            : `None of the ${pages.length} pages read asks search engines to stay away.`,
        )
      }
      const which = pageNames(unlisted)
      return failed(
        `${capitalised(which)} ${unlisted.length === 1 ? 'asks' : 'ask'} search engines not to list ${unlisted.length === 1 ? 'it' : 'them'} (noindex).`,
        `If ${which} should be found, remove the noindex; if not, no link on the home page need lead there.`,
        unlisted.flatMap(({ noindex }) => noindex ?? []),
      )
    },
  }),
  searchCheck({
    id: 'status',
    title: 'Pages that are linked answer with success',
    weight: 5,
    why: 'Search engines drop addresses that answer with an error, and visitors leave.',
    source: `${lighthouse}/http-status-code`,
    howTo: 'Answer with 200, or send visitors on with a 301 to the page that took the place of the old one.',
    needs: ['pages'],
    find({ pages }) {
      const known = pages.filter(({ structure }) => structure.status !== null)
      if (known.length === 0) return none('The pages came without a server’s answer.')
      const broken = known.filter(({ structure }) => (structure.status ?? 0) >= 400)
      return broken.length === 0
        ? passed(
            `${known.length === 1 ? 'The page read answers' : `All ${known.length} pages read answer`} with success.`,
          )
        : failed(
            `${capitalised(pageNames(broken))} ${broken.length === 1 ? 'answers' : 'answer'} with status ${listed([...new Set(broken.map(({ structure }) => String(structure.status)))])}.`,
            `Mend ${pageNames(broken)}, or take the links to ${broken.length === 1 ? 'it' : 'them'} away.`,
          )
    },
  }),
  searchCheck({
    id: 'robots-valid',
    title: 'robots.txt can be read',
    weight: 4,
    why: 'Search engines that get an error for robots.txt stop crawling the whole site.',
    source: `${lighthouse}/invalid-robots-txt`,
    howTo: 'Let /robots.txt answer with 200 and a few lines, or with 404; never with 500 or a page in HTML.',
    needs: ['crawlers', 'siteFiles'],
    find({ siteFiles, crawlers }) {
      if (siteFiles.robots === 'not asked for') return none('robots.txt was not asked for.')
      if (siteFiles.robots === 'absent') {
        return crawlers.length > 0
          ? passed('There is no robots.txt, so all crawlers are let in.')
          : failed('robots.txt gave no answer to go by.', 'Let /robots.txt answer with 200, or with 404 for none.')
      }
      return passed('robots.txt answers and can be read.')
    },
  }),
  searchCheck({
    id: 'canonical',
    title: 'Pages name one canonical address',
    weight: 5,
    why: 'It keeps the same page under several addresses from competing with itself.',
    source: `${lighthouse}/canonical`,
    howTo: 'Put `<link rel="canonical">` with the absolute address of the page itself into the head of every page.',
    needs: ['pages'],
    find({ pages }) {
      const several = pages.filter(({ structure }) => new Set(structure.canonicals).size > 1)
      if (several.length > 0) {
        return failed(
          `${capitalised(pageNames(several))} ${several.length === 1 ? 'names' : 'name'} more than one canonical address.`,
          `Leave one rel=canonical on ${pageNames(several)}; with two, search engines ignore both.`,
        )
      }
      const away = pages.filter(
        ({ url, structure: { canonicals } }) => canonicals.length === 1 && isElsewhere(canonicals[0]!, url),
      )
      const home = pages.filter(({ structure }) => structure.canonicals[0] === pages[0]?.structure.canonicals[0])
      if (away.length > 1 && home.length > 2) {
        return failed(
          `${capitalised(pageNames(away))} name another page as the one to list instead of themselves.`,
          'Let each page name its own address; as it is, only one of them can be found.',
        )
      }
      const hidden = behindHome(pages)
      if (hidden.length > 0) {
        return failed(
          `${capitalised(pageNames(hidden))} ${hidden.length === 1 ? 'names' : 'name'} the home page as the one to list instead of ${hidden.length === 1 ? 'itself' : 'themselves'}.`,
          `Let ${pageNames(hidden)} name ${hidden.length === 1 ? 'its' : 'their'} own address; as it is, search engines list only the home page.`,
        )
      }
      const without = pages.filter(({ hasCanonical }) => !hasCanonical)
      if (without.length === 0)
        return passed(
          `${capitalised(share(pages, pages))} ${pages.length === 1 ? 'names its' : 'name their'} canonical address.`,
        )
      return failed(
        `${capitalised(share(without, pages))} ${without.length === 1 ? 'names' : 'name'} no canonical address${without.length < pages.length ? `: ${pageNames(without)}` : ''}.`,
        `Add rel=canonical, beginning with ${pageName(without[0]!.url)}: ${without[0]!.url.split('?')[0]}.`,
      )
    },
  }),
  searchCheck({
    id: 'hreflang',
    title: 'Language versions point to each other',
    weight: 4,
    why: 'Links between language versions count only when both sides make them; else people land in the wrong language.',
    source: `${google}/specialty/international/localized-versions`,
    howTo: 'Let every language version name all versions, itself included, by `<link rel="alternate" hreflang="…">`.',
    needs: ['pages'],
    find({ pages }) {
      const declared = pages.filter(({ alternates }) => alternates.length > 0)
      if (declared.length === 0) return none('The pages declare no other language version.')
      const invalid = declared
        .flatMap(({ alternates }) => alternates)
        .filter(({ language }) => !isLanguageTag(language))
      if (invalid.length > 0) {
        return failed(
          `hreflang names ${quoted(invalid[0]!.language)}, which is no language tag.`,
          'Write a language and, if need be, a region: “en”, “en-GB”, “pt-BR”.',
          invalid.map(({ quote }) => quote),
        )
      }
      const lonely = oneSided(declared, pages)
      if (lonely.length > 0) {
        const [first] = lonely
        return failed(
          `${capitalised(pageName(first!.from))} names ${pageName(first!.to)} as another language version, which does not name it back.`,
          `Let ${pageName(first!.to)} carry the same list of hreflang links.`,
        )
      }
      const languages = [...new Set(declared.flatMap(({ alternates }) => alternates.map(({ language }) => language)))]
      return passed(
        `${counted(declared.length, 'page')} ${declared.length === 1 ? 'declares' : 'declare'} versions in ${listed(languages, 6)}.`,
        declared[0]!.alternates.map(({ quote }) => quote),
      )
    },
  }),
  searchCheck({
    id: 'crawlable-links',
    title: 'Links can be followed without scripts',
    weight: 5,
    why: 'Crawlers follow addresses; what only a script opens stays unknown to them.',
    source: `${lighthouse}/crawlable-anchors`,
    howTo: 'Give every link an address in `href`, and let the script add to it.',
    needs: ['pages'],
    find({ pages }) {
      const scripted = pages.filter(({ structure }) => structure.links.scripted > 0)
      if (scripted.length === 0) return passed('Every link that was seen has an address of its own.')
      const count = scripted.reduce((sum, { structure }) => sum + structure.links.scripted, 0)
      return failed(
        `${counted(count, 'link')} on ${pageNames(scripted)} ${count === 1 ? 'is' : 'are'} written as “javascript:” and ${count === 1 ? 'leads' : 'lead'} nowhere for a crawler.`,
        `Put the address of the page into the href of ${count === 1 ? 'that link' : 'those links'} on ${pageName(scripted[0]!.url)}.`,
      )
    },
  }),
  searchCheck({
    id: 'internal-links',
    title: 'The pages link to one another',
    weight: 3,
    why: 'Search engines find pages, and judge how much they matter, by the links inside a site.',
    source: `${google}/crawling-indexing/links-crawlable`,
    howTo: 'Link every page from at least one other, with words that name it.',
    needs: ['pages'],
    find({ pages }) {
      const [home, ...others] = pages
      if (home === undefined || others.length === 0) return none('One page was read: there is nothing to link between.')
      const linked = new Set(pages.flatMap(({ structure }) => [...structure.links.internal]))
      const orphans = others.filter(({ url }) => !linked.has(pageKey(url)))
      return orphans.length === 0
        ? passed(
            `Each of the ${pages.length} pages read is linked from another; the home page leads to ${home.structure.links.internal.size}.`,
          )
        : failed(
            `No page read links to ${pageNames(orphans)}.`,
            `Link ${pageNames(orphans)} from the navigation, or from a page on the same subject.`,
          )
    },
  }),
  searchCheck({
    id: 'sitemap',
    title: 'A sitemap lists the pages',
    weight: 4,
    why: 'It tells search engines about pages that few links lead to, and which have changed.',
    source: `${google}/crawling-indexing/sitemaps/overview`,
    howTo: 'Publish /sitemap.xml with the pages that should be found, and name it in robots.txt.',
    needs: ['siteFiles'],
    find({ siteFiles: { sitemap, sitemapEntries } }) {
      if (sitemap === 'not asked for') return none('A sitemap was not asked for.')
      if (sitemap === 'absent')
        return failed(
          'No sitemap answers.',
          'Publish /sitemap.xml and name it in robots.txt; most site systems make it by themselves.',
        )
      return passed(
        sitemapEntries === null
          ? 'A sitemap answers.'
          : `The sitemap lists ${counted(sitemapEntries.addresses, 'address', 'addresses')}.`,
      )
    },
  }),
  searchCheck({
    id: 'sitemap-fresh',
    title: 'The sitemap says when pages changed',
    weight: 2,
    why: 'Google uses the date of change, where it is true, to decide what to read again.',
    source: `${google}/crawling-indexing/sitemaps/build-sitemap`,
    howTo: 'Write `<lastmod>` for each page, and change it only when the page changes.',
    needs: ['readOn', 'siteFiles'],
    find({ siteFiles: { sitemapEntries }, readOn }) {
      if (sitemapEntries === null) return none('No sitemap was read.')
      const { newest } = sitemapEntries
      if (newest === null)
        return failed(
          'The sitemap names no date of change.',
          'Let the site write lastmod for every page into the sitemap.',
        )
      const months = monthsBetween(newest, readOn)
      return months > monthsStale
        ? failed(
            `The latest change that the sitemap names is of ${newest}.`,
            `Let lastmod follow the pages: nothing since ${newest} reads as a site at rest.`,
          )
        : passed(`The latest change in the sitemap is of ${newest}.`)
    },
  }),
  searchCheck({
    id: 'https',
    title: 'Pages come over https',
    weight: 5,
    why: 'Browsers call a page without encryption “not secure”, and search engines prefer the encrypted one.',
    source: `${google}/appearance/page-experience`,
    howTo: 'Serve every page over https and send http addresses there by a 301.',
    needs: ['pages'],
    find({ pages }) {
      const open = pages.filter(({ url }) => url.startsWith('http:'))
      return open.length === 0
        ? passed(`${capitalised(share(pages, pages))} ${pages.length === 1 ? 'comes' : 'come'} over https.`)
        : failed(
            `${capitalised(share(open, pages))} ${open.length === 1 ? 'answers' : 'answer'} without encryption: ${shortened(open[0]!.url, 80)}.`,
            'Get a certificate (most hosts give one for nothing) and send every http address to https.',
          )
    },
  }),
]

const isLanguageTag = (tag: string) => /^[a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?$/i.test(tag)

/** Another page of the site than itself; the same page in other spelling is itself. */
function isElsewhere(canonical: string, url: string): boolean {
  return URL.canParse(canonical) && pageKey(canonical) !== pageKey(url)
}

/** Pages that name the home page as theirs, and are not a copy of it by their title. */
function behindHome([home, ...others]: readonly PageSummary[]): PageSummary[] {
  if (home === undefined) return []
  return others.filter(
    ({ url, title, structure: { canonicals } }) =>
      canonicals.length === 1 &&
      isElsewhere(canonicals[0]!, url) &&
      pageKey(canonicals[0]!) === pageKey(home.url) &&
      title?.text !== home.title?.text,
  )
}

/** Of pages that were both read: one names the other as its version, and is not named by it. */
function oneSided(declared: readonly PageSummary[], pages: readonly PageSummary[]): { from: string; to: string }[] {
  const byKey = new Map(pages.map((page) => [pageKey(page.url), page]))
  return declared.flatMap(({ url, alternates }) =>
    alternates.flatMap((alternate) => {
      const other = URL.canParse(alternate.url) ? byKey.get(pageKey(alternate.url)) : undefined
      if (other === undefined || other.url === url) return []
      const back = other.alternates.some((link) => URL.canParse(link.url) && pageKey(link.url) === pageKey(url))
      return back ? [] : [{ from: url, to: other.url }]
    }),
  )
}

const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
