/** What a brand publishes. */

export interface Post {
  title: string
  url: string
  /** `YYYY-MM-DD`; null where none is named. */
  date: string | null
  /** Address of the feed or page that lists it. */
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
