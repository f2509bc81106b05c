/** What could cost a site money, visitors or a letter from a lawyer. Seen from outside, and no legal advice. */
import type { Basis, Quote } from '../../evidence.ts'
import type { Ask } from '../../writing/ask-rules.ts'
import { yearOf } from '../../writing/dates.ts'
import { pageNames } from '../../writing/page-names.ts'
import { counted, listed, quoted, shortened } from '../../writing/prose.ts'
import type { Rule } from '../../writing/rule.ts'
import type { Wording } from '../../writing/wording.ts'
import type { SectionFacts } from '../section-facts.ts'

export type RiskFacts = Pick<
  SectionFacts,
  | 'copyright'
  | 'forms'
  | 'language'
  | 'pages'
  | 'policies'
  | 'reach'
  | 'readOn'
  | 'securityHeaders'
  | 'structuredData'
  | 'technology'
>

interface RiskFinding {
  text: string
  confidence: number
  quotes: Quote[]
  basis?: Basis
}

interface RiskRule<Need extends keyof RiskFacts> extends Rule<RiskFacts, Need, RiskFinding> {
  /** How much it matters when it holds, 1 to 10. */
  weight: number
}

type AnyRiskRule = RiskRule<keyof RiskFacts>

const riskRule = <Need extends keyof RiskFacts>(rule: RiskRule<Need>): AnyRiskRule => rule

export interface Risk extends RiskFinding, Pick<AnyRiskRule, 'id' | 'weight'> {}

const collecting = new Set(['contact', 'newsletter', 'sign-up', 'booking', 'order'])
/** Countries and languages where the law asks for the operator's name on the site (DDG § 5, ECG § 5, LCEN art. 6). */
const imprintLanguages = new Set(['de', 'fr'])
const imprintHosts = /\.(?:de|at|fr|ch|li|lu)$/

const hasPolicy = ({ policies }: Pick<RiskFacts, 'policies'>, ...kinds: string[]) =>
  policies.some(({ value }) => kinds.includes(value.kind))
/** A page of law that was read may hold it under another name. */
const hasLegalPage = ({ pages }: Pick<RiskFacts, 'pages'>) => pages.some(({ type }) => type === 'legal')
const used = ({ technology }: Pick<RiskFacts, 'technology'>, ...categories: string[]) =>
  technology.filter(({ value }) => categories.includes(value.category))

const copyrightYearsMax = 2
const headerNames: Record<string, string> = {
  'strict-transport-security': 'Strict-Transport-Security',
  'content-security-policy': 'Content-Security-Policy',
  'x-content-type-options': 'X-Content-Type-Options',
  'x-frame-options': 'X-Frame-Options',
}

