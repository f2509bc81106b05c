/** Scores as tables for the terminal. */
import { type FieldName, f1, fieldNames, type Score, type Scores } from './scores.ts'

export type Rows = Map<string, Scores>

export interface Mean {
  sites: number
  /** Mean over the sites; of lists, F1 over the entries of all sites. */
  value: number
  /** Of lists. */
  recall: number | null
  abstained: number
  /** Names of the sites where something was wrong. */
  wrong: string[]
}

/** @param names the sites that count; all when left out */
export function meanOf(rows: Rows, field: FieldName, names: readonly string[] = [...rows.keys()]): Mean | null {
  const scored = names.flatMap((name) => {
    const score = rows.get(name)?.[field]
    return score == null ? [] : [{ name, score }]
  })
  if (scored.length === 0) return null
  const scores = scored.map(({ score }) => score)
  const counts = totals(scores)
  return {
    sites: scored.length,
    value: counts === null ? scores.reduce((sum, { value }) => sum + value, 0) / scores.length : f1(counts),
    recall: counts === null ? null : counts.found / Math.max(1, counts.found + counts.missed),
    abstained: scores.filter(({ abstained }) => abstained).length,
    wrong: scored.filter(({ score }) => score.value < 1).map(({ name }) => name),
  }
}

function totals(scores: Score[]): { found: number; extra: number; missed: number } | null {
  if (!scores.some(({ counts }) => counts !== undefined)) return null
  const sum = (part: 'found' | 'extra' | 'missed') =>
    scores.reduce((total, { counts }) => total + (counts?.[part] ?? 0), 0)
  return { found: sum('found'), extra: sum('extra'), missed: sum('missed') }
}

export const figure = (value: number | null | undefined) => (value == null ? '–' : value.toFixed(2))

export function printRow(site: string, scores: Scores, seconds: number, isVerbose: boolean): void {
  const cells = fieldNames.map((field) => {
    const score = scores[field]
    return score === null ? '  · ' : score.value === 1 ? '  ok' : score.value.toFixed(2)
  })
  console.log(`${site.slice(0, 20).padEnd(20)} ${cells.join(' ')} ${seconds.toFixed(1).padStart(5)} s`)
  for (const field of fieldNames) {
    const score = scores[field]
    if (score === null || score.note === '') continue
    if (isVerbose || score.counts === undefined) console.log(`  ${field}: ${score.note}`)
  }
}

/** @param sites whether the sites that are not all right are named; hidden ones are not */
export function printMeans(rows: Rows, sites: 'named' | 'unnamed'): void {
  console.log(`\n${'field'.padEnd(15)} sites  mean  recall  abstained  not all right`)
  for (const field of fieldNames) {
    const mean = meanOf(rows, field)
    if (mean === null) continue
    const { sites: count, value, recall, abstained, wrong } = mean
    const first = wrong.length > 5 ? `${wrong.slice(0, 5).join(', ')} and ${wrong.length - 5} more` : wrong.join(', ')
    const named = sites === 'named' ? first : String(wrong.length)
    console.log(
      `${field.padEnd(15)} ${String(count).padStart(5)}  ${figure(value)}  ${figure(recall).padStart(6)}  ${String(abstained).padStart(9)}  ${named}`,
    )
  }
}

/** Several tools on the same pages, a column each. */
export function printTools(tools: ReadonlyMap<string, Rows>): void {
  const names = [...tools.keys()]
  console.log(`\n${'field'.padEnd(15)} ${names.map((name) => name.padStart(Math.max(10, name.length))).join('  ')}`)
  for (const field of fieldNames) {
    const cells = names.map((name) => {
      const mean = meanOf(tools.get(name)!, field)
      return figure(mean?.value).padStart(Math.max(10, name.length))
    })
    if (cells.some((cell) => cell.trim() !== '–')) console.log(`${field.padEnd(15)} ${cells.join('  ')}`)
  }
}
