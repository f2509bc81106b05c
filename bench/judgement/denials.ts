/** What a report says to be missing, by the vocabulary of the labels, and what it shows all the same. */
import type { FullReport } from '@brandprint/engine'
import type { Said } from './said.ts'

/** By catalogue: rules that say that something is missing. Their ids are unique within a section only. */
const denyingRules: Record<string, Record<string, string>> = {
  swot: {
    'no-prices': 'pricing',
    'unseen-funding': 'pricing',
    'no-proof': 'testimonials',
    'easily-copied': 'testimonials',
    'no-way-to-talk': 'contact',
    'questions-unanswered': 'faq',
    'passed-over-by-assistants': 'faq',
    'no-privacy-notice': 'privacy-policy',
    'anonymous-company': 'legal-notice',
    'nobody-shown': 'team',
    'no-headline': 'h1',
    'no-logo': 'logo',
    'no-profiles': 'social-profiles',
    'no-structured-data': 'structured-data',
    'no-articles': 'blog',
    'no-newsletter': 'newsletter',
  },
  customerJourney: {
    'no-prices': 'pricing',
    'no-trial': 'free-trial',
    'no-guarantee': 'guarantee',
    'no-articles': 'blog',
    'no-social-profiles': 'social-profiles',
    'no-help': 'faq',
    'no-answers': 'faq',
    'no-newsletter': 'newsletter',
    unreachable: 'contact',
    'no-opening-hours': 'opening-hours',
    'no-proof': 'testimonials',
    'no-faces': 'team',
  },
  discoverability: {
    sitemap: 'sitemap',
    'sitemap-for-answers': 'sitemap',
    description: 'meta-description',
    'description-of-home': 'meta-description',
    'structured-data': 'structured-data',
    identity: 'structured-data',
    'main-heading': 'h1',
    'image-alt': 'alt-texts',
    'open-graph': 'og-image',
  },
  trustAndExperience: {
    'data-without-privacy-policy': 'privacy-policy',
    'no-imprint': 'legal-notice',
    'tracking-without-consent': 'cookie-consent',
    heading: 'h1',
  },
}

/** Checks deny where they speak of the home page or of all pages, not where some pages lack it or it falls short. */
const saysNone = /^(?:no|none|nothing|neither)\b|^the (?:home page|page read) has no\b|\bnone of the\b/i

/** Gaps of sections and points of lists, which no rule is named for. */
const denyingTexts: readonly [RegExp, string][] = [
  [/^No plan or price was found|^No price is named/, 'pricing'],
  [/^No posts were found/, 'blog'],
  [/^No social profile/, 'social-profiles'],
  [/^No contact details/, 'contact'],
  [/^No sitemap was found/, 'sitemap'],
  [/^No structured data was found/, 'structured-data'],
  [/^No logo was found/, 'logo'],
  [/^No customers, reviews, team or policies/, 'testimonials'],
]

export interface Denial {
  /** Of the vocabulary; `contact`: neither e-mail, phone, address nor form. */
  thing: string
  pointer: string
  rule: string | null
  text: string
}

/** @param said texts of the whole report that claim something */
export function denialsIn(report: FullReport, said: readonly Said[]): Denial[] {
  const byRule = said.flatMap(({ pointer, rule, text }) => {
    const thing = rule === null ? undefined : denyingRules[pointer.split('/')[1] ?? '']?.[rule]
    return thing === undefined ? [] : [{ thing, pointer, rule, text }]
  })
  const byText = said.flatMap(({ pointer, rule, text }) =>
    denyingTexts.filter(([pattern]) => pattern.test(text)).map(([, thing]) => ({ thing, pointer, rule, text })),
  )
  return distinct([...byRule, ...byText, ...failedChecks(report)])
}

