import { Type } from 'typebox'
import { counted, listed, uncapitalised } from '../report/prose.ts'
import { closed, Nullable, Scored, Strings } from '../report/shapes.ts'
import { type AnsweredCheck, aiChecks, scoreOf, searchChecks } from './discoverability-checks.ts'
import { assess, type Claim, defineSection } from './section.ts'
import { structuredDataFindings } from './structured-data-findings.ts'

export const discoverability = defineSection({
  id: 'discoverability',
  title: 'Discoverability',
  needs: ['description', 'openGraph', 'structuredData', 'language', 'hero', 'pages', 'siteFiles'],
  result: Type.Object(
    {
      seo: Scored,
      aiReadiness: Type.Object({ ...Scored.properties, agents: Type.Record(Type.String(), Type.String()) }, closed),
      structuredData: Type.Array(
        Type.Object({ type: Type.String(), valid: Type.Boolean(), issues: Strings, page: Type.String() }, closed),
      ),
      indexability: Nullable(
        Type.Object(
          {
            noindexPages: Strings,
            robots: Type.Enum(['present', 'absent', 'not asked for']),
            sitemap: Type.Enum(['present', 'absent', 'not asked for']),
          },
          closed,
        ),
      ),
      performanceHints: Strings,
    },
    closed,
  ),
  empty: {
    seo: { score: null, checks: [] },
    aiReadiness: { score: null, checks: [], agents: {} },
    structuredData: [],
    indexability: null,
    performanceHints: [],
  },
  looksFor: ['No page could be checked.'],
  write(facts, claim) {
    const { pages, siteFiles, structuredData } = facts
    const seo = searchChecks(facts)
    const ai = aiChecks(facts)
    claimChecks('/seo/checks', seo, claim)
    claimChecks('/aiReadiness/checks', ai, claim)
    const findings = structuredDataFindings(structuredData)
    for (const [index, { quote }] of findings.entries()) {
      claim(`/structuredData/${index}`, { basis: 'computed', confidence: 0.95, quotes: [quote] })
    }
    const unlisted = pages.flatMap(({ noindex }) => (noindex === null ? [] : [noindex]))
    for (const [index, quote] of unlisted.entries()) {
      claim(`/indexability/noindexPages/${index}`, { basis: 'stated', confidence: 0.95, quotes: [quote] })
    }

    const failed = [...seo, ...ai].filter(({ outcome }) => outcome === 'failed')
    const passed = seo.filter(({ outcome }) => outcome === 'passed').length
    const types = [...new Set(findings.map(({ type }) => type))]
    const summary = [
      `${passed} of ${seo.length} checks for search engines ${passed === 1 ? 'passes' : 'pass'}.`,
      failed.length === 0
        ? 'Nothing that was checked is missing.'
        : `To do: ${listed(
            failed.map(({ title }) => uncapitalised(title)),
            5,
          )}.`,
      types.length === 0
        ? 'No structured data describes the brand to machines.'
        : `Structured data describes ${listed(types, 6)} on ${counted(new Set(findings.map(({ page }) => page)).size, 'page')}.`,
    ].join(' ')
    return {
      assessment: assess(summary, [
        { found: 0.9, gap: '' },
        { found: findings.length === 0 ? null : 0.9, gap: 'No structured data was found.' },
        { found: null, gap: 'Loading speed was not measured, and rules for AI crawlers were not read.' },
      ]),
      content: {
        seo: { score: scoreOf(seo), checks: seo.map(toCheck) },
        aiReadiness: { score: scoreOf(ai), checks: ai.map(toCheck), agents: {} },
        structuredData: findings.map(({ quote: _, ...finding }) => finding),
        indexability: {
          noindexPages: unlisted.map(({ page }) => page),
          robots: siteFiles.robots,
          sitemap: siteFiles.sitemap,
        },
        performanceHints: [],
      },
    }
  },
})

const toCheck = ({ quotes: _, ...shown }: AnsweredCheck) => shown

function claimChecks(pointer: string, checks: AnsweredCheck[], claim: Claim): void {
  for (const [index, { quotes }] of checks.entries()) {
    claim(`${pointer}/${index}`, { basis: 'computed', confidence: 0.95, quotes })
  }
}
