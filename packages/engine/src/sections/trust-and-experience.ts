import { Type } from 'typebox'
import { sectionTitles } from '../writing/section-titles.ts'
import { Check, closed, Hex, Nullable, Readability, Score, strings } from '../writing/shapes.ts'
import { accessScore } from './checks/access-checks.ts'
import type { AccessFacts } from './checks/access-facts.ts'
import { claimChecks, withoutQuotes } from './checks/check-rule.ts'
import { contrastSeenMin, lowContrasts } from './checks/contrast.ts'
import { assess, type Claim, defineSection, type SectionTools } from './section.ts'
import { consentOf, freshnessOf, type GroundedText } from './trust/experience.ts'
import { findRisks } from './trust/risk-rules.ts'
import { signalKinds, trustSignals } from './trust/trust-signals.ts'
import { trustSummary } from './trust/trust-summary.ts'

const LowContrast = Type.Object(
  {
    foreground: Hex,
    background: Hex,
    contrast: Type.Number({ minimum: 1, maximum: 21, description: 'WCAG 2 contrast ratio, 1 to 21.' }),
    wanted: Type.Number({ description: 'The contrast that WCAG 2.2 AA asks for.' }),
    usage: Type.String({ description: 'Where the pair was seen.' }),
    remedy: Nullable(
      Type.Object(
        {
          change: Type.Enum(['foreground', 'background'], { description: 'Which of the two to change.' }),
          to: Hex,
          contrast: Type.Number({ minimum: 1, maximum: 21, description: 'The contrast afterwards.' }),
          from: Type.Enum(['palette', 'shade'], {
            description:
              '`palette`: a colour that the brand has already. `shade`: the nearest shade of the one that is there.',
          }),
        },
        closed,
      ),
      'The nearest change that is enough; null where none was found.',
    ),
  },
  closed,
)

export const trustAndExperience = defineSection({
  id: 'trustAndExperience',
  title: sectionTitles.trustAndExperience,
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
        Type.Object(
          {
            kind: Type.Enum([...signalKinds], { description: 'What kind of sign it is.' }),
            text: Type.String({ description: 'The sign, as the site has it.' }),
            url: Type.String({ description: 'Address of the page.' }),
          },
          closed,
        ),
        { description: 'Signs that others trust the brand, and that there is somebody to trust.' },
      ),
      testimonials: Type.Array(
        Type.Object(
          {
            text: Type.String({ description: 'What was said, word for word.' }),
            author: Nullable(Type.String({ description: 'Who said it.' })),
            role: Nullable(Type.String({ description: 'Their role and company, as written.' })),
          },
          closed,
        ),
        { description: 'Words of customers.' },
      ),
      customers: Type.Array(
        Type.Object(
          {
            name: Type.String({ description: 'Their name.' }),
            kind: Type.Enum(['customer', 'partner', 'press'], { description: 'What the site calls them.' }),
          },
          closed,
        ),
        { description: 'Customers, partners and publications that the site shows as such.' },
      ),
      certifications: Type.Array(
        Type.Object(
          {
            name: Type.String({ description: 'As written, such as “ISO 27001”.' }),
            kind: Type.String({
              description: '`security`, `quality`, `environment`, `industry`, `award` or `rating`.',
            }),
          },
          closed,
        ),
        { description: 'Certificates, awards and ratings.' },
      ),
      policies: Type.Array(
        Type.Object(
          {
            kind: Type.String({
              description:
                '`privacy`, `terms`, `imprint`, `cookies`, `returns`, `shipping`, `accessibility` or `security`.',
            }),
            title: Type.String({ description: 'As the site calls it.' }),
            url: Type.String({ description: 'Its address.' }),
          },
          closed,
        ),
        { description: 'Legal information.' },
      ),
      securityHeaders: Nullable(
        Type.Array(
          Type.Object(
            {
              name: Type.String({ description: 'Name of the header, in lower case.' }),
              value: Nullable(Type.String({ description: 'Its value; null where it was not sent.' })),
            },
            closed,
          ),
          {
            description: 'Security headers of the home page; null where the page came from no server.',
          },
        ),
      ),
      accessibility: Type.Object(
        {
          score: Nullable(Score),
          checks: Type.Array(Check, { description: 'What the score is made of.' }),
          contrast: Nullable(
            Type.Number({ description: 'The lowest contrast of text and background that was seen, 1 to 21.' }),
          ),
          lowContrast: Type.Array(LowContrast, {
            description: 'Pairs of text and background with too little contrast, worst first.',
          }),
          issues: strings('What failed, the weightiest first.'),
        },
        { ...closed, description: 'How well people with disabilities can use the site, as far as its markup tells.' },
      ),
      readability: Nullable(Readability),
      consent: Nullable(
        Type.String({ description: 'Whether visitors are asked before they are measured, for people.' }),
      ),
      freshness: Nullable(Type.String({ description: 'How lately the site was changed, for people.' })),
      risk: strings('What could cost money, visitors or a letter from a lawyer, the weightiest first.'),
    },
    { ...closed, description: 'What speaks for trust, and how the site treats its visitors.' },
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
  write(facts, { claim, ask, wording }) {
    const { testimonials, customers, certifications, policies, securityHeaders, pages, writing } = facts
    for (const [index, fact] of testimonials.entries()) claim(`/testimonials/${index}`, fact)
    for (const [index, fact] of customers.entries()) claim(`/customers/${index}`, fact)
    for (const [index, fact] of certifications.entries()) claim(`/certifications/${index}`, fact)
    for (const [index, fact] of policies.entries()) claim(`/policies/${index}`, fact)
    if (securityHeaders !== null) claim('/securityHeaders', securityHeaders)
    const signals = trustSignals(facts)
    for (const [index, { ground }] of signals.entries()) claim(`/trustSignals/${index}`, ground)
    const access = accessOf(facts, { claim, ask })
    const risks = findRisks(facts, { ask, wording })
    for (const [index, { id, basis = 'computed', confidence, quotes }] of risks.entries()) {
      claim(`/risk/${index}`, { basis, confidence, quotes, rule: id })
    }
    const consent = claimedText(consentOf(facts, wording), '/consent', claim)
    const freshness = freshnessOf(facts, wording)
    claimedText(freshness, '/freshness', claim)
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

function claimedText(found: GroundedText | null, pointer: string, claim: Claim): string | null {
  if (found === null) return null
  claim(pointer, found.ground)
  return found.text
}

function accessOf(facts: AccessFacts, { claim, ask }: Pick<SectionTools, 'claim' | 'ask'>) {
  const computed = { basis: 'computed' as const, confidence: 0.9, quotes: [] }
  const { score, checks } = accessScore(facts, ask)
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
