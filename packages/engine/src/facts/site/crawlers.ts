import type { Fact } from '../../evidence.ts'
import { robotsRules, robotsTextOf } from '../../net/robots-txt.ts'
import type { Site } from '../../site.ts'
import type { CrawlerRule } from './shapes.ts'

/**
 * Crawlers that a site may want to tell apart, by what their operators say they gather for (read in 2026). Some
 * operators run one for each purpose; `Google-Extended` and `Applebot-Extended` fetch nothing, and only say what
 * Googlebot and Applebot may pass on.
 */
const agents: Record<CrawlerRule['purpose'], readonly string[]> = {
  answers: [
    'ChatGPT-User',
    'OAI-SearchBot',
    'Claude-User',
    'Claude-SearchBot',
    'PerplexityBot',
    'Perplexity-User',
    'DuckAssistBot',
    'MistralAI-User',
    'Amazonbot',
    'YouBot',
    'Meta-ExternalFetcher',
  ],
  training: [
    'GPTBot',
    'ClaudeBot',
    'anthropic-ai',
    'Google-Extended',
    'Applebot-Extended',
    'CCBot',
    'Bytespider',
    'meta-externalagent',
    'cohere-ai',
    'DeepSeekBot',
    'Ai2Bot',
  ],
  search: ['Googlebot', 'Bingbot', 'Applebot', 'DuckDuckBot', 'YandexBot', 'Baiduspider'],
}

const crawlersKnown = Object.entries(agents).flatMap(([purpose, names]) =>
  names.map((agent) => ({ agent, purpose: purpose as CrawlerRule['purpose'] })),
)

/**
 * What robots.txt says to known crawlers of the home page's URL, by a group of their own or the one for all; a
 * file that is not there (4xx) lets all in. Empty where it was not asked for, or gave no answer to go by.
 */
export function crawlers(site: Site): Fact<CrawlerRule>[] {
  const text = robotsText(site)
  if (text === null) return []
  const rules = robotsRules(
    text,
    crawlersKnown.map(({ agent }) => agent),
  )
  return crawlersKnown.map(({ agent, purpose }) => {
    const { isAllowed, group } = rules.get(agent)!
    return {
      value: { agent, purpose, allowed: isAllowed(site.home.url), group },
      basis: 'computed',
      confidence: 0.95,
      // A robots.txt is no page: nothing of it can be quoted.
      quotes: [],
    }
  })
}

/** '' where there is none; null where nothing is known. Of several the home page's own host counts (RFC 9309 § 2.3). */
function robotsText(site: Site): string | null {
  const host = URL.parse(site.home.url)?.host
  const asked = site.capture.exchanges.filter(({ kind }) => kind === 'robots')
  const exchange = asked.find(({ url }) => URL.parse(url)?.host === host) ?? asked.at(-1)
  if (exchange === undefined || exchange.status === null) return null
  if (exchange.status >= 400 && exchange.status < 500) return ''
  const body = exchange.status === 200 ? site.bodyOf(exchange) : undefined
  if (body === undefined) return null
  return robotsTextOf(body, exchange.headers['content-type'])
}
