/** Lists whose order is another one on each visit: logo walls, testimonials, related posts, galleries, grids of products. */
import type { NoiseKind } from '../kind.ts'
import { attribute, closeOf, htmlOf, type Token, tokensOf } from '../markup.ts'
import type { Random } from '../random.ts'
import { withPages } from '../site-files.ts'

export const kind: NoiseKind = {
  name: 'list-order',
  readings(site, random) {
    let count = 0
    const after = withPages(site.files, (html) => {
      const { page, lists } = shuffled(html, random)
      count += lists
      return page
    })
    return count === 0 ? null : [site.files, after]
  },
}

const entryTags = /^(?:li|div|article|figure|a|img|section|blockquote)$/
const entriesMin = 3
const entriesMax = 40

/** Entries are neighbours of the same tag and the same classes; those of menus, steps and tables keep their order. */
function shuffled(html: string, random: Random): { page: string; lists: number } {
  const tokens = tokensOf(html)
  const output: Token[] = []
  let lists = 0
  let isKept = 0
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!
    if (token.kind === 'open' && /^(?:header|nav|footer|head|ol|form|table|select|dl)$/.test(token.tag))
      isKept = Math.max(isKept, closeOf(tokens, at) ?? 0)
    const entries = at < isKept ? [] : entriesFrom(tokens, at)
    if (entries.length < entriesMin || entries.length > entriesMax) {
      output.push(token)
      at++
      continue
    }
    lists++
    const order = random.shuffled(entries)
    for (const [index, { to }] of entries.entries()) {
      const moved = order[index]!
      output.push(...tokens.slice(moved.from, moved.to + 1))
      // What stands between two entries stays there.
      const next = entries[index + 1]
      if (next !== undefined) output.push(...tokens.slice(to + 1, next.from))
    }
    at = entries.at(-1)!.to + 1
  }
  return { page: htmlOf(output), lists }
}

function entriesFrom(tokens: readonly Token[], start: number): { from: number; to: number }[] {
  const first = tokens[start]!
  if (first.kind !== 'open' || !entryTags.test(first.tag)) return []
  const classes = attribute(first, 'class')
  // Wrappers without a name may be anything: the columns of a page, its sections.
  if (
    first.tag !== 'li' &&
    first.tag !== 'img' &&
    (classes === null ||
      !/card|item|logo|testimonial|review|post|product|partner|client|quote|slide|tile|team|member|gallery/i.test(
        classes,
      ))
  )
    return []
  const entries: { from: number; to: number }[] = []
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.kind === 'text' && token.source.trim() === '') continue
    if (token.kind === 'comment') continue
    if (token.kind !== 'open' || token.tag !== first.tag || attribute(token, 'class') !== classes) break
    const to = first.tag === 'img' ? at : closeOf(tokens, at)
    if (to === null) return []
    entries.push({ from: at, to })
    at = to
  }
  return entries
}
