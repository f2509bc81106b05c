import { bot } from './bot.ts'

/** What a page says about its own use, by X-Robots-Tag or a robots meta element. */
export interface RobotsDirectives {
  noindex: boolean
  nofollow: boolean
  noarchive: boolean
  nosnippet: boolean
  noimageindex: boolean
}

const names = ['noindex', 'nofollow', 'noarchive', 'nosnippet', 'noimageindex'] as const

/** Directives that hold a colon of their own; all other words before a colon name an agent. */
const valued = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview'])

/**
 * Reads X-Robots-Tag: `noindex`, `googlebot: noindex, nofollow`, several values joined by `, `. An agent named holds for
 * the directives after it until the next agent; those of other agents are left out.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function robotsTagDirectives(header: string | undefined): RobotsDirectives {
  const directives: string[] = []
  let isForUs = true
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const colon = part.indexOf(':')
    const before = part.slice(0, Math.max(colon, 0)).trim()
    const namesAgent = /^[a-z][a-z0-9_*-]*$/.test(before) && !valued.has(before)
    if (namesAgent) isForUs = isOurName(before)
    if (isForUs) directives.push(namesAgent ? part.slice(colon + 1) : part)
  }
  return directivesOf(directives)
}

/** Reads the robots meta elements of a page: those with the name `robots` and those with ours. */
export function robotsMetaDirectives(metas: readonly { name: string; content: string }[]): RobotsDirectives {
  const ours = metas.filter(({ name }) => isOurName(name.trim().toLowerCase()))
  return directivesOf(ours.flatMap(({ content }) => content.toLowerCase().split(',')))
}

const isOurName = (name: string) => name === 'robots' || name === '*' || name === bot.token.toLowerCase()

function directivesOf(words: readonly string[]): RobotsDirectives {
  const said = new Set(words.flatMap((word) => word.trim().split(/\s+/)))
  const entries = names.map((name) => [name, said.has(name)] as const)
  const directives = Object.fromEntries(entries) as unknown as RobotsDirectives
  return said.has('none') ? { ...directives, noindex: true, nofollow: true } : directives
}