export const riskRules: readonly AnyRiskRule[] = [
  riskRule({
    id: 'unencrypted',
    weight: 10,
    needs: ['pages'],
    find({ pages }) {
      const open = pages.filter(({ url }) => url.startsWith('http:'))
      return open.length === 0
        ? null
        : { text: `${counted(open.length, 'page')} answered without encryption (http).`, confidence: 0.9, quotes: [] }
    },
  }),
  riskRule({
    id: 'mixed-content',
    weight: 7,
    needs: ['pages'],
    find({ pages }, say) {
      const parts = pages.flatMap(({ structure }) => structure.insecureParts)
      const [first] = parts
      if (first === undefined) return null
      const what = quoted(shortened(first.text, 80))
      return {
        text: say(
          `Encrypted pages load parts without encryption, such as ${what}; browsers block or warn of them.`,
          `${what} is fetched over http from a page in https, which browsers refuse or mark.`,
        ),
        confidence: 0.9,
        quotes: parts.slice(0, 3),
      }
    },
  }),
  riskRule({
    id: 'data-without-privacy-policy',
    weight: 9,
    needs: ['forms', 'pages', 'policies'],
    missingFrom: ['legal'],
    denies: ['privacy'],
    find(facts, say) {
      const collects = facts.forms.filter(({ value }) => collecting.has(value.purpose))
      if (collects.length === 0 || hasPolicy(facts, 'privacy') || hasLegalPage(facts)) return null
      const asking = [...new Set(collects.map(({ value }) => value.page))]
      const where = pageNames(asking.map((url) => ({ url })))
      return {
        text: say(
          `${collects.length === 1 ? `The form on ${where} collects` : `The forms on ${where} collect`} personal data, and no privacy policy is linked from the pages read.`,
          `People are asked for their data on ${where} without being told what becomes of it: no privacy policy was found.`,
          `No privacy policy is linked, though ${where} ${asking.length === 1 ? 'takes' : 'take'} names and addresses.`,
        ),
        confidence: 0.75,
        quotes: collects.flatMap(({ quotes }) => quotes.slice(0, 1)).slice(0, 3),
      }
    },
  }),
  riskRule({
    id: 'tracking-without-consent',
    weight: 7,
    needs: ['technology'],
    missingFrom: 'home',
    denies: ['consent'],
    find(facts, say) {
      const trackers = used(facts, 'analytics', 'advertising', 'tag manager').filter(
        ({ value }) => !/plausible|fathom|umami|simple ?analytics|goatcounter|pirsch|cabin/i.test(value.name),
      )
      if (trackers.length === 0 || used(facts, 'consent').length > 0) return null
      const names = listed(
        trackers.map(({ value }) => value.name),
        3,
      )
      return {
        text: say(
          `${names} ${trackers.length === 1 ? 'is' : 'are'} loaded with the page, and no tool that asks for consent was seen.`,
          `Visitors seem to be measured by ${names} before anybody has asked them.`,
          `There is ${names}, but no consent tool: in Europe that order is the wrong way round.`,
        ),
        confidence: 0.6,
        quotes: trackers.flatMap(({ quotes }) => quotes.slice(0, 1)).slice(0, 3),
      }
    },
  }),
  riskRule({
    id: 'no-imprint',
    weight: 7,
    needs: ['language', 'pages', 'policies'],
    missingFrom: ['legal'],
    denies: ['owner'],
    find(facts, say) {
      const host = URL.parse(facts.pages[0]?.url ?? '')?.hostname ?? ''
      const isAsked =
        imprintHosts.test(host) || facts.language?.value === 'de' || imprintLanguages.has(facts.language?.value ?? '')
      if (!isAsked || hasPolicy(facts, 'imprint') || hasLegalPage(facts)) return null
      const isFrench = facts.language?.value === 'fr'
      const word = isFrench ? 'mentions légales' : 'Impressum'
      const [are, them] = isFrench ? ['are', 'them'] : ['is', 'it']
      return {
        text: say(
          `The law asks for a link to the ${word}; the pages read have none.`,
          `A site of this language is expected to name its operator; a link to the ${word} was not found.`,
          `The ${word} ${are} missing, or so well hidden that no page read leads to ${them}.`,
        ),
        confidence: 0.65,
        quotes: [],
      }
    },
  }),
  riskRule({
    id: 'sale-without-terms',
    weight: 5,
    needs: ['forms', 'policies', 'technology'],
    missingFrom: ['legal'],
    denies: ['terms'],
    find(facts, say) {
      const sells =
        facts.forms.some(({ value }) => value.purpose === 'order') || used(facts, 'payment', 'shop').length > 0
      if (!sells || hasPolicy(facts, 'terms', 'returns')) return null
      return {
        text: say(
          'It sells, and no terms of sale or returns are linked from the pages read.',
          'Money changes hands here without terms that a buyer could read first.',
        ),
        confidence: 0.6,
        quotes: [],
      }
    },
  }),
  riskRule({
    id: 'offer-expired',
    weight: 6,
    needs: ['readOn', 'structuredData'],
    find({ structuredData, readOn }, say) {
      for (const { page, types, data } of structuredData) {
        const until = data.priceValidUntil ?? data.validThrough
        if (typeof until !== 'string' || !/^\d{4}-\d\d-\d\d/.test(until) || until.slice(0, 10) >= readOn) continue
        const day = until.slice(0, 10)
        return {
          text: say(
            `An ${types.includes('Offer') ? 'offer' : 'entry'} in the structured data ran out on ${day} and is still there.`,
            `The structured data names a price that ended on ${day}; search engines drop such offers.`,
          ),
          confidence: 0.9,
          quotes: [{ page, text: until, locator: 'script[type="application/ld+json"]' }],
        }
      }
      return null
    },
  }),
  riskRule({
    id: 'event-over',
    weight: 4,
    needs: ['readOn', 'structuredData'],
    find({ structuredData, readOn }, say) {
      const events = structuredData.filter(({ types }) => types.some((type) => type.endsWith('Event')))
      const over = events.flatMap(({ page, data }) => {
        const last = data.endDate ?? data.startDate
        return typeof last === 'string' && /^\d{4}-\d\d-\d\d/.test(last) && last.slice(0, 10) < readOn
          ? [{ page, last }]
          : []
      })
      const [latest] = over.sort((a, b) => b.last.localeCompare(a.last))
      if (latest === undefined || over.length < events.length) return null
      const day = latest.last.slice(0, 10)
      return {
        text:
          over.length === 1
            ? say(
                `The one event that the site announces to search engines was over on ${day}.`,
                `An event is still announced that was over on ${day}.`,
              )
            : say(
                `Every event that the site announces to search engines is over, the last on ${day}.`,
                `Events are still announced of which the last was over on ${day}.`,
              ),
        confidence: 0.85,
        quotes: [{ page: latest.page, text: latest.last, locator: 'script[type="application/ld+json"]' }],
      }
    },
  }),
  riskRule({
    id: 'old-copyright',
    weight: 5,
    needs: ['copyright', 'readOn'],
    find({ copyright, readOn }, say) {
      if (copyright === null || yearOf(readOn) - copyright.value.year < copyrightYearsMax) return null
      const { year } = copyright.value
      return {
        text: say(
          `The footer still says ${year}. Visitors take that for the year in which somebody last looked.`,
          `A copyright line of ${year} makes the whole site look ${counted(yearOf(readOn) - year, 'year')} old.`,
          `By its own footer the site stopped in ${year}.`,
          `“${year}” in the footer is the first date that a doubter finds.`,
        ),
        confidence: copyright.confidence,
        quotes: copyright.quotes.slice(0, 1),
      }
    },
  }),
  riskRule({
    id: 'security-headers',
    weight: 4,
    needs: ['securityHeaders'],
    find({ securityHeaders }, say) {
      if (securityHeaders === null) return null
      const missing = securityHeaders.value.flatMap(({ name, value }) =>
        value === null ? (headerNames[name] ?? []) : [],
      )
      if (missing.length < 2) return null
      return {
        text: say(
          `The home page is sent without ${listed(missing, 4)}: protections that cost a line each.`,
          `Browsers are given no ${listed(missing, 4)} to protect visitors by.`,
          `${listed(missing, 4)} are not sent, which any security review will note.`,
        ),
        confidence: 0.9,
        quotes: [],
      }
    },
  }),
  riskRule({
    id: 'old-library',
    weight: 5,
    needs: ['technology'],
    find(facts, say) {
      const old = facts.technology.find(
        ({ value }) => value.name === 'jQuery' && value.version !== null && isBefore(value.version, 3, 5),
      )
      if (old === undefined) return null
      return {
        text: say(
          `It runs jQuery ${old.value.version}, whose holes have been public since 2020 (CVE-2020-11022).`,
          `jQuery ${old.value.version} is in use; versions before 3.5 let crafted text run as script (CVE-2020-11022).`,
        ),
        confidence: old.confidence,
        quotes: old.quotes.slice(0, 1),
      }
    },
  }),
]

function isBefore(version: string, major: number, minor: number): boolean {
  const [first = 0, second = 0] = version.split('.').map(Number)
  return Number.isFinite(first) && Number.isFinite(second) && (first < major || (first === major && second < minor))
}

/** Weightiest first. */
export function findRisks(facts: RiskFacts, { ask, wording }: { ask: Ask; wording: Wording }): Risk[] {
  const found = ask(riskRules, facts, {
    kind: 'risk rule',
    say: (id, ...wordings) => wording.oneOf(`risk ${id}`, wordings),
  })
  return found
    .map(({ rule: { id, weight }, finding }) => ({ id, weight, ...finding }))
    .sort((a, b) => b.weight * b.confidence - a.weight * a.confidence)
}
