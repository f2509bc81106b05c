import type { Fact } from '../../evidence.ts'
import type { Cadence, Post } from './shapes.ts'

/** Fewer tell nothing of a rhythm, nor do posts of one week. */
const postsMin = 3
const daysMin = 14
const daysOfMonth = 365.25 / 12

/** How often the brand publishes, over the time that its dated posts cover; null where they are too few or of one day. */
export function cadence(posts: Fact<Post>[]): Fact<Cadence> | null {
  const dated = posts.filter(({ value }) => value.date !== null)
  const [newest] = dated
  const oldest = dated.at(-1)
  if (newest === undefined || oldest === undefined || dated.length < postsMin) return null
  const days = (Date.parse(newest.value.date!) - Date.parse(oldest.value.date!)) / 86_400_000
  if (days < daysMin) return null
  // The first opens the span: it is the others that came within it.
  const perMonth = (dated.length - 1) / (days / daysOfMonth)
  return {
    value: {
      postsPerMonth: Math.round(perMonth * 10) / 10,
      newest: newest.value.date!,
      oldest: oldest.value.date!,
      posts: dated.length,
    },
    basis: 'computed',
    confidence: Math.min(0.9, 0.5 + dated.length / 50),
    quotes: [...newest.quotes, ...oldest.quotes],
  }
}
