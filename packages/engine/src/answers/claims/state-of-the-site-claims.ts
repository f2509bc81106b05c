/** How well the site does its work: discoverability, trust and experience. */
import type { FullResults } from '../../report.ts'
import { checkClaims } from './check-claims.ts'
import { readabilityClaims } from './look-and-words-claims.ts'
import { eachLabelled, escaped, joined, labelled, type Said, sentence } from './said.ts'

const outOf = (score: number | null) => (score === null ? null : `${score} of 100`)

export function discoverabilityClaims(discoverability: FullResults['discoverability']): Said[] {
  const { seo, aiReadiness, structuredData, indexability, performanceHints } = discoverability
  return [
    ...labelled('/seo/score', 'Search engines', outOf(seo.score)),
    ...checkClaims('/seo/checks', seo.checks),
    ...labelled('/aiReadiness/score', 'AI assistants', outOf(aiReadiness.score)),
    ...checkClaims('/aiReadiness/checks', aiReadiness.checks),
    ...Object.entries(aiReadiness.agents).flatMap(([agent, rule]) =>
      labelled(`/aiReadiness/agents/${escaped(agent)}`, `Crawler ${agent}`, rule),
    ),
    ...structuredData.flatMap(({ type, valid, issues, page }, index) =>
      labelled(
        `/structuredData/${index}`,
        'Structured data',
        joined([type, valid ? 'valid' : 'not valid', ...issues, page]),
      ),
    ),
    ...(indexability === null
      ? []
      : [
          ...labelled('/indexability/robots', 'robots.txt', indexability.robots),
          ...labelled('/indexability/sitemap', 'Sitemap', indexability.sitemap),
          ...eachLabelled('/indexability/noindexPages', 'Closed to search engines', indexability.noindexPages),
        ]),
    ...eachLabelled('/performanceHints', 'Speed', performanceHints),
  ]
}

export function trustAndExperienceClaims(trust: FullResults['trustAndExperience']): Said[] {
  const { testimonials, customers, certifications, policies, securityHeaders, accessibility } = trust
  const seen = new Set(accessibility.checks.map((check) => check.seen))
  const quoted = new Set(testimonials.map(({ text }) => text))
  return [
    ...testimonials.flatMap(({ text, author, role }, index) =>
      labelled(`/testimonials/${index}`, joined(['Testimonial', author, role]), text),
    ),
    ...trust.trustSignals.flatMap(({ kind, text }, index) =>
      quoted.has(text) ? [] : labelled(`/trustSignals/${index}`, `Sign of trust (${kind})`, text),
    ),
    ...customers.flatMap(({ name, kind }, index) =>
      labelled(`/customers/${index}`, { customer: 'Customer', partner: 'Partner', press: 'In the press' }[kind], name),
    ),
    ...certifications.flatMap(({ name, kind }, index) =>
      labelled(`/certifications/${index}`, `Certificate (${kind})`, name),
    ),
    ...policies.flatMap(({ kind, title, url }, index) =>
      labelled(`/policies/${index}`, `Policy (${kind})`, joined([title, url])),
    ),
    ...(securityHeaders ?? []).flatMap(({ name, value }, index) =>
      labelled(`/securityHeaders/${index}`, `Security header ${name}`, value ?? 'not sent'),
    ),
    ...labelled('/accessibility/score', 'Access for everyone', outOf(accessibility.score)),
    ...checkClaims('/accessibility/checks', accessibility.checks),
    ...accessibility.issues.flatMap((issue, index) =>
      seen.has(issue) ? [] : labelled(`/accessibility/issues/${index}`, 'Access', issue),
    ),
    ...accessibility.lowContrast.flatMap(({ foreground, background, contrast, usage }, index) =>
      labelled(
        `/accessibility/lowContrast/${index}`,
        'Hard to read',
        `${foreground} on ${background}, contrast ${contrast} : 1 (${usage})`,
      ),
    ),
    ...readabilityClaims(trust.readability),
    ...labelled('/consent', 'Consent', trust.consent),
    ...sentence('/freshness', trust.freshness),
    ...eachLabelled('/risk', 'Risk', trust.risk),
  ]
}
