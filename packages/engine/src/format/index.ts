/** The report for programs and for people, without what makes one. */

export { formatHtml, type HtmlOptions } from './html.ts'
export { formatJson } from './json.ts'
export { formatText, type TextOptions } from './text.ts'
