import type { Fact } from '../../evidence.ts'
import type { Sentence, Theme } from '../../facts/language.ts'
import type { Post } from '../../facts/publishing.ts'

interface Known {
  language: string | null
  names: readonly string[]
  posts: readonly Fact<Post>[]
}

/** Subjects that the site comes back to, largest first. */
export function themes(_sentences: readonly Sentence[], _known: Known): Fact<Theme>[] {
  return []
}
