import type { BlockRole } from '../facts.ts'
import type { Told } from './change.ts'
import { type LineEdit, type PageLine, type PagePair, take } from './page-pair.ts'
import type { Offers } from './snapshot.ts'
import { plainKey } from './text-keys.ts'
import { toldOf } from './told.ts'

const featureRoles: ReadonlySet<BlockRole | null> = new Set(['features', 'services'])
/** Cards of these are people, posts and questions, however they are built. */
const otherCards: ReadonlySet<BlockRole | null> = new Set([
  'header',
  'navigation',
  'footer',
  'testimonials',
  'customers',
  'faq',
  'team',
  'careers',
  'partners',
  'blog',
  'contact',
  'newsletter',
  'legal',
  'stats',
  'steps',
  'gallery',
  'cta',
  'pricing',
  'about',
])

/** Features, services and products that came, went or are called otherwise, with what is said of them. */
export function featureChanges(pair: PagePair, offers: { before: Offers; after: Offers }): Told[] {
  const names = new Set([...offers.before.features, ...offers.after.features].map(({ name }) => plainKey(name)))
  const cards = { before: cardLevels(pair.beforeLines), after: cardLevels(pair.afterLines) }
  const isName = (line: PageLine | null, side: 'before' | 'after') => {
    if (line === null || line.place !== undefined || otherCards.has(line.role)) return false
    if (!isNameLike(line.text)) return false
    if (names.has(plainKey(line.text))) return true
    if (line.level <= 0) return false
    return featureRoles.has(line.role) || cards[side].has(`${line.block} ${line.level}`)
  }
  const edits = take(pair, ({ before, after }) => isName(before, 'before') || isName(after, 'after'))
  const told = edits.slice(0, featuresToldMax).map((edit) => toldOf('feature', edit, 'notable'))
  // What is said of a feature that is new, gone or renamed belongs to it.
  take(pair, (edit) => edits.some((named) => isSaidOf(edit, named)))
  return told
}

const featuresToldMax = 20

/** Headings are also used for whole sentences. */
const isNameLike = (text: string) => text.length <= 80 && !/[.!?。！？]["”’»]?$/.test(text)

/** By block, the heading levels that three cards or more have: `block level`. */
function cardLevels(lines: readonly PageLine[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { block, level } of lines) {
    if (level < 3 || block < 0) continue
    const key = `${block} ${level}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([key]) => key))
}

/** Lines below a name, up to the next one. */
const linesOfCard = 6

function isSaidOf({ before, after }: LineEdit, named: LineEdit): boolean {
  const follows = (line: PageLine | null, name: PageLine | null) =>
    line === null ||
    (name !== null &&
      line.block === name.block &&
      line.at > name.at &&
      line.at <= name.at + linesOfCard &&
      line.level <= 0)
  return follows(before, named.before) && follows(after, named.after)
}
