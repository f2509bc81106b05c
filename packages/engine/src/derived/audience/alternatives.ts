import type { Fact } from '../../evidence.ts'
import type { Sentence } from '../../facts/language.ts'
import type { Site } from '../../site.ts'

/** What the brand compares itself with, verbatim: “vs” pages, “alternative to”, “unlike”, doing it by hand. */
export function alternatives(_site: Site, _sentences: readonly Sentence[]): Fact<string>[] {
  return []
}
