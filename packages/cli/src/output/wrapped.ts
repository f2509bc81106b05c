import { wrapped as linesOf } from '@brandprint/engine/terminal-text'

/** Text in lines of at most `width` columns, each after `margin`; a word that is longer than a line is broken. */
export const wrapped = (text: string, width: number, margin: string): string =>
  linesOf(text, width - margin.length)
    .map((line) => margin + line)
    .join('\n')
