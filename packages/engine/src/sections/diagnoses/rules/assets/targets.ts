/** Figures that are aimed at, and not yet reached: “99 % on time”, “our goal every day”. */
import type { OwnLine } from '../../own-lines.ts'

/** What is called a goal, in the languages of sites: the beginnings of words. */
const target =
  /(?<!\p{L})(?:goals?|targets?|targeted|aims?|aiming|objectives?|ziel(?:e|en|wert|wird)?|zielsetzung|angestrebt\p{L}*|doel(?:en|stelling\p{L}*)?|streven|streefwaarde|objectifs?|objetivos?|meta|obiettiv[oi]|cel(?:em|e|u)?|cíl(?:em|e)?|mål(?:et|sättning\p{L}*|setning\p{L}*|sætning\p{L}*)?|tavoite\p{L}*|цель|цели|мета)(?!\p{L})/iu
const captionWordsMax = 6
/** Pages that draw a figure set its caption right below. */
const near = 1

/** Tells whether a line, or the caption beside its figure, speaks of a goal. */
export function targetReader(lines: readonly OwnLine[]): (line: OwnLine) => boolean {
  const places = new Map(lines.map((line, at) => [line, at]))
  return (line) => {
    if (target.test(line.text)) return true
    const at = places.get(line) ?? lines.findIndex(({ page, text }) => page === line.page && text === line.text)
    const caption = at < 0 ? undefined : lines[at + near]
    return (
      caption !== undefined &&
      caption.page === line.page &&
      caption.text.split(/\s+/).length <= captionWordsMax &&
      !/\d/.test(caption.text) &&
      target.test(caption.text)
    )
  }
}
