/** Reports of an invented brand with something in every member, for tests of how reports look. */
import { emptyFacts, emptySite, homeUrl, richFacts, richSite } from '../report/report-fixtures.ts'
import { writeReport } from '../report/write-report.ts'
import type { FlashReport, FullReport, FullResults, Report } from '../report.ts'
import type { Check, EvidenceEntry } from '../writing/shapes.ts'

export function written(type: 'full', filled?: 'empty'): FullReport
export function written(type: 'flash', filled?: 'empty'): FlashReport
export function written(type: Report['type'], filled?: 'empty'): Report {
  return filled === 'empty' ? writeReport(emptySite(), emptyFacts, type) : writeReport(richSite(), richFacts, type)
}

const said = (pointer: string, text: string): EvidenceEntry => ({
  pointer,
  basis: 'stated',
  confidence: 0.9,
  quotes: [{ page: homeUrl, text, locator: 'main > p' }],
})

const counted = (pointer: string): EvidenceEntry => ({
  pointer,
  basis: 'computed',
  confidence: 0.7,
  rule: pointer.split('/')[1] ?? '',
  quotes: [],
})

const check = (id: string, outcome: Check['outcome']): Check => ({
  id,
  title: `Say ${id} once`,
  outcome,
  weight: 2,
  seen: `The ${id} reads “Soup by post”.`,
  why: `Readers look for ${id} first.`,
  fix: outcome === 'failed' ? `Write the ${id} down.` : null,
})

/** What is put in place of what the rules wrote. */
const filled = /^\/(?:personas|swot|strategy|contentThemes|offerings|visualIdentity|discoverability)\//

/** Every section has something to say; each of its claims has evidence. */
export function fullOfEverything(): FullReport {
  const report = structuredClone(written('full'))
  const { results } = report
  results.evidence = results.evidence.filter(({ pointer }) => !filled.test(pointer))
  fillBrand(results)
  fillOffer(results)
  const { sections } = results.coverage
  for (const id of Object.keys(sections) as (keyof typeof sections)[]) {
    sections[id] = { ...sections[id], status: 'partial', confidence: 0.8 }
  }
  return report
}

function fillBrand(results: FullResults): void {
  Object.assign(results.brandIdentity, {
    archetype: 'Caregiver',
    archetypeDescription: 'It looks after people who have no time to cook, and says so with “a pot on the stove”.',
    archetypeMix: [
      { archetype: 'Caregiver', share: 0.38 },
      { archetype: 'Everyman', share: 0.24 },
      { archetype: 'Jester', share: 0.16 },
      { archetype: 'Innocent', share: 0.12 },
      { archetype: 'Sage', share: 0.1 },
    ],
    archetypeMargin: 0.14,
    personality: { sincerity: 0.8, excitement: 0.3, competence: 0.6, sophistication: 0.2, ruggedness: 0.1 },
    voice: ['warm', 'plain', 'playful'],
    voiceMeasures: [
      { trait: 'warm', measure: '3.1 words of care per 100' },
      { trait: 'plain', measure: '11 words a sentence' },
    ],
    avoid: ['long sentences', 'technical words'],
    toneProfile: { formalCasual: 0.5, seriousFunny: 0.2, respectfulIrreverent: -0.6, matterOfFactEnthusiastic: 0 },
    missionStatement: 'We cook so that you can sit down.',
    missionKind: 'stated',
    values: ['Honest stock', 'No waste'],
  })
  results.personas = ['Parents who work late', 'Night nurses'].map((name) => ({
    name,
    demographics: { ageRange: null, location: 'London', occupation: 'Nurse', income: null, companySize: null },
    painPoints: ['No time to cook after a shift.'],
    motivations: ['Supper without planning.'],
    goals: ['Eat well on weekdays.'],
    triggers: ['An empty fridge.'],
    objections: ['Does it thaw in time?'],
    channels: ['Instagram'],
    quote: 'Better than mine,',
    support: [homeUrl],
  }))
  results.swot = {
    ...results.swot,
    strengths: ['The headline “Soup that arrives before hunger does” names what is sold.'],
    weaknesses: ['No price stands on the home page.', 'Two calls compete.'],
    opportunities: ['Questions are answered, and not marked up.'],
    threats: [],
  }
  results.strategy = {
    ...results.strategy,
    northStar: 'Boxes ordered again within a month',
    quickWins: ['Name a price beside “Order a box”.'],
    initiatives: [
      {
        title: 'Show what a box costs',
        rationale: 'Nobody orders what has no price.',
        steps: ['Choose one price.', 'Set it beside the call.'],
        effort: 'S',
        impact: 'high',
        metric: 'Orders from the home page',
        horizon: 'this month',
        addresses: ['/swot/weaknesses/0'],
      },
      {
        title: 'Let one call lead',
        rationale: 'Two of the same weight divide attention.',
        steps: ['Make the second a link.'],
        effort: 'M',
        impact: 'medium',
        metric: 'Clicks on the first call',
        horizon: 'this quarter',
        addresses: ['/swot/weaknesses/1'],
      },
    ],
  }
  results.evidence.push(
    said('/brandIdentity/archetype', 'put a pot on the stove'),
    said('/brandIdentity/voice/0', 'at your door on Wednesday'),
    said('/brandIdentity/missionStatement', 'We cook so that you can sit down.'),
    counted('/brandIdentity/toneProfile'),
    said('/personas/0/painPoints/0', 'Choose a box, tell us the day'),
    said('/swot/strengths/0', 'Soup that arrives before hunger does'),
    counted('/swot/weaknesses/0'),
    said('/strategy/initiatives/0', 'Order a box'),
  )
}

