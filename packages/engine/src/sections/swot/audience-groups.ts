/** The groups of people that a site has signs of, and where it speaks to them. */
import type { Fact } from '../../evidence.ts'
import type { AudienceSign } from '../../facts/audience.ts'
import type { SiteReading } from '../section-facts.ts'
import { bareText, distinct } from './brand-words.ts'

/** Less sure signs are too often words in passing. */
const signSure = 0.6

/** Places say where customers are, not who; what the requester said is not on the site. */
export const whoIsMeant = (audiences: readonly Fact<AudienceSign>[]) =>
  audiences.filter(({ value }) => value.kind !== 'place' && value.source !== 'request')

/** One sign of each group. */
export const groups = (audiences: readonly Fact<AudienceSign>[]) => distinct(audiences, ({ value }) => value.id)

/** Groups that a menu entry or a page of their own is for. */
export const withPage = (audiences: readonly Fact<AudienceSign>[]) =>
  groups(whoIsMeant(audiences).filter(({ value }) => value.source === 'menu' || value.source === 'page'))

/** Groups that the text speaks of and that have no page. */
export function withoutPage(signs: readonly Fact<AudienceSign>[]): Fact<AudienceSign>[] {
  const audiences = signs.filter(({ confidence }) => confidence >= signSure)
  const served = new Set(withPage(audiences).map(({ value }) => value.id))
  return groups(
    whoIsMeant(audiences).filter(
      ({ value }) => !served.has(value.id) && ['heading', 'phrase', 'plan', 'form'].includes(value.source),
    ),
  )
}

/**
 * Groups that deserve a page of their own. A site that opens with a group is for them as a whole, and one that names no
 * other has nothing to tell apart.
 */
export function groupsToServe(facts: Opening): Fact<AudienceSign>[] {
  const opening = openingNames(facts)
  if (groups(whoIsMeant(facts.audiences)).length < 2) return []
  return withoutPage(facts.audiences).filter(({ value }) => value.label !== opening?.label && !isMinor.test(value.id))
}

/** They do not search for services; those who do it for them are another group. */
const isMinor = /^(?:children|infants|toddlers|babies)$/

type Opening = Pick<SiteReading, 'audiences' | 'hero' | 'description' | 'tagline'>

/** The passage of the opening that names one of the groups: the group's own quote, or a line that has its name in it. */
export function openingNames({ audiences, hero, description, tagline }: Opening) {
  const lines = [hero.headline, hero.subhead, hero.eyebrow, tagline, description].flatMap((line) => line?.quotes ?? [])
  for (const { value, confidence, quotes } of whoIsMeant(audiences)) {
    const [own] = quotes
    const label = bareText(value.label)
    const line = lines.find(
      ({ page, text }) =>
        (own !== undefined && page === own.page && (text.includes(own.text) || own.text.includes(text))) ||
        ` ${bareText(text.slice(0, 600))} `.includes(` ${label} `),
    )
    if (line !== undefined) return { label: value.label, confidence, quote: line }
  }
  return null
}
