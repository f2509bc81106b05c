import { Type } from 'typebox'
import { Check, closed, Hex, Nullable, Score } from '../report/shapes.ts'
import { accessScore } from './checks/access-checks.ts'
import { claimChecks, withoutQuotes } from './checks/check-rule.ts'
import { contrastSeenMin, lowContrasts } from './checks/contrast.ts'
import { assess, type Claim, defineSection } from './section.ts'
import { consentOf, freshnessOf, type Told } from './trust/experience.ts'
import { findRisks } from './trust/risk-rules.ts'
import { signalKinds, trustSignals } from './trust/trust-signals.ts'
import { trustSummary } from './trust/trust-summary.ts'

const LowContrast = Type.Object(
  {
    foreground: Hex,
    background: Hex,
    contrast: Type.Number({ minimum: 1, maximum: 21 }),
    wanted: Type.Number({ description: 'That WCAG 2.2 AA asks for.' }),
    usage: Type.String({ description: 'Where the pair was seen.' }),
    remedy: Nullable(
      Type.Object(
        {
          change: Type.Enum(['foreground', 'background']),
          to: Hex,
          contrast: Type.Number({ minimum: 1, maximum: 21 }),
          from: Type.Enum(['palette', 'shade'], {
            description: 'A colour that the brand has already, or the nearest shade of the one that is there.',
          }),
        },
        closed,
      ),
    ),
  },
  closed,
)

