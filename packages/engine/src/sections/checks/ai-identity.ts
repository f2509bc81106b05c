/** Whether a machine can tell who this is, what the pages are and how old they are. */
import type { StructuredNode } from '../../facts.ts'
import { pageName, pageNames } from '../../writing/page-names.ts'
import { capitalised, counted, listed, networkName, quoted, shortened } from '../../writing/prose.ts'
import { structuredDataFindings } from '../discoverability/structured-data-findings.ts'
import { type AiFacts, aiCheck } from './ai-facts.ts'
import { failed, type ListedCheck, none, passed } from './check-rule.ts'

const google = 'https://developers.google.com/search/docs'
const locator = 'script[type="application/ld+json"]'

/** Types of schema.org that say who is behind a site. */
const identities =
  /Organi[sz]ation$|Corporation$|Business$|Store$|Shop$|Restaurant$|Cafe|Hotel$|Lodging|Clinic$|Dentist$|Physician$|Attorney$|Agency$|Service$|Salon$|Club$|School$|University$|Hospital$|Gym$|Museum$|Church|Library$|NGO$|Person$|Brand$|Project$|SoftwareApplication$|MusicGroup$|GovernmentOffice$|City$/

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

/** Nodes that say who it is; the one with the most members first. */
function identityNodes(nodes: readonly StructuredNode[]): StructuredNode[] {
  return nodes
    .filter(({ types, data }) => types.some((type) => identities.test(type)) && text(data.name) !== null)
    .sort((a, b) => Object.keys(b.data).length - Object.keys(a.data).length)
}

