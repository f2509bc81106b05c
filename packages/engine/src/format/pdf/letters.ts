/** How much a document says at most, so that it is made in time whatever a report holds. */
import type { Run } from './words.ts'

/** The longest report of a real site has a third of it. */
const lettersMax = 150_000
/** Texts are cut to these lengths, one after the other, until all of them are no longer than that. */
const lengths = [500, 250, 120, 60]

export const isRun = (value: object): value is Run => 'voice' in value && 'text' in value

/** The same data with its texts as short as they have to be. */
export function withinLetters<Data extends object>(data: Data): Data {
  const runs = runsOf(data)
  const lettersAt = (length: number) => runs.reduce((sum, { text }) => sum + Math.min(length, text.length), 0)
  if (lettersAt(Number.POSITIVE_INFINITY) <= lettersMax) return data
  const length = lengths.find((length) => lettersAt(length) <= lettersMax) ?? lengths.at(-1) ?? 0
  for (const run of runs) {
    if (run.text.length > length) run.text = `${run.text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}…`
  }
  return data
}

function runsOf(data: object): Run[] {
  const runs: Run[] = []
  const open: unknown[] = [data]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if (isRun(value)) runs.push(value)
    else open.push(...Object.values(value))
  }
  return runs
}
