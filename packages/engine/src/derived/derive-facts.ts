import type { Degradation } from '../artifacts.ts'
import { textOf } from '../document/flat-document.ts'
import type { Fact } from '../evidence.ts'
import type { Facts, Hero } from '../facts.ts'
import type { Site } from '../site.ts'
import { pageBlocks } from './blocks.ts'
import { brandName } from './brand-name.ts'
import { contacts } from './contacts.ts'
import { ctas } from './ctas.ts'
import { description, openGraph, tagline } from './descriptions.ts'
import { hero } from './hero.ts'
import { detectLanguage } from './language.ts'
import { navigation } from './navigation.ts'
import { socials } from './socials.ts'
import { structuredData } from './structured-data.ts'

const noHero: Hero = { headline: null, subhead: null, eyebrow: null }

/** All facts of a site. Each is a function of its own; one that fails costs its own fields and is named in `degraded`. */
export function deriveFacts(site: Site): Facts {
  const degraded: Degradation[] = []
  function attempt<Value>(name: string, otherwise: Value, derive: () => Value): Value {
    try {
      return derive()
    } catch (error) {
      degraded.push({
        part: 'facts',
        detail: `${name} could not be derived: ${error instanceof Error ? error.message : error}`,
      })
      return otherwise
    }
  }

  const nodes = attempt('structuredData', [], () => site.pages.flatMap(structuredData))
  const name = attempt('name', null, () => brandName(site, nodes))
  const names = name === null ? [] : [name.value.name, ...name.value.variants]
  const blocks = attempt('blocks', [], () => site.pages.map(pageBlocks))
  const homeBlocks = blocks[0]?.blocks ?? []
  const seen = attempt('hero', noHero, () => hero(site.home, homeBlocks, names))
  return {
    language: attempt('language', null, () => languageOf(site)),
    name,
    tagline: attempt('tagline', null, () => tagline(site.home, nodes, seen, names)),
    description: attempt('description', null, () => description(site.home)),
    openGraph: attempt('openGraph', null, () => openGraph(site.home)),
    structuredData: nodes,
    blocks,
    hero: seen,
    ctas: attempt('ctas', [], () => ctas(site, homeBlocks, seen)),
    navigation: attempt('navigation', [], () => navigationOf(site, names)),
    socials: attempt('socials', [], () => socials(site, nodes, names)),
    contacts: attempt('contacts', [], () => contacts(site, nodes)),
    degraded,
  }
}

function languageOf(site: Site): Fact<string> | null {
  const text = textOf(site.home.document, 0)
  const { language, confidence } = detectLanguage(text)
  if (language === 'und') return null
  const sample = text.slice(0, 120).replace(/\s+\S*$/, '')
  return {
    value: language,
    basis: 'computed',
    confidence,
    quotes: [{ page: site.home.url, text: sample, locator: 'body' }],
  }
}

/** The home page may be a splash page without a menu: then the next page's menu is the site's. */
function navigationOf(site: Site, names: readonly string[]) {
  for (const page of site.pages.slice(0, 3)) {
    const items = navigation(page, names)
    if (items.length >= 2 || (items.length > 0 && page === site.home && site.pages.length === 1)) return items
  }
  return navigation(site.home, names)
}