function fillOffer(results: FullResults): void {
  results.visualIdentity.palette.colors = [
    ['#b3261e', 'primary', 'fill of 3 calls to action'],
    ['#f4e7c5', 'background', 'the page'],
  ].map(([hex = '', role, usage = '']) => ({
    hex,
    role: role as 'primary',
    usage,
    context: 'cta',
    tokens: ['--tomato'],
    variants: [],
    onColor: '#ffffff',
  }))
  results.messaging.claims = [{ text: 'Never missed a Wednesday', type: 'promise', proof: null, sourced: false }]
  results.offerings.plans = ['Small box', 'Large box'].map((name, index) => ({
    name,
    price: 20 + index,
    currency: 'GBP',
    period: 'month',
    priceText: `£${20 + index} a month`,
    perUnit: null,
    billedAs: null,
    alternates: [],
    listPrice: null,
    isFree: false,
    onRequest: false,
    trial: null,
    features: ['Six soups'],
    cta: 'Order a box',
    highlighted: index === 0,
    page: homeUrl,
  }))
  results.contentThemes.posts = [{ title: 'On stock', url: `${homeUrl}stock`, date: '2025-12-01' }]
  results.contentThemes.themes = [
    { label: 'leeks', share: 0.4, pages: [homeUrl], freshness: '2025-12-01', stage: 'awareness' },
  ]
  results.discoverability.seo = { score: 50, checks: [check('a title', 'passed'), check('a price', 'failed')] }
  results.discoverability.aiReadiness.agents = { GPTBot: 'closed' }
  results.evidence.push(
    counted('/visualIdentity/palette/colors/0'),
    said('/messaging/claims/0', 'Never missed a Wednesday'),
    said('/offerings/plans/0', '£20 a month'),
    said('/contentThemes/posts/0', 'On stock'),
    counted('/discoverability/seo/checks/1'),
  )
}

/** Every text of a report in place of its own. */
export function everyText(report: FullReport, text: string): FullReport {
  const kept = new Set([
    'pointer',
    'id',
    'part',
    'verdict',
    'certainty',
    'group',
    'missionKind',
    'status',
    'basis',
    'role',
    'kind',
    'hex',
    'period',
    'effort',
    'impact',
    'outcome',
    'type',
  ])
  const replaced = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return kept.has(name) ? value : text
    if (Array.isArray(value)) return value.map((item) => replaced(item, name))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replaced(member, name)]))
  }
  const { type, url, results } = report
  return { type, url, results: replaced(results, '') } as FullReport
}
