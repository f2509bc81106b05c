import { ctaWords } from '../../lexicon/pages/cta-words.ts'
import { notCtaWords } from '../../lexicon/pages/not-cta-words.ts'
import { announcesDate } from '../announced-date.ts'
import type { ReportedChange } from '../change.ts'
import { isCounter, isFigure } from '../counters.ts'
import { editsByBlock } from '../feature-changes.ts'
import { hasText, type LineEdit, lineOf, type PageLine, type PagePair, take } from '../page-pair.ts'
import { changeOf, joined, shown } from '../reported-change.ts'
import { type ReportedSoFar, takeFollowing, takeHeadsOf, wordsExchanged } from './following.ts'
import { differingSpan } from './respelling.ts'
import { isNumberedLabel, numbersIn, plainKey, undatedKey, unversionedKey, versionIn } from './text-keys.ts'

/** What is left: sections, texts, menus, figures, and what the page says of itself to search engines. */
export function contentChanges(pair: PagePair, reported: ReportedSoFar): ReportedChange[] {
  const { changes, looks } = reported
  const isAlone = changes.length === 0 && looks.length === 0
  takeHeadsOf(pair, reported)
  const sections = sectionChanges(pair)
  takeFollowing(pair, reported)
  if (!isAlone) take(pair, isScrap)
  const menu = navigationChanges(pair, [...changes, ...sections])
  return [
    ...(isAlone || menu.entries > 2 ? menu.changes : []),
    ...sections,
    ...versionChanges(pair),
    ...textChanges(pair),
    // What a page says of itself to search engines follows what it says to its readers.
    ...(isAlone ? headChanges(pair) : []),
  ]
}

function navigationChanges(
  pair: PagePair,
  changes: readonly ReportedChange[],
): { changes: ReportedChange[]; entries: number } {
  const { before, after } = pair
  const isMenu = (line: PageLine | null) =>
    line === null || (line.level === -1 && (line.place === 'navigation' || line.place === 'header'))
  take(pair, (edit) => isMenu(edit.before) && isMenu(edit.after))
  const calls = new Set([...before.calls, ...after.calls].map(({ text }) => plainKey(text)))
  // The newest posts in a menu stand there with their dates.
  const undated = (label: string) => undatedKey(label, after.language)
  const newKeys = new Set(after.navigation.map(undated))
  const oldKeys = new Set(before.navigation.map(undated))
  const headings = changes
    .flatMap(({ old_value, new_value }) => [old_value, new_value])
    .map((text) => plainKey(text ?? ''))
  // An entry for a section that was reported says nothing else.
  const isLabel = (label: string) =>
    /\p{L}/u.test(label) &&
    !calls.has(plainKey(label)) &&
    !headings.some((heading) => heading.includes(plainKey(label)))
  const isAbsent = (label: string, keys: ReadonlySet<string>, stream: string) =>
    undated(label) !== '' && !keys.has(undated(label)) && !hasText(stream, label) && !hasText(stream, undated(label))
  const gone = before.navigation.filter((label) => isLabel(label) && isAbsent(label, newKeys, pair.afterStream))
  const come = after.navigation.filter((label) => isLabel(label) && isAbsent(label, oldKeys, pair.beforeStream))
  const entries = gone.length + come.length
  if (entries === 0) return { changes: [], entries }
  const listed = (labels: readonly string[]) => (labels.length === 0 ? null : shown(labels.join(' | ')))
  const menu = {
    field: 'navigation',
    subject: null,
    old_value: listed(gone),
    new_value: listed(come),
    magnitude: 'notable',
  } as const
  return { changes: [menu], entries }
}

const scrapWordsMax = 5

/** What comes and goes with another change of a page: texts of the foot, and a few words that are neither a heading nor a figure. */
function isScrap({ before, after }: LineEdit): boolean {
  const lines = [before, after].filter((line) => line !== null)
  if (lines.every(({ place }) => place !== undefined)) return true
  if (before !== null && after !== null && /\p{Nd}/u.test(before.text) && /\p{Nd}/u.test(after.text)) return false
  return lines.every(
    ({ level, text }) =>
      level <= 0 && (text.match(/\p{L}[\p{L}\p{M}]*/gu)?.length ?? 0) <= scrapWordsMax && !unspaced.test(text),
  )
}

/** Of scripts without spaces, words are not counted. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Blocks of which nothing was there before, and those of which nothing is left. */
function sectionChanges(pair: PagePair): ReportedChange[] {
  return [...wholeSections(pair, 'after'), ...wholeSections(pair, 'before')]
}

