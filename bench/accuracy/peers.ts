/**
 * What one would install instead for single fields, on the same pages: metascraper and open-graph-scraper read the home
 * page's markup, node-vibrant and colorthief its first screen as a picture, and a dozen lines over cheerio take the first
 * of each thing. They are installed apart: `npm ci --prefix bench/peers`.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answers } from './answers.ts'

export interface PeerPage {
  html: string
  url: string
  /** Path of a PNG of the first screen; null without a browser. */
  screenshot: string | null
}

export interface Peer {
  name: string
  answer(page: PeerPage): Promise<Answers>
}

async function load<Module>(name: string): Promise<Module> {
  const { load } = (await import(new URL('../peers/load.js', import.meta.url).href)) as {
    load(name: string): Promise<unknown>
  }
  return (await load(name)) as Module
}

/** @throws {Error} that says how to install them */
export async function loadPeers(): Promise<Peer[]> {
  try {
    return [await metascraper(), await openGraphScraper(), await vibrant(), await colorThief(), await firstOfEach()]
  } catch (error) {
    throw new Error('The tools to compare with are not installed: npm ci --prefix bench/peers', { cause: error })
  }
}

type Rules = () => unknown
type Found = Record<string, string | null | undefined>

async function metascraper(): Promise<Peer> {
  const { default: create } = await load<{ default(rules: unknown[]): (page: object) => Promise<Found> }>('metascraper')
  const rules = await Promise.all(
    ['title', 'publisher', 'logo'].map((rule) => load<{ default: Rules }>(`metascraper-${rule}`)),
  )
  const scrape = create(rules.map((rule) => rule.default()))
  return {
    name: 'metascraper',
    async answer({ html, url }) {
      // It takes no address at a domain that cannot be registered; of its rules only the logo's looks at it.
      const { title, publisher, logo } = await scrape({ html, url: url.replace('//site.example/', '//example.com/') })
      return { headline: title ?? null, name: publisher ?? null, logo: logo == null ? null : { url: logo } }
    },
  }
}

interface OpenGraph {
  ogTitle?: string
  ogSiteName?: string
  ogLogo?: string
  favicon?: string
}

async function openGraphScraper(): Promise<Peer> {
  type Scraper = { default(options: { html: string }): Promise<{ result: OpenGraph }> }
  const { default: scrape } = await load<Scraper>('open-graph-scraper')
  return {
    name: 'open-graph-scraper',
    async answer({ html }) {
      const { result } = await scrape({ html }).catch(() => ({ result: {} as OpenGraph }))
      const logo = result.ogLogo ?? result.favicon
      return {
        headline: result.ogTitle ?? null,
        name: result.ogSiteName ?? null,
        logo: logo === undefined ? null : { url: logo },
      }
    },
  }
}

async function vibrant(): Promise<Peer> {
  type Swatch = { hex: string; population: number } | null
  type Vibrant = { Vibrant: { from(path: string): { getPalette(): Promise<Record<string, Swatch>> } } }
  const { Vibrant } = await load<Vibrant>('node-vibrant/node')
  return {
    name: 'node-vibrant',
    async answer({ screenshot }) {
      if (screenshot === null) return {}
      const swatches = Object.values(await Vibrant.from(screenshot).getPalette()).filter((swatch) => swatch !== null)
      return { colors: swatches.sort((a, b) => b.population - a.population).map(({ hex }) => ({ hex })) }
    },
  }
}

async function colorThief(): Promise<Peer> {
  type Color = { hex(): string }
  type Thief = { getPalette(picture: Buffer, options: { colorCount: number }): Promise<Color[] | null> }
  const { getPalette } = await load<Thief>('colorthief')
  return {
    name: 'colorthief',
    async answer({ screenshot }) {
      if (screenshot === null) return {}
      const colors = (await getPalette(await readFile(screenshot), { colorCount: 8 })) ?? []
      return { colors: colors.map((color) => ({ hex: color.hex() })) }
    },
  }
}

/** What most people write first. */
async function firstOfEach(): Promise<Peer> {
  interface Selection {
    first(): Selection
    text(): string
    attr(name: string): string | undefined
    toArray(): unknown[]
  }
  type Page = (selector: string | unknown) => Selection
  const { load: parse } = await load<{ load(html: string): Page }>('cheerio')
  const networks = /facebook|instagram|twitter|x\.com|linkedin|youtube|tiktok|reddit|pinterest|vk\.com|t\.me/
  return {
    name: 'cheerio, 12 lines',
    async answer({ html }) {
      const $ = parse(html)
      const texts = (selector: string) =>
        $(selector)
          .toArray()
          .map((node) => $(node).text().replace(/\s+/g, ' ').trim())
      const links = $('a[href]')
        .toArray()
        .map((node) => $(node).attr('href') ?? '')
      return {
        headline: texts('h1')[0] ?? null,
        cta: texts('button, a.btn, a.button, a[class*="btn"]')[0] ?? null,
        navigation: texts('nav a'),
        socials: links.filter((url) => networks.test(url)),
        emails: links.filter((url) => url.startsWith('mailto:')).map((url) => url.slice(7).split('?')[0]!),
      }
    },
  }
}

/** The home page as it stands on disk. */
export const readHome = (folder: string, entryPath: string) =>
  readFile(join(folder, entryPath.endsWith('/') ? `${entryPath}index.html` : entryPath), 'utf8')
