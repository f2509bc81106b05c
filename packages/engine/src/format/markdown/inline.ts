/** Words within a line of Markdown, where nothing that a site says is markup. */

import { shortened } from '../../writing/prose.ts'
import type { EvidenceEntry } from '../../writing/shapes.ts'
import { cleaned, safeHref } from '../html/markup.ts'
import type { Point } from '../outline/blocks.ts'
import { secondReaderWords } from '../outline/second-reader-words.ts'
import { isolated } from '../terminal-text.ts'

const charactersMax = 1_500

/**
 * Text as text: what CommonMark, its tables and GitHub's autolinks would act on is escaped. One line, whatever it was;
 * right-to-left passages keep their direction to themselves.
 */
export const plain = (text: string): string =>
  isolated(shortened(cleaned(text).replace(/\s+/g, ' ').trim(), charactersMax))
    .replace(/[\\`*_{}[\]<>|~&$^]/g, '\\$&')
    .replace(/:(?=\/\/)|(?<=\bwww)\.|(?<=\w)@(?=\w)/gi, '\\$&')
    .replace(/^(?:[#+=:-]|\d+(?=[.)]))/, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`))

export function linked(text: string, url: string | undefined): string {
  const href = url === undefined ? null : safeHref(url)
  return href === null
    ? text
    : `[${text}](${href.replace(/[()<>\s\\]/g, (character) => encodeURIComponent(character).replace(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29')))})`
}

/** A point as it stands in a line: the site's words in quotation marks where they stand alone. */
export function worded({ text, voice, href, note }: Point, look: 'bare' | 'quoted' = 'bare'): string {
  const words = voice === 'site' && look === 'quoted' ? `“${plain(text)}”` : plain(text)
  return `${linked(words, href)}${note === undefined || note === '' ? '' : ` (${plain(note)})`}`
}

export interface Footnotes {
  /** The mark of a note on that evidence, to stand behind its claim; `''` where there is none. */
  mark(evidence: readonly EvidenceEntry[]): string
  /** A point with its mark. */
  point(point: Point, look?: 'bare' | 'quoted'): string
  print(): string
}

/** @param prefix keeps the notes of two reports in one document apart */
export function createFootnotes(prefix = ''): Footnotes {
  const notes = new Map<string, string>()
  const mark = (evidence: readonly EvidenceEntry[]): string => {
    if (evidence.length === 0) return ''
    const text = evidence.map(noteOf).join(' ')
    // The same evidence bears out several claims: one note for all.
    const id = notes.get(text) ?? `${prefix}${notes.size + 1}`
    notes.set(text, id)
    return `[^${id}]`
  }
  return {
    mark,
    point: (point, look) => `${worded(point, look)}${mark(point.evidence)}`,
    print: () => [...notes].map(([text, id]) => `[^${id}]: ${text}`).join('\n'),
  }
}

function noteOf(entry: EvidenceEntry): string {
  const { basis, confidence, quotes } = entry
  const said = quotes.map(
    ({ page, text, locator }) =>
      `“${plain(text)}” (${linked(plain(addressOf(page)), page)}${locator === '' ? '' : `, ${plain(shortened(locator, 120))}`})`,
  )
  const ground = [basis, `${Math.round(confidence * 100)} %`, ...secondReaderWords(entry).map(plain)].join(', ')
  return said.length === 0 ? `${ground}.` : `${ground}: ${said.join('; ')}.`
}

const addressOf = (page: string) => page.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
