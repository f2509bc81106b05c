/** The groups of people that a site has signs of, and where it speaks to them. */
import type { Fact, Quote } from '../../../evidence.ts'
import type { AudienceSign } from '../../../facts/audience/shapes.ts'
import { bareText, distinct } from '../../../writing/distinct.ts'
import type { SiteReading } from '../../site-reading.ts'

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
function withoutPage(signs: readonly Fact<AudienceSign>[]): Fact<AudienceSign>[] {
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
  if (groups(whoIsMeant(facts.audiences)).length < 2) return []
  const lines = openingLines(facts)
  const inOpening = whoIsMeant(facts.audiences).filter((sign) => lineFor(sign, lines) !== undefined)
  const opening = new Set(inOpening.map(({ value }) => value.id))
  return withoutPage(facts.audiences).filter(({ value }) => !isMinor.test(value.id) && !opening.has(value.id))
}

/** They do not search for services; those who do it for them are another group. */
const isMinor = /^(?:children|infants|toddlers|babies)$/

type Opening = Pick<SiteReading, 'audiences' | 'hero' | 'description' | 'tagline'>

const openingLines = ({ hero, description, tagline }: Opening): Quote[] =>
  [hero.headline, hero.subhead, hero.eyebrow, tagline, description].flatMap((line) => line?.quotes ?? [])

/** The line that is the sign's own quote, or has the name of its group in it. */
function lineFor({ value, quotes: [own] }: Fact<AudienceSign>, lines: readonly Quote[]): Quote | undefined {
  const label = bareText(value.label)
  return lines.find(
    ({ page, text }) =>
      (own !== undefined && page === own.page && (text.includes(own.text) || own.text.includes(text))) ||
      ` ${bareText(text.slice(0, 600))} `.includes(` ${label} `),
  )
}

/** The passage of the opening that names one of the groups: the group's own quote, or a line that has its name in it. */
export function openingNames(facts: Opening) {
  const lines = openingLines(facts)
  for (const sign of whoIsMeant(facts.audiences)) {
    const line = lineFor(sign, lines)
    if (line !== undefined) return { label: sign.value.label, confidence: sign.confidence, quote: line }
  }
  return null
}
