/** Measured figures, and the table that shows them. */

export interface Figure {
  name: string
  figure: string
  /** Where one was promised. */
  aim?: { text: string; isMet: boolean }
}

/** Nearest rank: the value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], rank: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((rank / 100) * sorted.length) - 1)]!
}

export const median = (values: readonly number[]): number => percentile(values, 50)

export const milliseconds = (ms: number): string => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`
export const mebibytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MiB`
export const latencies = (times: readonly number[]): string =>
  `p50 ${milliseconds(percentile(times, 50))}, p99 ${milliseconds(percentile(times, 99))}`

export function asTable(figures: readonly Figure[]): string {
  const rows = [
    ['measured', 'figure', 'aim', ''],
    ...figures.map(({ name, figure, aim }) => [
      name,
      figure,
      aim?.text ?? '',
      aim === undefined ? '' : aim.isMet ? 'ok' : 'not',
    ]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
  return [lines[0], '─'.repeat(Math.max(...lines.map(({ length }) => length))), ...lines.slice(1)].join('\n')
}