export const trustAndExperience = defineSection({
  id: 'trustAndExperience',
  title: 'Trust and experience',
  needs: [
    'blocks',
    'cadence',
    'certifications',
    'contacts',
    'copyright',
    'customers',
    'forms',
    'guarantees',
    'language',
    'pages',
    'palette',
    'plans',
    'policies',
    'posts',
    'reach',
    'readOn',
    'securityHeaders',
    'siteFiles',
    'structuredData',
    'technology',
    'testimonials',
    'writing',
  ],
  result: Type.Object(
    {
      trustSignals: Type.Array(
        Type.Object({ kind: Type.Enum([...signalKinds]), text: Type.String(), url: Type.String() }, closed),
      ),
      testimonials: Type.Array(
        Type.Object({ text: Type.String(), author: Nullable(Type.String()), role: Nullable(Type.String()) }, closed),
      ),
      customers: Type.Array(
        Type.Object({ name: Type.String(), kind: Type.Enum(['customer', 'partner', 'press']) }, closed),
      ),
      certifications: Type.Array(Type.Object({ name: Type.String(), kind: Type.String() }, closed)),
      policies: Type.Array(Type.Object({ kind: Type.String(), title: Type.String(), url: Type.String() }, closed)),
      securityHeaders: Nullable(
        Type.Array(Type.Object({ name: Type.String(), value: Nullable(Type.String()) }, closed), {
          description: 'Of the home page; null as a value: not sent. null: it came without a server’s answer.',
        }),
      ),
      accessibility: Type.Object(
        {
          score: Nullable(Score),
          checks: Type.Array(Check),
          contrast: Nullable(Type.Number({ description: 'Lowest contrast of text and ground seen, 1 to 21.' })),
          lowContrast: Type.Array(LowContrast, { description: 'Worst first, each with the nearest remedy.' }),
          issues: Type.Array(Type.String(), { description: 'What failed, weightiest first.' }),
        },
        closed,
      ),
      readability: Nullable(Type.Object({ formula: Type.String(), score: Type.Number() }, closed)),
      consent: Nullable(Type.String()),
      freshness: Nullable(Type.String()),
      risk: Type.Array(Type.String(), { description: 'Weightiest first.' }),
    },
    closed,
  ),
  empty: {
    trustSignals: [],
    testimonials: [],
    customers: [],
    certifications: [],
    policies: [],
    securityHeaders: null,
    accessibility: { score: null, checks: [], contrast: null, lowContrast: [], issues: [] },
    readability: null,
    consent: null,
    freshness: null,
    risk: [],
  },
  looksFor: ['No page could be looked at.'],
  write(facts, claim, wording) {
    const { testimonials, customers, certifications, policies, securityHeaders, pages, writing } = facts
    for (const [index, fact] of testimonials.entries()) claim(`/testimonials/${index}`, fact)
    for (const [index, fact] of customers.entries()) claim(`/customers/${index}`, fact)
    for (const [index, fact] of certifications.entries()) claim(`/certifications/${index}`, fact)
    for (const [index, fact] of policies.entries()) claim(`/policies/${index}`, fact)
    if (securityHeaders !== null) claim('/securityHeaders', securityHeaders)
    const signals = trustSignals(facts)
    for (const [index, { ground }] of signals.entries()) claim(`/trustSignals/${index}`, ground)
    const access = accessOf(facts, claim)
    const risks = findRisks(facts, wording)
    for (const [index, { id, basis = 'computed', confidence, quotes }] of risks.entries()) {
      claim(`/risk/${index}`, { basis, confidence, quotes, rule: id })
    }
    const consent = told(consentOf(facts, wording), '/consent', claim)
    const freshness = freshnessOf(facts, wording)
    told(freshness, '/freshness', claim)
    const readability = writing?.value.readability ?? null
    if (writing !== null && readability !== null) claim('/readability', { ...writing, quotes: [] })
    const summary = trustSummary(
      { signals, testimonials, risks, access, freshness, writing, pages: pages.length, isWhole: facts.reach.home },
      wording,
    )
    return {
      assessment: assess(summary, [
        { found: signals.length === 0 ? null : 0.7, gap: 'No customers, reviews, team or policies were found.' },
        { found: access.score === null ? null : 0.9, gap: 'Access could not be checked.' },
        {
          found: readability === null ? null : 0.8,
          gap: 'There is too little text to measure how hard it is to read.',
        },
        {
          found: freshness === null ? null : 0.8,
          gap: 'Nothing dates the site: no post, no copyright year, no dated sitemap.',
        },
      ]),
      content: {
        testimonials: testimonials.map(({ value }) => value),
        customers: customers.map(({ value }) => value),
        certifications: certifications.map(({ value }) => value),
        policies: policies.map(({ value }) => value),
        securityHeaders: securityHeaders?.value ?? null,
        trustSignals: signals.map(({ kind, text, url }) => ({ kind, text, url })),
        accessibility: access.content,
        readability: readability === null ? null : { formula: readability.formula, score: readability.score },
        consent,
        freshness: freshness?.text ?? null,
        risk: risks.map(({ text }) => text),
      },
    }
  },
})

function told(found: Told | null, pointer: string, claim: Claim): string | null {
  if (found === null) return null
  claim(pointer, found.ground)
  return found.text
}

function accessOf(facts: Parameters<typeof accessScore>[0], claim: Claim) {
  const computed = { basis: 'computed' as const, confidence: 0.9, quotes: [] }
  const { score, checks } = accessScore(facts)
  claimChecks('/accessibility/checks', checks, claim)
  if (score !== null) claim('/accessibility/score', computed)
  const pairs = facts.palette.pairs.filter(({ contrast }) => contrast >= contrastSeenMin)
  const contrast = pairs.length === 0 ? null : Math.min(...pairs.map((pair) => pair.contrast))
  if (contrast !== null) claim('/accessibility/contrast', computed)
  const lowContrast = lowContrasts({ ...facts.palette, pairs })
  for (const index of lowContrast.keys()) claim(`/accessibility/lowContrast/${index}`, computed)
  const failed = checks.filter(({ outcome }) => outcome === 'failed').sort((a, b) => b.weight - a.weight)
  for (const [index, { id, quotes }] of failed.entries()) {
    claim(`/accessibility/issues/${index}`, { ...computed, quotes, rule: id })
  }
  const issues = failed.map(({ seen }) => seen)
  return { score, checks, content: { score, checks: checks.map(withoutQuotes), contrast, lowContrast, issues } }
}
