/** How the site treats its visitors: whether it asks before it measures, how old it looks, how hard it is to read. */
import type { Quote } from '../../evidence.ts'
import { daysBetween, monthName, yearOf } from '../../writing/dates.ts'
import { counted, listed } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { Wording } from '../../writing/wording.ts'
import type { Ground } from '../section.ts'
import type { SectionFacts } from '../section-facts.ts'

export interface GroundedText {
  text: string
  ground: Ground
}

export type ExperienceFacts = Pick<
  SectionFacts,
  'cadence' | 'copyright' | 'posts' | 'policies' | 'reach' | 'readOn' | 'siteFiles' | 'technology'
>

export function consentOf({ technology, policies, reach }: ExperienceFacts, { oneOf }: Wording): GroundedText | null {
  const tools = technology.filter(({ value }) => value.category === 'consent')
  const measuring = technology.filter(({ value }) =>
    ['analytics', 'advertising', 'tag manager'].includes(value.category),
  )
  const names = listed(
    measuring.map(({ value }) => value.name),
    3,
  )
  const quotes = [...tools, ...measuring].flatMap((fact) => fact.quotes.slice(0, 1)).slice(0, 3)
  if (tools.length > 0) {
    const tool = listed(
      tools.map(({ value }) => value.name),
      2,
    )
    const text = oneOf('consent tool', [
      `${tool} ${tools.length === 1 ? 'asks' : 'ask'} visitors for their consent.`,
      `Consent is asked for by ${tool}.`,
      `Visitors are asked first, by ${tool}.`,
    ])
    return { text, ground: { basis: 'computed', confidence: 0.85, quotes } }
  }
  if (measuring.length > 0) {
    const cookies = policies.some(({ value }) => value.kind === 'cookies') ? ' A page on cookies is linked.' : ''
    return {
      text: `${names} ${measuring.length === 1 ? 'is' : 'are'} in use; no consent tool was recognised in the markup.${cookies}`,
      ground: { basis: 'computed', confidence: 0.6, quotes },
    }
  }
  if (technology.length === 0 || !reach.home) return null
  return {
    text: oneOf('consent none', [
      'Nothing that measures visitors was seen, so there is little to ask consent for.',
      'No analytics or advertising was recognised, and no consent banner either: none seems needed.',
      'Visitors are not measured, as far as the markup tells, and not asked.',
    ]),
    ground: { basis: 'computed', confidence: 0.55, quotes: [] },
  }
}

const freshDays = 120
const staleDays = 500

export interface Freshness extends GroundedText {
  state: 'fresh' | 'ageing' | 'stale' | 'unclear'
}

/** By the newest post, the year of the copyright line and the sitemap's dates, the newest of them first. */
export function freshnessOf(
  { cadence, posts, copyright, readOn, siteFiles }: ExperienceFacts,
  { oneOf }: Wording,
): Freshness | null {
  const quotes: Quote[] = [...posts.slice(0, 1), ...(copyright === null ? [] : [copyright])].flatMap((fact) =>
    fact.quotes.slice(0, 1),
  )
  const ground: Ground = { basis: 'computed', confidence: 0.8, quotes }
  const year = copyright?.value.year ?? null
  const footer =
    year === null ? '' : year >= yearOf(readOn) ? ' The footer names the current year.' : ` The footer says ${year}.`
  if (cadence !== null) {
    const days = daysBetween(cadence.value.newest, readOn)
    const when = monthName(cadence.value.newest)
    const name = posts[0] === undefined ? '' : inQuotes(posts[0].value.title, 70)
    const title = name === '' ? '' : `, ${name}`
    const between = name === '' ? '' : `, ${name},`
    const state = days <= freshDays ? 'fresh' : days < staleDays ? 'ageing' : 'stale'
    const text =
      state === 'fresh'
        ? oneOf('fresh posts', [
            `The newest post${between} is of ${when}.`,
            `Something new was last published in ${when}${title}.`,
            `It was added to as late as ${when}${title}.`,
          ])
        : oneOf('old posts', [
            `The newest post${between} is of ${when}, ${counted(Math.round(days / 30), 'month')} before this reading.`,
            `Nothing newer than ${when}${between} was found.`,
            `Publishing stopped, as far as can be seen, in ${when}${title}.`,
          ])
    return { text: `${text}${footer}`, ground, state }
  }
  const newest = siteFiles.sitemapEntries?.newest ?? null
  // A day to come dates nothing.
  const mapped = newest !== null && newest <= readOn ? newest : null
  if (year === null && mapped === null) return null
  const isOld =
    (year !== null && yearOf(readOn) - year >= 2) || (mapped !== null && daysBetween(mapped, readOn) > 2 * staleDays)
  const changed = mapped === null ? '' : `The sitemap names ${mapped} as its latest change.`
  return {
    text: `${changed}${footer}`.trim(),
    ground,
    state: isOld ? 'stale' : mapped !== null && daysBetween(mapped, readOn) <= freshDays ? 'fresh' : 'unclear',
  }
}
