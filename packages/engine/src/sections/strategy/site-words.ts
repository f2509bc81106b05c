/** How a strategy names what is on the site: its own words, pages and buttons, or the plain term where it has none. */

import type { PageType } from '../../artifacts.ts'
import type { Fact } from '../../evidence.ts'
import { pageName } from '../../writing/page-names.ts'
import { shortened } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { type Manner, mannerOf, type People, peopleOf } from '../manner.ts'
import { isNameAlone } from '../swot/rules/message.ts'
import type { StrategyFacts } from './strategy-facts.ts'

/** A call that is less sure may be any link. */
const sureCall = 0.4

export interface SiteWords {
  /** Within a sentence. */
  brand: string
  /** At the beginning of a sentence. */
  brandFirst: string
  manner: Manner
  people: People
  /** The main call to action, in quotes. */
  call: string
  headline: string
  /** Whether the headline is the name, or there is none. */
  isNameAlone: boolean
  /** Something that it offers, in quotes. */
  offer: string
  /** Whom it is for, in English. */
  audience: string
  /** What counts visitors: “Plausible”, “the site's statistics”. */
  statistics: string
  /** The first page read of one of the types, by its path; otherwise the words given. */
  page(types: readonly PageType[], otherwise: string): string
  /** Paths of further pages, for examples. */
  otherPages(max: number): string[]
  /** The first customer's words that are quoted, with who said them. */
  voice: string | null
}

export function siteWords(facts: StrategyFacts): SiteWords {
  const { name, ctas, hero, services, products, audiences, technology, pages, testimonials } = facts
  const manner = mannerOf(facts)
  const people = peopleOf[manner]
  const [offer] = [...services, ...products]
  const call = ctas.find(({ confidence }) => confidence >= sureCall)
  const audience = audiences.find(({ value }) => value.kind !== 'place')
  const counter = technology.find(({ value }) => value.category === 'analytics')
  const [voice] = testimonials
  return {
    brand: name === null ? 'the brand' : shortened(name.value.name, 50),
    brandFirst: name === null ? 'The brand' : shortened(name.value.name, 50),
    manner,
    people,
    call: call === undefined ? 'the main button' : inQuotes(call.value.text, 50),
    headline: hero.headline === null ? 'the headline' : inQuotes(hero.headline.value, 90),
    isNameAlone: hero.headline === null || isNameAlone({ hero, name }),
    offer: offer === undefined ? people.offer : inQuotes(offer.value.name, 60),
    audience: audience?.value.label ?? `the ${people.crowd} who matter most`,
    statistics: counter?.value.name ?? 'the site’s statistics',
    page(types, otherwise) {
      const page = pages.find(({ type }) => types.includes(type))
      return page === undefined ? otherwise : pageName(page.url)
    },
    otherPages: (max) =>
      pages
        .slice(1)
        .filter(({ type }) => type !== 'legal')
        .slice(0, max)
        .map(({ url }) => pageName(url)),
    voice: voice === undefined ? null : saidBy(voice),
  }
}

function saidBy({ value: { text, author } }: Fact<{ text: string; author: string | null }>): string {
  return author === null ? inQuotes(text, 80) : `${inQuotes(text, 80)} (${author})`
}
