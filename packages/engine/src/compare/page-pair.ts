/** The same page at two times, with what its texts do not have in common. */
import type { BlockRole } from '../page/page-blocks.ts'
import type { Line, PageSnapshot } from './snapshot.ts'
import { type Edit, type KeyedLine, lineEdits } from './texts/match-lines.ts'
import { plainKey } from './texts/text-keys.ts'

/** A line with its surroundings. */
export interface PageLine extends Omit<Line, 'text' | 'level'>, Omit<KeyedLine, 'place'> {
  role: BlockRole | null
  /** Heading of its block. */
  section: string | null
}

export type LineEdit = Edit<PageLine>

/** What an edit left on the page; of a line that was removed what stood there. */
export const lineOf = ({ before, after }: LineEdit): PageLine => (after === null ? before : after)

/** The line that an edit added (`after`) or removed (`before`); null for any other edit. */
export const aloneOn = (edit: LineEdit, side: 'before' | 'after'): PageLine | null =>
  edit[side === 'after' ? 'before' : 'after'] === null ? edit[side] : null

export interface PagePair {
  before: PageSnapshot
  after: PageSnapshot
  /** What has not been reported yet, in page order. */
  open: Set<LineEdit>
  /** Letters and digits of all texts of a page, one after the other. */
  beforeStream: string
  afterStream: string
  beforeLines: PageLine[]
  afterLines: PageLine[]
}

export function pagePair(before: PageSnapshot, after: PageSnapshot): PagePair {
  const beforeLines = linesOf(before)
  const afterLines = linesOf(after)
  const edits = lineEdits(beforeLines, afterLines, { language: after.language, isCut: before.isCut || after.isCut })
  return {
    before,
    after,
    open: new Set(edits),
    beforeStream: streamOf(beforeLines),
    afterStream: streamOf(afterLines),
    beforeLines,
    afterLines,
  }
}

function linesOf({ lines, blocks }: PageSnapshot): PageLine[] {
  return lines.map((line, at) => ({
    ...line,
    at,
    role: blocks[line.block]?.role ?? null,
    section: blocks[line.block]?.heading ?? null,
  }))
}

const streamOf = (lines: readonly PageLine[]) => lines.map(({ text }) => plainKey(text)).join(' ')

/** Whether a page has a text: as a line, or as a part of one. */
export function hasText(stream: string, text: string): boolean {
  const key = plainKey(text)
  return key !== '' && (key.length < 6 ? ` ${stream} `.includes(` ${key} `) : stream.replaceAll(' ', '').includes(key))
}

/** Takes the open edits of which this is true: they are reported, or stand within what is. */
export function take({ open }: PagePair, isMeant: (edit: LineEdit) => boolean): LineEdit[] {
  const taken = [...open].filter(isMeant)
  for (const edit of taken) open.delete(edit)
  return taken
}

/** Takes lines that are the same once one text is put in the place of another: a call within a sentence of calls. */
export function takeWhatHolds(pair: PagePair, old: string | null, now: string | null): void {
  const [oldKey, newKey] = [plainKey(old ?? ''), plainKey(now ?? '')]
  take(pair, ({ before, after }) => {
    if (before === null || after === null) return false
    const [from, to] = [plainKey(before.text), plainKey(after.text)]
    return oldKey === '' ? to.replace(newKey, '') === from : from.replace(oldKey, newKey) === to
  })
}

/** Takes what holds nothing but these texts, or stands within them. */
export function takeTexts(pair: PagePair, before: readonly (string | null)[], after: readonly (string | null)[]): void {
  const isWithin = (line: PageLine | null, texts: readonly string[]) => {
    if (line === null) return true
    const key = plainKey(line.text)
    return texts.some((text) => text === key || (key.length >= 4 && text.includes(key)))
  }
  const keys = (texts: readonly (string | null)[]) => texts.filter((text) => text !== null).map(plainKey)
  const [old, now] = [keys(before), keys(after)]
  take(pair, (edit) => isWithin(edit.before, old) && isWithin(edit.after, now))
}

/** The blocks of both pages that hold the same words, as pairs of indexes; those whose words stand in several are left out. */
export function sameBlocks({ beforeLines, afterLines }: PagePair): [before: number, after: number][] {
  const old = blocksByText(beforeLines)
  return [...blocksByText(afterLines)].flatMap(([text, after]): [number, number][] => {
    const [before, ...moreBefore] = old.get(text) ?? []
    const [now, ...moreNow] = after
    const isOnce = moreBefore.length + moreNow.length === 0
    return before !== undefined && now !== undefined && isOnce ? [[before, now]] : []
  })
}

const blockCharactersMin = 12

function blocksByText(lines: readonly PageLine[]): ReadonlyMap<string, number[]> {
  const texts = new Map<number, string>()
  for (const { block, text } of lines) if (block >= 0) texts.set(block, (texts.get(block) ?? '') + plainKey(text))
  const blocks = new Map<string, number[]>()
  for (const [block, text] of texts) {
    if (text.length < blockCharactersMin) continue
    const known = blocks.get(text)
    if (known === undefined) blocks.set(text, [block])
    else known.push(block)
  }
  return blocks
}
