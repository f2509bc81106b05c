/** Words of a document as data: ours, and the site's, which the template gives their own language and direction. */
import { shortened } from '../../writing/prose.ts'
import { cleaned, safeHref } from '../html/markup.ts'
import { longDate } from '../html/words.ts'
import type { Point } from '../outline/blocks.ts'
import { quotedPieces } from '../quoted-pieces.ts'
import { rightToLeft } from '../right-to-left.ts'

/** `ours`: the report's words; `quoted`: the site's, to be set in quotation marks; `site`: the site's, without any. */
export interface Run {
  voice: 'ours' | 'quoted' | 'site'
  text: string
  /** Of the site's words: whether they read from right to left. */
  rtl?: true
  /** Of the site's words in a document of two sites: which of the document's languages they are in. */
  writing?: number
}

/** A point as the template takes it, without what it rests on. */
export interface Words {
  runs: Run[]
  /** Whether it reads from right to left as a whole. */
  rtl: boolean
  href: string | null
  note: Run[] | null
  hex: string | null
  /** Colours of a gradient, in their order. */
  gradient: string[] | null
}

/** What paper shows of a text; the JSON report has it all. */
const ownCharactersMax = 1_500
const siteCharactersMax = 600

/** One line of text, whatever it was. Private characters mean nothing beside the typeface of icons that they were made for. */
export const plain = (text: string, charactersMax = ownCharactersMax): string =>
  shortened(
    cleaned(text.slice(0, 4 * charactersMax))
      .replace(/\s+/g, ' ')
      .replace(/[\p{Noncharacter_Code_Point}\p{Co}]/gu, '')
      .replace(manyMarks, '$1')
      .replace(manyJoined, '$1')
      .trim(),
    charactersMax,
  )

/** More marks on one letter than any language has would be painted over the lines above. */
const manyMarks = /(\p{M}{4})\p{M}+/gu
/** The longest emoji are joined of some eight. */
const manyJoined = /((?:\P{M}\p{M}*\u200d){8})(?:\P{M}?\p{M}*\u200d)+/gu

/** Marks where the template lets a line end; it is no part of the text that is set. */
const zeroWidthSpace = '\u200b'
/** Long runs of what has no place to break at; scripts without spaces are broken at most of their letters. */
const longWord =
  /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u200b]{17,}/gu
const lettersAtOnce = /(?:\P{M}\p{M}*){16}(?=\P{M})/gu

/** URLs break behind their signs, and endless words anywhere, as nothing may leave its column. */
const breakable = (text: string): string =>
  text.replace(longWord, (word) =>
    word
      .replace(/[/._?&=,:;@~+-](?=[\p{L}\p{N}])/gu, `$&${zeroWidthSpace}`)
      .split(zeroWidthSpace)
      .map((part) => part.replace(lettersAtOnce, `$&${zeroWidthSpace}`))
      .join(zeroWidthSpace),
  )

const broken = (text: string, charactersMax: number) => breakable(plain(text, charactersMax))

/** Our words, in which the site's stand between “ and ”. */
export function prose(text: string, charactersMax = ownCharactersMax): Run[] {
  return quotedPieces(shortened(text, charactersMax)).map(({ text, quoted }): Run => {
    if (quoted) return siteRun('quoted', text, charactersMax)
    return { voice: 'ours', text: isolatedWords(dated(spaced(text, broken(text, charactersMax)))) }
  })
}

/** Spaces at both ends part a piece from its neighbours. */
const spaced = (text: string, trimmed: string) =>
  trimmed === '' ? ' ' : `${/^\s/.test(text) ? ' ' : ''}${trimmed}${/\s$/.test(text) ? ' ' : ''}`

/** Dates of ours as people write them, on one line. */
const dated = (text: string) => text.replace(/\b\d{4}-\d\d-\d\d\b/g, (date) => longDate(date).replaceAll(' ', '\u00a0'))

export const paragraphs = (text: string): Run[][] =>
  text.split('\n\n', paragraphsMax).map((paragraph) => prose(paragraph, paragraphCharactersMax))

const paragraphsMax = 5
const paragraphCharactersMax = 900

/** Words of the site in a heading, a cell, a label: no quotation marks. */
export const verbatim = (text: string, charactersMax = siteCharactersMax): Run[] => [
  siteRun('site', text, charactersMax),
]

const siteRun = (voice: 'quoted' | 'site', text: string, charactersMax: number): Run => ({
  voice,
  text: isolated(broken(text, charactersMax)),
  ...(startsRightToLeft(text) ? { rtl: true } : {}),
})

/** `bare`: where quotation marks would only be noise. */
export function worded(
  { text, voice, href, note, hex, gradient }: Omit<Point, 'evidence'>,
  look: 'bare' | 'quoted',
): Words {
  const site = siteRun(look === 'quoted' ? 'quoted' : 'site', text, siteCharactersMax)
  return {
    runs: voice === 'site' ? [site] : prose(text),
    rtl: voice === 'site' && startsRightToLeft(text),
    href: href === undefined ? null : safeHref(href),
    note: note === undefined || note === '' ? null : prose(note, 300),
    hex: hex !== undefined && isHex(hex) ? hex : null,
    gradient: gradient === undefined ? null : gradientColors(gradient),
  }
}

/** A name for what has none: a heading says something. */
export const headed = (runs: Run[]): Run[] =>
  runs.some(({ text }) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(text)) ? runs : [{ voice: 'ours', text: '–' }]

/** Our own text that is no prose: a URL, a name of ours. */
export const own = (text: string, charactersMax: number): Run[] => [
  { voice: 'ours', text: broken(text, charactersMax) },
]

export const isHex = (color: string) => /^#[0-9a-f]{6}$/.test(color)

function gradientColors(gradient: string): string[] | null {
  const colors = gradient.slice(0, 400).match(/#[0-9a-f]{6}\b/gi) ?? []
  return colors.length < 2 ? null : colors.slice(0, 6)
}

/** Whether its first letter is of a script that reads from right to left (Unicode's rule P2). */
const startsRightToLeft = (text: string): boolean => {
  const [letter] = text.slice(0, 400).match(/\p{L}/u) ?? []
  return letter !== undefined && rightToLeft.test(letter)
}

/** A passage from right to left turns around nothing that stands beside it (U+2068, U+2069). */
const isolated = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text)

const rightToLeftWords = new RegExp(
  `(?:${rightToLeft.source}\\p{M}*)+(?:[ \u200b'’״׳-]+(?:${rightToLeft.source}\\p{M}*)+)*`,
  'gu',
)

/** Names and places in our words: two with a comma between them stay in their order, and so does a number behind one. */
const isolatedWords = (text: string) => text.replace(rightToLeftWords, '\u2068$&\u2069')
