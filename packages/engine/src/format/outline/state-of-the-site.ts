/** How well the site does its work: discoverability, trust and experience. */
import type { FullResults } from '../../report.ts'
import type { Block, Point, Row } from './blocks.ts'
import { field, fieldsBlock } from './brand.ts'
import { checksOf } from './checks-of.ts'
import { readabilityText } from './look-and-words.ts'
import type { Reading } from './reading.ts'
import { spelled } from './words.ts'

export function discoverabilityBlocks(discoverability: FullResults['discoverability'], reading: Reading): Block[] {
  const { seo, aiReadiness, structuredData, indexability, performanceHints } = discoverability
  const blocks: Block[] = []
  const scored = (id: string, title: string, { score, checks }: typeof seo, pointer: string) => {
    reading.shown(`${pointer}/score`)
    const all = checksOf(`${pointer}/checks`, checks, reading)
    const evidence = reading.evidence(`${pointer}/score`)
    if (all.length > 0) blocks.push({ kind: 'checks', id, title, score, evidence, checks: all })
  }
  scored('seo', 'Search engines', seo, '/seo')
  scored('ai', 'AI assistants', aiReadiness, '/aiReadiness')
  blocks.push(...agentsBlock(aiReadiness.agents, reading))
  blocks.push(...structuredDataBlock(structuredData, reading))
  if (indexability !== null) {
    reading.shown('/indexability/robots', '/indexability/sitemap')
    const said = (text: string, pointer: string): Point => ({
      text,
      voice: 'report',
      evidence: reading.evidence(pointer),
    })
    blocks.push(
      ...fieldsBlock([
        { label: 'robots.txt', points: [said(indexability.robots, '/indexability/robots')] },
        { label: 'Sitemap', points: [said(indexability.sitemap, '/indexability/sitemap')] },
        {
          label: 'Closed to search',
          points: reading.eachSaid('/indexability/noindexPages', indexability.noindexPages),
        },
      ]),
    )
  }
  const hints = reading.eachSaid('/performanceHints', performanceHints)
  if (hints.length > 0) blocks.push({ kind: 'points', title: 'Speed', look: 'list', points: hints })
  return blocks
}

/** One row for each rule: most crawlers are often treated alike. */
function agentsBlock(agents: Record<string, string>, reading: Reading): Block[] {
  const ruled = Object.entries(agents).map(([agent, rule]) => {
    const at = `/aiReadiness/agents/${agent.replaceAll('~', '~0').replaceAll('/', '~1')}`
    reading.shown(at)
    return { agent, rule, evidence: reading.evidence(at) }
  })
  const rows = [...Map.groupBy(ruled, ({ rule }) => rule)].map(([rule, list], index): Row => {
    const ofAll = index === 0 ? reading.evidence('/aiReadiness/agents') : []
    const names = list.map(({ agent }) => agent).join(', ')
    return { cells: [rule, names], evidence: [...ofAll, ...list.flatMap(({ evidence }) => evidence)] }
  })
  return rows.length === 0 ? [] : [{ kind: 'table', title: 'AI crawlers', head: ['By robots.txt', 'Crawlers'], rows }]
}

/** One row for each type: the same type on twelve pages is one thing to know. */
function structuredDataBlock(found: FullResults['discoverability']['structuredData'], reading: Reading): Block[] {
  const items = reading.items('/structuredData', found, ['type', 'valid', 'issues', 'page'])
  const rows = [...Map.groupBy(items, ({ item }) => item.type)].map(([type, list]): Row => {
    const issues = [...new Set(list.flatMap(({ item }) => item.issues))]
    return {
      cells: [
        { text: type, voice: 'site', evidence: [] },
        String(list.length),
        issues.length === 0 ? 'valid' : issues.join(' '),
      ],
      evidence: list.flatMap(({ at }) => reading.evidence(at)),
    }
  })
  return rows.length === 0 ? [] : [{ kind: 'table', title: 'Structured data', head: ['Type', 'Times', 'State'], rows }]
}