export const identityChecks: readonly ListedCheck<AiFacts>[] = [
  aiCheck({
    id: 'description-of-home',
    title: 'The home page describes the brand to machines',
    weight: 5,
    why: 'The description is the shortest text about a brand that is meant to be quoted.',
    source: `${google}/appearance/snippet`,
    howTo: 'Write a meta description for the home page: what the brand is, for whom, where.',
    needs: ['description', 'name', 'pages'],
    find({ description, pages: [home], name }) {
      if (home === undefined) return none('No page was read.')
      return description === null
        ? failed(
            'The home page carries no description of its own.',
            `Write one sentence that answers “What is ${name?.value.name ?? 'this'}?” into the meta description.`,
          )
        : passed(`It describes itself as ${quoted(shortened(description.value, 110))}.`, description.quotes)
    },
  }),
  aiCheck({
    id: 'open-graph',
    title: 'Shared links show a title and a picture',
    weight: 3,
    why: 'Chats and feeds take the card that they show from Open Graph.',
    source: 'https://ogp.me/',
    howTo: 'Declare og:title, og:description, og:image and og:url on every page.',
    needs: ['name', 'openGraph'],
    find({ openGraph, name }) {
      const has = (property: string) => text(openGraph?.value[property]) !== null
      const missing = ['title', 'image'].filter((property) => !has(property))
      return missing.length === 0
        ? passed('Open Graph names a title and a picture for shared links.', openGraph?.quotes)
        : failed(
            missing.length === 2
              ? 'Links to the home page are shared without a title or picture of its own (Open Graph).'
              : `Open Graph names no ${missing[0]}.`,
            `Declare ${listed(missing.map((property) => `og:${property}`))}: what people should see when ${name?.value.name ?? 'the site'} is shared.`,
            openGraph?.quotes,
          )
    },
  }),
  aiCheck({
    id: 'language',
    title: 'The pages declare the language that they are written in',
    weight: 3,
    why: 'A wrong or missing language sends answers to the wrong readers, and mispronounces the page aloud.',
    source: 'https://www.w3.org/International/questions/qa-html-language-declarations',
    howTo: 'Write the language of the text into `<html lang="…">`.',
    needs: ['language', 'pages'],
    find({ language, pages: [home] }) {
      if (home === undefined || language === null) return none('The language of the text could not be told.')
      const declared = home.language?.text ?? null
      const short = declared?.split(/[-_]/)[0]?.toLowerCase() ?? null
      if (short === language.value || (short === 'nb' && language.value === 'no')) {
        return passed(
          `The home page declares ${quoted(declared!)} and is written in it.`,
          home.language === null ? [] : [home.language],
        )
      }
      return failed(
        declared === null
          ? `The home page declares no language; its text reads as “${language.value}”.`
          : `The home page declares ${quoted(declared)}; its text reads as “${language.value}”.`,
        `Write <html lang="${language.value}">.`,
        home.language === null ? [] : [home.language],
      )
    },
  }),
  aiCheck({
    id: 'dates',
    title: 'Articles carry a date that machines can read',
    weight: 4,
    why: 'Between two pages that answer, the one that is known to be newer gets cited.',
    source: `${google}/appearance/publication-dates`,
    howTo: 'Give each article datePublished and dateModified in JSON-LD, or a `<time datetime>`.',
    needs: ['pages', 'structuredData'],
    find({ pages, structuredData }) {
      const articles = pages.filter(({ type }) => type === 'post')
      if (articles.length === 0) return none('No article was read.')
      const dated = new Set(
        structuredData
          .filter(({ data }) => text(data.datePublished ?? data.dateModified) !== null)
          .map(({ page }) => page),
      )
      const undated = articles.filter(({ url, structure }) => structure.date === null && !dated.has(url))
      return undated.length === 0
        ? passed(
            `${counted(articles.length, 'article')} read, each with a date.`,
            articles.flatMap(({ structure }) => structure.date ?? []),
          )
        : failed(
            `${capitalised(pageNames(undated))} ${undated.length === 1 ? 'names' : 'name'} no date that a machine can read.`,
            `Write the date of ${pageName(undated[0]!.url)} into a <time datetime="…"> element, or its JSON-LD.`,
          )
    },
  }),
  aiCheck({
    id: 'identity',
    title: 'Structured data says who this is',
    weight: 6,
    why: 'A name and an address of the site in JSON-LD tell a machine which of many bearers of a name it reads about.',
    source: `${google}/appearance/structured-data/organization`,
    howTo: 'Put an Organization, or the kind of LocalBusiness that fits, with name, url and logo on the home page.',
    needs: ['legalEntity', 'name', 'structuredData'],
    find({ structuredData, name, legalEntity }) {
      const [node] = identityNodes(structuredData)
      const called = name?.value.name ?? legalEntity?.value ?? 'the brand'
      if (node === undefined) {
        return failed(
          structuredData.length === 0
            ? 'No structured data says who this is.'
            : 'There is structured data, but none that says who this is.',
          `Add an Organization (or LocalBusiness) named ${quoted(called)} with url, logo and sameAs to the home page.`,
        )
      }
      const quotes = [{ page: node.page, text: text(node.data.name)!, locator }]
      return text(node.data.url) === null && text(node.data['@id']) === null
        ? failed(
            `Structured data names ${quoted(shortened(text(node.data.name)!, 80))} (${node.types[0]}), but not the address of its site.`,
            'Add the url of the home page to that node, and an @id that other nodes can point to.',
            quotes,
          )
        : passed(
            `Structured data names ${quoted(shortened(text(node.data.name)!, 80))} (${node.types[0]}) with its address.`,
            quotes,
          )
    },
  }),
  aiCheck({
    id: 'same-as',
    title: 'Structured data points to the brand’s profiles',
    weight: 5,
    why: '`sameAs` ties the site to the profiles that a machine knows already.',
    source: 'https://schema.org/sameAs',
    howTo: 'List the addresses of the brand’s own profiles, and its Wikidata entry if there is one, under sameAs.',
    needs: ['socials', 'structuredData'],
    find({ structuredData, socials }) {
      const links = identityNodes(structuredData).flatMap(({ data, page }) =>
        (Array.isArray(data.sameAs) ? data.sameAs : [data.sameAs]).flatMap((link) => {
          const address = text(link)
          return address === null ? [] : [{ page, text: address, locator }]
        }),
      )
      if (links.length > 0) return passed(`sameAs names ${counted(links.length, 'profile')}.`, links)
      const own = socials.filter(({ value }) => value.kind === 'social')
      const networks = [...new Set(own.map(({ value }) => networkName(value.network)))]
      return failed(
        networks.length === 0
          ? 'No structured data ties the site to a profile elsewhere.'
          : `The site links to ${listed(networks, 4)}, but its structured data does not say that these are its own.`,
        networks.length === 0
          ? 'List the profiles of the brand under sameAs, once it has some.'
          : `Put the ${networks.length === 1 ? 'address' : 'addresses'} on ${listed(networks, 4)} under sameAs.`,
        own.flatMap(({ quotes }) => quotes.slice(0, 1)),
      )
    },
  }),
  aiCheck({
    id: 'valid-data',
    title: 'Structured data holds what it must',
    weight: 4,
    why: 'A node that lacks a required member is left aside as a whole.',
    source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
    howTo: 'Run the pages through the Rich Results Test and add what it asks for.',
    needs: ['structuredData'],
    find({ structuredData }) {
      const findings = structuredDataFindings(structuredData)
      if (findings.length === 0) return none('There is no structured data to check.')
      const faulty = findings.filter(({ valid }) => !valid)
      const [first] = faulty
      if (first === undefined)
        return passed(
          `${counted(findings.length, 'node')} checked, none lacks a required member.`,
          findings.map(({ quote }) => quote),
        )
      return failed(
        `${first.type} on ${pageName(first.page)} has ${first.issues.join(', ')}${faulty.length > 1 ? `; ${counted(faulty.length - 1, 'other node')} ${faulty.length === 2 ? 'lacks' : 'lack'} something, too` : ''}.`,
        `Add what is missing to ${first.type} on ${pageName(first.page)}.`,
        faulty.map(({ quote }) => quote),
      )
    },
  }),
  aiCheck({
    id: 'sitemap-for-answers',
    title: 'A sitemap lists what there is to read',
    weight: 3,
    why: 'Crawlers with a small budget read the sitemap instead of searching for links.',
    source: `${google}/crawling-indexing/sitemaps/overview`,
    howTo: 'Publish /sitemap.xml and name it in robots.txt.',
    needs: ['siteFiles'],
    find({ siteFiles }) {
      if (siteFiles.sitemap === 'not asked for') return none('A sitemap was not asked for.')
      return siteFiles.sitemap === 'present'
        ? passed('A sitemap answers.')
        : failed('No sitemap answers.', 'Publish /sitemap.xml and name it in robots.txt.')
    },
  }),
  aiCheck({
    id: 'feed',
    title: 'New articles can be followed by feed',
    weight: 1,
    why: 'A feed tells machines about a new article within the hour.',
    source: 'https://validator.w3.org/feed/docs/',
    howTo: 'Publish an RSS or Atom feed and name it in the head by `<link rel="alternate">`.',
    needs: ['pages', 'posts'],
    find({ pages, posts }) {
      const feeds = pages.flatMap((page) => page.feeds)
      if (feeds.length > 0)
        return passed(
          `${counted(feeds.length, 'feed')} declared.`,
          feeds.map(({ quote }) => quote),
        )
      if (posts.length === 0) return none('The site publishes no articles that were seen.')
      return failed(
        `${counted(posts.length, 'article')} seen, and no feed to follow them by.`,
        'Let the site system write a feed and name it in the head of each page.',
      )
    },
  }),
  aiCheck({
    id: 'llms-txt',
    title: 'llms.txt gives machines a summary',
    weight: 1,
    why: 'A proposal that few crawlers read so far, hence the one point.',
    source: 'https://llmstxt.org/',
    howTo: 'Publish /llms.txt with a summary of the site and links to its best pages, in Markdown.',
    needs: [],
    find: () => none('llms.txt was not asked for.'),
  }),
]
