/** The report for programs and for people, without what makes one. */

export { formatAnswer } from './answer.ts'
export { formatHtml, type HtmlOptions } from './html.ts'
export { formatJson } from './json.ts'
export { formatMarkdown } from './markdown.ts'
export { reportSchema } from './schema.ts'
export { formatText, type TextDetail, type TextOptions } from './text.ts'
export { formatVersus, type VersusFormat, type VersusOptions, versusFormats } from './versus.ts'
