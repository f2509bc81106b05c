import type { Fact } from '../evidence.ts'
import type { PageForm } from '../facts/health.ts'
import type { Site } from '../site.ts'

/** Forms that people fill in, page by page. */
export function forms(_site: Site): Fact<PageForm>[] {
  return []
}
