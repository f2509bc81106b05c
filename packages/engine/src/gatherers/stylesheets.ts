import type { Degradation, Fetched } from '../artifacts.ts'
import type { PageHead } from '../document/page-head.ts'
import { importsOf, linkedStylesheets, sheetsOfPageMax } from '../styles/linked-stylesheets.ts'
import { stylesheetCharactersMax } from '../styles/parse-css.ts'
import { indexedSelectorsMax } from '../styles/style-index.ts'
import type { Gathering } from './gathering.ts'

const importDepthMax = 3

/** Bytes of stylesheets that one analysis parses; the largest design systems come to two or three million. */
const parsedBytesMax = 3_000_000

type SheetGathering = Pick<Gathering, 'recorder' | 'parsed' | 'degraded' | 'sheetBytes'> & {
  deps: Pick<Gathering['deps'], 'pool'>
}

/** Fetches the stylesheets of a page and what they import, at most three imports deep; each sheet once an analysis. */
export async function gatherStylesheets(gathering: SheetGathering, head: PageHead): Promise<void> {
  const { sheets } = gathering.parsed
  let wave = linkedStylesheets(head)
  for (let depth = 0; depth <= importDepthMax && wave.length > 0; depth++) {
    const asked = wave.filter((url) => !sheets.has(url))
    const answers = await Promise.all(asked.map((url) => fetchSheet(gathering, url)))
    // What fits is told by the order of the sheets, not by which came first: the same site gives the same styles.
    const kept = answers.filter((answer) => answer !== null && hasRoomFor(gathering, answer)) as Fetched[]
    const found = await Promise.all(kept.map((answer) => parseSheet(gathering, answer)))
    wave = [...new Set(found.flat())].filter((url) => !sheets.has(url)).slice(0, sheetsOfPageMax)
  }
  noteTooManyRules(gathering)
}

async function fetchSheet({ recorder }: SheetGathering, url: string): Promise<Fetched | null> {
  const answer = await recorder.request(url, 'stylesheet')
  if (!answer.ok || answer.value.status !== 200) return null
  return /text\/html/i.test(answer.value.headers['content-type'] ?? '') ? null : answer.value
}

function hasRoomFor(gathering: SheetGathering, { url, body }: Fetched): boolean {
  const bytes = Math.min(body.length, stylesheetCharactersMax)
  if (gathering.sheetBytes + bytes > parsedBytesMax) {
    note(gathering.degraded, leftOut(url))
    return false
  }
  gathering.sheetBytes += bytes
  return true
}

/** @returns the URLs that the sheet imports */
async function parseSheet(
  { parsed, deps }: SheetGathering,
  { url, finalUrl, body, headers }: Fetched,
): Promise<string[]> {
  const sheet = await deps.pool.parse({ kind: 'stylesheet', body, contentType: headers['content-type'], url: finalUrl })
  // One that cannot be parsed is not tried again for the next page.
  parsed.sheets.set(url, sheet.ok ? sheet.value : { rules: [], imports: [], fontFaces: [], truncated: ['all of it'] })
  if (!sheet.ok) return []
  return importsOf(sheet.value, finalUrl)
}

const leftOut = (url: string) =>
  `${url} was not read: the stylesheets of one analysis may have ${parsedBytesMax} bytes.`

/** Whether the gathering left a sheet out for the bytes of all: a capture that is replayed leaves it out again. */
export const wasLeftOut = (degraded: readonly Degradation[], url: string): boolean =>
  degraded.some(({ part, detail }) => part === 'stylesheets' && detail === leftOut(url))

function noteTooManyRules({ parsed, degraded }: SheetGathering): void {
  let rules = 0
  for (const sheet of parsed.sheets.values()) rules += sheet.rules.length
  if (rules > indexedSelectorsMax) {
    note(degraded, `Of the rules of the stylesheets ${indexedSelectorsMax} were read.`)
  }
}

function note(degraded: Degradation[], detail: string): void {
  if (!degraded.some((known) => known.detail === detail)) degraded.push({ part: 'stylesheets', detail })
}
