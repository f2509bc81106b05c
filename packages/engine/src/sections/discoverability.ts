import { Type } from 'typebox'
import type { Fact } from '../evidence.ts'
import type { CrawlerRule } from '../facts/site/shapes.ts'
import { sectionTitles } from '../writing/section-titles.ts'
import { closed, Nullable, Scored, strings } from '../writing/shapes.ts'
import { aiScore } from './checks/ai-checks.ts'
import { claimChecks, withoutQuotes } from './checks/check-rule.ts'
import { searchScore } from './checks/search-checks.ts'
import { discoverabilitySummary } from './discoverability/discoverability-summary.ts'
import { performanceHints } from './discoverability/performance-hints.ts'
import { structuredDataFindings } from './discoverability/structured-data-findings.ts'
import { assess, type Claim, defineSection, type Ground } from './section.ts'

const computed: Ground = { basis: 'computed', confidence: 0.95, quotes: [] }

export const discoverability = defineSection({
  id: 'discoverability',
  title: sectionTitles.discoverability,
  needs: [
    'blocks',
    'claims',
    'crawlers',
    'description',
    'hero',
    'kind',
    'language',
    'legalEntity',
    'name',
    'openGraph',
    'pages',
    'posts',
    'questions',
    'readOn',
    'sentences',
    'siteFiles',
    'socials',
    'sourcesCited',
    'structuredData',
    'testimonials',
    'writing',
  ],
  context: ['reach'],
  result: Type.Object(
    {
      seo: Type.Object(Scored.properties, { ...closed, description: 'How well search engines can read the site.' }),
      aiReadiness: Type.Object(
        {
          ...Scored.properties,
          agents: Type.Record(Type.String(), Type.String(), {
            description:
              'What robots.txt says to known crawlers, by the name of the crawler; whom to let in is the site’s own decision.',
          }),
        },
        { ...closed, description: 'How well machines that answer questions can read and quote the site.' },
      ),
      structuredData: Type.Array(
        Type.Object(
          {
            type: Type.String({ description: 'Its type in schema.org.' }),
            valid: Type.Boolean({ description: 'Whether nothing that search engines require is missing.' }),
            issues: strings('What is missing.'),
            page: Type.String({ description: 'Address of the page.' }),
          },
          closed,
        ),
        { description: 'Structured data (JSON-LD), one entry for each type and page.' },
      ),
      indexability: Nullable(
        Type.Object(
          {
            noindexPages: strings('Addresses of pages that ask search engines to leave them out.'),
            robots: Type.Enum(['present', 'absent', 'not asked for'], {
              description: 'Whether there is a robots.txt.',
            }),
            sitemap: Type.Enum(['present', 'absent', 'not asked for'], { description: 'Whether there is a sitemap.' }),
          },
          closed,
        ),
        'What search engines may list; null where no page could be checked.',
      ),
      performanceHints: strings('What slows pages down, as far as markup shows it; nothing was timed.'),
    },
    { ...closed, description: 'How well the site can be found.' },
  ),
  empty: {
    seo: { score: null, checks: [] },
    aiReadiness: { score: null, checks: [], agents: {} },
    structuredData: [],
    indexability: null,
    performanceHints: [],
  },
  looksFor: ['No page could be checked.'],
  write(facts, { claim, ask, wording }) {
    const { pages, siteFiles, structuredData, crawlers } = facts
    const seo = searchScore(facts, ask)
    const ai = aiScore(facts, ask)
    claimChecks('/seo/checks', seo.checks, claim)
    claimChecks('/aiReadiness/checks', ai.checks, claim)
    if (seo.score !== null) claim('/seo/score', computed)
    if (ai.score !== null) claim('/aiReadiness/score', computed)
    const findings = structuredDataFindings(structuredData)
    for (const [index, { quote }] of findings.entries()) {
      claim(`/structuredData/${index}`, { basis: 'computed', confidence: 0.95, quotes: [quote] })
    }
    const unlisted = pages.flatMap(({ noindex }) => (noindex === null ? [] : [noindex]))
    for (const [index, quote] of unlisted.entries()) {
      claim(`/indexability/noindexPages/${index}`, { basis: 'stated', confidence: 0.95, quotes: [quote] })
    }
    const hints = performanceHints(pages)
    for (const index of hints.keys()) claim(`/performanceHints/${index}`, computed)
    return {
      assessment: assess(discoverabilitySummary(facts, { seo, ai }, wording), [
        { found: 0.95, gap: '' },
        { found: findings.length === 0 ? null : 0.9, gap: 'No structured data was found.' },
        {
          found: crawlers.length === 0 ? null : 0.95,
          gap: 'robots.txt was not read, so it is not known which crawlers it lets in.',
        },
        {
          found: siteFiles.sitemap === 'present' ? 0.9 : null,
          gap: siteFiles.sitemap === 'absent' ? 'No sitemap was found.' : 'A sitemap was not asked for.',
        },
      ]),
      content: {
        seo: { score: seo.score, checks: seo.checks.map(withoutQuotes) },
        aiReadiness: { score: ai.score, checks: ai.checks.map(withoutQuotes), agents: agentsOf(crawlers, claim) },
        structuredData: findings.map(({ quote: _, ...finding }) => finding),
        indexability: {
          noindexPages: unlisted.map(({ page }) => page),
          robots: siteFiles.robots,
          sitemap: siteFiles.sitemap,
        },
        performanceHints: hints,
      },
    }
  },
})

const purposes = { answers: 'fetches for answers', training: 'trains models', search: 'fills a search index' }
const groups = { own: 'by a rule of its own', any: 'by the rule for all', none: 'as no rule says otherwise' }

function agentsOf(crawlers: readonly Fact<CrawlerRule>[], claim: Claim): Record<string, string> {
  const agents: Record<string, string> = {}
  for (const fact of crawlers) {
    const { agent, allowed, group, purpose } = fact.value
    agents[agent] = `${allowed ? 'let in' : 'kept out'} ${groups[group]}; ${purposes[purpose]}`
    claim(`/aiReadiness/agents/${agent}`, fact)
  }
  return agents
}
