/** What a sentence of a summary is with the facts taken out: how much of a report is a form letter. */
import type { FullReport } from '@brandprint/engine'

/** All summaries of a report: of the whole, then of each section. */
export function summariesOf({ results }: FullReport): { part: string; text: string }[] {
  const sections = Object.entries(results.coverage.sections)
  return [
    { part: 'summary', text: results.summary },
    ...sections.map(([part, { summary }]) => ({ part, text: summary })),
  ]
}

/** What stands on the first page, and what is planned: by part, each sentence apart from labels. */
export function firstPageOf({ results }: FullReport): { part: string; text: string }[] {
  const { thesis, strategy } = results
  const initiatives = strategy.initiatives.flatMap(({ title, rationale }) => [
    { part: 'initiative title', text: title },
    { part: 'initiative reason', text: rationale },
  ])
  if (thesis === undefined) return initiatives
  const said = [
    thesis.headline,
    thesis.text,
    thesis.question,
    ...thesis.moves.flatMap(({ title, text }) => [title, text]),
  ]
  return [...said.flatMap((text) => (text === null ? [] : [{ part: 'first page', text }])), ...initiatives]
}

const archetypes =
  /\b(?:an? |the )?(?:Innocent|Everyman|Hero|Outlaw|Explorer|Creator|Ruler|Magician|Lover|Caregiver|Jester|Sage)s?\b/g

/** Quotations, names, addresses and numbers each become a slot; what is left is ours. */
export function templatesOf(text: string, { results }: FullReport): string[] {
  const { name, nameVariants } = results.brandIdentity
  const names = [name, ...nameVariants].filter((known) => known !== null).sort((a, b) => b.length - a.length)
  let bare = text.replace(/“[^”]*”/gu, '“”')
  for (const known of names) bare = bare.replaceAll(known, '@')
  bare = bare
    .replace(/\bhttps?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?\b/gi, '@')
    .replace(/(?:^|(?<=\s))\/[\w%./-]*/g, '@')
    .replace(archetypes, 'the ~')
    .replace(/[$€£¥]?\d+(?:[.,:]\d+)*(?:\s?%)?/g, '#')
    .replace(/“”(?:(?:, | and | · )“”)+/g, '“”')
  return bare
    .split(/(?<=[.!?…”])\s+(?=[\p{Lu}“@#])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
}
