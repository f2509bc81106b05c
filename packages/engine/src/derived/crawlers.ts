import type { Fact } from '../evidence.ts'
import type { CrawlerRule } from '../facts/health.ts'
import type { Site } from '../site.ts'

/** What robots.txt says to crawlers of AI services by name; those it does not name are left out. */
export function crawlers(_site: Site): Fact<CrawlerRule>[] {
  return []
}
