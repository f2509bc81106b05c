import { bodySentence } from '../../../facts/language/language-fixtures.ts'
import { testSwotRules } from '../../rule-cases-fixtures.ts'
import { templateTitle, untitled } from '../shared-cases-fixtures.ts'
import { crawler, fact, name, node, nothing, page, pages, quote, same } from '../swot-fixtures.ts'
import { discoverabilityGaps } from './discoverability-gaps.ts'

const unread = { home: false, missed: [], traced: [], failed: [] }
const said = (count: number) => Array.from({ length: count }, () => bodySentence('Soup', { page: page('').url }))
const alike = pages(3, { title: quote('Marrowell') })
const headless = (count: number, all: number) => [...pages(count, { topHeadingCount: 0 }), ...pages(all).slice(count)]
const noSitemap = { ...nothing.siteFiles, sitemap: 'absent' as const }

testSwotRules(discoverabilityGaps, {
  'not-listed': {
    facts: { pages: [page('', { noindex: quote('noindex, follow') })] },
    says: [
      'The home page tells search engines to stay away (“noindex, follow”). Unless that is meant, the brand cannot be found by its own name.',
      '“noindex, follow” in the head of the home page takes it out of every search result, and all other work on being found with it.',
    ],
    quotes: ['noindex, follow'],
    confidence: 0.95,
    silent: {
      'where no page was read': { pages: [] },
      'where only another page is not listed': { pages: [page(''), page('thanks', { noindex: quote('noindex') })] },
    },
  },
  'search-shut-out': {
    facts: {
      crawlers: [
        crawler('GPTBot', 'training', false),
        crawler('Googlebot', 'search', false),
        crawler('Bingbot', 'search', false),
      ],
    },
    says: [
      'The file robots.txt keeps Googlebot and Bingbot from the home page: what a search engine may not read it will not recommend.',
      'Googlebot and Bingbot may not fetch the home page (robots.txt), so results show a bare address, if anything.',
    ],
    confidence: 0.9,
    silent: {
      'where it is let in': { crawlers: [crawler('Googlebot', 'search', true)] },
      'where a smaller one is shut out': { crawlers: [crawler('YandexBot', 'search', false)] },
    },
  },
  'invisible-text': {
    facts: { reach: unread, sentences: said(3), pages: [page('')] },
    says: [
      'Without its scripts the home page is all but empty. Crawlers of assistants mostly run none, so for them there is no text here to quote.',
      'The page is put together in the browser and arrives without text; whatever reads it without scripts, as most AI crawlers do, learns next to nothing.',
    ],
    quotes: ['Marrowell — '],
    confidence: 0.75,
    variants: {
      'without a title': {
        facts: { pages: [page('', { title: null })] },
        says: [
          'Without its scripts the home page is all but empty. Crawlers of assistants mostly run none, so for them there is no text here to quote.',
          'The page is put together in the browser and arrives without text; whatever reads it without scripts, as most AI crawlers do, learns next to nothing.',
        ],
        confidence: 0.75,
      },
    },
    silent: {
      'where the page was read as its visitors see it': { reach: nothing.reach },
      'where no page was read': { pages: [] },
      'with four sentences': { sentences: said(4) },
    },
  },
  'no-title': {
    ...untitled,
    says: [
      'The home page has no title. Results, bookmarks and browser tabs have no name to show for it.',
      'Where its name should stand in search results there is nothing, as the home page declares no title.',
    ],
  },
  'template-title': {
    ...templateTitle,
    says: [
      "Search results list the home page as “Home”: a label of the site's own making, where the name and what it stands for belong.",
      '“Home” is the title that the world sees in tabs and results, and it names neither the brand nor what it does.',
    ],
  },
  'no-description': {
    facts: { pages: [page('')] },
    says: [
      'Search engines are given no description of the home page, so they pick a scrap of text themselves, and the brand has no say in its first sentence.',
      'The two lines under its name in a search result are left to chance: no description was written.',
      'Nothing tells search engines how to introduce the brand; the space where a promise could stand shows whatever comes first on the page.',
    ],
    confidence: 0.9,
    variants: {
      'of a template': {
        facts: { pages: [page('', { description: quote('Just another soup site') })] },
        says: [
          'The description given to search engines, “Just another soup site”, says nothing of this brand and reads like what a template left behind.',
        ],
        quotes: ['Just another soup site'],
        confidence: 0.7,
      },
    },
    silent: { 'with a description': { description: same('Soup by post') }, 'where no page was read': { pages: [] } },
  },
  'no-structured-data': {
    facts: { pages: pages(2) },
    says: [
      'Machines must guess who the brand is: no structured data states its name, logo, profiles or what it offers.',
      'None of the 2 pages read holds structured data, so an assistant asked about the brand has to piece the answer together.',
      'What the brand is, where it is and which profiles are its own is nowhere declared for machines.',
    ],
    confidence: 0.85,
    unread: ['home'],
    variants: {
      'of a brand that is known': {
        facts: { name, pages: pages(1) },
        says: [
          'Machines must guess who Marrowell is: no structured data states its name, logo, profiles or what it offers.',
          'The page read holds no structured data, so an assistant asked about Marrowell has to piece the answer together.',
          'What Marrowell is, where it is and which profiles are its own is nowhere declared for machines.',
        ],
        quotes: ['Marrowell'],
        confidence: 0.85,
      },
    },
    silent: { 'with structured data': { structuredData: [node(['WebSite'])] } },
  },
  'no-preview': {
    facts: {},
    says: [
      'A link to the site, shared in a chat or a network, arrives as a bare address: no picture and no line of text were set for it.',
      'Recommendations travel badly. Shared links show neither picture nor promise, since no preview (Open Graph) is declared.',
      'When people pass the address on, nothing about it invites a tap: title, text and picture for previews are missing.',
    ],
    confidence: 0.85,
    silent: { 'with a preview': { openGraph: fact({ title: 'Marrowell' }) } },
  },
  'same-titles': {
    facts: {
      pages: [
        page('contact', { title: quote('Contact') }),
        ...alike,
        page('work', { title: null }),
        page('soups', { title: quote('MARROWELL!') }),
      ],
    },
    says: [
      '4 pages share one title, “Marrowell”. To a search engine they look like one page several times, and compete with each other.',
      '“Marrowell” is the title of 4 of 6 pages, so results cannot show which of them answers what.',
    ],
    quotes: ['Marrowell', 'Marrowell', 'Marrowell'],
    confidence: 0.85,
    silent: {
      'with two pages alike': { pages: [...alike.slice(1), page('about')] },
      'where the pages have no title': { pages: pages(3, { title: null }) },
    },
  },
  'headless-pages': {
    facts: { pages: headless(2, 4) },
    says: [
      '2 of 4 pages have no main heading (the home page is one): neither a screen reader nor a crawler is told what the page is about.',
      'What a page is about is shown by size and not said in the markup: 2 of 4 lack a main heading.',
    ],
    confidence: 0.8,
    unread: ['home'],
    silent: {
      'where one page lacks a heading': { pages: headless(1, 2) },
      'where fewer than half do': { pages: headless(2, 5) },
    },
  },
  'no-sitemap': {
    facts: { siteFiles: noSitemap, pages: pages(6) },
    says: [
      'There is no sitemap: what lies deep in the site, or is new, is found by search engines late or not at all.',
      'Search engines get no list of its pages, although there are more than five.',
    ],
    confidence: 0.75,
    silent: {
      'with a sitemap': { siteFiles: { ...noSitemap, sitemap: 'present' } },
      'where nobody asked for one': { siteFiles: { ...noSitemap, sitemap: 'not asked for' } },
      'on five pages': { pages: pages(5) },
    },
  },
})