export function trustAndExperienceBlocks(trust: FullResults['trustAndExperience'], reading: Reading): Block[] {
  const { testimonials, customers, certifications, policies, securityHeaders, accessibility, readability } = trust
  const risks = reading.eachSaid('/risk', trust.risk)
  const blocks: Block[] = risks.length === 0 ? [] : [{ kind: 'points', title: 'Risks', look: 'list', points: risks }]
  const quotations = reading.items('/testimonials', testimonials, ['text', 'author', 'role']).map(({ item, at }) => ({
    point: { text: item.text, voice: 'site' as const, evidence: reading.evidence(at) },
    by: [item.author, item.role].filter((part) => part !== null).join(', ') || null,
  }))
  if (quotations.length > 0) blocks.push({ kind: 'quotations', title: 'What customers say', items: quotations })
  blocks.push(...signalsBlock(trust, reading))
  const named = reading.items('/customers', customers, ['name', 'kind'])
  const namedOf = (kind: (typeof customers)[number]['kind']) =>
    named
      .filter(({ item }) => item.kind === kind)
      .map(({ item, at }): Point => ({ text: item.name, voice: 'site', evidence: reading.evidence(at) }))
  blocks.push(
    ...fieldsBlock([
      { label: 'Customers', points: namedOf('customer') },
      { label: 'Partners', points: namedOf('partner') },
      { label: 'In the press', points: namedOf('press') },
      {
        label: 'Certificates',
        points: reading.items('/certifications', certifications, ['name', 'kind']).map(
          ({ item, at }): Point => ({
            text: item.name,
            voice: 'site',
            note: item.kind,
            evidence: reading.evidence(at),
          }),
        ),
      },
      {
        label: 'Policies',
        points: reading.items('/policies', policies, ['kind', 'title', 'url']).map(
          ({ item, at }): Point => ({
            text: item.title,
            voice: 'site',
            href: item.url,
            note: spelled(item.kind),
            evidence: reading.evidence(at),
          }),
        ),
      },
      field('Consent', trust.consent, (text) => reading.says('/consent', text)),
      field('Freshness', trust.freshness, (text) => reading.says('/freshness', text)),
      field('Readability', readability === null ? null : readabilityText(readability), (text) => {
        reading.shown('/readability/formula', '/readability/score')
        return { text, voice: 'report', evidence: reading.evidence('/readability') }
      }),
      field(
        'Lowest contrast',
        accessibility.contrast === null ? null : `${accessibility.contrast.toFixed(1)} : 1`,
        (text) => reading.says('/accessibility/contrast', text),
      ),
      { label: 'Access', points: unchecked(accessibility, reading) },
    ]),
  )
  const checks = checksOf('/accessibility/checks', accessibility.checks, reading)
  if (checks.length > 0)
    blocks.push({
      kind: 'checks',
      id: 'access',
      title: 'Access for everyone',
      score: accessibility.score,
      evidence: reading.evidence('/accessibility/score'),
      checks,
    })
  reading.shown('/accessibility/score')
  blocks.push(...lowContrastBlock(accessibility.lowContrast, reading), ...headersBlock(securityHeaders, reading))
  return blocks
}

/** What the checks below do not say anyway. */
function unchecked({ issues, checks }: FullResults['trustAndExperience']['accessibility'], reading: Reading): Point[] {
  const seen = new Set(checks.map((check) => check.seen))
  return reading.eachSaid('/accessibility/issues', issues).filter(({ text }) => !seen.has(text))
}

type LowContrast = FullResults['trustAndExperience']['accessibility']['lowContrast']

function lowContrastBlock(pairs: LowContrast, reading: Reading): Block[] {
  if (pairs.length === 0) return []
  const names = ['foreground', 'background', 'contrast', 'wanted', 'usage', 'remedy'] as const
  const said = (text: string, hex: string): Point => ({ text, voice: 'report', hex, evidence: [] })
  const rows = reading.items('/accessibility/lowContrast', pairs, names).map(({ item, at }): Row => {
    const { foreground, background, contrast, wanted, usage, remedy } = item
    const change = remedy?.change === 'foreground' ? 'text' : 'ground'
    const mended =
      remedy === null ? '–' : said(`${change} in ${remedy.to}: ${remedy.contrast.toFixed(1)} : 1`, remedy.to)
    return {
      cells: [
        said(foreground, foreground),
        said(background, background),
        `${contrast.toFixed(1)} of ${wanted} : 1`,
        usage,
        mended,
      ],
      evidence: reading.evidence(at),
    }
  })
  return [{ kind: 'table', title: 'Hard to read', head: ['Text', 'Ground', 'Contrast', 'Where', 'Remedy'], rows }]
}

/** What the other blocks of the section do not show already. */
function signalsBlock(
  { trustSignals, testimonials, policies }: FullResults['trustAndExperience'],
  reading: Reading,
): Block[] {
  const said = new Set([...testimonials.map(({ text }) => text), ...policies.map(({ title }) => title)])
  const signals = reading.items('/trustSignals', trustSignals, ['kind', 'text', 'url'])
  const points = [...Map.groupBy(signals, ({ item }) => item.kind)].map(([kind, list]) => ({
    label: spelled(kind),
    points: list
      .map(
        ({ item, at }): Point => ({ text: item.text, voice: 'site', href: item.url, evidence: reading.evidence(at) }),
      )
      .filter(({ text }) => !said.has(text)),
  }))
  return fieldsBlock(points, 'Signs of trust')
}

function headersBlock(headers: FullResults['trustAndExperience']['securityHeaders'], reading: Reading): Block[] {
  if (headers === null || headers.length === 0) return []
  const rows = reading.items('/securityHeaders', headers, ['name', 'value']).map(
    ({ item, at }): Row => ({
      cells: [item.name, item.value === null ? 'not sent' : { text: item.value, voice: 'site', evidence: [] }],
      evidence: reading.evidence(at),
    }),
  )
  return [{ kind: 'table', title: 'Security headers', head: ['Header', 'Value'], rows }]
}
