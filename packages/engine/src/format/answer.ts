/** An answer about an analysis, for a terminal. */
import { harmless, isolated, wrapped } from './terminal-text.ts'

/** Points of a list and sources are indented below their mark. */
const mark = /^(?:[-•] |\[\d+\] )/

/** In lines of at most `width` columns, ending with a line break. */
export function formatAnswer(content: string, { width }: { width: number }): string {
  const lines = content.split('\n').flatMap((written) => {
    const line = harmless(written)
    const margin = ' '.repeat(mark.exec(line)?.[0].length ?? 0)
    return wrappedUnder(line, width, margin)
  })
  return `${lines.join('\n')}\n`
}

function wrappedUnder(line: string, width: number, margin: string): string[] {
  if (line === '') return ['']
  return wrapped(line, width - margin.length).map((part, at) => (at === 0 ? '' : margin) + isolated(part))
}
