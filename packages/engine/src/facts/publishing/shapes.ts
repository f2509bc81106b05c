/** What a brand publishes. */
import type { Node } from '../../document/flat-document.ts'
import type { Quote } from '../../evidence.ts'

export interface Post {
  title: string
  url: string
  /** `YYYY-MM-DD`; null where none is named. */
  date: string | null
  /** URL of the feed or page that lists it. */
  source: string
}

export interface Cadence {
  /** Posts a month over the span that the dated posts cover. */
  postsPerMonth: number
  /** `YYYY-MM-DD` of the newest and the oldest dated post. */
  newest: string
  oldest: string
  /** Dated posts that this was computed from. */
  posts: number
}

/** A post as one source has it, with the passage that shows it. */
export interface FoundPost {
  post: Post
  quote: { page: string; text: string; node: Node } | Quote
  confidence: number
  /** Stands on the listing page alone. */
  isUnlinked?: true
}