function wholeSections(pair: PagePair, side: 'before' | 'after'): ReportedChange[] {
  const lines = side === 'after' ? pair.afterLines : pair.beforeLines

  const changes: ReportedChange[] = []
  for (const [block, edits] of editsByBlock(pair, side)) {
    const own = lines.filter((line) => line.block === block)
    const [first, ...more] = edits.map(({ line }) => line)
    if (first === undefined || more.length === 0 || edits.length < 0.7 * own.length) continue
    for (const { edit } of edits) pair.open.delete(edit)
    const texts = [first, ...more]
    const heading = texts.find(({ level }) => level > 0) ?? first
    const rest = texts.filter((line) => line !== heading && line.level >= 0).map(({ text }) => text)
    const value = shown([heading.text, ...rest].join(' — '))
    changes.push({
      field: 'section',
      subject: null,
      old_value: side === 'before' ? value : null,
      new_value: side === 'after' ? value : null,
      magnitude: 'notable',
    })
  }
  return changes
}

/** However often a page names its version, it has one. */
function versionChanges(pair: PagePair): ReportedChange[] {
  const edits = take(pair, ({ before, after }) => {
    if (before === null || after === null) return false
    return versionIn(after.text) !== null && unversionedKey(before.text) === unversionedKey(after.text)
  })
  const [first] = edits
  return first === undefined ? [] : [changeOf('version', first, 'minor')]
}

const textsReportedMax = 20

function textChanges(pair: PagePair): ReportedChange[] {
  const worth = [...pair.open].filter((edit) => isWorthTelling(edit, pair))
  pair.open.clear()
  const figures = worth.filter((edit) => isFigure(edit, pair))
  const changes = [
    ...figures.map((edit) => changeOf('figure', edit, 'notable')),
    ...joined(
      'text',
      worth.filter((edit) => !isFigure(edit, pair)),
      'notable',
    ),
  ]
  return changes.slice(0, textsReportedMax)
}

function isWorthTelling(edit: LineEdit, pair: PagePair): boolean {
  const { before, after } = edit
  if (isCopyright(before) && isCopyright(after)) return false
  if (before !== null && after !== null) {
    if (announcesDate(before.text, pair.after.language) && announcesDate(after.text, pair.after.language)) return true
    if (isFigure(edit, pair)) return !isCounter(edit, pair) && !(isOrdinal(before.text) && isOrdinal(after.text))
    return isSubstantial(before.text, after.text)
  }
  const line = lineOf(edit)
  if (isNumberedLabel(line.text)) return false
  // Buttons of a section that asks for something are no news by themselves.
  if (line.level === -1 && (ctaWords.startsWith(line.text) !== null || notCtaWords.exact(line.text) !== null))
    return false
  // Links in the foot, and links beside a text that stays, are bookkeeping.
  if (line.level === -1 && line.place !== undefined) return false
  if (undatedKey(line.text, pair.after.language) === '') return false
  if (!/\p{L}/u.test(line.text)) return false
  return line.level > 0 || plainKey(line.text).length >= 10
}

const isCopyright = (line: PageLine | null) =>
  line === null || (line.text.length < 120 && /©|\(c\) ?\d|copyright/i.test(line.text))

/** `01`, `2.`: the number of a step, a slide, a card. */
const isOrdinal = (text: string) => /^[(#]?(?:0\d|\d{1,2}[.)])$/.test(text.trim())

const sentenceWordsMin = 10

/** One word of a long sentence that is another one, or more, or less: the sentence was gone over, and says the same. */
function isPolished(old: string, now: string): boolean {
  const { gone, come } = wordsExchanged(old, now)
  const words = old.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0
  return words >= sentenceWordsMin && gone.size <= 1 && come.size <= 1
}

/** More than a slip of the pen put right: two letters that changed in a word say nothing new. */
function isSubstantial(old: string, now: string): boolean {
  if (numbersIn(old).join() !== numbersIn(now).join()) return true
  if (isPolished(old, now)) return false
  return differingSpan(plainKey(old), plainKey(now)) > 2
}

function headChanges({ before, after }: PagePair): ReportedChange[] {
  const changes: ReportedChange[] = []
  for (const field of ['title', 'description'] as const) {
    const [old, now] = [before[field], after[field]]
    if (undatedKey(old ?? '', after.language) === undatedKey(now ?? '', after.language)) continue
    if (old !== null && now !== null && !isSubstantial(old, now)) continue
    changes.push({
      field: field === 'title' ? 'page title' : 'description',
      subject: null,
      old_value: old === null ? null : shown(old),
      new_value: now === null ? null : shown(now),
      magnitude: 'minor',
    })
  }
  return changes
}