function failedChecks({ results }: FullReport): Denial[] {
  const { discoverability, trustAndExperience } = results
  const lists = [
    { section: 'discoverability', at: '/discoverability/seo/checks', checks: discoverability.seo.checks },
    {
      section: 'discoverability',
      at: '/discoverability/aiReadiness/checks',
      checks: discoverability.aiReadiness.checks,
    },
    {
      section: 'trustAndExperience',
      at: '/trustAndExperience/accessibility/checks',
      checks: trustAndExperience.accessibility.checks,
    },
  ]
  return lists.flatMap(({ section, at, checks }) =>
    checks.flatMap(({ id, outcome, seen }, index) => {
      const thing = denyingRules[section]?.[id]
      if (thing === undefined || outcome !== 'failed' || !saysNone.test(seen)) return []
      return [{ thing, pointer: `${at}/${index}`, rule: id, text: seen }]
    }),
  )
}

const contactWays = ['email', 'phone', 'address', 'contact-form']

/** Denied although the label says that it is there. */
export const falseDenials = (denials: readonly Denial[], present: readonly string[]): Denial[] =>
  denials.filter(({ thing }) =>
    thing === 'contact' ? contactWays.some((way) => present.includes(way)) : present.includes(thing),
  )

/** One a thing and section: a section that says it twice errs once. */
function distinct(denials: readonly Denial[]): Denial[] {
  const seen = new Set<string>()
  return denials.filter(({ thing, pointer }) => {
    const key = `${thing} ${pointer.split('/')[1]}`
    return !seen.has(key) && seen.add(key) !== undefined
  })
}

/** What the report itself shows of a thing. */
const shown: Record<string, (results: FullReport['results']) => boolean> = {
  pricing: ({ offerings }) => offerings.plans.length + offerings.priceList.length > 0,
  testimonials: ({ trustAndExperience }) => trustAndExperience.testimonials.length > 0,
  blog: ({ contentThemes }) => contentThemes.posts.length > 0,
  'social-profiles': ({ digitalPresence }) => digitalPresence.socials.length > 0,
  contact: ({ digitalPresence }) => digitalPresence.contacts.length > 0,
  'privacy-policy': ({ trustAndExperience }) => trustAndExperience.policies.some(({ kind }) => kind === 'privacy'),
  'legal-notice': ({ trustAndExperience, digitalPresence }) =>
    digitalPresence.legalEntity !== null && trustAndExperience.policies.some(({ kind }) => kind === 'imprint'),
  logo: ({ visualIdentity }) => visualIdentity.logo.primary !== null,
  'free-trial': ({ offerings }) => offerings.trial !== null,
  guarantee: ({ offerings }) => offerings.guarantees.length > 0,
  sitemap: ({ discoverability }) => discoverability.indexability?.sitemap === 'present',
  'structured-data': ({ discoverability }) => discoverability.structuredData.length > 0,
}

/** Rules of one section that say the contrary of rules of another. */
const opposed: readonly [one: [section: string, rule: string], other: [section: string, rule: string]][] = [
  [
    ['swot', 'audience-named'],
    ['strategy', 'name-audience'],
  ],
  [
    ['swot', 'open-prices'],
    ['strategy', 'publish-prices'],
  ],
  [
    ['swot', 'named-voices'],
    ['strategy', 'collect-proof'],
  ],
]

/** What one section denies and another shows, or says the contrary of. */
export function contradictionsIn({ results }: FullReport, said: readonly Said[], denials: readonly Denial[]): string[] {
  const denied = denials
    .filter(({ thing }) => shown[thing]?.(results) === true)
    .map(({ thing, pointer, text }) => `${pointer} denies ${thing}, which another part shows: “${text.slice(0, 100)}”`)
  const speaks = ([section, rule]: [string, string]) =>
    said.find((each) => each.rule === rule && each.pointer.startsWith(`/${section}/`))
  const contrary = opposed.flatMap(([one, other]) => {
    const [first, second] = [speaks(one), speaks(other)]
    return first && second ? [`${first.pointer} (${one[1]}) against ${second.pointer} (${other[1]})`] : []
  })
  const { positioning, personas } = results
  const readers = personas.length > 0 && positioning.audience === null ? ['personas are named, and no audience'] : []
  return [...denied, ...contrary, ...readers]
}
