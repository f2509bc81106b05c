import type { Capture } from '../artifacts.ts'
import type { BrandKind } from '../facts/entity/shapes.ts'
import { foldText } from '../lexicon/fold.ts'
import type { SiteReading } from '../sections/site-reading.ts'
import { isUnreadShell } from '../writing/partly-read.ts'
import { asSentence, hostOf, quoted, shortened } from '../writing/prose.ts'
import type { Wording } from '../writing/wording.ts'

interface Opening {
  capture: Capture
  facts: SiteReading
  wording: Wording
}

const lineCharactersMax = 180

/** The first sentence of a summary: the brand, its field, and the line it opens with. */
export function introduction({ capture, facts, wording }: Opening): string {
  const host = hostOf(capture.pages[0]?.finalUrl ?? '')
  if (isUnreadShell(capture)) return unreadShell(host)
  const { name, kind, language, hero, tagline, description } = facts
  const brand = name === null ? `The brand at ${host}` : shortened(name.value.name, 80)
  const names = name === null ? [] : [name.value.name, ...name.value.variants].map(foldText)
  // A headline that is only the name introduces nobody.
  const line = [hero.headline, tagline, hero.subhead, description].find(
    (fact) => fact !== null && !names.includes(foldText(fact.value)),
  )?.value
  const says = line === undefined ? null : asSentence(quoted(shortened(line, lineCharactersMax)))
  const what = kind === null ? null : whatItIs(kind.value, language?.value ?? null)
  if (what === null) {
    if (says === null) return `${brand} (${host}) does not introduce itself in a line that could be told apart.`
    return wording.oneOf('summary.line', [
      `${brand} (${host}) meets its visitors with ${says}`,
      `On ${host}, ${brand} introduces itself with ${says}`,
      `${says} With this line ${brand} opens ${host}.`,
      `${brand} opens its site, ${host}, on the words ${says}`,
      `The first thing ${brand} says on ${host} is ${says}`,
    ])
  }
  if (says === null) {
    return wording.oneOf('summary.kind', [
      `${brand} (${host}) calls itself ${what}; no line on its home page sums it up.`,
      `${host} is the site of ${brand}, in its own words ${what}. It opens without a line that says so.`,
    ])
  }
  return wording.oneOf('summary.introduction', [
    `${brand} (${host}) calls itself ${what} and opens with ${says}`,
    `${host} belongs to ${brand}, in its own words ${what}. It opens with ${says}`,
    `${brand}, in its own words ${what}, opens ${host} with ${says}`,
  ])
}

const kindCharactersMax = 90

/** The site's own phrase, with the English noun beside one in another language. */
function whatItIs({ text, label }: BrandKind, language: string | null): string {
  const own = quoted(shortened(text, kindCharactersMax))
  return language === 'en' || foldText(text).includes(foldText(label)) ? own : `${own} (${label})`
}

/** A page that a browser would have had to build says little of the brand; the report says so first. */
const unreadShell = (host: string) =>
  `The home page of ${host} is built by scripts in the browser, and was read without one: little of it could be seen.`
