import type { ReportedChange } from './change.ts'
import { hasText, type PageLine, type PagePair, takeTexts } from './page-pair.ts'
import { plainKey, undatedKey, unversionedKey } from './texts/text-keys.ts'

/** Whether the words of the hero's headline are other ones; which line is the headline may waver, what the page says does not. */
export function headlineChanges(pair: PagePair): ReportedChange[] {
  const { before, after } = pair
  const [old, now] = [before.hero.headline, after.hero.headline]
  if (sameText(old, now, after.language) || !isReal(pair, old, now)) return sloganChange(pair)
  const changes: ReportedChange[] = [
    { field: 'headline', subject: null, old_value: old, new_value: now, magnitude: magnitudeOf(old, now) },
  ]
  const [oldSub, nowSub] = [before.hero.subhead, after.hero.subhead]
  const isSubheadNew = nowSub !== null && !hasText(pair.beforeStream, nowSub)
  const isSubheadGone = oldSub !== null && !hasText(pair.afterStream, oldSub)
  if (isSubheadNew && isSubheadGone && !sameText(oldSub, nowSub, after.language)) {
    changes.push({ field: 'subhead', subject: null, old_value: oldSub, new_value: nowSub, magnitude: 'notable' })
    takeTexts(pair, [oldSub], [nowSub])
  }
  takeTexts(pair, [old, before.hero.eyebrow], [now, after.hero.eyebrow])
  return changes
}

/** Where the line below the headline is a heading too, it speaks for the page as much. */
function sloganChange(pair: PagePair): ReportedChange[] {
  const [old, now] = [pair.before.hero.subhead, pair.after.hero.subhead]
  if (old === null || now === null || sameText(old, now, pair.after.language)) return []
  const isOf = (line: PageLine | null, text: string) =>
    line !== null && line.level > 0 && plainKey(line.text) === plainKey(text)
  const isReworded = [...pair.open].some(({ before, after }) => isOf(before, old) && isOf(after, now))
  if (!isReworded) return []
  takeTexts(pair, [old], [now])
  return [{ field: 'subhead', subject: null, old_value: old, new_value: now, magnitude: 'major' }]
}

function sameText(old: string | null, now: string | null, language: string | null): boolean {
  if (old === null || now === null) return old === now
  return plainKey(old) === plainKey(now) || undatedKey(old, language) === undatedKey(now, language)
}

const magnitudeOf = (old: string | null, now: string | null) =>
  old !== null && now !== null && unversionedKey(old) === unversionedKey(now) ? ('minor' as const) : ('major' as const)

function isReal(pair: PagePair, old: string | null, now: string | null): boolean {
  const isNew = now !== null && !hasText(pair.beforeStream, now)
  const isGone = old !== null && !hasText(pair.afterStream, old)
  if (!isNew && !isGone) return false
  // What was the headline still stands as one; the new line is an addition above it.
  if (!isGone && old !== null && now !== null) return levelOf(pair, old) !== 1 || levelOf(pair, now) === 1
  // The old one may stand in a picture, or not be found: a text that was there before is no news.
  return isNew || old !== null
}

/** The heading level at which the later page has a text; 0 for none. */
function levelOf({ afterLines }: PagePair, text: string): number {
  const key = plainKey(text)
  return afterLines.find((line) => line.level > 0 && plainKey(line.text).includes(key))?.level ?? 0
}
